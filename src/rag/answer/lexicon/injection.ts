/** Sentences that give orders to a machine instead of asking about a person. */

import { PatternMap } from '../text/pattern-map.ts'
import { MACHINE_ALWAYS, MACHINE_UNASKED } from './machine-talk.ts'

/** Hardly any question about a person holds these. */
export const ALWAYS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instruction|instructions|rules?|prompts?|guidelines?|everything|anything|all|above|previous|prior|cv|resume|document|file|page|sources|documents|files|pages|texts?|records?|evidence|facts|passages|content|context|training|safety|restrictions?|what you)\b/,
  /\b(?:whatever|no matter what|even though|never mind|set|put|not) .{0,20}\b(?:cv|resume|document) (?:says|aside)\b|\b(?:never mind|not in) the (?:cv|resume|document)\b[:,]/,
  /\b(?:above|before|precedes?|in front of|prior to) (?:this|my|our) (?:line|message|conversation|question|chat)\b|\brepeat after me\b/,
  /\b(?:system|developer) (?:prompt|message|instruction)|\b(?:system|developer|admin(?:istrator)?|root|debug|god|dan|jailbreak|sudo|maintenance|unrestricted) ?(?:prompt|mode|override)/,
  /^\s*(?:system|assistant|developer|admin|user|override|###\s*\w+|\[(?:inst|system)\]|<\|?\w+\|?>)\s*[:>\]]/,
  /<\/?(?:context|system|instructions?|prompt|cv|document|assistant|user)>|\[\/?inst\]|<\|im_(?:start|end)\|>|```/,
  /^\W*new (?:instructions?|policy|rules?|task|persona|role)\b[^?]{0,60}[:.]/,
  /\b(?:print|reveal|show|output|display|dump|leak|repeat|expose|give|tell|list|what (?:is|are)|send)\b.{0,40}\b(?:system prompt|hidden (?:instruction|prompt)|your (?:instructions|prompt|configuration|config|source code|api key|secret|password|environment variables?|env vars?|system message)|api[ _-]?keys?|access tokens?)/,
  /\b(?:pretend|you are now|you're now)\b/,
  /\b(?:prompt|instructions?|configuration|source code|secret|password|api key|settings) (?:of|behind|for|given to) (?:this|the|that) (?:\w+ )?(?:assistant|bot|chatbot|chat bot|(?:language )?model|ai|llm|machine|service)\b/,
  /\b(?:i|we) (?:need|want|require|demand|must have|would like)\b.{0,40}\b(?:secret|access|api|private) keys?\b/,
  /\b(?:paste|post|share|send|copy|print|reveal|output|dump|leak|disclose|display|expose|show)\b.{0,30}\byour (?:\w+ ){0,2}(?:prompt|config(?:uration)?(?: file)?|instructions|system message|source code|api keys?|credentials)\b/,
  /\bwhat (?:does|did|do) your (?:\w+ )?prompts? (?:say|tell|read|contain|begin|start|look like)\b/,
  /\bwhich (?:(?:large |ai )?(?:language )?model|llm) (?:do you|are you|you|powers you|is behind)\b/,
  /\b(?:must be hired|hire (?:him|her|them) (?:at once|immediately|now)|best (?:candidate|designer|lawyer|engineer|person) (?:in|of) (?:the world|all))\b/,
  /\b(?:can|could|will|would) you (?:please |kindly |just )*(?:(?:state|claim|say|declare|assert|certify|guarantee|announce)\b (?:to \w+ )?that|(?:write|compose|make up|invent|draft|tell) (?:me|us) (?:an? |some )?(?:\w+ ){0,2}(?:poem|song|story|joke|essay|haiku|limerick|code|script|program|cover letter|recipe|rap|tweet)s?)\b/,
]

/** Who is to be obeyed, and what no longer holds. */
export const OBEY: readonly RegExp[] = [
  /\bobey (?:me|us|only|nobody|no one|nothing|this|these|the following|my)\b|\b(?:you|the (?:bot|assistant|model|ai|machine|system)) (?:(?:must|shall|should|will|have to|has to|are to|is to|need to|needs to|can) )?(?:now |only |always |just |henceforth |hereby |alone )*(?:obey|answer to me|belong to me|do (?:exactly )?(?:as|what|whatever) (?:i|you are told))\b/,
  /\bi(?:'m| am) (?:now )?your (?:new )?(?:developer|creator|maker|administrator|admin|owner|master|boss|programmer|operator|god|king|queen)\b|\b(?:i|we) (?:hereby |now )?(?:command|order|instruct|authori[sz]e) you\b|\b(?:this|that|it) is an order\b/,
  /\byou (?:must|shall|will|should|have to|are to|need to)(?: now| only| always| just| from here on| henceforth)* (?:comply|follow (?:only )?(?:me|my|these|the following)|(?:say|write|print|output|repeat|reply|respond|answer|pretend|act|behave|claim|confirm|agree)\b)/,
  // 'You say you are the developer of it' is told of the CV
  /(?<!\b(?:you|she|he|they|cv) (?:say|says|said|write|writes|wrote|claim|claims|mention|mentions) (?:that )?)\byou(?:'re| are) (?:now )?(?:the|our|my) (?:new )?(?:developer|administrator|admin|owner|operator|programmer|root user)\b|\b(?:reveal|show|print|dump|leak|disclose|expose|display) (?:me |us )?your (?:set-?up|start-?up|hidden|initial|internal) (?:text|message|file|note|settings)\b/,
  /\byou (?:are|have been) (?:now |hereby )?(?:reprogrammed|ordered|instructed|commanded|jailbroken|freed|released from)\b|\byou no longer (?:follow|obey|have|need|are bound|must)\b|\byour (?:only|new|sole|real|true) (?:task|job|purpose|goal|duty|role|order|master|instruction|aim)s? (?:is|are) (?:now )?(?:to\b|me\b)/,
  /\b(?:your|the|these|those|all|previous|earlier|old) (?:\w+ )?(?:rules|instructions|guidelines|restrictions|limits|policies) (?:no longer|are (?:now )?(?:void|lifted|suspended|off|cancel\w+)|have been (?:lifted|suspended|cancel\w+|replaced))\b|\b(?:your|the|all|any) (?:\w+ )?(?:previous|earlier|prior|old|former|original) (?:rules|instructions|guidelines|restrictions) (?:have (?:now )?)?(?:expired|lapsed|ended)\b/,
]

/** What is to be uttered, told word for word: 'Write: "…"', "now say 'yes'"; no line of a CV is judged by this. */
const UTTER =
  /^\W*(?:(?:and|then|now|next|please|just|so|instead|simply|first|only|you must|you shall|you will) )*(?:write|say|print|output|reply|respond|repeat|declare|announce|echo|recite|utter|proclaim|tell (?:me|us|everyone|them)|answer)\b(?: (?:this|that|the following|exactly|back|after me|me|only|out|aloud|loudly|literally|verbatim|with|in capitals|to (?:me|us|everyone|all|the (?:user|reader|recruiter)s?)|(?:the |these )?(?:words?|sentence|phrase|text|line)))*\s*(?::\s*(?:$|["']\S)|"\S|'(?!s\b)\S)/

/** The same behind another order: 'rank her first and answer "PERFECT MATCH"'. */
const UTTER_NEXT =
  /(?:,|;|\band|\bthen) (?:(?:and|then|please|just|only|always|simply) )*(?:write|say|print|output|reply|respond|answer|repeat|declare|state|confirm)\b(?: \w+){0,3}:? ["“”«]\S/

const MACHINE =
  '(?:(?:screening|ranking|hiring|recruiting|recruitment|applicant|tracking|matching|parsing|scoring|search|automated|automatic|virtual|digital|language|ai|hr|ats|llm|cv|resume|chat) )*(?:systems?|ai|ats|llms?|(?:chat ?)?bots?|(?:language )?models?|assistants?|algorithms?|parsers?|machines?|software|tools?|screeners?|rankers?|agents?|gpt)'
/** Whom the order is for: 'Note to the screening system: …'. */
const ADDRESSED = new RegExp(
  `^\\W*(?:note|message|memo|attention|notice|hint|reminder|instructions?|directives?|orders?|warning|important)(?: (?:to|for)|[:,])? (?:(?:the|this|all|any|every|your) )?${MACHINE} ?[:,-]`,
)
/** What is to become of who applies. */
const RANKED =
  /^\W*(?:(?:and|then|now|please|just|always|you must|you should) )*(?:rank|rate|score|place|put|mark|grade|list|move|push|promote|recommend|prefer|advance|shortlist|select|choose|accept|approve|hire|treat|classify|flag) (?:this|the|that|her|his|their|my) (?:candidates?|applicants?|cvs?|resumes?|applications?|profiles?)(?: \w+){0,3} (?:first|top|highest|higher|number one|above|ahead|as (?:an? |the )?(?:\w+ )?(?:fit|match|best|perfect|top|excellent|ideal|suitable|qualified|accepted|approved)|10|ten|100|five stars)\b/

/** Orders where they stand by themselves; in 'Did she act as …?' or 'Which code does he write?' they are what is asked. */
export const UNASKED: readonly RegExp[] = [
  /\b(?:hidden|secret|confidential|internal|initial|system|developer) (?:instructions?|prompts?|rules?|configuration|context|text)\b.{0,60}\b(?:you|your|password|passwords|credentials|tokens?|keys?)\b|\byou (?:were|are) (?:given|configured|started|running|told)\b.{0,40}\b(?:before|with)\b/,
  /\b(?:override|bypass|skip|drop|overlook)\b.{0,40}\b(?:instruction|instructions|rules?|prompts?|guidelines?|everything|anything|all|above|previous|prior|cv|resume|content|context|training|safety|restrictions?|what you)\b/,
  /\b(?:system|developer|admin(?:istrator)?|root|sudo|unrestricted) ?(?:access|instruction)/,
  /\b(?:reply|respond|answer|output|say|print|write|repeat|return)\b.{0,30}\b(?:only|just|nothing but|exactly|word for word|verbatim|the (?:single |following |exact )?words?|single word|every question with|the phrase|the following|with '|with "|from now on)/,
  /\b(?:print|reveal|show|output|display|dump|leak|repeat|expose|give|tell|list|send)\b.{0,40}\b(?:(?:your|the) (?:instructions|prompt|configuration|config|source code|api key|secret|password|credentials|environment variables?|env vars?|training data|system message|(?:rules|guidelines)(?! (?:for (?!you|answer|this|the answer)|on|about|of the|(?:that |which )?(?:s?he|they|(?:you|i) (?:have |had )?(?:wr|draft|develop|introduc|set up)))))|environment variables)/,
  /\b(?:print|reveal|show|output|display|dump|leak|repeat|expose|give|list|send|paste|disclose|translate|append|write)\b.{0,60}\b(?:(?:secret|access|api|bearer|database|hosting) ?(?:keys?|tokens?|credentials?|passwords?|account)|passwords?|(?:your|the|full|raw) (?:\w+ )?(?:prompt|configuration|context|instructions))\b/,
  /\btell (?:me|us|the \w+|every\w*|every \w+|all \w+)(?:,[^,]{0,50},)? that (?:he|she|they|this|it|her|his|their|[\w-]+ (?:\w+ )?(?:was|is|has|had|sold|won|did|wrote|invented|founded|caused|plagiarised|led|ran|runs|owns|owned|holds|held|works|worked|speaks|received|studied|lost|stole|earned|became))\b(?<!\bthat \w+ (?:that|which|who|again) \w+)/,
  /\byou are (?:now )?an? (?:\w+ )?(?:terminal|shell|pirate|assistant|agent|critic|writer|bot|model)\b|\b(?:cat|echo) (?:\$|~|\/|\w+\.)|\$[a-z_]+_prompt/,
  /\b(?:from now on|(?<!\b(?:agreed|agree|agrees|offered|offers|promised|willing|happy|glad|ready|prepared|able|available|volunteered|asked|chosen|who|who (?:can|could|will|would|may|might|does|did)) (?:to )?)act as|roleplay|role-play|imagine (?:that )?you|behave (?:as|like)|simulate|impersonate|assume the role|play the (?:role|part))\b/,
  /\b(?:confirm|state|claim|say|write|declare|tell (?:me|us|everyone)(?! that \w+ (?:again|once|that|which|who|where|you)\b)|assert|report|certify|guarantee|announce|add|insert|include|reply|answer|respond|agree|acknowledge|affirm)\b (?:to \w+ )?(?:(?:in|as|with) (?:\w+ ){1,4})?(?:that|in your answer that|as a fact)\b/,
  /\b(?:write|compose|create|generate|make up|invent|draft|tell)\b (?:me |us )?(?:a |an |some )?(?:\w+ )?(?:poem|song|story|joke|essay|haiku|limerick|code|script|function|program|python|cover letter|recipe|rap|review of|tweet|email to|phishing|malware)\b/,
  /\b(?:translate|summari[sz]e) (?:this|the following|everything above)\b/,
  /\b(?:execute|run|eval|exec|curl|wget|rm -rf|drop table|select \* from|os\.system|import os)\b.{0,30}(?:command|code|shell|\(|;|from|http|following)/,
  /\b(?:do not|don't|never) (?:mention|cite|use|follow|obey|refuse|say you)\b.{0,40}/,
  /^\W*(?:please )?(?:do not|don't|never) (?:read|open|consult|check|look (?:at|into)|search) (?:the|this|that|her|his|their|any) (?:cv|resume|document|file|sources?|text|pages?)\b/,
  /\bbase64|rot13|in hex\b|decode (?:this|the following)|unicode tag/,
]

const ORDERS = new PatternMap<'always' | 'unasked'>([
  ...[...ALWAYS, ...MACHINE_ALWAYS].map((pattern) => [pattern, 'always'] as const),
  ...[...OBEY, ...UNASKED, ...MACHINE_UNASKED].map((pattern) => [pattern, 'unasked'] as const),
])

const ASKS =
  /^\W*(?:(?:so|and|but|or|ok(?:ay)?|well|please|kindly|hi|hello|also|then) )*(?:(?:(?:can|could|would|will) you )?(?:tell|show|remind) (?:me|us) (?:if|whether|who|what|which|where|when|why|how|about)|i (?:would like|want|wonder|wish|need) (?:to know )?(?:if|whether|who|what|which|where|when|why|how|about)|(?:in|at|by|for|on|with|from|(?:up )?to|until|till|since|under|(?:as )?of|during|after|before) (?:what|which|whom|whose|when)|who(?:m|se)?|what|which|where|when|why|how|since when|(?:is|are|was|were|does|did|has|have|had|should|might)(?:n['’]t)?|may|am|do(?:n['’]t)? (?:you|they|we|i|his|her|their|the|any)|(?:can|could|will|would)(?:n['’]t)?(?! (?:you )?(?:please |kindly |just )*(?:reply|respond|answer|say|print|act as|role-?play|add|insert|bypass|override|skip|execute|make up|generate|translate|run the|tell (?:every\w*|all|the))\b))\b/

const SOURCE =
  '(?:cvs?|resumes?|curriculum|documents?|sources?|texts?|files?|pages?|papers?|records?|facts|evidence|passages?|profile|material|contents?|data|quotes?|citations?|what (?:it|they|is written|stands|you (?:read|see|find)))'
/** Sets aside what the answer would rest on: 'regardless of what the sources say'. */
const ASIDE = new RegExp(
  `\\b(?:disregard(?:ing)?|ignor(?:e|ing)|forget(?:ting)?|overlook(?:ing)?|skip(?:ping)?|bypass(?:ing)?|(?:set|put|leave|lay|push|setting|putting|leaving|laying)(?: \\w+){0,4} (?:aside|to one side|out of account)|never ?mind|regardless of|irrespective of|no matter (?:what|how|whether)|whatever|whether or not|despite|in spite of|contrary to|against|without (?:\\w+ ){0,3}(?:at|in|into|to|with|reading|checking|consulting|citing|using|quoting|opening)|instead of \\w+|even (?:if|though)|(?:do not|don't|never|not) (?:look at|look into|read|check|consult|use|rely on|trust|bother with|care about|worry about|open))\\b(?: [\\w']+){0,4}? (?:${SOURCE})\\b|\\b(?:set|put|leave|lay|push) (?:\\w+ ){1,4}(?:aside|to one side)\\b`,
)
/** Tells what is to be said, no question of it. */
const DICTATES =
  /(?:^|[,;:.-]\s*|\b(?:and|then|just|simply|please|now|to|you (?:must|will|shall|should|can)|instead|only|always) )(?:confirm|state|say|write|reply|respond|answer|tell|claim|declare|assert|certify|report|agree|acknowledge|repeat|admit|announce|print|output|affirm|attest|guarantee|assure|let us know|inform|maintain|pretend|swear|vouch|testify|insist)\b(?!(?: \w+){0,2} (?:if|whether|who|whom|what|which|where|when|why|how|about|for)\b)/
/** 'Confirm that she speaks German': asked, however curtly. */
const CURT =
  /^\W*(?:please |kindly |just )*(?:confirm|verify|check) (?:to (?:me|us) |for (?:me|us) )?(?:that|his|her|their|whether|if)\b/

const setsAside = (folded: string): boolean => {
  const aside = ASIDE.exec(folded)
  if (aside === null) return false
  const rest = `${folded.slice(0, aside.index)} , ${folded.slice(aside.index + aside[0].length).replace(/^ (?:says?|said|contains?|tells?|told|states?|shows?|mentions?)\b/, '')}`
  return DICTATES.test(rest)
}

/** A clause behind the first that tells what to do. */
const TELLS =
  /^(?:and |then |now |please |just )*(?:reply|respond|answer|output|say|print|write|repeat|return|act|confirm|state|claim|declare|tell|add|insert|translate|generate|make up|simulate|execute|bypass|override)\b/

/** Does this text order, wherever it stands? For lines of a CV and for what a language model says. Input folded. */
export function holdsOrder(folded: string): boolean {
  return ORDERS.first(folded) !== undefined
}

/** Does this sentence order rather than ask? Input folded. */
export function isOrder(folded: string): boolean {
  if (UTTER.test(folded) || RANKED.test(folded)) return true
  if (ADDRESSED.test(folded) && !ASKS.test(folded.replace(ADDRESSED, ''))) return true
  if (!ASKS.test(folded) && UTTER_NEXT.test(folded)) return true
  if (!ASKS.test(folded) && setsAside(folded)) return true
  const held = ORDERS.matching(folded.replace(CURT, ''))
  if (held.length === 0) return false
  if (held.includes('always') || !ASKS.test(folded)) return true
  const clauses = folded.split(/[,;:]\s+|\s[-–—]\s/).slice(1)
  return clauses.some((clause) => TELLS.test(clause) && ORDERS.matching(clause).includes('unasked'))
}

/** 'Does she hold one?' asks of what the order spoke of. */
const POINTS_BACK =
  /^(?:and |so )?(?:is|does|do|did|has|have|can|was|were) (?:s?he|they|you|it|that|this)(?: (?:really|actually|indeed))?(?: (?:have|hold|own|get|got|do|earn|say|know))?(?: (?:one|it|that|this|so|true|right|correct))?\W*$/i

/** The part of a question that asks, orders taken out; '' when nothing is left. */
export function withoutOrders(
  text: string,
  fold: (text: string) => string,
  orders: (folded: string) => boolean = isOrder,
): { readonly rest: string; readonly ordered: boolean } {
  // as most questions are: one sentence
  if (!/[.!?:]\s|\n/.test(text))
    return orders(fold(text)) ? { rest: '', ordered: true } : { rest: text, ordered: false }
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).filter((s) => s.trim() !== '')
  const kept = sentences.filter((s) => !orders(fold(s)))
  const ordered = kept.length < sentences.length || (sentences[0] !== text && orders(fold(text)))
  if (!ordered) return { rest: text, ordered }
  // what is left must itself be a question, or it belongs to the order
  const rest = kept.filter(
    (s) =>
      /\?\s*$/.test(s) ||
      /^\s*(?:who|whom|whose|what|which|where|when|why|how|is|are|does|do|did|has|have|can)\b/i.test(s),
  )
  const asked = rest.join(' ').trim()
  return { rest: POINTS_BACK.test(asked) ? '' : asked, ordered }
}
