/**
 * Serves: / as HTML, with `?q=` as HTML with the answer, and for `Accept: text/markdown` the markdown of the CV.
 * From: the version readers see and the engine. The plain page is made once a version and kept compressed.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namesTag } from '../../server/entity-tags.ts'
import type { ApiErrorBody } from '../../server/errors.ts'
import { queryTextSchema } from '../ask/request.ts'
import type { WireAnswer } from '../ask/wire.ts'
import { chooseEncoding, ENCODINGS } from './assets.ts'
import { renderCv } from './cv/cv-html.ts'
import { SERVER_ANCHOR, type Asked } from './home-page.ts'
import { badQuestion, kindly } from './home-problems.ts'
import { contentSecurityPolicy, pageHeaders } from './layout.ts'
import { preparedPages } from './prepared-pages.ts'
import { markId } from './shared/answer-view.ts'
import { homeMarkdown } from './alternates.ts'
import { homeLinks } from '../discovery/links.ts'

const MAX_PREV = 5

const querySchema = z.object({
  q: z.union([queryTextSchema, z.literal('')]).optional(),
  prev: z.union([queryTextSchema, z.array(queryTextSchema).max(20)]).optional(),
})

const HEADERS = pageHeaders(contentSecurityPolicy())

const home: FastifyPluginAsync = async (app) => {
  const { prepare, html, pageOf } = preparedPages(app)
  const asMarkdown = homeMarkdown(app)

  const plainPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = await prepare(app.content.current)
    const page = await pageOf(made)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const tag = `"${page.tag}-${encoding}"`
    void reply.headers({
      etag: tag,
      'cache-control': 'no-cache',
      'last-modified': made.version.modified.toUTCString(),
    })
    const known = request.headers['if-none-match']
    if (namesTag(known, tag) || namesWeakly(known, page.tag)) return reply.code(304).send()
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(page.bodies[encoding])
  }

  const askedPage = async (
    question: string,
    prev: readonly string[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const made = await prepare(app.content.current)
    // The page asks the way everybody asks: the same checks, limits and errors hold.
    const response = await app.inject({
      method: 'POST',
      url: '/ask',
      remoteAddress: request.ip,
      payload: { query: question, prev },
    })
    let asked: Asked
    if (response.statusCode === 200) asked = { question, prev, answer: response.json<WireAnswer>() }
    else {
      const { code, message } = response.json<ApiErrorBody>()
      const { 'retry-after': after } = response.headers
      void reply.code(response.statusCode).headers(after === undefined ? {} : { 'retry-after': after })
      asked = { question, prev, answer: undefined, problem: kindly(code, message) }
    }
    const same = asked.answer?.version === made.version.version
    const marks = same
      ? (asked.answer?.sources ?? []).map((s, i) => ({
          start: s.start,
          end: s.end,
          id: markId(SERVER_ANCHOR, i),
        }))
      : []
    const cv = marks.length ? renderCv(made.document, marks, made.profile) : made.cv
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await html(made, cv, asked))
  }

  app.get('/', { schema: { hide: true }, onRequest: app.toBaseUrl }, async (request, reply) => {
    void reply.headers({ ...HEADERS, vary: 'Accept, Accept-Encoding', link: homeLinks(app.config) })
    if (prefersMarkdown(request.headers.accept)) return asMarkdown(request, reply)
    const parsed = querySchema.safeParse(request.query)
    if (!parsed.success) {
      const { question, message } = badQuestion(request.query, parsed.error)
      void reply.code(400).header('cache-control', 'no-store').type('text/html; charset=utf-8')
      const made = await prepare(app.content.current)
      return reply.send(
        await html(made, made.cv, { question, prev: [], answer: undefined, problem: message }),
      )
    }
    const question = parsed.data.q?.trim()
    if (!question) return plainPage(request, reply)
    return askedPage(question, [parsed.data.prev ?? []].flat().slice(-MAX_PREV), request, reply)
  })
}

/** Whether a weak tag is the page's in another encoding, as a proxy that decodes it sends: what is in it is the same. */
const namesWeakly = (list: string | undefined, tag: string): boolean =>
  list !== undefined && ENCODINGS.some((encoding) => list.includes(`W/"${tag}-${encoding}"`))

/** Whether a client names markdown, and prefers it to HTML or does not name HTML. */
export function prefersMarkdown(accept = ''): boolean {
  const quality = (type: string): number => {
    const part = accept.split(',').find((p) => p.trim().toLowerCase().split(';')[0]?.trim() === type)
    if (!part) return 0
    const q = /;\s*q=([\d.]+)/.exec(part)?.[1]
    return q === undefined ? 1 : Number(q)
  }
  const markdown = quality('text/markdown')
  return markdown > 0 && markdown >= quality('text/html')
}

export default home
