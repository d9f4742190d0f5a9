import type { Schema } from './document.ts'

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:30:00.000Z',
  date: '2026-01-31',
  uri: 'https://example.com/cv',
  email: 'mira@example.com',
  uuid: '0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10',
}
const MAX_DEPTH = 8

/** Whether a schema gives an example itself. */
export const saysExample = (schema: Schema): boolean =>
  ['examples', 'example', 'default', 'const'].some((name) => schema[name] !== undefined)

/** A value that a JSON schema accepts: what the schema itself gives as an example, else a plain one. */
export function exampleOf(schema: Schema, depth = 0): unknown {
  if (Array.isArray(schema.examples) && schema.examples.length) return schema.examples[0] as unknown
  for (const name of ['example', 'default', 'const']) if (schema[name] !== undefined) return schema[name]
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown
  const choice = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray) as Schema[] | undefined
  if (choice?.[0]) return exampleOf(choice[0], depth)
  const type = Array.isArray(schema.type) ? (schema.type[0] as unknown) : schema.type
  if (type === 'object') return exampleObject(schema, depth)
  if (type === 'array') return exampleArray(schema, depth)
  if (type === 'string') return exampleString(schema)
  if (type === 'integer' || type === 'number') {
    const least = typeof schema.minimum === 'number' ? schema.minimum : 1
    return typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : Math.max(least, 1)
  }
  if (type === 'boolean') return true
  return null
}

function exampleObject(schema: Schema, depth: number): unknown {
  const required = new Set(Array.isArray(schema.required) ? (schema.required as string[]) : [])
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  // Deep down only what must be there, so that recursive shapes end.
  const shown = properties.filter(([name]) => required.has(name) || depth < 2)
  if (depth > MAX_DEPTH) return {}
  return Object.fromEntries(shown.map(([name, value]) => [name, exampleOf(value, depth + 1)]))
}

function exampleArray(schema: Schema, depth: number): unknown[] {
  const items = schema.items as Schema | undefined
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  if (!items || (depth > MAX_DEPTH && least === 0)) return []
  return Array.from({ length: Math.max(1, least) }, () => exampleOf(items, depth + 1))
}

function exampleString(schema: Schema): string {
  const known = FORMATS[String(schema.format)]
  if (known) return known
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0
  return 'text'
    .padEnd(least, '.')
    .slice(0, typeof schema.maxLength === 'number' ? schema.maxLength : undefined)
}
