/** The settings as they are used: read from the environment by their table, and checked before anything starts. */
import { isIP } from 'node:net'
import type { z } from 'zod'
import { settings } from './settings.ts'

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

const YEAR_MS = 365 * 86_400_000

/** What is to be said at a start where the Sunset is nearer than users of the API were told they may count on. */
export const sunsetWarning = (sunset: string, now: number): string | undefined =>
  Date.parse(sunset) - now < YEAR_MS
    ? `SUNSET is ${JSON.stringify(sunset)}, in less than a year: /api/v1 answers on, but users were to have a year's notice`
    : undefined
