/** Poppler's tools, which read PDFs independently of what wrote them. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined
if (!hasPoppler)
  console.warn('pdftotext is not installed (poppler-utils): the tests that read PDFs are skipped')

async function withFile<T>(pdf: Uint8Array, fn: (path: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'public-cv-pdf-'))
  try {
    const path = join(dir, 'cv.pdf')
    writeFileSync(path, pdf)
    return await fn(path)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function output(name: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(name, args, { maxBuffer: 64 * 1024 * 1024 })
  // Poppler complains about broken files on standard error and goes on.
  if (stderr.trim()) throw new Error(`${name}: ${stderr}`)
  return stdout
}

/** The text above the footer; an A4 page is 842 points high. */
export const textOf = (pdf: Uint8Array, ...flags: string[]): Promise<string> =>
  withFile(pdf, (path) =>
    output('pdftotext', ['-r', '72', '-x', '0', '-y', '0', '-W', '596', '-H', '790', ...flags, path, '-']),
  )

/** `-struct-text` shows the tagged structure, `-dests` and others what pdfinfo's manual says. */
export const infoOf = (pdf: Uint8Array, ...flags: string[]): Promise<string> =>
  withFile(pdf, (path) => output('pdfinfo', [...flags, path]))

export const fontsOf = (pdf: Uint8Array): Promise<string> =>
  withFile(pdf, (path) => output('pdffonts', [path]))

/** A page as grey values, row by row. */
export async function pixelsOf(
  pdf: Uint8Array,
  page = 1,
): Promise<{ width: number; height: number; grey: Uint8Array }> {
  return withFile(pdf, async (path) => {
    const args = ['-r', '72', '-gray', '-f', String(page), '-l', String(page), path]
    const { stdout } = await run('pdftoppm', args, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 })
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(0, 40).toString('latin1'))
    if (!head) throw new Error('pdftoppm gave no PGM')
    return { width: Number(head[1]), height: Number(head[2]), grey: stdout.subarray(head[0].length) }
  })
}
