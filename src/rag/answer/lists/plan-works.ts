/** 'How many books', 'her latest novel', 'his films': answered from works that the CV tells of in sentences. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import type { TimelineContext } from '../posts/timeline-entries.ts'
import { numbersIn } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'
import { capital, stem } from '../text/text.ts'
import { numberWord, NUMBER_WORDS } from '../text/word-lists.ts'
import { toldWorks, worksNamed, type Work } from './told-works.ts'

/** What is said around 'her latest novel' and 'how many books has he published as a freelancer so far'. */
const AROUND: ReadonlySet<string> = new Set(
  `first last latest most recent recently newest oldest earliest debut far total altogether all ever own date career
  published publish publishes write wrote written writes author authored release released bring brought come came appear appeared
  made make makes illustrate illustrated draw drawn drew record recorded direct directed produce produced edit edited translate
  translated have had held hold show shown showed put create created do done work worked list listed name mentioned cv title titles called
  freelance freelancer freelancing independent different number count publication solo`
    .split(/\s+/)
    .map(stem),
)
/** 'Which books …?', 'list the novels': all of them. */
const ASKS_ALL = /^(?:please )?(?:which|what|list|name|(?:his|her|their|all|any)\b)/
const ROOM = 110

/** A plan for such a question; null leaves it to others. */
export function planWorks(
  { facts, question, terms, now }: TimelineContext,
  groups: readonly Group[],
): Plan | null {
  const { order, counts, lists } = question
  const ends = order === 'first' || order === 'last'
  if (
    question.yesno ||
    question.time !== null ||
    numbersIn(question.words.filter(({ text }) => text !== 'first')).length > 0
  )
    return null
  if (question.expects.has('reason') || !(counts || ends || (lists && ASKS_ALL.test(question.folded))))
    return null
  const asked = terms.filter((t) => !t.self)
  const noun = counts || lists ? question.head.find((w) => worksNamed(w.stem) !== null) : undefined
  const heads = asked.filter((t) => (counts || lists ? t.word === noun : worksNamed(t.word.stem) !== null))
  const kind = worksNamed(heads[0]?.word.stem ?? '')
  if (kind === null || heads.length !== 1 || isListed(groups)) return null
  const told = toldWorks(facts, kind)
  const rest = asked.filter((t) => !heads.includes(t) && !AROUND.has(t.word.stem))
  const kept = narrowed(told, rest)
  if (told.length < 2 || kept === null || kept.length === 0) return null
  if (counts) return moreSaid(facts, kind, told.length) ? null : counted(kept)
  if (!ends) return { parts: kept.map(partOf), list: true, chance: 0.9, fact: true }
  const past = kept.filter(({ at }) => order === 'first' || at <= now)
  if (past.length === 0) return null
  const at = past.map((work) => work.at)
  const wanted = order === 'last' ? Math.max(...at) : Math.min(...at)
  const units = [...new Set(past.filter((work) => work.at === wanted).map(({ unit }) => unit))]
  if (units.length > 2) return null
  return {
    parts: units.map((unit) => sentence(facts, unit, past, wanted)),
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** A list of its own names what was published: it is asked for, whatever sentences tell. */
function isListed(groups: readonly Group[]): boolean {
  return groups.some(
    ({ type, id, heading }) =>
      type === 'section' && !id.startsWith('lines') && kindsOfHeading(heading).has('publications'),
  )
}

/** The works that all further words are said of, which stand with them by name; null where they are something else. */
function narrowed(told: readonly Work[], rest: readonly Term[]): readonly Work[] | null {
  const holds = (work: Work, { matches }: Term): boolean =>
    [...matches].some(([key, value]) => value >= 0.8 && work.details.has(key))
  if (rest.some((term) => !told.some((work) => holds(work, term)))) return null
  return told.filter((work) => rest.every((term) => holds(work, term)))
}

/** Does the CV say that there are more of them than it tells of? */
function moreSaid(facts: Facts, kind: ReadonlySet<string>, told: number): boolean {
  return facts.units.some(({ words: own }) =>
    own.some((word, i) => {
      if (!kind.has(word.stem)) return false
      return own
        .slice(Math.max(0, i - 3), i)
        .some(({ text }) => (NUMBER_WORDS.get(text) ?? smallNumber(text)) > told)
    }),
  )
}

const smallNumber = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

function counted(works: readonly Work[]): Plan {
  return {
    lead: capital(numberWord(works.length)),
    parts: works.map(partOf),
    list: true,
    chance: 0.9,
    fact: true,
  }
}

function partOf({ title, text, unit }: Work): PlanPart {
  return { text: text.length <= ROOM ? text : title, units: [unit] }
}

/** The sentence that tells of a work; of several in it, the one alone. */
function sentence(facts: Facts, unit: number, works: readonly Work[], at: number): PlanPart {
  const own = works.filter((work) => work.unit === unit)
  const one = own.find((work) => work.at === at)
  return one !== undefined && own.length > 1
    ? partOf(one)
    : { text: facts.units[unit]?.unit.text ?? '', units: [unit] }
}
