/** What signing in means to the rest: the principal of a request, and the guards a route can ask for. */
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'

export type Scope = 'cv:read' | 'cv:write'

/** Who sent a request, from a verified access token. */
export interface Principal {
  /** `sub` of the token. */
  readonly subject: string
  readonly clientId: string | undefined
  readonly scopes: readonly string[]
  /** Whether the subject is the one owner. */
  readonly isOwner: boolean
  /** Expiry, milliseconds since the epoch. */
  readonly expiresAt: number
}

export interface Auth {
  /** Guard of a route: 401 without a valid token for BASE_URL, 403 without the scope, 503 when the SSO is down. */
  require(scope: Scope): preHandlerAsyncHookHandler
  /**
   * The principal when an Authorization header was sent, undefined when none was.
   * @param audience another resource than BASE_URL, such as MCP_URL
   * @throws ApiError unauthorized when the token is not valid, upstream_unavailable when it cannot be checked
   */
  optional(request: FastifyRequest, audience?: string): Promise<Principal | undefined>
}

declare module 'fastify' {
  interface FastifyInstance {
    auth: Auth
  }
  interface FastifyRequest {
    /** Set by `auth.require`. */
    principal: Principal | null
  }
}
