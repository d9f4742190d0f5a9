import { PERMIT_NAMES } from '../lexicon/permit-names.ts'

/** Words without which no line tells of a term: with one, a line may tell it in words that are not known. */
export const OF_MOVING =
  /\b(?:relocat\w*|mov(?:e|es|ed|ing)\b(?! (?:things|parts|picture))|anywhere|regions?|locations?|abroad|overseas|elsewhere|settled?|leave \p{Lu}|based|within|mobil\w+|radius|places?|where|stay(?:ing)? (?:in|near|put)|(?:open|willing|happy) (?:to|in)|commut\w*|roots?|rooted|preferred|would (?:go|come|live|work) (?:to|in|abroad)|out of the question|back (?:to|home)|posts? in|jobs? in|or \p{Lu}\p{Ll}+)/u
export const OF_HOME =
  /\b(?:[Rr]emote(?:ly)?(?=\W*$|[,.;:)/]| (?:\(|\d|work\w*|jobs?|roles?|posts?|positions?|only|or|and|within|from|in|is|are|for|if|where|possible|preferred|days?|at|up|with|most\w*|as|but|not|one|two|three|four|also|fine|OK|ok|yes|no|consult\w*|since|on|was|after|basis)(?!\p{L}))|[Hh]ybrid|[Hh]ome[- ]?(?:office|based|working)|(?:from|at|At|From) home|[Hh]ome (?:one|two|three|four|\d|days?)|(?:in|at|to|into|the|an|of|day|days|own|[Oo]ffice days) ?offices?|[Oo]ffice days?|[Oo]n[- ]?site|WFH|[Tt]ele(?:work|commut|health)\w*|[Ii]n person|studio|presence)(?!\p{L})/u
const OTHER_TIME =
  '\\b(?:remote|home|office)[^:]{0,12}:|\\bdays?(?: (?:a|per|each) week)? (?:in|at|on|from) (?:the |our |an? )?(?:office|site|lab|laboratory|home|studio)\\b|\\b(?:travel|trips?|leave|BSc|BA|MSc|MA|PhD|MBA|degree|diploma|master|course|studies|studied|grew|fell|rose|cost|costs|sales|saved|within|rate|price|(?<!(?:starts?|at|finish(?:es)?|leaves?) )school|college|university|certificate|institute|for the night|brigade|everybody|altitude|lecturer)\\b'
/** Of how much of a week somebody works. */
export const OF_PART = new RegExp(
  `^(?!.*(?:${OTHER_TIME})).*\\b(?:(?:part|half|full)[- ]time|full hours|hours (?:a|per|each) week|(?:\\d|two|three|four|five)(?: and a half)? days(?: (?:a|per|each) week)?(?! (?:a|per|each|every) (?:year|month|quarter))|(?:four|three|five)[- ]day|(?<!by |by some |by about )(?:[4-9]0|100) ?(?:%|per ?cent)|fte|workload|pensum|job[- ]shar\\w+|(?:fewer|reduced|shorter) hours|mornings|sessions|term[- ]time)(?!\\p{L})`,
  'iu',
)
export const OF_REASONS =
  /\b(?:because|reasons?|why|leav(?:e|es|ing)|left|tired|redundan\w+|merg\w+|clos(?:e|es|ed|ing|ure)|ends?|ending|runs? out|expires?|instead of|enough|miss|bored|outgrown?|nothing (?:left|more)|no longer|sold|insolven\w+|bankrupt\w*|change|changing|new challenge|next step|looking|would like|want(?:s|ed)?|so that|since (?:my|our|the)|now that|time (?:for|to)|being|to be (?:near|closer|with))\b/i
export const OF_PERMIT = new RegExp(
  `\\b(?:permits?|visas?|citizen\\w*|passports?|national(?:ity|s)?|(?:no|need\\w*|requir\\w+|without|visa) sponsorship|right to work|residen(?:ce|cy|t)|EU|EEA|work authori[sz]ation|(?:authori[sz]ed|entitled|allowed|eligible) to work|${PERMIT_NAMES})(?![\\p{L}\\d])`,
  'iu',
)
