/** 'Which type ratings are on his licence?', of a table with a column 'On licence': the rows with a yes in it. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Question } from '../question/question.ts'
import { words } from '../text/text.ts'
import { NOT_HAD, NEVER_GOT } from './not-had.ts'

const YES = /^(?:yes|y|✓|✔|true)\b|^[✓✔]$/i
const NO = /^(?:no|n|not|none|never|false|✗|✘)\b|^[-–—✗✘]?$/i
const DENIED = /\b(?:not|n[o']t|without)\b/

/** Indices of the rows, or of those with a no where it is denied; null where no such column is asked about, or all rows say the same. */
export function byYes(facts: Facts, { items }: Group, question: Question): number[] | null {
  const isDenied = DENIED.test(question.folded)
  const rows = items.map((item) => cellsIn(facts, item))
  const heads = new Set(question.head.map(({ stem }) => stem))
  const asked = new Set(question.words.map(({ stem }) => stem))
  const isAsked = (header: string): boolean => {
    const own = words(header).filter(({ stop }) => !stop)
    return own.length > 0 && own.every(({ stem }) => asked.has(stem) && !heads.has(stem))
  }
  const headers = [...new Set(rows.flatMap((row) => row.map(({ header }) => header)))].filter(isAsked)
  for (const wanted of headers) {
    const cells = rows.map((row) => row.find(({ header }) => header === wanted)?.text.trim() ?? '')
    const isNo = cells.map((text) => NO.test(text) || NOT_HAD.test(text) || NEVER_GOT.test(text))
    if (!cells.some((text) => YES.test(text)) || !isNo.includes(true)) continue
    return isNo.flatMap((no, i) => (no === isDenied ? [i] : []))
  }
  return null
}
