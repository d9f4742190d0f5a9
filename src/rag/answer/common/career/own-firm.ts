/** 'What is the name of his company?', of somebody who trades as one: what the CV calls it where it says that it is hers. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planOf, type Overview } from '../planner.ts'

const FIRM =
  '(?:business|company|firm|start-?up|enterprise|studio|workshop|practice|shop|agency|consultancy|label|brand|bakery|gallery|imprint|press)'
const ASKED = exactly(
  [
    `(?:(?:what(?:['’]?s| is| was) )?(?:the )?name of )(?:${WHOSE} )(?:own )?${FIRM}`,
    `what(?:['’]?s| is| was) (?:${WHOSE} )(?:own )?${FIRM} called`,
    `what (?:does|did|do) ${WHO} call (?:${WHOSE} )(?:own )?${FIRM}`,
    `under (?:what|which) name (?:does|did|do) ${WHO} (?:trade|work|do business)`,
  ].join('|'),
)
const NAME = "\\p{Lu}[\\p{L}\\d'’&-]*"
const NAMED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:trad(?:es?|ed|ing) as|t/a|(?:trad|work|do|doing)\\p{L}{0,3} (?:business )?under the name(?: of)?):? ["“]?${NAME}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Mm]y|[Hh]is|[Hh]er) own (?:\\p{Ll}[\\p{L}-]* ){0,2}?${FIRM},? (?:(?:called|named) )?["“]?${NAME}`,
    'u',
  ),
]
/** Characters of a line that may be told whole. */
const LONGEST = 300

/** Null where no line says so, or several do. */
export function planOwnFirmName(facts: Facts, folded: string): Overview {
  if (!ASKED.test(folded)) return null
  for (const told of NAMED) {
    const [line, ...others] = facts.units.filter(
      ({ unit }) => unit.text.length <= LONGEST && told.test(unit.text),
    )
    if (line !== undefined && others.length === 0)
      return planOf([{ text: line.unit.text, units: [line.unit.index] }])
  }
  return null
}
