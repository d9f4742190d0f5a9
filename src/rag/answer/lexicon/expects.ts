/** What kinds of answer a question asks for, told from its words; folded. */

export type Expect =
  | 'person'
  | 'place'
  | 'org'
  | 'date'
  | 'duration'
  | 'count'
  | 'money'
  | 'percent'
  | 'list'
  | 'yesno'
  | 'title'
  | 'level'
  | 'reason'
  | 'manner'
  | 'email'
  | 'phone'
  | 'url'
  | 'thing'

export const EXPECTS: readonly (readonly [RegExp, Expect])[] = [
  [
    /\bwho(?:m|se)?\b|\bwhich (?:person|people|colleague|professor|supervisor|manager|referee)|\bname(?:s)? of (?:the|his|her|their|your) (?:\w+ )?(?:supervisor|boss|manager|advisor|referee|professor|mentor|co-?author|teacher|wife|husband|partner|owner)/,
    'person',
  ],
  [
    /\bwhere\b|\b(?:which|what) (?:\w+ )?(?:city|cities|country|countries|town|towns|place|places|location|region|state)\b|\bin which (?:city|town|country)/,
    'place',
  ],
  [
    /\bwhere\b|\b(?:which|what|name the|at which|for which) (?:\w+ ){0,2}(?:compan(?:y|ies)|firms?|employers?|organi[sz]ations?|universit(?:y|ies)|schools?|colleges?|institut\w+|hospitals?|restaurants?|orchestras?|publishers?|journals?|magazines?|newspapers?|clubs?|ships?|agenc(?:y|ies)|banks?|museums?|theatres?)\b/,
    'org',
  ],
  [
    /\bwhen\b|\b(?:which|what) (?:year|month|date|day|time)\b|\bsince when\b|\buntil when\b|\bexpir(?:y|es?|ed|ation)\b|\b(?:what|which) is the date\b|\bhow (?:early|late)\b|\bdates?\b|\bdeadline\b|\bvalid until\b|\brun(?:s)? out\b/,
    'date',
  ],
  [
    /\bhow long\b|\bhow many (?:years|months|weeks|days|hours)\b|\bduration\b|\bfor how (?:long|many years)\b|\blength of\b/,
    'duration',
  ],
  [
    /\bhow (?:many|much|large|big|high|far|often|fast|tall|deep|heavy|old|wide|strong|quickly|soon)\b|\bnumber of\b|\bby (?:how much|what (?:percentage|factor|amount))\b|\bwhat (?:percentage|share|proportion|amount|sum|size|fraction|score|grade|mark|budget|turnover|is the (?:size|number|amount|total|budget))\b|\bcount\b|\btotal\b/,
    'count',
  ],
  [
    /\bhow much\b|\b(?:budget|cost|price|revenue|turnover|worth|money|sum|salary|pay|paid|fee|fees|rate|charge|income|earn|grant|savings?|saved|amount|euros?|dollars?|pounds?)\b/,
    'money',
  ],
  [/\bpercent|\bby how much\b|\bwhat share|\bproportion|\brate\b/, 'percent'],
  [
    /\b(?:job )?title\b|\brole\b|\bposition\b|\bwhat (?:was|is) (?:he|she|they|\w+) (?:at|as)\b|\bjob\b|\bpost\b|\bwork as\b|\bdoes .* do for a living|\boccupation\b|\bprofession\b|\bcapacity\b|\bwhat does .* do\b(?! for (?:kids|children|people|free))/,
    'title',
  ],
  [/\blevel\b|\bhow (?:good|well|fluent|strong|proficient|experienced)\b|\bproficien|\bfluen/, 'level'],
  [/\bwhy\b|\breasons?\b|\bwhat for\b|\bfor what\b|\bhow come\b|\bwhat made\b/, 'reason'],
  [/\bhow (?:did|does|do|has|have|would|could|can|is|was)\b/, 'manner'],
]
