// node --import tsx tools/readme-tables.ts: writes the tables of settings and errors into README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '../src/server/errors.ts'
import { settings } from '../src/server/settings.ts'

const README = fileURLToPath(new URL('../README.md', import.meta.url))

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** One row a setting: name, default, help. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const initial = defaultOf(schema)
    return row(`\`${name}\``, initial === undefined ? '' : `\`${String(initial)}\``, schema.description ?? '')
  })
  return ['| Setting | Default | |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The default inside of pipes and refinements. */
function defaultOf(schema: unknown): unknown {
  const def = (schema as { _zod?: { def?: Record<string, unknown> } } | undefined)?._zod?.def
  if (!def) return undefined
  return def.defaultValue ?? defaultOf(def.in) ?? defaultOf(def.innerType)
}

/** One row a code: code, status, message, recovery. */
export function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(([code, e]) =>
    row(`\`${code}\``, String(e.status), e.message, e.recovery),
  )
  return ['| Code | Status | Message | What to do |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** The text with both tables between their markers as the source has them. */
export function withTables(readme: string): string {
  const put = (text: string, name: string, table: string) => {
    const pattern = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!pattern.test(text)) throw new Error(`README.md has no <!-- ${name} --> … <!-- /${name} -->`)
    return text.replace(pattern, (_, open: string, close: string) => `${open}\n${table}\n\n${close}`)
  }
  return put(put(readme, 'settings', settingsTable()), 'errors', errorsTable())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, withTables(readFileSync(README, 'utf8')))
}
