// What the server says is English already; this is how the skin without murders says it.

export const sentences = {
  patterns: {},
  names: {},
  thefts: {
    'The Time of the Crime is V: Jack must kill (C1).': 'The Time of the Crime is V: Jack must strike (C1).',
    'There is no {kind} woman left in hand (C16).': 'There is no courier {kind} left (C16).',
    'Women are laid on red circles, and {circle} is none (C16).': 'Couriers set out from red circles, and {circle} is none (C16).',
    '{circle} bears a crime scene (C16).': '{circle} is the scene of a theft (C16).',
    'A woman lies on {circle} already (C16).': 'A courier is on {circle} already (C16).',
    'On the third night Jack kills two, on the others one (C6).': 'On the third night Jack steals two cases, on the others one (C6).',
    'The two victims are not the same (C6).': 'The two cases are not the same (C6).',
    'No wretched stands on {circle} (Blood on the Streets).': 'No courier with a jewel case is on {circle}.',
    'No wretched stands on {circle} (C3).': 'No courier is on {circle} (C3).',
    'The wretched on {circle} has moved already: each moves once (C3).': 'The courier on {circle} has walked already: each walks once (C3).',
    'A wretched stands on {to} (C3).': 'A courier is on {to} (C3).',
    '{to} is a crime scene (C3).': '{to} is the scene of a theft (C3).',
    '{to} is more than two crossings away from {here} (Hunting the Monster).': '{to} is more than two crossings away from {here}.',
    'Lives near his victims, foresees how the police will stand, seldom errs.': 'Lives near the scenes of his thefts, foresees how the police will stand, seldom errs.',
  },
  theftNames: {
    'Blood on the Streets': 'Glass on the Streets',
    'Ready to Kill': 'Ready to Steal',
    'The Victims are Chosen': 'The Couriers are Chosen',
    'The Targets are Identified': 'The Couriers Set Out',
    'Hunting the Monster': 'Hunting the Thief',
    'marked': 'with a jewel case',
    'fake': 'with nothing',
  },
}
