/**
 * 'What did the barn at Lyng cost, and in which years was it done?': the second part names nothing, and with all words of
 * the first lines that tell of money fit it best. With the name alone of what both are about it finds when that was.
 */
import { consider, DECLINE_AT } from './consider.ts'
import { readableUnit } from './declining/second-order.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import type { Facts } from './facts/facts.ts'
import { thingAsked, withTail } from './question/thing-asked.ts'
import { words } from './text/text.ts'

const IT = /\b(?:it|they|them)\b/i
/** Words of its own, more than which it says what it is about. */
const MOST = 2
/** So much surer must the verifier be of what is found so, as a logit. */
const SURER = 4

interface PartJudged {
  readonly judged: Judged
  readonly silence: number
}

/** A later part asked of the thing that the first names; null where it was found there as it is. */
export async function ofTheSame(
  [opening = '', part = '']: readonly [string | undefined, string | undefined],
  [first, lent]: readonly [Judged | undefined, Judged],
  silence: (one: Judged) => number,
  options: ExtractOptions,
): Promise<PartJudged | null> {
  const asked = thingAsked(opening)
  if (first === undefined || lent === first || asked === null) return null
  if (words(part).filter(({ stop }) => !stop).length > MOST) return null
  const told = toldBy(first)
  const own = toldBy(lent)
  if (told === null || (lent.timeline !== null && own !== told)) return null
  if (own !== null && own !== told && isBeside(options.facts, told, own)) return null
  // the line that was told says when that was, too
  if (lent.reading.question.expects.has('date') && (options.facts.units[told]?.dates.length ?? 0) > 0)
    return null
  const { thing, link } = asked
  const bare = part.replace(/[?.!\s]+$/, '')
  const named = IT.test(bare)
    ? bare.replace(IT, thing)
    : (withTail(opening, bare) ?? `${bare} ${link} ${thing}`)
  const judged = await consider(`${named}?`, options)
  const found = toldBy(judged)
  const none = silence(judged)
  if (none > DECLINE_AT || found === null || found === own || found === told) return null
  const isOfIt = isBeside(options.facts, told, found) || holds(options.facts, found, thing)
  return isOfIt && (await isSurer(`${named}?`, found, told, options)) ? { judged, silence: none } : null
}

/** Does the verifier find it there, and not in what was told already? Without one what ranks first is taken. */
async function isSurer(
  named: string,
  found: number,
  told: number,
  { facts, verify }: ExtractOptions,
): Promise<boolean> {
  const said = await verify?.(
    named,
    [found, told].map((at) => readableUnit(facts, at)),
  )
  if (said == null) return true
  const [of = 0, before = 0] = Array.from(said)
  return of - before > SURER
}

const toldBy = ({ timeline, ranking }: Judged): number | null =>
  timeline?.parts[0]?.units[0] ??
  ranking.first[0]?.unit ??
  ranking.first[0]?.group?.items[0]?.units[0] ??
  null

/** Do two lines tell of one entry, or stand in one paragraph? */
const isBeside = ({ units }: Facts, told: number, other: number): boolean => {
  const [one, another] = [units[told], units[other]]
  if (one === undefined || another === undefined) return false
  return (
    (one.entry !== null && one.entry === another.entry) ||
    (one.unit.block !== null && one.unit.block === another.unit.block)
  )
}

const holds = ({ units }: Facts, at: number, thing: string): boolean =>
  words(thing).every(({ stop, stem }) => stop || units[at]?.stems.has(stem) || units[at]?.context.has(stem))
