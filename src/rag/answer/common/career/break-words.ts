/** How CVs tell of a time without a post: headings, what says so by itself, and what only sounds like it. */
const rx = (source: string): RegExp => new RegExp(source, 'iu')
/** Headings of a time without a post. */
export const HEADED = rx(
  '^(?:[\\d.:–—-]+ )?(?:\\d{4}\\W+)?(?:the |an? |my |his |her )?(?:short |long |longer )?(?:career |employment )?(?:breaks?|gaps?|pauses?|interruptions?|intervals?|interludes?|in between|between (?:jobs|posts|positions|contracts|employers|things)|time (?:out|off|away)|sabbatical|out of (?:work|(?:the )?office)|(?:no|not at|away from) (?:work|job|employment|yard|the)(?! (?:lead|less))|looking(?: for work)?$|year (?:off|out|between|away|with no jobs?)|years between|(?:\\p{L}+ )?years? at home|family (?:years|time|phase)|at home with (?:the|my|our) (?:children|kids|twins|baby|family)|leave$|parental leave|unpaid leave|without (?:work|a job|a post)|retraining and recovery)(?!\\p{L})(?! (?:through|down|even|ground|point|policy))',
)
const KIN =
  '(?:father|mother|parents?|grandmother|grandfather|grandparents?|son|daughters?|sons|child(?:ren)?|twins|baby|husband|wife|partner|brother|sister|aunt|uncle|family|newborn \\p{L}+)'
/** Says by itself that one did not work. */
export const STRONG = [
  rx(
    "(?<!\\p{L})(?:parental|maternity|paternity|adoption|sick|unpaid|study|research|military|medical|compassionate|carer['’]?s) (?:and parental )?(?:leave|month|year)(?!\\p{L}| cover)",
  ),
  rx(
    '(?<!\\p{L})(?:leave of absence|sabbatical|career break|gap year|furlough(?:ed)?|time off|time out)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|eighteen)[ -](?:years?|months?|weeks?) (?:off(?! (?:the|our))|without (?:a |any )?(?:work|job|post|employment))(?!\\p{L})',
  ),
  rx(
    "(?<!\\p{L})(?:between (?:two )?(?:jobs|posts|positions|contracts|employers)(?! at)|no (?:job|employment(?! (?:permit|visa|contract|law|agency))|post|paid work|work in)|not (?:employed|working)|took no paid work|out of work|unemploy(?:ed|ment)|without (?:a job|a post|employment)|(?:earned|earning) nothing|could not work|(?:I|she|he|and) did not work|(?:I|she|he|and) (?:stopped|gave up) work(?:ing)?(?! (?:on|with|at|as|in|for the|for an?)(?!\\p{L}))|looking for work|job search|nobody's)(?!\\p{L})",
  ),
  rx(
    `(?<!\\p{L})stayed at home with|at home for (?:\\d{1,2}|an?|\\p{L}{3,8}) (?:years?|months?)|(?<!\\p{L})(?:was |am )?at home (?:with|for|to look after) (?:(?:my|his|her|our|the|an?|their|two|three|four|twin|small|young|little|ill|sick) )*${KIN}(?!\\p{L})`,
  ),
]
/** Says of a time that nothing is left out there by mistake, in whatever section. */
export const OUTRIGHT = rx(
  '(?<!\\p{L})(?:(?:is|was) (?:left )?(?:empty|blank) (?:on purpose|by choice|deliberately)|(?:I|we) (?:took|had|did) no (?:paid )?work(?=\\s*(?:[.,;:–—]|$)| (?:then|at all|until|till|between \\d|in \\d)))(?!\\p{L})',
)
/** What stands below a heading that names a time and nothing else. */
export const NOTHING = rx('^(?:no|without) (?:paid )?(?:work|job|employment|post)[.,;:]')
/** Says so where a sentence begins with the time. */
export const WEAK = [
  rx(
    `(?<!\\p{L})(?:nursed|looked after|cared for|caring for|looking after|care of|raised) (?:(?:my|his|her|our|their|the|an?|ill|sick|dying|two|newborn) )*${KIN}(?!\\p{L})`,
  ),
  rx(
    '(?<!\\p{L})(?:walked|cycled|sailed|travelled|traveled|hitch-?hiked|backpacked|rode|by bicycle|by bike|on foot|travelling|traveling|cycling|walking|hiking) (?:(?:the|from|across|through|around|round|in|to|along|\\p{L}+) )',
  ),
  rx(
    '(?<!\\p{L})(?:ill with|recover(?:y|ing|ed)|convalesc\\w+|rehabilitation|operation|surgery|broke my|broken (?:leg|arm|wrist|hip|ankle|foot|collarbone)|burn-?out|a nodule|tendon|injur(?:y|ed))(?!\\p{L})',
  ),
]
/** Someone else's, a rule, a wish, a course. */
export const NOT = [
  rx(
    "(?:colleague|manager|head|\\p{Lu}\\p{Ll}+)['’]s (?:\\p{L}+ )?leave|(?<!\\p{L})(?:cover(?:s|ed|ing)?|stood in|standing in|replac\\w+|while (?:an?|the|my) (?:colleague|manager)|days['’]? (?:of )?leave|gardening leave|days of leave|patients?|pupils?|clients?|customers?|tenants?|children|statutory|absence (?:fell|rose)|would|prefer\\w*|want\\w*|people (?:who|looking)|thesis|dissertation|return to work|ran for|on board|grant|drawings|voluntary|gambl\\w+|tobacco|exposure|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)(?!\\p{L})",
  ),
  rx(
    'leave (?:went|fell|rose|dropped|down|from \\d|rate|taken by)|(?:sick|unpaid) leave (?:in|of) (?:the|my) team|^(?:thesis|dissertation|paper|title)',
  ),
  rx(
    '(?:during|for) (?:her|his|their|a) sabbatical|two weeks on|kept all|(?<!\\p{L})(?:not work|no work) (?:for|on|with|at)(?!\\p{L})',
  ),
]
export const RULE = /\b(?:notice|minimum)\b/i
