/** 'How long was the pool at …?', 'how long was the course?': what has a length of its own, other than that of the post. */
import type { Entry } from '../entries/entry.ts'
import { stem, words } from '../text/text.ts'

/** 'How long was the pool at …', 'How long is the bridge': what has a length of its own, unless a post's header is of it. */
export function isThing(folded: string, { text, kind }: Entry): boolean {
  const [, noun = ''] = THING.exec(folded) ?? []
  if (noun === '' || LASTS.test(noun)) return false
  const asked = stem(noun)
  return kind === 'projects' || !words(text).some((w) => w.stem === asked)
}

export function isCourse(folded: string, header: string): boolean {
  const [, noun = ''] = THING.exec(folded) ?? []
  const asked = stem(noun)
  return COURSES.test(noun) && !words(header).some((w) => w.stem === asked)
}
const COURSES =
  /^(?:courses?|training|degrees?|study|studies|program(?:me)?s?|ph\.?d|doctorate|master'?s?|bachelor'?s?|diplomas?|certificates?|workshops?|seminars?)$/

const THING =
  /\bhow long (?:was|is|were|are) (?:the|an?|that|this|its) (?:[\w'-]{1,30} ){0,2}?([\w'-]{1,30})(?= (?:at|in|for|on|of|with|by|that|which)\b|\W*$)/
const LASTS =
  /^(?:stays?|stints?|spells?|time|tenure|terms?|periods?|contracts?|employment|engagements?|internships?|placements?|apprenticeships?|trainee(?:ship)?s?|training|courses?|degrees?|study|studies|program(?:me)?s?|ph\.?d|doctorate|master'?s?|bachelor'?s?|jobs?|posts?|roles?|positions?|careers?|breaks?|gaps?|leave|sabbatical|secondments?|service|projects?|residenc(?:y|ies)|fellowships?|assignments?|appointments?|postings?|work|experience)$/
