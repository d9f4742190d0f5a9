/** 'Where did she go to school as a teenager?', of a CV that tells of universities alone. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'

const ASKED =
  /\b(?:(?:(?:secondary|high|grammar|primary|elementary|comprehensive|boarding|middle) school|sixth form|a[- ]levels|gcses?)\b(?! (?:teachers?|pupils?|students?|classes|children))|(?:to|at|in) school (?:as|when|while) )/
/** Where one learned oneself; where one taught or worked is another matter. */
const LEARNED =
  /^(?:and |so )?(?:where|(?:to |at )?(?:which|what)|when|how|in (?:which|what) (?:year|town|city))\b.*\b(?:go|went|attend(?:ed)?|leave|left|finish(?:ed)?|visit(?:ed)?|get|pass(?:ed)?|sit|take|took|do|grades?|results?|his|her|their|your)\b/
const TEACHES =
  /\b(?:teach(?:es)?|taught|work(?:ed|s)?|employed|job|post|head|lead|led|govern\w*|volunteer\w*)\b/
/** A school that one's children go to, and what a teacher is called. */
const OF_OTHERS =
  /\b(?:children|kids?|sons?|daughters?|twins|(?:boys|girls)(?!['’]? (?:high|grammar|secondary|primary|national|public|day|boarding|convent|school)))\b[^.;]{0,30}\bschool\b|\bschool (?:teachers?|governors?|inspectors?|counsell?ors?|nurses?|librarians?|caretakers?|run)\b/giu
/** A school, by its name or its leaving examination, in the languages whose names CVs keep. */
const SCHOOL =
  /(?<!\b(?:law|business|medical|graduate|summer|drama|art|film|music|code|coding|cookery|dental|nursing|design|divinity|driving|language|management|vet(?:erinary)?|trade|technical|winter|acting|ballet|dance|fashion|spring|doctoral|professional|evening|night) )\bschool\b(?! of\b)|\b(?:sixth[- ]form|a[- ]levels?|as[- ]levels?|o[- ]levels?|gcses?|igcses?|cses?|highers|leaving cert\w*|baccalaur\w*|baccalauréat|bac|abitur|matura|maturit\w*|bachillerato|vwo|havo|studentereksamen|stx|gymnasi\w*|lyc[ée]e|liceo|lyceum|gimn\w*|istituto|instituto|realschule|hauptschule|gesamtschule|fachabitur|bagrut|wassce|hsc|ssc|cbse|vce|k-?12|college(?! of\b)|academy|comprehensive|grammar|skole|skola|koulu|lukio|vidareg\w*|schul\w*)\b/iu

export function asksUnknownSchool(
  { units, mainKinds }: Facts,
  { folded, yesno }: Pick<Question, 'folded' | 'yesno'>,
): boolean {
  if (yesno || !ASKED.test(folded) || !LEARNED.test(folded) || TEACHES.test(folded)) return false
  return !units.some(
    ({ unit }) =>
      // where one works is no place where one learned
      mainKinds[unit.section] !== 'experience' && SCHOOL.test(unit.text.replace(OF_OTHERS, ' ')),
  )
}
