/** How CVs tell why somebody left a post, or is to leave it; and what only sounds like it. */
const rx = (source: string): RegExp => new RegExp(source, 'iu')
const WHY = '(?:because|when|since|as|to|over|for|after|by|at|on|in order|,|together|with|:)'
/** Lines that begin with one's leaving: whatever else they name only says why. */
export const PLAINLY = [
  rx(
    '^(?:reasons? for (?:leaving|departure|going|the change)|why (?:I|she|he) left|moved on)(?::| because(?!\\p{L}))',
  ),
  rx(
    `(?:^|; )(?:I |she |he |chose to |decided to |and )?(?:left|resigned|quit|gave (?:it |the post |the job )?up|leave)(?: (?:it|there|the (?:firm|company|post|house|city|school|trade)|on good terms|London|in \\p{L}+ \\d{4},?|in \\d{4},?|\\p{Lu}\\p{L}+)){0,2} ?${WHY}(?!\\p{L})`,
  ),
  // 'I went when': a way of leaving that says so only with a reason
  rx(
    '^(?:(?:I|she|he) )?(?:then )?(?:went|moved on|departed|parted ways|handed in my notice|stepped down|said goodbye)(?: (?:again|there|in \\p{L}+ \\d{4},?|in \\d{4},?))? (?:when|because|since|as|once|after) (?:the|my|our|it|its|they|we|there|a|an|no|his|her|both|half|most|\\p{Lu}\\p{L}+)(?!\\p{L})',
  ),
]
export const REASON = [
  ...PLAINLY,
  rx(
    `(?<!\\p{L})(?:and|I|she|he) (?:left|resigned|quit)(?: (?:it|there|\\p{Lu}\\p{L}+|in \\p{L}+ \\d{4},?|after \\p{L}+ \\p{L}+))? ?(?:because|when|since|to|over|as the|as my)(?!\\p{L})`,
  ),
  rx(
    '^(?!.*\\b(?:trainees?|pupils?|students?|patients?|passed)\\b).*, and left the (?:service|company|firm|post|job|house|school|hospital|trade)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:made redundant|redundant (?:in|when|after|with|together)|(?<!triple )redundancy(?! and)|laid off|dismissed (?:together|with|when|after)|were dismissed|(?:was|were|been) let go|let go (?:in|with|when|because|after|as)|lost my (?:job|post))(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:contract|post|job|internship|position|employment|role|it)(?: of [^.;]{3,20})? (?:was |has |had |could |were )?(?:then )?(?:ended|end|came to (?:an end|a close)(?= when| because| with| as| after)|ended early|expired|ran out|stopped (?=when|because)|(?:be |been )?cut|not (?:be |been )?(?:extended|renewed|prolonged)|abolished)(?: |,|:|$|\\.)(?!\\d)(?!last|by the)',
  ),
  rx(
    '^(?:not (?:renewed|extended)|fixed-term contract, not (?:extended|renewed)|position cut|post cut|ended when|closed when|closed in)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:compan(?:y|ies)|firm|studio|agency|office|site|shop|chain|employer|paper|restaurant|hotel|school|department|unit|practice|start-?up|house|fund|desk|branch|daily|it|closed its)(?: \\p{L}+){0,2} (?:closed|shut|went (?:bankrupt|under|out of business)|bankrupt|filed for insolvency|was (?:closed|shut|dissolved|wound up|merged|moved|abolished|bought|sold)|were closed|folded|wound up|design office in)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:went|came|moved) (?:back )?home (?:when|because|after)(?!\\p{L})|(?<!\\p{L})and with it my (?:post|job)(?!\\p{L})|^(?:fund )?wound up|(?<!\\p{L})is why I (?:left|came home|resigned|quit)(?!\\p{L})|(?<!\\p{L}),? so (?:I|she|he) (?:left|resigned|quit|handed in (?:my|her|his) notice|looked elsewhere)(?!\\p{L})|(?<!\\p{L})ended my time',
  ),
]
const HOUSE = '(?:firm|company|chain|shop|studio|agency|employer|start-?up)'
/** 'Firm insolvent after a year', 'chain sold to a rival': notes without a verb, in a cell or behind a semicolon. */
export const NOTED = rx(
  `(?:^|; )${HOUSE} (?:insolvent|bankrupt|in (?:liquidation|administration|receivership)|closed(?: down)?|sold|wound up|dissolved|taken over)(?=$|[.,;]| (?:after|in|to|by|when)(?!\\p{L}))`,
)
export const NOT =
  /\b(?:when|until|after|before|time|day|as) (?:I|she|he) (?:had )?left\b|\b(?:has|have|nobody|nothing|one|two|who|which|customers?|pupils?|someone|staff|founder\b[^.;]{0,30}|people) (?:has |have |had |ever |in \p{L}+ years? )?left\b|\bleft (?:it with|bank|hand|wing|over|a\b|with(?: a)?(?! the| half| \d)|academia)\b|\bnever left\b|\b(?:cut|bring|brought) (?:the|start|falls|from)\b|\bwe (?:closed|sold)\b|\bno \p{L}+ closed\b|\buntil it\b|\bour daily\b|\bshut down\b|\bhouse shut\b|\bleft \p{L}+ again\b|\bgave up (?:graded|\p{L}+ \p{L}+ \p{L}+)/iu
/** What else may end or be given up. */
export const OTHERS =
  /\b(?:committee|course|degree|board|studies|university|cases?|claims?|complaint|norovirus|patients?|unit; we|case|trial|investigation|client|clients|convictions?|quarrel|resigned nine|minister|crunch|voluntary trustee)\b/iu
export const LOOKING = [
  rx(
    '(?<!\\p{L})(?:tired of|I am leaving|she is leaving|he is leaving|leaving because|looking because|want(?:s)? to leave|leave because|would leave because|moving because|(?:my|the|her|his) (?:contract|post) (?:ends|runs out|expires)|contract ends|job is being|post is being|being (?:closed|cut|moved)|reason for (?:leaving|looking|the move))(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:looking|searching|want(?:s)? (?:a change|to move|to change|to return)|open to)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})(?:because|since my|since our|as my|as our|now that)(?!\\p{L})',
  ),
]
/** What is to become of the house or of the post: 'our two schools merge in June', 'my contract runs out'. */
export const TO_END = rx(
  '(?<!\\p{L})(?:our|my|the|this) (?:[\\p{L}-]+ ){0,2}?(?:corporation|company|firm|school|college|hospital|clinic|practice|studio|agency|office|site|plant|works|branch|shop|store|restaurant|hotel|paper|department|unit|team|division|institute|laboratory|lab|house|group|employer|contract|post|position|fellowship|funding|grant|project|programme|lease)(?: \\p{L}+){0,2}? (?:merges|is (?:merging|closing|moving|folding|ending|being (?:merged|closed|moved|sold|cut|wound up|abolished|restructured|run down)|to (?:merge|close|move|end|be (?:merged|closed|moved|sold|cut)))|are (?:merging|closing|moving)|will (?:merge|close|move|end|shut|run out|expire|be (?:merged|closed|moved|sold|cut|wound up))|closes|shuts|ends|runs out|expires|winds up|cannot be extended)(?!\\p{L})',
)
/** A heading that asks it. */
export const HEADED =
  /^why (?:i|this|now|am|we)\b.*\b(?:leav\w+|looking|mov\w+|chang\w+|now|search\w*)\b|^(?:reasons? for (?:leaving|looking|the move))/i
const SEVERAL = '(?:both|most|some|two|three|four|five|six|seven|several|all)'
/** 'Two of the firms closed, three posts were for a season, and twice I left for more pay': said of all of them at once. */
export const SUMMED_UP = rx(
  `(?<!\\p{L})${SEVERAL} (?:of (?:the |my |these |those |them )*)?(?:(?:firms|companies|houses|employers|start-?ups|shops|chains) (?:have |were |had |then )*(?:went|gone|closed|shut|folded|failed|sold|bankrupt|insolvent|wound up|taken over)|(?:jobs|posts|contracts|positions|roles) (?:were|had been|came|ended|ran) (?:[\\p{L}-]+ )?(?:fixed-term|temporary|seasonal|limited|cut|closed|redundant|out|when|because|for a))(?!\\p{L})|(?<!\\p{L})(?:twice|three times|four times) (?:I|she|he) (?:left|resigned|was (?:made redundant|let go|laid off))(?!\\p{L})`,
)
