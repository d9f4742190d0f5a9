/** 'Her first post after qualifying': the first one since the time at which the CV says that one qualified. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import {
  byStart,
  partOf,
  posts,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { words } from '../text/text.ts'

const ASKED =
  /^(?:(?:what|which|where|who)\b.{0,50}\b(?:first|next)\b|(?:what|where) (?:did|was)\b).{0,50}\b(?:(?:right |straight |directly |immediately )?(?:after|on|upon|once|since)) (?:(?:s?he|they|you) )?(?:had |was |were |having |being |newly |fully )*(?:qualif(?:ying|ied)|qualification|registration|register(?:ing|ed)|admission)(?: as an? (.{3,40}?))?[?.!\s]*$/
const WORK = /\b(?:posts?|jobs?|roles?|positions?|work|appointments?|employers?)\b/
/** What says that one qualified, ahead of when; who was trained by others did so elsewhere. */
const QUALIFIED =
  /(?<!\b(?:newly|not|yet|fully|part|un)[ -])\bqualified\b(?! (?:teacher|nurse|staff|privilege))|\bQTS\b|\bqualified teacher status\b|\bfirst registered\b|\bqualification as\b|\b(?:admitted|called to the bar|enrolled as an?)\b/i
/** Told below the post itself. */
const FIRST_POST =
  /^(?:my |this was my |the )?first (?:posts?|jobs?|roles?|positions?|appointments?) (?:after|since|on|upon|once) (?:I )?(?:qualif|registration)/i
/** Characters between that and the date. */
const NEAR = 70

/** Null where the CV does not say when that was, or no post follows. */
export function planAfterQualifying({ facts, question, now }: TimelineContext): Plan | null {
  const asked = ASKED.exec(question.folded)
  if (asked === null || !WORK.test(question.folded)) return null
  const told = posts(facts).filter((post) =>
    facts.units.slice(post.from, post.to).some(({ unit }) => FIRST_POST.test(unit.text)),
  )
  const [said, other] = told
  // 'my first post after qualifying' is that of the trade that is asked for, where it is what one was
  if (said !== undefined && other === undefined && (asked[1] === undefined || isOf(said, asked[1])))
    return { parts: [partOf(said)], list: false, chance: 0.9, fact: true }
  const date = qualifiedAt(facts, asked[1] ?? '')
  if (date === null) return asked[1] === undefined ? null : afterStudies(facts, asked[1])
  const next = byStart(posts(facts)).find(({ range }) => range.from >= date.from && range.from <= now)
  return next === undefined ? null : { parts: [partOf(next)], list: false, chance: 0.9, fact: true }
}

/** Is one of that trade in this post: 'vet' in 'Assistant Vet'? */
function isOf({ title, text }: DatedEntry, trade: string): boolean {
  const own = new Set(words(title ?? text).map(({ stem }) => stem))
  return words(trade).every(({ stop, stem }) => stop || own.has(stem))
}

/** Months within which a post follows studies that are told by their years. */
const FOLLOWS = 12

/** The first post of the trade, where it follows the end of studies, and nothing says when one qualified. */
function afterStudies(facts: Facts, trade: string): Plan | null {
  const first = byStart(posts(facts)).find((post) => isOf(post, trade))
  if (first === undefined) return null
  const ends = timeline(facts, ['education', 'certifications']).map(({ range }) => range.to)
  const isNext = ends.some((end) => Math.abs(first.range.from - end) <= FOLLOWS)
  return isNext ? { parts: [partOf(first)], list: false, chance: 0.9, fact: true } : null
}

/** The earliest that is told; of what is named, where something is. */
function qualifiedAt(facts: Facts, as: string): DateRange | null {
  const named = words(as).flatMap((word) => (word.stop ? [] : [word.stem]))
  const found = facts.units.flatMap(({ unit, stems, entry, isHeader }) => {
    const said = QUALIFIED.exec(unit.text)
    // the header of a post tells how long that was
    if (said === null || (isHeader && entry !== null && facts.entries[entry]?.kind === 'experience'))
      return []
    if (!named.every((stem) => stems.has(stem))) return []
    const end = said.index + said[0].length
    return findDates(unit.text).filter(({ single, start }) => single && start >= end && start - end <= NEAR)
  })
  return [...found].sort((a, b) => a.from - b.from)[0] ?? null
}
