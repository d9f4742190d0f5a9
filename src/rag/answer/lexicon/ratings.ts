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

const FULL = /[●★⬤⬛■█▓◆]/gu
const EMPTY = /[○☆⬜□░▒◇]/gu
/** 'Excel 4/5', 'Excel: 80 %', and nothing else. */
const OUT_OF = /^[^\d%]{2,40}[ :(](\d{1,2}(?:\.5)?) ?\/ ?(5|6|10)\)?$/
const SHARE = /^[^\d%]{2,40}[ :(](\d{1,3}) ?%\)?$/

/** How well, from 0 to 1, by the signs or the number behind a name; null where a line tells none. */
export function ratingOf(line: string): number | null {
  if (isRated(line)) {
    const [full, empty] = [line.match(FULL)?.length ?? 0, line.match(EMPTY)?.length ?? 0]
    return full + empty === 0 ? null : empty === 0 ? full : full / (full + empty)
  }
  const [, value, all] = OUT_OF.exec(line) ?? []
  if (value !== undefined && all !== undefined) return Number(value) / Number(all)
  const share = SHARE.exec(line)?.[1]
  return share === undefined ? null : Number(share) / 100
}
