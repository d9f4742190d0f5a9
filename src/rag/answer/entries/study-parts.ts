/** What the parts of a header say of a study: 'MSc Robotics from the University of Harrow', 'Exchange year, Velden College'. */
import { namesSchool } from '../lexicon/names.ts'

/** What leads from a degree to who granted it. */
const FROM_SCHOOL = /\s+(?:from|with)\s+(?:the\s+)?(?=\p{Lu})/u
const LEADS = /^(?:from|at) (?:the )?(?=\p{Lu})/u

/** The parts, those that name both a degree and a school taken apart. */
export const studyParts = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const led = part.replace(LEADS, '')
    if (led !== part && namesSchool(led)) return [led]
    const [what = '', school, more] = part.split(FROM_SCHOOL)
    const isBoth =
      school !== undefined &&
      more === undefined &&
      namesSchool(school) &&
      !namesSchool(what) &&
      /^\p{Lu}/u.test(what)
    return isBoth ? [what, school] : [part]
  })

/** Words of what is studied for a time, where no degree is named. */
const STUDIED =
  /\b(?:course|certificate|studies|year|semester|term|class|programme|program|preparation|training|foundation|module|exam(?:ination)?s?|levels?|scholar|school-leaving|baccalaureate|abitur|matura|maturita|leaving)\b/i

/** What was studied, of parts of which none is known to say it: that which stands before the school, or else behind it. */
export function studyOf(parts: readonly string[], school: string | null): string | null {
  const at = school !== null && namesSchool(school) ? parts.indexOf(school) : -1
  if (at < 0) return null
  return [parts[at - 1], parts[at + 1]].find((part) => part !== undefined && mayBeStudied(part)) ?? null
}

/** 'Certificate in Law', 'Exchange year': a name of what is studied, and of no school. */
export const mayBeStudied = (part: string): boolean =>
  /^\p{Lu}/u.test(part) && STUDIED.test(part) && !namesSchool(part)
