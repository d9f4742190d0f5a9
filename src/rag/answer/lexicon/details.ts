/**
 * Details of a thing that a CV may hold or not: how a question asks for one, which words of it do so, and what stands
 * in a text that tells it.
 */
import { NUMBER_WORDS } from './words.ts'

export interface Detail {
  /** In a folded question. */
  readonly asked: RegExp
  /** Stems of the words that ask for the detail, rather than say of what. */
  readonly around: RegExp
  /** In the text of what has it. */
  readonly told: readonly RegExp[]
  /** What can be nothing else: where it stands, the detail is told. */
  readonly plain?: RegExp
  /** Where it stands: anywhere in the entry of the thing, in the same paragraph or item, or in the very line. */
  readonly within: 'entry' | 'paragraph' | 'line'
  /** Where one line of the CV tells it, plainly and by this, that is of the thing, whatever it is called: of 'her book'. */
  readonly single?: RegExp
  /** The one line that tells it of the thing is said alone. */
  readonly alone?: boolean
  /** Of yes/no questions too. */
  readonly yesno?: boolean
}

const SMALL = [...NUMBER_WORDS.keys()].filter((word) => word !== 'one' && word !== 'zero').join('|')
/** A number that is no year. */
const NUMBER = `(?:(?<![\\d.,/])(?!(?:19|20)\\d\\d(?![\\d.,]))\\d[\\d.,]*|\\b(?:${SMALL}|dozens?|hundreds?|thousands?|millions?|half|none|nobody|no)\\b)`
const MONEY =
  '[€£$¥]|\\b(?:euros?|pounds?|dollars?|francs?|kron\\w+|eur|usd|gbp|chf|dkk|sek|nok|pln|paid|unpaid|free|fee|salary|bonus|million|thousand)\\b'
const near = (noun: string): RegExp =>
  new RegExp(`${NUMBER}[^.;!?]{0,40}\\b(?:${noun})|\\b(?:${noun})[^.;!?]{0,30}${NUMBER}`, 'i')

const quantity = (asked: string, told = asked): Detail => ({
  asked: new RegExp(
    `\\b(?:how many|number of|how much|total|count of) (?:\\w+ ){0,2}(?:${asked})\\b|^(?:${asked})\\b(?! (?:are|were|is|was|do|did|does|have|has)\\b)|\\b(?:${asked})$`,
  ),
  around: new RegExp(
    `^(?:${asked.replaceAll('\\w+', '\\w*')}|number|count|total|mani|much|have|has|get|got|gain|receiv|sold|sell|came|come|reach|see|saw|seen|print|went)`,
  ),
  told: [near(told)],
  within: 'entry',
})

/** Somebody or something with a name, as it stands beside what it did: after a comma, a bracket, 'by' or 'with'. */
const NAME_BESIDE =
  /(?:[,(|·:–—]|\b(?:by|with|for|from|through|under|at|to)) ?(?:["“*]|the |an? )*(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* (?:19|20))\p{Lu}[\p{L}&'’.-]+|\. (?:\p{Lu}[\p{L}&'’-]+ ){1,3}\p{Lu}/u
const ISSUER =
  '(?:the )?(?!(?:Issued|Valid|Expires?|Renewed|Level|Grade|Until|Since|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*)\\b)\\p{Lu}[\\p{L}&’-]+(?: (?:of|for|and|&|\\p{Lu}[\\p{L}&’-]+)){0,5}'
/** 'colleagues at MIT' names no licence. */
const LICENCES =
  '(?<!\\b(?:at|from|of|with|near) (?:the )?)\\b(?:MIT|Apache(?:[- ]2(?:\\.0)?)?|L?GPL\\w*|AGPL\\w*|BSD|MPL|EUPL|ISC|Unlicense|CC[- ]BY|Creative Commons)\\b'
const CODE =
  '(?:Rust|Go|Golang|Python|Java|JavaScript|TypeScript|C\\+\\+|C#|C|Ruby|PHP|Kotlin|Swift|Scala|Haskell|Elixir|Erlang|Clojure|Perl|Lua|Julia|R|Zig|Dart|OCaml|Bash|MATLAB|Fortran|SQL|VHDL|Verilog|COBOL|Elm|F#|Nim|Crystal|Prolog|Ada|Delphi|Pascal|Groovy|PowerShell|Racket|Scheme|Lisp|Objective-C|Solidity|Gleam)'

/** Who publishes, as nothing else is called. */
const HOUSE =
  '\\b(?:Press|Verlag|Publish(?:ers|ing)|[ÉE]ditions|Books)\\b|\\bpublished (?:by|with|in) (?:the )?\\p{Lu}'

/** Who did something for what is asked about ('Who sponsored the exhibition?'). */
const doer = (asked: string, around: string, told: string, plain: string): Detail => ({
  asked: new RegExp(`\\b(?:who(?:m)? (?:has |had )?|by whom (?:was|were|is) .*\\b)(?:${asked})\\b`),
  around: new RegExp(`^(?:${around})`),
  told: [new RegExp(told, 'iu'), /\b(?:by|with|thanks to) (?:the )?\p{Lu}/u],
  plain: new RegExp(`\\b(?:${plain})\\s(?:the )?\\p{Lu}`, 'u'),
  within: 'paragraph',
})

export const DETAILS: readonly Detail[] = [
  // licence of a program
  {
    asked: /\b(?:what|which) (?:open[- ]source )?licen[cs]e (?:does|has|is|was|did)\b/,
    around: /^(?:licen[cs]|open|sourc|under|releas|publish|have|has|distribut|come)/,
    told: [new RegExp(LICENCES), /\b(?:licen[cs]\w*|open[- ]source|public domain|proprietary)\b/i],
    plain: new RegExp(LICENCES),
    within: 'entry',
    alone: true,
  },
  // language that a program is written in
  {
    asked:
      /\b(?:what|which) (?:programming )?language (?:is|was) (?!.*\b(?:spoken|taught)\b).*\b(?:written|coded|programmed)\b|\b(?:what|which) (?:programming )?language (?:did|does) .* (?:write|use for)\b.*\bin\b/,
    around: /^(?:languag|program|write|written|wrote|code)/,
    told: [
      new RegExp(`(?<![\\p{L}\\d-])${CODE}(?![\\p{L}\\d+#])`, 'u'),
      /\b(?:written|coded|programmed|built|made|ported|rewritten|wrote|German|French|English|Spanish|Dutch|Italian)\b/,
      // a language that is not known here
      /\b[Ll]anguages?: \p{L}|\bin \p{Lu}|\(\p{Lu}[\p{L}\d+#]{0,14}[,)]|(?:^|[.·|,;] )\p{Lu}[\p{L}\d+#]{0,14}(?=[.,;·|]|$)/mu,
    ],
    plain: new RegExp(`(?:^|[·|,;(–—] ?|\\bin )${CODE}(?=$| ?[·|,;.)–—])`, 'm'),
    within: 'paragraph',
    alone: true,
  },
  // publisher
  {
    asked:
      /\bwho (?:publish(?:e[ds])?|brought out|printed)\b|\b(?:what|which) (?:publisher|press|publishing house|record label|label)\b(?! (?:does|did|do|has|have) (?:s?he|they|you) (?:own|run|edit|read|found|work|review))|\bpublisher of\b/,
    around:
      /^(?:publish|brought|bring|out|print|press|label|record|hous|releas|put|issu|appear|carri|ran|book|pamphlet|booklet|handbook|titl)/,
    told: [
      NAME_BESIDE,
      /\b(?:press|verlag|books|publish\w*|[ée]ditions?|journal|label|records|review|self-published)\b/i,
    ],
    // 'Winner of the Coast Prize (Leith, 2020)' has a place in its brackets
    plain: new RegExp(
      `${HOUSE}|(?<!\\b(?:[Pp]rize|[Aa]ward|[Mm]edal|[Ww]inner|[Ww]on|[Ss]hortlisted|[Tt]alk|[Ff]estival|[Cc]onference)\\b[^\\n]{0,80})\\(\\p{Lu}[^()]{2,40}, (?:\\p{Lu}\\p{Ll}{1,12} )?(?:19|20)\\d\\d\\)`,
      'u',
    ),
    within: 'paragraph',
    single: new RegExp(HOUSE, 'u'),
  },
  // body that did something
  {
    asked:
      /\b(?:(?:what|which) (?:\w+ )?(?:body|organi[sz]ation|authority|agency|institut(?:e|ion)|firm|company)|who) (?:has |had )?(?:carried out|conducted|performed|did|audited|inspected|accredited)\b/,
    around:
      /^(?:bodi|organ|author|agenc|institut|firm|compani|carri|out|conduct|perform|did|do|audit|inspect|issu|certif|accredit|certificat|licen[cs])/,
    told: [NAME_BESIDE, /\b(?:self|own|internal\w*|ourselves|I)\b/],
    plain:
      /\b(?:Guild|Institute|Institution|Association|Academy|Board|Council|Society|Authority|Agency|Federation|Chamber) (?:of|for) (?:the )?\p{Lu}|(?<!\p{L})\p{Lu}\p{L}{1,40} (?:Guild|Institute|Association|Academy|Board|Council|Society|Authority|Agency|Federation)\b/u,
    within: 'line',
  },
  // issuer of a certificate, by its name alone beside that or below it
  {
    asked:
      /\b(?:(?:what|which) (?:\w+ )?(?:body|organi[sz]ation|authority|agency|institut(?:e|ion)|firm|company)|who) (?:has |had )?(?:issued|issues|awarded|awards|granted|certified)\b|\bissuer of\b/,
    around:
      /^(?:bodi|organ|author|agenc|institut|firm|compani|issu|award|grant|certif|accredit|certificat|licen[cs])/,
    told: [NAME_BESIDE, /\n\p{Lu}/u],
    plain: new RegExp(`(?:[,(–—|·] ?|\\n)${ISSUER}(?=[,)|·.]| \\(|$)`, 'mu'),
    within: 'paragraph',
  },
  // members beside the person
  {
    asked:
      /\bwho (?:else )?(?:are|were|is|was) (?:\w+ ){0,2}(?:members?|players?|bandmates?)\b|\b(?:other|fellow) (?:members|players) of\b|\bwho else (?:plays?|played|sings?|sang) in\b/,
    around: /^(?:member|player|bandmat|other|fellow|els|plai|sing|sang)/,
    told: [
      /\b(?:with|and)\b/i,
      /(?<!\p{L})\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}{1,30}[^\n]{0,80}?(?<!\p{L})\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}/u,
    ],
    plain:
      /\b[Ww]ith \p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?: \([^()]{2,40}\))?(?:,| and) (?:\p{Lu}[\p{L}'’-]+ ){1,3}/u,
    within: 'entry',
  },
  doer(
    'sponsored|sponsors',
    'sponsor',
    '\\b(?:sponsor\\w*|fund\\w*|support\\w*|paid|grant)\\b',
    'sponsored by',
  ),
  doer(
    'commissioned|commissions',
    'commission',
    '\\b(?:commission\\w*|order\\w*|client)\\b',
    'commissioned by',
  ),
  doer(
    'translat(?:ed|es)',
    'translat|into|english|german|french|edit|version',
    '\\b(?:trans\\w*|tr\\.)',
    'translated (?:into \\w+ )?by|tr\\.|translation by',
  ),
  doer(
    'conduct(?:ed|s)(?! (?:the |an? )?(?:\\w+ ){0,4}(?:audit|inspection|review|study|survey|interview))',
    'conduct',
    '\\b(?:conduct\\w*|direct\\w*|dir\\.|under|led|baton|cond\\.|maestr\\w+)',
    '[Cc]onduct(?:ed by|or:?)',
  ),
  doer(
    'co-?(?:wrote|authored)',
    'co|wrote|write|author',
    '\\b(?:with|and|author\\w*|joint\\w*)\\b|[&,]',
    'with',
  ),
  // grade
  {
    asked:
      /\b(?:(?:what|which|final|overall|degree|exam|his|her|their|your|the) (?:grade|mark|score|gpa|classification)|grade point|(?:grade|mark|score|gpa|classification|distinction|honou?rs|points) (?:in|of|for|did|did \w+ get|on)|class of (?:degree|honou?rs)|class or distinction|final result|how many points|with what (?:result|distinction|grade|mark)|^(?:final )?(?:grade|mark))\b/,
    around:
      /^(?:grade|mark|score|gpa|classif|class|final|overall|result|point|distinct|honour|get|got|receiv|achiev|award|earn|finish|pass|graduat|exam|obtain|reach)/,
    told: [
      /\b(?:(?:first|second|upper|lower|third|1st|2nd)(?:[- ]class|\b)|honou?rs?|hons|merit|distinction|laude|grades?|marks?|marked|gpa|average|ects|points?|score\w*|result|excellent|very good|credit|commendation|pass(?:ed)? with|out of)\b|\d\s?\/\s?\d|\d\s?%|\b\d[.,:]\d{1,2}\b|\b(?:A|B|C|D)[*+-]?(?:,|$|\s[A-D])/i,
    ],
    plain:
      /\b(?:(?:pass|graduat|defend|finish|complet)ed with (?:\w+ )?(?:distinction|honou?rs|merit|commendation)|cum laude|(?:first|second|third)[- ]class honou?rs|upper second|lower second)\b|\b(?:first|second|third)[- ]class(?=[.,;)]|$)|\b(?:grade|mark|gpa):? (?:average:? |of |point average:? )?(?:\d(?![\d.,]*\s?%?\s?(?:pupils|students|children))|[A-D]\b)|\b2[:.][12]\b(?!\d)|^[^\n]*\b(?:HN[CD]|NVQ|BTEC|diploma|certificate|degree|[BM]\.?(?:A|Sc|Eng|Ed)|master|bachelor)\b[^\n]*,\s?(?:distinction|merit)\.?(?=\n|$)|\b\d{1,2} out of \d0\b/i,
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
  quantity('stars?'),
  quantity('downloads?|downloaded', 'download\\w*|install\\w*'),
  quantity(
    '(?:\\w+ )?users?',
    'users?|people|used|in use|teams?|firms?|companies|customers?|clients?|laboratories|schools|hospitals',
  ),
  quantity('copies|sold', 'copies|sold|print\\w*|edition'),
  quantity('pages', 'pages?|pp|p'),
  quantity('contributors', 'contribut\\w*|maintain\\w*|developers|people'),
  // citations
  {
    asked: /\bhow (?:often|many times) (?:has|have|was|were|is) .*\bcited\b|\b(?:citations|times cited)\b/,
    around: /^(?:cit|time|often|been|paper|articl|many|number)/,
    told: [/\bcit(?:ed|ations?)\b/i],
    within: 'entry',
  },
  quantity(
    'visitors?|viewers|listeners?|audience|guests|attendance|attendees|spectators|participants|readers|followers|subscribers|views|delegates',
    'visit\\w*|view\\w*|seen|listen\\w*|audience|guests?|attend\\w*|spectators|participants|read\\w*|followers|subscri\\w*|watched|played|people|tickets|delegates|seats|came|heard|plays?|streams?|hearers',
  ),
  // team
  {
    asked:
      /\b(?:how (?:big|large) (?:was|is|were|are) (?:\w+ )?(?:\w+ )?(?:team|crew|staff|department|group)|(?:size|head ?count) of (?:\w+ ){0,3}(?:team|crew|staff|department)|team size)\b/,
    around:
      /^(?:team|size|big|larg|crew|staff|depart|group|head|count|mani|when|as|work|lead|led|manag|own|run|ran)/,
    told: [
      near(
        'team|crew|staff|people|engineers?|developers?|nurses?|colleagues|employees|technicians?|analysts?|led|lead|leads|leading|manag\\w+|supervis\\w+|report\\w*|in charge|head\\w*|members?|hired|assistants?|strong|persons?|men|women|cooks|teachers|designers?|officers|workers|run|ran|of us',
      ),
    ],
    within: 'entry',
  },
  // valid
  {
    asked:
      /^(?!.*\bwhich of\b).*(?:\bstill (?:valid|current|in date)\b|\bvalid (?:until|till|to)\b|\b(?:until|till) when\b.*\bvalid\b|\bexpir(?:y|es?|ed)\b|\brun out\b|\bhave to be renewed\b)/,
    around:
      /^(?:still|valid|current|date|until|till|when|expir|run|out|renew|certif|licen[cs]|ever|have|card|year|today|now|hold)/,
    told: [
      /\b(?:valid|expir\w*|until|till|laps\w*|renew\w*|refresh\w*|due|runs? out|ran out|through|unlimited|for life|lifelong|permanent|current|active|exp|ends?|to|in date|out of date|updated?|recertif\w*|no longer|since|annual\w*|every)\b|\bto (?:\w+ )?20\d\d|(?:19|20)\d\d\s?[–-]\s?(?:\w+ )?(?:20\d\d|\d\d\b|present)/i,
    ],
    within: 'entry',
    yesno: true,
  },
  // paid
  {
    asked:
      /\b(?:(?:is|was|were|are) .* (?:paid|free of charge|a paid \w+)|(?:does|did|do) .* (?:pay|get paid)(?: \w+)?|prize money)\b/,
    around:
      /^(?:paid|pay|free|charg|seat|trusteeship|membership|presidency|treasurership|work|one|full|post|role|job|offic|posit|prize|monei|money|get|got|come|came|did|have)/,
    told: [
      new RegExp(
        `${MONEY}|\\b(?:volunt\\w+|honorar\\w+|pay\\w*|stipend|allowance|free|pro bono|cost\\w*|sold|buy|charge\\w*|employ\\w*|licen[cs]e)\\b`,
        'i',
      ),
    ],
    within: 'entry',
    yesno: true,
  },
  // money
  {
    asked:
      /^(?!.*\bby how much\b).*(?:\bhow much (?:did|does|was|were|has|have|money) .*\b(?:cost|pay|paid|earn|raised?|worth|sell|sold|collect(?:ed)?|bring in)\b|\bhow much money\b|\b(?:price|cost) of\b|\bwhat did .* cost\b|\bprize money\b|\bsalary\b)/,
    around:
      /^(?:much|mone[iy]|cost|price|prize|salar[iy]|did|pai|pay|paid|ask|appli|rais|big|larg|sum|total|earn|year|month|annual|worth|sell|sold|collect|bring|build)/,
    told: [new RegExp(`${MONEY}|\\d\\s?(?:m|k|bn|mio)\\b|%`, 'i'), /\b[A-Z]{3} ?\d|\d ?[A-Z]{3}\b/],
    within: 'paragraph',
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
      /\bhow many\b.*\b(?:passed|failed|(?:was|were|been|got) (?:turned down|rejected|refused|accepted|funded|dropped)|drop(?:ped)? out|graduated?)\b/,
    around: /^(?:mani|pass|fail|turn|down|reject|refus|drop|out|accept|graduat|did|got|first|attempt|all)/,
    told: [
      /\b(?:pass(?:ed|es)?|fail\w*|turned down|reject\w*|refus\w*|declin\w*|accept\w*|success\w*|unsuccessful|drop(?:ped)?|graduat\w*|complet\w*|finish\w*|through|made it|examin\w*|exam|funded|granted|of (?:them|whom|which))\b|%/i,
    ],
    within: 'entry',
  },
  // patent number
  {
    asked: /\bpatent (?:number|no)\b|\bnumber of (?:the|his|her|your|their|that) (?:\w+ )?patent\b/,
    around: /^(?:number|no|patent|applic)/,
    told: [/\b(?:no\.?|nr\.?|number)\s?:?\s?[A-Z]{0,2}\s?\d|\b[A-Z]{2} ?\d[\d ,.\/]{4,}/],
    within: 'paragraph',
  },
]
