// What the boards say.

export const board = {}
