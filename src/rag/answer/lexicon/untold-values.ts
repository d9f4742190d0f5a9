/**
 * Values that are asked of one thing: an end, a date of issue, a sum, a title, a publisher. Each with what stands in a
 * line that tells one, whatever else it says: 'Power BI: course begun in October' has no end.
 */
import { NUMBER_WORDS } from '../text/word-lists.ts'

const DATE = '(?:(?:[\\p{L}.]{3,10}|\\d{1,2}(?:st|nd|rd|th)?)[ ./-]){0,3}(?:19|20)\\d\\d'
const WHEN = '(?:when|(?:in |on )?(?:which|what) (?:year|month|date|day))'
/** Without what dates the other end of it, or something else that befell it. */
const without = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words})\\b(?:[ ,]| (?!(?:to|until|till|through|and)\\b)[\\p{Ll}-]+){0,4}? ?(?:in |on |by |since |from )?${DATE}`,
    'giu',
  )
const BEGINNINGS = without(
  'beg[aiu]n|begins|start(?:ed|s)?|since|from|launched|opened|enrolled|registered|joined|founded|signed up',
)
const ENDINGS = without(
  'valid|expir\\w*|ran out|runs? out|laps\\w*|until|till|to|through|due|renew\\w*|revalidat\\w*|ends?|ended|good|current|next|refresh\\w*|booked|planned',
)

export interface UntoldValue {
  /** Folded. */
  readonly asked: RegExp
  /** Of the same line, and of the sentence behind it. */
  readonly told: RegExp
  /** What is left out before, as of something else. */
  readonly without?: RegExp
  /** In a row the column may say what its cell is. */
  readonly column?: RegExp
  /** A word of the question that the CV, where it tells of it, has itself. */
  readonly unheard?: RegExp
  /** A name that the question does not have tells it. */
  readonly byName?: boolean
  /** What a line calls the thing that tells nothing else of it: one that begins otherwise has a title. */
  readonly called?: RegExp
  readonly yesno?: boolean
}

const SMALL = [...NUMBER_WORDS.keys()].join('|')
/** A number that is no year, no date and no part of a name. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?!(?:19|20)\\d\\d(?!\\d|[,.]\\d))\\d[\\d.,]*|[€£$¥%]|\\b(?:${SMALL}|half|third|quarter|doubl\\w+|trebl\\w+|tripl\\w+|halv\\w+|free|nothing|none|per ?cent)\\b`,
  'iu',
)
const TALK =
  '(?:talk|lecture|keynote|speech|presentation|paper|poster|workshop|webinar|seminar|dissertation|thes[ei]s|article|essay|chapter)'

export const UNTOLD_VALUES: readonly UntoldValue[] = [
  {
    // 'When does the Power BI course end?'
    asked: new RegExp(
      `^(?:and |so )?(?:${WHEN}|(?:until|till) when) (?:does|do|did|will|is|are|was|were) (?!s?he\\b|they\\b|you\\b|i\\b).{2,80}\\b(?:end(?:ed)?|finish(?:ed)?|complete[ds]?|conclude[ds]?|over)\\W*$`,
    ),
    told: new RegExp(
      `${DATE}|\\b(?:until|till|end\\w*|finish\\w*|complet\\w*|conclu\\w*|due|plan\\w*|expect\\w*|clos\\w+|stopp?\\w*|left|final|last\\w*|expir\\w*|runs?|\\d+[ -](?:years?|months?|weeks?|days?)|(?:${SMALL}|a)[ -](?:years?|months?|weeks?|days?|terms?))\\b|\\d ?[–—-]`,
      'iu',
    ),
    without: BEGINNINGS,
    column: /\b(?:end\w*|until|to|finish\w*|dates?|years?|period|when|time)\b/i,
  },
  {
    // 'When does his blue card expire?' of 'blue card since March 2024'
    asked: new RegExp(
      `^(?:and |so )?(?:${WHEN}|(?:until|till) when) (?:does|do|did|will|is|are|was|were) .{2,80}\\b(?:expire[ds]?|run(?:s|ning)? out|ran out|lapse[ds]?|(?:due|up) for renewal)\\W*$`,
    ),
    told: new RegExp(
      `${DATE}|\\b(?:no (?:expiry|end)|never|for life|lifelong|indefinite\\w*|permanent\\w*|unlimited|lapsed|expire\\w*|ran out|until|till|to|\\d+[ -](?:years?|months?)|(?:${SMALL})[ -](?:years?|months?))\\b`,
      'iu',
    ),
    without: BEGINNINGS,
    column: /\b(?:expir\w*|until|to|valid\w*|ends?|dates?|years?|period|when|renewal)\b/i,
  },
  {
    // 'Who won the bid?'
    asked:
      /^(?:and |so )?who (?:won|paid for|funded|sponsored|supplied|delivered|built|installed|bought|sold|lost|owns|owned|took over|got|was awarded|succeeded|replaced|hired|taught|trained|introduced) (?!(?:him|her|them|you|it)\b)\S/,
    told: /\b(?:I|we|my|our|me|us|by|under|from|husband|wife|partner|father|mother|brother|sister|rival|another|other|outside|external|competitor|self|myself|client|customer|council|state|government|employer|firm|company|charity|trust|fund|foundation|lottery|grant|scholarship|bursary|sponsor\w*|parents?)\b/i,
    byName: true,
  },
  {
    // 'What is her registration number?'
    asked:
      /\b(?:registration|licen[cs]e|membership|certificate|passport|account|policy|pin|reference|badge|call[- ]?sign|enrol?ment) (?:number|no|code)\b(?!s)|^(?:what (?:is|was) )?(?:his|her|their|your) pin\b/,
    told: /\b(?:no|number|nr|num|pin|code|ref)\b\.?:? ?(?=\S*\d)|#\d|\b[A-Z]{1,5}[-/ ]?\d{3,}|\b(?!(?:19|20)\d\d\b)\d{4,}|\d[A-Z]\d/i,
    column: /\b(?:no|number|nr|code|pin|ref\w*|id)\b/i,
  },
  {
    // 'In what place did she finish the half marathon?'
    asked:
      /^(?:and |so )?(?:in )?(?:what|which) (?:place|position|rank) (?:did|does|was|were) (?:s?he|they|you) (?:\p{L}+ ){0,2}(?:finish|come|end|rank|take|reach|get|achieve|placed|ranked)\b/u,
    told: /\b\d+(?:st|nd|rd|th)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|winner|won|champion|runner-up|places?|placed|position|rank\w*|podium|gold|silver|bronze|medal|final\w*|top)\b/i,
    column: /\b(?:place|position|rank|result)\b/i,
  },
  {
    // 'Where did she learn Swahili?'
    asked:
      /^(?:and |so )?where (?:did|has|have) (?:s?he|they|you) (?:first )?(?:learn(?:t|ed)?|pick(?:ed)? up|acquired?) /,
    told: /\b(?:in|at|from|near|during|while|when|as|by|with|through|home|school|self|course|evening|native|mother|grew|raised|lived|spoken|studied|learn\w*|taught)\b/i,
  },
  {
    // 'When was his first aid certificate issued?'
    asked: new RegExp(
      `^(?:and |so )?${WHEN} (?:was|were|did|has|had) (?=.{2,90}\\b(?:certificat\\w+|licen[cs]es?|cards?|tickets?|permit|visa|accreditation|clearance|passport|endorsement)\\b).{2,90}\\b(?:issued|granted|obtain(?:ed)?|gained?|awarded|get|got|earn(?:ed)?|receive[d]?|taken|first)\\b|\\b(?:issue date|date of issue)\\b`,
    ),
    told: new RegExp(DATE, 'iu'),
    without: ENDINGS,
    column: /\b(?:issu\w*|from|since|obtain\w*|got|gained|passed|taken|earned|dates?|years?|when|first)\b/i,
  },
  {
    // 'What was her talk for FieldDays about?'
    asked: new RegExp(
      `^(?:and |so )?(?:what|which)(?:['’]s| is| was| were| will)? (?:(?:his|her|their|your|the) )?(?:[\\p{L}\\d'’-]+ ){0,3}${TALK}\\b.{0,60}\\b(?:about|called|titled|entitled|on)\\W*$|^(?:and |so )?(?:what|which) (?:is|was|were) the (?:subject|topic|title|theme|name) of (?:his|her|their|your|the) (?:[\\p{L}\\d'’-]+ ){0,3}${TALK}\\b|^(?:and |so )?(?:(?:on|about) )?(?:what|which) (?:subject |topic )?(?:did|does|will|was) (?:s?he|they|you) (?:talk|speak|speaking|talking|lecture)(?: (?:about|on))?\\b`,
      'u',
    ),
    told: /["“”„«»:*_?]|\b(?:on|about|into|(?<!because |out |instead )of|how|why|what|whether|titled?|entitled|called(?! off)|named|subject|topic|theme|concern\w*|compar\w+|stud(?:y|ie[sd]|ying))\b/i,
    called: new RegExp(`\\b${TALK}s?\\b(?! \\p{Lu}|, (?!\\p{Lu}[^,]*\\d)\\p{Lu}\\p{Ll}+ \\p{Ll})`, 'u'),
    column: /\b(?:title|topic|subject|talk|theme|name|thesis|dissertation|paper|what|work)\b/i,
  },
  {
    // 'Who publishes the handbook?'
    asked:
      /^(?:and |so )?(?:who (?:has |had )?(?:publish(?:e[ds])?|brought out|printed)|(?:what|which) (?:publisher|publishing house)(?! (?:does|did|do|has|have) (?:s?he|they|you))|(?:what|who|which) (?:is|was) the publisher of|publisher of)\b/,
    told: /\b(?:press|verlag|books|publish\w*|[ée]ditions (?:de|du|des)|self-published|house|imprint)\b/i,
    byName: true,
  },
  {
    // 'What did he price the roof at?', 'What was the reliability of the ferry?'
    asked:
      /^(?:and |so )?(?:(?:what|how much) (?:did|does|do|has|had) (?:s?he|they|you) (?:price|quote|bid|charge|pay|estimate)\b|(?:what|which) (?:price|sum|amount|figure) (?:did|does|has|had|was|were|is)\b|(?:what|which) (?:is|was|were) the (?:[\p{L}-]+ ){0,2}(?:reliability|punctuality|accuracy|tonnage|occupancy|uptime|availability|turnout|attendance|utili[sz]ation|yield|throughput|capacity|output|circulation|headcount|pass rate|success rate|error rate|mileage|horsepower|displacement|payload|span|acreage|square footage) (?:of|at|on|in)\b|(?:what|which) (?:tonnage|length|span|height|weight|capacity|size) (?:is|was|were|has|had|did)\b)/u,
    told: NUMBER,
  },
  {
    // 'Where did the ceremony take place?'
    asked:
      /^(?:and |so )?where (?:did|was|were|is|will) .{0,80}\b(?:ceremony|prize-?giving|gala|award(?:s)? (?:dinner|night|evening))\b/,
    unheard: /\b(?:ceremon\w+|prize-?giving|gala|dinner|night|evening|presented|handed)\b/i,
    told: /\b(?:in|at|near|outside|aboard) (?:the |an? )?\p{Lu}/u,
  },
  {
    // 'Is the unit's rate below the national average?'
    asked:
      /\b(?:above|below|under|over|better than|worse than|higher than|lower than|beyond|compared? (?:to|with)|beat) (?:the |its |their |an? )?(?:(?:national|industry|regional|sector|market|county|state|world|european|group|company|peer)(?:['’]s)? )?(?:average|mean|norm|benchmark|median)\b/,
    told: /\b(?:averages?|mean|median|norm|benchmark\w*|nation\w*|than|against|compar\w+|above|below|top|best|highest|lowest|rank\w*|others?|peers?|versus|vs|target|industry|sector|region\w*|beat|worse|better)\b/i,
    yesno: true,
  },
]
