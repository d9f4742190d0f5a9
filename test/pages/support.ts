import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { describe } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { testApp, untilReady, type TestApp, type TestAppOptions } from '../support/app.ts'
import { OWNER_PASSWORD } from '../support/tokens.ts'

const CHROMIUM = '/usr/bin/chromium'
const installed = existsSync(CHROMIUM)
if (!installed) process.stderr.write(`${CHROMIUM} is not installed: the browser tests are skipped\n`)

/** Tests that need a browser; skipped where there is none. */
export const describeInBrowser = describe.skipIf(!installed)

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** The real service on a port of its own, with the real model and the embedded SSO; the owner has a password. */
export async function listeningApp(options: TestAppOptions = {}): Promise<TestApp & { url: string }> {
  const t = await testApp({ ...options, env: { LOG_LEVEL: 'warn', ...options.env } })
  await t.app.ready()
  await setOwnerPassword(t.app.db, t.app.clock, OWNER_PASSWORD)
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  await untilReady(t.app)
  // The client is built before anybody looks.
  await (await fetch(t.config.BASE_URL)).text()
  return { ...t, url: t.config.BASE_URL }
}

export interface Watched {
  readonly page: Page
  /** What a visitor should never have: errors of script, refused by policy, requests to other servers. */
  readonly faults: string[]
}

/** A page whose faults are collected. */
export async function open(context: BrowserContext, origin: string, path: string): Promise<Watched> {
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content.Security.Policy|refused to/i.test(message.text())) faults.push(message.text())
  })
  page.on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin)
      faults.push(request.url())
  })
  await page.goto(origin + path)
  return { page, faults }
}

/** Through the sign-in page of the embedded SSO, from a page that offers to. */
export async function signInHere(page: Page, username = 'owner', password = OWNER_PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
