/** Every setting of the service: one table, from the environment, checked before anything starts. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const folder = (name: string, help: string) =>
  z
    .string()
    .min(1, 'a folder')
    .default(name)
    .transform((path) => resolve(path))
    .describe(help)
const whole = (initial: number, least: number, most: number, help: string) =>
  z
    .string()
    .default(String(initial))
    .refine(
      (s) => /^\d{1,12}$/.test(s) && Number(s) >= least && Number(s) <= most,
      `a whole number from ${least} to ${most}`,
    )
    .transform(Number)
    .describe(help)
const flag = (initial: 'on' | 'off', help: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'on or off')
    .default(initial)
    .transform((s) => s === 'on' || s === 'true' || s === '1')
    .describe(help)
const webAddress = (help: string) =>
  z
    .string()
    .refine((s) => isWebAddress(s), 'an http or https address without query, fragment or credentials')
    .transform((s) => s.replace(/\/+$/, ''))
    .optional()
    .describe(help)
const text = (help: string) => z.string().min(1, 'a text that is not empty').optional().describe(help)

/** An IP address, or a name whose last label is not a number (a URL would read that as an IPv4 address). */
function isHost(value: string): boolean {
  return (
    isIP(value) !== 0 ||
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(value)
  )
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
}

function trustProxy(value: string): boolean | number | string[] | undefined {
  if (value === 'on' || value === 'true') return true
  if (value === 'off' || value === 'false') return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  const isNetwork = (part: string) => {
    const [address = '', bits] = part.split('/')
    return (
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    )
  }
  return parts.every((part) => isNetwork(part) || ['loopback', 'linklocal', 'uniquelocal'].includes(part))
    ? parts
    : undefined
}

/** An HTTP-date as in RFC 9110 §5.6.7 (the preferred form). */
export function isHttpDate(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toUTCString() === value
}

/** One row a setting: its form, its default and what it is for. The README's table is checked against this. */
export const settings = z.object({
  HOST: z
    .string()
    .refine(isHost, 'a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address to listen on.'),
  PORT: whole(3000, 1, 65535, 'Port to listen on.'),
  BASE_URL: z
    .string()
    .refine(
      (s) => isWebAddress(s) && new URL(s).pathname === '/',
      'an origin such as https://cv.example, without a path',
    )
    .transform((s) => new URL(s).origin)
    .optional()
    .describe(
      'Public origin, used in every link. Default: http://HOST:PORT. Required when HOST is a wildcard.',
    ),
  CONTENT_DIR: folder('content', "Folder of the owner's cv.md and profile.json."),
  INDEX_DIR: folder(
    'index',
    'Folder of the embedding model and the search index; can be deleted at any time.',
  ),
  DATA_DIR: folder('data', 'Folder of the database and the keys; back this up.'),
  DATABASE_URL: z
    .string()
    .refine((s) => /^postgres(ql)?:\/\//.test(s) && URL.canParse(s), 'a postgres:// address')
    .optional()
    .describe('PostgreSQL to use. Unset: a SQLite file in DATA_DIR.'),
  REDIS_URL: z
    .string()
    .refine((s) => /^rediss?:\/\//.test(s) && URL.canParse(s), 'a redis:// address')
    .optional()
    .describe('Redis that holds the rate limits of all replicas. Unset: limits in memory.'),
  SECRET_KEY: z
    .string()
    .refine((s) => s.length >= 32, 'at least 32 characters')
    .optional()
    .describe(
      'Key that encrypts secrets and signs cursors. Unset: made in DATA_DIR. Required with DATABASE_URL.',
    ),
  AUTH_URL: webAddress('Issuer of an external SSO. Unset: the embedded one.'),
  OAUTH_CLIENT_ID: text('Client of the owner pages at the external SSO. Required with AUTH_URL.'),
  OWNER_SUBJECT: text('Subject (`sub`) of the owner at the external SSO. Required with AUTH_URL.'),
  MCP_URL: webAddress('Address of the MCP endpoint. Default: BASE_URL/mcp.'),
  ACCOUNT_URL: webAddress('Address of the account page. Default: BASE_URL/account.'),
  EMBEDDING_MODEL: text(
    'Another embedding model: a local folder or a hub name. Unset: the bundled all-MiniLM-L6-v2, for which the weights were fitted; answers with another one are not measured.',
  ),
  EMBEDDING_VARIANT: z
    .enum(['u8w', 'int8'], 'u8w or int8')
    .default('u8w')
    .describe('Arithmetic of the bundled model.'),
  RERANK_MODEL: text('A cross-encoder that re-ranks passages: a local folder or a hub name.'),
  LLM_BASE_URL: webAddress(
    'An OpenAI-compatible server. Unset: answers are extracted, without a language model.',
  ),
  LLM_MODEL: text('Model name at LLM_BASE_URL. Required with LLM_BASE_URL.'),
  LLM_API_KEY: text('Key for LLM_BASE_URL.'),
  LLM_TIMEOUT_MS: whole(8000, 100, 120_000, 'Longest wait for the language model, milliseconds.'),
  LLM_DAILY_TOKENS: whole(
    1_000_000,
    0,
    1e12,
    'Tokens a day the language model may use; then answers are extracted.',
  ),
  RATE_LIMIT_READ: whole(120, 1, 1e9, 'Reads a minute for one client address.'),
  RATE_LIMIT_ASK: whole(30, 1, 1e9, 'Questions a minute for one client address.'),
  RATE_LIMIT_MCP: whole(60, 1, 1e9, 'MCP requests a minute for one key.'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .refine(
      (s) => trustProxy(s) !== undefined,
      'on, off, a number of hops, or addresses and networks separated by commas',
    )
    .transform((s) => trustProxy(s) ?? false)
    .describe('Which proxies may name the client in X-Forwarded-For.'),
  ALLOW_INSECURE_WEBHOOKS: flag('off', 'Let webhooks go to http on loopback, for development.'),
  PDF_PAGE_SIZE: z.enum(['a4', 'letter'], 'a4 or letter').default('a4').describe('Paper of the PDF.'),
  SUNSET: z
    .string()
    .refine(isHttpDate, 'an HTTP-date such as Fri, 31 Dec 2027 23:59:59 GMT')
    .refine((s) => Date.parse(s) - Date.now() >= 365 * 86_400_000, 'an HTTP-date at least a year ahead')
    .optional()
    .describe('Sunset date of /api/v1. Default: 31 December of the year after next.'),
  SITE_INDEX: flag('on', 'Let search engines index the page.'),
  METRICS_TOKEN: text('Bearer token for /metrics. Unset: loopback only.'),
  MAX_CONTENT_BYTES: whole(524_288, 1024, 16 * 1024 * 1024, 'Largest CV, bytes of UTF-8.'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info')
    .describe('Least level that is logged.'),
})

type Parsed = z.output<typeof settings>
type Derived = 'BASE_URL' | 'MCP_URL' | 'ACCOUNT_URL' | 'SUNSET'
export type Config = Omit<Parsed, Derived> & { [K in Derived]: string }

/** A setting that cannot be used; the message is the one line the start prints. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const SECRET_SETTINGS = /KEY|TOKEN|_URL$/

const refuse = (name: string, value: string | undefined, accepted: string): never => {
  const shown =
    value === undefined
      ? 'is not set'
      : SECRET_SETTINGS.test(name) && /KEY|TOKEN|@/.test(name + value)
        ? 'has a wrong value'
        : `is ${JSON.stringify(value)}`
  throw new ConfigError(`${name} ${shown}; accepted is ${accepted}`)
}

/**
 * Reads the settings from an environment; an empty variable counts as unset.
 * @throws ConfigError that names the variable, the value and what is accepted
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, now = Date.now()): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    return refuse(name, env[name], issue?.message ?? 'another value')
  }
  const config = parsed.data
  const wildcard = ['0.0.0.0', '::'].includes(config.HOST)
  if (wildcard && !config.BASE_URL)
    refuse('BASE_URL', undefined, `the public origin, since HOST is ${config.HOST}`)
  if (config.DATABASE_URL && !config.SECRET_KEY)
    refuse('SECRET_KEY', undefined, 'at least 32 characters, since DATABASE_URL is set')
  if (config.AUTH_URL && !config.OAUTH_CLIENT_ID)
    refuse('OAUTH_CLIENT_ID', undefined, 'a client id, since AUTH_URL is set')
  if (config.AUTH_URL && !config.OWNER_SUBJECT)
    refuse('OWNER_SUBJECT', undefined, 'the subject of the owner, since AUTH_URL is set')
  if (config.LLM_BASE_URL && !config.LLM_MODEL)
    refuse('LLM_MODEL', undefined, 'a model name, since LLM_BASE_URL is set')
  const host = isIP(config.HOST) === 6 ? `[${config.HOST}]` : config.HOST
  const BASE_URL = config.BASE_URL ?? new URL(`http://${host}:${config.PORT}`).origin
  return {
    ...config,
    BASE_URL,
    MCP_URL: config.MCP_URL ?? `${BASE_URL}/mcp`,
    ACCOUNT_URL: config.ACCOUNT_URL ?? `${BASE_URL}/account`,
    SUNSET:
      config.SUNSET ??
      new Date(Date.UTC(new Date(now).getUTCFullYear() + 2, 11, 31, 23, 59, 59)).toUTCString(),
  }
}
