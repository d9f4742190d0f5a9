/** JSON lines through pino. Questions, bodies, addresses' query strings and credentials are never written. */
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

export function loggerOptions(
  config: Pick<Config, 'LOG_LEVEL'>,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.LOG_LEVEL,
    ...(stream ? { stream } : {}),
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization', 'headers.cookie'],
      censor: '[redacted]',
    },
    serializers: {
      // The path alone: a query string may hold a question or, wrongly, a key.
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0], address: request.ip }),
    },
  }
}
