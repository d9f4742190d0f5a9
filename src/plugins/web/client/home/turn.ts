/** One question with its answer on the page: filling it in, its citations, copying and sharing. */
import { answerHtml, markId, plain, type ViewAnswer } from '../../shared/answer-view.ts'
import { byId, el } from './dom.ts'
import { markQuotes, showQuote } from './highlight.ts'
import { tellNewVersion } from './news.ts'

const page = document.body.dataset
const FEW_SOURCES = 3

export interface Turn {
  readonly element: HTMLElement
  readonly anchor: string
  readonly question: string
  readonly prev: readonly string[]
  answer?: ViewAnswer
}

const slugOf = (url: string): string => decodeURIComponent(new URL(url, location.href).hash.slice(1))

/** The address that shows this answer again, with its quote marked. */
export function addressOf(turn: Turn, source = 0): string {
  const params = new URLSearchParams([['q', turn.question], ...turn.prev.map((q) => ['prev', q])])
  const slug = turn.answer?.sources[source] ? slugOf(turn.answer.sources[source].url) : ''
  return `${location.origin}/?${params.toString()}${slug ? `#${encodeURIComponent(slug)}` : ''}`
}

function quotesOf(turn: Turn) {
  const { answer } = turn
  if (!answer) return []
  if (String(answer.version) !== page['version']) {
    tellNewVersion()
    return []
  }
  return answer.sources.map((s, i) => ({ id: markId(turn.anchor, i), start: s.start, end: s.end }))
}

/** Marks what this answer rests on. */
export function markTurn(turn: Turn): void {
  markQuotes(quotesOf(turn))
}

/** Goes to a quote; the page's address then leads there too. */
export function goToSource(turn: Turn, source: number, calmly = false): void {
  const id = markId(turn.anchor, source)
  if (!document.querySelector(`mark[data-quote="${CSS.escape(id)}"]`)) markTurn(turn)
  for (const cite of document.querySelectorAll('.cite[aria-current]')) cite.removeAttribute('aria-current')
  for (const cite of turn.element.querySelectorAll(`.cite[data-source="${source}"]`))
    cite.setAttribute('aria-current', 'true')
  history.replaceState(null, '', addressOf(turn, source))
  const url = turn.answer?.sources[source]?.url
  const shown = showQuote(id, calmly) || (url !== undefined && scrollToSection(slugOf(url)))
  if (shown) offerWayBack(turn)
}

function scrollToSection(slug: string): boolean {
  const heading = document.getElementById(slug)
  heading?.scrollIntoView({ block: 'start' })
  return heading !== null
}

/** On a narrow screen the answer is out of sight now. */
function offerWayBack(turn: Turn): void {
  document.querySelector('.back')?.remove()
  const back = el('button', { type: 'button', class: 'back' }, '↑ Back to the answer')
  back.addEventListener('click', () => {
    back.remove()
    const question = turn.element.querySelector<HTMLElement>('.question')
    turn.element.scrollIntoView({ block: 'start' })
    if (question) {
      question.tabIndex = -1
      question.focus({ preventScroll: true })
    }
  })
  byId('answers').after(back)
}

/** The answer as plain text with its sources, to be pasted elsewhere. */
function asText(turn: Turn): string {
  const { answer } = turn
  if (!answer) return ''
  const sources = answer.sources.map((s, i) => `[${i + 1}] ${s.title}: “${plain(s.quote)}”`)
  return [
    turn.question,
    '',
    answer.answer,
    ...(sources.length ? ['', ...sources] : []),
    '',
    addressOf(turn),
  ].join('\n')
}

function actions(turn: Turn): HTMLElement {
  const copy = el('button', { type: 'button' }, 'Copy answer')
  const share = el('button', { type: 'button' }, 'Share')
  const say = (button: HTMLButtonElement, text: string) => {
    const before = button.textContent
    button.textContent = text
    byId('ask-status').textContent = text
    setTimeout(() => (button.textContent = before), 2_000)
  }
  const put = async (button: HTMLButtonElement, text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say(button, done)
    } catch {
      prompt('Copy this:', text)
    }
  }
  copy.addEventListener('click', () => void put(copy, asText(turn), 'Copied'))
  share.addEventListener('click', () => {
    const url = addressOf(turn)
    if (!('share' in navigator)) return void put(share, url, 'Link copied')
    navigator.share({ title: turn.question, text: turn.answer?.answer ?? '', url }).catch(() => undefined)
  })
  return el('p', { class: 'actions' }, copy, share)
}

/** Puts the answer in place of what streamed in. */
export function fillTurn(turn: Turn, answer: ViewAnswer): void {
  turn.answer = answer
  const href = page['contact']
  const contact = href ? { href, text: page['contactText'] ?? href } : undefined
  for (const old of [...turn.element.children].slice(1)) old.remove()
  turn.element.insertAdjacentHTML('beforeend', answerHtml(answer, { anchor: turn.anchor, contact }))
  enliven(turn)
}

/** Citations, actions and the rest of a long list of sources. */
export function enliven(turn: Turn): void {
  turn.element.append(actions(turn))
  turn.element.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-source]')
    if (!target || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goToSource(turn, Number(target.dataset['source']))
  })
  const list = turn.element.querySelector('.sources')
  const rest = (list?.children.length ?? 0) - FEW_SOURCES
  if (!list || rest < 1) return
  list.classList.add('more')
  const more = el('button', { type: 'button' }, rest === 1 ? '1 more source' : `${rest} more sources`)
  more.addEventListener('click', () => {
    list.classList.remove('more')
    list.children[FEW_SOURCES]?.querySelector('a')?.focus()
    more.remove()
  })
  turn.element.querySelector('.actions')?.prepend(more)
}
