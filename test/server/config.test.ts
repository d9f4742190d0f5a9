import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigError, isHttpDate, loadConfig } from '../../src/server/config.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error(`accepted: ${JSON.stringify(env)}`)
}

describe('a wrong setting is refused in one line that names it, its value and what is accepted', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['PORT', { PORT: 'eighty' }, /"eighty".*whole number from 1 to 65535/],
    ['PORT', { PORT: '0' }, /"0".*whole number/],
    ['PORT', { PORT: '65536' }, /"65536"/],
    ['PORT', { PORT: '1e3' }, /"1e3"/],
    ['BASE_URL', { BASE_URL: 'https://cv.example/me' }, /without a path/],
    ['BASE_URL', { BASE_URL: 'ftp://cv.example' }, /an origin/],
    ['BASE_URL', { BASE_URL: 'cv.example' }, /an origin/],
    ['BASE_URL', { HOST: '0.0.0.0' }, /is not set.*HOST is 0\.0\.0\.0/],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, /postgres:\/\//],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://h/d' }, /is not set.*DATABASE_URL/],
    ['SECRET_KEY', { SECRET_KEY: 'short' }, /at least 32/],
    ['REDIS_URL', { REDIS_URL: 'http://x' }, /redis:\/\//],
    ['OAUTH_CLIENT_ID', { AUTH_URL: 'https://sso.example' }, /AUTH_URL is set/],
    ['OWNER_SUBJECT', { AUTH_URL: 'https://sso.example', OAUTH_CLIENT_ID: 'a' }, /AUTH_URL is set/],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://127.0.0.1:1/v1' }, /LLM_BASE_URL is set/],
    ['EMBEDDING_VARIANT', { EMBEDDING_VARIANT: 'fp16' }, /u8w or int8/],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }, /number of hops/],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }, /number of hops/],
    ['PDF_PAGE_SIZE', { PDF_PAGE_SIZE: 'a5' }, /a4 or letter/],
    ['SUNSET', { SUNSET: '2030-01-01' }, /HTTP-date/],
    ['SUNSET', { SUNSET: 'Sat, 01 Jan 2000 00:00:00 GMT' }, /a year ahead/],
    ['ALLOW_INSECURE_WEBHOOKS', { ALLOW_INSECURE_WEBHOOKS: 'maybe' }, /on or off/],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, /fatal, error/],
    ['MAX_CONTENT_BYTES', { MAX_CONTENT_BYTES: '-1' }, /whole number/],
  ])('%s', (name, env, said) => {
    const line = refusal(env)
    expect(line.startsWith(`${name} `)).toBe(true)
    expect(line).toMatch(said)
    expect(line).not.toContain('\n')
  })

  it('without showing a secret', () => {
    expect(refusal({ SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
    expect(refusal({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toContain('hunter2')
    expect(refusal({ REDIS_URL: 'http://me:hunter2@host' })).not.toContain('hunter2')
  })
})

it('defaults need no environment, and an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', BASE_URL: '' })).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    BASE_URL: 'http://127.0.0.1:3000',
    MCP_URL: 'http://127.0.0.1:3000/mcp',
    ACCOUNT_URL: 'http://127.0.0.1:3000/account',
    RATE_LIMIT_READ: 120,
    RATE_LIMIT_ASK: 30,
    RATE_LIMIT_MCP: 60,
    MAX_CONTENT_BYTES: 524_288,
  })
})

it('derives addresses from HOST and PORT, an IPv6 one in brackets', () => {
  expect(loadConfig({ HOST: '::1', PORT: '80' }).BASE_URL).toBe('http://[::1]')
  expect(loadConfig({ BASE_URL: 'https://CV.example/' }).MCP_URL).toBe('https://cv.example/mcp')
})

it('the default Sunset is an HTTP-date at least a year ahead, whenever it starts', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (now) => {
        const { SUNSET } = loadConfig({}, now.getTime())
        expect(isHttpDate(SUNSET)).toBe(true)
        expect(Date.parse(SUNSET) - now.getTime()).toBeGreaterThanOrEqual(365 * 86_400_000)
      },
    ),
  )
})

it('never throws anything but a ConfigError, whatever the environment holds', () => {
  const names = [
    'HOST',
    'PORT',
    'BASE_URL',
    'DATABASE_URL',
    'REDIS_URL',
    'TRUST_PROXY',
    'SUNSET',
    'MCP_URL',
    'AUTH_URL',
    'LLM_TIMEOUT_MS',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (env) => {
      try {
        loadConfig(env)
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError)
      }
    }),
  )
})
