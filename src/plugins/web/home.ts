/**
 * Serves: / as HTML, with `?q=` as HTML with the answer, and for `Accept: text/markdown` the markdown of the CV.
 * From: the version readers see and the engine. The plain page is made once a version and kept compressed.
 */
import { setImmediate } from 'node:timers/promises'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseInTurns } from '../../rag/document.ts'
import type { CvDocument } from '../../rag/types.ts'
import { namesTag } from '../../server/entity-tags.ts'
import type { ApiErrorBody, ErrorCode } from '../../server/errors.ts'
import type { PublishedVersion } from '../../server/store/content-store.ts'
import { queryTextSchema } from '../ask/request.ts'
import type { WireAnswer } from '../ask/wire.ts'
import { chooseEncoding, compress, ENCODINGS } from './assets.ts'
import { renderCv, renderCvInTurns, type CvHtml } from './cv/cv-html.ts'
import { answered, exampleQuestions } from './examples.ts'
import { homePage, SERVER_ANCHOR, type Asked } from './home-page.ts'
import { contentSecurityPolicy, pageHeaders, tagOf } from './layout.ts'
import { personOf, type Person } from './person.ts'
import { markId } from './shared/answer-view.ts'
import { homeMarkdown } from './alternates.ts'
import { homeLinks } from '../discovery/links.ts'

const MAX_PREV = 5
/** Making the page takes longer than indexing an edit: whoever publishes or asks then goes first. */
const MAKE_AFTER_MS = 200

const querySchema = z.object({
  q: z.union([queryTextSchema, z.literal('')]).optional(),
  prev: z.union([queryTextSchema, z.array(queryTextSchema).max(20)]).optional(),
})

/** What is made once a version. */
interface Prepared {
  readonly version: PublishedVersion
  readonly document: CvDocument
  readonly person: Person
  readonly cv: CvHtml
  examples: readonly string[]
  page?: Promise<Page>
}

interface Page {
  readonly tag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

const HEADERS = pageHeaders(contentSecurityPolicy())

const home: FastifyPluginAsync = async (app) => {
  let prepared: { readonly version: PublishedVersion; readonly made: Promise<Prepared> } | undefined

  const prepare = (version: PublishedVersion): Promise<Prepared> => {
    if (prepared?.version === version) return prepared.made
    const made = make(version)
    prepared = { version, made }
    // What failed is tried anew for the next reader.
    made.catch(() => {
      if (prepared?.made === made) prepared = undefined
    })
    return made
  }

  const make = async (version: PublishedVersion): Promise<Prepared> => {
    const document = await parseInTurns(version.publicText)
    const person = personOf(document, app.content.profile)
    // Of a very long CV each of these takes a while: others are answered in between.
    await setImmediate()
    const made: Prepared = { version, document, person, cv: await renderCvInTurns(document), examples: [] }
    void chooseExamples(made).catch((err: unknown) => app.log.warn({ err }, 'no example questions'))
    return made
  }

  /** Asks the candidates, in the background; the page is made again when it can show them. */
  const chooseExamples = async (made: Prepared): Promise<void> => {
    const candidates = exampleQuestions(made.document, made.person.shortName)
    if (!app.ask.ready || app.ask.snapshot.version !== made.version.version) {
      made.examples = candidates.slice(0, 4)
      return
    }
    made.examples = await answered(candidates, async (query) => {
      const { sources } = await app.ask.ask({ query })
      return sources.length > 0
    })
    delete made.page
  }
  // With the text comes its index: what was made before it was there is made again, for the first reader or soon.
  let cancel = () => {}
  app.content.onSwap((version) => {
    prepared = undefined
    cancel()
    cancel = app.clock.after(MAKE_AFTER_MS, () => void prepare(version))
  })
  app.addHook('onClose', async () => cancel())

  const html = async (made: Prepared, cv: CvHtml, asked?: Asked): Promise<string> =>
    homePage({
      config: app.config,
      assets: await app.clientAssets(),
      version: made.version,
      person: made.person,
      cv,
      examples: made.examples,
      images: await app.pageImages(),
      asked,
    })

  const makePage = async (made: Prepared): Promise<Page> => {
    const text = await html(made, made.cv)
    const bytes = Buffer.from(text)
    return { tag: tagOf(text), bodies: { identity: bytes, ...(await compress(bytes)) } }
  }

  const pageOf = (made: Prepared): Promise<Page> => {
    if (made.page) return made.page
    const page = makePage(made)
    made.page = page
    // What failed is tried anew for the next reader.
    page.catch(() => {
      if (made.page === page) delete made.page
    })
    return page
  }

  const plainPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = await prepare(app.content.current)
    const page = await pageOf(made)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const tag = `"${page.tag}-${encoding}"`
    void reply.headers({
      etag: tag,
      'cache-control': 'no-cache',
      'last-modified': made.version.updatedAt.toUTCString(),
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
    const cv = marks.length ? renderCv(made.document, marks) : made.cv
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await html(made, cv, asked))
  }

  app.get('/', { schema: { hide: true }, onRequest: app.toBaseUrl }, async (request, reply) => {
    void reply.headers({ ...HEADERS, vary: 'Accept, Accept-Encoding', link: homeLinks(app.config) })
    if (prefersMarkdown(request.headers.accept)) return homeMarkdown(app, request, reply)
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

function badQuestion(query: unknown, error: z.ZodError): { question: string; message: string } {
  const q = (query as { q?: unknown }).q
  const shown = typeof q === 'string' ? q.slice(0, 80) : 'Your question'
  return {
    question: shown.replace(/[\p{Cc}\p{Cs}]/gu, ' '),
    message: `This could not be asked: accepted is ${error.issues[0]?.message ?? 'a text'}.`,
  }
}

function kindly(code: ErrorCode, message: string): string {
  switch (code) {
    case 'not_ready':
      return 'The CV is being read just now. Please ask again in a few seconds.'
    case 'rate_limited':
      return 'That was a lot of questions at once. Please wait a moment and ask again.'
    case 'overloaded':
    case 'upstream_unavailable':
      return 'Many people are asking just now. Please try again in a moment.'
    case 'invalid_request':
      return `This could not be asked: ${message}`
    default:
      return 'The question could not be answered just now. Please try again.'
  }
}

export default home
