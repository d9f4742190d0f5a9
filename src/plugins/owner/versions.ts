/** Serves: /api/v1/owner/versions: list, one, diff of two, restore. From: the content store, which keeps them all. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import type { ContentVersion } from '../../server/store/versions.ts'
import { cvContentSchema } from '../cv/schema.ts'
import { publish, publishConfig, publishErrors } from './content.ts'
import { diffTexts } from './diff.ts'

const versionNumber = z.coerce
  .number<string>()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

const versionSchema = z.object({
  version: z.int().min(1),
  updated_at: z.iso.datetime(),
  sha256: z.string().describe('Hex, of the UTF-8 bytes'),
  author: z
    .string()
    .nullable()
    .describe('Subject of the writer; file for a hand edit, terminal for the command'),
  is_default: z.boolean(),
  is_latest: z.boolean(),
})

const diffSchema = z.object({
  version: z.int().min(1),
  against: z.int().min(0).describe('0: nothing, before the first version'),
  patch: z.string().describe('Unified diff; empty when the texts are equal'),
  added: z.int().min(0).describe('Lines'),
  removed: z.int().min(0).describe('Lines'),
})

const errors = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema, 503: apiErrorSchema }

const versions: FastifyPluginAsyncZod = async (app) => {
  const cursors = createCursors(app.secrets, 'versions')
  const guard = { onRequest: app.auth.require('cv:write') }
  const common = { tags: ['owner'], security: [{ oauth: ['cv:write'] }] }
  const toItem = (row: Omit<ContentVersion, 'content'>) => ({
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    sha256: row.sha256,
    author: row.author,
    is_default: row.isDefault,
    is_latest: row.version === app.content.latest.version,
  })
  const find = async (version: number): Promise<ContentVersion> => {
    const found = await app.content.get(version)
    if (found) return found
    throw new ApiError('not_found', {
      message: `There is no version ${version}.`,
      recovery: 'See /api/v1/owner/versions for those there are.',
    })
  }

  app.get(
    '/api/v1/owner/versions',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'listVersions',
        summary: 'Versions of the CV, newest first',
        querystring: paginationQuerySchema,
        response: { 200: listSchema(versionSchema), ...errors },
      },
    },
    async (request, reply) => {
      const { limit, cursor } = request.query
      const before = cursors.decode(cursor)
      const rows = await app.content.list(limit + 1, before === undefined ? undefined : Number(before))
      void reply.header('cache-control', 'no-store')
      return page(rows.map(toItem), limit, (last) => cursors.encode(String(last.version)))
    },
  )

  app.get(
    '/api/v1/owner/versions/:version',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'getVersion',
        summary: 'One version with its whole text',
        params: z.object({ version: versionNumber }),
        response: { 200: versionSchema.extend({ content: z.string() }), ...errors, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const version = await find(request.params.version)
      void reply.headers({ etag: `"${version.version}"`, 'cache-control': 'no-store' })
      return { ...toItem(version), content: version.content }
    },
  )

  app.get(
    '/api/v1/owner/versions/:version/diff',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'diffVersions',
        summary: 'What a version changed',
        params: z.object({ version: versionNumber }),
        querystring: z.object({
          against: versionNumber.optional().describe('The version to compare with; default: the one before'),
        }),
        response: { 200: diffSchema, ...errors, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const version = await find(request.params.version)
      const against = request.query.against ?? version.version - 1
      const base = against === 0 ? '' : (await find(against)).content
      void reply.header('cache-control', 'no-store')
      return {
        version: version.version,
        against,
        ...diffTexts(base, version.content, `version ${against}`, `version ${version.version}`),
      }
    },
  )

  app.post(
    '/api/v1/owner/versions/:version/restore',
    {
      ...guard,
      config: publishConfig,
      schema: {
        ...common,
        operationId: 'restoreVersion',
        summary: 'Publish the text of an earlier version as a new one',
        params: z.object({ version: versionNumber }),
        response: { 200: cvContentSchema, ...publishErrors, 404: apiErrorSchema },
      },
    },
    async (request, reply) => publish(app, request, reply, (await find(request.params.version)).content),
  )
}

export default versions
