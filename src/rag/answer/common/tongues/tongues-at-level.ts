/** 'Which languages does she speak fluently?', 'which not?', 'which worse than B2?': those whose lines tell a level on that side. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { fold } from '../../text/text.ts'
import { countedBy, listOf, type Planner, type Planners } from '../planner.ts'
import { claimsOf, type Claim } from './tongues.ts'

const LANGUAGES = '(?:which|what|how many)(?: of (?:his|her|their|your|the))?(?: foreign)? languages'
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
/** 'B1 or above': the level itself is meant too. */
const OR_ABOVE = '(?:or|and) (?:above|better|higher|more|up(?:wards)?|over)'
const OR_BELOW = '(?:or|and) (?:below|worse|lower|less|under)'
const COMPARED_ASKED = exactly(
  `${LANGUAGES} (?:does|do|can|are|is) (?:${WHO} )?(?:${SPEAKS} )?(?:at |to |on )?(?:(?:${BELOW}|${ABOVE}) ${LEVEL}|(?:level )?${LEVEL} (?:level )?(?:${OR_ABOVE}|${OR_BELOW}))`,
)

/** As good as one's own; 'near-native' too. */
const FLUENT =
  /\b(?:native|mother tongue|first language|bilingual|fluent(?:ly)?|c1|c2|muttersprache|proficient|full professional)\b/
/** A level that is told in any words: without one in each line nothing tells them apart. */
const LEVELLED =
  /\b(?:native|mother tongue|first language|bilingual|fluent|proficient|professional|working|advanced|intermediate|basic|basics|beginner|elementary|good|very good|conversational|limited|rusty|some|school|spoken|reading|[abc][12])\b/
const CEFR = /\b([abc][12])\b/
const NATIVE = /\b(?:native|mother tongue|first language|bilingual|muttersprache)\b/
/** A level that was reached once: 'B2 in 1999, faded'. */
const FADED = /\b(?:faded|forgotten|lost|rusty|no longer|not (?:used|tested|spoken) since|long ago)\b/
const NAMED = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*[,:(–—-]/u

export const TONGUES_AT_LEVEL: Planners = [
  [FLUENT_ASKED, countedBy((facts, _, __, folded) => told(facts, folded, (text) => FLUENT.test(text)))],
  [NOT_FLUENT_ASKED, countedBy((facts, _, __, folded) => told(facts, folded, (text) => !FLUENT.test(text)))],
  [COMPARED_ASKED, countedBy(comparedTo)],
]

/** Null where a language is told without a level, and where all of them are on one side; one's own is not foreign. */
function told(facts: Facts, asked: string, is: (text: string) => boolean): ReturnType<Planner> {
  const claims = levelled(facts)
  const isForeign = /\bforeign\b/.test(asked)
  const kept =
    claims
      ?.map((claim) => ({ ...claim, folded: fold(claim.text) }))
      .filter(({ folded }) => is(folded) && !(isForeign && NATIVE.test(folded))) ?? []
  if (claims === null || kept.length === 0 || kept.length === claims.length) return null
  return listOf(kept.map(({ text, unit }) => ({ text, units: [unit] })))
}

function levelled(facts: Facts): readonly Claim[] | null {
  const claims = claimsOf(facts)
    .filter(({ listed }) => listed)
    .map((claim) => (claim.level === null ? claim : { ...claim, text: `${claim.level}: ${claim.text}` }))
  const each = claims.every(
    ({ text, tongues }) =>
      LEVELLED.test(fold(text)) && (tongues.length === 1 || (tongues.length === 0 && isUnknown(text))),
  )
  return each && claims.length > 1 ? claims : null
}

/** A language that is on no list, told as others are: 'Vandalic, native', 'Lusitan: B2'. */
const isUnknown = (text: string): boolean => {
  const folded = fold(text)
  return NAMED.test(text) && (NATIVE.test(folded) || CEFR.test(folded))
}

function comparedTo(facts: Facts, _: unknown, __: number, folded: string): ReturnType<Planner> {
  const limit = CEFR.exec(folded)?.[1] ?? ''
  const isBelow = new RegExp(`\\b${BELOW} ${LEVEL}$|\\b${OR_BELOW}$`).test(folded)
  const isToo = new RegExp(`\\bat least\\b|\\b(?:${OR_ABOVE}|${OR_BELOW})$`).test(folded)
  return told(facts, folded, (text) => {
    const level = NATIVE.test(text) ? 'c3' : (CEFR.exec(text)?.[1] ?? '')
    if (level === '' || (!isBelow && FADED.test(text))) return false
    return (isBelow ? level < limit : level > limit) || (isToo && level === limit)
  })
}
