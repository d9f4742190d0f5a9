/** 'Summarise her last two posts': the latest ones, each with its dates and the first lines that tell of it. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { bodyParts } from '../../posts/entry-body.ts'
import { mainPosts, type Held } from '../../posts/held.ts'
import { stem } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { oneOf, OF_HERS } from '../asked-posts.ts'
import { IS_PART_TIME } from './part-time-posts.ts'
import { planOf, type Overview } from '../planner.ts'

const POSTS = '(?:jobs|posts|roles|positions|employments|employers|companies|stations|appointments)'
const LATEST = '(?:last|latest|most recent|recent|previous|past|current and previous)'
/** Posts of a sort; of a sort that is not known, and has a pattern any word, it would be run for every question. */
const SORT =
  '(?:(?:permanent|full-time|main|paid|salaried|professional|hospital|clinical|nursing|medical|academic|teaching|research|university|school|management|leadership|engineering|technical|industry|sales|marketing|office|legal|finance|creative|orchestra|theatre|freelance|contract) )?'
const SEVERAL = '(?:two|three|four|2|3|4|couple of|few)'
export const LAST_POSTS = oneOf(
  `(?:(?:summari[sz]e|describe|outline|sum up|list|explain|recap)|(?:tell (?:me|us) )?about|walk (?:me|us) through|(?:an? )?(?:(?:short|brief|quick) )?(?:summary|overview|outline|description) of|what (?:are|were)|what did ${WHO} do (?:in|at|during)) ${OF_HERS}${LATEST} ${SEVERAL} ${SORT}${POSTS}`,
  `${OF_HERS}${LATEST} ${SEVERAL} ${SORT}${POSTS}`,
)
const ASKED = new RegExp(`${LATEST} (${SEVERAL}) (?:(\\p{L}[\\p{L}-]+) )?${POSTS}$`, 'u')

/** Held for a time that was agreed, or beside others. */
const FOR_A_TIME =
  /\b(?:contract|fixed[- ]term|temporary|temp|freelance|interim|maternity cover|locum|seasonal|intern(?:ship)?|agency)\b/i
/** Characters that are said of all of them, and lines of each. */
const ROOM = 560
const LINES = 2

export function planLastPosts(facts: Facts, folded: string): Overview {
  const [, several = '', sort] = ASKED.exec(folded) ?? []
  const count = [2, 3, 4].find((n) => several === String(n) || several === numberWord(n).toLowerCase())
  const posts = [...mainPosts(facts)].sort((a, b) => b.range.from - a.range.from)
  const asked = ofSort(posts, sort).slice(0, count ?? (several === 'few' ? 3 : 2))
  const room = ROOM / Math.max(1, asked.length)
  return planOf(
    asked.flatMap(({ text, units, entry }) => [
      { text, units },
      ...bodyParts(facts, entry, room - text.length).slice(0, LINES),
    ]),
  )
}

/** 'Permanent', or a word of their headers ('hospital posts'); all of them where none is called so. */
function ofSort(posts: readonly Held[], sort: string | undefined): readonly Held[] {
  if (sort === undefined) return posts
  const isOne = ({ entry, text }: Held): boolean =>
    /^(?:permanent|full-time|main|regular)$/.test(sort)
      ? !(sort === 'full-time' ? IS_PART_TIME : FOR_A_TIME).test(entry.text)
      : new RegExp(`(?<!\\p{L})${stem(sort)}`, 'iu').test(`${entry.text} ${text}`)
  const found = posts.filter(isOne)
  return found.length > 0 ? found : posts
}
