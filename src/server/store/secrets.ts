import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { writeFileAtomic } from './files.ts'

/** Secrets derived from the one key of the installation; each purpose has a key of its own (HKDF-SHA256). */
export interface Secrets {
  /** 32 bytes for one purpose, the same on every replica and after every restart. */
  derive(purpose: string): Buffer
  /** Encrypts with AES-256-GCM; the result is base64url text that names its form. */
  seal(purpose: string, plain: string): string
  /** @throws when the text was not sealed for this purpose with this key, or was changed */
  open(purpose: string, sealed: string): string
  /** Base64url HMAC-SHA256. */
  sign(purpose: string, data: string): string
  /** Compares in constant time with the first `length` characters of what sign() gives; all of them by default. */
  verify(purpose: string, data: string, signature: string, length?: number): boolean
}

/** The key is SECRET_KEY, or a file that is made on the first start. */
export async function loadSecrets(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secrets> {
  return createSecrets(config.SECRET_KEY ?? (await keyFile(config.DATA_DIR)))
}

async function keyFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await writeFileAtomic(path, `${randomBytes(32).toString('base64url')}\n`, 0o600)
    // Read back: of two processes that start at once, both use the key that was written last.
    return (await readFile(path, 'utf8')).trim()
  }
}

export function createSecrets(master: string): Secrets {
  const keys = new Map<string, Buffer>()
  const derive = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', master, 'public-cv', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, data: string) =>
    createHmac('sha256', derive(purpose)).update(data).digest('base64url')
  return {
    derive,
    sign,
    seal(purpose, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `s1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(purpose, sealed) {
      if (!sealed.startsWith('s1.')) throw new Error('not a sealed value')
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', derive(purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    verify(purpose, data, signature, length) {
      const expected = Buffer.from(sign(purpose, data).slice(0, length))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
