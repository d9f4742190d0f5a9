import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launch, listeningApp, open, signInHere } from './support.ts'

describeInBrowser('the account', () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  let browser: Browser
  beforeAll(async () => {
    ;[t, browser] = await Promise.all([listeningApp(), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await t?.close()
  })
  const call = (key: string) =>
    fetch(`${t.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_sections', arguments: {} },
      }),
    })

  it('makes a key, which works at the MCP endpoint until it is revoked', async () => {
    const context = await browser.newContext()
    const { page, faults } = await open(context, t.url, '/account')
    await signInHere(page)
    await page.getByLabel('Name', { exact: true }).fill('Recruiting agent')
    await page.getByRole('button', { name: 'Make a key' }).click()
    const key = (await page.locator('.secret').textContent()) ?? ''
    await page.getByRole('button', { name: 'I have kept it' }).click()
    expect(await page.content()).not.toContain(key)

    const row = page.locator('.keys > li').filter({ hasText: 'Recruiting agent' })
    await row.getByLabel('Add credits').fill('2')
    await row.getByRole('button', { name: 'Add', exact: true }).click()
    await row.getByText('2 credits').waitFor()
    const answer = await call(key)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Experience')

    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByRole('button', { name: 'Revoke it for good' }).click()
    await row.locator('.badge.revoked').waitFor()
    expect((await call(key)).status).toBe(401)
    expect(faults).toEqual([])
    await context.close()
  })

  it('invites a person, who has an account of their own and cannot edit', async () => {
    const owner = await browser.newContext()
    const { page } = await open(owner, t.url, '/account')
    await signInHere(page)
    await page.getByLabel('Invite').fill('robin')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = (await page.locator('.secret').textContent()) ?? ''
    await owner.close()

    const guest = await browser.newContext()
    const theirs = await guest.newPage()
    await theirs.goto(link)
    const password = 'a robin sings at dawn 7'
    await theirs.locator('#password').fill(password)
    await theirs.locator('#repeat').fill(password)
    await theirs.getByRole('button', { name: 'Set password' }).click()
    await theirs.goto(`${t.url}/account`)
    await signInHere(theirs, 'robin', password)
    await theirs.getByRole('heading', { name: 'API keys' }).waitFor()
    expect(await theirs.getByRole('heading', { name: 'People' }).count()).toBe(0)
    await theirs.goto(`${t.url}/owner`)
    await theirs.getByText('Only the owner edits this CV').waitFor()
    await guest.close()
  })
})
