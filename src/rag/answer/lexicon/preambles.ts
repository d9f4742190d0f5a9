/** What sets the scene before a question ('If we signed today, …', 'For our files: …'): it says nothing about the CV. */
import { fold, words, type Word } from '../text/text.ts'

/** Words of hiring, and of how one comes to ask. */
const WEIGHTLESS: ReadonlySet<string> = new Set(
  `offer offers offered offering hire hires hired hiring sign signs signed signing signature contract contracts job jobs post
  position role vacancy deal agree agrees agreed agreement accept accepts accepted accepting take takes took join joins joined
  joining company firm organisation organization business employer today tomorrow tonight next week month soon immediately
  straight away right want wants wanted like liked need needs needed decide decides decided choose chose pick picks picked make
  makes made making give gives gave giving put table interview interviews meet meets meeting call calling phone file files
  record records form forms report paperwork notes boss manager colleague colleagues client clients director partner ask asks
  asked asking wonder wonders know knows go goes going went well work works worked out ahead someone somebody candidate
  successful employ employs employed appoint appoints appointed bring brought board hand invite invited quick quickly short
  brief honest honestly curious curiosity completeness sake interest clarity clear check checking sure case event assume suppose
  imagine assuming supposing provided providing presuming given considering condition come comes came things thing everything
  papers formality formalities question sort kind point moment please mind say let talk talked speak shortlist shortlisted
  start started open proceed convinced happy hypothetically theoretically purely practical practically planning plan plans
  purposes purpose reasons background preparation prepare preparing send sending reply write writing choice first day best
  two both jobs positions posts roles stints periods spells together combined adding added counting counted looking look whole
  entire career life history overall altogether total sum taking taken considered everyone team hr department committee
  one complete fill update finish sorry wrote`.split(/\s+/),
)

/** What is supposed: it has not happened. */
const SUPPOSED =
  /^(?:(?:and|so|but|ok|okay|well|now|then),? )?(?:if|suppose|supposing|imagin(?:e|ing)|assum(?:e|ing)|presum(?:e|ing)|say|let['’]?s (?:say|assume|suppose|imagine)|let us (?:say|assume|suppose|imagine)|provid(?:ed|ing)|in case|in the (?:event|case)|on condition|should (?:we|i|you|he|she|they|our|the)|were (?:we|i|you|he|she|they) to|had we)\b/
/** What may have happened, unless it is the one who asks that does it. */
const JOINED =
  /^(?:(?:and|so|but|ok|okay|well|now|then),? )?(?:given|once|when|after|before|as|since|because|with|while|until|now that)\b/
const OURS =
  /\b(?:we|us|our|i|my|me)\b|\b(?:contract|deal|offer|everything|all|formalit\w+) (?:is|are|has been|have been|goes|on the table)\b/
/** How one comes to ask, and how it is to be reckoned. */
const FRAMED =
  /^(?:for (?:my|our|the|your)\b|to (?:complete|fill|be|prepare|put|help)\b|just\b|(?:my|our) (?:boss|manager|colleagues?|client|director|partner|team|hr|question|first|next|last|committee)\b|(?:one|a|another) (?:thing|question|point)\b|from (?:our|my|your)\b|out of\b|in preparation|on behalf|purely|hypothetically|theoretically|sorry\b|taking|taken|looking|counting|considering|adding|all (?:in all|together)|overall|altogether|in (?:total|sum|all)|(?:as of|up to|to) (?:today|now|date|this day)$|as things stand)/
const ASKS_INSIDE = /\b(?:who|whom|whose|what|which|where|why|how)\b/

const QUESTION =
  /^(?:(?:and|so|then|please|also|kindly),? )*(?:(?:(?:in|at|by|for|on|with|from|to|until|since|under|of|after|as) )?(?:who|whom|whose|what|which|where|when|why|how)\b|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)(?:n['’]t)? |(?:tell|list|name|give|show|describe|state|summari[sz]e) )/
/** Leans on what was supposed: 'would she take it?' */
const LEANS = /(?<!\b(?:is|are|was|were) )\bthere\b|\b(?:it|this|one|ones|that)\b(?! (?:he|she|they|you)\b)/
const END = /[,:;.](?=\s)|\s[–—-](?=\s)/g
const TAIL =
  /,? (?=(?:if|once|after|before|when|assuming|supposing|provided|in case|as soon as|should we|were we)\b)/g
/** Ends of clauses that are looked at. */
const MOST = 3

/** The question that follows a clause that only sets the scene, or goes before it; as it is without one. */
export function withoutPreamble(text: string, known: ReadonlySet<string> = new Set()): string {
  for (const { index, 0: mark } of [...text.matchAll(END)].slice(0, MOST)) {
    const rest = text.slice(index + mark.length).trim()
    const folded = fold(rest)
    if (QUESTION.test(folded) && setsScene(text.slice(0, index), mark === ':', folded, known)) return rest
  }
  const tail = [...text.matchAll(TAIL)].at(-1)
  if (tail === undefined) return text
  const head = text.slice(0, tail.index)
  const clause = text.slice(tail.index + tail[0].length)
  const folded = fold(head)
  const follows =
    /^(?:if|assuming|supposing|provided|in case|should|were)/i.test(clause) ||
    /\b(?:we|our|i|my)\b/.test(fold(clause))
  if (!QUESTION.test(folded) || !follows || !asks(folded) || !setsScene(clause, false, folded, known))
    return text
  return head + (/\?\s*$/.test(text) ? '?' : '')
}

function setsScene(clause: string, colon: boolean, rest: string, known: ReadonlySet<string>): boolean {
  const folded = fold(clause).replace(/\s+/g, ' ').trim()
  const framed = FRAMED.test(folded)
  const supposed = SUPPOSED.test(folded)
  if (!framed && !supposed && !(JOINED.test(folded) && OURS.test(folded))) return false
  if (ASKS_INSIDE.test(folded.replace(/\bwant to know (?:what|who|how)\b/, ''))) return false
  if (!words(clause).every((word) => isWeightless(word, known))) return false
  return framed || colon || (!LEANS.test(rest) && asks(rest))
}

/** Does it ask for something by itself, unlike 'would she accept?'? */
const asks = (rest: string): boolean =>
  words(rest).some(({ stop, text }) => !stop && !WEIGHTLESS.has(text)) ||
  /\b(?:start|join|work|who|whom|when|where|how (?:soon|long|many|much))\b/.test(rest)

const isWeightless = ({ stop, text }: Word, known: ReadonlySet<string>): boolean =>
  (stop && text !== 'not') || WEIGHTLESS.has(text) || known.has(text.replace(/['’]?s?$/, ''))
