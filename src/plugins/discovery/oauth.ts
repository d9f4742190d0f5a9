/** OAuth metadata of the two resources (RFC 9728), and of the server that issues tokens for them (RFC 8414). */
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Config } from '../../server/config.ts'
import { authorizationServerMetadata } from '../sso/metadata.ts'
import type { authorizationServerSchema, ProtectedResource } from './schemas.ts'
import { issuerOf, type Site } from './site.ts'

/** The API at BASE_URL: public reads need no token, what the owner does needs cv:write. */
export const apiResource = (site: Site): ProtectedResource => ({
  ...common(site),
  resource: site.config.BASE_URL,
  resource_name: `CV of ${site.person.name}`,
  scopes_supported: ['cv:read', 'cv:write'],
})

/** The MCP endpoint, which only reads. */
export const mcpResource = (site: Site): ProtectedResource => ({
  ...common(site),
  resource: site.config.MCP_URL,
  resource_name: `MCP server of the CV of ${site.person.name}`,
  scopes_supported: ['cv:read'],
})

function common({ config, url }: Site) {
  return {
    authorization_servers: [issuerOf(config)],
    bearer_methods_supported: ['header'] as ['header'],
    resource_documentation: url('/auth.md'),
  }
}

/** A human makes the key at `register_uri`; no address hands an agent a credential. */
export const agentAuth = ({ BASE_URL, ACCOUNT_URL }: Config) => ({
  skill: `${BASE_URL}/auth.md`,
  register_uri: ACCOUNT_URL,
})

export async function authorizationServer(
  app: FastifyInstance,
): Promise<z.input<typeof authorizationServerSchema>> {
  const metadata = await authorizationServerMetadata(app)
  return { response_types_supported: ['code'], ...metadata, agent_auth: agentAuth(app.config) }
}
