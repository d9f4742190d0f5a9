/**
 * Serves: the pages for people (/, /owner, /account) and their assets. From: the content, the engine, and for what
 * a signed-in person does, the same API that everybody else uses.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { chooseEncoding, clientLoader, type ClientAssets } from './assets.ts'
import { ApiError } from '../../server/errors.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import alternates from './alternates.ts'
import home from './home.ts'
import { contentSecurityPolicy, document, pageHeaders } from './layout.ts'
import signedIn from './signed-in.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The built scripts and styles of the pages. */
    clientAssets: () => Promise<ClientAssets>
    /** Addresses of the pictures that stand for the site, of the surface that serves them. */
    pageImages: () => Promise<PageImages>
    /** Hook of a page: opened on another loopback name than that of BASE_URL, it goes there. */
    toBaseUrl: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }
}

interface PageImages {
  readonly favicon?: string | undefined
  readonly ogImage?: string | undefined
}

const PAGE_HEADERS = pageHeaders(contentSecurityPolicy())
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where a page opened under this Host belongs, if elsewhere: another name of the same loopback port. */
export function canonicalOrigin(host: string | undefined, baseUrl: string): string | undefined {
  if (!host || !URL.canParse(`http://${host}`)) return undefined
  const base = new URL(baseUrl)
  const asked = new URL(`${base.protocol}//${host}`)
  const other = asked.hostname !== base.hostname && asked.port === base.port
  return other && LOOPBACK.has(asked.hostname) && LOOPBACK.has(base.hostname) ? base.origin : undefined
}

export default fp(
  async function web(app) {
    app.decorate('clientAssets', clientLoader())
    let known: { version: PublishedVersion; images: PageImages } | undefined
    app.decorate('pageImages', async () => {
      const version = app.content.current
      if (known?.version === version) return known.images
      const reply = await app.inject({ url: '/cv/meta' })
      if (reply.statusCode !== 200) return {}
      const { favicon, og_image: ogImage } = reply.json<{ favicon?: string; og_image?: string }>()
      known = { version, images: { favicon, ogImage } }
      return known.images
    })
    app.decorate('toBaseUrl', async (request: FastifyRequest, reply: FastifyReply) => {
      const origin = canonicalOrigin(request.headers.host, app.config.BASE_URL)
      if (origin)
        return reply.code(307).header('cache-control', 'no-store').redirect(`${origin}${request.url}`, 307)
      return undefined
    })

    app.get('/assets/:name', { schema: { hide: true } }, async (request, reply) => {
      const { name } = request.params as { name: string }
      const asset = (await app.clientAssets()).get(name)
      if (!asset) throw new ApiError('not_found')
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const packed = encoding === 'identity' ? undefined : asset[encoding]
      void reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        ...(packed ? { 'content-encoding': encoding } : {}),
      })
      return reply.type(asset.type).send(packed ?? asset.bytes)
    })

    app.decorate('missingPage', async (reply: FastifyReply) => {
      const [assets, { favicon }] = await Promise.all([app.clientAssets(), app.pageImages()])
      const title = 'There is nothing at this address'
      const body = `<main class="status">\n<h1>${title}</h1>\n<p><a href="/">To the CV</a></p>\n</main>`
      return reply
        .code(404)
        .headers({ ...PAGE_HEADERS, 'cache-control': 'no-store', vary: 'Accept' })
        .type('text/html; charset=utf-8')
        .send(document(assets, { title, entry: 'plain', favicon }, body))
    })

    await app.register(alternates)
    await app.register(home)
    await app.register(signedIn)
  },
  { name: 'web' },
)
