/** Every setting of the service, in one table. */
import { z } from 'zod'
import {
  flag,
  folder,
  isHost,
  isHttpDate,
  isWebAddress,
  text,
  trustProxy,
  webAddress,
  whole,
} from './setting-forms.ts'

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
    // the longer a right date stands, the nearer it is: that alone stops no start, see `sunsetWarning`
    .refine((s) => Date.parse(s) > Date.now(), 'an HTTP-date that is still to come')
    .optional()
    .describe(
      'Sunset date of /api/v1; set it at least a year ahead. Default: 31 December of the year after next.',
    ),
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
