/** Lists: `{items, pagination: {limit, next_cursor}}` with opaque, signed cursors. */
import { z } from 'zod'
import { ApiError } from './errors.ts'
import type { Secrets } from './store/secrets.ts'

export const paginationQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Items a page, 1 to 100'),
  cursor: z.string().max(500).optional().describe('next_cursor of the page before'),
})

export const paginationSchema = z
  .object({
    limit: z.int().min(1).max(100),
    next_cursor: z.string().describe('Empty on the last page'),
  })
  .meta({ title: 'Pagination' })

export const listSchema = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), pagination: paginationSchema })

/** 132 bits. */
const SIGNATURE_CHARACTERS = 22

/**
 * Cursors of one list. The position is signed with the list's name and whatever narrows it (an endpoint's id),
 * so that a cursor works in the list that gave it and in no other.
 */
export function createCursors(secrets: Secrets, list: string) {
  const purpose = `cursor:${list}`
  return {
    encode(position: string): string {
      const body = Buffer.from(position).toString('base64url')
      return `${body}.${secrets.sign(purpose, body).slice(0, SIGNATURE_CHARACTERS)}`
    },
    /** @throws ApiError invalid_cursor */
    decode(cursor: string | undefined): string | undefined {
      if (cursor === undefined || cursor === '') return undefined
      const [body = '', signature = ''] = cursor.split('.')
      if (!secrets.verify(purpose, body, signature, SIGNATURE_CHARACTERS)) {
        throw new ApiError('invalid_cursor', {
          details: [{ field: 'query.cursor', message: 'a next_cursor of this list' }],
        })
      }
      return Buffer.from(body, 'base64url').toString()
    },
  }
}

/** Makes a page of `limit` items from up to `limit + 1` rows. */
export function page<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (last: T) => string,
): { items: T[]; pagination: { limit: number; next_cursor: string } } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    pagination: { limit, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : '' },
  }
}
