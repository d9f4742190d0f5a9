/**
 * Where the characters of rendered text stand in the markdown. Within one run both count on by one; a new run
 * begins after markup, an escape or a character reference.
 */
import type { Element, ElementContent, Root, Text } from 'hast'
import { NOTHING } from '../../../rag/document-notes.ts'
import type { TextRun } from '../shared/text-map.ts'

const REFERENCE = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{0,30});/y
/** Stands for a character that the parser was not shown (see document-guard.ts). */
const MASK = '\uE000'

const runsOfText = new WeakMap<Text, readonly TextRun[]>()

/** Runs of one text node, `at` counting from its own first character. */
export function runsOf(text: Text): readonly TextRun[] {
  return runsOfText.get(text) ?? []
}

export function setRuns(text: Text, runs: readonly TextRun[]): void {
  runsOfText.set(text, runs)
}

/** Finds the runs of every text below a node, and puts back the characters the parser was not shown. */
export function locateTexts(root: Root, markdown: string): void {
  const walk = (node: Root | ElementContent, parent: Element | undefined) => {
    if (node.type === 'text') {
      const position = node.position ?? parent?.position
      if (!position || (!node.position && node.value.trim() === '')) return
      let start = position.start.offset ?? 0
      const end = position.end.offset ?? start
      // A fenced block begins with a line that is not its text.
      if (!node.position && /^[ >\t]*[`~]{3}/.test(markdown.slice(start, start + 40)))
        start = Math.max(start, markdown.indexOf('\n', start) + 1)
      locate(node, markdown, start, end)
    } else if ('children' in node) {
      const self = node.type === 'element' ? node : undefined
      for (const child of node.children) walk(child as ElementContent, self)
    }
  }
  walk(root, undefined)
}

function locate(text: Text, markdown: string, start: number, end: number): void {
  const { value } = text
  const runs: { at: number; offset: number }[] = []
  const restored: string[] = []
  let at = start
  const put = (i: number, offset: number) => {
    const last = runs.at(-1)
    if (!last || last.offset + (i - last.at) !== offset) runs.push({ at: i, offset })
  }
  for (let i = 0; i < value.length; i++) {
    const char = value[i] ?? ''
    const reference = markdown[at] === '&' ? referenceAt(markdown, at, char) : ''
    if (reference) {
      put(restored.length, at)
      restored.push(char)
      if (/[\uD800-\uDBFF]/.test(char)) {
        put(restored.length, at)
        restored.push(value[++i] ?? '')
      }
      at += reference.length
      continue
    }
    let next = at
    while (next < end && markdown[next] !== char && char !== MASK) next++
    if (next >= end) {
      // Nothing of the kind is left (a character of our own making): it stands where the text before it ended.
      restored.push(char)
      continue
    }
    at = next + 1
    if (char === NOTHING) continue
    put(restored.length, next)
    restored.push(char === MASK ? (markdown[next] ?? char) : char)
  }
  text.value = restored.join('')
  runsOfText.set(text, runs)
}

/** The character reference at a place, when it is what gave `char`. */
function referenceAt(markdown: string, at: number, char: string): string {
  REFERENCE.lastIndex = at
  const found = REFERENCE.exec(markdown)?.[0] ?? ''
  if (char !== '&') return found
  return /^&(?:#|amp;)/i.test(found) ? found : ''
}

/** Cuts a text in two; both halves keep their runs. */
export function splitText(text: Text, at: number): [Text, Text] {
  const left: Text = { type: 'text', value: text.value.slice(0, at) }
  const right: Text = { type: 'text', value: text.value.slice(at) }
  const runs = runsOf(text)
  runsOfText.set(
    left,
    runs.filter((run) => run.at < at),
  )
  const over = runs.filter((run) => run.at < at).at(-1)
  const rest = runs.filter((run) => run.at >= at).map((run) => ({ at: run.at - at, offset: run.offset }))
  if (over && rest[0]?.at !== 0) rest.unshift({ at: 0, offset: over.offset + (at - over.at) })
  runsOfText.set(right, rest)
  return [left, right]
}
