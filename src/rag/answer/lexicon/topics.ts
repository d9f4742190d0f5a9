/**
 * Things a recruiter asks about and the many ways to ask: `ask` recognises the question, `tell` the text that
 * answers it. `declines`: when no text tells, the CV does not hold it. `missing` completes 'The CV does not say …'.
 */
import type { Kind } from './kinds.ts'

export interface Topic {
  readonly name: string
  readonly ask: RegExp
  readonly tell: RegExp
  readonly kinds: readonly Kind[]
  readonly declines: boolean
  readonly missing: string
}

const topic = (name: string, kinds: readonly Kind[], ask: RegExp, tell: RegExp, missing = ''): Topic => ({
  name,
  kinds,
  ask,
  tell,
  declines: missing !== '',
  missing,
})

export const TOPICS: readonly Topic[] = [
  topic(
    'email',
    ['contact'],
    /\be-?mail|\bmail address|electronic mail/,
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,200}/,
    'the email address',
  ),
  topic(
    'phone',
    ['contact'],
    /\b(?:tele?phone|telefone|phone|mobile|cell)(?: ?number)?s?\b(?! (?:app|software|game|network|interview))|\bnumber to (?:call|ring)|\b(?:call|ring|text) (?:him|her|them|you)\b(?!.*(?:check|about|opinion))/,
    /\+?\(?\d[\d ()./-]{6,}\d/,
    'the phone number',
  ),
  topic(
    'website',
    ['contact'],
    /\b(?:web ?site|home ?page|web ?page|url|personal site|portfolio (?:link|site)|online portfolio)\b/,
    /https?:\/\/|www\.|\b[\w-]{1,63}\.(?:example|com|org|net|io|dev|me|de|fr|uk|eu)\b/,
    'a website',
  ),
  topic(
    'social',
    ['contact'],
    /\b(?:linked ?in|twitter|facebook|instagram|mastodon|bluesky|social media|tiktok|youtube|github|gitlab|orcid)\b/,
    /\b(?:linkedin|twitter|facebook|instagram|mastodon|bluesky|social media|tiktok|youtube|github|gitlab|orcid)\b/i,
  ),
  topic(
    'address',
    ['contact', 'summary', 'practical'],
    /\b(?:postal|home|street|mailing)? ?address\b|where (?:does|do|is) (?:he|she|they|you|the candidate)?\w* ?(?:live|living|based|located|reside)|\b(?:which|what) (?:city|town|country|place|part of \w+) (?:does|do|is|are) (?:he|she|they|you|\w+) (?:live|based|living|located)|\bcurrent location\b|\bpostcode\b|\bhome town\b|where .*\blives?\b|\bis .* based\b/,
    /\b(?:home|address|lives?|living|based|post|resident|adresse|anschrift|wohnort|wohnhaft)\b|\d{1,4} [\p{Lu}]|[\p{Lu}]{1,2}\d{1,2}\b|,\s*\p{Lu}/u,
  ),
  topic(
    'notice',
    ['practical'],
    /(?<!\b(?:did|does|do|has|have) (?:he|she|they|you) )\bnotice\b|\bhow (?:soon|quickly|early|fast|much (?:notice|time before))\b.*\b(?:start|begin|join|available|leave|free|come|work)|\bwhen (?:can|could|would|will|might|is|are|do|does) (?:you|he|she|they|\w+)\b.*\b(?:start (?:work|with|a|the|for|here)?|start(?=\?|$)|begin|join|available|free)\b|\b(?:can|could|would|will) (?:he|she|they|you|\w+) (?:start|begin|join)(?=\?|$| (?:in|on|by|next|from|immediately|right|straight|at once|with us|here)\b)|\bwait (?:before|until|for|till)\b|\bearliest\b.*\b(?:start|date|begin|join|take)|\bstart(?:ing)? date\b|\bavailab(?:le|ility)\b(?!.*\b(?:languages?|tools?)\b)|\btake up (?:a|the|this) (?:job|post|position|new)|\bresign\b|\bhand in\b|\bhow soon\b|\b(?:when|how soon) (?:can|could|would|will|might|do|does) (?:you|he|she|they) (?:next |again )?(?:have|find|make|take) (?:any |some |the |on )?(?:time|room|capacity|space|new|more|another)\b|\bbooked (?:up|out|until|till)\b|\bhow long (?:would|until|before|till).*\b(?:start|join|begin)/,
    /\bnotice\b|\bavailab|\b(?:can|could|would|may|might) (?:begin|join)\b|\bbegin on\b|\bmonths? to leave\b|\bweeks? to leave\b|\b(?:weeks?|months?)(?:['’]s?)? (?:to the end|warning)|\bnext free slot|\bbooked (?:(?:up|out|solid) )?(?:until|till|through|to)\b|\bfully booked|\bresignation period|\bwaiting time|\bstart (?:on|in|from|with|within|after|at|work)|\bcould start|\bcan start|\bearliest|\bimmediately|\bfree (?:from|as of)|\bfrom (?:now\b|\d{1,2}[./]\d{1,2}[./]\d|(?:the )?(?:(?:start|beginning|middle|end|\d{1,2}(?:st|nd|rd|th)?\.?)(?: of)? )?(?:early |mid-? ?|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)\b(?!(?: \d{4})?,? ?(?:to\b|until\b|till\b|through\b|[-–—])))/i,
    'when a new job could start',
  ),
  topic(
    'relocate',
    ['practical', 'summary'],
    /\brelocat|\b(?:(?<!\bthe )move to\b|move (?:house|home|abroad|for|away|somewhere|elsewhere|cities|city|countr))|\b(?:willing|prepared|ready|happy|open|consider|like|want) (?:to )?(?:mov|liv|relocat|settl|work(?:ing)? in (?:another|a different|other))|\bliv(?:e|ing) (?:in another|abroad|elsewhere|somewhere|for a new)|\bwork(?:ing)? abroad\b|\bconsider (?:living|moving|a move)|\bnew (?:city|country|town) for|\b(?:where|which (?:cities|city|countries|country|places|regions|region)) (?:would|could|will|might) .*\b(?:move|live|living|relocate|go|work|settle|accept|consider)|\b(?:where|which (?:cities|city|countries|country|places|regions|region)) .*\b(?:willing|prepared|ready|happy|open|like|want) to|\b(?:lure|tempt|poach|entice|attract) (?:him|her|them|you)\b|\b(?:consider|accept|take|want) (?:a |an |another |any )?(?:job|post|position|role|work|offer)s? (?:in|at|outside|beyond)\b|\bchange of (?:city|country|town|place|scene)|\bpull up (?:roots|stakes)|\buproot|\bfar from home|\bleave (?:the country|the city|town)\b|\bwilling to live/,
    /\brelocat|\bmov(?:e|ing)\b|\bpossible moves\b|\bopen to\b|\bwilling to (?:go|work|live)\b|\bwould (?:consider|go|like|accept)\b|\bout of the question\b|\bstays? here\b|\bwithin (?:an?|\d+|one|two|commuting)\b.{0,20}\b(?:miles|km|kilomet\w+|minutes|hours?|drive|distance)\b|\babroad\b|\banywhere\b|\bstay(?:ing)? in\b|\bsettle|\bleave (?:the|town)|\btied to\b|\bwork(?:ing)? in\b/i,
    'anything about relocating',
  ),
  topic(
    'commute',
    ['practical'],
    /\bcommut|\bhow far\b|\btravel(?:l?ing)? (?:distance|radius|daily)|\bdistance\b.*\bwork/,
    /\bcommut|\b(?:miles|km|kilomet\w+|minutes|hour)\b|\bwithin\b|\banywhere between/i,
  ),
  topic(
    'remote',
    ['practical', 'experience'],
    /\b(?:remote(?:ly)?|home ?office|from home|telework|hybrid|on-?site|in the office|physically present|in person|office days?|distributed)\b/,
    /\b(?:remote(?:ly)?|(?:from|at) home|home[- ]?(?:office|work(?:ing)?|based)|telework(?:ing)?|hybrid(?! (?:\w+ )?(?:vehicle|car|engine|drive|cloud|bike|bus)s?\b)|on-?site|(?:in|to|at) the office|office days?|days? (?:a week )?(?:in|at|from) (?:the )?(?:office|home)|in person|distributed (?:team|compan|work)\w*)\b/i,
    'anything about remote work',
  ),
  topic(
    'travel',
    ['practical', 'summary'],
    /\bbusiness (?:trips?|travel)|\btravel(?:l?ing)? (?:for work|much|a lot|requirements?|readiness|abroad|regularly)|\b(?:willing|prepared|ready|happy|able|much|often|like|likes|open) (?:to )?(?:does |do |would |will )?(?:\w+ )?(?:to )?travel|\btrips? (?:a|per|each) year|\baway from home|\bon the road\b|\b(?:does|do|would|will) (?:he|she|they|you) (?:fly|travel)\b|^travel\b/,
    /\b(?:travel|trips?|nights away|away from home|on the road|fly|days a (?:year|month)|abroad|weeks away)\b/i,
  ),
  topic(
    'hours',
    ['practical', 'experience'],
    /\b(?:full[- ]?time|part[- ]?time|how many hours|hours (?:a|per|each) week|working hours|work(?:ing)? (?:week|pattern|time)|days (?:a|per) week|weekly hours|four[- ]day|percent(?:age)? (?:position|contract)|shifts?|weekends?|nights?|evenings?|fridays?|mondays?|sundays?|saturdays?|overtime|on[- ]?call|workload)\b/,
    /\b(?:hours?|days? a week|full[- ]?time|part[- ]?time|week|shifts?|weekends?|nights?|evenings?|fridays?|mondays?|tuesdays?|wednesdays?|thursdays?|sundays?|saturdays?|overtime|on[- ]?call|\d+ ?%|four days)\b/i,
  ),
  topic(
    'contract',
    ['practical'],
    /\b(?:freelanc|contract(?:or|ing)?|permanent|fixed[- ]term|temporary|self[- ]employ|employment type|kind of (?:job|post|role|position|contract)|type of (?:job|role|contract|position)|looking for|next (?:job|role|position|post|step)|ideal (?:job|role|position)|(?:job|role|position|post) (?:does|do|is|are|would) .*(?:want|looking|seek|like))/,
    /\b(?:freelanc|contract|permanent|fixed[- ]term|temporary|self[- ]employ|looking for|want|seek|prefer|interested in|open to)/i,
  ),
  topic(
    'visa',
    ['practical', 'summary', 'contact'],
    /\b(?:visas?|work(?:ing)? (?:permits?|authori[sz]ation|rights)|right to work|sponsor(?:ship|ed)? (?:for|to work|needed|required|a visa)|sponsorship|allowed to (?:work|be employed)|legally|immigration status|permit to work|permission to work|residence permit|eligible to work|green card|settled status)\b/,
    /\b(?:visas?|work permit|right to work|sponsorship|citizens?(?:hip)?|passports?|eu work|settled status|residen(?:t|ce|cy)|national(?:ity)?|permit|eligible)\b/i,
    'anything about a work permit',
  ),
  topic(
    'nationality',
    ['practical', 'summary', 'contact'],
    /\b(?:nationalit(?:y|ies)|citizens?(?:hip)?|passports?|(?:what|which) countr(?:y|ies) is .* from|where (?:is|are) .* from\b|country of origin|native of|nationals?(?= (?:of|or|and|with)\b|\W*$))\b/,
    /\b(?:national(?:ity|s)?|citizens?(?:hip)?|passports?|born in|from|staatsangehörigkeit|nationalité)(?!\p{L})/iu,
    'a nationality',
  ),
  topic(
    'driving',
    ['practical', 'certifications'],
    /\bdriv(?:e|er|ers|er's|ing)\b(?!.*\b(?:revenue|growth|change|sales|project|initiative))|\bbehind the wheel|\blicen[cs]ed to drive|\bown a car\b|\bhave a car\b|\bvehicles?\b|\bmotorbike|\bhgv\b|\btrailer\b/,
    /\bdriv|\bcar\b|\bvan\b|\blicen[cs]e\b.*\b(?:car|b|be|c|ce|hgv|van|lorry|category)\b|\bcategory b\b|\bvehicle|\bmotorbike|\btrailer|\bforklift/i,
    'anything about driving',
  ),
  topic(
    'salary',
    ['practical'],
    /\b(?:salar(?:y|ies)|wages?|(?<!\b(?:business|company|firm|shop|place|restaurant|hotel|team) )(?<!\b(?:certif\w{0,12}|badges?|degrees?|awards?|titles?|diplomas?|licen[cs]es?|books?|novels?) .{0,30})earn(?:s|ed|ing|ings)?\b(?! out\b)(?! (?:him |her |them |you )?(?:a|an|the|his|her|their|your) (?:[\w-]+ ){0,3}(?:degree|certif|licen|award|prize|title|phd|diploma|badge|reputation|place|living))|compensation|remuneration|(?<=(?:^|\b(?:his|her|their|your|he's|she's|(?:candidate|person|applicant)'s|annual|yearly|monthly|weekly|current|present|last|previous|gross|net|total|overall|average|personal|basic|base|family|household|own|expected|desired|minimum|earned|taxable|what|which|much|an?|any|the|of|to) ))income\b(?! (?:from|of|raised|generated)\b| (?:does|do|did|has|have) (?:its|an?|the (?!candidate|person|applicant)))|pay ?(?:band|grade|scale|scales|rise|slip|che(?:ck|que)|expect\w*|points?|level|bracket|package)|(?:hourly|day|daily|weekly) rates?|(?<=(?:^|\b(?:his|her|their|your|what|which|current|usual|normal|standard|going) ))rates?(?= (?:does|do|per)|\?|$)|what (?:does|do|would|did) \w+ charge|charges? (?:per|for|an?|him)|(?:well|being|get|gets|got|be) paid(?! for by)|pay(?:s|ing)? (?:him|her|them|you)\b(?! back)|what pay|how much (?:money )?(?:does|do|did|would|is|are|will|was|were) (?:he|she|they|you|(?!(?:people|users|customers|buyers|clients|readers|players|subscribers|members|visitors|guests)\b)\w+) (?:be )?(?:make|making|want|ask|expect|cost|earn|charge|pay|paid)(?! (?:for|to (?:use|buy)) )|bonus(?:es)?|(?:expected|current|desired|minimum) pay|call-?out fee|fees?(?= (?:does|do|per|for|within|inside))|make (?:a|per) (?:year|month))\b/,
    /\b(?:(?:salar(?:y|ies)|wages?)(?! (?:budget|bill|cost|sheet|share|included))|earns?(?! (?:an?|the|my|his|her|their|your)\b)|earned (?:about |around )?[€£$\d]|compensation|remuneration|(?:hourly|day|daily) rates?|rates?:|(?<!\b(?:no|without an?|full|speaking|entry|tuition|yearly|membership) )fees?\b(?! (?:earners?|turnover|proposals?|of|from|not|paid)\b)|bonus)(?!\w)|(?:€|£|\$|\b(?:eur|gbp|usd|chf|nok|sek|dkk)\b) ?\d[\d,.]{0,12}k?,? (?:an? (?:hour|day)|per|gross|plus|flat|net|\/)|\d ?(?:€|eur|euros|gbp|usd|chf|nok|sek|dkk|pln|czk|cad|aud|nzd|pounds|dollars),? (?:an?|per) (?:hour|day)\b|(?:^|\b(?:asks?|asking|expect\w{0,6}|wants?|at least|currently|minimum)\b.{0,20})(?:€|£|\$)\d[\d,.]{0,12}k?,? (?:a|per) (?:year|month)|\bflat (?:rate|fee)/i,
    'anything about pay',
  ),
  topic(
    'family',
    [],
    /\b(?:married|marital|single(?=\?|$| or\b| (?:man|woman|parent|mother|father|mum|mom|dad)\b)|or single|divorced?|wife|husband|spouse|(?:(?:has|have|had|got|with) an?|his|her|their|your|life|domestic) partner(?!s?\b.*\b(?:firm|company|organi|business|office|law))|girlfriend|boyfriend|engaged to|fianc|in a relationship|relationship status)\b/,
    /\b(?:married|divorced|wife|husband|spouse|my partner|partner and i|single\b(?! ))/i,
    'anything about marital status',
  ),
  topic(
    'children',
    [],
    /\b(?:offspring|(?:is|be|being|become|becoming|he|she|they|you) (?:already )?a (?:father|mother|parent|dad|mum|mom))\b|\b(?:his|her|their|your) (?:kids?|children|sons?|daughters?)\b|\b(?:have|has|having|had|got|raise|raising) (?:any |his own |her own |their own )?(?:kids?|children|a (?:son|daughter|family|child))\b|\b(?:number of|how many) (?:kids|children) (?:do|does|has|have)\b|\bpregnan|\bplan(?:ning)? (?:a family|children|to have (?:kids|children))|\bnames? of (?:his|her|their|your) (?:kids|children|son|daughter)/,
    /\b(?:my|our) (?:kids?|children|sons?|daughters?|twins|two (?:kids|children|sons|daughters)|boys|girls|twin \w+|family)\b|\bthe twins\b|\btwin (?:boys|girls|sons|daughters)\b|\b(?:wife|husband|partner|married|divorced|widowed|separated)\b.{0,30}\b(?:kids?|children|sons?|daughters?|boys|girls|twins)\b|(?:^|[,;:(] ?|\bhave )(?:no|one|two|three|four|five|[1-9]) (?:(?:small|young|little|adult|grown(?:-up)?|teenage) )?(?:children|kids|sons|daughters)(?= ?(?:$|[,;.()]))|\bchildren:|\bchildless\b|\bparental leave|\bmother of|\bfather of|\b(?:maternity|paternity)/i,
    'anything about children',
  ),
  topic(
    'age',
    [],
    /\bhow old\b(?! (?:is|are|was|were|must|do|does) (?:the (?!candidate|applicant|person)|his |her |their |my |your (?!self)|these |those |this |that |an? |its |most ))|\bage\b(?! (?:group|range|of (?:the|his|her) (?:pupils|students|children)|groups))|\bdate of birth|\bbirth ?(?:day|date)|(?<!\b(?:where|town|city|country|place|region|village) .{0,30})\bborn\b|\byear of birth|\bd\.?o\.?b\b/,
    /(?<![\w-]|\b(?:twins|sons?|daughters?|child|children|kids) (?:was |were )?)born\b.{0,40}\b(?:19|20)\d\d|\b(?:date|year) of birth|\bgeboren\b.{0,40}\b(?:19|20)\d\d|\bgeburts(?:datum|tag|jahr)|\bdate de naissance|\bbirth ?(?:day|date|year)|\bb\. ?(?:19|20)\d\d|\bage:? ?\d\d\b|\baged \d\d\b(?! (?:to|and|or)\b| ?[-–])|\byears old\b|\bd\.?o\.?b\b|\b(?:thirty|forty|fifty|sixty|twenty)-\w+,/i,
    'an age or date of birth',
  ),
  topic(
    'religion',
    [],
    /\breligio|\bfaith\b|\bchurch does|\bbelieve in god|\bchristian\b|\bmuslim\b|\bjewish\b|\bcatholic\b|\bpolitic(?:s|al)|\bparty does .* vote|\bvot(?:e|es|ed|ing) for\b|\bethnic|\brace\b(?=\?|$)|\bsexual|\borientation\b(?=\?|$)|\bgay\b|\bstar sign|\bzodiac/,
    /\breligio|\bfaith\b|\bchristian\b|\bmuslim\b|\bjewish\b|\bcatholic\b|\bparty member|\bpolitic/i,
    'anything about beliefs or other private matters',
  ),
  topic(
    'health',
    [],
    /\b(?:health|ill(?:ness)?|sick|disab(?:led|ility)|diseases?|allerg(?:y|ies|ic)|medical (?:condition|history)|surgery|operation(?= (?:did|has|had))|injur(?:y|ed)|smoke|smoker|smoking|drink|alcohol|vegetarian|vegan|weigh(?:t|s)?|height|how tall|blood (?:type|group)|vaccinat\w*)\b/,
    /\b(?:health|ill(?:ness)?|disab|disease|allerg|surgery|operation|injur|broken|smok|alcohol|vegetarian|vegan|healed|weigh|vaccinat)/i,
  ),
  topic(
    'crime',
    [],
    /\b(?:criminal|convict(?:ed|ion|ions)|arrest(?:ed)?|prison|jail|police record|clean record|background check|dbs|struck off|sued|lawsuits? against|bankrupt)\b/,
    /\b(?:criminal|convict|arrest|dbs|background check|police|disclosure|clean record|vetting|clearance)\b/i,
    'anything about a criminal record',
  ),
  topic(
    'references',
    ['references'],
    /\brefere(?:nce|nces|e|es)\b(?! (?:work|book|library|data|model|architecture|implementation|room|system|manual))|\bvouch|\b(?:who|whom)\b.*\b(?:call|ring|phone|contact|ask|speak|talk|confirm|opinion|recommend|endorse|tell (?:me|us) (?:more )?(?:about|how)|say (?:something|more)|character)\b|\brecommend(?:s|ation|ations|ed)?\b.*\b(?:him|her|you|them)|\btrack record|\bput in a good word|\bspeak (?:up )?(?:for|on behalf of)|\btestimonial|\bprais(?:e|es|ed|ing)\b|\bthink(?:s)? (?:highly|well|much) of|\bcompliment|\bopinion (?:on|of|about)\b|\b(?:others|colleagues|clients|customers|employers|people) (?:say|think|said|thought)\b|\b(?:boss|manager|colleague|supervisor|someone|anyone|people|who)\b.*\b(?:get in touch|contact|reach|ring|call up)|\bformer boss(?:es)? .* (?:call|contact)/,
    /\b(?:head|manager|director|owner|professor|prof|dr|partner|former|supervisor|chief|lead|principal|matron|editor|captain|foreman|chair|conductor|dean)\b|\bon request\b|\brefere/i,
  ),
  topic(
    'hobbies',
    ['interests'],
    /\bhobb(?:y|ies)|\b(?:free|spare|leisure|own) time\b|\boutside (?:of )?(?:work|the office|working)|\bwhen (?:not|he(?:'s| is) not|she(?:'s| is) not|they(?:'re| are) not|you(?:'re| are) not) (?:working|at work|on duty)|\bfor fun\b|\bpastimes?\b|\brelax|\bunwind|\binterests?\b(?! (?:rate|in (?:the|our|this) (?:job|role|post|position)))|\boff[- ]duty\b|\bafter (?:work|hours)\b|\bprivately\b|\bpersonal interests|\bswitch off\b|\bweekends? (?:activit|for fun)|\benjoy doing\b|\bsports? (?:does|do)\b|\bmusical instrument|\bplay an instrument/,
    /.*/,
  ),
  topic(
    'languages',
    ['languages'],
    /\b(?:(?:foreign |human |spoken |natural |other )?languages?\b(?! (?:model|processing|school|teacher|course))(?!.*\b(?:program|code|cod(?:ing|ed)|script))|mother tongue|native (?:speaker|tongue|language)|speaks?\b|spoken|multilingual|bilingual|fluent(?:ly)?|tongues?)/,
    /\b(?:native|mother tongue|fluent|bilingual|first language|[abc][12]|conversational|basic|good|reading|spoken|speak|words|intermediate|beginner|advanced|none)\b/i,
  ),
  topic(
    'language',
    ['languages'],
    /\b(?:english|french|german|spanish|portuguese|italian|dutch|flemish|danish|swedish|norwegian|finnish|icelandic|polish|czech|slovak|slovene|slovenian|hungarian|romanian|bulgarian|greek|turkish|ukrainian|russian|estonian|latvian|lithuanian|croatian|serbian|japanese|chinese|mandarin|cantonese|korean|hindi|urdu|punjabi|bengali|tamil|arabic|hebrew|persian|farsi|swahili|yoruba|igbo|amharic|somali|wolof|afrikaans|zulu|vietnamese|thai|indonesian|malay|tagalog|irish|gaelic|welsh|basque|catalan|galician|latin|esperanto|sign language|bsl|makaton|yiddish|luxembourgish|romansh|sami|maltese|albanian|armenian|georgian|kurdish|nepali|sinhala)\b(?! (?:company|companies|firm|shipyard|market|citizen|national|passport|residence|licen|government|university|school|newspaper|car|cuisine|driving|archives?|people|customers?|bank|embassy))/,
    /\b(?:native|mother tongue|fluent|bilingual|first language|[abc][12]|conversational|basic|good|reading|speak|words|intermediate|beginner|advanced|none|level|rusty)\b/i,
  ),
  topic(
    'awards',
    ['awards'],
    /\b(?:awards?|prizes?|hono(?:u)?rs\b(?! degree)|medals?|distinctions?|accolades?|(?<=\b(?:her|his|their|your|what|which|any|military|service) )decorations?|recognitions?|troph(?:y|ies)|won|win|winning|wins|decorated|commendations?|scholarships?)\b/,
    /\b(?:award|prize|medal|hono(?:u)?r|winner|won|shortlist|runner-up|best|finalist|trophy|place|distinction|commend|of the year|scholarship|nominated)/i,
  ),
  topic(
    'volunteer',
    ['volunteering'],
    /\bvolunt|\bcharit|\bunpaid\b|\bpro bono\b|\bcommunity (?:work|service|engagement)|\bfor free\b|\bwithout (?:being )?pa(?:id|y)|\bgive(?:s)? back|\bgood cause|\bcivic\b|\bin need\b|\bhelp(?:s|ing)? (?:people|others|the poor|the homeless|neighbou?rs|out)/,
    /\bvolunt|\bcharit|\bunpaid|\bfree\b|\bpro bono|\bcommunity|\bsince\b|\btreasurer|\btrustee|\bhelp/i,
  ),
  topic(
    'certificates',
    ['certifications', 'practical'],
    /\b(?:certif|(?<!\bdriv(?:ing|er|ers|er's|ers') )licen[cs]e|accredit|credential|permits?\b(?! to work)|qualifications?\b|courses? (?:completed|taken|passed)|trained in|(?<!\b(?:many|support|sold|selling|sell) )tickets?\b(?! (?:sales|sold|prices?|office|closed|system))|badges?\b|registered|registration|first aid)/,
    /\b(?:certif|licen[cs]|accredit|valid|expir|renew|issued|passed|registered|level|card|permit|course|training|exam)/i,
  ),
  topic(
    'publications',
    ['publications'],
    /\b(?:publish|publications?|papers?\b|articles?|books?\b|journals?\b|author(?:ed)?|co-?auth|co-?writ|wrote|written|writing|blog|newsletter|columns?\b|essays?|chapters?|doi\b|patents?|novels?|poems?|recordings?|albums?|edited)/,
    /["“”„«»*_]|\bjournal|\bpress\b|\bpp\b|\bblog|\bbook|\bnewsletter|\bcolumn|\bpatent|\barticle|\bpaper|\b(?:19|20)\d\d\b/i,
  ),
  topic(
    'talks',
    ['talks', 'publications'],
    /\b(?:talks?\b|speak(?:er|ing)\b|spoken (?:at|in)|speech|conferences?|keynotes?|presentations?|presented|panels?\b|lectures? (?:given|at)|posters?\b|give a talk)/,
    /["“”„«»]|\btalk|\bkeynote|\bpanel|\bconference|\bsummit|\bposter|\blecture|\bmeet-?up/i,
  ),
  topic(
    'thesis',
    ['education'],
    /\b(?:thes[ie]s|dissertations?|doctoral (?:work|research|project)|final (?:year )?project)\b/,
    /\b(?:thes[ie]s|dissertations?|supervis(?:e|es|ed|ion|ors?)|defended|final project)\b/i,
    'a thesis',
  ),
  topic(
    'supervisor',
    ['education', 'experience'],
    /\b(?:supervis(?:or|ors|ed)\b|guided (?:him|her|them|you)|advis(?:er|or|ors|ed)\b.*\b(?:thesis|phd|doctora|dissertation)|doktor(?:vater|mutter)|promotor)/,
    /\b(?:supervis(?:e|es|ed|ion|ors?|ing)|advis(?:ers?|ors?)|under|promotors?)\b/i,
  ),
  topic(
    'study',
    ['education'],
    /\b(?:stud(?:y|ied|ies|ying)\b(?! (?:group|leave|in the paper))|degrees?\b(?! (?:celsius|of freedom))|universit(?:y|ies)|college|graduat(?:e|ed|ion|ing)|bachelor|master'?s?\b|masters\b|msc|bsc|ph\.?d|doctora(?:te|l)|mba|llm|llb|msw|mph|mpp|(?<!\d )mpa|mfa|mmus|mdiv|mlis|mres|mphil|dphil|bcomm?|bfa|bba|bsw|bmus|barch|btech|mtech|b\.?a\b|m\.?a\b|beng|meng|alma mater|educat(?:ed|ion|ional)|academic background|diploma|a-?levels|high school|secondary school|went to school|go to school|schooling|apprenticeship|trained as|training as|abitur|baccalaur|major(?:ed)?\b|minor(?:ed)?\b|gpa\b|grades?\b|exchange semester|semester abroad|year abroad|erasmus)/,
    /\b(?:stud|degree|universit|college|graduat|bachelor|master|msc|bsc|ph\.?d|doctora|mba|llm|llb|msw|mph|mfa|mmus|mdiv|mlis|mres|mphil|dphil|bcom|bfa|bba|bsw|bmus|barch|btech|mtech|ba\b|ma\b|beng|meng|diploma|a-?level|school|apprentice|exam|academy|institute|conservatoire|thesis|honours|class|semester|certificate|course)/i,
  ),
  topic(
    'why-left',
    ['experience'],
    /\bwhy (?:did|has|have|does|do|would) (?:he|she|they|you|\w+) (?:leave|left|quit|resign|stop|give up|given up|change|go|step down|move on)|\breasons? (?:for leaving|to leave|behind leaving|he left|she left)|\bwhat made (?:him|her|them|you) (?:leave|quit|stop|change|give)/,
    /\bleft\b|\bleave\b|\bbecause\b|\bin order to\b|\bwanted\b|\bclosed\b|\bredundan|\bended\b|\bgave (?:it )?up|\bgiven up|\bmoved\b|\bmerger|\bexpired\b|\bquit\b|\bso that\b/i,
  ),
  topic(
    'gap',
    ['experience', 'practical', 'summary'],
    /\bgaps?\b|\bhole in\b|\bblank (?:year|month|period|spot)|\binterrupt|\bbetween (?:two )?(?:jobs|posts|roles|positions)\b|\b(?:spell|period|phase|time) (?:when|without|away|out)\b|\bcareer break|\btime off\b|\bbreak (?:in|from|between)|\bsabbatical|\bparental leave|\bnot work(?:ing)?\b|\bunemploy|\bjobless|\bbetween jobs\b|\bout of (?:a job|work)/,
    /\bgap\b|\bbetween (?:posts|jobs|roles)\b|\bno post\b|\bout of (?:a job|work|employment)|\bunemploy|\bjobless|\b(?:look(?:ing|ed)?|search(?:ing|ed)?) for (?:\w+ )?(?:work|jobs?|employment|posts?|positions?)\b|\bjob[- ](?:hunt|search|seek)|\bwithout (?:a job|work|employment)\b|\byear out\b|\bmaternity|\bpaternity|\bparental|\bcarer\b|\bredundan|\bbreak\b|\bleave\b|\btime off|\bsabbatical|\bcaring|\blooked after|\btravel|\bweeks off|\boff\b/i,
  ),
  topic(
    'setback',
    ['experience', 'projects', 'summary'],
    /\b(?:fail(?:ed|ure|ures|s)?|fizzle\w*|abandon\w*|mistakes?|errors?|go(?:ne)? wrong|went wrong|wrong|regrets?|setbacks?|turned down|reject(?:ed|ion)|refused|unsuccessful|blunders?|cancel(?:led|ed)|flop(?:ped)?|defeats?|disappoint\w*|fall through|fell through|laid off|redundan\w*|let go|los[et] (?:his|her|their|your) job|drop(?:ped)? out|own up|did not work|never (?:finished|happened|released))\b/,
    /\b(?:given up|gave up|abandon|cancel|fail|withdrawn|not (?:renewed|extended|funded|accepted|finished)|turned down|reject|declin|unsuccess|lost|mistake|errors?|wrong|correction|corrected|swapped|retract|redundan|closed|stopped|never|dropped|ended|without a degree|broke)/i,
  ),
  topic(
    'pandemic',
    ['experience', 'volunteering', 'summary'],
    /\b(?:pandemic|covid|corona|lockdowns?)\b/,
    /\b(?:pandemic|covid|corona|lockdown|2020|2021)\b/i,
  ),
  topic(
    'team',
    ['experience', 'teaching'],
    /\b(?:how (?:big|large|many)\b.*\b(?:team|crew|staff|people|group|department|subordinates|reports|employees|colleagues)\b|in charge of|line manag\w*|report(?:s|ed)? to (?:him|her|them|you)|answer(?:s|ed)? to (?:him|her|them|you)|(?:manag(?:e|es|ed|ing)|lead(?:s|ing)?|led|head(?:s|ed)?|supervis(?:e|es|ed|ing)) (?:a team|people|staff|others|teams|anyone|somebody|any)|people (?:under|manag\w+)|direct reports|subordinates|leadership|(?:(?:people|staff|team|line|personnel) |\b(?:any|have|has|had|of|his|her|their|your|in|much|some|previous|^) ?)manage(?:ment|rial) (?:experience|background|responsibilit\w+|skills?|roles?|positions?)|(?:^|\b(?:people|staff|team) )manage(?:ment|rial) (?:experience|skills?)|experience (?:in |with |of |as )?(?:a )?(?:(?:people|team|line|staff) )?(?:manager|management|managing|leading|leader)(?= ?(?:\?|$)| (?:people|teams?|staff|others)\b)|(?:is|was|were|been|are) (?:\w+ ){0,3}an? (?:(?:team|line|people|good) )?(?:manager|leader|boss)(?= ?(?:\?|$))|employs? (?:any|people|staff|others|somebody|someone|how many))/,
    /\b(?:team|lead|led|leading|manage[sd]?|managing|head(?:ed)?|staff|people|crew|supervis\w*|reports?|in charge|responsible for|run|ran|mentor|apprentices|trainees|fore(?:man|woman|person)\b|subordinat|employ(?:s|ed|ing)? (?:\d|two|three|four|five|six|seven|eight|nine|ten)|under (?:me|him|her|them)\b)/i,
  ),
  topic(
    'superior',
    ['experience'],
    /\b(?:who(?:m)?|which \w+|what \w+) (?:do|does|did|is|was|has|had) (?:he|she|they|you|[\w.'-]+(?: [\w'-]+)?) (?:\w+ly )?(?:report(?:ed|ing|s)?|answer(?:ed|ing|able|s)?|accountable) to\b|\bto whom (?:do|does|did|is|was|has|had) .{1,60}\b(?:report|answer|accountable)|\b(?:who (?:is|was)|name of|called|names?) (?:his|her|their|your|\w+['’]s) (?:\w+ )?(?:boss|superior|line manager)\b/,
    /\breport(?:s|ed|ing)?\b.{0,40}\bto\b|\breporting line|\banswer(?:s|ed|able|ing)? to\b|\baccountable to\b|\b(?:boss|superior|line manager)(?:es|s)?\b|\bmanager:|\b(?:my|our) (?:\w+ )?(?:manager|director|chief|head|supervisor|foreman|chef|captain|editor|principal|conductor)\b|\b(?:headed|led|managed|directed|run|supervised|chaired) by\b|\bunder (?:the (?:\w+ )?(?:director|head|supervision|direction|leadership|guidance|management|command|eye|wing)\b|(?:dr|prof|professor|mr|mrs|ms|sir|chef|captain)\b)|\b(?:work|train|cook|serv|play|apprentic)(?:e|ed|ing)? under\b|\b(?:assistant|deputy|adviser|advisor|aide|secretary|number two) to\b|\bwho (?:headed|led|ran|heads|leads|runs|managed|hired)\b|\b(?:team|group|crew|department|section|brigade|kitchen|studio|lab|office|desk)\b[^.]{0,30}\bunder\b/i,
    'a superior',
  ),
  topic(
    'weakness',
    ['skills', 'summary'],
    /\b(?:weak(?:ness|nesses|er)?|not (?:good|so good|skilled|strong|competent|for (?:him|her))|bad at|cannot do|can't do|(?:will|would|does|do|could|can)(?:n't| not| \w+ not) (?:do|touch|handle|take|accept|want)|refus(?:e|es)|declines?|avoid(?:s)?|dislik(?:e|es)|limits?\b|limitations?|lack(?:s)?|out of (?:scope|the question)|struggl)/,
    /\b(?:not|no|never|cannot|can't|don't|do not|without|lack|weak|only|avoid|refuse)\b/i,
  ),
  topic(
    'memberships',
    ['memberships'],
    /\b(?:member(?:s|ship|ships)?\b|belong(?:s)? to|professional (?:bod(?:y|ies)|associations?)|societ(?:y|ies)|association|affiliat|union\b|guild|committee|board\b)/,
    /\b(?:members?(?:hips?)?|societ(?:y|ies)|associations?|institutes?|guilds?|unions?|committees?|boards?|fellows?|federations?|chambers?|councils?)\b/i,
  ),
  topic(
    'funding',
    ['funding'],
    /\b(?:grants?\b|fund(?:s|ed|ing)\b|fellowships?|scholarships?|stipends?|third-party|money .* (?:raise|grant)|raised?\b.*\bmoney)/,
    /\b(?:grant(?:s|ed)?|fund(?:s|ed|ing)?|fellow(?:s|ships?)?|scholarships?|stipends?|investigators?|eur|councils?)\b|[€£$]/i,
  ),
]

/** Names of private matters that a question may ask about, for the sentence that declines. */
export const MISCONDUCT =
  /\b(?:sack(?:ed|ing)?|fired|dismiss(?:ed|al)|struck off|suspend(?:ed|sion)|expelled|disbarred|disciplin(?:ed|ary)|plagiari[sz]\w*|cheat(?:ed|ing)?|fraud(?:ulent)? (?:by|he|she)|stole|stolen|theft|embezzl\w*|bribe\w*|convicted|arrested|imprison\w*|jailed|lied|lying|forg(?:ed|ery)|fake[ds]?|kicked out|thrown out|banned|poisoned|harass\w*|assault\w*|scandal|sued|bankrupt\w*|revoked|stripped of|demoted|malpractice|misconduct|negligence)\b/

/** Told in one place or nowhere: no other text stands in for it. */
export const STRICT: ReadonlySet<string> = new Set([
  'salary',
  'family',
  'children',
  'age',
  'religion',
  'crime',
  'email',
  'phone',
])
