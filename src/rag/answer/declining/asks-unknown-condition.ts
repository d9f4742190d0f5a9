/** 'Does she treat people who stammer?', where the CV tells of patients and of no such trouble. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

/** What one may have, each with the words that may say it; wide, for a CV may put it otherwise. */
const CONDITIONS: readonly RegExp[] = [
  /\b(?:stammer|stutter|dysfluen|disfluen|fluency)\w*/i,
  /\b(?:autis|asperger|asd\b|neurodiver|spectrum)\w*/i,
  /\b(?:adhd\b|attention deficit|hyperactiv|neurodiver)\w*/i,
  /\b(?:dyslexi|reading difficult|specific learning|neurodiver|spld\b)\w*/i,
  /\b(?:dementia|alzheimer|memory|cognitive)\w*/i,
  /\b(?:diabet|insulin|endocrin|metabolic|glucose|hba1c)\w*/i,
  /\b(?:epilep|seizure|convulsi|neurolog)\w*/i,
  /\b(?:parkinson|movement disorder|neurolog)\w*/i,
  /\b(?:multiple sclerosis|ms\b|neurolog)\w*/i,
  /\b(?:asthma|respirat|lungs?\b|inhaler|copd|pulmon|airway)\w*/i,
  /\b(?:eating disorder|anorexi|bulimi)\w*/i,
  /\b(?:addict|substance|alcohol|drugs?\b|dependen|opioid|recovery|withdrawal|detox)\w*/i,
  /\b(?:schizophren|psychosis|psychotic|psychiatr|mental)\w*/i,
  /\b(?:bipolar|manic|mood|psychiatr|mental)\w*/i,
  /\b(?:deaf|hearing|hard of hearing|audiolog|cochlear|sign(?:ing)? language|bsl\b)\w*/i,
  /\b(?:cerebral palsy|neurolog|disab)\w*/i,
  /\b(?:down(?:['’]s)? syndrome|trisomy|learning disab|intellectual|special)\w*/i,
  /\b(?:hiv\b|aids\b|antiretroviral|sexual health|infectious)\w*/i,
  /\b(?:cleft|palate|craniofacial|maxillofacial)\w*/i,
  /\b(?:arthrit|rheumat|joints?\b)\w*/i,
  /\b(?:eczema|psoriasis|skin|dermat)\w*/i,
]
const PEOPLE =
  '(?:people|patients?|clients?|children|kids|adults|babies|infants|teenagers|youngsters|pupils|students|men|women|those|anyone|anybody|someone|somebody|residents|animals|dogs|cats|horses)'
/** What one does to or for such people at work. */
const ASKED = new RegExp(
  `^(?:and |so )?(?:does|do|did|has|have|can|could|is|are) [^,;]{1,40}?\\b(?:treat|see|help|work(?:ed|ing)? with|look(?:ed|ing)? after|care[ds]? for|support|teach|assess|treated|seen|helped|taught|supported|assessed|treating)\\b (?:(?:any|many|some|also|young|older) )*(?:${PEOPLE} (?:who|with|that|suffering|living|affected)\\b)(.*)`,
)

/** Only of one condition alone: of 'autism or epilepsy' one may be told of. */
export function asksUnknownCondition({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const asked = ASKED.exec(folded)?.[1]
  if (asked === undefined) return false
  // one word may be of several ('neurological'), and each is to be looked for
  const such = CONDITIONS.filter((condition) => condition.test(asked))
  return (
    such.length > 0 &&
    !/\b(?:and|or)\b/.test(asked) &&
    !units.some(({ unit }) => such.some((condition) => condition.test(unit.text)))
  )
}
