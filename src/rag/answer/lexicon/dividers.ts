/** What stands above some of the things of a list and names none of them: 'Recent', '2019–2021', 'Those worth naming'. */
import { isDateAlone } from '../text/dates.ts'

const WHEN =
  'recent(?:ly)?|most recent|latest|newest|new|earlier|early|earliest|older|old|later|previous(?:ly)?|past|former(?:ly)?|before(?: that| then)?|since(?: then)?|current(?:ly)?|present(?:ly)?|now|today|to come|upcoming|ongoing|finished|completed?|in progress|under way'
const WHICH =
  'selected|selection|a selection|main|chief|major|minor|important|key|chosen|some|a few|favou?rites|highlights|others?|all others|more|further|additional(?:ly)?|the rest|miscellaneous|various|also|in full'
const WHERE =
  'national(?:ly)?|international(?:ly)?|abroad|at home|local(?:ly)?|regional(?:ly)?|domestic|online|elsewhere'
const WORD = `(?:${WHEN}|${WHICH}|${WHERE})`
const NOUN =
  '(?: (?:ones?|works?|items|list|things|examples|entries|years|talks|papers|articles|books|publications|projects|awards|prizes|honou?rs|certificates|courses|clients|exhibitions|shows|memberships|roles))?'
const DIVIDER = new RegExp(`^(?:the |my )?${WORD}(?:,? (?:and |& |but )?${WORD})?${NOUN}$`, 'i')
/** 'Those worth naming', 'A few that I am proud of': words that point to what follows. */
const POINTS =
  /^(?:(?:the )?(?:following|these|those|ones?|a few|some|most|several|all)(?: of (?:them|these|those))?(?: (?:that|which|who|worth|i|to|are|of|most|still|in)\b[^\p{Lu}\d]{0,40})?|(?:this|here|among(?:st)? (?:them|others)|including|they|such as|for (?:instance|example))(?: \p{Ll}[^\p{Lu}\d]{0,30})?)$/u

/** Does it only part a list? */
export const divides = (heading: string): boolean => {
  const bare = heading.trim().replace(/[\s:.–—-]+$/, '')
  return (
    bare.length <= 48 &&
    (isDateAlone(bare) ||
      DIVIDER.test(bare) ||
      POINTS.test(`${bare.charAt(0).toLowerCase()}${bare.slice(1)}`))
  )
}
