/** What the routes of the account API share. */
import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../server/auth.ts'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'

/** Days of use that an answer shows. */
export const USAGE_DAYS = 30

export const errors = { 401: apiErrorSchema, 403: apiErrorSchema, 404: apiErrorSchema, 409: apiErrorSchema }

export const described = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['account'],
  security: [{ oauth: ['cv:read'] }],
})

export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new ApiError('unauthorized')
  return request.principal
}

/** @throws ApiError forbidden */
export function ownerOnly(request: FastifyRequest): void {
  if (!principalOf(request).isOwner)
    throw new ApiError('forbidden', { message: 'Only the owner gives credits.' })
}
