/** Serves: GET /cv/meta, /favicon.svg and /og-image.png. From: the CV's name and headline; one picture a version. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { parseDocument } from '../../rag/document.ts'
import { deriveProfile } from '../../rag/profile.ts'
import { apiErrorSchema } from '../../server/errors.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { drawOgImage, faviconSvg } from './images.ts'
import { Representation } from './representation.ts'

export const cvPageMetaSchema = z
  .object({
    favicon: z.url().describe('Address of an SVG picture'),
    og_image: z.url().describe('Address of a PNG picture, 1200×630, for social previews'),
  })
  .meta({ title: 'CVPageMeta', description: 'Pictures of the page' })

/** Addresses change with the picture, so it may be kept for a while. */
const PICTURE_CACHE = 'public, max-age=300'

interface Pictures {
  readonly version: PublishedVersion
  readonly meta: Representation
  readonly favicon: Representation
  /** Drawn when it is first asked for. */
  png: Promise<Representation> | undefined
  readonly draw: () => Promise<Representation>
}

const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)

const meta: FastifyPluginAsyncZod = async (app) => {
  const { BASE_URL } = app.config

  const make = (version: PublishedVersion): Pictures => {
    const derived = deriveProfile(parseDocument(version.publicText))
    const { profile } = app.content
    const name = profile.name ?? (derived.name || 'CV')
    const headline = profile.headline ?? derived.headline
    const tag = shortHash(name, headline)
    const lastModified = version.modified
    const represent = (body: string | Buffer, type: string, hash: string, cacheControl = PICTURE_CACHE) =>
      new Representation(body, { type, etag: `"${hash}"`, lastModified, cacheControl })
    const addresses = {
      favicon: `${BASE_URL}/favicon.svg?v=${shortHash(name)}`,
      og_image: `${BASE_URL}/og-image.png?v=${tag}`,
    }
    return {
      version,
      meta: represent(
        JSON.stringify(addresses),
        'application/json; charset=utf-8',
        shortHash(addresses.favicon, addresses.og_image),
        'public, max-age=0, must-revalidate',
      ),
      favicon: represent(faviconSvg(name), 'image/svg+xml', shortHash(name)),
      png: undefined,
      draw: async () =>
        represent(await drawOgImage({ name, headline, host: new URL(BASE_URL).host }), 'image/png', tag),
    }
  }

  let pictures: Pictures | undefined
  const current = (): Pictures => {
    const version = app.content.current
    if (pictures?.version !== version) {
      const next = make(version)
      // A change that leaves name and headline alone leaves the picture alone.
      if (pictures?.meta.etag === next.meta.etag) next.png = pictures.png
      pictures = next
    }
    return pictures
  }

  app.get(
    '/cv/meta',
    {
      compress: false,
      config: { conditional: true },
      schema: {
        tags: ['cv'],
        security: [],
        operationId: 'getCvMeta',
        summary: 'Read the pictures of the page',
        description: 'Addresses of the favicon and of the picture for social previews.',
        response: { 200: cvPageMetaSchema, 503: apiErrorSchema },
      },
    },
    (request, reply) => void current().meta.send(request, reply),
  )
  app.get('/favicon.svg', { compress: false, schema: { hide: true } }, (request, reply) => {
    void current().favicon.send(request, reply)
  })
  app.get('/og-image.png', { compress: false, schema: { hide: true } }, async (request, reply) => {
    const now = current()
    now.png ??= now.draw()
    // A failed drawing is tried again by the next reader.
    now.png.catch(() => (now.png = undefined))
    return (await now.png).send(request, reply)
  })
}

export default meta
