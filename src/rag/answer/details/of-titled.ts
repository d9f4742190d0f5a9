/** 'Who are the co-authors of "Fair queues"?', 'when was it published?', 'in which journal?': the one thing of a list that has the title. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { thingsOf, type Thing } from '../lists/things.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Draft, Reading } from '../ranking/reader.ts'
import { findDates } from '../text/dates.ts'
import { fold, words } from '../text/text.ts'

/** In quotation marks, of two words or more. */
const TITLE = /(?<![\p{L}\d])["“„«'‘]([^"“”„«»‘]{3,120}? [^"“”„«»‘]{1,80}?)[,.?]?["”“»'’](?![\p{L}\d])/u
const LISTS: ReadonlySet<Kind | null> = new Set<Kind | null>(['publications', 'talks'])
/** Characters of a thing that is said whole. */
const ROOM = 420

interface Detail {
  readonly asked: RegExp
  /** Does what is said beside the title tell it? */
  readonly told: (beside: string) => boolean
}

const WITH =
  /\b(?:[Ww]ith (?:(?:the|my|our|his|her|their|an?) (?:\p{Ll}[\p{Ll}-]{2,20} ){1,3})?(?=\p{Lu})|[Cc]o-?(?:authors?|authored|written)\b|et al\b)|(?<!\p{L})\p{Lu}[\p{L}'’-]+,? \p{Lu}\.|(?<!\p{L})\p{Lu}\. ?\p{Lu}\p{Ll}/u
/** 'Marlowe & Finch, 2021', or a word that houses have in their names. */
const HOUSE =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’&.-]{2,24}(?: (?:&|and|of|the|\p{Lu}[\p{L}'’.-]{1,24})){0,5},? \(?(?:19|20)\d\d|\b(?:Press|Verlag|Books|Publish\w{1,8}|Publications|Éditions|Edizioni|University|House)\b/u
const DETAILS: readonly Detail[] = [
  {
    asked:
      /\bco-?authors?\b|\b(?:with whom|who with)\b|\bwho(?:m)? (?:else )?(?:did|has) .* (?:writ\w+|wrote|publish\w*|author\w*) .*\bwith\b|\bwho else\b/,
    told: (beside) => WITH.test(beside),
  },
  {
    asked:
      /\bwhen\b.*\b(?:publish\w*|appear\w*|writ\w+|wrote|come out|came out|printed|g[ai]ven?|held|present\w*)\b|\b(?:in )?(?:which|what) year\b/,
    told: (beside) => findDates(beside).length > 0,
  },
  {
    asked:
      /\b(?:in )?(?:which|what) (?:journal|magazine|newspaper|periodical|proceedings)\b|\bwhere (?:was|did|has)\b.*\b(?:publish\w*|appear\w*|printed)\b/,
    told: (beside) => /\p{Lu}\p{L}{2}/u.test(beside),
  },
  {
    asked:
      /^(?:and )?(?:which|what) (?:publisher|press|publishing house|house)\b|^(?:and )?who(?: has)? (?:published|brought out|printed)\b/,
    told: (beside) => HOUSE.test(beside),
  },
]

const CAME_OUT = '(?:published|brought out|printed|issued)'
/** A title without marks, at the end or in the middle of a question that has nothing else. */
const UNMARKED = [
  new RegExp(
    `^(?:and )?(?:(?:which|what) (?:publisher|press|publishing house|house|journal|magazine)|who)(?: has)? ${CAME_OUT} (.{4,120}?)[\\s?.]*$`,
    'i',
  ),
  new RegExp(`^(?:and )?(?:where|when|by whom) was (.{4,120}?) ${CAME_OUT}[\\s?.]*$`, 'i'),
  /^(?:and )?when did (.{4,120}?) (?:come out|appear)[\s?.]*$/i,
]

export function planTitled(facts: Facts, { question }: Pick<Draft, 'question'>): Plan | null {
  const found = askedOf(facts, question)
  if (found === null || !found.isTold || found.thing.full.length > ROOM) return null
  const { full, units } = found.thing
  return { parts: [{ text: full, units }], list: false, chance: 0.9, fact: true }
}

/** Is it asked with whom something was written that stands in a list without any other name? Those of others are no answer. */
export function lacksCoAuthors(facts: Facts, question: Question): boolean {
  const found = askedOf(facts, question)
  return found !== null && found.detail === DETAILS[0] && !found.isTold
}

/**
 * 'How many citations has "Fair queues"?', where other works of the list tell theirs and this one does not: the number
 * of another is no answer.
 */
export function lacksCount(facts: Facts, { question }: Pick<Reading, 'question'>): boolean {
  const title = TITLE.exec(question.text)?.[1]
  const noun = question.head.at(-1)
  if (title === undefined || noun === undefined || !question.counts) return false
  const [thing, ...others] = titledIn(facts, fold(title))
  if (thing === undefined || others.length > 0) return false
  const tells = (text: string): boolean => words(text).some(({ stem }) => stem === noun.stem)
  const { section } = facts.units[thing.units[0] ?? -1]?.unit ?? {}
  return (
    section !== undefined &&
    // a number stands below the head of its column
    !thing.units.some((at) =>
      cellsOf(facts.document, facts.units[at]?.unit)?.some(({ header }) => tells(header)),
    ) &&
    !tells(withoutTitle(thing.full, title)) &&
    thingsOf(facts, section).some(({ full }) => tells(full) && /\d/.test(full))
  )
}

/** The one thing that has the title, and whether what is asked of it is told. */
function askedOf(facts: Facts, question: Question): { thing: Thing; detail: Detail; isTold: boolean } | null {
  const unmarked = UNMARKED.flatMap((pattern) => pattern.exec(question.text)?.[1] ?? [])[0]
  const title = TITLE.exec(question.text)?.[1] ?? unmarked
  if (title === undefined || question.yesno || question.counts) return null
  const around = question.folded.replace(fold(title), ' ')
  const detail = DETAILS.find(({ asked }) => asked.test(around))
  if (detail === undefined) return null
  const [thing, ...others] = titledIn(facts, fold(title))
  if (thing === undefined || others.length > 0) return null
  // 'the article' in what is told of one is no title, and several paragraphs below a heading are several works
  const blocks = new Set(thing.units.flatMap((at) => facts.units[at]?.unit.block ?? []))
  const begins = /^\p{Lu}/u.test(thing.full.slice(fold(thing.full).indexOf(fold(title))))
  if (title === unmarked && (!begins || blocks.size > 1)) return null
  return { thing, detail, isTold: detail.told(withoutTitle(thing.full, title)) }
}

function titledIn(facts: Facts, title: string): Thing[] {
  const { document, mainKinds } = facts
  return document.sections
    .filter(
      ({ index, parent }) =>
        LISTS.has(mainKinds[index] ?? null) && !LISTS.has(mainKinds[parent ?? -1] ?? null),
    )
    .flatMap(({ index }) => thingsOf(facts, index))
    .filter(({ full }) => fold(full).includes(title))
}

function withoutTitle(full: string, title: string): string {
  const at = fold(full).indexOf(fold(title))
  return at < 0 ? full : `${full.slice(0, at)} ${full.slice(at + title.length)}`
}
