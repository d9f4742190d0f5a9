/** A question in the words that it is looked up with. */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import { withoutDots } from '../lexicon/degrees.ts'
import { isForeign } from '../lexicon/foreign.ts'
import { inPlainWords } from '../lexicon/idioms.ts'
import { leastAsHowLong } from '../lexicon/least-years.ts'
import { ofRequirement } from '../lexicon/requirements.ts'
import { fronted, toThePoint } from '../lexicon/politeness.ts'
import { inTimeWords } from '../lexicon/time-wordings.ts'
import { words, type Word } from '../text/text.ts'
import { codedIn } from './coded-in.ts'
import { degreesInFull, degreesInLetters } from './degrees-as-written.ts'
import { lettersSpelt } from './letters-spelt.ts'
import { namesAsWritten } from './names-as-written.ts'
import { placesByName } from './places-by-name.ts'
import { sharesAsCounts } from './shares-as-counts.ts'
import { correctTypos } from './spelling.ts'
import { termsAsWritten } from './terms-as-written.ts'
import { inTradeWords } from './trade-words.ts'

export interface Worded {
  /** Without what is polite. */
  readonly bare: string
  /** And without slips of the pen, with degrees and what has letters as the CV names them. */
  readonly text: string
  /** Words that were taken for slips, by those that they were taken to mean. */
  readonly slips: ReadonlyMap<string, string>
  /** In another language, which is left as it is. */
  readonly foreign: boolean
}

/** @param vocabulary words of general language */
export function wordedFor(
  { facts, vocabulary }: { readonly facts: Facts; readonly vocabulary: Vocabulary },
  query: string,
): Worded {
  const bare = codedIn(facts, withoutDots(leastAsHowLong(ofRequirement(toThePoint(query, facts.name)))))
  const asked = words(bare)
  if (isForeign(asked)) return { bare, text: bare, slips: new Map(), foreign: true }
  const spelt = correctTypos(facts, bare, asked, vocabulary)
  const called = degreesInLetters(facts, spelt, spelt === bare ? asked : words(spelt))
  const full = degreesInFull(facts, called, called === bare ? asked : words(called))
  const asTheyStand = placesByName(
    facts,
    namesAsWritten(facts, lettersSpelt(facts, termsAsWritten(facts, full))),
  )
  return {
    bare,
    text: inTradeWords(facts, sharesAsCounts(facts, inPlainWords(fronted(inTimeWords(asTheyStand))))),
    slips: slipsOf(asked, spelt === bare ? asked : words(spelt)),
    foreign: false,
  }
}

function slipsOf(asked: readonly Word[], spelt: readonly Word[]): ReadonlyMap<string, string> {
  if (asked === spelt || asked.length !== spelt.length) return new Map()
  return new Map(
    spelt.flatMap(({ raw }, i) => (asked[i] && asked[i].raw !== raw ? [[raw, asked[i].raw] as const] : [])),
  )
}
