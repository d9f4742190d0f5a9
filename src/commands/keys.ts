// npm run keys -- create NAME | list | rotate ID | revoke ID | credit ID N: API keys from the terminal.
import { parseArgs } from 'node:util'
import { keyNameSchema, toKey } from '../plugins/account/schemas.ts'
import { MAX_CREDITS } from '../server/store/credit-store.ts'
import type { KeyInfo } from '../server/store/key-rows.ts'
import { KeyStore, type ShownKey } from '../server/store/key-store.ts'
import { CommandError, runCommand } from './context.ts'

const USAGE = `usage: npm run keys -- create NAME [--credits N] [--expires DAYS] [--json]
       npm run keys -- list [--json]
       npm run keys -- rotate ID [--grace HOURS] [--json]
       npm run keys -- revoke ID [--json]
       npm run keys -- credit ID N [--json]`

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const PAGE = 100

const { values, positionals } = readArguments()
const [verb = '', ...operands] = positionals

function readArguments() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        credits: { type: 'string', default: '0' },
        expires: { type: 'string' },
        grace: { type: 'string', default: '0' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`)
    process.exit(1)
  }
}

function whole(name: string, value: string | undefined, least: number, most: number): number {
  if (value !== undefined && /^\d{1,12}$/.test(value) && Number(value) >= least && Number(value) <= most)
    return Number(value)
  const given = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`
  throw new CommandError(`${name} ${given}; accepted is a whole number from ${least} to ${most}\n${USAGE}`)
}

function operand(name: string, count: number): string {
  if (operands.length !== count)
    throw new CommandError(
      `${verb} takes ${count === 1 ? name : `${name} and a number`}, nothing else\n${USAGE}`,
    )
  return operands[0] ?? ''
}

/** JSON on one line, so that it can be told from the lines npm prints before it. */
const print = (json: unknown, text: string) =>
  process.stdout.write(`${values.json ? JSON.stringify(json) : text}\n`)

const printKey = (info: KeyInfo) => print(toKey(info), line(info))

const printShown = ({ key, info }: ShownKey) =>
  print({ key, ...toKey(info) }, `${key}\n\n${line(info)}\nKeep the key now: it is not shown again.`)

const line = (info: KeyInfo) =>
  [
    info.id,
    info.status.padEnd(7),
    `${info.balance} credits`.padEnd(14),
    info.prefix,
    info.name,
    ...(info.lastUsedAt === null ? [] : [`(used ${new Date(info.lastUsedAt).toISOString()})`]),
  ].join('  ')

await runCommand(async ({ db, clock }) => {
  const keys = new KeyStore(db, clock)
  switch (verb) {
    case 'create': {
      const name = keyNameSchema.safeParse(operand('NAME', 1))
      if (!name.success)
        throw new CommandError(`NAME: ${name.error.issues[0]?.message ?? 'not valid'}\n${USAGE}`)
      const credits = whole('--credits', values.credits, 0, MAX_CREDITS)
      const days = values.expires === undefined ? undefined : whole('--expires', values.expires, 1, 3650)
      const expiresAt = days === undefined ? undefined : clock.now() + days * DAY_MS
      return void printShown(await keys.create({ name: name.data, subject: null, credits, expiresAt }))
    }
    case 'list': {
      if (operands.length > 0) throw new CommandError(`list takes no name\n${USAGE}`)
      const all: KeyInfo[] = []
      for (let before: string | undefined; ; before = all.at(-1)?.id) {
        const page = await keys.list({ limit: PAGE, before })
        all.push(...page)
        if (page.length < PAGE) break
      }
      return void print(
        { items: all.map(toKey) },
        all.length ? all.map(line).join('\n') : 'There are no keys.',
      )
    }
    case 'rotate':
      return void printShown(
        await keys.rotate(operand('ID', 1), whole('--grace', values.grace, 0, 720) * HOUR_MS),
      )
    case 'revoke':
      return void printKey(await keys.revoke(operand('ID', 1)))
    case 'credit':
      return void printKey(await keys.credit(operand('ID', 2), whole('N', operands[1], 1, MAX_CREDITS)))
    default:
      throw new CommandError(USAGE)
  }
})
