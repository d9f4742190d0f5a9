/** 'Her first post after qualifying': the first one since the time at which the CV says that one qualified. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { byStart, partOf, posts, type TimelineContext } from '../posts/timeline-entries.ts'
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
  if (said !== undefined && other === undefined && asked[1] === undefined)
    return { parts: [partOf(said)], list: false, chance: 0.9, fact: true }
  const date = qualifiedAt(facts, asked[1] ?? '')
  if (date === null) return null
  const next = byStart(posts(facts)).find(({ range }) => range.from >= date.from && range.from <= now)
  return next === undefined ? null : { parts: [partOf(next)], list: false, chance: 0.9, fact: true }
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
