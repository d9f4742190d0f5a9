/** Tells work that nobody waits for it any more: whoever no longer waits for an answer closes the connection. */
import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'

/** One signal for all questions that come over a connection: made once for each, it was dear. */
const signals = new WeakMap<Socket, AbortSignal>()

/** Fires when the connection closes. */
export function goneOf(connection: Socket): AbortSignal {
  const known = signals.get(connection)
  if (known) return known
  const gone = new AbortController()
  // As many as questions wait: each stops listening when its turn comes.
  setMaxListeners(0, gone.signal)
  if (connection.destroyed) gone.abort()
  else connection.once('close', () => gone.abort())
  signals.set(connection, gone.signal)
  return gone.signal
}
