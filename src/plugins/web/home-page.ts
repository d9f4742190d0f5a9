/** The recruiter's page as HTML: the person, the ask box with any answer, the CV, the footer. */
import type { Config } from '../../server/config.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { MAX_QUERY_CHARS } from '../ask/request.ts'
import type { ClientAssets } from './assets.ts'
import type { CvHtml } from './cv/cv-html.ts'
import { document } from './layout.ts'
import { jsonLd, type Person } from './person.ts'
import { answerHtml, type ViewAnswer } from './shared/answer-view.ts'
import { escapeHtml, jsonForScript } from './shared/html.ts'

/** What was asked without script, or in a shared link. */
export interface Asked {
  readonly question: string
  /** Earlier questions, oldest first. */
  readonly prev: readonly string[]
  readonly answer: ViewAnswer | undefined
  /** Why there is no answer, for a person to read. */
  readonly problem?: string
}

export interface HomeInput {
  readonly config: Pick<Config, 'BASE_URL' | 'SITE_INDEX'>
  readonly assets: ClientAssets
  readonly version: PublishedVersion
  readonly person: Person
  readonly cv: CvHtml
  readonly examples: readonly string[]
  readonly images: { readonly favicon?: string | undefined; readonly ogImage?: string | undefined }
  readonly asked?: Asked | undefined
}

/** Anchor prefix of the quotes of the answer that came with the page. */
export const SERVER_ANCHOR = 'quote'

export function homePage(input: HomeInput): string {
  const { config, version, person, asked } = input
  const about = person.headline ? `${person.name}: ${person.headline}` : `The CV of ${person.name}`
  const title = asked
    ? `${asked.question} · ${person.name}`
    : person.headline
      ? `${person.name} · CV`
      : person.name
  const email = person.contacts.find((c) => c.kind === 'email')
  const attributes = [
    'class="home"',
    `data-etag="${escapeHtml(version.etag)}"`,
    `data-version="${version.version}"`,
    ...(email
      ? [`data-contact="${escapeHtml(email.href)}"`, `data-contact-text="${escapeHtml(email.text)}"`]
      : []),
  ].join(' ')
  const body = `<a class="skip" href="#cv">Skip to the CV</a>
<div id="news" class="news" role="status"></div>
<main class="page">
<header class="person">
${input.cv.hasTitle ? '' : `<h1>${escapeHtml(person.name)}</h1>`}${headlineIfMissing(input)}${input.cv.header}
${contacts(person)}
</header>
${askBox(input)}
<div id="cv" class="cv" tabindex="-1">
${input.cv.body}
</div>
</main>
${footer(input)}`
  return document(
    input.assets,
    {
      title,
      description: about.slice(0, 300),
      entry: 'home',
      index: config.SITE_INDEX && !asked,
      favicon: input.images.favicon,
      head: head(input, about),
      attributes,
    },
    body,
  )
}

/** A headline that only profile.json knows. */
const headlineIfMissing = ({ person, cv }: HomeInput): string =>
  person.headline && !cv.header.includes('<p') ? `<p>${escapeHtml(person.headline)}</p>` : ''

function head({ config, version, person, images }: HomeInput, about: string): string {
  const url = `${config.BASE_URL}/`
  const og = (name: string, value: string) => `<meta property="og:${name}" content="${escapeHtml(value)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '<link rel="alternate" type="text/markdown" href="/index.md" title="For agents, as markdown">',
    '<link rel="alternate" type="application/pdf" href="/cv/pdf" title="The CV as PDF">',
    '<link rel="alternate" type="application/json" href="/api/v1/cv" title="The CV as JSON">',
    '<link rel="ai-catalog" href="/.well-known/ai-catalog.json">',
    og('type', 'profile'),
    og('title', person.name),
    og('description', about.slice(0, 300)),
    og('url', url),
    og('site_name', person.name),
    images.ogImage ? og('image', images.ogImage) : '',
    images.ogImage ? og('image:alt', about.slice(0, 300)) : '',
    `<meta name="twitter:card" content="${images.ogImage ? 'summary_large_image' : 'summary'}">`,
    `<script type="application/ld+json">${jsonForScript(jsonLd(person, version, config.BASE_URL))}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function contacts(person: Person): string {
  const items = person.contacts.map(
    (c) =>
      `<li><a class="${c.kind}" href="${escapeHtml(c.href)}" rel="me noopener">${escapeHtml(c.text)}</a></li>`,
  )
  const list = items.length ? `<ul class="contacts" aria-label="Contact">${items.join('')}</ul>` : ''
  return (
    `${list}<ul class="files" aria-label="This CV as a file"><li><a class="button" href="/cv/pdf">Download PDF</a></li>` +
    `<li><a class="button quiet" href="/cv.md" type="text/markdown">Markdown</a></li></ul>`
  )
}

function askBox({ person, examples, asked }: HomeInput): string {
  const chips = examples.map(
    (q) => `<li><a class="example" href="/?q=${encodeURIComponent(q)}">${escapeHtml(q)}</a></li>`,
  )
  const earlier = asked ? [...asked.prev, asked.question].slice(-5) : []
  return `<section class="ask" aria-labelledby="ask-title">
<h2 id="ask-title">Ask this CV</h2>
<p class="hint" id="ask-hint">Answers come from ${escapeHtml(person.shortName)}’s CV alone, each with the exact words it rests on.</p>
<form class="ask-form" action="/" method="get" role="search">
<label for="q" class="hidden">Your question about ${escapeHtml(person.name)}</label>
<input id="q" name="q" type="text" dir="auto" required maxlength="${MAX_QUERY_CHARS}" autocomplete="off" enterkeyhint="send" aria-describedby="ask-hint" placeholder="Ask about ${escapeHtml(person.shortName)}…">
${earlier.map((q) => `<input type="hidden" name="prev" value="${escapeHtml(q)}">`).join('')}<button type="submit">Ask</button>
</form>
${chips.length ? `<ul class="examples" aria-label="Questions to start with">${chips.join('')}</ul>` : ''}
<p id="ask-status" class="hidden" role="status"></p>
<div id="answers" class="answers">${asked ? turn(asked, person) : ''}</div>
</section>`
}

function turn(asked: Asked, person: Person): string {
  const email = person.contacts.find((c) => c.kind === 'email')
  const answer = asked.answer
    ? answerHtml(asked.answer, { anchor: SERVER_ANCHOR, contact: email })
    : `<p class="problem">${escapeHtml(asked.problem ?? '')}</p>`
  const data = asked.answer
    ? `<script type="application/json" class="turn-data">${jsonForScript({
        answer: asked.answer.answer,
        query: asked.answer.query,
        sources: asked.answer.sources,
        citations: asked.answer.citations,
        version: asked.answer.version,
        prev: asked.prev,
      })}</script>`
    : ''
  const earlier = asked.prev.map(
    (q) => `<li><a href="/?q=${encodeURIComponent(q)}">${escapeHtml(q)}</a></li>`,
  )
  return (
    `<article class="turn" data-anchor="${SERVER_ANCHOR}"><h3 class="question">${escapeHtml(asked.question)}</h3>${answer}${data}</article>` +
    (earlier.length
      ? `<ul class="earlier" aria-label="Earlier questions">${earlier.reverse().join('')}</ul>`
      : '')
  )
}

function footer({ version, config }: HomeInput): string {
  const date = version.updatedAt.toISOString()
  const day = version.updatedAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const sample = version.isDefault ? '<p>This is the sample CV of an invented person.</p>' : ''
  return `<footer class="foot">${sample}<p>Version ${version.version}, <time datetime="${date}">${day}</time> · ${escapeHtml(new URL(config.BASE_URL).host)}</p>
<nav aria-label="About this site"><a href="/llms.txt">For agents</a> <a href="/docs">API</a> <a href="/status">Status</a> <a href="/owner" rel="nofollow">Edit</a></nav></footer>`
}
