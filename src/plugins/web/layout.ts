/** The frame of every page: head, assets, footer; and the headers that go with it. */
import { createHash } from 'node:crypto'
import type { ClientAssets, Entry } from './assets.ts'
import { escapeHtml } from './shared/html.ts'

export interface PageOptions {
  readonly title: string
  readonly description?: string
  /** Script and styles of the page. */
  readonly entry: Entry
  /** Further elements of the head, as HTML. */
  readonly head?: string
  /** Attributes of body, as HTML. */
  readonly attributes?: string
  readonly index?: boolean
  readonly favicon?: string | undefined
}

/** A whole document around the content of its body. */
export function document(assets: ClientAssets, options: PageOptions, body: string): string {
  const { styles, script, fonts } = assets.entry(options.entry)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(options.title)}</title>`,
    options.description ? `<meta name="description" content="${escapeHtml(options.description)}">` : '',
    options.index ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f0">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141817">',
    options.favicon ? `<link rel="icon" href="${escapeHtml(options.favicon)}">` : '',
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    options.head ?? '',
    script ? `<script type="module" src="${script}"></script>` : '',
  ]
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n` +
    `<body${options.attributes ? ` ${options.attributes}` : ''}>\n${body}\n</body>\n</html>\n`
  )
}

/**
 * The Content-Security-Policy of our pages: nothing but ourselves, no inline code or style.
 * @param extra more of a directive, such as a nonce for styles
 */
export function contentSecurityPolicy(
  extra: { style?: string; connect?: string; frame?: string } = {},
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${extra.style ? ` ${extra.style}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${extra.connect ? ` ${extra.connect}` : ''}`,
    ...(extra.frame ? [`frame-src ${extra.frame}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** Headers of every page. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
})

/** Short hash for an entity tag. */
export const tagOf = (html: string): string =>
  createHash('sha256').update(html).digest('base64url').slice(0, 16)
