/** 'How long was she at Orrin altogether?', 'for Orrin and Castel together': all posts whose header names the house, or each of several. */
import { namesIn } from '../figures/sum-names.ts'
import { posts, type DatedEntry, type TimelineContext } from '../posts/timeline-entries.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** How well each word of a name must be in the header. */
const NAMES = 0.8
/** What says that all of it is meant. */
export const ALTOGETHER =
  /\b(?:altogether|all together|taken together|put together|together|in total|in all|all told|combined|both|adding up|added up|total)\b/
const AROUND = /^(?:adding|added|add|counted|put|taken|sum|whole|overall)$/

/** None where one of them is not named by a post, or something else is said besides. */
export function postsAtHouses(
  { facts, question, terms: asked }: TimelineContext,
  rest: readonly Term[],
): readonly DatedEntry[] {
  if (!ALTOGETHER.test(question.folded)) return []
  const terms = rest.filter(({ word }) => !AROUND.test(word.text))
  if (terms.length === 0 || !terms.every(({ named, proper }) => named || proper)) return []
  const all = posts(facts).filter(({ range }) => !range.single)
  const at = (name: readonly Term[]): readonly DatedEntry[] =>
    all.filter((post) => {
      const stems = new Set(words(`${post.text} ${post.org ?? ''}`).map(({ stem }) => stem))
      return name.every((term) => holdsTerm(stems, term, NAMES))
    })
  // 'Pentland Post': a word that says of others that a post is meant
  const behind = asked.filter(
    (term) =>
      !rest.includes(term) &&
      terms.some((one) => one.word.end + 1 === term.word.start && at([one, term]).length > 0),
  )
  const whole = at([...terms, ...behind])
  if (whole.length > 0) return isOneHouse(whole, terms) ? whole : []
  const names = namesIn(question.folded, terms).map((name) => name.terms)
  const each = names.map(at)
  const isEach = each.every((held, i) => held.length > 0 && isOneHouse(held, names[i] ?? []))
  const said = new Set(names.flat())
  const others = terms.filter((term) => !said.has(term))
  if (names.length < 2 || !isEach) return []
  const found = [...new Set(each.flat())]
  if (others.length === 0) return found
  // 'which she had before Castel'
  const before = question.folded.lastIndexOf(' before ')
  if (before < 0 || !others.every(({ word }) => word.start > before)) return []
  const then = Math.min(...at(others).map(({ range }) => range.from))
  return found.every(({ range }) => range.from < then) ? found : []
}

/** Is it no place or trade that several houses share? */
function isOneHouse(held: readonly DatedEntry[], name: readonly Term[]): boolean {
  const isNamed = (text: string | null): boolean => {
    const stems = new Set(words(text ?? '').map(({ stem }) => stem))
    return name.every((term) => holdsTerm(stems, term, NAMES))
  }
  const houses = held.flatMap(({ org }) => (org !== null && isNamed(org) ? org : []))
  const isSame = houses.every((org) => houses.every((other) => other.includes(org) || org.includes(other)))
  return held.length === 1 || (houses.length > 0 && isSame)
}
