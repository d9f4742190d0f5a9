/** What people say around a question: it is no part of it, and the model takes it for one. */
import { capital } from '../text/text.ts'
import { withoutPreamble } from './preambles.ts'

/** What they say before they ask. */
const BEFORE: readonly RegExp[] = [
  /^(?:hi|hello|hey|dear \w+|good (?:morning|day|evening))(?: there)?(?:[,!.]\s*|\s+(?=(?:can|could|would|will|please|i|who|what|which|where|when|why|how|do|does|did|is|are|has|have)\b))/i,
  /^(?:please|kindly),?\s+(?=\S+ )/i,
  /^(?:so|ok|okay|well|also|then),?\s+(?=(?:can|could|would|will|please|tell|who|what|which|where|when|why|how|do|does|did|is|are|has|have)\b)/i,
  /^(?:can|could|would|will) you\s+(?:please |kindly |possibly |perhaps |just |quickly )*(?:tell|give|show|send|remind)\s+(?:me|us)\s+(?!about\b)/i,
  /^(?:can|could|would|will) you\s+(?:please |kindly |possibly |perhaps |just |quickly )*(?=(?:list|name|say|summari[sz]e|describe)\b)/i,
  /^(?:tell|give|show|remind)\s+(?:me|us)\s+(?!about\b)/i,
  /^(?:say|state)\s+(?=(?:who|what|which|where|when|why|how)\b)/i,
  /^(?:i|we)(?:'d| would| should)? (?:also |just )?(?:like|love|want|need|wish|be (?:grateful|glad|happy|interested|curious))(?: to (?:know|hear|learn|see|find out|have)| if you (?:could|would) tell (?:me|us)| in knowing)[:,]?\s+/i,
  /^(?:(?:i|we) ?(?:was|were|am|are|'m|'re)? ?(?:just )?(?:wonder(?:ing)?|curious)|just (?:wondering|curious)|out of curiosity)(?:[:,]\s*|\s+(?=(?:if|whether|who|what|which|where|when|why|how)\b))/i,
  /^(?:do you (?:happen to )?know|any idea|can you say|(?:may|might|can|could) i (?:ask|know)|does (?:the|this|his|her|their|your) (?:cv|resume) (?:say|tell|state|show|mention))[:,]?\s+(?=(?:if|whether|who|what|which|where|when|why|how)\b)/i,
  /^(?:according to|based on|judging (?:by|from)|going by|as per|per|from|in|looking at) (?:the|this|his|her|their|your) (?:cv|resume|resumé|résumé|curriculum vitae|profile)(?:[:,]\s*|\s+(?=(?:who|what|which|where|when|why|how|is|are|was|were|do|does|did|has|have|can|could|would)\b))/i,
  /^(?:just )?(?:a |an |one |my |i have an? )?(?:quick |short |small |last |final |further |another |other |first |next )*(?:question|(?<= )one)(?: is)?(?:\s*[:,]\s*|\s+[-–—]\s+)/i,
]

const REST = '(?: (?:so|very) much| a lot| again)?(?: in advance)?([\\s?.!]*)$'
/** What they say afterwards, between the question's mark and marks of its own; 'Did she act in Cheers?' says none. */
const AFTER: readonly RegExp[] = [
  new RegExp(`([.?!]?)(?:,|\\s)\\s*(?:please|pls)${REST}`, 'i'),
  new RegExp(
    `(?<!\\b(?:g[ai]ves?|gets?|got|in|on|for|with|of|to|the|an?|no|and|received|sa(?:y|ys|id)))([.?!]?),?\\s+(?:and )?(?:many |kind )?(?:thanks|thank you|thx)${REST}`,
    'i',
  ),
  new RegExp(`([.?!])\\s+cheers${REST}`, 'i'),
  /^((?:summari[sz]e|sum up|list|name|describe|outline|explain|recap|count|find|check) .{4,}?) for (?:me|us)([\s?.!]*)$/i,
]
/** "What's her" as "what is her": the model takes them for two things. */
const SHORT = /^(what|who|where|when|how)['’]?s (?=(?:the|his|her|their|your|its|an?)\b)/i
/** 'Which choir does she sing in?' as 'In which choir does she sing?': what it asks for comes first. */
const STRANDED =
  /^(which (?:\p{L}{2,20} ){1,3}?(?:do|does|did|is|was|are|were|has|have|had) [^,;?]{2,80}) (in|at|for|with|from)(\??)$/iu
const MARKS = /[\s?!]+$/
/** 'Who reports to her?' as 'Which people does she lead?': the words alone say the contrary, too. */
const LED =
  /^(?:and )?who(?: all)? (?:currently |directly )?(?:reports?|reported|reporting|answers?) to (him|her|them|you)(?= ?(?:\?|$)| (?:now|at|in|as|today|currently)\b)/i
const SUBJECT: Readonly<Record<string, string>> = {
  him: 'does he',
  her: 'does she',
  them: 'do they',
  you: 'do you',
}

/** What most questions begin with, and nothing above does. */
const ASKS = /^(?:wh|how\b)/i

/** 'What is her driving licence?' asks for the kind of licence, not for what that is. */
const LICENCE =
  /^what(?:'s| is| are) (his|her|their|your|\p{Lu}[\p{L}-]{1,40}['’]s) ((?:[\p{L}']{1,20} )?licen[cs]es?)(?=[?.!\s]*$)/iu
const OF: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they', your: 'you' }

const FRAME =
  /\b(?:WH(?:O|AT|ICH|ERE|EN|Y)|HOW|D(?:O|OES|ID)|IS|ARE|WAS|WERE|HA[SD]|HAVE|CAN|TELL|LIST|SHE|HER|HE|HIS|YOUR?|THE|OF)\b/g

/** Written in capitals, all of it ('WHERE DID SHE STUDY'): they say nothing then, and make no word a name. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && (text.match(FRAME)?.length ?? 0) >= 2

/** 'what did u do', 'ur degree', as they are typed in haste. */
const THOU =
  /\b(did|do|are|were|have|can|could|would|will|should|had|when|how|what|where|which|if) u\b(?!\.)/gi
const THINE = /(?<![\p{L}.'’-])ur(?= \p{Ll})/gu

/**
 * A question without greetings, 'could you please tell me' and 'if we hired her'; as it is when nothing else would be
 * left.
 *
 * @param known names of the person, folded
 */
export function toThePoint(text: string, known?: ReadonlySet<string>): string {
  let rest = withoutPreamble((isShouted(text) ? text.toLowerCase() : text).trim(), known)
  for (let round = 0; round < 3 && !ASKS.test(rest); round++) {
    const before = rest
    for (const pattern of BEFORE) rest = rest.replace(pattern, '')
    if (rest !== before) rest = withoutPreamble(rest, known)
    if (rest === before) break
  }
  for (const pattern of AFTER)
    rest = rest.replace(pattern, (_, mark: string, end: string) => mark || (end.includes('?') ? '?' : ''))
  rest = rest.replace(MARKS, (marks) => (marks.includes('?') ? '?' : marks)).replace(SHORT, '$1 is ')
  if (!/[a-z]{3}/i.test(rest) && !/\p{L}{3}/u.test(rest)) return text
  rest = rest.replace(THOU, '$1 you').replace(THINE, 'your')
  rest = rest.replace(
    LICENCE,
    (_, whose: string, licence: string) =>
      `which ${licence} ${/^(?:their|your)$/i.test(whose) ? 'do' : 'does'} ${OF[whose.toLowerCase()] ?? whose.slice(0, -2)} have`,
  )
  // A question without a capital would be one whose writer uses none.
  return /^\s*\p{Lu}/u.test(text) ? capital(rest) : rest
}

/** With the preposition that its end has before the word that asks; in small letters where the question is. */
export function fronted(text: string): string {
  const led = text.replace(
    LED,
    (_, whom: string) => `Which people ${SUBJECT[whom.toLowerCase()] ?? 'does she'} lead`,
  )
  return led.replace(STRANDED, (_, asked: string, lead: string, mark: string) => {
    const first = asked.charAt(0)
    const small = first.toLowerCase()
    return `${first === small ? lead : capital(lead)} ${small}${asked.slice(1)}${mark}`
  })
}
