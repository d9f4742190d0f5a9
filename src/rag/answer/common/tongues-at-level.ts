/** 'Which languages does she speak fluently?', 'which not?', 'which worse than B2?': those whose lines tell a level on that side. */
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO } from '../lexicon/frames.ts'
import { fold } from '../text/text.ts'
import { countedBy, listOf, type Planner, type Planners } from './planner.ts'
import { claimsOf, type Claim } from './tongues.ts'

const LANGUAGES = '(?:which|what|how many)(?: of (?:his|her|their|your|the))? languages'
const SPEAKS = '(?:speak|know|use|master|write)'
const FLUENTLY = '(?:fluently|fluent(?: in)?)'
const NOT =
  "(?:does|do|can|is|are) (?:(?:he|she|they|you) (?:not|only)|(?:he|she|they|you)n't)|(?:doesn't|don't|can't|cannot|isn't|aren't) (?:he|she|they|you)"
const FLUENT_ASKED = exactly(
  [
    `${LANGUAGES} (?:does|do|can) ${WHO} ${SPEAKS} fluently`,
    `${LANGUAGES} (?:is|are) ${WHO} ${FLUENTLY}(?: in)?`,
    `in ${LANGUAGES} (?:is|are) ${WHO} fluent`,
  ].join('|'),
)
const NOT_FLUENT_ASKED = exactly(
  `${LANGUAGES} (?:${NOT}) (?:${SPEAKS} )?${FLUENTLY}(?: in)?|in ${LANGUAGES} (?:${NOT}) fluent`,
)
const LEVEL = '[abc](?:1|2)'
const BELOW = '(?:worse|lower|less|weaker|below|under)(?: than)?(?: level)?'
const ABOVE =
  '(?:better|higher|more|stronger|above|over)(?: than)?(?: level)?|(?:at )?at least(?: at)?(?: level)?'
const COMPARED_ASKED = exactly(
  `${LANGUAGES} (?:does|do|can|are|is) (?:${WHO} )?(?:${SPEAKS} )?(?:at )?(?:${BELOW}|${ABOVE}) ${LEVEL}`,
)

/** As good as one's own; 'near-native' too. */
const FLUENT =
  /\b(?:native|mother tongue|first language|bilingual|fluent(?:ly)?|c1|c2|muttersprache|proficient|full professional)\b/
/** A level that is told in any words: without one in each line nothing tells them apart. */
const LEVELLED =
  /\b(?:native|mother tongue|first language|bilingual|fluent|proficient|professional|working|advanced|intermediate|basic|basics|beginner|elementary|good|very good|conversational|limited|rusty|some|school|spoken|reading|[abc][12])\b/
const CEFR = /\b([abc][12])\b/
const NATIVE = /\b(?:native|mother tongue|first language|bilingual|muttersprache)\b/

export const TONGUES_AT_LEVEL: Planners = [
  [FLUENT_ASKED, countedBy((facts) => told(facts, (text) => FLUENT.test(text)))],
  [NOT_FLUENT_ASKED, countedBy((facts) => told(facts, (text) => !FLUENT.test(text)))],
  [COMPARED_ASKED, countedBy(comparedTo)],
]

/** Null where a language is told without a level, and where all of them are on one side. */
function told(facts: Facts, is: (text: string) => boolean): ReturnType<Planner> {
  const claims = levelled(facts)
  const kept = claims?.filter(({ text }) => is(fold(text))) ?? []
  if (claims === null || kept.length === 0 || kept.length === claims.length) return null
  return listOf(kept.map(({ text, unit }) => ({ text, units: [unit] })))
}

function levelled(facts: Facts): readonly Claim[] | null {
  const claims = claimsOf(facts).filter(({ listed }) => listed)
  const each = claims.every(({ text, tongues }) => tongues.length === 1 && LEVELLED.test(fold(text)))
  return each && claims.length > 1 ? claims : null
}

function comparedTo(facts: Facts, _: unknown, __: number, folded: string): ReturnType<Planner> {
  const limit = CEFR.exec(folded)?.[1] ?? ''
  const isBelow = new RegExp(`\\b${BELOW} ${LEVEL}$`).test(folded)
  const isAtLeast = /\bat least\b/.test(folded)
  return told(facts, (text) => {
    const level = NATIVE.test(text) ? 'c3' : (CEFR.exec(text)?.[1] ?? '')
    if (level === '') return false
    return isBelow ? level < limit : level > limit || (isAtLeast && level === limit)
  })
}
