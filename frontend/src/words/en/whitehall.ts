// The words of one game, loaded with its face.

export const whitehall = {}
