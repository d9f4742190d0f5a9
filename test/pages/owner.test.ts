import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { warningsFor } from '../../src/plugins/web/client/owner/warnings.ts'
import { describe } from 'vitest'
import { describeInBrowser, launch, listeningApp, open, signInHere } from './support.ts'

const CV = `# Ana Ruiz

Pilot

## Experience

### Pilot, Skyways (2019 – 2021)

Flew mail over the mountains.

## Languages

- Spanish: native
`

describeInBrowser('the owner', () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    ;[t, browser] = await Promise.all([listeningApp(), launch()])
  })
  afterEach(async () => context?.close())
  afterAll(async () => {
    await browser?.close()
    await t?.close()
  })
  const atWork = async () => {
    const { version } = await t.app.files.publish(`${CV}\nEdited ${crypto.randomUUID()}.\n`, {
      author: 'test',
    })
    await t.app.content.settled(version, 60_000)
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const { page, faults } = await open(context, t.url, '/owner')
    await signInHere(page)
    await page.locator('.cm-content').waitFor()
    return { page, faults, version }
  }
  const write = async (page: Page, text: string) => {
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText(text)
  }
  const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

  it('signs in, writes, sees what comes of it, and publishes; no token is kept anywhere', async () => {
    const { page, faults, version } = await atWork()
    await write(page, '\n## Beekeeping\n\nTen hives on the roof since 2015.\n')
    await page.locator('.preview').getByText('Ten hives on the roof').waitFor()
    await page.getByRole('tab', { name: 'Changes' }).click()
    await page.locator('.patch .added').getByText('Ten hives').waitFor()

    await page.getByRole('tab', { name: 'Ask it' }).click()
    await page.getByLabel('Question to the draft').fill('How many hives does Ana keep?')
    await page.keyboard.press('Enter')
    await page.locator('.ask-draft .cite').first().waitFor()
    await page.locator('.ask-draft .cite').first().click()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Ten hives')

    await page.getByRole('tab', { name: 'PDF' }).click()
    await page.getByRole('button', { name: 'Make the PDF' }).click()
    const pdf = page.locator('iframe[title="PDF of the draft"]')
    expect(await pdf.getAttribute('src')).toMatch(/^blob:/)

    await publish(page)
    await page.getByText(`Version ${version + 1} is published.`).waitFor()
    expect(t.app.content.latest.content).toContain('Ten hives on the roof')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/eyJ|access|refresh|token/i)
    expect(faults).toEqual([])
  })

  it('finds the draft again after a reload, and is signed in without a page', async () => {
    const { page } = await atWork()
    await write(page, '\nUnpublished words.\n')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cv-draft')))
      .toContain('Unpublished words')
    await page.reload()
    await page.getByText('Your unpublished draft').waitFor()
    expect(await page.locator('.cm-content').textContent()).toContain('Unpublished words')
    expect(t.app.content.latest.content).not.toContain('Unpublished words')
  })

  it('loses nothing when another version was published meanwhile', async () => {
    const { page } = await atWork()
    await write(page, '\nMy words.\n')
    const theirs = t.app.content.latest.content.replace('Flew mail', 'Flew letters')
    await t.app.files.publish(theirs, { author: 'test' })
    await publish(page)
    await page.getByText('was published while you wrote').waitFor()
    expect(t.app.content.latest.content).not.toContain('My words')
    await page.getByRole('button', { name: 'Merge both' }).click()
    await publish(page)
    await page.getByText(/Version \d+ is published/).waitFor()
    const { content } = t.app.content.latest
    expect(content).toContain('My words')
    expect(content).toContain('Flew letters')
  })

  it('sees the history, what a version changed, and brings one back', async () => {
    const { page, version } = await atWork()
    const before = t.app.content.latest.content
    await t.app.files.publish(`${before}\nA mistake.\n`, { author: 'test' })
    await page.getByRole('tab', { name: 'History' }).click()
    const item = page.locator('.versions > li').filter({ hasText: `Version ${version + 1}` })
    await item.getByRole('button', { name: 'What it changed' }).click()
    await item.locator('.added').getByText('A mistake.').waitFor()
    const old = page.locator('.versions > li').filter({ hasText: new RegExp(`^Version ${version}\\D`) })
    await old.getByRole('button', { name: 'Restore' }).click()
    await old.getByRole('button', { name: `Publish version ${version} again` }).click()
    await page.getByText('is published again, as a new version').waitFor()
    expect(t.app.content.latest).toMatchObject({ version: version + 2, content: before })
  })

  it('decides on webhooks from outside', async () => {
    const registered = await fetch(`${t.url}/api/v1/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'https://hooks.example.com/cv', events: ['cv.content.updated'] }),
    })
    expect(registered.status).toBe(200)
    const { page } = await atWork()
    await page.getByRole('tab', { name: 'Webhooks' }).click()
    const row = page.locator('.endpoints > li').filter({ hasText: 'hooks.example.com' })
    await row.getByText('pending').waitFor()
    await row.getByRole('button', { name: 'Approve' }).click()
    await row.locator('.badge.active').waitFor()
    await row.getByRole('button', { name: 'Disable' }).click()
    await row.locator('.badge.disabled').waitFor()
  })
})

describe('warnings before publishing', () => {
  const texts = (markdown: string) => warningsFor(markdown).map((w) => w.text)

  it('are none for a CV that is in order', () => {
    expect(texts(CV)).toEqual([])
  })

  it('name roles without dates, but not those dated below the heading or above', () => {
    const cv = `# N\n\n## Experience\n\n### Acme (2019 – 2020)\n\n#### Cook\n\nx\n\n### Bistro\n\n#### Waiter\n\n2011 to 2012\n\n#### Porter\n\nCarried.\n`
    expect(texts(cv)).toEqual(['“Porter” has no dates.'])
  })

  it('name a heading that stands twice in one place, but not in two', () => {
    const cv =
      '# N\n\n## Skills\n\na\n\n## Talks\n\n### 2020\n\nb\n\n## Papers\n\n### 2020\n\nc\n\n## skills\n\nd\n'
    expect(texts(cv)).toEqual(['The heading “skills” stands here for the second time.'])
  })

  it('name links that lead nowhere, with their place', () => {
    const cv =
      '# N\n\n## Here\n\n[a](#here) [b](#gone) [c](www.x.example) [d](https://ok.example/) [e](mailto:x) [f](javascript:x)\n'
    expect(texts(cv)).toEqual([
      'The link “b” points to no heading of this CV.',
      'The link “c” is not a whole address (https://…).',
      'The link “e” is no e-mail address.',
      'The link “f” begins with javascript:, which is not shown.',
    ])
    const [first] = warningsFor(cv)
    expect(cv.slice(first?.start, first?.end)).toBe('b')
  })
})
