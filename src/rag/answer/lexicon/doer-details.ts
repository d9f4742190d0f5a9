/** Details of works and papers: their licence and language, who published, issued, sponsored or conducted them, who played in them. */
import type { Detail } from './detail.ts'

/** Somebody or something with a name, as it stands beside what it did: after a comma, a bracket, 'by' or 'with'. */
export const NAME_BESIDE =
  /(?:[,(|·:–—]|\b(?:by|with|for|from|through|under|at|to)) ?(?:["“*]|the |an? )*(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* (?:19|20))\p{Lu}[\p{L}&'’.-]+|\. (?:\p{Lu}[\p{L}&'’-]+ ){1,3}\p{Lu}/u
const ISSUER =
  '(?:the )?(?!(?:Issued|Valid|Expires?|Renewed|Level|Grade|Until|Since|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*)\\b)\\p{Lu}[\\p{L}&’-]+(?: (?:of|for|and|&|\\p{Lu}[\\p{L}&’-]+)){0,5}'
/** 'colleagues at MIT' names no licence. */
export const LICENCES =
  '(?<!\\b(?:at|from|of|with|near) (?:the )?)\\b(?:MIT|Apache(?:[- ]2(?:\\.0)?)?|L?GPL\\w*|AGPL\\w*|BSD|MPL|EUPL|ISC|Unlicense|CC[- ]BY|Creative Commons)\\b'
const CODE =
  '(?:Rust|Go|Golang|Python|Java|JavaScript|TypeScript|C\\+\\+|C#|C|Ruby|PHP|Kotlin|Swift|Scala|Haskell|Elixir|Erlang|Clojure|Perl|Lua|Julia|R|Zig|Dart|OCaml|Bash|MATLAB|Fortran|SQL|VHDL|Verilog|COBOL|Elm|F#|Nim|Crystal|Prolog|Ada|Delphi|Pascal|Groovy|PowerShell|Racket|Scheme|Lisp|Objective-C|Solidity|Gleam)'

/** Who publishes, as nothing else is called: 'Books' alone is a heading. */
const HOUSE =
  '(?<=[\\p{L}\\d&] )(?:Press|Publish(?:ers|ing)|Books)\\b|\\b(?:Verlag|[ÉE]ditions)\\b|\\bpublished (?:by|with|in) (?:the )?\\p{Lu}'

/** Who did something for what is asked about ('Who sponsored the exhibition?'). */
const doer = (asked: string, around: string, told: string, plain: string): Detail => ({
  asked: new RegExp(`\\b(?:who(?:m)? (?:has |had )?|by whom (?:was|were|is) .*\\b)(?:${asked})\\b`),
  around: new RegExp(`^(?:${around})`),
  told: [new RegExp(told, 'iu'), /\b(?:by|with|thanks to) (?:the )?\p{Lu}/u],
  plain: new RegExp(`\\b(?:${plain})\\s(?:the )?\\p{Lu}`, 'u'),
  within: 'paragraph',
})

export const DOER_DETAILS: readonly Detail[] = [
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
    asking: /^(?:publish|brought|bring|out|print|press|label|record|hous|releas|put|issu|appear|carri|ran)/,
  },
  // body that did something
  {
    asked:
      /\b(?:(?:what|which) (?:\w+ )?(?:body|organi[sz]ation|authority|agency|institut(?:e|ion)|firm|company)|who) (?:has |had )?(?:carried out|conducted|performed|did(?! (?:s?he|they|you|it|we)\b)|audited|inspected|accredited)\b/,
    around:
      /^(?:bodi|organ|author|agenc|institut|firm|compani|carri|out|conduct|perform|did|do|audit|inspect|issu|certif|accredit|certificat|licen[cs])/,
    told: [
      NAME_BESIDE,
      /\b(?:self|own|internal\w*|ourselves|I)\b/,
      /\bwith (?:the |an? )?(?:\p{Ll}+ )?(?:agency|firm|company|consultancy|institute|auditors?|consultants?) \p{Lu}/u,
    ],
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
]
