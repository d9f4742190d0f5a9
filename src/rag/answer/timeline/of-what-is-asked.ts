/** Whether entries are of what a length is asked of: none that only sounds like it, and all that are of it. */
import { isPost, type Entry } from '../entries/entry.ts'
import { titleSection } from '../facts/about-person.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { byStart, dated, partOf, posts, type DatedEntry } from '../posts/timeline-entries.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** How well a header must say a word. */
const SAYS = 0.8
/** A status is no post, whatever it is looked for. */
const OUT =
  /\b(?:out of (?:work|a job)|unemployed|not working|(?:in )?between (?:jobs|posts|contracts)|on the job market|jobless)\b/i

export const isOutOfWork = (header: string): boolean => OUT.test(header)

/** What one was engaged in for a time: a post that is not called so is none. */
const STINT =
  /\b(second(?=ed|ee|me)|intern|placem|sabbat|fellow|resid|trainee|apprent|locum|housem)(?:ments?|ships?|ents?|icals?|encies|ency|s|es|an|ed|iced)?\b/

/** Is another kind of engagement asked about than the header tells of? */
export function isOtherStint(folded: string, { text }: Entry): boolean {
  const root = STINT.exec(folded)?.[1]
  return root !== undefined && !new RegExp(`(?<!\\p{L})${root}`, 'iu').test(text)
}

export const headerStems = (facts: Facts, entry: Entry): ReadonlySet<string> =>
  new Set([
    ...words(`${entry.text} ${entry.org ?? ''}`).map(({ stem }) => stem),
    ...entry.header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]),
  ])

/** 'Driver' for 'driving', 'accountant' for 'accounting'. */
const ALIKE = 4
const alike = (one: string, other: string): boolean =>
  one.length >= ALIKE && other.length >= ALIKE && (one.startsWith(other) || other.startsWith(one))

export const says = (own: ReadonlySet<string>, term: Term): boolean =>
  holdsTerm(own, term, SAYS) || [...own].some((stem) => alike(stem, term.word.stem))

/** Does the CV have a word of it, and the entry only one that is used for others, too: 'cruise' and 'vessel'? */
export function lacksWord(facts: Facts, entry: Entry, asked: readonly Term[]): boolean {
  if (entry.kind === 'education') return false
  const own = headerStems(facts, entry)
  const context = facts.units[entry.header[0] ?? -1]?.context
  // 'teach at Langesund': the house is named, whatever one did there
  if (asked.some((term) => term.proper && says(own, term))) return false
  return asked.some(
    (term) =>
      term.known === 1 &&
      !says(own, term) &&
      !(context !== undefined && holdsTerm(context, term, SAYS)) &&
      holdsTerm(own, term, 0),
  )
}

/** 'Associate', 'Intern': a rank, in the trade that the head of the CV names. */
const RANK =
  /^(?:(?:senior|junior|managing|equity|salaried) )?(?:associate|intern|trainee|partner|fellow|locum|apprentice|resident)$/i

export const isRankAlone = ({ title }: Entry): boolean => title !== null && RANK.test(title)

/** Lines at the head of a CV. */
const HEAD = 4

/** Is it what the head of the CV says that one is: 'Veterinary surgeon' for a vet? */
export function isHeadline(facts: Facts, trade: readonly Term[]): boolean {
  const title = titleSection(facts)
  return facts.units.some(({ unit, entry, stems }) => {
    if (entry !== null || unit.section !== title || unit.index > HEAD || unit.text.length > LINE) return false
    return trade.every(
      (term) => holdsTerm(stems, term, SAYS) || [...stems].some((one) => one.startsWith(term.word.stem)),
    )
  })
}
const LINE = 80

/** Posts at several houses that all are of what is asked, where it names none of them: all of that time is meant. */
export function postsAlike(
  facts: Facts,
  matched: readonly { readonly entry: Entry; readonly score: number }[],
  asked: readonly Term[],
): readonly DatedEntry[] {
  const isNamed = (name: string | null): boolean => {
    const own = new Set(words(name ?? '').map(({ stem }) => stem))
    return asked.some((term) => holdsTerm(own, term, SAYS))
  }
  const held = matched
    .map(({ entry }) => entry)
    .filter(dated)
    .filter((entry) => isPost(entry) && entry.kind === 'experience' && !entry.range.single)
    .filter((entry) => asked.every((term) => says(headerStems(facts, entry), term)))
  const [first, ...others] = held
  if (first === undefined || first !== matched[0]?.entry) return []
  if (held.some(({ org, place }) => isNamed(org) || isNamed(place))) return []
  return others.every(({ org }) => org === first.org) ? [] : held
}

/** 'HR Administrator only for the last eighteen months': not all the time of the post was of it. */
const ONLY =
  /\bonly\b[^.;]{0,20}\b(?:for|in|during|since|from)\b[^.;]{0,30}(?:\b(?:years?|months?)\b|\b(?:19|20)\d\d\b)/i

/** The posts with the line that says so, which leave open how long it was altogether; null without one. */
export function inPart(facts: Facts, held: readonly DatedEntry[], asked: readonly Term[]): Plan | null {
  const line = facts.units.find(
    ({ unit, entry, stems }) =>
      held.some(({ index }) => index === entry) &&
      ONLY.test(unit.text) &&
      asked.some((term) => says(stems, term)),
  )
  if (line === undefined) return null
  const own = { text: line.unit.text, units: [line.unit.index] }
  const parts = byStart(held).flatMap((post) =>
    post.index === line.entry ? [partOf(post), own] : [partOf(post)],
  )
  return { parts, list: false, chance: 0.9, fact: true }
}

/** 'At sea', below 'Sea service': the posts of a section whose heading says it, where no header does. */
export function postsBelow(facts: Facts, asked: readonly Term[]): readonly DatedEntry[] {
  const all = posts(facts).filter(({ range }) => !range.single)
  if (asked.length === 0 || all.some((post) => asked.some((term) => says(headerStems(facts, post), term))))
    return []
  const headed = all.filter((post) => {
    const unit = facts.units[post.header[0] ?? -1]?.unit
    const heading = words(unit === undefined ? '' : (facts.document.sections[unit.section]?.heading ?? ''))
    const own = new Set(heading.map(({ stem }) => stem))
    return asked.every((term) => holdsTerm(own, term, SAYS))
  })
  return headed.length > 1 ? headed : []
}
