/** Answers that are ready to be sent: bytes, their compressed forms and the headers of each, made once. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag, withSuffix } from '../../server/entity-tags.ts'
import { ApiError } from '../../server/errors.ts'
import { parseHttpDate, wholeSeconds } from '../../server/http-date.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const MIN_COMPRESSED_BYTES = 512

type Encoding = 'identity' | 'gzip' | 'br'
interface Form {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Those of a 304. */
  readonly unchanged: Readonly<Record<string, string>>
}

export interface RepresentationOptions {
  readonly type: string
  /** Strong entity tag, quotes included. */
  readonly etag: string
  /** True where the tag names a version to writers: compressed forms then carry the same one. */
  readonly oneTag?: boolean
  readonly lastModified: Date | undefined
  readonly cacheControl: string
  /** What else than Accept-Encoding the answer depends on. */
  readonly vary?: string
}

/**
 * One body, in forms with an entity tag each. Compressed forms are made for the first who accepts them, who gets the
 * body as it is: at a swap they would hold up the threads that write the new version's files.
 */
export class Representation {
  readonly etag: string
  readonly bytes: Buffer
  readonly #options: RepresentationOptions
  readonly #modified: number
  readonly #plain: Form
  #gzip: Form | undefined
  #br: Form | undefined
  #compressing = false

  /** A document whose tag is made of its bytes. */
  static of(
    body: string | Buffer,
    type: string,
    options: Partial<RepresentationOptions> = {},
  ): Representation {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const kept = { cacheControl: 'public, max-age=300', lastModified: undefined }
    return new Representation(body, { ...kept, ...options, type, etag })
  }

  constructor(body: string | Buffer, options: RepresentationOptions) {
    this.etag = options.etag
    this.bytes = typeof body === 'string' ? Buffer.from(body) : body
    this.#options = options
    this.#modified = options.lastModified ? wholeSeconds(options.lastModified) : NaN
    this.#plain = this.#form(this.bytes)
  }

  /** Answers 304 when the client has this already, else sends the form it accepts. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { headers } = request.raw
    if (headers['if-match'] !== undefined) this.#match(headers['if-match'])
    const { 'if-none-match': tags, 'accept-encoding': accepted } = headers
    const form = accepted === undefined ? this.#plain : this.#choose(accepted)
    if (tags !== undefined) {
      const known = this.#named(tags, form)
      if (known) return reply.code(304).headers(known.unchanged).send()
    } else if (parseHttpDate(headers['if-modified-since']) >= this.#modified) {
      return reply.code(304).headers(form.unchanged).send()
    }
    return reply.headers(form.headers).send(form.bytes)
  }

  /** @throws ApiError precondition_failed; the comparison is the strong one (RFC 9110 §13.1.1) */
  #match(tags: string): void {
    const forms = [this.#plain, this.#gzip, this.#br]
    if (forms.some((form) => form && namesTag(tags, form.etag, false))) return
    throw new ApiError('precondition_failed', { message: 'This is another one than If-Match names.' })
  }

  /** The form that a client has by its tags: the one it would get, or another, which says the same. */
  #named(tags: string, chosen: Form): Form | undefined {
    return [chosen, this.#plain, this.#gzip, this.#br].find((form) => form && namesTag(tags, form.etag))
  }

  #choose(accepted: string): Form {
    if (!this.#compressing && (accepts(accepted, 'br') || accepts(accepted, 'gzip'))) {
      this.#compressing = true
      this.#compress().catch(() => undefined)
    }
    if (this.#br && accepts(accepted, 'br')) return this.#br
    if (this.#gzip && accepts(accepted, 'gzip')) return this.#gzip
    return this.#plain
  }

  async #compress(): Promise<void> {
    if (this.bytes.length < MIN_COMPRESSED_BYTES) return
    const [br, zip] = await Promise.all([
      brotli(this.bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
        },
      }),
      deflate(this.bytes, { level: 9 }),
    ])
    this.#br = this.#form(br, 'br')
    this.#gzip = this.#form(zip, 'gzip')
  }

  #form(bytes: Buffer, encoding: Encoding = 'identity'): Form {
    const { oneTag, lastModified, cacheControl, type, vary } = this.#options
    const etag = encoding === 'identity' || oneTag ? this.etag : withSuffix(this.etag, `-${encoding}`)
    const unchanged = {
      etag,
      'cache-control': cacheControl,
      vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
      ...(lastModified ? { 'last-modified': new Date(this.#modified).toUTCString() } : {}),
    }
    return {
      bytes,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        'content-type': type,
        'content-length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    }
  }
}

/** Whether Accept-Encoding names this coding without q=0 (`*` is not taken as a wish for it). */
function accepts(header: string, coding: string): boolean {
  if (!header.includes(coding)) return false
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';')
    return name.trim() === coding && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p))
  })
}
