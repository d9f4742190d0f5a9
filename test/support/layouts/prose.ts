/**
 * Posts told in sentences, as people write them. In a form stand `{a}` (what one was, with its article), `{title}`,
 * `{house}`, `{place}`, `{town}` (', in Leeds' and the like), `{from}`, `{to}`, `{from year}`, `{to year}`, of a rise also
 * `{a first}` and `{mid}`, and of what a she says otherwise `{run|runs}`. They are told by an I; `inVoice` makes it a she.
 */
import { HELD_OUT } from './prose-held-out.ts'
import { monthOf, type Post } from './posts.ts'

/** now: goes on; first: of the first; then: behind what was told before; past: anywhere; rise: two posts at one house. */
export type Kind = 'now' | 'first' | 'then' | 'past' | 'rise' | 'beside'
export type Form = readonly [name: string, kind: Kind, text: string]

export const SEEN: readonly Form[] = [
  ['since', 'now', 'Since {from} I have been {a} at {house} in {place}.'],
  ['since, title last', 'now', 'Since {from} I have worked for {house}, {place}, as {a}.'],
  ['today', 'now', 'Today I am {a} at {house} in {place}, where I have been since {from}.'],
  [
    'at present',
    'now',
    'At present I {work|works} as {a} with {house} ({place}), a post I have held since {from}.',
  ],
  ['came and still', 'now', 'I came to {house} in {from year} as {a}, and I am still there.'],
  [
    'for the last years',
    'now',
    'I joined {house} in {place} as {a} in {from} and {have|has} stayed ever since.',
  ],
  ['my present post', 'now', 'My present post is at {house} in {place}, where I became {title} in {from}.'],
  ['from to was', 'past', 'From {from} to {to} I was {a} at {house} in {place}.'],
  ['between', 'past', 'Between {from} and {to} I worked as {a} for {house}, {place}.'],
  ['until was', 'past', 'I was {a} with {house} in {place} from {from} until {to}.'],
  [
    'before that, started',
    'past',
    'Before that I was at {house}, a house of twenty-five people in {place}. I started there in {from} as {a} and left in {to}.',
  ],
  [
    'before that, years',
    'past',
    'Before that I spent some years, {from year} to {to year}, as {a} with {house} in {place}.',
  ],
  ['lived as', 'past', 'From {from} to {to} I lived in {place} as {title} of {house}.'],
  ['came and stayed', 'past', 'I came to {house} as {a} in {from} and stayed in that post until {to}.'],
  [
    'years belong',
    'past',
    'The years {from year} to {to year} belong to {house} in {place}, where I was {a}.',
  ],
  ['hired me, left', 'past', '{house} hired me in {from year} as {a}; I left in {to year}.'],
  ['followed', 'then', 'Some years at {house} in {place} followed ({from year}–{to year}), as {a}.'],
  ['then moved', 'then', 'Then I moved to {house} in {place}, where I was {a} from {from} to {to}.'],
  ['next came', 'then', 'Next came {house}, {place}: {a}, {from} to {to}.'],
  [
    'in year joined, until',
    'then',
    'In {from} I joined {house}, {place}, as {a}, and remained there until {to}.',
  ],
  ['first post was', 'first', 'My first post was as {a} with {house} in {place}, from {from} to {to}.'],
  [
    'after studies',
    'first',
    'After my studies I went straight to {house} in {place} as {a}, from {from year} to {to year}.',
  ],
  ['began career', 'first', 'I began my career in {from} as {a} at {house}, where I stayed until {to}.'],
  [
    'learned the trade',
    'first',
    'I learned my trade at {house} in {place}, as {a}, between {from year} and {to year}.',
  ],
  [
    'rise: joined, became',
    'rise',
    'I joined {house} in {place} in {from} as {a first}, became {title} in {mid} and left in {to}.',
  ],
  [
    'rise: first as, from',
    'rise',
    'From {from} to {to} I worked for {house}, first as {a first}, from {mid} as {title}.',
  ],
  [
    'rise: two sentences',
    'rise',
    'In {from} I started at {house} in {place} as {a first}. In {mid} I was promoted to {title}, and in {to} I left.',
  ],
  [
    'beside: next to it',
    'beside',
    'Next to this I have sat since {from year} as {a} for {house} in {place}.',
  ],
  ['beside: also', 'beside', 'Alongside it I was {a} at {house} from {from} to {to}, two days a week.'],
]

/** All of them, by the name of the list. */
export const FORMS = { seen: SEEN, 'held-out': HELD_OUT } as const

/** Sentences that stand behind a post and tell of none. */
export const ASIDES: readonly string[] = [
  'I learned a great deal there.',
  'We were nine, and the work was hard.',
  'In {year} we won the tender of the Harbour Board, which ran for three years.',
  'Our largest client was Brightwater Retail; I looked after it from {year} on.',
  'I introduced a new way of planning, which cut the waiting time by a third.',
  'My chief there, Anna Berg, had been head of the Tarn Institute.',
  'In {year} I took a course at the Harrow Academy in the evenings.',
  'There I led the Lantern project from {year} to {next}, with a budget of 400,000 euros.',
  'I spoke about it at the Northern Congress in York in {year}.',
  'In my free time I sang with the Mill Choir from {year} on.',
  'In {year} I was awarded the Silver Bolt of the Guild.',
  'I left because the trains no longer ran.',
  'My wife was a nurse at Castle Hospital from {year} to {next}.',
  'I was on parental leave from March to October {year}.',
]

const article = (what: string): string => (/^[aeiou]/i.test(what) ? `an ${what}` : `a ${what}`)
const ONE_OF_A_KIND =
  /^(?:head|chief|director|deputy head|principal|secretary general|vice|president|managing|chair)\b/i

/** 'Head of IT' as it stands in a sentence: 'head of IT'. */
export const lowered = (title: string): string =>
  title.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase())

/** A form with the post in it, told by an I. */
export function filled([, , text]: Form, post: Post, first: string, mid: number): string {
  const { title, house, place, from, to } = post
  const a = ONE_OF_A_KIND.test(title) ? title : article(title)
  const values: Readonly<Record<string, string>> = {
    ...{ a, title, house, place, 'a first': article(first), mid: String(mid) },
    ...{ from: monthOf(from), 'from year': String(from[0]) },
    ...{ to: to === null ? 'today' : monthOf(to), 'to year': String(to?.[0] ?? 'today') },
  }
  return text.replace(/\{([^{}|]+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const SHE: readonly (readonly [RegExp, string])[] = [
  [/\bI have\b/g, 'she has'],
  [/\bI am\b/g, 'she is'],
  [/\bI\b/g, 'she'],
  [/\b[Mm]y\b/g, 'her'],
  [/\bme\b/g, 'her'],
  [/\b[Ww]e were\b/g, 'they were'],
]

/** As an I tells it, or as somebody tells of her. */
export function inVoice(text: string, isShe: boolean): string {
  const chosen = text.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, i: string, she: string) => (isShe ? she : i))
  if (!isShe) return chosen
  const told = SHE.reduce((all, [of, by]) => all.replace(of, by), chosen)
  return told.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
