/**
 * Serves: the JSON behind the account page, for humans signed in by the SSO (cv:read); each sees their own, the
 * owner everything and alone gives credits. From: the key and credit stores.
 */
import fp from 'fastify-plugin'
import { KeyStore } from '../../server/store/key-store.ts'
import keyRoutes from './keys.ts'
import users from './users.ts'

declare module 'fastify' {
  interface FastifyInstance {
    keys: KeyStore
  }
}

export default fp(
  async function account(app) {
    app.decorate('keys', new KeyStore(app.db, app.clock))
    await app.register(async (scope) => {
      // Keys and balances are nobody else's to keep.
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      await scope.register(keyRoutes)
      await scope.register(users)
    })
  },
  { name: 'account', dependencies: ['auth'] },
)
