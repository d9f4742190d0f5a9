// One fetched document, with everything a checker looks at.
import type { McpApp } from '../mcp/support.ts'

export interface Fetched {
  readonly url: string
  readonly status: number
  /** Content-Type as it came. */
  readonly type: string
  readonly headers: Headers
  readonly text: string
}

export async function get(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, { headers, redirect: 'manual' })
    const text = await response.text()
    const wait = response.status === 503 && tries < 10 ? response.headers.get('retry-after') : null
    const type = response.headers.get('content-type') ?? ''
    if (wait === null) return { url, status: response.status, type, headers: response.headers, text }
    await new Promise((done) => setTimeout(done, Number(wait) * 1000))
  }
}

/** Every address of this site that a document names: in JSON any string, in text, HTML and markdown any link. */
export function linksIn({ text, type, url }: Fetched, base: string): string[] {
  const found = new Set<string>()
  const add = (address: string) => {
    if (!URL.canParse(address, url)) return
    const { href } = new URL(address, url)
    if (href.startsWith(`${base}/`) && !/[{}…<>]|%7B|%3C|%E2%80%A6/i.test(href)) found.add(href)
  }
  if (/json/.test(type)) {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && /^https?:\/\//.test(value)) add(value)
      return value
    })
  } else if (/html/.test(type)) {
    for (const [, address = ''] of text.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      if (!address.startsWith('#')) add(address.replaceAll('&amp;', '&'))
    }
  } else {
    for (const [address] of text.matchAll(/https?:\/\/[^\s)<>"'`\]|;,]+/g)) add(address.replace(/[.:]+$/, ''))
  }
  return [...found]
}

/** Addresses in a Link header. */
export const linksOf = (header: string | null): { href: string; rel: string }[] =>
  [...(header ?? '').matchAll(/<([^>]*)>;\s*rel="([^"]*)"/g)].map(([, href = '', rel = '']) => ({
    href,
    rel,
  }))

export const at = (t: McpApp, path: string) => get(t.config.BASE_URL + path)

/** Waits until the PDF is rendered, which a crowded machine takes its time for. */
export async function untilPdf(t: McpApp, ms = 100_000): Promise<void> {
  const end = Date.now() + ms
  while ((await t.app.inject('/cv/pdf')).statusCode !== 200) {
    if (Date.now() > end) throw new Error('no PDF in time')
    await new Promise((done) => setTimeout(done, 200))
  }
}
