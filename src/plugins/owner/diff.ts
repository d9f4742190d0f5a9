import { formatPatch, structuredPatch } from 'diff'

/** Beyond this many changed lines a diff says no more than the two texts do, and costs seconds. */
const MAX_EDITS = 1_000

export interface VersionDiff {
  /** Unified diff with three lines of context; '' when the texts are equal. */
  readonly patch: string
  readonly added: number
  readonly removed: number
}

/** What changed from one text to another, by lines. */
export function diffTexts(from: string, to: string, fromName: string, toName: string): VersionDiff {
  if (from === to) return { patch: '', added: 0, removed: 0 }
  const parsed = structuredPatch(fromName, toName, from, to, undefined, undefined, {
    context: 3,
    maxEditLength: MAX_EDITS,
  })
  if (parsed === undefined) return replaced(from, to, fromName, toName)
  const lines = parsed.hunks.flatMap((hunk) => hunk.lines)
  return {
    patch: formatPatch(parsed).replace(/^=+\n/, ''),
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  }
}

/** One hunk that takes out everything between the common start and end and puts in the new lines. */
function replaced(from: string, to: string, fromName: string, toName: string): VersionDiff {
  const a = from.split(/(?<=\n)/)
  const b = to.split(/(?<=\n)/)
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail++
  const removed = a.slice(head, a.length - tail)
  const added = b.slice(head, b.length - tail)
  const shown = (sign: string, lines: string[]) =>
    lines
      .map((line) => sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`))
      .join('')
  const range = (count: number) => `${count === 0 ? head : head + 1},${count}`
  const patch = `--- ${fromName}\n+++ ${toName}\n@@ -${range(removed.length)} +${range(added.length)} @@\n`
  return {
    patch: patch + shown('-', removed) + shown('+', added),
    added: added.length,
    removed: removed.length,
  }
}
