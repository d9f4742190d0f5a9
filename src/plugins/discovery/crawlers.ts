/** What crawlers read first: robots.txt and the sitemap. */
import type { Site } from './site.ts'

/** Fetch a page because somebody asks about it now. */
const ANSWERING = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-User',
  'Claude-SearchBot',
  'PerplexityBot',
  'Perplexity-User',
  'DuckAssistBot',
  'MistralAI-User',
]
/** Collect texts to train models with. */
const TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Bytespider',
  'Amazonbot',
]
/** Pages of one person's own, worth nothing to a crawler. */
const PERSONAL = ['/owner', '/account', '/sso/']

export function robotsTxt({ config, url, served }: Site): string {
  const agents = (names: readonly string[]) => names.map((name) => `User-agent: ${name}`)
  const signal = (search: 'yes' | 'no') => `Content-Signal: search=${search}, ai-input=yes, ai-train=no`
  const personal = PERSONAL.map((path) => `Disallow: ${path}`)
  const training = [
    '# A CV is personal data: not for training models.',
    ...agents(TRAINING),
    signal('no'),
    'Disallow: /',
  ]
  const answering = ['# Welcome to answer questions about this CV.', ...agents(ANSWERING)]
  const groups = config.SITE_INDEX
    ? [
        [...answering, signal('yes'), 'Allow: /', ...personal],
        training,
        ['User-agent: *', signal('yes'), 'Allow: /', ...personal],
      ]
    : [
        [...answering, signal('no'), 'Allow: /', ...personal],
        training,
        ['# Not for search engines.', 'User-agent: *', signal('no'), 'Disallow: /'],
      ]
  const pointers = [
    ...(config.SITE_INDEX && served('/sitemap.xml') ? [`Sitemap: ${url('/sitemap.xml')}`] : []),
    `Agentmap: ${url('/.well-known/ai-catalog.json')}`,
  ]
  return `${[...groups, pointers].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function sitemapXml({ url, served, version }: Site): string {
  const paths = ['/', '/docs', '/index.md', '/llms.txt'].filter((path) => served(path))
  const entries = paths.map(
    (path) =>
      `  <url><loc>${escapeXml(url(path))}</loc><lastmod>${version.updatedAt.toISOString()}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
