/** Serves: the sign-in and consent pages below /sso/interaction. From: oidc-provider's interaction and our accounts. */
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import { checkPassword, findAccount, normalUsername, OWNER_ID, ownerExists } from './accounts.ts'
import { keepClient } from './adapter.ts'
import { createBackoff } from './backoff.ts'
import { consentPage, errorPage, loginPage, noPasswordPage, type Page } from './pages.ts'
import { grantable, grantScopes } from './provider.ts'

const paramsSchema = z.object({ uid: z.string().max(100) })
const loginSchema = z.object({ username: z.string().max(64), password: z.string().max(256) })

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Sends a page with the headers that every page of ours has. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': page.csp, ...PAGE_HEADERS })
    .type('text/html; charset=utf-8')
    .send(page.html)
}

export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const interactions: FastifyPluginAsync<{ provider: () => Promise<Provider> }> = async (app, options) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  const backoff = createBackoff(app.db, app.clock)

  /** The interaction of this address and this browser; a page that says so when there is none. */
  const details = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await options.provider()
    const { uid } = paramsSchema.parse(request.params)
    const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined)
    if (interaction?.uid === uid) return { provider, interaction }
    const text = 'This sign-in has expired, or was started in another browser.'
    void sendPage(reply, errorPage('session_not_found', text), 400)
    return undefined
  }

  const finish = async (
    provider: Provider,
    request: FastifyRequest,
    reply: FastifyReply,
    result: InteractionResults,
    merge: boolean,
  ) => {
    const to = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: merge,
    })
    return reply.headers(PAGE_HEADERS).redirect(to, 303)
  }

  app.get('/sso/interaction/:uid', async (request, reply) => {
    const found = await details(request, reply)
    if (!found) return reply
    const { provider, interaction } = found
    if (interaction.prompt.name === 'login') return showLogin(app, provider, interaction, reply)
    if (interaction.prompt.name === 'consent') return showConsent(app, provider, interaction, reply)
    return sendPage(
      reply,
      errorPage('interaction_required', `The step ${interaction.prompt.name} is not offered.`),
      400,
    )
  })

  app.post('/sso/interaction/:uid/login', async (request, reply) => {
    const found = await details(request, reply)
    if (!found) return reply
    const { provider, interaction } = found
    if (interaction.prompt.name !== 'login') return reply.redirect(actionOf(interaction), 303)
    const form = loginSchema.safeParse(request.body)
    if (!form.success) return showLogin(app, provider, interaction, reply, 'Fill in both fields.', 400)
    const username = normalUsername(form.data.username)
    const wait = await backoff.reserve(username, request.ip)
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000)
      void reply.header('retry-after', String(seconds))
      const text = `Too many failed tries. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`
      return showLogin(app, provider, interaction, reply, text, 429, username)
    }
    const account = await checkPassword(app.db, username, form.data.password)
    if (!account) {
      request.log.warn({ address: request.ip }, 'a sign-in failed')
      return showLogin(app, provider, interaction, reply, 'Name or password is wrong.', 401, username)
    }
    await backoff.succeeded(username, request.ip)
    return finish(provider, request, reply, { login: { accountId: account.id, amr: ['pwd'] } }, false)
  })

  app.post('/sso/interaction/:uid/consent', async (request, reply) => {
    const found = await details(request, reply)
    if (!found) return reply
    const { provider, interaction } = found
    const accountId = interaction.session?.accountId
    if (interaction.prompt.name !== 'consent' || !accountId) return reply.redirect(actionOf(interaction), 303)
    const grantId = await grantFor(app, provider, interaction, accountId)
    await keepClient(app, String(interaction.params['client_id']))
    return finish(provider, request, reply, { consent: { grantId } }, true)
  })

  app.post('/sso/interaction/:uid/abort', async (request, reply) => {
    const found = await details(request, reply)
    if (!found) return reply
    const refused = { error: 'access_denied', error_description: 'refused by the person who was asked' }
    return finish(found.provider, request, reply, refused, false)
  })
}

const actionOf = (interaction: Interaction) => `/sso/interaction/${interaction.uid}`

async function clientOf(provider: Provider, interaction: Interaction) {
  const clientId = String(interaction.params['client_id'])
  const client = await provider.Client.find(clientId)
  return {
    clientId,
    clientName: client?.clientName ?? clientId,
    redirectUri: String(interaction.params['redirect_uri']),
  }
}

async function showLogin(
  app: FastifyInstance,
  provider: Provider,
  interaction: Interaction,
  reply: FastifyReply,
  fault?: string,
  status = 200,
  username?: string,
): Promise<FastifyReply> {
  if (!(await ownerExists(app.db))) return sendPage(reply, noPasswordPage(), 503)
  const hint = interaction.params['login_hint']
  const view = {
    ...(await clientOf(provider, interaction)),
    action: actionOf(interaction),
    username: username ?? (typeof hint === 'string' ? hint.slice(0, 64) : OWNER_ID),
    fault,
  }
  return sendPage(reply, loginPage(view), status)
}

/** What an interaction of the kind consent lacks, as oidc-provider found. */
function missingOf(interaction: Interaction) {
  const { missingOIDCScope, missingResourceScopes } = interaction.prompt.details as {
    missingOIDCScope?: string[]
    missingResourceScopes?: Record<string, string[]>
  }
  return { oidc: missingOIDCScope ?? [], resources: Object.entries(missingResourceScopes ?? {}) }
}

async function showConsent(
  app: FastifyInstance,
  provider: Provider,
  interaction: Interaction,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await findAccount(app.db, interaction.session?.accountId ?? '')
  const missing = missingOf(interaction)
  const asked = String(interaction.params['scope'] ?? '')
    .split(' ')
    .filter(Boolean)
  const known = missing.oidc.length || missing.resources.length
  const scopes = known ? [...missing.oidc, ...missing.resources.flatMap(([, names]) => names)] : asked
  const view = {
    ...(await clientOf(provider, interaction)),
    action: actionOf(interaction),
    username: account?.username ?? '',
    scopes: grantable(account?.role, new Set(scopes)),
  }
  return sendPage(reply, consentPage(view))
}

/** The grant with what was asked for added; what this account may not have is marked as refused. */
async function grantFor(
  app: FastifyInstance,
  provider: Provider,
  interaction: Interaction,
  accountId: string,
): Promise<string> {
  const account = await findAccount(app.db, accountId)
  const before = interaction.grantId ? await provider.Grant.find(interaction.grantId) : undefined
  const grant = before ?? new provider.Grant({ accountId, clientId: String(interaction.params['client_id']) })
  const missing = missingOf(interaction)
  grantScopes(grant, account?.role, missing.oidc)
  for (const [resource, scopes] of missing.resources) grantScopes(grant, account?.role, scopes, resource)
  return grant.save()
}

export default interactions
