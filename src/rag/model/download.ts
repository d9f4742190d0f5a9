/** Downloads a model from the hub into the index's folder, with a progress bar where there is a terminal. */
import { SingleBar } from 'cli-progress'
import { placeFolder } from './model-folder.ts'

const HUB = 'https://huggingface.co'
const STALL_MS = 30_000
const MAX_BYTES = 2 ** 31

export interface DownloadRequest {
  /** The setting that named the model, what it is, and what else can be done: for the lines a person reads. */
  readonly setting: string
  readonly what: string
  readonly instead: string
  readonly name: string
  /** Path of the weights' file below the model. */
  readonly weights: string
  /** Where the finished folder stands. */
  readonly folder: string
  readonly log: (line: string) => void
  readonly hub?: string
}

/** Fetches the files transformers.js needs; returns the sha256 of the weights. */
export async function downloadModel({
  setting,
  what,
  instead,
  name,
  weights,
  folder,
  log,
  hub = HUB,
}: DownloadRequest): Promise<string> {
  const files = new Map<string, Uint8Array>()
  log(`Downloading the ${what} ${name} from ${hub}`)
  try {
    for (const path of ['config.json', 'tokenizer_config.json', 'tokenizer.json', weights]) {
      files.set(path, await fetchFile(`${hub}/${name}/resolve/main/${path}`, path))
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `${setting} ${name} could not be downloaded (${why}). Check the name and the connection to ${hub}, ` +
        `or put the model's files in a folder and set ${setting} to its path, or ${instead}`,
      { cause },
    )
  }
  return placeFolder(folder, files)
}

async function fetchFile(url: string, label: string): Promise<Uint8Array> {
  const stalled = new AbortController()
  let timer = setTimeout(
    () => stalled.abort(new Error(`no byte of ${label} for ${STALL_MS / 1000} s`)),
    STALL_MS,
  )
  const bar = new SingleBar({
    format: `{bar} {percentage}% | ${label} | {value} of {total} KiB`,
    stream: process.stderr,
  })
  try {
    const response = await fetch(url, { signal: stalled.signal })
    if (!response.ok || !response.body) throw new Error(`${label}: HTTP ${response.status}`)
    const total = Number(response.headers.get('content-length') ?? 0)
    if (total > MAX_BYTES) throw new Error(`${label} has ${total} bytes, at most ${MAX_BYTES} are accepted`)
    if (process.stderr.isTTY) bar.start(Math.ceil(total / 1024), 0)
    const parts: Uint8Array[] = []
    let size = 0
    const reader = response.body.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const part: Uint8Array = read.value
      clearTimeout(timer)
      timer = setTimeout(
        () => stalled.abort(new Error(`no byte of ${label} for ${STALL_MS / 1000} s`)),
        STALL_MS,
      )
      parts.push(part)
      size += part.length
      if (size > MAX_BYTES) throw new Error(`${label} has more than ${MAX_BYTES} bytes`)
      bar.update(Math.floor(size / 1024))
    }
    if (total > 0 && size !== total) throw new Error(`${label} ended after ${size} of ${total} bytes`)
    return Buffer.concat(parts)
  } catch (error) {
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  } finally {
    clearTimeout(timer)
    bar.stop()
  }
}
