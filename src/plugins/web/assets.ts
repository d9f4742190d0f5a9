/**
 * Serves: /assets/*, the scripts, styles and fonts of the pages, compressed once and cached for ever (their names
 * hold a hash of what they are). From: the client that Vite built; from source it is built on the first page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import { IS_SOURCE, PROJECT } from '../../project.ts'

export type Entry = 'home' | 'owner' | 'account' | 'plain'

interface Asset {
  readonly type: string
  readonly bytes: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const ENTRY_FILES: Readonly<Record<Entry, string>> = {
  home: 'src/plugins/web/client/home/main.ts',
  owner: 'src/plugins/web/client/owner/main.tsx',
  account: 'src/plugins/web/client/account/main.tsx',
  plain: 'src/plugins/web/client/plain.ts',
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** Fonts that the first view needs; the others load when a character asks for them. */
const FIRST_FONTS = /(?:inter-400|inter-600|newsreader-500)-(?!ext)[\w-]+\.woff2$/

export class ClientAssets {
  readonly #files = new Map<string, Asset>()
  readonly #manifest: z.infer<typeof manifestSchema>

  constructor(folder: string) {
    this.#manifest = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')),
    )
    const names = readdirSync(join(folder, 'assets'))
    const read = (name: string) => readFileSync(join(folder, 'assets', name))
    for (const name of names) {
      const type = TYPES[extname(name)]
      if (!type) continue
      this.#files.set(name, {
        type,
        bytes: read(name),
        ...(names.includes(`${name}.br`) ? { br: read(`${name}.br`) } : {}),
        ...(names.includes(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {}),
      })
    }
  }

  get(name: string): Asset | undefined {
    return this.#files.get(name)
  }

  /** Addresses that a page of this kind links to. */
  entry(name: Entry): { script: string | undefined; styles: string[]; fonts: string[] } {
    const styles = new Set<string>()
    const fonts = new Set<string>()
    const collect = (key: string) => {
      const chunk = this.#manifest[key]
      for (const file of chunk?.css ?? []) styles.add(`/${file}`)
      for (const file of chunk?.assets ?? []) if (FIRST_FONTS.test(file)) fonts.add(`/${file}`)
      for (const other of chunk?.imports ?? []) collect(other)
    }
    const key = ENTRY_FILES[name]
    collect(key)
    const file = this.#manifest[key]?.file
    return {
      script: name === 'plain' || !file ? undefined : `/${file}`,
      styles: [...styles],
      fonts: [...fonts],
    }
  }
}

const brotli = (bytes: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
})
const GZIP = { level: 9 }

/** A page in the forms it is sent in; made beside the event loop, since it takes longer than an answer. */
export async function compress(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, zipped] = await Promise.all([
    promisify<Buffer, object, Buffer>(brotliCompress)(bytes, brotli(bytes)),
    promisify<Buffer, object, Buffer>(gzip)(bytes, GZIP),
  ])
  return { br, gzip: zipped }
}

export const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** The best encoding a client accepts, of those we have ready. */
export function chooseEncoding(accept: string | undefined): (typeof ENCODINGS)[number] {
  const accepts = (name: string) =>
    (accept ?? '').split(',').some((part) => {
      const [coding = '', ...params] = part.trim().toLowerCase().split(';')
      return coding.trim() === name && !params.some((p) => /^\s*q=0(?:\.0*)?\s*$/.test(p))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Loads the built client once, when first asked for; from source it is built if need be. */
export function clientLoader(): () => Promise<ClientAssets> {
  let loading: Promise<ClientAssets> | undefined
  return () => (loading ??= folder().then((path) => new ClientAssets(path)))
}

async function folder(): Promise<string> {
  if (!IS_SOURCE) return join(PROJECT, 'dist/client')
  const tool = pathToFileURL(join(PROJECT, 'tools/client.mjs')).href
  const { clientFolder } = (await import(tool)) as { clientFolder: () => string }
  return clientFolder()
}
