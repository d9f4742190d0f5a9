/** 'Who are her co-authors?', 'Which papers is she first author of?': from the names before the titles of a list. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { authorsOf } from '../../lists/item-kinds.ts'
import { thingsOf, type Thing } from '../../lists/things.ts'
import { PERSON } from '../../lexicon/names.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { capital, fold } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { listOf, type Overview } from '../planner.ts'

const WORKS =
  '(?:(?:published|scientific|peer-reviewed|academic) )*(?:papers|articles|publications|works|journal articles|studies)'
export const CO_AUTHORS_ASKED = exactly(
  [
    `(?:who|what) (?:are|were|have been) (?:his|her|their|your|the) (?:main |various |other )?(?:co-?authors|coauthors)`,
    `(?:list|name|give|show)(?: me)? (?:all )?(?:of )?(?:his|her|their|your|the) (?:co-?authors|coauthors)`,
    `(?:his|her|their|your )?(?:co-?authors|coauthors)`,
    `(?:with )?(?:who|whom) (?:has|have|did) ${WHO} (?:co-?author(?:ed)?|coauthored|published?|written|write|co-?written|co-?write|author(?:ed)?)(?: ${WORKS})?(?: with| together with)?`,
    `who (?:has|have) (?:co-?authored|coauthored|co-?written|written|published) (?:${WORKS} )?with ${WHO}`,
  ].join('|'),
)
const ENDS = '(?:first|lead|leading|main|senior|last)'
export const FIRST_AUTHOR_ASKED = exactly(
  [
    `(?:on |of |in )?(?:which|what|how many)(?: of (?:his|her|their|your|the))? ${WORKS} (?:is|was|has|have|are|were|does|do) ${WHO} (?:been |be |appear as |listed as |named as )?(?:the |an? )?${ENDS}[ -]author(?: (?:of|on|in|for))?`,
    `(?:list|name|show|give)(?: me)? (?:all )?(?:the |his |her |their |your )?${WORKS} (?:(?:that|which|where|on which|of which) )?${WHO} (?:is|was) (?:the )?${ENDS}[ -]author(?: (?:of|on))?`,
    `(?:(?:which|what) are |list |how many )?(?:his|her|their|your )?${ENDS}[ -]author(?:ed)? ${WORKS}(?: (?:does|has|have|do) ${WHO} (?:have|published|written|got))?`,
  ].join('|'),
)

interface Work {
  readonly thing: Thing
  readonly authors: readonly string[]
}

/** The works of lists of publications, with who wrote each. */
function worksOf(facts: Facts): readonly Work[] {
  const { document, mainKinds } = facts
  return document.sections
    .filter(
      ({ index, parent }) =>
        mainKinds[index] === 'publications' && mainKinds[parent ?? -1] !== 'publications',
    )
    .flatMap(({ index }) => thingsOf(facts, index))
    .map((thing) => ({ thing, authors: authorsOf(thing.full.replace(/^[[(]?\d{1,3}[\])]?\.? /, '')) }))
}

const isOwn = (facts: Facts, name: string): boolean => {
  const surname = fold(facts.person?.text.split(' ').at(-1) ?? '')
  return surname !== '' && fold(name).includes(surname)
}

const WITH = new RegExp(
  `(?:[(,;:] ?|^)(?:[Tt]ogether |[Jj]ointly )?[Ww]ith (?:\\p{Ll}+ )?(${PERSON.source})`,
  'u',
)

/** Each once, in reading order; null where the list names nobody but her. */
export function planCoAuthors(facts: Facts): Overview {
  const found = new Map<string, PlanPart>()
  for (const { thing, authors } of worksOf(facts)) {
    const told = WITH.exec(thing.full)?.[1]
    for (const name of authors.length > 0 ? authors : told === undefined ? [] : [told]) {
      if (isOwn(facts, name)) continue
      const known = found.get(fold(name))
      found.set(fold(name), { text: known?.text ?? name, units: [...(known?.units ?? []), ...thing.units] })
    }
  }
  return listOf([...found.values()].map(({ text, units }) => ({ text, units: [...new Set(units)] })))
}

/** Null unless each of the list begins with who wrote it. */
export function planFirstAuthor(facts: Facts, folded: string): Overview {
  const works = worksOf(facts)
  if (works.length === 0 || works.some(({ authors }) => !authors.some((name) => isOwn(facts, name))))
    return null
  const last = /\b(?:senior|last)[ -]author/.test(folded)
  const own = works.filter(({ authors }) => isOwn(facts, (last ? authors.slice(1).at(-1) : authors[0]) ?? ''))
  const plan = listOf(own.map(({ thing }) => ({ text: thing.full.replace(/[.;]$/, ''), units: thing.units })))
  return plan === null || !/\bhow many\b/.test(folded)
    ? plan
    : { ...plan, lead: capital(numberWord(own.length)) }
}
