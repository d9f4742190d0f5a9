/** What one was, as far as a sentence goes on to tell it: of 'head of the German desk and trainer at Acme' all before 'at'. */
import { isDegree, looksLikeTitle } from '../lexicon/names.ts'

/** A title, and what stands in it behind an 'of' that may be a house as well: 'Head' of 'Budget and Treasury'. */
export interface TitleInSentence {
  readonly title: string
  readonly end: number
  /** The same without what may be a house; null where nothing may. */
  readonly short: { readonly title: string; readonly end: number } | null
}

const ARTICLE = /^(?:(?:an?|the|its|their|his|her|my|one of the) )?/
const STOP =
  / (?:at|with|by|on|under|until|till|since|from|between|during|through|where|when|who|which|whose|that|while|but|then|there|here|before|after|because|again|responsible|working|looking|once|too|as|I|near|until|within|without|alongside)(?![\p{L}-])|[,.;:()–—"“„!?\d]|$/u
const JOINT = / (of|in|for|to|and) /g
/** Of what one did next: 'translator and was head of the desk'. */
const GOES_ON =
  /^(?:then |later |since |also |soon |now |finally |subsequently )?(?:I|in|from|until|was|were|am|have|had|became|left|ran|led|taught|kept|built|held|sat|did|went|came|spent|wrote|saw|took|made|got|grew|rose|stay|remain|\p{Ll}{2,}ed(?! (?:\p{Ll}+ )?\p{Ll}+er\b))\b/u
const NAMED = /^(?:(?:the|an?) )?(?:\p{Ll}+ ){0,2}?(?=\p{Lu})/u
const AIDE = /\b(?:assistant|secretary|advis[eo]r|aide|deputy|clerk|counsel|apprentice|attach[eé])$/i
/** Behind 'in' and 'for': no part of what one was. */
const NO_FIELD =
  /^(?:an?|the|my|our|its|their|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|about|almost|nearly|over|all|both|charge)\b/
/** 'in the surgical department' */
const OF_PART = /^the (?!same|end|beginning)\p{Ll}+(?: \p{Ll}+){1,2}(?= of | in |$)/u
/** Characters of what one was. */
const LONGEST = 80

/** What a phrase is up to where it goes on to something else. */
function phraseOf(text: string): { whole: string; named: number } {
  const [phrase = ''] = text.split(STOP)
  let named = -1
  for (const { 0: said, 1: joint = '', index } of phrase.matchAll(JOINT)) {
    const behind = phrase.slice(index + said.length)
    const isNamed = /^(?:(?:the|an?) )?\p{Lu}/u.test(behind)
    const cuts =
      joint === 'and'
        ? GOES_ON.test(behind)
        : joint === 'to'
          ? !(AIDE.test(phrase.slice(0, index)) && /^the \p{Ll}/u.test(behind))
          : joint === 'of'
            ? /^(?:an?|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|some|about)\b) ?/.test(
                behind,
              ) && !isNamed
            : isNamed || (NO_FIELD.test(behind) && !(joint === 'in' && OF_PART.test(behind)))
    if (cuts) return { whole: phrase.slice(0, index), named }
    if (joint === 'of' && named < 0 && NAMED.test(behind)) named = index
  }
  return { whole: phrase.replace(/ (?:and|or)$/, ''), named }
}

/** Null where what stands there is nothing that one was. `isSure`: whatever follows is, as behind 'worked as'. */
export function titleAt(text: string, at: number, isSure: boolean): TitleInSentence | null {
  const lead = ARTICLE.exec(text.slice(at))?.[0].length ?? 0
  const from = at + lead
  const { whole, named } = phraseOf(text.slice(from))
  const isWhat = (said: string): boolean =>
    said.length > 2 &&
    said.length <= LONGEST &&
    !isDegree(said) &&
    (looksLikeTitle(said) || (isSure && said.split(' ').length <= 4))
  const short = named < 0 ? null : { title: whole.slice(0, named), end: from + named }
  if (isWhat(whole))
    return {
      title: whole,
      end: from + whole.length,
      short: short !== null && isWhat(short.title) ? short : null,
    }
  return short !== null && isWhat(short.title) ? { ...short, short: null } : null
}
