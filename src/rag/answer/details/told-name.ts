/**
 * 'What is her hot sauce label called?', where the CV says 'Piri Nord, a small hot sauce label': a name that stands
 * beside the very noun it is asked of. 'Work at a campsite in Norway' names no campsite, however well it fits.
 */
import { allText } from '../facts/all-text.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { linesBeside } from '../facts/lines-by.ts'
import { kindsOfThing } from '../lexicon/kinds-of-things.ts'
import { looksLikeOrg, PERSON } from '../lexicon/names.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { isMonth } from '../text/date-points.ts'
import { stem, words } from '../text/text.ts'
import { besideNoun, capitalised, kindOfNoun } from './beside-noun.ts'

/** So well does a word of the CV answer to one of the question's. */
const NAMED = 0.8
/** Of what else is asked about so much must stand there, by weight: a verb may be put otherwise. */
const HELD = 0.4
/** A paragraph of more sentences tells of more than one thing. */
const SENTENCES = 6
/** Letters of a noun that may be an abbreviation. */
const SHORT = 4
/** The name stands in one of so many best lines. */
const BEST = 3

const OWNER = "(?:the|an?|his|her|their|your|[\\p{L}-]+['’]s?)"
/** Of the question, up to the noun of which a name is asked. */
const ASKED: readonly RegExp[] = [
  new RegExp(`\\b(?:names?|title) of ${OWNER} (?:${OWNER} )?(?<noun>[\\p{L} -]+)`, 'u'),
  // 'which company was the first customer'
  new RegExp(
    `^(?:and |so )?(?<called>which|what) (?:company|firm|organi[sz]ation|business|person|club|school|town) (?:is|was) ${OWNER} (?<noun>[\\p{L} -]+)`,
    'u',
  ),
  new RegExp(
    `\\bwhat(?: is|['’]s| was) (?:${OWNER} )+?(?<noun>[\\p{L} -]+?) (?:called|named|titled|entitled)\\b`,
    'u',
  ),
  new RegExp(`^(?:and |so )?(?<who>who)(?: is|['’]s| was) (?:${OWNER} )?(?<noun>[\\p{L} -]+)`, 'u'),
  // 'what breed were the ewes'
  new RegExp(
    `^(?:and |so )?(?:which|what) (?<kind>breed|make|brand|variety|species) (?:of|is|was|are|were) (?:${OWNER} )?(?<noun>[\\p{L} -]+)`,
    'u',
  ),
  /^(?<which>(?:and |so )?(?:(?:to|at|in|for|by|with|on|from|under) )?(?:which|what)) (?<noun>[\p{L} -]+)/u,
]
/** What ends the words that a noun stands among. */
const AFTER_NOUN =
  /[,?]| (?:that|which|who|whose|where|he|she|they|you|in|at|for|on|of|with|from|by|to|about|is|was|were|are|did|does|do|has|had|have|called|named)(?: .*|$)/

/** Ends them where the verb does not stand among them. */
const HELPING = /^ (?:is|was|were|are|did|does|do|has|had|have)\b/

/** Of so few the names stand in one line. */
const FEW = /\bnames of (?:the|his|her|their|your) (?:two|three|four)\b/

/** Words that say that a name is asked for. */
const ASKING = /^(?:name|titl|call|entitl|what|which|who|breed$|make$|brand$|varieti$|speci$)/
/** Names are asked of these, but what stands beside them is no name of them. */
const NO_THING =
  /^(?:year|month|date|dai|time|kind|type|sort|level|languag|citi|countri|town|place|part|grade|role|job|post|posit|compani|firm|employ)/

/** The line among the best that gives the thing that is asked for its name, where no other does. */
export function lineOfName(
  facts: Facts,
  best: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): number | null {
  if (question.yesno || question.counts || question.time !== null) return null
  if (question.lists && !FEW.test(question.folded)) return null
  const asked = ASKED.map((pattern) => pattern.exec(question.folded)).find((one) => one !== null)?.groups
  if (asked === undefined) return null
  const isMeant = (name: string): boolean =>
    isNew(name, terms, asked.kind !== undefined) && (asked.who === undefined || isSomebody(name))
  const nouns = nounsOf(asked.noun ?? '', asked.which !== undefined)
  const named = nouns.flatMap((own) => [own, ...kindsOfThing(own)].map((noun) => ({ noun, own })))
  for (const { noun, own } of named) {
    if (NO_THING.test(stem(noun))) continue
    // the PI, the CFO
    const short = noun.length <= SHORT ? [noun.toUpperCase()] : []
    const forms = [noun, capitalised(noun), ...short]
    if (!forms.some((form) => allText(facts).includes(form))) continue
    // most lines do not hold the noun, so that mostly no pattern is made
    let patterns: readonly RegExp[] | null = null
    const isNamed = (text: string): boolean => {
      if (!forms.some((form) => text.includes(form))) return false
      patterns ??=
        asked.kind === undefined
          ? [noun, ...short].flatMap((one) => besideNoun(one, asked.which !== undefined))
          : kindOfNoun(noun)
      return patterns.some((pattern) => {
        const found = pattern.exec(text)?.groups
        return isMeant(found?.name ?? found?.kind ?? '')
      })
    }
    // that Moss is a dog, her collie says
    const apart = asked.kind === undefined ? [own] : nounsIn(asked.noun ?? '')
    const others = terms.filter((t) => !t.self && !ASKING.test(t.word.stem) && !apart.includes(t.word.text))
    // of one kind of it there may be several, each for something else
    const share = noun === own ? HELD : 1
    const tells = (one: UnitFacts): boolean =>
      isNamed(one.unit.text) &&
      holdsMost(asked.called === undefined ? [one] : paragraphOf(facts, one), others, share)
    const line = onlyLine(facts, best.slice(0, BEST), tells)
    if (line !== null) return line
  }
  return null
}

/** The one line of the CV that tells it, if it is among these; the others are looked at where one of these does. */
export function onlyLine(
  facts: Facts,
  best: readonly Candidate[],
  tells: (unit: UnitFacts) => boolean,
): number | null {
  const line = best.flatMap(({ unit }) => facts.units[unit ?? -1] ?? []).find(tells)
  if (line === undefined || facts.units.some((one) => one !== line && tells(one))) return null
  return line.unit.index
}

/** The noun of 'after-school sewing club she runs'; of 'foundation lends him' it may be either word. */
function nounsOf(phrase: string, either: boolean): string[] {
  const found = words(phrase.replace(AFTER_NOUN, ''))
  const isWhole = HELPING.test(phrase.slice(found.at(-1)?.end ?? 0))
  // 'what did the …': no noun follows
  if (either && !isWhole)
    return found[0]?.stop === false
      ? found
          .filter((one) => !one.stop)
          .map(({ text }) => text)
          .slice(0, 2)
      : []
  return found.slice(-1).map(({ text }) => text)
}

const nounsIn = (phrase: string): string[] => words(phrase.replace(AFTER_NOUN, '')).map(({ text }) => text)

const INITIALED = /^(?:\p{Lu}\. ){1,3}\p{Lu}\p{Ll}/u
const isSomebody = (name: string): boolean =>
  INITIALED.test(name) || (PERSON.test(name) && !looksLikeOrg(name))

/** Is it a name that the question does not hold already? 'Terrier' stands for a dog, and is new where its breed is asked. */
function isNew(name: string, terms: readonly Term[], isKind: boolean): boolean {
  const asked = new Set(terms.flatMap(({ matches, word }) => [word.stem, ...(isKind ? [] : matches.keys())]))
  return words(name).some(
    (word) => !word.stop && !isMonth(word.text) && /^\p{L}{2}/u.test(word.raw) && !asked.has(word.stem),
  )
}

function holdsMost(lines: readonly UnitFacts[], terms: readonly Term[], share: number): boolean {
  let [held, all] = [0, 0]
  for (const term of terms) {
    const here = lines.some(({ stems, context }) =>
      [...term.matches].some(([key, value]) => value >= NAMED && (stems.has(key) || context.has(key))),
    )
    // a name that does not stand there is another thing's
    if (!here && (term.named || term.proper)) return false
    all += term.weight
    if (here) held += term.weight
  }
  return held >= share * all
}

/** What 'the first customer' was of may be told in the sentences before. */
function paragraphOf(facts: Facts, line: UnitFacts): readonly UnitFacts[] {
  const paragraph = linesBeside(facts, line)
  return paragraph.length <= SENTENCES ? [line, ...paragraph] : [line]
}
