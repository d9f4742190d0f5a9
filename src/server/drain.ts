/** Reads on what a client is still sending when it has its answer already: closed on, it would lose the answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_MS = 10_000

/** Call before an answer is sent that does not need the rest of the body; what comes after the limits is cut off. */
export function drain({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = raw.headers
  if (raw.complete || (coding === undefined && Number(length) === 0)) return
  // Fastify closes after a body that it refuses; the system then tells the client that nothing was delivered.
  void reply.removeHeader('connection')
  let left = MAX_BYTES
  const timer = setTimeout(() => raw.destroy(), MAX_MS).unref()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  const isOver = () => clearTimeout(timer)
  raw.once('end', isOver).once('close', isOver)
}
