/** 'Her first job', 'his last post in Cork', 'where does she work now?': the entry at one end of the timeline. */
import { isPost } from '../entries/entry.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan } from '../plan/plan.ts'
import {
  byStart,
  partOf,
  posts,
  specifics,
  STUDYISH,
  timeline,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { firstAfterStudies, isAfterStudies } from './end-of-studies.ts'
import { kindsAsked } from './kinds-asked.ts'

/** 'Her first job as a nurse', 'his last post in Cork': the first or last of the posts of that title, or at that place. */
function atEndAs({ facts, question, now }: TimelineContext, specific: readonly Term[]): Plan | null {
  if (!/\b(?:job|work|role|position|post|employ\w*)\b/.test(question.folded)) return null
  const isQualified = QUALIFIED.test(question.folded)
  const rest = isQualified ? specific.filter((t) => !QUALIFYING.test(t.word.stem)) : specific
  if (rest.length === 0) return null
  const asTitle = /\bas an?\b/.test(question.folded)
  const list = byStart(posts(facts)).filter((e) => {
    const own = new Set(words((asTitle ? e.text : e.place) ?? '').map((w) => w.stem))
    return (
      e.range.from <= now &&
      !(isQualified && IN_TRAINING.test(e.text)) &&
      rest.every((t) => [...t.matches].some(([key, value]) => value >= 0.9 && own.has(key)))
    )
  })
  const pick = question.order === 'first' ? list[0] : list.at(-1)
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.8, fact: true } : null
}

/** 'As a fully qualified nurse': no trainee is one. */
const QUALIFIED =
  /\bas an? (?:(?:fully|newly|freshly|duly) )?(?:qualified|trained|registered|chartered|certified|licen[cs]ed)\b/
const QUALIFYING = /^(?:fulli|newli|freshli|duli|qualifi|train|regist|charter|certifi|licen[cs])/
const IN_TRAINING =
  /\b(?:trainee|apprentice|student|intern|pupil|articled|assistant|aide|cadet|probationer|volunteer)s?\b/i

export function atEnd(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  const asked = kindsAsked(question, terms)
  const order = question.order
  if (rest.length > 0) return asked.length === 1 && order !== 'current' ? atEndAs(ctx, rest) : null
  if (order === 'first' && isAfterStudies(question)) return firstAfterStudies(ctx)
  const kinds: readonly Kind[] = asked[0] === 'education' ? ['education'] : ['experience']
  const all = byStart(timeline(facts, kinds))
  const list = asked[0] === 'education' ? all : all.filter(isPost)
  if (order === 'current' && !list.some((e) => e.range.to >= ctx.now - 1)) {
    // on leave, or between posts: that is what goes on now
    const meanwhile = all.find((e) => !e.range.single && e.range.to >= ctx.now - 1)
    return meanwhile ? { parts: [partOf(meanwhile)], list: false, chance: 0.85, fact: true } : null
  }
  if (list.length === 0) return null
  if (order === 'first') {
    const first = list[0]
    return first ? { parts: [partOf(first)], list: false, chance: 0.85, fact: true } : null
  }
  const open = list.filter((e) => e.range.to >= ctx.now - 1)
  if (order === 'current') {
    open.sort((a, b) => a.index - b.index)
    return { parts: open.slice(0, 2).map(partOf), list: false, chance: 0.85, fact: true }
  }
  const previous = /\b(?:previous|former|last)\b/.test(question.folded)
  const ended = list.filter((e) => e.range.to < ctx.now - 1).sort((a, b) => b.range.to - a.range.to)
  const pick =
    previous && !/\bmost recent|latest\b/.test(question.folded) && open.length > 0
      ? ended[0]
      : (open[0] ?? ended[0])
  return pick ? { parts: [partOf(pick)], list: false, chance: 0.8, fact: true } : null
}
