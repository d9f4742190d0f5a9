/** The name and the headline of profile.json in place of the CV's own. */
import type { Flow } from './flow.ts'

export interface ShownAs {
  readonly name?: string
  readonly headline?: string
}

const plain = (text: string): Extract<Flow, { kind: 'paragraph' }>['inline'] => ({ text, marks: [] })
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Changes the title, and the line below it that is the headline; puts a headline there when there is none.
 * @param own the CV's own headline; '' when it has none
 */
export function shownAs(flow: readonly Flow[], own: string, { name, headline }: ShownAs): Flow[] {
  const [title, ...rest] = flow
  if (title?.kind !== 'heading' || title.depth !== 1) return [...flow]
  const named = name === undefined ? title : { ...title, inline: plain(name) }
  if (headline === undefined) return [named, ...rest]
  const end = rest.findIndex(({ kind }) => kind === 'heading')
  const at = rest
    .slice(0, end < 0 ? rest.length : end)
    .findIndex((node) => node.kind === 'paragraph' && own !== '' && normal(node.inline.text) === normal(own))
  const line: Flow = { kind: 'paragraph', inline: plain(headline) }
  return [named, ...(at < 0 ? [line, ...rest] : rest.with(at, line))]
}
