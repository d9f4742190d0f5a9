/** auth.md: how an agent comes to access, and what does not work here. */
import { metadataUrl } from '../auth.ts'
import { issuerOf, type Site } from './site.ts'

export function authMarkdown({ config, url, person }: Site): string {
  return `# auth.md: access to the CV of ${person.name.replace(/\s+/g, ' ')}

## Without any credential

Reading and asking are public: ${url('/ask')}, ${url('/api/v1/cv')}, ${url('/cv/content')}, ${url('/cv/pdf')} and every discovery document. Agents that screen or recruit need nothing else, and no registration.

## MCP: an API key

The MCP endpoint ${config.MCP_URL} takes \`Authorization: Bearer <API_KEY>\`.

1. A human signs in at ${config.ACCOUNT_URL} and creates a key (this is the \`register_uri\` of \`agent_auth\`). The operator of this site gives it credits; each successful tool call costs one.
2. The human puts the key into the secret storage of the agent's host. It is shown once.
3. The agent sends it in the header only. In the query string it is refused (400); it must not be logged or stored in shared files.
4. Rotation and revocation happen on the same page. After a revocation, remove the old key from storage.

| status | meaning | what to do |
|---|---|---|
| 401 without \`error\` | no credential was sent | get a key as above |
| 401 with \`error="invalid_token"\` | the key or token is unknown, revoked or expired | forget it; ask the human for a new one |
| 402 | the balance is used up | ask the human to have it topped up |
| 403 | the token lacks a scope | ask for the scope in \`WWW-Authenticate\` |
| 429 | too many requests with this key | wait the seconds of \`Retry-After\` |

\`WWW-Authenticate\` on each 401 leads to the metadata of the resource: ${metadataUrl(config.MCP_URL)}.

## MCP: signing in

Clients that can send a human through a browser may use OAuth 2.1 instead: authorization code with PKCE (S256) at ${issuerOf(config)}, with \`resource=${config.MCP_URL}\` and the scope \`cv:read\`. Calls are then charged to the balance of that human. [Metadata of the server](${url('/.well-known/oauth-authorization-server')}).

## The owner's operations

Changing the CV (\`PUT /cv/content\` and everything below \`/api/v1/owner\`) needs an access token of the owner with the scope \`cv:write\`. Agents call it only on the owner's explicit order. An expired token is thrown away and the owner signs in again.

## What is not accepted

- \`identity_assertion\` with \`id-jag\` or a verified e-mail, and anonymous registration: no address hands an agent a credential, because a human answers for each key.
- Credentials anywhere but in the header \`Authorization\`.
`
}
