/** Details that one line tells plainly, beside the one that names the thing: how long it took, who leads it, how it was rated. */
import { NUMBER_WORDS } from '../text/word-lists.ts'
import type { Detail } from './detail.ts'
import { LICENCES } from './doer-details.ts'

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

/** The same, where one line of the CV may be all that tells it, whatever it is told of. */
const single = (asked: RegExp, around: RegExp, plain: RegExp): Detail => ({
  asked,
  around,
  told: [/[^]/],
  plain,
  within: 'entry',
  single: plain,
  asking: around,
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
  // who taught it: 'with distinction, as a pupil of Ilse Brandt'
  single(
    /^(?:and |so )?who (?:has |had )?(?:taught|trained) (?:him|her|them|you) |^(?:and |so )?(?:with|under) whom did (?:s?he|they|you) (?:study|train|learn)\b|^whose (?:pupil|student) (?:was|were)\b/,
    /^(?:teach|taught|train|learn|studi|pupil|student|during|time)/,
    /\b(?:pupil|student|disciple) (?:of|to|under) (?:the \p{Ll}{3,20} )?\p{Lu}[\p{L}'’.-]+ \p{Lu}|\b(?:studied|trained|learnt|learned|lessons) (?:\p{Ll}{2,15} ){0,3}(?:with|under|from) (?:the \p{Ll}{3,20} )?\p{Lu}[\p{L}'’.-]+ \p{Lu}/u,
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
  // who owns it
  detail(
    /^who (?:owns|owned|(?:is|was|are|were) the owners? of)\b/,
    /^(?:own|now|current|todai)/,
    /\b(?:[Oo]wners?(?:,|:| is| are| was| were)?|[Oo]wned (?:and \p{Ll}+ )?by) (?:the )?\p{Lu}[\p{L}'’-]+(?! (?:19|20)\d\d)|\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+, (?:the |its |sole )*owner\b/u,
  ),
  // who pays for it
  detail(
    /^(?:and |so )?(?:who|(?:which|what) (?:fund|funder|foundation|(?:funding )?body|organi[sz]ation|charity|council|trust|agency)) (?:is |was |has |had )?(?:fund(?:s|ed|ing)?|pays?(?: for)?|paid(?: for)?|paying for|financ(?:es|ed)|sponsor(?:s|ed))\b(?! (?:him|her|them|he|she|they)\b)|\b(?:funder|funding body) (?:of|for)\b/,
    /^(?:fund|pai|pay|financ|sponsor|foundat|bodi|organ|chariti|council|trust|agenc)/,
    /\b(?:[Ff]unded|[Ff]inanced|[Ss]ponsored|[Pp]aid(?: for)?)(?: (?:\p{Ll}+ly|in part|in full))? by (?:the |an? )?\p{Lu}|\b(?:[Ff]under|[Ff]unding(?: body)?|[Ss]ponsor): (?:the )?\p{Lu}/u,
  ),
  // who got the contract
  detail(
    /^(?:and |so )?(?:who(?:m)?|(?:which|what) (?:firm|company|supplier|contractor|builder|bidder)) (?:won|got|landed|secured|was (?:given|awarded)|were (?:given|awarded)) (?:the|that|this|his|her|their) .*\b(?:contract|agreement|tender|deal|order|lease|concession)\b/,
    /^(?:won|win|got|get|land|secur|given|give|award|firm|compani|supplier|contractor|builder|bidder)/,
    /\b(?:contract|agreement|tender|deal|order|lease|concession)s?(?:,? \p{Ll}+)? (?:with|to) (?:the )?\p{Lu}[\p{L}&'’-]+|\b(?:went|awarded|given|let|leased) to (?:the )?\p{Lu}[\p{L}&'’-]+/u,
  ),
  // who looked into it
  {
    ...detail(
      /^(?:(?:which|what) (?:\w+ )?(?:firm|company|body|organi[sz]ation|consultancy|agency|institut(?:e|ion)|university|consultants?|auditors?)|who) (?:has |had )?(?:carried out|conducted|performed|did the|audited|evaluated|inspected|reviewed|surveyed)\b/,
      /^(?:firm|compani|bodi|organ|consult|agenc|institut|univers|audit(?:or)?$|carri|out$|conduct|perform|did$|do$)/,
      /\b(?:carried out|conducted|done|performed|audited|inspected|evaluated|reviewed|assessed|surveyed|undertaken) by (?:the |an? )?\p{Lu}|\b(?:evaluation|audit|review|study|survey|inspection|assessment)s?(?: \p{Ll}+)? (?:from|by) (?:the )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}* ?\d)\p{Lu}|\bwith (?:the |an? )?(?:\p{Ll}+ )?(?:agency|firm|company|consultancy|institute|auditors?|consultants?) \p{Lu}/u,
    ),
    within: 'line',
  },
  // on which day of the week
  {
    ...detail(
      /^(?:when|(?:on |at )?(?:what|which) (?:days?|mornings?|afternoons?|evenings?|nights?|times?)) (?:is|are|does|do) .*\b(?:held|take place|meet|run|rehearse|train|practi[sc]e|happen|open)\b/,
      /^(?:held|hold|take|place|meet|met|run$|rehears|train|practi|happen|open|dai|day|morn|afternoon|even|night|time|week)/,
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/,
    ),
    within: 'line',
  },
  // with which grade one left: in the very line, where others are listed beside it
  {
    ...detail(
      /\b(?:what|which) (?:final |overall |degree )?(?:grade|class|classification|mark|result|honou?rs)\b.*\b(?:for|in|from|with|of)\b/,
      /^(?:grade|class|classif|mark|result|honour|final|overal|degre|get|got|receiv|achiev|award|earn|obtain|finish|graduat)/,
      /\b(?:first|second|third)[- ]class\b(?! (?:\p{Ll}+ )?(?:stamp|travel|post|cabin|flight|match))|\b(?:upper|lower) second\b|\b2[:.][12]\b(?!\d)|\bcum laude\b|\bwith (?:distinction|merit)\b|, (?:distinction|merit)(?=[.,;)]|$)/u,
    ),
    within: 'line',
  },
  // under which licence a program stands, asked in a few words
  {
    ...detail(
      /^[\w.-]+ (?:open[- ]source |software )?licen[cs]e$|\blicen[cs]e of\b|\bunder (?:what|which) licen[cs]e\b/,
      /^(?:licen[cs]|open|sourc|softwar|under|releas|publish|come|code)/,
      new RegExp(LICENCES),
    ),
    ofNamed: true,
  },
  // by whom one was taught
  single(
    /^who (?:taught|trained|tutored) (?:him|her|them)\b|^who (?:was|is|were|are) (?:his|her|their) (?:\w+ ){0,2}(?:teachers?|tutors?|professors?)\b/,
    /^(?:teach|taught|train|tutor|professor|art|music|drama|school|colleg|univers|academi|conservat|student|studi)/,
    /\b(?:[Tt]utors?|[Tt]eachers?|[Pp]rofessors?): (?:the )?\p{Lu}|\b(?:[Tt]aught by|[Tt]rained (?:by|under|with)|[Ss]tudied (?:under|with)|[Ll]essons (?:with|from)|[Pp]upil of|[Ss]tudent of|[Cc]lass of) (?:Prof\w*\.? |Dr\.? )?\p{Lu}[\p{L}'’.-]+ \p{Lu}/u,
  ),
  // how one became known
  single(
    /\b(?:big|lucky) break\b|\bbreakthrough\b|^how did (?:he|she|they) (?:first )?(?:become|get|rise to|come to) (?:known|famous|noticed|fame|prominence|attention)\b/,
    /^(?:big|lucki|break|breakthrough|becom|known|famou|notic|fame|promin|attent|rise|career|first|came|come)/,
    /\b(?:[Cc]ame|[Cc]ome|[Rr]ose|[Bb]rought (?:me|him|her|them|us)) to (?:the )?(?:wider |public |national |international |general |critical )*(?:notice|attention|prominence|fame)\b|\b[Bb]reakthrough (?:came|was)\b|\b[Bb]ig break\b|\bmade (?:my|his|her|their) name (?:in|with|as|at|when|by)\b|\b[Bb]roke through\b/u,
  ),
]
