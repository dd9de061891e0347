// Two random players at each of many tables of boardgame.io, over its own socket transport.
// node players.cjs PORT TABLES SECONDS RATE: RATE moves a second all together; 0: as fast as answers come.
// A move is answered when both players have been sent the state that holds it. Prints one line of JSON.

const { io } = require('socket.io-client')

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number)
let done = 0
let times = []
let counting = false

class Table {
  constructor(number) {
    this.number = number
    this.match = 0
    this.due = 0
    this.sockets = ['0', '1'].map((who) => {
      const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true })
      socket.on('sync', (id, info) => this.hear(who, id, info.state))
      socket.on('update', (id, state) => this.hear(who, id, state))
      return socket
    })
    this.ready = Promise.all(this.sockets.map((socket) => new Promise((good) => socket.once('connect', good))))
  }

  get id() {
    return `table-${this.number}-${this.match}`
  }

  async begin() {
    this.heard = { 0: -1, 1: -1 }
    this.sentAt = 0
    // The first to come makes the match; the second finds it there.
    this.sockets[0].emit('sync', this.id, '0', undefined, 2)
    await new Promise((good) => setTimeout(good, 20))
    this.sockets[1].emit('sync', this.id, '1', undefined, 2)
  }

  hear(who, id, state) {
    if (id !== this.id) return
    this.heard[who] = state._stateID
    if (this.heard[0] !== this.heard[1]) return
    if (this.sentAt) {
      if (counting) {
        done += 1
        times.push(performance.now() - this.sentAt)
      }
      this.sentAt = 0
    }
    if (state.ctx.gameover) {
      this.match += 1
      this.begin()
    } else if (!rate) {
      this.act(state)
    } else {
      const now = performance.now()
      this.due = Math.max(now, this.due + (1000 * tables) / rate)
      setTimeout(() => this.act(state), this.due - now)
    }
  }

  act(state) {
    const who = state.ctx.currentPlayer
    const free = state.G.cells.flatMap((held, cell) => (held === null ? [cell] : []))
    const args = [free[Math.floor(Math.random() * free.length)]]
    this.sentAt = performance.now()
    const move = { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID: who } }
    this.sockets[who].emit('update', move, state._stateID, this.id, who)
  }
}

const wait = (milliseconds) => new Promise((good) => setTimeout(good, milliseconds))

async function main() {
  const all = []
  for (let number = 0; number < tables; number++) {
    const table = new Table(number)
    await table.ready
    all.push(table)
  }
  const now = performance.now()
  all.forEach((table, number) => {
    table.due = now + (rate ? (1000 * number) / rate : 0)
    table.begin()
  })
  await wait((1000 * seconds) / 5 + 1000)
  counting = true
  const start = performance.now()
  await wait(1000 * seconds)
  counting = false
  const spent = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share) => Math.round(10 * (times[Math.floor(share * times.length)] ?? 0)) / 10
  console.log(JSON.stringify({ actions_per_s: Math.round(done / spent), p50_ms: at(0.5), p99_ms: at(0.99) }))
  process.exit(0)
}

main()
