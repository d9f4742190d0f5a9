/** What one earns, or would like to: 'At the moment I earn €46,000; I would not move for less than €52,000.' */
import type { Facts } from '../../facts/facts.ts'
import { NO_WAGE, OF_HOUSE, SUM } from './pay-words.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { OWN } from './start-ways.ts'
import { tells, type Way } from '../told.ts'

const ABOUT = '(?:about |around |roughly |some |nearly |just (?:under|over) |at least |upwards of |from )?'
const PAID = '(?:salary|pay|base|basic|package|wages?|income|remuneration|compensation)'
const TARGET =
  '(?:target(?:ed)?|desired|expected|wanted|wished(?:-for)?|hoped-for|minimum|required|preferred|asking)'
const NOW = '(?:now|currently|at present|at the moment|today|these days)'

/** 'would not move for less than', 'I ask for', 'Target base' */
const WISHED = new RegExp(
  [
    `\\b(?:would|could|might|will) (?:not |only |also )?(?:like|love|start|move|change|come|leave|consider|accept|join|settle|take|work|want|need|expect)\\b[^€£$\\d]{0,30}${SUM}`,
    `\\b(?:hop(?:e|es|ing)|look(?:s|ing)?|ask(?:s|ing)?|aim(?:s|ing)?) (?:for|at) ${ABOUT}${SUM}`,
    `\\b(?:want(?:s|ing)?|seek(?:s|ing)?|expect(?:s|ing)?|need(?:s|ing)?)(?: to earn)? ${ABOUT}${SUM}`,
    `\\b${TARGET} (?:(?:annual|gross|monthly|new) )?(?:${PAID} )?(?:is |of |would be )?${ABOUT}${SUM}`,
    `\\b(?:${PAID} )?expectations?:? (?:is |are |of )?${ABOUT}${SUM}`,
    `^not (?:under|below|less than) ${SUM}`,
    // the currency stands with what is earned
    `\\b(?:not|never) (?:move|change|leave|start|come|work|join)(?: jobs)? for (?:anything )?(?:under|below|less than) ${ABOUT}\\d{1,3}(?:[,. ]?\\d{3}|k)\\b`,
    `${SUM}[^;.€£$\\d]{0,30}\\b(?:hoped for|wanted|expected|sought|wished for|asked for)`,
  ].join('|'),
  'i',
)
/** What is earned now, or was last: 'Present pay £31,000', 'Pay now is €50,000 and a flat' */
export const EARNED_NOW = new RegExp(
  [
    `\\b(?:I|he|she) (?:${NOW} )?(?:earn|earns|make|makes|am paid|is paid|am on|is on|get|gets)(?: ${NOW})? ${ABOUT}${SUM}`,
    `^(?:${NOW}:? )?(?:earning|paid|on) ${ABOUT}${SUM}[^;]* ${NOW}\\b`,
    `^${NOW}:? (?:earning|paid|on) ${ABOUT}${SUM}`,
    `^(?:my |her |his )?${PAID} (?:${NOW}|last time)(?: is| was)?:? ${ABOUT}${SUM}`,
    `^(?:my |her |his )?(?:current|present|latest|last) (?:annual |yearly |gross |basic )?${PAID}(?::|,| of)?(?: is| was)? ${ABOUT}${SUM}`,
  ].join('|'),
  'i',
)
const EARNED = /\b(?:earn(?:ed|ing)?|was paid|were paid|made|salary|pay|wages?)\b/i
const not = new RegExp(`\\b(?:compute|clients|rent|review)\\b|${OF_HOUSE}|${NO_WAGE}`, 'i')

const told = (facts: Facts, text: RegExp): Piece[] => {
  const way: Way = { text, not, kinds: OWN }
  return piecesOf(facts).filter((piece) => tells(piece, way))
}

export const wishedPay = (facts: Facts): Piece[] => told(facts, WISHED)
export const earnedNow = (facts: Facts): Piece[] =>
  told(facts, EARNED_NOW).filter(({ text }) => !WISHED.test(text))

/** 'In 2019 I earned €40,300' */
export const earnedIn = (facts: Facts, year: string): Piece[] =>
  told(facts, new RegExp(`\\b${year}\\b`)).filter(
    ({ text }) => EARNED.test(text) && new RegExp(SUM, 'i').test(text),
  )
