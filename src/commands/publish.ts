// npm run publish -- FILE [--url ADDRESS]: publishes markdown or JSON Resume, here or to a running service.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../server/config.ts'
import { checkMarkdown } from '../server/store/markdown-input.ts'
import { CommandError, runCommand } from './context.ts'
import { fromJsonResume } from './json-resume.ts'
import { signInAtTerminal } from './sign-in.ts'

const USAGE = `usage: npm run publish -- FILE [--url ADDRESS [--client-id ID]]
FILE is markdown, or JSON Resume when its name ends in .json`

const SEND_MS = 30_000

const { values, positionals } = readArguments()

function readArguments() {
  try {
    return parseArgs({
      options: { url: { type: 'string' }, 'client-id': { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`)
    process.exit(1)
  }
}

async function readContent(config: Config): Promise<string> {
  const [file] = positionals
  if (positionals.length !== 1 || !file) throw new CommandError(`one file is needed\n${USAGE}`)
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read: ${error.code ?? error.message}`)
  })
  const isResume = extname(file).toLowerCase() === '.json'
  const markdown = isResume ? Buffer.from(fromJsonResume(bytes.toString('utf8'))) : bytes
  return checkMarkdown(markdown, config.MAX_CONTENT_BYTES, file)
}

/** Sends the text to a running service as its owner, who signs in with a browser. */
async function publishTo(address: string, content: string): Promise<number> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandError(
      `--url is ${JSON.stringify(address)}; accepted is the http or https address of a service`,
    )
  const base = new URL(address).origin
  const clientId = values['client-id']
  const signedIn = await signInAtTerminal(base, { scope: 'cv:write', ...(clientId ? { clientId } : {}) })
  try {
    const answer = await fetch(`${base}/cv/content`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${signedIn.accessToken}`,
        'content-type': 'text/markdown; charset=utf-8',
      },
      body: content,
      signal: AbortSignal.timeout(SEND_MS),
    })
    const body = (await answer.json().catch(() => ({}))) as { version?: number; message?: string }
    if (!answer.ok || body.version === undefined)
      throw new CommandError(`${base} answers ${answer.status}: ${body.message ?? 'no reason given'}`)
    return body.version
  } finally {
    await signedIn.revoke()
  }
}

await runCommand(async ({ config, openContent }) => {
  const content = await readContent(config)
  if (values.url !== undefined) {
    process.stdout.write(`Published as version ${await publishTo(values.url, content)} at ${values.url}\n`)
    return
  }
  const { files } = await openContent()
  const { version } = await files.publish(content, { author: 'terminal' })
  process.stdout.write(`Published as version ${version}\n`)
})
