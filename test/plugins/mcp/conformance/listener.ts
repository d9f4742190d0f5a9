// The product's MCP transport and error handling with the suite's fixtures, without keys, on loopback.
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { mcpTransport } from '../../../../src/plugins/mcp/transport.ts'
import { systemClock } from '../../../../src/server/clock.ts'
import httpErrors from '../../../../src/server/http-errors.ts'
import { conformanceDefinitions } from './definitions.ts'

export async function conformanceListener(port: number): Promise<FastifyInstance> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(httpErrors)
  await app.register(mcpTransport, {
    path: '/mcp',
    addresses: [`http://127.0.0.1:${port}/mcp`],
    definitions: conformanceDefinitions,
    clock: systemClock,
    timeoutMs: 10_000,
    identify: async () => ({ id: 'anybody', charge: async () => undefined }),
  })
  await app.listen({ host: '127.0.0.1', port })
  return app
}
