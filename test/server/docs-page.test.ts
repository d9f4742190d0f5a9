import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'

const CHROMIUM = '/usr/bin/chromium'
if (!existsSync(CHROMIUM)) process.stderr.write(`Browser tests are skipped: no ${CHROMIUM}\n`)

describe.runIf(existsSync(CHROMIUM))('/docs in a browser', () => {
  let t: TestApp
  let browser: Browser
  beforeAll(async () => {
    t = await apiApp()
    await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    await t.close()
  })

  it('shows the operations under its strict policy, with nothing from elsewhere', async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${t.config.BASE_URL}/docs/`)
    const first = page.locator('.opblock-summary-path', { hasText: '/api/v1/cv' }).first()
    await first.waitFor({ timeout: 60_000 })
    expect(await page.locator('.opblock').count()).toBeGreaterThan(50)
    await first.click()
    await page.locator('.opblock-body').first().waitFor()
    expect(problems).toEqual([])
    expect([...hosts].filter((host) => host !== '')).toEqual([new URL(t.config.BASE_URL).host])
  })
})
