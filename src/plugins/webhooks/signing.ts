/** Standard Webhooks: secrets, their rotation and the three headers of a delivery. */
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Secrets } from '../../server/store/secrets.ts'

const PURPOSE = 'webhook-secrets'
const PREFIX = 'whsec_'
const MIN_BYTES = 24
const MAX_BYTES = 64

/** How long a replaced secret goes on signing beside the new one, milliseconds. */
export const ROTATION_MS = 24 * 3_600_000

/** Replaced secrets that may sign at once; a third rotation within a day ends the oldest. */
const MAX_REPLACED = 2

const signingSecretsSchema = z.array(z.object({ secret: z.string(), until: z.number().nullable() })).min(1)
/** The newest first; `until` (milliseconds) is null for the one in force. */
export type SigningSecrets = z.infer<typeof signingSecretsSchema>

export const SECRET_FORM = `${PREFIX} followed by the base64 of ${MIN_BYTES} to ${MAX_BYTES} random bytes`

/** Whether a text is a secret as Standard Webhooks has them: `whsec_` and base64 of 24 to 64 bytes. */
export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX) || text.length > PREFIX.length + 4 * Math.ceil(MAX_BYTES / 3)) return false
  const base64 = text.slice(PREFIX.length)
  const bytes = Buffer.from(base64, 'base64')
  // Node skips what is no base64: only a text that comes back the same was one.
  return bytes.toString('base64') === base64 && bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES
}

export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

export function sealSecrets(secrets: Secrets, list: SigningSecrets): string {
  return secrets.seal(PURPOSE, JSON.stringify(list))
}

export function openSecrets(secrets: Secrets, sealed: string): SigningSecrets {
  return signingSecretsSchema.parse(JSON.parse(secrets.open(PURPOSE, sealed)))
}

/** Undefined when they were sealed with another key: SECRET_KEY was changed, or DATA_DIR's key was lost. */
export function tryOpenSecrets(secrets: Secrets, sealed: string): SigningSecrets | undefined {
  try {
    return openSecrets(secrets, sealed)
  } catch {
    return undefined
  }
}

/** Puts a new secret in force; the one before goes on signing until a day from now. */
export function rotate(list: SigningSecrets, secret: string, now: number): SigningSecrets {
  if (list[0]?.secret === secret) return list
  const replaced = list
    .filter((s) => (s.until === null || s.until > now) && s.secret !== secret)
    .map((s) => ({ secret: s.secret, until: s.until ?? now + ROTATION_MS }))
  return [{ secret, until: null }, ...replaced.slice(0, MAX_REPLACED)]
}

/** The signature headers of one try: webhook-timestamp is in seconds, each secret that holds signs. */
export function signatureHeaders(
  list: SigningSecrets,
  id: string,
  body: string,
  now: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signatures = list
    .filter((s) => s.until === null || s.until > now)
    .map((s) => new Webhook(s.secret).sign(id, new Date(now), body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
