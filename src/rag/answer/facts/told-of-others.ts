/** 'My brother Ole keeps bees in Hove', 'Wife Ines, cook on a ferry': what is told of others than whose CV it is. */
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'
import type { Facts } from './facts.ts'

/** 'Wife|Mother' of 'wife|mother'. */
function capitals(words: string): string {
  return words.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
}

/** By one word each; a partner may be one in business, a child any. */
const ONE =
  '(?:mother|mum|father|dad|wife|husband|daughter|son|brother|sister|grandmother|grandfather|uncle|aunt|cousin|nephew|niece)'
export const SOME = `${ONE.slice(0, -1)}|parents|daughters|sons|children|kids|brothers|sisters|siblings|grandparents|cousins|nephews|nieces|spouse)`
export const IN_LAW = '(?:-in-law)?'

/** And whom one works beside. */
const BESIDE = `${SOME.slice(0, -1)}|colleagues?|co-workers?|flatmates?|predecessor|successor)`
const WHOSE_LIFE = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)'
/** Another than the person does something: 'My brother Ole keeps …', not 'My brother's', 'My father and I'. */
const TOLD = new RegExp(
  `^(?:\\p{L}[^,.;:]{0,30}, )?${WHOSE_LIFE} (?:\\p{Ll}[\\p{Ll}-]* ){0,2}${BESIDE}${IN_LAW}(?:,? (\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?)?,? (?!and|or|&|compan|ship|paper|firm|school|figure|house|organi|site|hospital|city|language|tongue)\\p{Ll}`,
  'u',
)
/** In notes without a 'my': 'Wife Ines, cook on a ferry', 'Mother is a court interpreter', 'Partner Huw works away'. */
const NOTED = new RegExp(
  `^(?:(?:${capitals(SOME)})${IN_LAW}|Partner)(?: (\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?,? |,? (?=(?:is|was|has|had|holds?|held|works?|worked|runs?|ran|owns?|owned|served|serves|teaches|taught|lives?|lived|won|studied|studies)\\b))(?!and|or|&|of\\b|at\\b|compan|ship|firm|school|house|in\\b)\\p{Ll}`,
  'u',
)
/** The person has a part in it, too. */
const OWN = /(?<!^)\b(?:I|me|we|us|my|our|mine|ours|myself|ourselves)\b/u
const OF_FIRST = /^(?:\p{L}[^,.;:]{0,30}, )?(?:my|our) /iu
/** And what follows for the person: 'My wife is a nurse in Cork, therefore no relocation'. */
const FOLLOWS = /,? (?:therefore|hence|which is why|that is why|so) \p{Ll}/u
const OWN_OF_THIRD = /\b(?:he|she|him|her|his|hers|himself|herself|they|them)\b/u

/** What is told of another: by what name, and what is told of the person behind it. */
export interface ToldOfOther {
  /** Folded; '' where none is given. */
  readonly name: string
  /** Does the person come in behind it, in another clause? */
  readonly own: boolean
}

/** Null where the person is who does it, or does it with them. */
export function toldOfOther(text: string): ToldOfOther | null {
  const noted = NOTED.exec(text)
  const told = noted ?? TOLD.exec(text)
  if (told === null) return null
  const rest = text.slice(told[0].length)
  const end = rest.indexOf('; ')
  const [clause, behind] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)]
  const own = noted !== null || OF_FIRST.test(told[0]) ? OWN : OWN_OF_THIRD
  if (FOLLOWS.test(rest) || own.test(clause)) return null
  return { name: fold(told[1] ?? ''), own: own.test(behind) }
}

/** The lines whose subject is one of them. */
export const linesOfOthers = oncePer((facts: Facts): ReadonlyMap<number, ToldOfOther> => {
  const found = new Map<number, ToldOfOther>()
  for (const { unit } of facts.units) {
    if (unit.kind === 'heading' || unit.kind === 'row') continue
    const told = toldOfOther(unit.text)
    if (told !== null) found.set(unit.index, told)
  }
  return found
})
