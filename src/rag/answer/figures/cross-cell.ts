/** 'How many night shifts did she do at Harbour Ward?': the cell in which a row and a column that are both named meet. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { AROUND_SUMS } from './plan-sum.ts'

/** A number, and hardly more: '1,204', 'about 30', '12 %'. */
export const FIGURE = /^(?:about |some |over |~ ?)?[€£$]? ?\d[\d.,\u00a0 ]*(?:[km%]| ?%| ?\p{L}{1,10})?$/iu
/** What is said around the two names: 'has he logged at'. */
export const AROUND_COUNTS =
  /^(?:log|do|did|done|perform|record|list|handl|carri|complet|report|count|regist|achiev|score|year|far|date)/
const SEVERAL = /\band (?:how|what|which|where|when|who)\b/

const isAround = ({ stem }: Term['word']): boolean => AROUND_SUMS.has(stem) || AROUND_COUNTS.test(stem)

/** Null unless one such cell is meant; what a question says besides must not name anything else. */
export function planCrossCell(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  const { folded, counts, yesno, time, order } = question
  if (!counts || yesno || time !== null || order !== null || SEVERAL.test(folded)) return null
  const said = new Set(question.words.filter(({ stop }) => !stop).map(({ stem }) => stem))
  const isSaid = (name: string): boolean => {
    const own = words(name).filter(({ stop }) => !stop)
    return own.length > 0 && own.every(({ stem }) => said.has(stem))
  }
  const found = facts.units.flatMap(({ unit }) => {
    const [name, ...cells] = (unit.first && cellsOf(facts.document, unit)) || []
    if (name === undefined || cells.length < 2 || !isSaid(name.text)) return []
    const [cell, ...others] = cells.filter(({ header, text }) => isSaid(header) && FIGURE.test(text))
    if (cell === undefined || others.length > 0) return []
    const held = new Set(words(`${name.text} ${cell.header} ${name.header}`).map(({ stem }) => stem))
    return terms.some(({ self, word }) => !self && !held.has(word.stem) && !isAround(word))
      ? []
      : [{ text: `${name.text}: ${cell.header} ${cell.text}`, units: [unit.index] }]
  })
  return found.length === 1 ? { parts: found, list: false, chance: 0.9, fact: true } : null
}
