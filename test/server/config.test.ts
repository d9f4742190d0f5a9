import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig, sunsetWarning } from '../../src/server/config.ts'
import { settings } from '../../src/server/settings.ts'

const refused = (env: Record<string, string>): string => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('the settings', () => {
  it('have defaults that work, and help', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      BASE_URL: 'http://127.0.0.1:3000',
      MCP_URL: 'http://127.0.0.1:3000/mcp',
      ACCOUNT_URL: 'http://127.0.0.1:3000/account',
      RATE_LIMIT_READ: 120,
      RATE_LIMIT_ASK: 30,
      RATE_LIMIT_MCP: 60,
      MAX_CONTENT_BYTES: 524_288,
      PDF_PAGE_SIZE: 'a4',
      SITE_INDEX: true,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
    })
    for (const [name, schema] of Object.entries(settings.shape))
      expect(schema.description, name).toMatch(/\.$/)
  })

  it('take an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', BASE_URL: '' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', '3e3', 'a whole number from 1 to 65535'],
    ['BASE_URL', 'https://cv.example/path', 'an origin such as'],
    ['BASE_URL', 'cv.example', 'an origin such as'],
    ['DATABASE_URL', 'mysql://x', 'a postgres:// address'],
    ['REDIS_URL', 'http://x', 'a redis:// address'],
    ['EMBEDDING_VARIANT', 'fp64', 'u8w or int8'],
    ['RATE_LIMIT_READ', '0', 'a whole number from 1'],
    ['TRUST_PROXY', 'my-proxy', 'on, off, a number of hops'],
    ['TRUST_PROXY', '10.0.0.0/64', 'on, off, a number of hops'],
    ['SUNSET', '2030-01-01', 'an HTTP-date'],
    ['SUNSET', 'Wed, 01 Jan 2020 00:00:00 GMT', 'still to come'],
    ['SITE_INDEX', 'yes', 'on or off'],
    ['PDF_PAGE_SIZE', 'a3', 'a4 or letter'],
    ['LOG_LEVEL', 'loud', 'fatal, error'],
    ['MAX_CONTENT_BYTES', '10', 'a whole number from 1024'],
  ])('refuse %s=%s in one line that names both and what is accepted', (name, value, accepted) => {
    const line = refused({ [name]: value })
    expect(line).toContain(name)
    expect(line).toContain(value)
    expect(line).toContain(accepted)
    expect(line).not.toContain('\n')
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'BASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/cv' }, 'SECRET_KEY'],
    [{ AUTH_URL: 'https://sso.example' }, 'OAUTH_CLIENT_ID'],
    [{ AUTH_URL: 'https://sso.example', OAUTH_CLIENT_ID: 'cv' }, 'OWNER_SUBJECT'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:1' }, 'LLM_MODEL'],
  ])('say what %j lacks', (env, name) => {
    expect(refused(env as Record<string, string>)).toMatch(new RegExp(`^${name} is not set`))
  })

  it('take a Sunset that has come near since it was set, and say so in one line', () => {
    const sunset = 'Mon, 01 Jan 2120 00:00:00 GMT'
    expect(loadConfig({ SUNSET: sunset }).SUNSET).toBe(sunset)
    expect(sunsetWarning(sunset, Date.UTC(2118, 11, 31))).toBeUndefined()
    expect(sunsetWarning(sunset, Date.UTC(2119, 5, 1))).toMatch(
      /^SUNSET is "Mon, 01 Jan 2120[^\n]*less than a year[^\n]*$/,
    )
  })

  it('do not print a secret back', () => {
    expect(refused({ SECRET_KEY: 'short-secret' })).not.toContain('short-secret')
    expect(refused({ DATABASE_URL: 'mysql://cv:pass@host/db' })).not.toContain('pass')
  })
})
