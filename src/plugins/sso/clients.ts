/** The embedded SSO's own two clients; others register themselves (registration.ts). */
import type { ClientMetadata } from 'oidc-provider'
import type { Config } from '../../server/config.ts'

export const PAGES_CLIENT = 'cv-pages'
export const TERMINAL_CLIENT = 'cv-terminal'

/** Our page, whose address is ours alone, and the terminal, which listens on a loopback port of its own. */
export function ownClients(config: Pick<Config, 'BASE_URL' | 'ACCOUNT_URL'>): ClientMetadata[] {
  const { BASE_URL, ACCOUNT_URL } = config
  const pages = [`${BASE_URL}/owner`, `${BASE_URL}/account`]
  return [
    {
      client_id: PAGES_CLIENT,
      client_name: 'This site',
      redirect_uris: [
        ...new Set([
          ...pages,
          ...pages.map((page) => `${page}/callback`),
          ACCOUNT_URL,
          `${ACCOUNT_URL}/callback`,
        ]),
      ],
      post_logout_redirect_uris: [...new Set([`${BASE_URL}/`, ...pages, ACCOUNT_URL])],
    },
    {
      client_id: TERMINAL_CLIENT,
      client_name: 'The terminal (npm run publish)',
      application_type: 'native',
      redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback', 'http://localhost/callback'],
    },
  ]
}
