/** 'What did Ms Okafor say about her?': what a referee is quoted with, below the heading for it. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { words } from '../../text/text.ts'
import { planOf, type Overview } from '../planner.ts'

const SAYS = '(?:say|says|said|write|writes|wrote|think|thinks|thought)'
const ASKED = new RegExp(
  `^what (?:(?:does|do|did|has|have) (.{2,60}?) ${SAYS}|(.{2,60}?) ${SAYS})(?: (?:about|of|on) (?:${WHO}|(?:his|her|their|your) work))?$`,
)
const TITLE = /^(?:the|an?|dr|prof|professor|mr|mrs|ms|miss|sir|dame|rev|judge|captain|sister|father)$/
/** The candidate, or nobody in particular. */
const UNNAMED =
  /\b(?:he|she|they|you|i|we|it|this|that|cv|resume|who|someone|anyone|people|others|referees?|references?|employers?|clients?|colleagues?)\b/
/** Letters of what is said, behind a name and a colon, at least; an address or a number is no saying. */
const SAID = /^[^:]{2,80}:\s*(?!\S*@|\+?\d)\P{L}{0,3}\p{L}.{11,}/su
const QUOTED = /["“„«][^"”“»]{12,}/
const NO_SAYING = /@|\+\d|https?:|\bon request\b/
const MOST = 3

/** Null where nobody is named, or no line of references is what they say. */
export function planQuoted(facts: Facts, folded: string): Overview {
  const [, one, other] = ASKED.exec(folded) ?? []
  const name = one ?? other ?? ''
  const own = words(name).filter(({ text }) => !TITLE.test(text))
  if (own.length === 0 || UNNAMED.test(name)) return null
  const theirs = facts.units.filter(
    ({ unit, stems }) =>
      unit.kind !== 'row' &&
      facts.mainKinds[unit.section] === 'references' &&
      own.every(({ stem }) => stems.has(stem)),
  )
  const [line, ...others] = theirs
  if (line === undefined || others.length > 0) return null
  const more = behind(facts, line)
  const tells = [line, ...more].some(
    ({ unit: { text } }) => (SAID.test(text) || QUOTED.test(text)) && !NO_SAYING.test(text),
  )
  return tells || more.length > 0
    ? planOf([line, ...more].map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
    : null
}

/** The sentences of the same paragraph, or those below a heading that is the name. */
function behind({ units }: Facts, { unit }: UnitFacts): UnitFacts[] {
  const out: UnitFacts[] = []
  for (const next of units.slice(unit.index + 1, unit.index + 1 + MOST)) {
    const isTheirs =
      unit.kind === 'heading'
        ? next.unit.section === unit.section && next.unit.kind !== 'heading'
        : next.unit.block === unit.block
    if (!isTheirs || NO_SAYING.test(next.unit.text)) break
    out.push(next)
  }
  return out
}
