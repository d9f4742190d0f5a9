/** How the source hangs together: what may import what, and that nothing goes round in circles. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('src', name))

/** Files of src, each with those that it imports, types too. */
const imports = new Map(
  files.map((file) => [
    file,
    ts
      .preProcessFile(readFileSync(join(ROOT, file), 'utf8'))
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(ROOT, join(ROOT, dirname(file), name))),
  ]),
)

/** One way round for each circle that a walk meets. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node)
    if (at >= 0) found.push([...way.slice(at), node].join(' → '))
    if (at >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return [...new Set(found)]
}

/** The same by folders, of those below one. */
function folders(below: string): Map<string, string[]> {
  const out = new Map<string, string[]>()
  const inside = (file: string): boolean => dirname(file).startsWith(`${below}/`)
  for (const [file, targets] of imports) {
    if (!inside(file)) continue
    const own = out.get(dirname(file)) ?? []
    out.set(dirname(file), own)
    own.push(
      ...targets
        .filter(inside)
        .map(dirname)
        .filter((folder) => folder !== dirname(file)),
    )
  }
  return out
}

const from = (folder: string, ...to: readonly string[]): string[] =>
  [...imports].flatMap(([file, targets]) =>
    file.startsWith(folder)
      ? targets
          .filter((target) => to.some((one) => target.startsWith(one)))
          .map((target) => `${file} → ${target}`)
      : [],
  )

describe('the source', () => {
  it('is read whole', () => {
    expect(files.length).toBeGreaterThan(500)
    expect([...imports.values()].flat().every((target) => target.includes('/'))).toBe(true)
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a → b → c → a'])
  })

  it('has no files that import each other in a circle', () => {
    expect(circles(imports)).toEqual([])
  })

  it('has no such folders where questions are answered', () => {
    expect(circles(folders('src/rag/answer'))).toEqual([])
  })

  it('answers without knowing of HTTP, of plugins or of commands', () => {
    expect(from('src/rag/', 'src/server/', 'src/plugins/', 'src/commands/')).toEqual([])
  })
})
