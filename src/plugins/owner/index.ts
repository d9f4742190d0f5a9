/** Serves: what the owner alone may do: publish, look back, ask drafts, invite. From: the four files beside it. */
import type { FastifyPluginAsync } from 'fastify'
import content from './content.ts'
import draft from './draft.ts'
import invites from './invites.ts'
import versions from './versions.ts'

const owner: FastifyPluginAsync = async (app) => {
  await app.register(content)
  await app.register(versions)
  await app.register(draft)
  await app.register(invites)
}

export default owner
