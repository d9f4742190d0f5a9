/** Headings that stand between those of posts or studies, and name none. */
import { looksLikeTitle } from '../lexicon/names.ts'

const NUMBERING = /^(?:\d+(?:\.\d+)*[.)]?|[a-z]\))\s+/
const BETWEEN_POSTS =
  /^(?:what (?:the|else)|and|or|but|also|before|after|between|in between|otherwise|earlier|later|other|selected|further|additional|previous|various|short(?:er)?|small(?:er)?|odd|miscellaneous|notes?|interruptions?|gaps?|breaks?|pauses?|interludes?|intermezzos?|courses?|coursework|modules?|electives?|examinations?|exams?|professional exam\w*)(?!\p{L})(?!.*\p{Lu})/u

/** 'Interruptions', 'Before the public service', 'Selected coursework', '— idle loop —': no house, no school, no title. */
export function namesNobody(heading: string): boolean {
  const text = heading.replace(NUMBERING, '')
  if (/^[–—~]/.test(text)) return true
  // 'Course leader' is a title
  return BETWEEN_POSTS.test(text.charAt(0).toLowerCase() + text.slice(1)) && !looksLikeTitle(text)
}
