// The skin: the same rules in other words and pictures.

/** "murders" as the games are told; "thefts" tells them without murders of women. */
export type Skin = 'murders' | 'thefts'
