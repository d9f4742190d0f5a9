/** What a line below a header tells of is a thing of that post: 'during the recall', 'after Zambia', 'when she wrote the rules'. */
import type { Entry } from '../entries/entry.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { dated, type DatedEntry } from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const KINDS: readonly (Kind | null)[] = ['experience', 'education', 'volunteering', 'teaching']
/** How well a line must name each word, and how well when another says the same. */
const NAMES = 0.8
const LIKE = 0.55
/** Share of what is asked, by weight, below which a line tells of something else. */
const ENOUGH = 0.85
/** Characters at the head of a line by which a place stands that is the employer's. */
const AT_HEAD = 40

export interface ToldIn {
  readonly entries: readonly DatedEntry[]
  /** The line that tells of it. */
  readonly unit: number
}

/** The post or studies that the named things are told of, and nothing else; null where several, or none, tell of them. */
export function toldIn(facts: Facts, named: readonly Term[]): ToldIn | null {
  const asked = named.filter((t) => !t.self)
  if (asked.length === 0) return null
  const found = facts.units.flatMap((one) => {
    const entry = one.isHeader || one.entry === null ? undefined : facts.entries[one.entry]
    if (entry === undefined || one.unit.kind === 'heading' || !KINDS.includes(entry.kind)) return []
    const share = shareOf(one, asked)
    return share >= ENOUGH ? [{ one, entry, share }] : []
  })
  const best = Math.max(...found.map(({ share }) => share))
  const near = found.filter(({ share }) => share >= best - 0.05)
  const [first] = near
  if (first === undefined) return null
  const entries = postsOf(facts, first.entry, first.one)
  if (entries.length === 0) return null
  const others = near.some(
    ({ entry, one }) => !postsOf(facts, entry, one).every((post) => entries.includes(post)),
  )
  if (others) return null
  const isPlace = asked.every((t) => t.proper && first.one.unit.text.slice(0, AT_HEAD).includes(t.word.raw))
  return { entries: isPlace ? around(facts, entries) : entries, unit: first.one.unit.index }
}

/** How much of what is asked the line names; what is written as a name it must name itself. */
function shareOf({ stems, scope }: UnitFacts, asked: readonly Term[]): number {
  let got = 0
  let all = 0
  let own = false
  for (const { matches, weight, proper } of asked) {
    const best = (held: ReadonlySet<string>): number =>
      Math.max(0, ...[...matches].map(([key, value]) => (held.has(key) ? value : 0)))
    const here = best(stems)
    const said = Math.max(here, best(scope))
    if (said < (proper ? NAMES : LIKE)) return 0
    own ||= here >= NAMES
    got += Math.min(1, said / NAMES) * weight
    all += weight
  }
  return own && all > 0 ? got / all : 0
}

/** The entry, or where it is a note on a post that stands elsewhere with its dates, that post. */
function postsOf(facts: Facts, entry: Entry, { unit }: UnitFacts): readonly DatedEntry[] {
  const others = facts.entries
    .filter(dated)
    .filter(
      (e) => e !== entry && e.org !== null && e.org === entry.org && !e.range.single && e.title !== null,
    )
  if (entry.title === null && (entry.range === null || entry.range.single) && others.length > 0) {
    const said = new Set(words(unit.text).map((word) => word.stem))
    const held = others.map((e) => words(e.title ?? '').filter((word) => said.has(word.stem)).length)
    return others.filter((_, i) => held[i] === Math.max(...held))
  }
  return dated(entry) && !entry.range.single ? [entry] : []
}

/** The posts at the same employer: where one was in a town, one was there all the time. */
function around(facts: Facts, entries: readonly DatedEntry[]): readonly DatedEntry[] {
  const [post] = entries
  if (post?.org == null) return entries
  return facts.entries
    .filter(dated)
    .filter((e) => e.kind === post.kind && e.org === post.org && !e.range.single)
}
