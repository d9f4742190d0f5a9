/**
 * Serves: GET /api/v1/cv, /cv/content, /api/v1/sandbox/cv, /cv/meta and its images. From: the content store; each
 * version is serialised and compressed once.
 */
import type { FastifyPluginAsync } from 'fastify'
import meta from './meta.ts'
import reads from './reads.ts'

const cv: FastifyPluginAsync = async (app) => {
  await app.register(reads)
  await app.register(meta)
}

export default cv
