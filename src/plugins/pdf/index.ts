/**
 * Serves: GET /cv/pdf, POST /cv/pdf/preview. From: the table of rendered PDFs, which the queue fills, and for
 * previews the same renderer, whose work is not kept.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { withoutPrivateLines } from '../../server/store/profile.ts'
import { acceptContent, bodyLimitFor, checkContent, contentBodySchema } from '../owner/content-body.ts'
import { inlineAs } from './file-name.ts'
import { PdfPublisher } from './pdf-publisher.ts'
import { PdfStore, type StoredPdf } from './pdf-store.ts'
import { precondition, requestedRange } from './range.ts'
import { RenderHost, RenderLimitError } from './render-host.ts'

const pdfSchema = z.string().meta({ format: 'binary' })
const pdfResponse = (description: string) => ({
  description,
  content: { 'application/pdf': { schema: pdfSchema } },
})
const querySchema = z.object({
  ts: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Cache-busting timestamp; it has no effect on what is served'),
})

const FILE_HEADERS = ['Last-Modified', 'Accept-Ranges', 'Content-Disposition']

/** Seconds until the PDF of a version that has just been published is there. */
const READY_AFTER_S = 1

const pdf: FastifyPluginAsyncZod = async (app) => {
  const { config, content, db, queue, log } = app
  const host = new RenderHost()
  const store = new PdfStore(db, app.clock)
  const publisher = new PdfPublisher({
    db,
    clock: app.clock,
    queue,
    content,
    store,
    pageSize: config.PDF_PAGE_SIZE,
    log,
    render: (markdown, options) => host.render(markdown, options, true),
  })
  app.addHook('preClose', async () => {
    publisher.stop()
    await host.close()
  })

  app.get(
    '/cv/pdf',
    {
      compress: false,
      config: {
        requestHeaders: ['If-Match', 'Range', 'If-Range'],
        responseHeaders: {
          200: FILE_HEADERS,
          206: ['ETag', 'Cache-Control', 'Content-Range', ...FILE_HEADERS],
          304: ['Last-Modified', 'Accept-Ranges'],
          404: ['Retry-After'],
          416: ['Content-Range'],
        },
      },
      schema: {
        operationId: 'getCvPdf',
        tags: ['cv'],
        summary: 'The published CV as a PDF',
        querystring: querySchema,
        response: {
          200: pdfResponse('The PDF of the published version.'),
          206: pdfResponse('The range that was asked for.'),
          304: z.null().describe('The PDF is the one whose ETag or date was sent.'),
          404: z.null().describe('The PDF is not yet there; Retry-After says when to ask again.'),
          412: apiErrorSchema,
          416: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request, typed) => {
      // The schema describes bytes, which are sent as a buffer.
      const reply = typed as unknown as FastifyReply
      const found = await publisher.current()
      if (found) return sendPdf(found, request, reply)
      return reply.code(404).headers({ 'retry-after': READY_AFTER_S, 'cache-control': 'no-store' }).send()
    },
  )

  await app.register(async (scope) => preview(scope, host))
}

function sendPdf(pdf: StoredPdf, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const validators = { etag: pdf.etag, lastModified: pdf.createdAt }
  void reply.headers({
    etag: pdf.etag,
    'last-modified': pdf.createdAt.toUTCString(),
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
  })
  const state = precondition(request.headers, validators)
  if (state === 'failed')
    throw new ApiError('precondition_failed', { message: 'The PDF is another one than the one named.' })
  if (state === 'not-modified') return reply.code(304).send()
  const size = pdf.bytes.byteLength
  void reply.type('application/pdf').header('content-disposition', inlineAs(pdf.name))
  // Ranges are defined for GET alone.
  const range = request.method === 'GET' ? requestedRange(request.headers, size, validators) : undefined
  if (range === undefined) return reply.send(pdf.bytes)
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${size}` }
    throw new ApiError('range_not_satisfiable', { message: `The PDF has ${size} bytes.`, headers })
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .send(pdf.bytes.subarray(range.start, range.end + 1))
}

async function preview(scope: FastifyInstance, host: RenderHost): Promise<void> {
  const { config, content, clock } = scope
  acceptContent(scope)
  scope.post<{ Body: z.infer<typeof contentBodySchema> }>(
    '/cv/pdf/preview',
    {
      bodyLimit: bodyLimitFor(config),
      onRequest: scope.auth.require('cv:write'),
      schema: {
        operationId: 'previewCvPdf',
        tags: ['owner'],
        summary: 'The PDF that a text would give; nothing is published or kept',
        security: [{ oauth: ['cv:write'] }],
        consumes: ['application/json', 'text/markdown'],
        body: contentBodySchema,
        response: {
          200: pdfResponse('The PDF of the text in the body, without private lines.'),
          400: apiErrorSchema,
          401: apiErrorSchema,
          403: apiErrorSchema,
          413: apiErrorSchema,
          415: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const text = withoutPrivateLines(
        checkContent(request.body.content, config),
        content.profile.private ?? [],
      )
      const { name } = content.profile
      const options = {
        pageSize: config.PDF_PAGE_SIZE,
        date: new Date(clock.now()),
        ...(name ? { name } : {}),
      }
      const pdf = await host.render(text, options).catch((cause: unknown) => {
        if (!(cause instanceof RenderLimitError)) throw cause
        throw new ApiError('payload_too_large', {
          message: `content is too much for a PDF: ${cause.message}.`,
          cause,
        })
      })
      void reply.type('application/pdf').headers({
        'cache-control': 'no-store',
        'content-disposition': inlineAs(pdf.name, ' (preview)'),
      })
      return reply.send(Buffer.from(pdf.bytes.buffer, pdf.bytes.byteOffset, pdf.bytes.byteLength))
    },
  )
}

export default pdf
