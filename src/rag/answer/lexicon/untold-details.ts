/** Details that are asked of one thing by a noun or a verb of their own, each with the words by which a line tells it. */

const HERS = '(?:his|her|their|your|the)'
const SHE = '(?:s?he|they|you)'
/** Kinds of things of one's own, of which a maker or a build may be told. */
const OWNED =
  '(?:cars?|vans?|motor ?(?:bikes?|cycles?)|bikes?|bicycles?|scooters?|boats?|yachts?|trucks?|lorr(?:y|ies)|trailers?|tractors?|(?:mini-?)?excavators?|diggers?|cameras?|phones?|laptops?|computers?|pianos?|violins?|caravans?|campers?)'
const DOCTORATE = '(?:ph\\.?d|doctorate|doctoral (?:studies|thesis|work|research|degree)|d\\.?phil)'

export interface UntoldDetail {
  /** Folded; what stands in the group 'thing' is what the lines are looked for by. */
  readonly asked: RegExp
  readonly told: RegExp
  /** What is of the thing, of all lines that have its words. */
  readonly lines?: RegExp
}

export const UNTOLD_DETAILS: readonly UntoldDetail[] = [
  {
    // 'What was the verdict in the Harrow trial?'
    asked:
      /^(?:and |so )?what (?:was|were) the (?:final )?(?:verdict|ruling|judge?ment|sentence)s? (?:in|of|at|on|for) (?<thing>.{3,80})$/,
    told: /\b(?:verdict|acquit\w*|convict\w*|guilty|sentenc\w+|prison|jail|fine[ds]?|dismiss\w*|upheld|uphold\w*|overturn\w*|quash\w*|settle\w*|found (?:for|against|in)|in favou?r|won|lost|rul(?:ed|ing)|judge?ments?|judged|discharg\w+|liable|struck|praise\w*|outstanding|excellent|good|satisf\w+|approv\w+|reject\w*|accept\w*|agreed|refus\w+|decid\w+|decision)\b/i,
  },
  {
    // 'What were the outcomes of the two appeals?'
    asked:
      /^(?:and |so )?what (?:was|were) the (?:outcomes?|results?) (?:of|in|at) (?<thing>.{0,60}\b(?:hearings?|tribunals?|inquests?|appeals?|lawsuits?|court cases?|legal cases?|disciplinary cases?|arbitrations?))$/,
    told: /\b(?:verdict|acquit\w*|convict\w*|guilty|sentenc\w+|fine[ds]?|dismiss\w*|upheld|uphold\w*|overturn\w*|quash\w*|settle\w*|found (?:for|against|in)|favou?r|won|lost|rul(?:ed|ing)|judge?ments?|judged|clear\w*|agree\w*|reject\w*|accept\w*|refus\w+|decid\w+|decisions?|grant\w*|allow\w*|withdr\w+|reinstat\w+|recommend\w*|outcomes?|results?|led to|ended|end in|success\w*|succeed\w*|fail\w*|award\w*|paid|damages|drop\w*|all (?:but|of)|kept|stay\w*|returned)\b|[€£$]/i,
  },
  {
    // 'What did her thesis on moss show?'
    asked: new RegExp(
      `^(?:and |so )?what did ${HERS} (?<thing>(?:[\\p{L}'’]+ ){0,2}(?:dissertation|thesis|doctorate|phd)(?: (?:on|about|into) .{3,60})?) (?:find(?: out)?|show|conclude|prove|argue|reveal|discover|demonstrate|establish)$`,
      'u',
    ),
    told: /\b(?:f[io]nds?|found|findings?|show\w*|conclu\w+|prov\w+|argu\w+|reveal\w*|discover\w*|demonstrat\w+|establish\w*|results?|that|because|turn\w* out|less|more|fewer|better|worse|only|why|how|rise[sn]?|rose|fall|fell)\b|%|\?/i,
  },
  {
    // 'What make is his van?'; a name has a capital or letters with a number
    asked: new RegExp(
      `^(?:and |so )?(?:what|which) (?:kind|sort|type|make|model|brand) (?:(?:of )?(?<thing>${OWNED}|(?<=(?:make|brand) of )(?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+) (?:does|do|did|has|have) ${SHE} (?:drive|own|have|ride|run|use|sail|play|work with)|(?:is|are|was) ${HERS} (?:own )?(?<thing2>${OWNED}))$`,
      'u',
    ),
    told: /(?<!^)(?<![.:;!?|] )(?<![\p{L}\d])(?:\p{Lu}\p{L}+|\p{L}+-?\d\w*|\d{2,4} ?cc)(?![\p{L}\d])|\b(?:electric|diesel|petrol|hybrid|estate|convertible|four-wheel|folding|racing|touring|sports|vintage|veteran|upright|grand|company|narrow|sailing|wooden|steel|digital|film|analogue)\b/u,
  },
  {
    // 'Which grade did she get in her 2019 appraisal?'
    asked: new RegExp(
      `^(?:and |so )?(?:what|which) (?:overall |final )?(?:rating|grade|score|mark)s? (?:did|was|were|has|have) .{0,40}?\\b(?:in|at|for|by|from) (?:${HERS} )?(?<thing>(?:[\\p{L}\\d]+ ){0,3}(?:appraisal|performance review|annual review|evaluation|staff review))(?: .{0,20})?$`,
      'u',
    ),
    told: /\b(?:rat(?:ed|ings?)|grad(?:ed?|es)|scor(?:ed?|es|ing)|mark(?:s|ed)?|outstanding|excellent|exceed\w*|good|satisf\w+|meets|points?|top|band|distinction|stars?|above|highest|best|average)\b|\d ?\/ ?\d|\d ?%|\b[A-E][+-]?(?=[,.;)]|$)/i,
  },
  {
    // 'Who will take over when Mrs Lund retires?'
    asked:
      /^(?:and |so )?who (?:will|would|is to|is going to|shall) (?:take over|succeed|replace|follow|step in)(?: (?:from|for|as \p{Ll}+))? ?(?:when|once|after|if)? ?(?<thing>(?:mr|mrs|ms|dr|professor)?\.? ?[\p{L}'’-]{3,20}(?: [\p{L}'’-]{3,20}){0,2}?)(?: (?:retires|leaves|goes|stops|steps down|dies|resigns|has (?:left|retired|gone)))?$/u,
    told: /\b(?:success\w*|succe+d\w*|tak(?:e|es|ing) (?:it |the \w+ )?over|took over|takeover|replac\w+|hand(?:s|ed|ing)? (?:\w+ ){0,3}(?:over|on|to)|follow\w*|heir|inherit\w*|son|daughter|nephew|niece|buyer|s[oe]ld|sell\w*|sale|clos\w+|wound up|end of)\b/i,
  },
  {
    // 'What do her grandparents do for a living?'
    asked: new RegExp(
      `^(?:and |so )?what (?:(?:do|does|did) ${HERS} (?<thing>(?:(?:grand)?(?:parents?|mother|father)|mum|dad|brothers?|sisters?|siblings?|sons?|daughters?|uncle|aunt)(?: and (?:${HERS} )?(?:mother|father|brothers?|sisters?|sons?|daughters?|uncle|aunt))?) do(?: for (?:a living|work)| as a job)?|(?:is|was|are|were) ${HERS} (?<thing2>(?:grand)?(?:parents?|mother|father)|mum|dad|brother|sister|son|daughter|uncle|aunt)['’]?s?['’]? (?:job|jobs|profession|occupation|trade|work))$`,
    ),
    told: /(?:(?:parents?|mother|father|mum|dad|brothers?|sisters?|siblings?|sons?|daughters?|uncle|aunt)(?: (?!and\b)\p{L}+)?,? (?:(?:both|each|also|still|now|once|who|all) ){0,2}(?:is an?|is the|are|was an?|was the|were|works?|worked|runs?|ran|keeps?|kept|teach\w*|taught|owns?|owned|farm\w*|dr[io]ves?|ha[sd]|buil[dt]s?|s[oe]lls?|sold|practi\p{L}+|served?|made|makes|played?|plays|studies|an?|the)\b|['’]s? (?:\p{L}+ )?(?:farm|shop|firm|business|bakery|workshop|practice|boat|trade|office|pub|restaurant|garage|company))|\b(?:family|parental) (?:farm|business|firm|shop|bakery|company|restaurant|trade)\b|(?:farmer|baker|teacher|miner|doctor|smith|sailor|worker|keeper|maker)['’]s (?:son|daughter)/iu,
  },
  {
    // 'What was the subject of the doctorate that she broke off?', 'Which subject did Ole take for his PhD?'
    asked: new RegExp(
      `^(?:and |so )?(?:(?:what|which) (?:is|was|were) the (?:subject|topic|field|title|theme) of (?:${HERS} |[\\p{L}-]+['’]s )?(?<thing>${DOCTORATE})(?: .*)?|(?:what|which) (?:subject|topic|field) (?:did|does|has|had) (?<thing2>.{2,40}? (?:take|choose|chosen|have|study|pick|do|done|work on|write on) (?:for|in|as) (?:his|her|their|your|the) ${DOCTORATE}))$`,
      'u',
    ),
    told: new RegExp(
      `[:"“„«]|–(?! ?\\d)|\\((?!\\d)|\\b(?:on|about|into|in (?!\\d|progress\\b)|thes[ei]s|dissertation|titled?|topic|field|subject|entitled|studied)\\b|(?:Ph\\.? ?D\\.?|D\\.?Phil\\.?|[Dd]octora\\w+|[Dd]octor)(?: (?:studies|degree|research|work))?,? (?:of )?(?!Univ|Inst|Coll|Tech|Acad|ETH\\b|[TK]?U\\b)\\p{Lu}`,
      'u',
    ),
    // 'Dr Ann Moor' has none that is asked about
    lines: /\b(?:ph\.? ?d|doctora\w+|d\.?phil|doctor of)\b/i,
  },
]
