/** Words by which what one lives by is told from what is done beside it, and from what is no post at all. */

/** Headings, folded, under which dated lines are no posts. */
export const APART =
  /\b(?:judicial|certificates and|more about|field ?work|field ?trials?|campaigns?|projects?|programmes|undertakings|editorial|juries|boards?|committees|print|stage|microphone|research|money|offices(?! of)|things|built|^apps|(?:own|my|open[- ]source|released) (?:\p{L}+ )?(?:apps|software|tools|products|packages|programs)|free work|for nothing|people i|clients?|fairs?|trips?|travels?|stories|stands?|choirs?|(?:two|three|four|five|some|few|a few) jobs|scientific|certificates|standing|desired|looking for|tl;dr|no jobs|governing|giving|volunt\w*|unpaid|honorary|networks?|memberships?|hobbies|interests|talks|awards|grants|pauses?|time (?:out|off|away)|gaps?|(?:career|long|the|my|a) (?:break|gap|pause|leave)|^(?:break|leave)s?\b|break from|between (?:jobs|posts|missions|things)|languages|notice)\b/u
/** Headings of what one led or taught, which is work. */
export const LED =
  /\b(?:i(?:'ve| have)? (?:led|taught|run|headed|managed|served|worked|cooked)|teaching (?:posts|positions|career|appointments)|headships?)\b/
/** What goes on instead of a post, at the head of a line or behind its date. */
export const AWAY =
  /^\W{0,3}(?:[^:,–—]{0,40}[:,–—] ?|.{0,24} - )?\W{0,2}(?:none,|no (?:employment|post|job|work|employer)\b|not? (?:employed|working|in work|at the)\b|in between\b|between (?:jobs|posts|missions|things|contracts)\b|(?:career|long|family|the) (?:break|pause|gap)\b|looking for (?:work|a (?:job|post))|nothing, on purpose|(?:rehabilitation|recovery) (?:of|from|after)|retraining|convalescence|(?:parental|maternity|paternity|sick|unpaid|adoption|study|carer['’]?s) leave|sabbatical\b|time (?:off|out|away)\b|the (?:break|year between|pause|gap)\b|furlough|unemployed|at home\b|moved (?:house|from|to|home)\b|pause\b|out of (?:work|employment))|\bI (?:was|took|went) (?:on|not|un)[ -]?(?:\w+ )?(?:leave|employed|working|employment)|\bhad no (?:job|work|post)\b|\bmoved house\b|\btravelled\b/i
/** Columns of tables whose rows are no posts, unless others name one. */
export const OF_OTHER_ROWS =
  /^(?:modules?|courses?|subjects?|students|learners|pupils|projects?|grants?|funders?|sum|amount|awards?|prizes?|talks?|events?|certificates?)\b/i
export const OF_POSTS =
  /^(?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|posts?|positions?|roles?|jobs?|job titles?|titles?|institutions?|where|what|as|at|school|university|hospital|house|workplace)\b/i
/** A column of those for whom one works beside a post, or where there is none. */
export const OF_CLIENTS = /^(?:clients?|customers?)\b/i
/** Headings, folded, of what was done for some. */
export const FOR_CLIENTS =
  /\b(?:invoic\w{1,4}|one[- ]offs?|(?:client|freelance) (?:work|projects|engagements|assignments))\b/
/** Said of a time by how much of it one worked: no post. */
export const SHARE_ONLY =
  /^\W*(?:none|no|yes|(?:full|part)[- ]?time|(?:(?:\d{1,3}(?:[.,]\d)?|half|one|two|three|four|five|six)[- ]?)?(?:%|per ?cent|days?|hours?|h)(?: ?(?:a|per|\/) ?(?:week|month))?)?\W*$/i
/** Headers of no post at all: a question, a team that is described. */
export const NO_POST =
  /\?\s*$|^(?:team|staff|group) of\b|\bvacant\b|, (?:team|staff|group) of (?:\d|two|three|four|five|six|seven)/i
/** A line about something else than a post. */
export const REMARK =
  /\b(?:launched|commissioned|given up|disbanded|archived|published|granted|registered|renewed|stars|licen[cs]e|GPL|MIT)\b/i
/** Sentences that tell of a post. */
export const WORKED =
  /\b(?:I|she|he) (?:(?:have|has|now|then|first) ){0,2}(?:been (?!chair|member|treasurer|trustee|on )|work(?:ed|s|ing)?\b|serve[ds]?\b|joined|taught|drove|staffed|ran\b|led\b|(?:am|is|was) (?:an? |the |employed|(?!chair|on|not|ill|at|away|in|also)\p{Lu}))/u
/** What a sentence has and a header has not. */
export const VERB =
  /\b(?:was|were|is|are|has|have|had|came|moved|made|ran|took|gave|won|wrote|began|built|found)\b/

const FEW =
  '(?:an?|one|two|half an?|alternate|every (?:second|other)|some|few|[1-9]|1[0-2]|three|four|five|six|eight|ten|twelve)'
const PER = '(?: (?:a|per|each|every|of (?:the|each)) |/)'
const HOW_OFTEN = [
  `(?:an?|one|two|half an?|[12]|some)[ -](?:days?|mornings?|afternoons?|lessons?)${PER}week`,
  `${FEW}[ -](?:evenings?|nights?|hours?|shifts?|saturdays?|sundays?|weekends?|lessons?)${PER}(?:week|month|term|semester|fortnight|year)`,
  `(?:an?|one|two|\\d{1,2}|${FEW})[ -](?:days?|times?|cases?|weeks?|meetings|shifts)${PER}(?:fortnight|month|year|term|semester)`,
].join('|')
export const ASIDE =
  /\b(?:beside|besides|alongside|side|sideline|side[ -](?:job|work|line)s?|on the side|evenings?|weekends?|spare time|bank work|next to my|second job|in parallel|parallel to|secondments?|lent (?:by|to))\b/i
export const BESIDE = new RegExp(
  [
    ASIDE.source,
    `\\b(?:${HOW_OFTEN})\\b`,
    '\\b(?:saturdays?|mondays? only|by the hour|hourly paid|part[- ]time|visiting|adjunct|honorary|guest|casual|locum|bank (?:\\p{L}{1,16} )?(?:nurse|midwife)|on call|unpaid|voluntary|volunteer\\w*|pro bono|twice a (?:year|month)|occasional\\w*|external|reservist|army reserve|reserve|retained)\\b',
    '(?<!\\d)(?:5|10|15|20|25|30) ?(?:%|per ?cent)',
  ].join('|'),
  'iu',
)
/** Often held beside a post, and as often instead of one; a bank for freelancers is another's. */
export const OWN_ACCOUNT =
  /\b(?:(?<!\b(?:for|of|to|with) )freelance\w*|self-employed|sole trader|on my own account)\b/i
/** A line below a header that says that it was a sideline. */
export const ASIDE_BELOW =
  /\b(?:beside|alongside|next to|in parallel|evenings (?:only|and weekends)|on the side|with (?:the )?permission)\b/i
/** Which is the main one says so. */
export const MAIN =
  /\b(?:main (?:job|post|occupation)|full[- ]time(?! until))\b(?!.*\b(?:beside|next to|alongside)\b)(?<!\b(?:beside|next to|alongside) (?:the|my|his|her) main (?:job|post))/i
/** Offices that are held for their own sake, and what is mostly done beside a post. */
const ANY = '(?:(?:independent|non-executive|board|committee|founding|honorary|deputy|vice)[- ]?)*'
const OFFICE = `chair(?:man|woman|person)?|president of|trustee|treasurer|governor|members?(?= of)|board members?|patron`
const OPENS = '^(?:I (?:was|am|have been) (?:an? |the )?)?'
export const OFFICES = new RegExp(`${OPENS}${ANY}(?:${OFFICE})\\b`, 'i')
export const HONORARY = new RegExp(
  `${OPENS}${ANY}(?:${OFFICE}|members?|mentor|juror|examiner|assessor|volunteer|observer|advis(?:or|er) to the board)\\b(?! (?:of staff|engineer))`,
  'i',
)
