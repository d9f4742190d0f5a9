/** 'Which journals does she referee for?': the lines on what others wrote and one judged, not one's own papers. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { textOf } from '../../saying/say-unit.ts'
import { NOWHERE, type Overview, planOf } from '../planner.ts'

const JOURNALS = '(?:(?:scientific|academic|professional|learned) )*(?:journals?|periodicals?)'
const JUDGE =
  '(?:(?:peer[- ])?review(?:s|ed|ing)?|referee(?:s|d|ing)?|(?:an? )?(?:peer[- ])?(?:reviewer|referee))'
export const REFEREED_ASKED = exactly(
  [
    `(?:for )?(?:which|what) ${JOURNALS} (?:does|do|did|has|have|is|was) ${WHO} (?:(?:also|been|ever|regularly|act as|acts as|acting as) )*${JUDGE}(?: (?:papers|articles|manuscripts))?(?: for)?(?:,? by name)?`,
    `(?:list|name|give)(?: me)? (?:all )?(?:the )?(?:names of )?(?:the )?${JOURNALS} (?:that |which |for which )?${WHO} (?:(?:has|have|is|was|been|also|acts as) )*${JUDGE}(?: (?:papers|articles|manuscripts))?(?: for)?`,
  ].join('|'),
)

/** Of journals, not of a review that one wrote for a paper or of staff; an editor is asked for by that word. */
const TELLS =
  /\b(?:(?:peer[- ])?reviewer|referee|(?:(?:I|he|she|they) |also |regularly |have |has )+(?:peer[- ])?(?:review(?:ed|s)?|refereed?s?)|^\W*(?:peer[- ])?(?:reviewing|refereeing|reviews?|refereed)) (?:\w+ ){0,3}?(?:for|of) (?=(.{0,160}))/iu
const SUCH = /\b(?:reviewer|reviewing|refereeing|review|referee|peer)/i
/** A name, as titles of journals are. */
const TITLE = /\p{Lu}\p{Ll}/u

export function planRefereed(facts: Facts): Overview {
  const told = facts.units.flatMap(({ unit }) => {
    const behind = unit.kind === 'heading' ? undefined : TELLS.exec(unit.text)?.[1]
    return behind === undefined ? [] : { unit, isNamed: TITLE.test(behind) }
  })
  if (told.length === 0) return null
  const named = told.filter(({ isNamed }) => isNamed)
  // 'Referee for 14 journals', and no other line that may name them
  if (named.length === 0)
    return facts.units.some(
      ({ unit }) =>
        SUCH.test(unit.text) && !told.some((one) => one.unit === unit) && !/["“„«(]/.test(unit.text),
    )
      ? null
      : NOWHERE
  return planOf(named.map(({ unit }) => ({ text: textOf(facts, unit.index), units: [unit.index] })))
}
