/** What the CV speaks of and keeps to itself: a password 'on request', an illness that it does not name. */
import type { Facts } from '../facts/facts.ts'
import { ABSENT, asksAbsence, ILLNESS, USED } from '../lexicon/withheld.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from '../ranking/reader.ts'

const ON_REQUEST =
  /(passwords?|passcodes?|phrase|pin|codes?|numbers?|address(?:es)?)\b[^.;,\n]{0,30}\b(?:(?:up)?on (?:request|demand|application)|if you ask|(?:just )?ask (?:me|for it))\b/i
/** By its name, or by the part of the body. */
const NAMED =
  /\p{Lu}\p{L}+(?:['’]s)? (?:disease|syndrome)(?!\p{L})|\p{L}{3}(?:itis|osis|emia|aemia|omyelia|pathy)(?!\p{L})|\b(?:cancer|fever|sepsis|ulcers?|shingles|dengue|typhoid|tuberculosis|polio|measles|lupus|anorexia|bulimia|arthrosis|infections?|disorders?|tumou?r|lymphoma|melanoma|leuk\p{L}+|carcinoma|covid\S*|corona|influenza|flu|pneumonia|malaria|depression|burn-?out|stroke|heart|migraine|epilepsy|asthma|diabetes|hernia|appendix|slipped|fractur\p{L}+|broke|broken|torn|tore|rupture\p{L}*|sprain\p{L}*|nodules?|cataracts?|tinnitus|back|backs|knees?|hips?|shoulders?|elbows?|wrists?|ankles?|hands?|arms?|legs?|foot|feet|eyes?|ears?|tendons?|ligaments?|lungs?|kidneys?|gall|spine|spinal|disc|vocal|collarbone|ribs?|skull|concussion|tibia|accident|fall|fell off|fell from|multiple sclerosis|long covid|operation on|surgery on|injur\p{L}+)(?!\p{L})/iu

/** 'Was he off sick last winter?' */
const WAS_ILL =
  /^(?:and |so )?(?:was|were|has|have|is|are) (?:he|she|they|you) (?:ever |often |been |recently |also |already ){0,3}(?:off (?:sick|ill)|on sick leave|signed off(?: sick)?|ill|sick)\b/
/** Of anybody, for that may be meant. */
const ILL =
  /\b(?:sick\w*|ill|illness\w*|unwell|absen\w+|off work|burn-?out|health|(?:my|an?|two|his|her) (?:\w+ )?(?:operations?|surgery|injur\w+|accident|fractures?|stroke)|operated on|recover\w*|convalesc\w+|accident|cancer|covid\w*|infection|broke (?:my|his|her|an?)|depress\w+)\b/i

/** 'What is the real name of the bank?', 'Which carrier was it?' */
const ASKS_NAME =
  /\b(?:names? of|what (?:is|was|are|were) .{2,60} (?:called|named)|(?:real|actual|true|full) names?)\b|^(?:and |so )?(?:who|which|what) (?:[\p{L}-]+ ){0,2}(?:is|was|were|are) (?:the|this|that|it|behind)\b/u
const NO_NAME =
  /\b(?:names? (?:is |are |was )?(?:withheld|not (?:disclosed|given|named|stated)|undisclosed|confidential|kept back|on request|under NDA)|(?:client|customer|employer|company|firm|house) (?:withheld|undisclosed|confidential)|(?:may|can|must) ?not be named|anonymi[sz]ed)\b/i

/** Is it named, and does the CV say no more of it than that there is one? */
export function asksWithheld(
  { units }: Facts,
  { folded, yesno }: Pick<Question, 'folded' | 'yesno'>,
  best: Pick<Candidate, 'unit'> | undefined,
): boolean {
  if (yesno) return WAS_ILL.test(folded) && !units.some(({ unit }) => ILL.test(unit.text))
  if (ILLNESS.test(folded)) return !units.some(({ unit }) => NAMED.test(unit.text))
  if (asksAbsence(folded)) return !units.some(({ unit }) => ABSENT.test(unit.text))
  const line = units[best?.unit ?? -1]?.unit.text ?? ''
  if (ASKS_NAME.test(folded) && NO_NAME.test(line)) return true
  const asked = USED.exec(folded)?.[1]
  if (asked === undefined || best?.unit == null) return false
  const said = ON_REQUEST.exec(units[best.unit]?.unit.text ?? '')?.[1]?.toLowerCase()
  return said !== undefined && asked.includes(said.replace(/(?:es|s)$/, ''))
}
