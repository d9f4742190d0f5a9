/** 'What is her father's name?', 'GPA?': the one field of the CV that is called so, and nothing that stands beside it. */
import type { Facts } from '../facts/facts.ts'
import { WHOSE } from '../lexicon/frames.ts'
import { goesOn } from '../posts/held.ts'
import { fold } from '../text/text.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { planOf, type Overview } from './planner.ts'

const ASKED = new RegExp(
  `^(?:(?:what|who|when|which)(?:['’]?s| is| are| was| were)|(?:tell|give) (?:me|us)|and|please)? ?((?:${WHOSE} )*)((?:current |present )?\\p{L}[\\p{L}\\d .'’/-]{1,48})$`,
  'u',
)
/** Words that make a clause of what would be a name. */
const CLAUSE =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|in|at|for|of|with|from|on|by|before|after|and|or|he|she|they|you|it|that|there|about|first|last|previous)\b/
/** Characters of what a field holds. */
const LONGEST = 160
const APOSTROPHES = /['’`´]/g

const keyOf = (label: string): string =>
  fold(label)
    .replace(APOSTROPHES, '')
    .replace(/[\s.:]+$/, '')
    .trim()

/**
 * Null where no field or several are called so.
 * @param now months since year 0
 */
export function planLabelAsked(facts: Facts, folded: string, now: number): Overview {
  const [, , name = ''] = ASKED.exec(folded) ?? []
  if (name === '' || CLAUSE.test(name)) return null
  const exact = fieldsCalled(facts, name)
  const bare = name.replace(/^(?:current|present) /, '')
  const all = exact.length > 0 || bare === name ? exact : fieldsCalled(facts, bare).filter(ofNow)
  const [field, ...others] = all
  return field === undefined || others.length > 0 ? null : planOf([wholeOf(facts, field)])

  function ofNow({ units: [at] }: Piece): boolean {
    const entry = facts.entries[facts.units[at ?? -1]?.entry ?? -1]
    return entry?.range != null && goesOn({ range: entry.range }, now)
  }
}

function fieldsCalled(facts: Facts, name: string): Piece[] {
  const key = keyOf(name)
  return piecesOf(facts).filter(
    ({ label, labelled, answers, value }) =>
      labelled && !answers && value !== '' && value.length <= LONGEST && keyOf(label) === key,
  )
}

/** With what stands behind it in its line, up to the next field. */
function wholeOf(facts: Facts, field: Piece): { text: string; units: readonly number[] } {
  const pieces = piecesOf(facts)
  let end = pieces.indexOf(field)
  for (;;) {
    const next = pieces[end + 1]
    if (next === undefined || next.line !== field.line || next.units[0] !== field.units[0] || next.labelled) break
    end++
  }
  return { text: field.line.slice(field.from, pieces[end]?.to ?? field.to), units: field.units }
}
