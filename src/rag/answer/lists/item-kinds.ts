/** Items of a list by what each says of itself: its kind ('Poster: …'), its state ('granted 2022'), who wrote it. */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { fold, stem, words } from '../text/text.ts'
import { isListened } from './list-words.ts'

/** Words of a part of an item that says of what kind or in what state it is. */
const PART = 3
/** States and parts in a thing by which items differ. */
const STATES: ReadonlySet<string> = new Set(
  `granted pending filed accepted submitted rejected completed finished ongoing withdrawn retired discontinued author authored coauthor
  coauthored maintainer maintained invited keynote unpaid fluent fluently native`
    .split(/\s+/)
    .map(stem),
)
/** The question itself says what counts. */
const JOINED = /\b(?:and|or|includ\w+|count(?:ing|ed)|aside|besides?|except|without|not)\b/
/** What closes a list, and is none of it. */
const REMARK =
  /^(?:all of|please\b|everything\b|more (?:on|at|about)\b|full list|further (?:details|information)|see (?:also|my)\b|available (?:on|at)\b|(?:and )?(?:many|several|some) (?:more|others)\b|nothing\b|none\b)/i
const WON = /\bw[oi]n\b/
const NOT_WON = /\b(?:not won|shortlist\w*|nominat\w+|finalist|rejected|declined|unsuccessful)\b/i
const SPOKEN = /\b(?:talks?|lectures?|keynotes?|presentations?|spoken|spoke|presented)\b/

/**
 * The items that are meant where some of them say that they are not; null where nothing tells them apart.
 * @param headed the stems of the heading above them
 */
export function ofKindAsked(
  facts: Facts,
  items: readonly GroupItem[],
  question: Question,
  headed: ReadonlySet<string>,
): readonly GroupItem[] | null {
  const things = items.filter(({ full }) => !REMARK.test(full))
  const own = things.filter(
    ({ full }) =>
      !(WON.test(question.folded) && NOT_WON.test(full)) &&
      !(SPOKEN.test(question.folded) && isListened(full)),
  )
  const kept = byAuthors(facts, own, question.folded) ?? byWord(own, question, headed) ?? own
  return kept.length > 0 && kept.length < items.length ? kept : null
}

/** Those of which a short part says the state that is asked for, or a label that they are of the kind. */
function byWord(
  items: readonly GroupItem[],
  { content, head, folded }: Question,
  headed: ReadonlySet<string>,
): readonly GroupItem[] | null {
  if (JOINED.test(folded)) return null
  const kinds = new Set(head.slice(-1).map(({ stem }) => stem))
  const parts = items.map(({ full }) => partsOf(full))
  const isLabelled = parts.every((some) => some.some((part) => part.has(LABEL)))
  for (const { stem: asked } of content) {
    const isState = STATES.has(asked)
    // 'Patent: …' among publications without labels: no other is called so
    if (!isState && !(kinds.has(asked) && (isLabelled || !headed.has(asked)))) continue
    const kept = items.filter((_, i) =>
      parts[i]?.some((part) => part.has(asked) && (isState || part.has(LABEL))),
    )
    if (kept.length > 0 && kept.length < items.length) return kept
  }
  return null
}

const LABEL = ':'

/** The stems of each short part; those of a label with a mark. */
function partsOf(full: string): ReadonlySet<string>[] {
  return full.split(/(?<=:)\s|[,;()|]|\s[–—·-]\s|\.\s/).flatMap((part) => {
    const own = words(part).filter((word) => !word.stop && !/^\d+$/.test(word.text))
    if (own.length === 0 || own.length > PART) return []
    return [new Set([...own.map((word) => word.stem), ...(part.endsWith(':') ? [LABEL] : [])])]
  })
}

const ALONE =
  /\b(?:(?:single|sole)[- ]?author\w*|(?:write|wrote|written|author\w*|publish\w*)\b.*\b(?:alone|by (?:him|her|them|your)sel(?:f|ves)|on (?:his|her|their|your) own|without (?:an? |any )?co-?authors?))\b/
const TOGETHER =
  /\b(?:co-?(?:author|writ)\w*|joint(?:ly)?|with (?:others|somebody else|someone else|co-?authors|colleagues))\b/
/** 'Written or co-written': all of them. */
const EITHER =
  /\b(?:alone|author\w*|writ\w+|wrote|publish\w*),? (?:or|and|\/) (?:\w+ )?(?:co-?(?:author|writ|wrote|publish)\w*|joint(?:ly)?|together|with)\b|\bco-?(?:author|writ|wrote)\w*,? (?:or|and|\/) (?:author\w*|writ\w+|wrote|alone)\b/
const WITH =
  /^With \p{Lu}|[(,;:]\s*(?:[Tt]ogether |[Jj]ointly |[Jj]oint work )?with \p{Lu}|\b[Cc]o-?(?:authors?|written|wrote)\b|\bet al\b/u
/** 'Okafor-Pryce R, Raghunath A.', 'A. Brandt and L. Oduya' */
const AUTHOR = String.raw`(?:\p{Lu}[\p{L}'’-]+,? \p{Lu}{1,3}\b\.?|(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.[ -]?){1,3})`
const AUTHORS = new RegExp(`^(?:${AUTHOR})(?:(?:, and |, & |,| and| &|;) ?(?:${AUTHOR}))*(?=[.:,( ]|$)`, 'u')

/** Who wrote a work, as it begins with their names; none where it begins otherwise. */
export const authorsOf = (full: string): readonly string[] =>
  (AUTHORS.exec(full)?.[0] ?? '').match(new RegExp(AUTHOR, 'gu')) ?? []

/** Those that nobody else wrote, or somebody did, where the list names who wrote with her. */
function byAuthors(facts: Facts, items: readonly GroupItem[], folded: string): readonly GroupItem[] | null {
  const alone = ALONE.test(folded)
  if ((!alone && !TOGETHER.test(folded)) || EITHER.test(folded)) return null
  const surname = fold(facts.person?.text.split(' ').at(-1) ?? '')
  const shared = items.map(({ full }) => {
    if (WITH.test(full)) return true
    return authorsOf(full).some((one) => !fold(one).includes(surname))
  })
  if (!shared.includes(true)) return null
  return items.filter((_, i) => shared[i] !== alone)
}
