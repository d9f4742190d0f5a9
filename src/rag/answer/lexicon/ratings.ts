/** How well one knows something, as design tools and forms put it: in a word by itself, in dots, in stars or in bars. */

const SIGNS = '[■-◿★☆⬤⬛⬜█▓▒░]'
/** Dots, stars or bars that are nothing else, with a percentage or a fraction at most. */
const RATING = new RegExp(`^(?:${SIGNS} ?){3,12}(?:\\d{1,3} ?%|\\d{1,2}/\\d{1,2})?$`, 'u')
/** A line that ends so, or has a word behind: 'Opera ●●●●○ Advanced'. */
const RATED = new RegExp(`(?:${SIGNS} ?){3,12}(?:$|\\s)`, 'u')
/** Folded. */
const LEVEL =
  /^(?:(?:near[ -])?native(?: (?:speaker|or bilingual(?: proficiency)?|proficiency|language))?|mother tongue|first language|bilingual|fluent|(?:absolute |complete )?beginner|novice|basic|elementary|(?:pre-|upper[ -]|lower[ -])?intermediate|advanced|expert|master|proficient|competent|familiar|conversational|(?:full |limited )?(?:professional|working|elementary)(?: working)?(?: proficiency)?|[abc][12](?: ?[–—-]? ?\(?\p{L}[\p{L} -]{2,24}\)?)?)$/u

export const isRating = (line: string): boolean => RATING.test(line)
export const isRated = (line: string): boolean => RATED.test(line)
/** @param folded a whole line */
export const isLevel = (folded: string): boolean => LEVEL.test(folded)
