// A child process: one bare route on the service's own Fastify options and logger. The parent sends the body, and gets
// the address back.
import { createWriteStream } from 'node:fs'
import Fastify from 'fastify'
import { fastifyOptions } from '../src/server/fastify-options.ts'

process.once('message', (body: string) => {
  // The service's log goes to /dev/null in a benchmark; so does this one's, through the same stream.
  const app = Fastify(
    fastifyOptions({ LOG_LEVEL: 'info', TRUST_PROXY: false }, createWriteStream('/dev/null')),
  )
  app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  void app.listen({ host: '127.0.0.1', port: 0 }).then((url) => process.send?.(`${url}/bare`))
})
