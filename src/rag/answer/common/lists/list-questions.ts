/** The ways in which one asks for a list: 'publications', 'has she published anything?', 'are there any?'. */
import { exactly, OWN, WHO, WHOSE } from '../../lexicon/frames.ts'

const MAY = '(?:(?:can|could|may|might|would) (?:you|i|we) (?:please )?)?(?:please )?'
const SHOW = `(?:${MAY}(?:list|name|show|give|enumerate|see|get|have|know|ask(?: about| for)?|tell|tell (?:me|us) about)(?: me| us)?(?: about)?(?: all)? )?`
const HAS = `(?:does|do|did|has|have|is|are|was|can|could) ${WHO}(?: ever| also| currently)?`
const TAIL =
  '(?: so far| to date| yet| at all| anywhere| at present| currently| in the past| over the years| here)?'
const AND = '(?:,? (?:and|or|&) | ?/ ?|, )'

/**
 * @param noun what is listed, with its own adjectives
 * @param verbs what one does with it: 'won|received'
 * @param more whole questions of other forms
 */
export function asksList(noun: string, verbs: string, more: readonly string[] = []): RegExp {
  const nouns = `(?:${noun})(?:${AND}(?:${noun})){0,2}`
  // no two of these begin alike, so that a string of them is read in one way only
  const of = `(?:(?:any|some|of|an?|complete|full|list|overview|two|three|four|five|six|seven|eight|${OWN}) )*`
  return exactly(
    `(?:${[
      `${SHOW}${of}${nouns}(?: (?:of|by|for) ${WHO})?(?: list)?`,
      `(?:what|which|who|whats|what's) (?:are|is|were|was|about)? ?${of}${nouns}`,
      `(?:what|which)(?: (?:kinds?|sorts?|types?) of)?(?: other)? ${nouns} (?:${HAS}|(?:she|he)'?s)(?: (?:have|had|got|${verbs}))*(?: (?:in|on|for|to|of|at|with|by))?`,
      `${HAS} (?:(?:have|had|got|${verbs}) )*(?:in |on |with |at |for |to |of )?${of}${nouns}`,
      `(?:are|is|were|was) there ${of}${nouns}(?: (?:listed|mentioned|available|to ${WHO}|in ${WHOSE} (?:cv|resume)|by ${WHO}))?`,
      `${SHOW}${of}${nouns} (?:that |which )?${WHO} (?:(?:has|have|is|are|was|had|${verbs})(?: |$))+(?:in|on|for|of|at|with)?`,
      `(?:tell|talk to) (?:me|us) (?:something |more )?about ${of}${nouns}`,
      `(?:anything about|what about|how about|info(?:rmation)? (?:on|about)) ${of}${nouns}`,
      ...more,
    ].join('|')})${TAIL}`,
  )
}
