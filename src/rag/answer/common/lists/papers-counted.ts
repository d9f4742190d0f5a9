/** 'How many papers has she published?', where the CV tells the number of all and lists a choice of them. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { planOf, type Overview } from '../planner.ts'
import { cuesOf, isTitleAlone } from './list-cues.ts'
import { partsOf } from './list-parts.ts'
import { publishedPieces } from './writings.ts'

const SORT =
  '(?:(?:peer[- ]reviewed|refereed|scientific|academic|published|research|journal|own|total) )*(?:publications?|papers|(?:journal )?articles)'
export const PAPERS_COUNTED = exactly(
  [
    `(?:about )?how many ${SORT}(?: (?:has|have|did|does|do) ${WHO} (?:have|had|got|publish(?:ed)?|written|wrote|write|authored?|produced?|list)| (?:are|were) there)?(?: (?:so far|in total|in all|altogether|to date|by now))?`,
    `(?:what is |what's )?(?:the )?(?:total )?number of (?:${WHOSE} )?${SORT}(?: (?:published|in total|so far|altogether))?`,
    `(?:${WHOSE} )?(?:publications?|papers?) (?:count|number|total)`,
  ].join('|'),
)
const NUMBER =
  '(?:\\d{1,3}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?))'
/** At the beginning of what stands there: 'Of 31 papers', 'In total 17 peer-reviewed papers', 'chosen from 29 papers'. */
const TOTAL = new RegExp(
  `^(?:[^.;]{0,40}(?:^|[\\s(]))?${NUMBER} (?:(?:peer[- ]reviewed|refereed|scientific|published|research|journal|original|international) )*(?:papers|publications|articles)(?!\\p{L})`,
  'iu',
)
/** A choice, and what others wrote. */
const NO_TOTAL =
  /^(?:the )?(?:last|latest|best|top)\b|\b(?:citations? in|cited (?:in|by)|review(?:ed|er|s)? (?:of|for)|affected)\b/i
const IS_CHOICE =
  /^\d+(?:\.\d+)*\.? (?:papers|publications|articles)\W*$|^(?:selected|the|my|a (?:selection|choice) of|here are|these|best|five|four|three|six) (?:\p{L}+ )?(?:papers|publications|articles)\b/iu

/** Books are no papers, and a report may be one or not. */
const OF_ANOTHER_SORT = /\b(?:books?|chapters?|novels?|reports?|theses|thesis|blogs?|posts?|columns?)\b/i

/** Those of a list that has talks too, where each of its items is plainly the one or the other. */
function countedAmongTalks(facts: Facts, folded: string): Overview {
  const works = publishedPieces(facts)
  const sections = [...new Set(works.map(({ section }) => section))]
  const others = sections
    .flatMap((section) => piecesOf(facts)[section] ?? [])
    .filter((piece) => !works.includes(piece))
  const whole = ({ text, more }: Piece): string => [text, ...more].join(' ')
  const cues = (piece: Piece) => cuesOf(whole(piece), piece.label)
  const isPlain =
    works.length > 0 &&
    others.length > 0 &&
    works.every(
      (piece) => piece.form === 'item' && cues(piece).has('publications') && !isTitleAlone(whole(piece)),
    ) &&
    others.every((piece) => piece.form === 'item' && cues(piece).has('talks'))
  if (!isPlain) return null
  if (!/publication/.test(folded) && works.some(({ text }) => OF_ANOTHER_SORT.test(text))) return null
  const lead = capital(numberWord(works.length))
  return { lead, parts: partsOf(works, true), list: true, chance: 0.9, fact: true }
}

/** Null where no total is told: what is listed is counted. */
export function planPapersCounted(facts: Facts, folded: string): Overview {
  const told = facts.units.find(
    ({ unit }) =>
      facts.mainKinds[unit.section] === 'publications' &&
      TOTAL.test(unit.text) &&
      !NO_TOTAL.test(unit.text) &&
      !IS_CHOICE.test(unit.text),
  )
  return told === undefined
    ? countedAmongTalks(facts, folded)
    : planOf([{ text: told.unit.text, units: [told.unit.index] }])
}
