/** Ways to reach somebody, as they stand in a line. */
export const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,200}/
export const PHONE = /\+?\(?\d[\d ()./-]{7,}\d/
export const URL =
  /https?:\/\/|www\.|(?<!@[\w.-]{0,40})\b[\w-]{1,63}\.(?:example|com|org|net|io|dev|me|de|fr|uk|eu|co)\b/i

const OF_OTHERS =
  'agents?|agency|representation|represented by|referees?|references?|supervis(?:or|ed by)|(?:line )?manager|superior|guardian|parents?|mentor'
/** Forms ask for them in several words: 'Next of kin / relationship', 'Emergency contact name and number'. */
const OF_KIN = `(?:next of kin|nearest (?:relative|kin)|(?:in case of )?emergency(?: contact)?|spouse|(?:father|mother|husband|wife)(?:['’]s)?)(?:(?: ?/ ?| )\\p{L}{1,14}){0,4}`
const WHOSE = '^\\W{0,4}(?:(?:my|his|her|their) )?'
const ASIDE = '(?: ?\\([^()]{1,40}\\))?\\s*'
const LEAD = `${WHOSE}(?:(?:${OF_OTHERS})\\b|${OF_KIN})${ASIDE}`
/** A label of a line, after which the number of somebody else follows. */
export const OTHERS_LABEL = new RegExp(`${LEAD}(?:[:–—|-]|$)`, 'iu')
/** The same as the first cell of a row, whose text has a comma between its cells. */
export const OTHERS_ROW = new RegExp(`${LEAD}(?:[:–—|,-]|$)`, 'iu')
/** A line or a row of relatives, whose numbers are nobody's business. */
export const KIN_LINE = new RegExp(`${WHOSE}${OF_KIN}${ASIDE}(?:[:–—|,-]|$)`, 'iu')
