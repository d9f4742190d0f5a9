/** What stands in the document more than once becomes a component. */
import type { Document, Response, Schema } from './document.ts'

/** Schemas with a title such as `CVContent` become components, once each. */
export function hoist(document: Document): void {
  const found = new Map<string, Schema>()
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    const node = value as Schema
    const inner = Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, key.startsWith('example') ? child : visit(child)]),
    )
    const { title } = inner
    const isNamed = typeof title === 'string' && /^[A-Z][A-Za-z]+$/.test(title) && inner.type === 'object'
    if (!isNamed) return inner
    const known = found.get(title)
    if (!known) found.set(title, inner)
    else if (shape(known) !== shape(inner)) return inner
    return { $ref: `#/components/schemas/${title}` }
  }
  document.paths = visit(document.paths) as Document['paths']
  document.components = { ...document.components, schemas: Object.fromEntries([...found].sort()) }
}

/** Error answers that are alike become components: `Error429`, `Error429.2`, … */
export function shareErrors(document: Document): void {
  const names = new Map<string, string>()
  const shared: Record<string, Response> = {}
  const counts: Record<string, number> = {}
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (Number(status) < 400) continue
      const key = status + JSON.stringify(response)
      let name = names.get(key)
      if (!name) {
        counts[status] = (counts[status] ?? 0) + 1
        name = `Error${status}${counts[status] > 1 ? `.${counts[status]}` : ''}`
        names.set(key, name)
        shared[name] = response
      }
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  document.components = { ...document.components, responses: shared }
}

const shape = (schema: Schema): string => JSON.stringify({ ...schema, description: undefined })
