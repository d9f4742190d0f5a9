import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launch, listeningApp, open } from './support.ts'

const QUESTION = 'How long is the notice period?'
const QUOTE = 'three months, to the end of a month'

describeInBrowser('a recruiter', () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  let browser: Browser
  let context: BrowserContext | undefined
  beforeAll(async () => {
    ;[t, browser] = await Promise.all([listeningApp(), launch()])
  })
  afterEach(async () => context?.close())
  afterAll(async () => {
    await browser?.close()
    await t?.close()
  })
  const visit = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    return open(context, t.url, path)
  }
  const marked = (page: Page) => page.locator('mark.active').allTextContents()

  it('asks, and a citation leads to the very words in the CV', async () => {
    const { page, faults } = await visit('/')
    await page.getByLabel(/^Your question about/).fill(QUESTION)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const turn = page.locator('.turn').first()
    await turn.locator('.cite').first().waitFor()
    expect(await turn.locator('.text').textContent()).toContain('three months')
    await turn.locator('.cite').first().click()
    expect((await marked(page)).join('')).toContain(QUOTE)
    const mark = page.locator('mark.active').first()
    await expect.poll(() => mark.evaluate((m) => m.getBoundingClientRect().top)).toBeLessThan(800)
    expect(await mark.evaluate((m) => document.activeElement === m)).toBe(true)
    expect(await page.locator('#ask-status').textContent()).toContain('three months')
    // The address now leads there too, also for somebody else.
    const address = page.url()
    expect(address).toMatch(/\?q=How.+#working-arrangements$/)
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('mark.active').first().waitFor()
    expect((await marked(page)).join('')).toContain(QUOTE)
    expect(faults).toEqual([])
  })

  it('keeps earlier questions, and a follow-up knows of them', async () => {
    const { page } = await visit('/')
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/ask')) bodies.push(request.postData() ?? '')
    })
    await page.locator('.example').first().click()
    await page.locator('.turn .actions').first().waitFor()
    await page.locator('#q').fill('And since when?')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.turn .actions').count()).toBe(2)
    expect(JSON.parse(bodies[1] ?? '{}')).toMatchObject({
      query: 'And since when?',
      prev: [expect.any(String)],
    })
  })

  it('comes back to the page before the question, and to the question', async () => {
    const { page } = await visit('/')
    await page.goto(`${t.url}/status`)
    await page.goto(`${t.url}/`)
    await page.locator('#q').fill(QUESTION)
    await page.keyboard.press('Enter')
    await page.locator('.turn .cite').first().waitFor()
    await page.locator('.turn .cite').first().click()
    const anew = () => page.waitForEvent('load')
    await Promise.all([anew(), page.goBack()])
    expect(await page.locator('.turn').count()).toBe(0)
    expect(page.url()).toBe(`${t.url}/`)
    await Promise.all([anew(), page.goForward()])
    await page.locator('.turn .cite').first().waitFor()
    expect(await page.locator('.turn .question').textContent()).toBe(QUESTION)
  })

  it('is told honestly when the CV does not say', async () => {
    const { page } = await visit('/')
    await page.locator('#q').fill('Is she married?')
    await page.keyboard.press('Enter')
    await page.getByText('Not in the CV').waitFor()
    expect(await page.locator('.turn .cite').count()).toBe(0)
    expect(await page.locator('main mark').count()).toBe(0)
  })

  it('asks with script off', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    await page.locator('#q').fill(QUESTION)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const cite = page.locator('.turn .cite').first()
    expect(await cite.getAttribute('href')).toBe('#quote-1')
    await cite.click()
    expect((await page.locator('mark').allTextContents()).join('')).toContain(QUOTE)
    await expect
      .poll(() => page.locator('#quote-1').boundingBox())
      .toMatchObject({ y: expect.closeTo(400, -3) as number })
  })

  it('has the question at hand on a phone, and nothing moves or runs over the edge', async () => {
    const { page, faults } = await visit('/', {
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    })
    const shift = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => setTimeout(() => done(sum), 200))
          }),
      )
    expect(await shift()).toBe(0)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wide()).toBeLessThanOrEqual(0)
    await page.mouse.wheel(0, 3000)
    const box = await page.locator('#q').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
    await page.locator('#q').fill(QUESTION)
    await page.keyboard.press('Enter')
    await page.locator('.turn .cite').first().click()
    await page.getByRole('button', { name: 'Back to the answer' }).click()
    await expect.poll(async () => (await page.locator('.turn').first().boundingBox())?.y).toBeLessThan(400)
    expect(await wide()).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })

  it('gets all of it by keyboard', async () => {
    const { page } = await visit('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the CV')
    await page.keyboard.press('/')
    await page.keyboard.type(QUESTION)
    await page.keyboard.press('Enter')
    await page.locator('.turn .cite').first().waitFor()
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.classList.contains('cite'))) break
    }
    await page.keyboard.press('Enter')
    expect((await marked(page)).join('')).toContain(QUOTE)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MARK')
  })

  it('keeps the question when the network is away', async () => {
    const { page } = await visit('/')
    await context?.setOffline(true)
    await page.locator('#q').fill(QUESTION)
    await page.keyboard.press('Enter')
    await page.getByText('You seem to be offline').first().waitFor()
    expect(await page.locator('#q').inputValue()).toBe(QUESTION)
    await context?.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.turn .cite').first().waitFor()
  })

  it('is told when a new version comes, and sees it on request', async () => {
    const { page } = await visit('/')
    const { content, version } = t.app.content.latest
    await t.app.files.publish(content.replace('Tamsin Verhaldt', 'Tamsin Q. Verhaldt'), { author: 'test' })
    await t.app.content.settled(version + 1, 60_000)
    expect(await page.locator('#news p').count()).toBe(0)
    // The page looks when its reader comes back, though not more often than every five seconds.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => dispatchEvent(new Event('focus')))
          return page.locator('#news').textContent()
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toContain('has just been updated')
    await page.getByRole('link', { name: 'Show it' }).click()
    await page.getByRole('heading', { name: 'Tamsin Q. Verhaldt' }).waitFor()
  })
})
