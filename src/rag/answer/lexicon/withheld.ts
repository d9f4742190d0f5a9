/** What a CV may name and keep to itself: a password, an address, an illness. */

/** Things that somebody asks for to use them: that they are to be had elsewhere is no answer. */
export const USED =
  /\b(passwords?|passcodes?|pass phrase|pin(?: code)?|access codes?|(?:phone|telephone|mobile|register|registration|licen[cs]e|membership|certificate|permit|account|pin|personal) numbers?|(?:e-?mail|home|postal|street|private) address(?:es)?)\b/

/** One's own: what a doctor treats or a researcher looks into is another matter. */
export const ILLNESS =
  /\b(?:which|what)(?: kind of| sort of| type of)? (?:serious |long )?(?:illness|disease|sickness|medical condition|operation|surgery|injury) (?:did|has|had|does|was) (?:he|she|they) (?:have|had|ha[ds]|get|got|suffer\w*|undergo\w*|recover\w*|treated for|off (?:with|for)|go through)\b|\bwhat (?:was (?:he|she|they) (?:ill|sick) with|(?:is|was) (?:his|her|their) (?:illness|disease|injury))\b/

/** One's own days off sick, which hardly any CV counts. */
export const ABSENCE =
  /\bhow (?:many|often|long|much)\b.*\b(?:(?:was|were|has|have|had|did|is|are) (?:he|she|they|you)\b.*\b(?:absent|absences?|off (?:sick|ill|work)|ill|illness|sick|sickness|sick leave)|(?:his|her|their|your) (?:sick|sickness|absence) (?:days|record|leave))\b/
/** A line that may tell of such. */
export const ABSENT =
  /\b(?:ill|illness|unwell|sick(?:ness)?|absen(?:t|ce|ces)|off (?:work|for)|hospital|surgery|operation|operated|recover(?:y|ed|ing)|convalesc\w+|malaria|covid|burn-?out|injur\w+|accident|health reasons)\b/i

/** Does it ask for what a CV may name and keep to itself? */
export const mayBeWithheld = (folded: string): boolean => USED.test(folded) || ILLNESS.test(folded)
