/** Makes a follow-up question stand by itself: 'And when?' after 'Where did she study?'. */
import type { Facts } from './facts.ts'
import { findDates } from './dates.ts'
import type { Kind } from './lexicon/kinds.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import { analyse } from './question.ts'
import { fold, words } from './text.ts'

const POINTS_BACK =
  /^(?:and|but|so|also|what about|how about|and what about|ok(?:ay)?|then)\b|\b(?:there|that|this|it|its|those|these|them|then|the same|one|ones|that one|the (?:other|latter|former|first one|second one))\b(?! (?:year|is|was) (?:he|she))/

/** @param prev Earlier questions, oldest first. */
export function resolve(query: string, prev: readonly string[], facts: Facts): string {
  const before = prev.at(-1)
  if (before === undefined || before.trim() === '') return query
  const folded = fold(query)
  const content = words(query).filter((w) => !w.stop && !facts.name.has(w.text.replace(/'s?$/, '')))
  const known = content.filter((w) => facts.df.has(w.stem) || KINDS_BY_NOUN.has(w.stem))
  if (content.length > 0 && !POINTS_BACK.test(folded) && isWhole(query)) return query
  const bare = content.length === 0 || (content.length <= 2 && known.length <= 1 && folded.length < 40)
  if (!bare && !POINTS_BACK.test(folded)) return query
  if (!bare && known.length >= 3) return query
  const earlier =
    prev.length > 1 && words(before).filter((w) => !w.stop).length <= 1
      ? `${prev.at(-2) ?? ''} ${before}`
      : before
  // 'And in 2015?' changes the time and keeps the rest
  const dated = findDates(query)
  if (dated.length > 0) {
    let kept = earlier
    for (const date of [...findDates(earlier)].reverse())
      kept = `${kept.slice(0, date.start).replace(/\b(?:in|since|from|during|after|before|until)\s*$/i, '')}${kept.slice(date.end)}`
    return `${kept.replace(/[?.!\s]+$/, '')} ${query.replace(/^(?:and|but|so|what about|how about)\s+/i, '')}`
  }
  const topic = words(earlier)
    .filter((w) => !w.stop)
    .map((w) => w.raw)
  const fresh = topic.filter((raw) => !content.some((w) => w.raw.toLowerCase() === raw.toLowerCase()))
  const tail = fresh.join(' ')
  const own = query.replace(/[?.!\s]+$/, '').replace(/^(?:and|but|so|ok(?:ay)?)\s+/i, '')
  // an elliptic question word takes the earlier question with it: 'When?' → 'When … study'
  return tail === '' ? query : `${own} ${tail}?`
}

/** 'What is her email?' or 'Where does she work now?', however short; not 'Why did she leave?', which asks of one post. */
function isWhole(query: string): boolean {
  const { order, topics } = analyse(query)
  return order === 'current' || topics.some(({ kinds }) => kinds.every((kind) => !OF_A_POST.has(kind)))
}

const OF_A_POST: ReadonlySet<Kind> = new Set<Kind>(['experience', 'education', 'teaching'])
