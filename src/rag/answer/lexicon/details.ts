/** Details that a CV may tell of a thing, by name or in numbers. */
import { PatternMap } from '../text/pattern-map.ts'
import { COUNT_DETAILS } from './count-details.ts'
import type { Detail } from './detail.ts'
import { DOER_DETAILS } from './doer-details.ts'
import { METRIC_DETAILS } from './metric-details.ts'
import { MONEY_DETAILS } from './money-details.ts'
import { PLAIN_DETAILS } from './plain-details.ts'

const STUDY = 'thes[ie]s|dissertation|projects?|paper|essay'

const DETAILS: readonly Detail[] = [
  ...DOER_DETAILS,
  ...METRIC_DETAILS,
  ...PLAIN_DETAILS,
  // grade
  {
    asked:
      /\b(?:(?:what|which|final|overall|degree|exam|his|her|their|your|the) (?:grade|mark|score|gpa|classification)|grade point|(?:grade|mark|score|gpa|classification|distinction|honou?rs|points) (?:in|of|for|did|did \w+ get|on)|class of (?:degree|honou?rs)|class or distinction|final result|how many points|with what (?:result|distinction|grade|mark)|^(?:final )?(?:grade|mark))\b/,
    around:
      /^(?:grade|mark|score|gpa|classif|class|final|overall|result|point|distinct|honour|get|got|receiv|achiev|award|earn|finish|pass|graduat|exam|obtain|reach)/,
    told: [
      /\b(?:(?:first|second|upper|lower|third|1st|2nd)(?:[- ]class|\b)|honou?rs?|hons|merit|distinction|laude|grades?|marks?|marked|gpa|average|ects|points?|score\w*|result|excellent|very good|credit|commendation|pass(?:ed)? with|out of|metacritic|opencritic|imdb|rotten tomatoes)\b|\d\s?\/\s?\d|\d\s?%|\b\d[.,:]\d{1,2}\b|\b(?:A|B|C|D)[*+-]?(?:,|$|\s[A-D])/i,
    ],
    plain:
      /\b(?:(?:pass|graduat|defend|finish|complet)ed with (?:\w+ )?(?:distinction|honou?rs|merit|commendation)|cum laude|(?:first|second|third)[- ]class honou?rs|upper second|lower second)\b|\b(?:first|second|third)[- ]class(?=[.,;)]|$)|\b(?:grade|mark|gpa):? (?:average:? |of |point average:? )?(?:\d(?![\d.,]*\s?%?\s?(?:pupils|students|children))|[A-D]\b)|\b2[:.][12]\b(?!\d)|^[^\n]*\b(?:HN[CD]|NVQ|BTEC|diploma|certificate|degree|[BM]\.?(?:A|Sc|Eng|Ed)|master|bachelor)\b[^\n]*,\s?(?:distinction|merit)\.?(?=\n|$)|\((?:with )?(?:distinction|merit|commendation)\)|\b\d{1,2} out of \d0\b/i,
    within: 'entry',
  },
  // mark of a module, among others
  {
    asked:
      /\b(?:(?:what|which) (?:grade|mark|score)|(?:grade|mark|score) (?:in|of|for)) .*\b(?:modules?|course unit|exam paper)\b/,
    around: /^(?:grade|mark|score|modul|cours|unit|exam|paper|get|got|receiv|achiev|award|pass|final)/,
    told: [/\d|\b(?:distinction|merit|pass\w*|fail\w*|grades?|marks?|best|top|first|upper|excellent)\b/i],
    within: 'line',
  },
  // supervisor
  {
    asked:
      /\bwho(?:m)? (?:has |had )?(?:supervised|advised|tutored)\b|\b(?:supervisor|adviser|advisor|tutor)\b/,
    around: /^(?:supervis|advis|tutor|thesi|dissert|write|wrote|paper|essay)/,
    told: [
      /\b(?:supervis\w*|advis[eo]\w*|tutor\w*|mentor\w*|guided|prof(?:essor)?|dr|group of|laboratory of)\b/i,
      /\b(?:under|with|by|of) (?:\p{Lu}[\p{L}'’.-]* ){1,3}\p{Lu}/u,
    ],
    within: 'entry',
  },
  ...COUNT_DETAILS,
  // valid
  {
    asked:
      /^(?!.*\bwhich of\b).*(?:\bstill (?:valid|current|in date)\b|\bvalid (?:until|till|to)\b|\b(?:until|till) when\b.*\bvalid\b|\bexpir(?:y|es?|ed)\b|\brun out\b|\bhave to be renewed\b)/,
    around:
      /^(?:still|valid|current|date|until|till|when|expir|run|out|renew|certif|licen[cs]|ever|have|card|year|today|now|hold)/,
    told: [
      /\b(?:valid|expir\w*|until|till|laps\w*|renew\w*|refresh\w*|due|runs? out|ran out|through|unlimited|for life|lifelong|permanent|current|active|exp|ends?|to|in date|out of date|updated?|recertif\w*|no longer|(?:for (?:\w+ )?|\d+[- ]?|(?:one|two|three|four|five|ten)[- ])(?:years?|yrs|months?)|since|annual\w*|every)\b|\bto (?:\w+ )?20\d\d|(?:19|20)\d\d\s?[–-]\s?(?:\w+ )?(?:20\d\d|\d\d\b|present)/i,
    ],
    within: 'entry',
    yesno: true,
  },
  ...MONEY_DETAILS,
  // what a thesis or a project is about
  {
    asked: new RegExp(
      `\\b(?:subject|topic|theme) of (?:the |his |her |their |your |an? |\\w+['’]s )?(?:[\\w-]+ ){0,4}(?:${STUDY})\\b|^(?:what|which) (?:subject|topic|theme) (?:did|was|is) .*\\b(?:${STUDY})\\b`,
    ),
    around: /^(?:subject|topic|theme|cover|deal|treat|have|write|wrote|written|choos|chose)/,
    told: [
      /["“”«»„*_:–—]|\b(?:on|about|into|titled|entitled|called|concern\w*|compar\w+|how|why|whether|what|stud(?:y|ied) of|design of)\b/i,
    ],
    plain: new RegExp(
      `\\b(?:${STUDY})(?: (?:was |work )?(?:on|about|into|titled|entitled|called) |,? ?:? ["“«*_]|: \\p{L})`,
      'iu',
    ),
    within: 'entry',
  },
  // weight
  {
    asked:
      /\b(?:how much (?:does|did|do|would) .* weigh|what (?:does|did|do) .* weigh|(?:what|which) (?:is|was) the weight of|weight of (?:the|his|her|their|its|each)|how heavy (?:is|was|are|were) (?!.*\b(?:duty|duties|load|workload|caseload|schedule|shifts?|hours|use|traffic|losses?|responsibilit\w+)\b))/,
    around: /^(?:weigh|weight|heav|much|kilo|ton|pound)/,
    told: [
      /\d\s?(?:kg|g|t|lbs?|oz|kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|stone|ounces?)\b|\b(?:kilos?|kilograms?|grams?|tons?|tonnes?|pounds|weigh\w*|heav\w+)\b/i,
    ],
    within: 'paragraph',
  },
  // height and the like of what stands somewhere; how tall one is oneself is private
  {
    asked:
      /^(?:how (?:tall|wide|deep) (?:is|was|are|were|will) (?!(?:he|she|they|you)\b)|(?:what|which) (?:is|was) the (?:height|depth|width) of)/,
    around: /^(?:tall|high|wide|deep|height|depth|width)/,
    told: [
      /\d\s?(?:[kcm]?m|metres?|meters?|ft|feet|foot|inch(?:es)?|yards?)\b|\b(?:metres?|meters?|feet|stor(?:ey|y|ies)|floors?|tall|height|depth|width|wide|deep|high[- ]rise)\b/i,
    ],
    within: 'line',
    whole: true,
  },
  // speed
  {
    asked:
      /\b(?:what|which) (?:top |maximum |max |average |cruising |service )?speed (?:does|did|do|is|was|can|could|will)\b|\bhow fast (?:does|did|can|could|will) .* (?:go|sail|run|fly|travel|drive)\b|\bwhat (?:is|was) the (?:top |maximum |max |cruising |service )?speed of\b|\btop speed\b/,
    around:
      /^(?:speed|fast|top|maximum|max|averag|cruis|servic|reach|achiev|attain|go$|sail|run$|fly|travel|drive)/,
    told: [
      /\d ?(?:knots?|kn|kts?|km\/h|kmh|kph|mph|m\/s|rpm|[kmg]?bit\/s|[kmg]bps|fps|wpm)\b|\b(?:knots|speeds?|fast(?:er|est)?|an hour|per hour|words (?:a|per) minute|(?:per|a) (?:second|minute))\b/i,
    ],
    within: 'entry',
    ofNamed: true,
  },
  // contract
  {
    asked:
      /\b(?:permanent|open[- ]ended|indefinite|fixed[- ]term|temporary|limited)\b.*\bor\b|\bcontract .*\b(?:permanent|fixed[- ]term|temporary)\b|\btype of contract\b/,
    around: /^(?:contract|perman|fix|term|temporari|limit|open|end|post|job|type|present|current|one|now|is)/,
    told: [
      /\b(?:permanent|open[- ]ended|indefinite|unlimited|fixed[- ]term|temporary|interim|contract\w*|freelance|self-employed|seasonal|until|tenure\w*)\b/i,
    ],
    within: 'entry',
    yesno: true,
  },
  // outcome
  {
    asked:
      /\bhow many\b.*\b(?:passed(?! (?:over|through|across|on|by|down)\b)|failed|(?:was|were|been|got) (?:turned down|rejected|refused|accepted|funded|dropped)|drop(?:ped)? out|graduated?)\b/,
    around: /^(?:mani|pass|fail|turn|down|reject|refus|drop|out|accept|graduat|did|got|first|attempt|all)/,
    told: [
      /\b(?:pass(?:ed|es)?|fail\w*|turned down|reject\w*|refus\w*|declin\w*|accept\w*|success\w*|unsuccessful|drop(?:ped)?|graduat\w*|complet\w*|finish\w*|through|made it|examin\w*|exam|funded|granted|of (?:them|whom|which))\b|%/i,
    ],
    within: 'entry',
  },
  // those who fail, of whom no line tells
  {
    asked: /\bhow many (?!times\b|of\b)(?:\w+ ){1,3}(?:fail|drop out)\b/,
    around: /^(?:mani|fail|drop|out|each|everi|year|usual|tend)/,
    told: [
      /\b(?:pass(?:ed|es)?|pass[- ]rate|fail\w*|resit\w*|re-?s[ia]t|dropp?\w*|success\w*|complet\w*|finish\w*|graduat\w*|make it|made it|nobody|all but)\b/i,
    ],
    within: 'paragraph',
  },
  // patent number
  {
    asked: /\bpatent (?:number|no)\b|\bnumber of (?:the|his|her|your|their|that) (?:\w+ )?patent\b/,
    around: /^(?:number|no|patent|applic)/,
    told: [
      /\b(?:no\.?|nr\.?|number)\s?:?\s?[A-Z]{0,2}\s?\d|\b[A-Z]{2}[ -]?\d[\d ,.\/-]{4,}|\b[Pp]atents?:? (?:[A-Z]{2}[ -]?)?\d[\d,.\/-]{5,}/,
    ],
    within: 'paragraph',
  },
]

const BY_QUESTION = new PatternMap(DETAILS.map((detail) => [detail.asked, detail] as const))

/** The details that a folded question asks for, in their order. */
export const detailsAsked = (folded: string): readonly Detail[] => BY_QUESTION.matching(folded)
