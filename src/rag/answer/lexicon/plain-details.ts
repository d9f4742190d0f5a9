/** Details that one line tells plainly, beside the one that names the thing: how long it took, who leads it, how it was rated. */
import { NUMBER_WORDS } from '../text/word-lists.ts'
import type { Detail } from './detail.ts'

const SMALL = [...NUMBER_WORDS.keys()].filter((word) => word !== 'zero').join('|')
const NUMBER = `(?:\\d[\\d.,½]*|${SMALL}|an?|half an?)`
const LENGTH = `(?:about |almost |nearly |just |only |under |over |some |exactly )*${NUMBER}(?:-| )(?:and a half )?(?:minutes?|hours?|days?|weeks?|weekends?|months?|years?|seasons?|terms?)\\b`
const PLACE =
  '(?:\\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|joint \\w+|runner-?up)'

/** What is not told may stand in other words: that it lacks is never concluded. */
const detail = (asked: RegExp, around: RegExp, plain: RegExp): Detail => ({
  asked,
  around,
  told: [/[^]/],
  plain,
  within: 'paragraph',
  alone: true,
  whole: true,
})

export const PLAIN_DETAILS: readonly Detail[] = [
  // how long it took
  detail(
    /^how long (?:did|does|was|were) .* (?:take|last|run|go on)\b/,
    /^(?:long|time|take|last|run|go$|on$|altogeth|total|complet)/,
    new RegExp(
      `\\b(?:took|takes|taking|lasted|lasts|lasting|ran for|runs for|went on for) (?:us |me )?${LENGTH}`,
      'i',
    ),
  ),
  // who leads it
  detail(
    /^who (?:leads|led|runs|ran|heads|headed|manages|managed|chairs|chaired|directs|coordinates|coordinated|supervises)\b/,
    /^(?:lead|led|run|ran|head|manag|chair|direct|coordin|supervis|now|current|todai)/,
    /\b(?:led|run|headed|managed|chaired|directed|coordinated|supervised) by (?:[\p{L}'’.-]+,? ){0,4}?\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\. )?\p{Lu}\p{L}/u,
  ),
  // how it was rated
  detail(
    /\b(?:ratings?|rated|satisf\w+)\b/,
    /^(?:rate|satisf|score|high|averag|mean|what|get|got|receiv|give|gave)/,
    /\b(?:ratings?|rated|satisfaction)\b[^.;!?\d]{0,40}\b\d(?:[.,]\d+)? ?(?:out of|\/|of) ?(?:5|10|five|ten)\b|\b\d(?:[.,]\d+)? ?(?:out of|\/) ?(?:5|10|five|ten)\b[^.;!?]{0,40}\b(?:rat(?:ing|ed)|satisf)/i,
  ),
  // which place it came in
  detail(
    /^(?:where|how) did .* (?:finish|come|place|rank)\b|\b(?:what|which) (?:place|position|rank) (?:did|was)\b/,
    /^(?:finish|come|came|place|posit|rank|competit|contest|end)/,
    new RegExp(
      `\\b(?:came|placed|finished|ranked|took) (?:in )?(?:joint )?${PLACE}(?! (?:to|from|with|up|out to)\\b)|\\b${PLACE} place\\b|\\b\\d{1,3}(?:st|nd|rd|th) (?:of|out of) \\d`,
      'i',
    ),
  ),
]
