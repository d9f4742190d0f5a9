/**
 * Serves: what no route does: 404 with a hint, 405 with Allow, OPTIONS on every address. From: the routes that are
 * registered after it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'
import { MALFORMED, TOO_LONG } from './fastify-options.ts'
import { sendError } from './http-errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a route serves this method at this address. */
    hasAddress(method: string, path: string): boolean
    /** The 404 of a person who followed a wrong link; the pages' surface has it. */
    missingPage(reply: FastifyReply): Promise<FastifyReply>
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Addresses below these are for programs, whatever they accept. */
const FOR_PROGRAMS = /^\/(?:api|v1|cv|ask|mcp|account|sso|assets|docs|\.well-known)\/./

/** Whether a person's browser asks for an address that might have been a page. */
const wantsPage = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(accept) && !FOR_PROGRAMS.test(url)

function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '/'
  return METHODS.filter((method) => app.hasAddress(method, path))
}

function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (request.url === MALFORMED) {
    const message = 'The address is not validly percent-encoded.'
    return sendError(new ApiError('invalid_request', { message }), request, reply)
  }
  if (request.url === TOO_LONG) return sendError(new ApiError('uri_too_long'), request, reply)
  const methods = allowedMethods(app, request.url)
  if (methods.length === 0 && app.hasDecorator('missingPage') && wantsPage(request))
    return app.missingPage(reply)
  // A folder of files may have a route for this method and no such file.
  if (methods.length === 0 || methods.some((method) => method === request.method))
    return sendError(new ApiError('not_found'), request, reply)
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  return sendError(
    new ApiError('method_not_allowed', {
      message: `${request.method} is not accepted here; accepted is ${allow}.`,
      headers: { allow },
    }),
    request,
    reply,
  )
}

export default fp(
  async function unknownAddress(app) {
    const addresses: { method: string; pattern: RegExp }[] = []
    app.addHook('onRoute', (route) => {
      const pattern = new RegExp(
        `^${route.url
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\*/g, '.*')
          .replace(/:[A-Za-z_]+/g, '[^/]+')}$`,
      )
      for (const method of [route.method].flat()) addresses.push({ method, pattern })
    })
    app.decorate('hasAddress', (method: string, path: string) =>
      addresses.some((a) => a.method === method && a.pattern.test(path)),
    )
    // After the guards, which count it, and before its body is read: nothing in it makes the address one of ours.
    app.addHook('preParsing', (request, reply, payload, done) => {
      if (!request.is404) return done(null, payload)
      Promise.resolve(answer(app, request, reply)).catch(done)
    })
    // For what a route itself takes for unknown.
    app.setNotFoundHandler((request, reply) => answer(app, request, reply))
  },
  { name: 'unknown-address', dependencies: ['http-errors'] },
)
