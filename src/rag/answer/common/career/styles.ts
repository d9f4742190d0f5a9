/** 'How would you describe her leadership style?': what the CV says of how one leads. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { linesOf, partsOfLines } from '../own-lines.ts'
import { planOf, type Overview } from '../planner.ts'

const TEAM = '(?:(?:a |the |his |her |their |your )?(?:people|teams?|staff|others|colleagues|shifts?))'
export const LEADING_STYLE = exactly(
  [
    `(?:(?:how would (?:you|one|others|colleagues) describe|what(?:'s| is| was)|describe|tell (?:me|us) about|how is) )?(?:${WHOSE} )*(?:(?:people )?(?:leadership|management|managerial|leading|managing)) (?:style|approach|philosophy|principles)(?: like)?`,
    `how (?:does|do|did) ${WHO} (?:lead|manage|run)(?: ${TEAM})?`,
    `(?:what|which) (?:kind|sort|type) of (?:an? )?(?:leader|manager|boss|superior|chief) (?:is|are|would) ${WHO}(?: be)?`,
    `what (?:is|are) ${WHO} like as (?:an? )?(?:leader|manager|boss|superior)`,
  ].join('|'),
)
/** A heading below which it is told. */
const HEADED =
  /\b(?:how|the way) (?:I|he|she) (?:lead|leads|manage|manages|run|runs|work with)\b|\b(?:leadership|management|leading)(?: (?:style|approach|philosophy|principles))?$/i
const SAID =
  /\b(?:I|she|he|prefers?|likes? to|tr(?:y|ies) to)(?: prefer| like| try)?(?: to)? (?:lead|leads|manage|manages) (?:by|from|through|with|people)\b|\bmy (?:leadership|management) style\b/i
const MOST = 3

/** Null where it is not told in so many words: the rankers look for others. */
export function planLeadingStyle(facts: Facts): Overview {
  const lines = linesOf(facts)
  const headed = lines.filter(
    ({ unit, kind }) =>
      kind !== 'skills' &&
      kind !== 'education' &&
      HEADED.test(facts.document.sections[unit.unit.section]?.heading ?? ''),
  )
  const said = lines.filter(({ text }) => SAID.test(text))
  return planOf(partsOfLines([...headed, ...said], MOST))
}
