/** Questions for what came before or after entries that are named. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan } from '../plan/plan.ts'
import { isForClient } from '../posts/post-entries.ts'
import {
  byStart,
  dated,
  matchEntries,
  numbered,
  posts,
  specifics,
  STUDYISH,
  timeline,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import {
  firstAs,
  isTitledSo,
  ownAccount,
  studiesNamed,
  trainedAs,
  inTheirYear,
  type Spanned,
} from './anchors.ts'
import { ofOrder } from './between.ts'
import { postsAfterMove } from './in-places.ts'
import { nearest, nearestTo } from './nearest.ts'
import { toldIn } from './told-in.ts'

const THIS_ONE =
  /\bbefore (?:this|that|now|(?:the|his|her|their) (?:current|present))\b(?: (?:one|job|post|position|role|employer|company))?\W*$/

/** What goes by the name of a trade: 'the ambulance world', 'the insurance industry'. */
const OF_TRADE = /^(?:world|trade|industry|sector|profession)$/

/** How well a header names all that is asked, above which no other line is looked at. */
const NAMED = 0.75

/** The post before the one that goes on, or all of them where a list is asked for. */
function beforeCurrent({ facts, question, now }: TimelineContext): Plan | null {
  const ended = posts(facts).filter((e) => !e.range.single && e.range.to < now - 1)
  return nearest(
    facts,
    question,
    ended.sort((a, b) => b.range.to - a.range.to || b.range.from - a.range.from),
  )
}

/** 'Before she started the course in 2009': the year is that of what is named. */
const IN_ITS_YEAR = /\b(before|prior to|after|following|once)\b [^\d]{3,90}\bin (?:19|20)\d\d\W*$/

/** The same, where the question says as well in which year what is named began or ended. */
export function nextToDated(ctx: TimelineContext): Plan | null {
  const [, side] = IN_ITS_YEAR.exec(ctx.question.folded) ?? []
  if (side === undefined) return null
  const order = side === 'before' || side === 'prior to' ? 'before' : 'after'
  return nextTo({ ...ctx, question: { ...ctx.question, order } })
}

/** What came right before or after an entry or studies that are named. */
export function nextTo(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const cut = /\b(?:before|prior to|preceding|after|following|once|leaving)\b/.exec(question.folded)
  if (!cut) return null
  const after = specifics(terms.filter((t) => t.word.start > cut.index))
  const things = after.filter((t) => !OF_TRADE.test(t.word.text))
  const named = things.length > 0 ? things : after
  const lead = specifics(terms.filter((t) => t.word.start < cut.index)).filter(
    (t) => !STUDYISH.has(t.word.stem),
  )
  if (THIS_ONE.test(question.folded)) return beforeCurrent(ctx)
  const asksWork =
    /\b(?:work\w*|jobs?|employ\w*|posts?|position|role|teach|taught|compan\w+|firm|trade|craft|occupation|profession|for a living|(?:earn|make) (?:\S+ )?living)\b/.test(
      question.folded.slice(0, cut.index),
    )
  const said = question.folded.slice(cut.index)
  const asksDone = asksWork || DOES.test(question.folded)
  const own = asksDone ? ownAccount(facts, said) : null
  // what is told of freelancers in a post is no work without an employer
  if (own?.length === 0) return null
  if ((named.length === 0 && own === null) || lead.filter((t) => t.known > 0.7 && !t.proper).length > 1)
    return null
  const asksStudy = !asksWork && terms.some((t) => t.word.start < cut.index && STUDYISH.has(t.word.stem))
  // whom one did it for, where projects stand by client
  const clients = CLIENT.test(question.folded.slice(0, cut.index)) ? forClients(facts) : []
  const pool = [
    ...timeline(facts, ['experience', 'education', 'teaching', 'volunteering']),
    ...clients.filter(({ kind }) => kind === 'projects'),
  ]
  const studied = asksDone
    ? (own ??
      postsAfterMove(facts, question, ctx.now) ??
      trainedAs(facts, said, named) ??
      studiesNamed(ctx, named) ??
      firstAs(facts, said, named))
    : null
  const matched = studied === null ? matchEntries(facts, named, pool) : []
  const best = matched[0]
  // what no header names, a line below one may: 'Northern Zambia, sent by a charity'
  const isOfStudies = asksWork && best?.entry.kind === 'education'
  const asksOne = !question.lists && (asksWork || asksStudy || DOES.test(question.folded))
  const mayBeTold = asksOne && studied === null && (!best || best.score < NAMED || isOfStudies)
  const below = mayBeTold ? toldIn(facts, named) : null
  const told = isOfStudies && below?.entries[0]?.kind !== 'experience' ? null : below
  const isUnsure = studied === null && told === null && (!best || best.score < 0.5)
  // with the year one of the words is enough
  const inYear =
    studied === null && told === null
      ? inTheirYear(
          named.flatMap((t) => matchEntries(facts, [t], pool).filter(({ score }) => score >= NAMED)),
          question,
          said,
        )
      : null
  if (isUnsure && inYear === null)
    return asksWork && question.order === 'after' ? afterSchooling(ctx, named) : null
  const meant: readonly Spanned[] =
    studied ??
    told?.entries ??
    inYear ??
    numbered(
      matched
        .filter((m) => m.score > (best?.score ?? 0) - 0.08)
        .map((m) => m.entry)
        .filter(dated)
        .filter((entry, _, all) => isTitledSo(entry, named) || !all.some((one) => isTitledSo(one, named))),
      said,
    )
  // the year that is said is that of what is named
  const { time } = question
  const isThen = (month: number): boolean => time === null || (month >= time.from && month <= time.to)
  if (!meant.some(({ range }) => isThen(range.from) || isThen(range.to))) return null
  const same = ofOrder(lasting(meant), said)
  const kinds = asksStudy ? STUDY : DOES.test(question.folded) ? ANY : WORK
  return nearestTo(ctx, { same, said, kinds, asksWork, asksStudy, clients, studied })
}

/** Of several that are named, those that tell from when to when: a heading without has but a year from a line below it. */
function lasting(entries: readonly Spanned[]): readonly Spanned[] {
  const isPost = (e: Spanned): boolean => 'kind' in e && e.kind === 'experience'
  const some = entries.some((e) => isPost(e) && !e.range.single)
  return some ? entries.filter((e) => !isPost(e) || !e.range.single) : entries
}

const A_SCHOOL = /^(?:school|colleg|universi|academi|uni$|conservato)/
/** Months within which what is told by its years alone follows. */
const YEAR = 12
/** Letters in which names of a kind of school are alike in several languages. */
const KIND = 5

/** 'After hotel school', whatever that is called: the CV has one time of studies, and this is the post that followed. */
function afterSchooling({ facts, question }: TimelineContext, named: readonly Term[]): Plan | null {
  if (named.length > 2 || !A_SCHOOL.test(named.at(-1)?.word.stem ?? '')) return null
  const taken = facts.units.filter(({ unit }) => facts.mainKinds[unit.section] === 'education')
  const times = taken.flatMap(({ dates }) => dates.filter(({ single }) => !single))
  // 'hotel' of 'Lycée hôtelier'
  const isOfKind = ({ word }: Term): boolean =>
    taken.some(({ words: own }) => own.some(({ text }) => text.startsWith(word.text.slice(0, KIND))))
  if (!named.slice(0, -1).every(isOfKind)) return null
  const [{ to } = { to: Infinity }, ...others] = times
  if (others.length > 0 || !Number.isFinite(to)) return null
  const next = byStart(posts(facts)).filter(({ range }) => range.from >= to - YEAR && range.to > to)
  return nearest(facts, question, next.filter(({ range }) => range.from <= to + YEAR).slice(0, 1))
}

const CLIENT = /\b(?:clients?|customers?)\b/
const forClients = (facts: Facts): DatedEntry[] =>
  timeline(facts, ['experience', 'projects']).filter((entry) => isForClient(facts, entry))

/** 'What did she do': work or studies, whichever came. */
const DOES = /\bwhat (?:did|has|had|was|were) (?:\S+ ){1,3}?(?:do|doing|done)\b/
const ANY: readonly Kind[] = ['experience', 'education']
const STUDY: readonly Kind[] = ['education']
const WORK: readonly Kind[] = ['experience']
