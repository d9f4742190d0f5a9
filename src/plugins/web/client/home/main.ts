/** The script of the recruiter's page. Without it the same form asks by loading the page anew. */
import '../styles/home.css'
import type { ViewAnswer } from '../../shared/answer-view.ts'
import { byId, el } from './dom.ts'
import { markTurn, goToSource, addressOf, enliven, fillTurn, type Turn } from './turn.ts'
import { ask, AskProblem } from './stream.ts'
import { watchVersion } from './news.ts'

const MAX_PREV = 5

const form = document.querySelector<HTMLFormElement>('.ask-form')
const input = byId('q') as HTMLInputElement
const answers = byId('answers')
const status = byId('ask-status')
/** Questions that were answered on this page, oldest first. */
const asked: string[] = []
let underWay: AbortController | undefined
/** The question of the address, as the page shows it. */
let shown = location.search
let count = 0

function problemLine(problem: AskProblem, again: () => void): HTMLElement {
  const retry = el('button', { type: 'button', class: 'quiet' }, 'Try again')
  retry.addEventListener('click', again)
  return el('div', {}, el('p', { class: 'problem' }, problem.message), el('p', { class: 'actions' }, retry))
}

/** Brings a new question into view: to the top where the answers stand in the page, else as little as needed. */
function bring(element: HTMLElement): void {
  const narrow = matchMedia('(max-width: 61.99rem)').matches
  element.scrollIntoView({ block: narrow ? 'start' : 'nearest' })
}

/** Each question is a page of its own to the browser's history, as it is without script. */
function goOn(address: string): void {
  if (new URL(address).search !== shown) history.pushState(null, '', address)
  shown = location.search
}

async function put(question: string): Promise<void> {
  underWay?.abort()
  const run = new AbortController()
  underWay = run
  const prev = asked.slice(-MAX_PREV)
  const text = el('p', { class: 'text waiting' })
  const element = el('article', { class: 'turn' }, el('h3', { class: 'question' }, question), text)
  const turn: Turn = { element, anchor: `quote-${++count}`, question, prev }
  answers.querySelector('.earlier')?.remove()
  answers.prepend(element)
  document.querySelector('.back')?.remove()
  status.textContent = 'Looking in the CV…'
  bring(element)
  try {
    const answer = await ask(question, prev, (piece) => (text.textContent += piece), run.signal)
    asked.push(question)
    fillTurn(turn, answer)
    markTurn(turn)
    bring(element)
    goOn(addressOf(turn))
    if (input.value.trim() === question) input.value = ''
    const found = answer.sources.length
    status.textContent = `${answer.answer} ${found === 0 ? '' : found === 1 ? '1 source.' : `${found} sources.`}`
  } catch (error) {
    if (run.signal.aborted) return void element.remove()
    const problem =
      error instanceof AskProblem ? error : new AskProblem('Something went wrong. Please try again.')
    text.replaceWith(
      problemLine(problem, () => {
        element.remove()
        void put(question)
      }),
    )
    status.textContent = problem.message
  }
}

/** The answer that came with the page is as alive as one asked here. */
function takeOver(): void {
  const element = answers.querySelector<HTMLElement>('.turn')
  const data = element?.querySelector('.turn-data')?.textContent
  if (!element || !data) return
  const { prev, ...answer } = JSON.parse(data) as ViewAnswer & { prev: string[] }
  const turn: Turn = {
    element,
    anchor: element.dataset['anchor'] ?? 'quote',
    question: answer.query,
    prev,
    answer,
  }
  asked.push(...prev, answer.query)
  enliven(turn)
  const slug = decodeURIComponent(location.hash.slice(1))
  const source = answer.sources.findIndex((s) => decodeURIComponent(new URL(s.url).hash.slice(1)) === slug)
  if (slug && source >= 0) goToSource(turn, source, true)
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const question = input.value.trim()
  if (question) void put(question)
})
document.addEventListener('click', (event) => {
  const example = (event.target as Element).closest<HTMLAnchorElement>('a.example, .earlier a')
  if (!example || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void put(example.textContent ?? '')
})
addEventListener('keydown', (event) => {
  const typing = (event.target as Element).closest('input, textarea, select')
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    input.focus()
  }
})
// Back and forth: the page as it was with that question. A jump within the page is none.
addEventListener('popstate', () => {
  if (location.search !== shown) location.reload()
})
takeOver()
watchVersion(document.body.dataset['etag'] ?? '')
