/**
 * 'How did the outage of 2020 come about?', where every line that has a word of an outage says that there was none: what
 * did not happen has no cause, and no time.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** Of something that is to have happened; folded. */
const ASKED: readonly RegExp[] = [
  /^(?:and |so )?how (?:did|was|were) (?!(?:s?he|they|you)\b).{3,80}\b(?:come about|happen|occur|arise|caused|lost)\b/,
  /\b(?:what|who) (?:caused|led to|was (?:the cause of|to blame for|behind))\b/,
  /\b(?:describe|explain) how\b.{0,30}\b(?:happened|came about|occurred)\b/,
  /^(?:and |so )?(?:when|(?:in |on )?(?:which|what) (?:year|month)) did (?!(?:s?he|they|you)\b)/,
]
/** Of these it is the verb that tells what did. */
const WHY = /^(?:and |so )?why did /
const NEGATED = /\b(?:not|never|no|nobody|nothing|none|without|zero|any)\b|n['’]t\b/
/** Before the word, with another between them at most; 'no longer' denies nothing that was. */
const NONE =
  /\b(?:no|zero|0|none|nobody|never|not (?:one|a single|any)|never (?:had |lost |been )?(?:an?|any)|without (?:an?|any|a single)?)(?: (?!(?:longer|more|less|fewer|other|doubt|only|just)\b)[\p{Ll}-]+)? ?$/iu
/** Behind it: 'outages: none' */
const NONE_BEHIND = /^[^.;,:]{0,20}: (?:none|no|nil|zero|0)(?![\p{L}\d])/iu
/** Words of any question. */
const GENERAL = /^(?:come|came|happen|occur|cause|describ|explain|year|month|lead|led|blame|expir|end|valid)/
const SAME = 0.8

/** Does the question take for granted what each line on it says there was not? */
export function presumesNone(facts: Facts, folded: string, readTerms: () => readonly Term[]): boolean {
  const isWhy = WHY.test(folded)
  if (NEGATED.test(folded) || !(isWhy || ASKED.some((asked) => asked.test(folded)))) return false
  const terms = readTerms().filter(({ self }) => !self)
  return (isWhy ? terms.slice(0, 1) : terms).some((term) => {
    if (term.known < SAME || GENERAL.test(term.word.stem)) return false
    const others = terms.filter((one) => one !== term && one.known >= SAME)
    const lines = facts.units.filter((line) => holdsTerm(line.stems, term, SAME))
    return (
      lines.length > 0 &&
      lines.every((line) => isNone(line, term)) &&
      // of what is asked about, or of all there was
      (others.length === 0 ||
        lines.some(({ stems, context }) =>
          others.some((one) => holdsTerm(stems, one, SAME) || holdsTerm(context, one, SAME)),
        ))
    )
  })
}

/** Does a line deny each that it speaks of? */
const isNone = ({ unit: { text } }: UnitFacts, { matches }: Term): boolean =>
  words(text)
    .filter(({ stem }) => (matches.get(stem) ?? 0) >= SAME)
    .every(({ start, end }) => NONE.test(text.slice(0, start)) || NONE_BEHIND.test(text.slice(end)))
