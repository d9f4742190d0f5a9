import { connect } from 'node:net'

export interface RawAnswer {
  /** Status of each answer on the connection, in order. */
  readonly statuses: number[]
  readonly text: string
  /** Whether the other side closed the connection before the time was over. */
  readonly closed: boolean
  readonly ms: number
}

export interface RawOptions {
  /** Pieces that are sent one after the other, with this pause between them, milliseconds. */
  readonly pauseMs?: number
  /** How long the answer is waited for at most. */
  readonly waitMs?: number
  /** Stops waiting when so many answers have come. */
  readonly answers?: number
}

/** Sends bytes as they are, as no HTTP client would, and tells what comes back. */
export function sendRaw(
  port: number,
  pieces: readonly (string | Uint8Array)[],
  options: RawOptions = {},
): Promise<RawAnswer> {
  const { pauseMs = 0, waitMs = 5_000, answers } = options
  const start = performance.now()
  return new Promise((done) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    const statuses = () => [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map((m) => Number(m[1]))
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      clearTimeout(next)
      socket.destroy()
      done({ statuses: statuses(), text, closed, ms: performance.now() - start })
    }
    const timer = setTimeout(() => finish(false), waitMs)
    let next: NodeJS.Timeout | undefined
    const send = (at: number) => {
      const piece = pieces[at]
      if (piece === undefined || !socket.writable) return
      socket.write(piece)
      next = setTimeout(() => send(at + 1), pauseMs)
    }
    socket.on('connect', () => send(0))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (answers !== undefined && statuses().length >= answers) finish(false)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => finish(true))
  })
}
