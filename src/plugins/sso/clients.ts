/** The clients of the embedded SSO: our own two, and what a tool of the owner may register (RFC 7591). */
import { errors, type ClientMetadata } from 'oidc-provider'
import type { Config } from '../../server/config.ts'

export const PAGES_CLIENT = 'cv-pages'
export const TERMINAL_CLIENT = 'cv-terminal'

const MAX_REDIRECTS = 10
const MAX_METADATA_CHARS = 8_192
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

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

/**
 * What holds for registered clients beyond what oidc-provider checks: loopback or https redirects, a readable name.
 * @throws an OAuth error that names the fault
 */
export function checkRegistration(metadata: Record<string, unknown>): void {
  const refuse = (message: string) => {
    throw new errors.InvalidClientMetadata(message)
  }
  if (JSON.stringify(metadata).length > MAX_METADATA_CHARS)
    refuse(`the metadata must not exceed ${MAX_METADATA_CHARS} characters`)
  const name = metadata['client_name']
  if (name !== undefined && (typeof name !== 'string' || !/^[^\p{C}]{1,100}$/u.test(name)))
    refuse('client_name must be 1 to 100 printable characters')
  for (const key of ['redirect_uris', 'post_logout_redirect_uris']) {
    const uris = (metadata[key] ?? []) as string[]
    if (uris.length > MAX_REDIRECTS) refuse(`${key} must not hold more than ${MAX_REDIRECTS} addresses`)
    for (const uri of uris) {
      const url = new URL(uri)
      const loopback = url.protocol === 'http:' && LOOPBACK.has(url.hostname)
      if ((!loopback && url.protocol !== 'https:') || url.username || url.password)
        refuse(`${key} must hold https addresses or http addresses on loopback`)
    }
  }
}
