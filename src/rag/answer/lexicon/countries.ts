/** Countries and their parts as people name them behind a town. */
import { fold } from '../text.ts'

/** What Unicode's names leave out. */
const ALSO =
  'uk|u.k.|great britain|britain|england|scotland|wales|northern ireland|usa|u.s.a.|us|u.s.|united states of america|america|holland|the netherlands|czech republic|ivory coast|turkey|uae|emirates|republic of ireland|korea|south korea|north macedonia|macedonia|bosnia|burma|cape verde|congo|drc|catalonia|bavaria|flanders|wallonia|brittany|quebec|ontario|british columbia|alberta|nova scotia|new south wales|victoria|queensland|california|new york|texas|washington|massachusetts|illinois|oregon|colorado|florida|georgia|pennsylvania|ohio|michigan|virginia|north carolina|minnesota|arizona|maryland|new jersey'

const COUNTRIES: ReadonlySet<string> = new Set([...ALSO.split('|'), ...namesOfRegions()])

/** Every region that Unicode's data name in English. */
function namesOfRegions(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
  return letters.flatMap((a) =>
    letters.flatMap((b) => {
      const name = names.of(`${a}${b}`)
      return name === undefined ? [] : [fold(name)]
    }),
  )
}

/** Is it the name of a country, or of a state or part of one that stands where a country would? */
export const isCountry = (text: string): boolean => COUNTRIES.has(fold(text).replace(/^the /, '').trim())
