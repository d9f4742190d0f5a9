/** A fitted model as TypeScript: its linear weights by name, those that count; its trees as splits and leaves. */
import type { Model } from '../../src/rag/answer/ranking/trees.ts'

export function modelSource(names: readonly string[], { linear, trees }: Model): string {
  const weights = names
    .map((name, i) => [name, Number((linear[i] ?? 0).toFixed(4))] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `      ${name}: ${weight},`)
    .join('\n')
  const grown = trees.map((t) => `      [[${t.splits.join(', ')}], [${t.leaves.join(', ')}]],`).join('\n')
  return `{\n    linear: {\n${weights}\n    },\n    trees: [\n${grown}\n    ],\n  }`
}
