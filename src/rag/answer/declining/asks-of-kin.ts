/** 'Where do her nieces live?', 'What is his wife's name?': of the family, where no line that has them says it. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { FAMILY } from './of-kin.ts'

const KIN =
  '(?<kin>(?:step-?)?(?:mother|father|daughters?|sons?|child(?:ren)?|brothers?|sisters?|siblings?|parents?)|mum|dad|wife|husband|spouse|partner|kids|grand(?:mother|father|parents|son|daughter|children)|uncle|aunt|cousins?|nephews?|nieces?|in-laws)'
const HERS = '(?:his|her|their|your) (?:\\p{Ll}{3,10} )?'
const LIVES = new RegExp(
  `^(?:and |so )?where (?:do|does|did|are|is) ${HERS}${KIN} (?:now )?(?:live|living|based|reside|at home)(?: now)?\\W*$`,
  'u',
)
const CALLED: readonly RegExp[] = [
  new RegExp(
    `^(?:and |so )?what (?:is|are|was|were) ${HERS}${KIN}(?:['’]s?)? (?:first )?(?:names?|called)\\W*$`,
    'u',
  ),
  new RegExp(`^(?:and |so )?what (?:is|are|was|were) the names? of ${HERS}${KIN}\\W*$`, 'u'),
]
const RELATED =
  '(?:brothers?|sisters?|siblings?|cousins?|nephews?|nieces?|uncles?|aunts?|grandparents|in-laws)'
/** Whether one has any: nobody of the family is said to be such. */
const HAS_SOME = new RegExp(
  `^(?:and |so )?(?:does|do|has|have) (?:s?he|they|you) (?:have |got )?(?:any )?(${RELATED}(?:(?:, | or | and )(?:any )?${RELATED})*)\\W*$`,
)
/** Where somebody may be. */
const PLACE =
  /\b(?:in|at|near|from|to|outside|around|by|of) (?:the |my |our )?(?:\p{Lu}|\p{Ll}+ of \p{Lu})|\b(?:live|lives|lived|living|home|abroad|overseas|away|here|nearby|local)\b|[(,] ?\p{Lu}/u
/** Words around one of the family among which the name would stand. */
const AROUND = 5

export function asksOfKin({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const some = HAS_SOME.exec(folded)?.[1]?.match(/[a-z-]{4,}/g)
  if (some !== undefined && some !== null) return !some.some((one) => namesKin(units, one.replace(/s$/, '')))
  const asked = [LIVES, ...CALLED].map((one) => one.exec(folded)).find((found) => found !== null)
  const kin = asked?.groups?.['kin']
  if (kin === undefined) return false
  const family = FAMILY.filter((one) => new RegExp(`^(?:${one})$`).test(kin))
  const one = new RegExp(`(?<![\\p{L}-])(?:${[kin, ...family].join('|')})(?!\\p{L})`, 'iu')
  const lines = units.filter(({ unit }) => one.test(unit.text))
  if (lines.length === 0) return false
  if (LIVES.test(folded)) return !lines.some(({ unit }) => PLACE.test(clauseOf(unit.text, one)))
  return !lines.some(({ unit, words }) => {
    const from = one.exec(unit.text)?.index ?? 0
    const at = words.findIndex(({ end }) => end > from)
    // the first word of a line has its capital anyway, but 'Ana, my wife' may begin one
    return words
      .slice(Math.max(0, at - AROUND), at + AROUND + 1)
      .some(
        ({ raw, start, text }) => /^\p{Lu}/u.test(raw) && text !== 'i' && (start > 0 || isNamed(unit.text)),
      )
  })
}

function namesKin(units: Facts['units'], kin: string): boolean {
  const family = FAMILY.filter((one) => new RegExp(`^(?:${one})$`).test(kin))
  const one = new RegExp(`(?<![\\p{L}-])(?:${[`${kin}s?`, ...family].join('|')})(?!\\p{L})`, 'iu')
  return units.some(({ unit }) => one.test(unit.text))
}

const isNamed = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,| \(| is\b)/u.test(text)

/** The sentence that has the word. */
function clauseOf(text: string, word: RegExp): string {
  const at = word.exec(text)?.index ?? 0
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('; ', at)) + 1
  const to = text.slice(at).search(/[.;](?: |$)/)
  return text.slice(from, to < 0 ? undefined : at + to)
}
