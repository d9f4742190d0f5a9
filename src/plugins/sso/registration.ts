/**
 * Serves: POST /sso/register (RFC 7591) for tools of the owner. From: the client records of the embedded SSO.
 * Every client is public: code with PKCE, no secret, redirects to https or to loopback.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import type { ClientMetadata } from 'oidc-provider'
import { z } from 'zod'
import { drain } from '../../server/drain.ts'
import { databaseAdapter, TooManyClients } from './adapter.ts'
import { ROUTES } from './provider.ts'

const MAX_BODY = 16 * 1024
const MAX_REDIRECTS = 10
/** Registered clients that nobody signed in with make room after a day. */
const RETRY_S = 3_600
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const OPEN = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

function isAllowedRedirect(uri: string): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false
  const url = new URL(uri)
  if (url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
}

const redirectsSchema = z
  .array(z.string().max(500).refine(isAllowedRedirect, 'https addresses, or http addresses on loopback'))
  .max(MAX_REDIRECTS, `at most ${MAX_REDIRECTS} addresses`)

/** Members that are not named here are left out, as RFC 7591 §2 allows. */
const registrationSchema = z.object({
  redirect_uris: redirectsSchema.min(1, 'at least one address'),
  post_logout_redirect_uris: redirectsSchema.optional(),
  client_name: z
    .string()
    .regex(/^[^\p{C}]{1,100}$/u, '1 to 100 printable characters')
    .optional(),
  client_uri: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  application_type: z.enum(['web', 'native']).optional(),
  grant_types: z
    .array(z.string())
    .refine((types) => types.includes('authorization_code'), 'authorization_code must be among them')
    .optional(),
  response_types: z
    .array(z.string())
    .refine((types) => types.includes('code'), 'code must be among them')
    .optional(),
})

const registration: FastifyPluginAsync<{ provider: () => Promise<Provider> }> = async (app, options) => {
  const clients = databaseAdapter(app)('Client')
  const refuse = (reply: FastifyReply, error: string, description: string, status = 400) => {
    drain(reply.request, reply)
    return reply.code(status).headers(OPEN).send({ error, error_description: description })
  }

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    if (error.statusCode && error.statusCode < 500)
      return refuse(reply, 'invalid_client_metadata', error.message, error.statusCode)
    throw error
  })

  app.post(ROUTES.registration, { bodyLimit: MAX_BODY }, async (request, reply) => {
    const parsed = registrationSchema.safeParse(request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const field = issue?.path.join('.') || 'the body'
      const code = field.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata'
      return refuse(reply, code, `${field}: ${issue?.message ?? 'not valid'}`)
    }
    const metadata: ClientMetadata = {
      ...(JSON.parse(JSON.stringify(parsed.data)) as Omit<ClientMetadata, 'client_id'>),
      client_id: randomUUID(),
      client_id_issued_at: Math.floor(app.clock.now() / 1000),
      // Other wishes are replaced, and the answer says so.
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    }
    try {
      await clients.upsert(metadata.client_id, metadata as Parameters<typeof clients.upsert>[1], 0)
    } catch (error) {
      if (!(error instanceof TooManyClients)) throw error
      void reply.header('retry-after', String(RETRY_S))
      return refuse(reply, 'temporarily_unavailable', error.message, 429)
    }
    try {
      const client = await (await options.provider()).Client.find(metadata.client_id)
      if (!client) throw new Error('the client was not stored')
      return await reply.code(201).headers(OPEN).send(client.metadata())
    } catch (error) {
      // What oidc-provider would not accept later must not be there.
      await clients.destroy(metadata.client_id)
      const { error_description: description } = error as { error_description?: string }
      if (description === undefined) throw error
      return refuse(reply, 'invalid_client_metadata', description)
    }
  })

  app.options(ROUTES.registration, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        ...OPEN,
        allow: 'POST, OPTIONS',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      })
      .send(),
  )
}

export default registration
