/**
 * npx tsx tools/screenshots.ts: starts the service on folders of its own with the bundled CV, and takes the
 * pictures of docs/ with Debian's Chromium: the page on a phone and a desktop, light and dark, and the editor.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch, listeningApp, signInHere } from '../test/pages/support.ts'

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url))
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const QUESTION = 'How long is Tamsin’s notice period?'

async function askAndFollow(page: Page): Promise<void> {
  await page.locator('#q').fill(QUESTION)
  await page.keyboard.press('Enter')
  await page.locator('.turn .cite').first().click()
}

async function edit(page: Page): Promise<void> {
  await signInHere(page)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+Home')
  await page.locator('.preview h2').first().waitFor()
}

const SHOTS: readonly {
  readonly name: string
  readonly path: string
  readonly device: typeof PHONE | typeof DESKTOP
  readonly colorScheme: 'light' | 'dark'
  readonly prepare?: (page: Page) => Promise<void>
}[] = [
  { name: 'desktop-light', path: '/', device: DESKTOP, colorScheme: 'light' },
  { name: 'desktop-dark-cited', path: '/', device: DESKTOP, colorScheme: 'dark', prepare: askAndFollow },
  { name: 'phone-light', path: '/', device: PHONE, colorScheme: 'light' },
  { name: 'phone-dark', path: '/', device: PHONE, colorScheme: 'dark' },
  { name: 'phone-light-cited', path: '/', device: PHONE, colorScheme: 'light', prepare: askAndFollow },
  {
    name: 'phone-dark-answer',
    path: `/?q=${encodeURIComponent('Which languages does Tamsin speak?')}`,
    device: PHONE,
    colorScheme: 'dark',
    prepare: (page) => page.locator('.turn').evaluate((turn) => turn.scrollIntoView()),
  },
  { name: 'owner-light', path: '/owner', device: DESKTOP, colorScheme: 'light', prepare: edit },
  { name: 'owner-dark', path: '/owner', device: DESKTOP, colorScheme: 'dark', prepare: edit },
]

mkdirSync(DOCS, { recursive: true })
const [t, browser] = await Promise.all([listeningApp(), launch()])
try {
  for (const { name, path, device, colorScheme, prepare } of SHOTS) {
    const context = await browser.newContext({ ...device, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    // Twice: fonts that came too late for the first paint are there for the second.
    await page.goto(t.url + path)
    await page.reload()
    await prepare?.(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(DOCS, `${name}.png`) })
    process.stderr.write(`docs/${name}.png\n`)
    await context.close()
  }
} finally {
  await browser.close()
  await t.close()
}
