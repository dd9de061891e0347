// boardgame.io's server with tic-tac-toe, for `darklantern bench server` to be measured beside ours.
// node server.cjs PORT. It keeps its matches in memory, as it does unless told otherwise.

const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer }
    if (G.cells.every((cell) => cell !== null)) return { draw: true }
  },
}

const server = Server({ games: [ticTacToe], origins: ['http://127.0.0.1'] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') })
