/** The one time of which all is asked: '… in 2017?', 'During May 2017, …'; not 'since 2017', nor 'the 2017 report'. */
import { findDates } from '../text/dates.ts'
import { YESNO, type TimeSpan } from './question.ts'

/** What stands before a time in which something went on or happened. */
const WITHIN =
  /(?:^|[\s,(])(?:in|during|throughout|within|back in|as of|at any time in)(?: (?:the|all of))?(?: (?:year|whole of|course of))? ?$/
/** Other times are told by these, or what a time does not have to meet: how old one was, how long something is valid. */
const ELSEWHEN =
  /\b(?:before|after|since|until|till|from|by|between|when|while|once|following|prior|previous\w*|next|later|then|age|aged|how old|how long|valid\w*|expir\w*|lapse\w*|run out|runs out|due|in force|still|already|yet|live|lived|living|reside\w*|born|compared|than|leave|leaving|left|become|became)\b/

/** The one year or month that a question asks about ('… in 2017?', 'In May 2017, …'); null for any other. */
export function timeWithin(folded: string): TimeSpan | null {
  const [date, ...others] = findDates(folded)
  if (date === undefined || others.length > 0 || !date.single) return null
  if (YESNO.test(folded) || ELSEWHEN.test(folded)) return null
  const rest = folded.slice(date.end).replace(/^[\s,;:?!.)]+/, '')
  const lead = folded.slice(0, date.start)
  // of what stands behind it the year says which one it is: 'in the 2014 recall'
  const isWhole = rest === '' || /^\s*(?:and |so )?(?:in|during)\b/.test(lead)
  return isWhole && WITHIN.test(lead) ? { from: date.from, to: date.to } : null
}
