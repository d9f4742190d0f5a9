/** Serves: the page behind a one-time invitation link. From: the invitations and accounts in the database. */
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { sendPage } from './interactions.ts'
import { acceptInvite, openInvite } from './invite-links.ts'
import { inviteDonePage, inviteGonePage, invitePage } from './pages.ts'
import { weaknessOf } from './password.ts'

// In the query and the body, not the path: paths are logged.
const querySchema = z.object({ token: z.string().max(100).catch('') })
const formSchema = z.object({ password: z.string().max(1024), repeat: z.string().max(1024) })

const invites: FastifyPluginAsync = async (app) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })

  app.get('/sso/invite', async (request, reply) => {
    const { token } = querySchema.parse(request.query)
    const invite = await openInvite(app.db, app.clock, token)
    if (!invite) return sendPage(reply, inviteGonePage(), 404)
    return sendPage(reply, invitePage({ token, username: invite.username }))
  })

  app.post('/sso/invite', async (request, reply) => {
    const { token } = querySchema.parse(request.body ?? {})
    const form = formSchema.safeParse(request.body)
    const invite = await openInvite(app.db, app.clock, token)
    if (!invite) return sendPage(reply, inviteGonePage(), 404)
    const again = (fault: string) =>
      sendPage(reply, invitePage({ token, username: invite.username, fault }), 400)
    if (!form.success) return again('Fill in both fields.')
    const weakness = weaknessOf(form.data.password, [invite.username])
    if (weakness) return again(`The password needs: ${weakness}.`)
    if (form.data.password !== form.data.repeat) return again('The two passwords differ.')
    if (!(await acceptInvite(app.db, app.clock, token, form.data.password)))
      return sendPage(reply, inviteGonePage(), 404)
    return sendPage(reply, inviteDonePage(app.config.ACCOUNT_URL))
  })
}

export default invites
