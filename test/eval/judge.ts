/** Judges one answer against a question's gold, strictly by text: the same rules for every system compared. */
import type { Question } from './sets.ts'

/** More than this is no short answer. */
export const MAX_CHARS = 700

/** What a system gave back. */
export interface Reply {
  readonly answer: string
  /** `start` and `end` null where a system does not cite ranges. */
  readonly sources: readonly {
    readonly title: string
    readonly slug: string
    readonly quote: string
    readonly start: number | null
    readonly end: number | null
  }[]
}

export interface Verdict {
  readonly correct: boolean
  readonly abstained: boolean
  /** Null when the question has no answer, or the CV no headings. */
  readonly hit1: boolean | null
  readonly hit3: boolean | null
  readonly exact: boolean
  readonly precision: number | null
  readonly recall: number | null
  readonly length: number
  readonly why: readonly string[]
}

/** Compatibility forms, lower case, one kind of dash and quote, no emphasis, no thousands separators. */
export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c-\u201f«»]/g, '"')
    .replace(/[*`]/g, '')
    .replace(/(?<=(?<!\d)\d{1,3})[,'\s](?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const WORDY = new Set('three seven eight eleven twelve thirteen fourteen fifteen'.split(' '))

/** Holds the answer this gold text? A number or a short word must stand by itself. Both normalised here. */
export function holds(answer: string, gold: string): boolean {
  const text = normal(answer)
  const wanted = normal(gold)
  if (wanted === '') return false
  const whole = WORDY.has(wanted) || /^[\p{L}\p{N}]{1,4}$/u.test(wanted)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + wanted.length)
    const digitStart = /^\d/.test(wanted) || whole
    const digitEnd = /\d$/.test(wanted) || whole
    if (whole && (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after))) continue
    if (digitStart && /\d[.,]?$/.test(before) && (/\d$/.test(before) || /^\d|^[\p{L}]/u.test(wanted))) continue
    if (digitEnd && /^[.,]?\d/.test(after)) continue
    return true
  }
  return false
}

const spaced = (text: string): string => ` ${normal(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `

function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-')
}

function under(source: Reply['sources'][number], headings: readonly string[]): boolean {
  return headings.some((heading) => {
    const slug = slugOf(heading)
    const numbered = source.slug.startsWith(`${slug}-`) && /^\d+$/.test(source.slug.slice(slug.length + 1))
    return spaced(source.title).includes(spaced(heading)) || source.slug === slug || numbered
  })
}

/** @param gold Ranges of the markdown that the gold quotes take; empty when the set has none. */
export function judge(question: Question, reply: Reply, markdown: string, gold: readonly (readonly [number, number])[]): Verdict {
  const why: string[] = []
  const text = normal(reply.answer)
  const length = [...reply.answer].length
  if (text === '') why.push('empty answer')
  if (length > MAX_CHARS) why.push(`too long: ${length}`)
  for (const bad of question.none) if (text.includes(normal(bad))) why.push(`forbidden: ${bad}`)
  if (question.answerable) {
    for (const group of question.all) if (!group.some((g) => holds(text, g))) why.push(`missing: ${group.join(' | ')}`)
  } else if (reply.sources.length > 0) why.push('should decline')
  const isPlaced = question.answerable && question.sections.length > 0
  const hit = (k: number): boolean => reply.sources.slice(0, k).some((s) => under(s, question.sections))
  const ranges = reply.sources.flatMap((s): [number, number][] => (s.start === null || s.end === null ? [] : [[s.start, s.end]]))
  const meets = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1]
  const cited = gold.length > 0 && ranges.length > 0 && question.answerable
  return {
    correct: why.length === 0,
    abstained: reply.sources.length === 0,
    hit1: isPlaced ? hit(1) : null,
    hit3: isPlaced ? hit(3) : null,
    exact: reply.sources.every((s) => s.start === null || s.end === null || markdown.slice(s.start, s.end) === s.quote),
    precision: cited ? ranges.filter((r) => gold.some((g) => meets(r, g))).length / ranges.length : null,
    recall: cited ? gold.filter((g) => ranges.some((r) => meets(r, g))).length / gold.length : null,
    length,
    why,
  }
}
