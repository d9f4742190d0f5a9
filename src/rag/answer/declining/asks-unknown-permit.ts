/** 'Has she got a diving licence?', of a CV that has not a word of diving: another certificate is no answer. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

/** Words, or the letters of a class where a line is of driving: C1 is a level of a language, too. */
const ofClass = (words: string, letters: string): RegExp =>
  new RegExp(`${words}|(?:[Ll]icen[cs]e|[Cc]ategor|[Dd]riv|[Cc]lass)[^.;]{0,40}?\\b${letters}\\b`)

/** What one may be allowed or certified to do, and whatever else may tell that one is. */
const PERMITS: readonly (readonly [asked: string, told: RegExp])[] = [
  [
    '(?:scuba[- ])?div(?:ing|er)',
    /\bdiv(?:e[drs]?|ers|ing)\b|scuba|\b(?:PADI|BSAC|CMAS|SSI|NAUI|SDI|TDI)\b/i,
  ],
  [
    '(?:flying|(?:private |commercial )?pilot|helicopter|glid(?:ing|er))',
    /pilot|\bfl(?:y|ies|ying|ew|own|ights?)\b|\b(?:[CP]PL|ATPL|LAPL|SPL)\b|glid(?:er|ing)|aviat|aircraft|helicopter/i,
  ],
  [
    '(?:drone|uav)',
    /drone|\bUA[VS]s?\b|\bRPAS\b|unmanned|remote pilot|\bA2 ?C ?of ?C\b|\bGVC\b|\bPfCO\b|part 107/i,
  ],
  [
    '(?:power ?boat|motor ?boat|boat(?:ing)?|sailing|skipper|yachtmaster|yacht)',
    /boat|skipper|sail|yacht|\b(?:RYA|ICC|STCW)\b|helm|coxswain|seafar|master mariner|mate'?s ticket|\bships?\b|vessel/i,
  ],
  [
    'fork[- ]?lift',
    /fork[- ]?lift|\b(?:FLT|RTITB|ITSSAR)\b|reach[- ]truck|counterbalance|lift truck|\btrucks?\b/i,
  ],
  [
    '(?:gun|firearms?|shotgun|weapons?|hunting|shooting)',
    /gun|firearm|weapon|hunt|shoot|rifle|\bgame\b|stalk/i,
  ],
  ['(?:fishing|angling)', /fish|angl/i],
  ['crane', /crane|\bCPCS\b|\bhoists?\b|slinger|lifting/i],
  ['chain ?-?saw', /chain ?-?saw|\bNPTC\b|\bCS ?3\d\b|fell(?:ing|er)|\bsaws?\b|arbor/i],
  [
    '(?:lorry|truck|hgv|lgv|heavy goods(?: vehicle)?)(?:[- ]driv(?:ing|er))?',
    ofClass(
      '[Ll]orr|[Tt]ruck|\\b[HL]GV\\b|[Hh]eavy|[Hh]aul|\\b[Cc]lass (?:1|2|one|two|A)\\b|\\bC(?:DL|PC)\\b',
      'C1?E?',
    ),
  ],
  [
    '(?:motor ?cycle|motor ?bike)(?:[- ](?:driv|rid)(?:ing|er))?',
    ofClass('[Mm]otor ?(?:cycle|bike)|\\bbikes?\\b|[Bb]iker|[Mm]oped|[Ss]cooter', 'A[12M]?'),
  ],
  [
    '(?:bus|coach|minibus)(?:[- ]driv(?:ing|er))?',
    ofClass('\\b[Bb]us(?:es)?\\b|[Cc]oach|[Mm]inibus|\\bP[CS]V\\b', 'D1?E?'),
  ],
  ['(?:taxi|cab|hackney|private hire)', /taxi|\bcabs?\b|hackney|private hire|minicab/i],
  ['(?:amateur |ham )?radio', /radio|call ?sign|\bVHF\b|\bGMDSS\b|\bSRC\b/i],
  [
    'first[- ]aid(?:er)?',
    /first[- ]aid|\b(?:EMT|ALS|BLS|CPR|AED|EFAW|FAW|REC)\b|life[- ]support|paramedic|resuscit|medic|nurs|life ?-?(?:guard|saving)|rescue|doctor|ambulance/i,
  ],
  ['life ?-?(?:guard|sav(?:ing|er))', /life ?-?(?:guard|sav)|\b(?:NPLQ|RLSS|DLRG)\b|rescue|\bpools?\b|swim/i],
  // a citizen is not cleared by that
  [
    '(?:security|government|defence|defense|secret|sc|dv)(?= clearance)',
    // 'Sc' of a degree is none of these
    /\b[Cc]lear(?:ance|ed\b(?! (?:up|out|away|with|in|by)))|\b[Vv]ett(?:ed|ing)\b|[Tt]op [Ss]ecret|\bTS\/SCI\b|\b(?:SC|DV|BPSS|CTC|NV[12])\b|[Pp]olygraph/,
  ],
  ['food (?:hygiene|safety|handling)', /hygiene|\bHACCP\b|food (?:safety|handl)/i],
]
const PAPER =
  '(?:licen[cs]es?|certificates?|certification|tickets?|qualifications?|permits?|badges?|cards?|clearances?)'
const ASKED = PERMITS.map(
  ([asked, told]) => [new RegExp(`\\b${asked}(?:['’]?s)? (?:instructor['’]?s? )?${PAPER}\\b`), told] as const,
)

/** Is such a paper asked for, and does no line of the CV speak of what it allows? */
export function asksUnknownPermit(
  { units }: Facts,
  { folded, lists }: Pick<Question, 'folded' | 'lists'>,
): boolean {
  if (lists) return false
  const told = ASKED.find(([asked]) => asked.test(folded))?.[1]
  return told !== undefined && !units.some(({ unit }) => told.test(unit.text))
}
