/** The other faces of the home page: its markdown for agents, and the Link header to what agents look for. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The CV as markdown. */
export function homeMarkdown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { publicText, etag } = app.content.current
  const tag = `${etag.slice(0, -1)}-md"`
  void reply.headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('text/markdown; charset=utf-8').send(publicText)
}

export function homeLinkHeader(_app: FastifyInstance): string | undefined {
  return undefined
}
