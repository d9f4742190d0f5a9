/** 'Who was her predecessor?', 'How many people applied?': what few CVs tell, and none without a word of it. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

const WHO = '(?:s?he|they|you)'
const WHOSE = '(?:his|her|their|your)'

/** What is asked for, and the words of which a line that tells it has one. */
const UNHELD: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    new RegExp(
      `^(?:and |so )?who (?:was|were|is) ${WHOSE} predecessors?\\b|^(?:and |so )?who (?:had|held|did) (?:this|that|the|${WHOSE}) (?:\\w+ )?(?:post|job|position|role) before ${WHO}\\b|^(?:and |so )?who(?:m)? did ${WHO} (?:succeed|replace|take over from)\\b`,
    ),
    /\b(?:predecessors?|succe(?:ed(?:ed|ing)?|ssors?|ssion)|took over|taking over|taken over|replac(?:ed|ing)|inherit\w*|handed (?:it |them |the \w+ )?(?:over|on)|handover|before me|stepped in|stepping in|vacan\w+|filling in)\b|\b(?:after|when|as|on|upon)\b[^.;]{1,40}\b(?:retire[ds]?|retirement|left|death|died|departure|resign\w*)\b/i,
  ],
  [
    new RegExp(
      `^(?:and |so )?who (?:was|were|is|became) ${WHOSE} successors?\\b|^(?:and |so )?who (?:succeeded|replaced|took over from) (?:him|her|them|you)\\b`,
    ),
    /\b(?:successors?|succe(?:ed|ss)\w*|took (?:it )?over|taken over|replac\w+|hand(?:ed|ing)|handover|pass(?:ed|ing) (?:it |them )?(?:on )?to|follow(?:ed|ing)|after me|gave (?:it|them) (?:up )?to|given to|now (?:led|run|headed|kept|in the hands)|sold|in other hands|trained up)\b/i,
  ],
  [
    new RegExp(
      `^(?:and |so )?how many (?:other )?(?:people|candidates|applicants|others|persons)? ?(?:had )?(?:applied|competed|were there|was ${WHO} (?:chosen|selected|picked) (?:from|out of))(?: \\w+)* (?:for|against|with) (?:${WHOSE}|the|that|this) (?:\\w+ ){0,3}(?:post|job|position|place|role|office|scholarship|fellowship)\\b`,
    ),
    /\bappli(?:ed|c\w+)|\bcandidates?\b|\b(?:out of|from|among|against) (?:about |some |over |more than )?(?:\d|hundreds)|\b(?:chosen|selected|picked)\b/i,
  ],
  [
    new RegExp(
      `\\bhow (?:many days|many weeks|much)(?: of)? (?:paid |annual |yearly )*(?:holidays?|leave|vacation|time off) (?:does|do|is|are|did|has|have|would) ${WHO}\\b|\\bhow many (?:holidays|days off|vacation days) (?:does|do|has|have) ${WHO}\\b`,
    ),
    /\bannual leave\b|\b(?:holiday|leave) (?:entitlement|allowance|days)\b|\b(?:days?|weeks?)['’]?(?: of)? (?:paid |annual |unpaid )*(?:holidays?|leave|vacation)\b|\b(?:holidays?|leave|vacation|time off)\b[^.;]{0,20}\d|\bdays off (?:a|per) year\b/i,
  ],
  [
    new RegExp(
      `\\b(?:elected|voted in|sworn in|stood|serv(?:e|ed|ing)|sit|sat)\\b[^?]{0,20}\\b(?:councill?or|mayor|deputy mayor|member of parliament|senator|congress(?:wo)?man)\\b`,
    ),
    /(?:^|\b(?:as|was|am|been|became|is|former|elected) (?:an? |the )?)(?:[a-z]+ ){0,2}(?:councill?or|mayor)\b|\bcouncill?or,? (?:for|since|from|\(|\d)|\bmayor of\b|\bparliament|\bsenat|\bcongress|\belected\b|\bcouncil (?:seat|member)|\b(?:member|seat|sat) (?:of|on) [^.;]{0,30}\bcouncil\b/i,
  ],
  [
    new RegExp(`\\b(?:party|whom?|what) (?:does|do|did|would|has) ${WHO} votes?d?(?: for)?\\b`),
    /\bvot(?:e[ds]?|ing)\b|\bpart(?:y|ies)\b(?! wall)|\bcouncillor\b|\bpolitical\b/i,
  ],
  [
    new RegExp(
      `\\b(?:which|what) (?:political )?party (?:does|do|did|is|was|has|have) ${WHO} (?:belong|a member|in|join|been|support|represent|active|stand|run)\\b`,
    ),
    /(?<!\b(?:working|search|rescue|third|boarding|garden|dinner|birthday|landing|parliamentary) )\bpart(?:y|ies)\b(?! wall)|\bpolitical\b|\b(?:[a-z]+ )?(?:councillor|deputy|senator|candidate) for the\b|\b(?:member of|stood for|ran for) (?:the )?(?:greens|labour|liberals|conservatives|social democrats|christian democrats|democrats|republicans)\b/i,
  ],
  [
    /^(?:and |so )?(?:what|which|how much|how high)\b.{0,40}\broyalt(?:y|ies)\b/,
    /\broyalt(?:y|ies)\b|\blicen[cs](?:e|es|ing) (?:fees?|income|revenues?)\b|\b(?:per cent|percent|%|share) of (?:the |each |all |net )?(?:sales|price|proceeds|profits?|revenue)\b|\bper (?:copy|unit|piece) sold\b/i,
  ],
]

/** The same, of which a yes would need a word, too. */
const UNHELD_AT_ALL: typeof UNHELD = [
  [
    /\b(?:public|professional|product|employers?['’]?|third[- ]party|malpractice) (?:liability|indemnity|insurance)\b|\b(?:liability|indemnity|malpractice) (?:insurance|cover(?:age)?)\b/,
    // what one's tools are insured for is another cover
    /liabilit|indemni|malpractice|third[- ]party|\binsurance\W{1,3}(?:up to|cover|\w+ cover)|\b(?:fully|self|am|is|was|are) insured\b(?! for)|\b(?:own|carry|carries|with|have|has) (?:\w+ )?insurance\b|\binsurance up to\b/i,
  ],
  [
    /\b(?:book of (?:business|clients)|(?:client|customer|patient) (?:following|book)|portable (?:clients?|business|book)|(?:clients?|customers?) (?:\w+ ){0,3}?(?:would |will |could |can )?(?:come|follow|bring|move)(?:ing)? (?:along )?with (?:him|her|them|you)\b)/,
    /\bbook of\b|\bfollowing\b(?= (?:of|worth)|[^.;]{0,20}(?:client|customer|patient))|(?:client|customer|patient)s? (?:following|book)|\bportable\b|\b(?:come|came|follow(?:ed)?|bring|brought|move|moved|take|took)\b[^.;]{0,30}\b(?:with me|clients|customers|patients)\b/i,
  ],
]

/** Is such a thing asked for, and has no line a word of it? */
export function asksUnheld({ units }: Facts, { folded, yesno }: Pick<Question, 'folded' | 'yesno'>): boolean {
  const among = yesno ? UNHELD_AT_ALL : [...UNHELD, ...UNHELD_AT_ALL]
  const told = among.find(([asked]) => asked.test(folded))?.[1]
  return told !== undefined && !units.some(({ unit }) => told.test(unit.text))
}
