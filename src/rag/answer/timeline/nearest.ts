/** Which of the posts or studies came right before or after what is named, once it is known what that is. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan } from '../plan/plan.ts'
import { heldPosts } from '../posts/held.ts'
import { HONORARY } from '../posts/held-words.ts'
import {
  byStart,
  posts,
  timeline,
  toldPart,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import { isOtherStint } from './of-what-is-asked.ts'
import { isOfEnd, toldBetween, type Spanned } from './anchors.ts'

/** 'Employers before …', 'which jobs came before …': more than one. */
const ALL_OF =
  /^(?:list |name )?(?:(?:all|the|which|what|his|her|their|your|of) )*(?:employers|companies|firms|jobs|posts|positions|roles)\b/

/** The first of these; where a list is asked for, all of them. */
export function nearest(
  facts: Facts,
  { lists, folded }: Question,
  found: readonly DatedEntry[],
): Plan | null {
  const kept = lists || ALL_OF.test(folded) ? found : found.slice(0, 1)
  const parts = kept.map((entry) => toldPart(facts, entry))
  return parts.length === 0 ? null : { parts, list: parts.length > 2, chance: 0.85, fact: true }
}

/** Months after which what has only its years may as well have begun. */
const LIKELY = 4

interface Beside {
  /** What is named. */
  readonly same: readonly Spanned[]
  /** The question from its 'before' or 'after' on. */
  readonly said: string
  /** What may come before or after it, where neither work nor clients are asked for. */
  readonly kinds: readonly Kind[]
  readonly asksWork: boolean
  readonly asksStudy: boolean
  /** Whom one worked for, where these are asked for. */
  readonly clients: readonly DatedEntry[]
  /** What is named, where the question says in other words than a header what that is. */
  readonly studied: readonly Spanned[] | null
}

/** The nearest on the side that the question asks for. */
export function nearestTo(
  { facts, question }: TimelineContext,
  { same, said, kinds, asksWork, asksStudy, clients, studied }: Beside,
): Plan | null {
  const aside = new Set(heldPosts(facts).flatMap(({ beside, entry }) => (beside ? [entry.index] : [])))
  const isAside = (e: DatedEntry): boolean => aside.has(e.index) || isHonorary(e)
  // 'which internship … before': another kind of engagement is none
  const asked = question.folded.slice(0, question.folded.length - said.length)
  const list = byStart(
    // a break came before or after, but nobody worked there
    clients.length > 0
      ? clients
      : asksWork
        ? // what is done beside a job is no next one, unless it is what is named
          posts(facts).filter((e) => !isAside(e) || same.includes(e))
        : timeline(facts, kinds).filter(
            // what is passed on one day is nothing that one did
            (e) =>
              asksStudy ||
              (e.kind === 'education'
                ? !e.range.single
                : !isHonorary(e) || same.includes(e) || isAlone(facts, e)),
          ),
  ).filter((e) => same.includes(e) || !isOtherStint(asked, e))
  // of several posts at the place named: before the first of them, after the last
  if (question.order === 'before') {
    const from =
      studied !== null && isOfEnd(said)
        ? Math.max(...studied.map((e) => e.range.to))
        : Math.min(...[...same, ...doctoralPosts(list, said)].map((e) => e.range.from))
    const isLine = same.every((e) => !('index' in e) && e.range.single)
    const earlier = list.filter(
      (e) =>
        !same.includes(e) &&
        e.range.from < from &&
        // of studies that tell but their end it is not known when they began
        (Number.isFinite(e.range.to) ? e.range.to <= from + (isLine ? 0 : 12) : false),
    )
    // studies of '2013 – 2015' ended no later than the post beside them that ended in August
    const end = ({ range: { to, exact } }: DatedEntry): number => (exact ? to : Math.min(to, from - 1))
    const isStudy = (e: DatedEntry): number => (e.kind === 'education' && !asksStudy ? 1 : 0)
    const [last] = earlier.sort(
      (a, b) =>
        end(b) - end(a) || isStudy(a) - isStudy(b) || b.range.to - a.range.to || b.range.from - a.range.from,
    )
    const between = last === undefined || question.lists ? null : toldBetween(facts, last, from)
    return between ?? nearest(facts, question, earlier)
  }
  const to = Math.max(...same.map((e) => e.range.to))
  // what began while one studied is no first post after it
  const early = studied?.every((e) => e.range.exact) === true ? 3 : 12
  const later = list.filter((e) => !same.includes(e) && e.range.from >= to - early && e.range.to > to)
  // 'from 2009' may be right after 'until 2009', but surely is what began a month later
  const away = ({ range: { from, exact } }: DatedEntry): number =>
    exact ? Math.abs(from - to) : Math.abs(from - (to - (to % 12))) + LIKELY
  return nearest(
    facts,
    question,
    later.sort((a, b) => away(a) - away(b)),
  )
}

const DOCTORATE = /\b(?:ph\.?d|doctorate|doctoral|dphil)\b/
const DOCTORAL =
  /\b(?:doctoral|ph\.?d\.?|dphil) (?:researcher|candidate|student|fellow|position|post|scholar)\b/i

/** The posts in which one wrote a doctorate began with it, though the degree itself may tell but its end. */
const doctoralPosts = (list: readonly DatedEntry[], said: string): DatedEntry[] =>
  DOCTORATE.test(said) && !/\b(?:finish|complet|defend|submit|obtain|gett?|receiv)\w*\b/.test(said)
    ? list.filter(({ text }) => DOCTORAL.test(text))
    : []

/** A year as a volunteer in which one was nothing else. */
const isAlone = (facts: Facts, { index, kind, range }: DatedEntry): boolean =>
  kind === 'experience' &&
  !range.single &&
  range.exact &&
  !posts(facts).some((e) => e.index !== index && e.range.from < range.to && e.range.to > range.from)

function isHonorary({ title, parts }: DatedEntry): boolean {
  const said = title ?? parts[0] ?? ''
  return HONORARY.test(said) || /^honorary\b/i.test(said)
}
