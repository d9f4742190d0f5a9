/** Lets answers leave that are written but not yet read: Node takes their connections for idle when it stops. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const LOOK_AGAIN_MS = 20

/**
 * Watches the connections of a server from its start on.
 * @returns what is called once before the server closes: idle connections are then kept until no other one holds
 * bytes that its reader has yet to take
 */
export function keepUnsent(server: Server): () => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    const closeIdle = server.closeIdleConnections.bind(server)
    server.closeIdleConnections = () => {
      const unsent = [...sockets].some((socket) => socket.writableLength > 0)
      if (unsent) setTimeout(() => server.closeIdleConnections(), LOOK_AGAIN_MS)
      else closeIdle()
    }
  }
}
