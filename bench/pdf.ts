/** Time and memory of rendering a CV of 1, 3 and 30 pages, each in a process of its own. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderPdf } from '../src/plugins/pdf/render.ts'
import { QUICK, type Report, type ReportLine } from './harness.ts'

const PAGES = QUICK ? [1, 3] : [1, 3, 30]
const ROUNDS = 7
const OPTIONS = { pageSize: 'a4', date: new Date(0) } as const

export interface PdfFigures {
  readonly pages: number
  /** Milliseconds of the first rendering of a process, which opens the fonts. */
  readonly cold: number
  /** Median of the ones after it, milliseconds. */
  readonly warm: number
  /** Most memory the process ever held, MiB, and what it held before it rendered anything. */
  readonly peak: number
  readonly before: number
  /** Size of the file, bytes. */
  readonly bytes: number
}

/** Sections of the sample, again and again, until they fill this many pages. */
async function cvOf(pages: number): Promise<string> {
  const sample = readFileSync(new URL('../content/default.md', import.meta.url), 'utf8')
  const [head = '', ...sections] = sample.split(/(?=^## )/m)
  let cv = head
  for (let i = 0; ; i++) {
    const more = cv + (sections[i % sections.length] ?? '')
    if ((await renderPdf(more, OPTIONS)).pages > pages) return cv
    cv = more
  }
}

const mebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** Runs in the child, which is this file. */
async function measure(markdown: string): Promise<PdfFigures> {
  const before = process.memoryUsage().rss
  const times: number[] = []
  let last = await timed(markdown, times)
  for (let i = 0; i < ROUNDS; i++) last = await timed(markdown, times)
  const [cold = NaN, ...others] = times
  const warm = others.sort((a, b) => a - b)[Math.floor(others.length / 2)] ?? NaN
  // maxRSS counts KiB.
  const peak = mebibytes(process.resourceUsage().maxRSS * 1024)
  return { pages: last.pages, cold, warm, peak, before: mebibytes(before), bytes: last.bytes.byteLength }
}

async function timed(markdown: string, times: number[]) {
  const start = performance.now()
  const rendered = await renderPdf(markdown, OPTIONS)
  times.push(performance.now() - start)
  return rendered
}

/** One row a size. */
export async function measurePdf(): Promise<PdfFigures[]> {
  const figures: PdfFigures[] = []
  for (const pages of PAGES) {
    const args = ['--import', import.meta.resolve('tsx'), fileURLToPath(import.meta.url)]
    const child = spawnSync(process.execPath, args, {
      input: await cvOf(pages),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: 1024 * 1024,
    })
    if (child.status !== 0) throw new Error(`the process for ${pages} pages ended with ${child.status}`)
    figures.push(JSON.parse(child.stdout) as PdfFigures)
  }
  return figures
}

const lineOf = ({ pages, cold, warm, peak, before, bytes }: PdfFigures): ReportLine => ({
  what: `a CV of ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  figure:
    `first ${cold.toFixed(0)} ms, then ${warm.toFixed(0)} ms; memory ${before} MiB before, ` +
    `${peak} MiB at most; file ${(bytes / 1024).toFixed(0)} KiB`,
})

export const pdfReport: Report = {
  name: 'pdf',
  what: 'rendering the PDF: time, memory and size',
  measure: async () => (await measurePdf()).map(lineOf),
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(JSON.stringify(await measure(readFileSync(0, 'utf8'))))
}
