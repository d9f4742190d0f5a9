import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launch, listeningApp, open, signInHere } from './support.ts'

/** Puts a page into the state to be looked at. */
type Scene = readonly [name: string, path: string, prepare?: (page: Page) => Promise<void>]

const tab = (name: string, ready: string) => async (page: Page) => {
  await signInHere(page)
  await page.locator('.cm-content').waitFor()
  await page.getByRole('tab', { name, exact: true }).click()
  await page.locator(ready).first().waitFor()
}

/** The rules that what a page is coloured in may break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const SCENES: readonly Scene[] = [
  ['home', '/'],
  [
    'an answer',
    '/',
    async (page) => {
      await page.locator('#q').fill('Which languages does Tamsin speak?')
      await page.keyboard.press('Enter')
      await page.locator('.turn .cite').first().click()
    },
  ],
  ['an answer without script', '/?q=How%20long%20is%20the%20notice%20period%3F'],
  ['not in the CV', '/?q=Is%20she%20married%3F'],
  ['status', '/status'],
  ['owner, signed out', '/owner', (page) => page.getByRole('button', { name: 'Sign in' }).waitFor()],
  ['owner, writing', '/owner', tab('Preview', '.preview h2')],
  ['owner, changes', '/owner', tab('Changes', '#side-panel p')],
  ['owner, asking', '/owner', tab('Ask it', '#draft-question')],
  ['owner, history', '/owner', tab('History', '.versions li')],
  ['owner, webhooks', '/owner', tab('Webhooks', '#webhook-url')],
  [
    'account',
    '/account',
    async (page) => {
      await signInHere(page)
      await page.getByLabel('Name', { exact: true }).fill('A key')
      await page.getByRole('button', { name: 'Make a key' }).click()
      await page.locator('.keys li').first().waitFor()
    },
  ],
]

describeInBrowser('axe finds nothing', () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  let browser: Browser
  beforeAll(async () => {
    ;[t, browser] = await Promise.all([listeningApp(), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await t?.close()
  })

  for (const [name, path, prepare] of SCENES)
    it(`on ${name}, light and dark`, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const { page } = await open(context, t.url, path)
      await prepare?.(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const axe = new AxeBuilder({ page }).setLegacyMode()
        // the same page in other colours
        if (colorScheme === 'dark') axe.withRules(COLOURS)
        const { violations } = await axe.analyze()
        const found = violations.map(
          (v) => `${colorScheme}: ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`,
        )
        expect(found).toEqual([])
      }
      await context.close()
    })
})
