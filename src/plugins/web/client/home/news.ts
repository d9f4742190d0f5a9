/** Learns that the CV has a new version, and says so; the reader decides when to see it. */
import { byId, el } from './dom.ts'

const EVERY_MS = 60_000
const AT_LEAST_MS = 5_000

/** Tells the reader once; also called when an answer rests on another version than the page shows. */
export function tellNewVersion(): void {
  const news = byId('news')
  if (news.firstChild) return
  const link = el('a', { href: location.href }, 'Show it')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  news.append(el('p', {}, 'This CV has just been updated.', link))
}

/** Asks for the content's tag at a gentle pace while the page is seen, and when the reader comes back to it. */
export function watchVersion(etag: string): void {
  let last = Date.now()
  let known = false
  const look = async () => {
    if (known || document.hidden || Date.now() - last < AT_LEAST_MS) return
    last = Date.now()
    const response = await fetch('/cv/content', {
      headers: { 'if-none-match': etag, accept: 'application/json' },
      cache: 'no-store',
    }).catch(() => undefined)
    const current = response?.headers.get('etag')
    if (response?.status !== 200 || !current || current.replace(/^W\//, '') === etag) return
    known = true
    tellNewVersion()
  }
  setInterval(() => void look(), EVERY_MS)
  addEventListener('focus', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  addEventListener('online', () => void look())
}
