/**
 * 'As she led the choir, how many sang in it?', where the line on the choir says 'I lead nobody': what a question takes
 * for granted, and the very line on it denies, is nothing that the CV tells more of.
 */
import type { Facts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'

/** The person, by name or not. */
const SHE = '(?:s?he|they|you)'
const HERS = '(?:his|her|their|your)'
/** A clause that is no question, before one; or behind one, of what is to have happened. Folded. */
const PREMISES: readonly RegExp[] = [
  // 'Since she ran the office, how many …?'
  new RegExp(
    `^(?:and |so )?(?:since|as|given that|because|considering(?: that)?|seeing (?:that|as)|now that) (?<premise>(?:${SHE}|${HERS} [\\p{L}'’-]+) [^?;]{6,90}?),? (?=(?:(?:in|at|on|for|by|from|with) )?(?:what|which|who|whom|when|where|why|how)\\b)`,
    'u',
  ),
  // 'She ran the office. How many …?'
  new RegExp(`^(?<premise>${SHE} (?!asks?\\b|wants?\\b|says?\\b)[^?!.;]{8,110})[.;!] \\S`, 'u'),
  // 'How did it feel when her bull became champion?'
  new RegExp(
    `^(?:and |so )?(?:how|what) [^?]{3,40}? when (?<premise>(?:${SHE}|${HERS} [\\p{L}'’-]+|the [\\p{L}'’-]+) [^?;]{8,90})`,
    'u',
  ),
]
/** What denies that it was the person's, or that it came about. */
const DENIED: readonly RegExp[] = [
  /\bnot (?:I|me|mine|us|ours)\b(?! (?:alone|only))/,
  /\b(?:not|none of it|nothing of it) (?:by |to |for |with )?(?:me\b|my (?:own )?(?:doing|work|idea|design|part|task|job|team|book|merit|department))/,
  /\bI (?:lead|led|manage|managed|run|ran|supervised?|employ|employed|had|have) (?:nobody|no one|none|no (?:staff|team|people))\b/,
  /\bI (?:only|merely|just) (?:\p{Ll}+ed|lent|drew|wrote|read|held|gave|sat|stood|sent|did|made|saw|took)\b/u,
  /\b(?:have|has|had) (?:an? )?\p{Ll}+ of (?:their|its) own\b/u,
  /\b(?:went|awarded|given|handed|presented) to (?!(?:me|us)\b|(?:my|our) (?:team|group|choir|school|class|department|firm|company|studio|laboratory|lab|club|band|office|crew|orchestra|house|film|project|shop|kitchen|farm)\b)(?:my|our|their|his|her|an?|the|\p{Lu}\p{L}+) /u,
  /\bI have not (?:got|won|received|had|held)\b|\bI never (?:got|won|received|had|held|took part)\b/,
  /\b(?:inventor|author|designer|owner|leader|winner|holder|maker|director|manager) (?:is|was|of it (?:is|was)) (?:my|our|the|their|\p{Lu})/u,
  /\b(?:design|idea|work|invention|recipe|music|text|patent) (?:is|was|were|are) (?:by|of) (?:my|our|the|an?|\p{Lu})/u,
]
/** Words of a premise that say nothing of what it is about. */
const AROUND = /^(?:himself|herself|person|win|won|got|get|receiv|since|year|own|whole|alon)/
const SAME = 0.8
/** Of the weight of what a premise is about, what a line must hold to be about it, and words. */
const SHARE = 0.45
const ENOUGH = 2
/** A premise that denies something itself. */
const NEGATED = /\b(?:not|never|no|nobody|nothing|without|n['’]t)\b|n['’]t\b/

/**
 * Is something taken for granted that the line on it denies?
 * @param folded the question
 * @param readTerms the question's words, looked up in the CV: for the few questions that take something for granted
 */
export function presumesDenied(facts: Facts, folded: string, readTerms: () => readonly Term[]): boolean {
  const found = PREMISES.map((pattern) => pattern.exec(folded)).find((match) => match !== null)
  const premise = found?.groups?.['premise']
  if (!found || premise === undefined || NEGATED.test(premise)) return false
  const from = found.index + found[0].indexOf(premise)
  const about = readTerms().filter(
    ({ word, self }) =>
      !self && word.start >= from && word.end <= from + premise.length && !AROUND.test(word.stem),
  )
  const known = about.filter(({ known: best }) => best >= SAME)
  const weight = about.reduce((sum, term) => sum + term.weight, 0)
  return facts.units.some((line, i) => {
    if (line.unit.kind === 'heading') return false
    const held = known.filter((term) => holdsTerm(line.stems, term, SAME))
    if (held.length < Math.min(ENOUGH, known.length) || held.length === 0) return false
    if (held.reduce((sum, term) => sum + term.weight, 0) < SHARE * weight) return false
    return isDenied(line.unit.text) || isDeniedBehind(facts, i)
  })
}

const isDenied = (text: string): boolean => DENIED.some((denied) => denied.test(text))

/** 'A medal? No: I have not got it.' */
function isDeniedBehind({ units }: Facts, i: number): boolean {
  const [line, next] = [units[i]?.unit, units[i + 1]?.unit]
  if (line === undefined || next === undefined || line.block === null || next.block !== line.block)
    return false
  return /^(?:No|That|It|This|But)\b/.test(next.text) && isDenied(next.text)
}
