/** Shapes of the account API, and what a key's name, grace and credits may be. */
import { z } from 'zod'
import { MAX_CREDITS, type Account, type DayUsage } from '../../server/store/credit-store.ts'
import type { KeyInfo } from '../../server/store/key-rows.ts'

/** Longest grace of a rotation: 30 days. */
const MAX_GRACE_HOURS = 720
const MAX_NAME_CHARS = 100

export const keyNameSchema = z
  .string()
  .trim()
  .min(1, 'a name that is not empty')
  .max(MAX_NAME_CHARS, `at most ${MAX_NAME_CHARS} characters`)
  .refine((name) => !/\p{Cc}/u.test(name), 'a name without control characters')
  .describe('What the key is for, such as the name of the agent')

const creditsSchema = z.int().min(1).max(MAX_CREDITS)

export const createKeySchema = z.strictObject({
  name: keyNameSchema,
  expires_at: z.iso.datetime({ offset: true }).optional().describe('In the future; unset: no expiry'),
})
export const rotateKeySchema = z.strictObject({
  grace_hours: z
    .int()
    .min(0)
    .max(MAX_GRACE_HOURS)
    .default(0)
    .describe('How long the key before stays valid, hours'),
})
export const creditSchema = z.strictObject({ credits: creditsSchema })

export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('Start of the key, to recognise it by'),
  status: z.enum(['active', 'expired', 'revoked']),
  balance: z.int().describe('Credits left on the account the key draws on'),
  subject: z.string().nullable().describe('Whose key it is; null for one made in the terminal'),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable().describe('To the minute'),
})
export const shownKeySchema = keySchema.extend({
  key: z.string().describe('The key itself, in this one answer only'),
})

export const usageSchema = z
  .array(
    z.object({
      day: z.iso.date().describe('UTC'),
      calls: z.int().min(0).describe('Tool calls charged that day'),
    }),
  )
  .describe('The last 30 days, newest first; days without calls are left out')
export const keyWithUsageSchema = keySchema.extend({ usage: usageSchema })

export const accountSchema = z.object({
  subject: z.string(),
  balance: z.int().describe('Credits left, for every key and access token of this human'),
})
export const accountWithUsageSchema = accountSchema.extend({ usage: usageSchema })

const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

export function toKey(info: KeyInfo): z.infer<typeof keySchema> {
  return {
    id: info.id,
    name: info.name,
    prefix: info.prefix,
    status: info.status,
    balance: info.balance,
    subject: info.subject,
    created_at: iso(info.createdAt),
    expires_at: isoOrNull(info.expiresAt),
    revoked_at: isoOrNull(info.revokedAt),
    last_used_at: isoOrNull(info.lastUsedAt),
  }
}

export function toAccount(account: Account): z.infer<typeof accountSchema> {
  return { subject: account.subject ?? '', balance: account.balance }
}

export const toUsage = (usage: readonly DayUsage[]): z.infer<typeof usageSchema> => [...usage]
