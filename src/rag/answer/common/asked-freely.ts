/**
 * 'Any willingness to travel for business?', 'would she take a part-time post of three days a week': what is asked of
 * everybody in so many ways that no pattern has them all. It is asked where a question says it, and else only words that
 * any such question may have: one more ('to Norway', 'with the minibus') asks for less than all of it.
 */
import { keepLast } from '../../last-texts.ts'
import { PatternMap } from '../text/pattern-map.ts'

/** What is asked for, and what else a question for it may say. */
export interface Asking {
  /** Flag `g`: every word of it. */
  readonly says: RegExp
  /** Further words that ask for the same. */
  readonly beside?: ReadonlySet<string>
  /** What the question must say as well. */
  readonly needs?: RegExp
  /** What it must not say. */
  readonly not?: RegExp
  /** Is it answered where something else is asked too? */
  readonly several?: true
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Helpers, the person, what asks and how willing somebody is; jobs and times in general. */
const ORDINARY = wordSet(`
  is are was were be been being will would could can may might must should shall does do did has have had having
  isn't aren't won't wouldn't couldn't can't doesn't don't hasn't haven't she'd he'd they'd you'd she's he's they're it's that's
  he she they you it we us our i me my one him her them his their your yours s himself herself themselves yourself somebody
  candidate applicant person employer company firm team colleagues here there else
  a an the this that these those any some no not at in on of for to with from by about as into per or and if but than then so
  also too ever still really even only just again already currently now today presently generally usually normally please
  actually perhaps possibly maybe gladly happily principle once after
  what how which whether when where why who much many often far kind kinds sort sorts type types anything something
  willing unwilling prepared ready open happy glad okay ok fine comfortable able unable available free keen flexible inclined interested
  up allowed going planning looking seeking searching used like love want wants wanting wanted wish wishes prefer prefers preferring
  consider considers considering considered accept accepts accepting agree agrees mind minds object objects take takes taking
  doing need needs expect expects expecting hope hopes hoping intend intends imagine imagining fancy fancies refuse refuses insist
  insists cope handle manage rule out question game up good bad possible option conceivable acceptable thinkable desired
  needed necessary required asked asking problem issue problematic condition conditions
  feel feels feeling think thinks say says said tell know knows see sees stand stance attitude towards toward view views opinion
  willingness readiness openness availability interest appetite preference preferences objection objections ability flexibility
  thoughts wish idea plans
  job jobs role roles post posts position positions work works working employment new next present current regular regularly
  occasional occasionally frequent frequently sometimes lot lots bit less more extensive extensively heavy heavily light
  day days week weeks weekly month months monthly year years time times number numbers
  one two three four five six seven eight nine ten few several each every most
  cv resume mention mentions mentioned state states stated information info details
`)
/** Two questions in one. */
const SEVERAL =
  /(?:,|;| and| or) (?:what|how|when|where|which|who|why|is|are|does|do|would|can|could|has|have)\b/
/** Words of a question that is read: what is longer asks for more. */
const MOST = 26

export function asksFreely(folded: string, { says, beside, needs, not, several }: Asking): boolean {
  if (several !== true && SEVERAL.test(folded)) return false
  const rest = folded.replace(says, ' ')
  if (rest === folded || needs?.test(folded) === false || not?.test(folded) === true) return false
  const words = rest
    .replace(/’/g, "'")
    .split(/[^\p{L}\d']+/u)
    .filter((word) => word !== '')
  return (
    words.length <= MOST &&
    words.every((word) => ORDINARY.has(word) || /^\d{1,3}$/.test(word) || beside?.has(word) === true)
  )
}

/** Characters of questions: the same one is looked at several times on its way to an answer. */
const KEPT = 20_000

/** The first of several askings that asks a question, in their order; looked at are those alone whose words it says. */
export function firstAsked<T>(askings: readonly (readonly [Asking, T])[]): (folded: string) => T | undefined {
  const said = new PatternMap(
    askings.map((one) => [new RegExp(one[0].says.source, one[0].says.flags.replace('g', '')), one]),
  )
  const read = keepLast(KEPT, (folded) => ({
    one: said.matching(folded).find(([asking]) => asksFreely(folded, asking))?.[1],
  }))
  return (folded) => read(folded).one
}
