/** The pictures of the page: a favicon with initials, and the social preview, drawn in a worker thread. */
import { spawnThread } from '../../rag/spawn-thread.ts'
import type { OgInput } from './og-worker.ts'

const DRAW_MS = 30_000
const MAX_INITIALS = 2

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const ends = words.length > MAX_INITIALS ? [words[0] ?? '', words.at(-1) ?? ''] : words
  return ends.map((word) => (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '').toUpperCase()).join('') || 'CV'
}

/** A square that shows the initials. */
export function faviconSvg(name: string): string {
  const initials = initialsOf(name).replace(/[&<>"']/g, '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="CV">',
    '<rect width="64" height="64" rx="14" fill="#0b6e5f"/>',
    '<text x="32" y="33" fill="#fff" font-family="Inter, system-ui, sans-serif" font-size="30" font-weight="700"',
    ` text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`,
  ].join('')
}

/** Draws the social preview; the worker thread lives as long as the drawing. */
export function drawOgImage(input: OgInput): Promise<Buffer> {
  return new Promise((done, fail) => {
    const worker = spawnThread('plugins/cv/og-worker', {
      workerData: input,
    })
    const timer = setTimeout(() => {
      fail(new Error(`the social preview took longer than ${DRAW_MS} ms`))
      void worker.terminate()
    }, DRAW_MS)
    timer.unref()
    worker.once('message', (png: Uint8Array) => {
      clearTimeout(timer)
      done(Buffer.from(png))
      void worker.terminate()
    })
    worker.once('error', (error) => {
      clearTimeout(timer)
      fail(error)
    })
    worker.once('exit', () => fail(new Error('the social preview was not drawn')))
  })
}
