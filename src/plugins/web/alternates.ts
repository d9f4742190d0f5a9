/**
 * Serves: /cv.md, the CV as the markdown it is. Gives `/` its other face for agents: the overview as markdown.
 * From: the version readers see; the discovery documents.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../../server/entity-tags.ts'
import { tagOf } from './layout.ts'

const MARKDOWN = 'text/markdown; charset=utf-8'

function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `"${tagOf(text)}-md"`
  void reply.headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate' })
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type(MARKDOWN).send(text)
}

/** What `/` is for those who ask for markdown. */
export function homeMarkdown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return send(request, reply, app.discovery.indexMarkdown())
}

const alternates: FastifyPluginAsync = async (app) => {
  app.get('/cv.md', { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, app.content.current.publicText),
  )
}

export default alternates
