/** What a CV may name and keep to itself: a password, an address, an illness. */
import { inOrder } from '../text/in-order.ts'

/** Things that somebody asks for to use them: that they are to be had elsewhere is no answer. */
export const USED =
  /\b(passwords?|passcodes?|pass phrase|pin(?: code)?|access codes?|(?:phone|telephone|mobile|register|registration|licen[cs]e|membership|certificate|permit|account|pin|personal) numbers?|(?:e-?mail|home|postal|street|private) address(?:es)?)\b/

/** One's own: what a doctor treats or a researcher looks into is another matter. */
export const ILLNESS =
  /\b(?:which|what)(?: kind of| sort of| type of)? (?:serious |long )?(?:illness|disease|sickness|medical condition|operation|surgery|injury) (?:did|has|had|does|was) (?:he|she|they) (?:have|had|ha[ds]|get|got|suffer\w*|undergo\w*|recover\w*|treated for|off (?:with|for)|go through)\b|\bwhat (?:was (?:he|she|they) (?:ill|sick) with|(?:is|was) (?:his|her|their) (?:illness|disease|injury))\b/

/** One's own days off sick, which hardly any CV counts; how far those of others were brought down is another matter. */
const ABSENCE: readonly RegExp[] = [
  /\bhow (?:many|often|long|much)\b/,
  /\b(?:(?:was|were|has|have|had|did|is|are) (?:he|she|they|you)\b(?: (?:ever|also|been|have|had|take|taken|took|spend|spent|miss|missed|stay|stayed|get|fall|fallen|work|days?|time|because|of|for|through|with|on|in|as|a|any))* (?:absent|off (?:sick|ill|work)|ill|sick|absences?|sick(?:ness)? (?:absence|leave|days?))\b|(?:his|her|their|your) (?:own )?(?:sick|sickness|absence) (?:days|record|leave))\b/,
]
const SICK_DAYS: readonly RegExp[] = [
  /\bhow (?:many|much)(?: days (?:of|off|off with))? (?:sick|sickness|absence|illness)(?: (?:days?|leave|time|absence))?\b/,
  /^ (?:did|has|have|had) (?:he|she|they|you) (?:have|had|take|taken|need|needed)\b/,
]
export const asksAbsence = (folded: string): boolean => inOrder(folded, ABSENCE) || inOrder(folded, SICK_DAYS)
/** A line that may tell of such. */
export const ABSENT =
  /\b(?:ill|illness|unwell|sick(?:ness)?|absen(?:t|ce|ces|teeism)|off (?:work|for)|hospital|surgery|operation|operated|recover(?:y|ed|ing)|convalesc\w+|malaria|covid|burn-?out|injur\w+|accident|health reasons)\b/i

/** Does it ask for what a CV may name and keep to itself? */
export const mayBeWithheld = (folded: string): boolean => USED.test(folded) || ILLNESS.test(folded)
