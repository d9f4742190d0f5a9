/** 'Which bank did she work for?', where no line has a word of banks: a house of another kind is no answer. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

/** Houses that say in their names, or in what one did there, what they are: what is asked, and the words that tell. */
const HOUSES: readonly (readonly [asked: string, told: RegExp])[] = [
  [
    'bank',
    /\bbank(?:s|er|ers|ing|en)?(?!\p{L})|\p{L}bank(?!\p{L})|\bbanque|\bbanc[oa]\b|building society|savings|sparkasse|\bcredit\b|\bcapital\b|securities|invest|asset|financ|treasury|\btrad(?:er|ing)\b/iu,
  ],
  ['brewery', /brew|\bbeer|\bale\b|brau|brass/i],
  ['airline', /\bair|airways|aviation|\bfl(?:y|ight)|wings|\bjet|pilot|cabin/i],
  ['embassy', /embass|consul|legation|diploma[ct]|high commission|foreign|ambassador/i],
  [
    'newspaper',
    /news|paper|press|gazette|herald|courier|tribune|times|\bpost\b|daily|journal|editor|report|media/i,
  ],
  ['museum', /mus[eé]|galler|collection|curat|exhibit|heritage/i],
  ['theatre', /theat|playhouse|opera|\bstage|drama|actor|\bplay/i],
  ['circus', /circus|cirque|acroba|clown/i],
  ['prison', /prison|\bhmp\b|jail|gaol|correction|detention|custod/i],
  ['casino', /casino|croupier|gambl|gaming/i],
]
const ASKED = new RegExp(
  `^(?:and |so )?(?:for |at |in )?(?:which|what) (${HOUSES.map(([asked]) => asked).join('|')}) (?:did|has|had|was|were|does|is) (?:s?he|they|you) (?:ever |once |previously )?(?:work|been|employ|with|at)\\w*\\b`,
)

export function asksUnknownHouse(
  { units }: Facts,
  { folded, yesno }: Pick<Question, 'folded' | 'yesno'>,
): boolean {
  const house = yesno ? undefined : ASKED.exec(folded)?.[1]
  const told = HOUSES.find(([asked]) => asked === house)?.[1]
  return told !== undefined && !units.some(({ unit }) => told.test(unit.text))
}
