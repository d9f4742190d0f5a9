/**
 * Serves: /cv.md, the CV as the markdown it is. Gives `/` its other face for agents: the overview as markdown.
 * From: the version readers see; the discovery documents. Each is made once a version.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { Representation, type RepresentationOptions } from '../cv/representation.ts'

const MARKDOWN = 'text/markdown; charset=utf-8'
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Sends the same text until there is another version to make it of. */
function sender(
  app: FastifyInstance,
  text: (version: PublishedVersion) => string,
  options: Pick<RepresentationOptions, 'vary'> = {},
): Send {
  let made: { readonly version: PublishedVersion; readonly body: Representation } | undefined
  return (request, reply) => {
    const version = app.content.current
    if (made?.version !== version) {
      const kept = { ...options, cacheControl: CACHE_CONTROL, lastModified: version.modified }
      made = { version, body: Representation.of(text(version), MARKDOWN, kept) }
    }
    return made.body.send(request, reply)
  }
}

/** What `/` is for those who ask for markdown. */
export function homeMarkdown(app: FastifyInstance): Send {
  const send = sender(app, () => app.discovery.indexMarkdown(), { vary: 'Accept' })
  return (request, reply) => {
    // Other answers of this address are compressed as they leave; this one has its forms, with a tag each.
    request.raw.headers['x-no-compression'] = 'ready'
    return send(request, reply)
  }
}

const alternates: FastifyPluginAsync = async (app) => {
  const send = sender(app, ({ publicText }) => publicText)
  app.get(
    '/cv.md',
    { compress: false, config: { rateGroup: 'read' }, schema: { hide: true } },
    async (request, reply) => send(request, reply),
  )
}

export default alternates
