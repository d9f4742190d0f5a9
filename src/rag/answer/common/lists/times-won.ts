/** 'How many times was she Employee of the Month?', 'how often did he win the Golden Reel?': the years of that prize, counted. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { isLost } from '../../lists/list-words.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import { capital, fold, words } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import type { Plan } from '../../plan/plan.ts'
import { planOf } from '../planner.ts'
import { listed } from './list-items.ts'
import { cuesOf } from './list-cues.ts'
import { partsOf } from './list-parts.ts'

/** What stands before the name of the prize. */
const ASKED = new RegExp(
  `^(?:how (?:many times|often)|on how many occasions) (?:was|did|has|is) ${WHO} (?:been )?(?:(?:won|win|get|got|receive|received|awarded|given|named|chosen|voted|honou?red with)(?: as)? )?(?:the |an? )?(?=.{5,60}$)`,
)
/** Years by themselves: of '2019 – 2021' nobody knows how often. */
const YEAR = /(?<![\d–—/-])(?:19|20)\d\d(?![\d–—/-])/g
const SPAN = /\d{4} ?(?:[–—/-]|to|until) ?\d{2}|\bsince\b|\b(?:twice|times|annual\w*|every)\b/i

const whole = ({ label, text, more }: Piece): string => [label ?? '', text, ...more].join(' ').trim()

/** Null where no prize is called so, or its lines do not tell each year. */
export function planTimesWon(facts: Facts, folded: string): Plan | null {
  if (!ASKED.test(folded)) return null
  const name = words(folded.replace(ASKED, '')).flatMap(({ stem, stop }) => (stop ? [] : [stem]))
  if (name.length < 2) return null
  const isPrize = (piece: Piece): boolean => cuesOf(whole(piece), piece.label).has('awards')
  const own = listed(facts, 'awards', isPrize).pieces.filter((piece) => {
    const said = new Set(words(fold(whole(piece))).map(({ stem }) => stem))
    return name.every((stem) => said.has(stem)) && !isLost(folded, whole(piece))
  })
  const years = own.map((piece) => (SPAN.test(whole(piece)) ? [] : (whole(piece).match(YEAR) ?? [])))
  if (own.length === 0 || years.some(({ length }) => length === 0)) return null
  const count = years.flat().length
  const plan = planOf(partsOf(own))
  return plan && { ...plan, lead: TIMES[count - 1] ?? `${capital(numberWord(count))} times` }
}
const TIMES = ['Once', 'Twice']
