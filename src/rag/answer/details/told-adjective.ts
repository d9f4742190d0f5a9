/** 'Was her internship in Bilbao paid?': 'full time, unpaid' in the one line that tells of it. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'

const ASKED =
  /^(?:is|was|are|were) .{3,80} (?<said>paid|funded|accredited|supervised|salaried|published|remote|voluntary|permanent|temporary|graded|assessed|completed|finished|residential|registered|insured|sponsored|subsidised|subsidized)\W*$/
/** How well a line must name each other word. */
const NAMES = 0.5

/** 'Intern' of 'internship'. */
const isRoot = (stems: ReadonlySet<string>, { word }: Term): boolean =>
  [...stems].some((stem) => stem.length >= ROOT && word.stem.startsWith(stem))
const ROOT = 5

/** Null where no line tells it of what is named, or several do. */
export function planToldAdjective(facts: Facts, { question, terms }: Draft): Plan | null {
  const said = ASKED.exec(question.folded)?.groups?.['said']
  if (said === undefined || question.time !== null) return null
  const others = terms.filter(({ self, word }) => !self && word.text !== said)
  if (others.length < 2) return null
  const tells = new RegExp(`(?:^|[\\s,;(–—-])(?:un|non-|not )?${said}(?![\\p{L}-])`, 'iu')
  const lines = facts.units.filter(
    ({ unit, stems, context }) =>
      unit.kind !== 'heading' &&
      tells.test(unit.text) &&
      others.every((term) =>
        [stems, context].some((own) => holdsTerm(own, term, NAMES) || isRoot(own, term)),
      ),
  )
  const [line, ...more] = lines
  if (line === undefined || more.length > 0) return null
  const { index } = line.unit
  const above = facts.entries[line.entry ?? -1]?.header.find((at) => at !== index)
  const head = above === undefined ? [] : [{ text: textOf(facts, above), units: [above] }]
  return {
    parts: [...head, { text: textOf(facts, index), units: [index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}
