/** Questions for times, in the terse, formal and chatty wordings of them: 'Duration at X?' is 'How long was she at X?'. */

/** Whom it is asked of: a pronoun, or what may be a name of one or two words. */
const WHO = "(?<who>s?he|they|you|the candidate|\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?)"
const isPerson = (who: string): boolean =>
  /^(?:s?he|they|you|the candidate)$/i.test(who) || who.split(' ').every((word) => /^\p{Lu}/u.test(word))
const POST = '(jobs?|posts?|positions?|roles?|appointments?|employers?|compan(?:y|ies)|firms?|contracts?)'
const HOUSE = '(company|firm|employer|organi[sz]ation|house|agency|practice|institution|school)'
/** Houses of one trade, by what they are called there. */
const HOUSE_OF_TRADE =
  '(?:theatre|theater|hospital|clinic|restaurant|kitchen|hotel|newspaper|magazine|paper|publisher|lab(?:oratory)?|studio|bank|orchestra|ensemble|museum|gallery|library|council|authority|charity|university|college|academy|club|shop|workshop|farm|estate|shipyard|yard|office|department|institute|ministry|station|nursery|garage|brewery|bakery|vineyard)'
const AT_ONCE = '((?:directly|immediately|straight|right|just) )?'
const YEAR = '(?= (?:back )?(?:in|during) (?:the )?(?:\\p{L}+ )?(?:of )?(?:19|20)\\d\\d\\W*$)'
/** When one was gone from there. */
const ON_LEAVING =
  '(?:when|once|as soon as|after|on|upon) (?:(?:s?he|they|you) (?:had )?(?:left|quit|departed(?: from)?)|leaving|quitting|departing(?: from)?)'
/** The end of a question that has no verb. */
const REST = '([^?!]{2,80}?)[?.!\\s]*$'

type Said = (match: readonly string[]) => string

const WORDINGS: readonly (readonly [RegExp, Said])[] = [
  // 'Duration of his employment at X?'; what notice lasts is asked for in other words
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the )?(?:total |exact |overall |full )?duration of (?!.*\\bnotice\\b)((?:the|his|her|their|your) )?${REST}`,
      'iu',
    ),
    ([, whose = 'the ', what = '']) => `How long was ${whose || 'the '}${what}?`,
  ],
  // 'Time spent at X?', 'length of service with X'
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |his |her |their |your )?(?:total |exact |overall |full )?(?:duration|tenure|(?:time|years) spent|length of (?:time|stay|service|tenure|employment)) (at|with|in) ${REST}`,
      'iu',
    ),
    ([, at = '', what = '']) => `How long was she ${at} ${what}?`,
  ],
  // 'During which period was he engaged at X?'
  [
    new RegExp(
      `^(?:during|in|over|for) (?:which|what) (?:time )?(?:periods?|spans?|time ?frames?)(?: of time)? (?:was|were) ${WHO} (?:engaged|active|employed|on the staff) (?:at|by|with) `,
      'iu',
    ),
    ([, who = '']) => `When did ${who} work at `,
  ],
  [
    /^(?:during|in|over) (?:which|what) (?:time )?(?:periods?|spans?|time ?frames?)(?: of time)? (?=(?:was|were|did|has|have|had) )/iu,
    () => 'When ',
  ],
  // 'How long were you interning in Z?'
  [
    new RegExp(`^(?:for )?how long (?:was|were) ${WHO} interning (?=(?:in|at|with|for) )`, 'iu'),
    ([, who = '']) => `How long was ${whose(who)} internship `,
  ],
  // 'Which company were you with in 2016?'
  [
    new RegExp(`^(which|what) ${HOUSE} (?:was|were) ${WHO} (?:with|at|in|of)${YEAR}`, 'iu'),
    ([, which = '', house = '', who = '']) => `${which} ${house} did ${who} work for`,
  ],
  // 'Where was he stationed in 2011?', 'Where was she in 2014?'
  [
    new RegExp(
      `^where (?:was|were) ${WHO}(?: (?:stationed|posted|deployed|engaged|employed|practising|serving|to be found))?${YEAR}`,
      'iu',
    ),
    ([, who = '']) => `Where did ${who} work`,
  ],
  // 'Where would I have found her working in 2005?'
  [
    new RegExp(
      `^where (?:would|could|might) (?:i|we|one|you|people) have (?:found|met|come across|run into) (?:her|him|them|you|the candidate)(?: working| at work| employed)?${YEAR}`,
      'iu',
    ),
    () => 'Where did she work',
  ],
  // 'For which organisation was he teaching in 2011?'
  [
    new RegExp(`^(?:for|at|with|in) (?:which|what) ${HOUSE} (?:was|were) ${WHO} teaching${YEAR}`, 'iu'),
    ([, , who = '']) => `Where did ${who} teach`,
  ],
  // 'Which theatre was she working for in 2011?'
  [
    new RegExp(
      `^(?:(?:for|at|in|with) )?(?:which|what) ${HOUSE_OF_TRADE} (?:did|was|were) ${WHO} (?:work(?:ing)?|employed)(?: for| at| in| with| by)?${YEAR}`,
      'iu',
    ),
    ([, who = '']) => `Which employer did ${who} work for`,
  ],
  // 'Which post did she take up when she left Graz?', 'Where did he go after leaving Lantern Works?'
  [
    new RegExp(
      `^(?:which|what) ${POST} did ${WHO} (?:take(?: up| on)?|start|begin|move to|go to|get|accept|join|have|hold|find)(?: next)? ${ON_LEAVING} (?!(?:school|college|university|home)\\b)${REST}`,
      'iu',
    ),
    ([, post = '', , what = '']) => `Which ${post} came right after ${what}?`,
  ],
  [
    new RegExp(
      `^where did ${WHO} (?:go|work|move|end up|start)(?: on)?(?: to)?(?: next)? ${ON_LEAVING} (?!(?:school|college|university|home)\\b)${REST}`,
      'iu',
    ),
    ([, , what = '']) => `Which employer came right after ${what}?`,
  ],
  // 'Which job did she have first, straight after qualifying?'
  [
    new RegExp(
      `^(?:which|what) ${POST} did ${WHO} (?:have|hold|get|take|do) first,? (?:of all,? )?${AT_ONCE}(?=(?:after|on|upon|once) )`,
      'iu',
    ),
    ([, post = '']) => `What was her first ${post} `,
  ],
  // 'Which position preceded X?'
  [
    new RegExp(
      `^(?:which|what) ${POST} (directly |immediately )?(preceded|followed) (?:(?:his|her|their|your|the) (?:time|stint|spell|years) (?:at|with|in) )?${REST}`,
      'iu',
    ),
    ([, post = '', soon = '', verb = '', what = '']) =>
      `Which ${post} came ${soon}${/^p/i.test(verb) ? 'before' : 'after'} ${what}?`,
  ],
  // 'Employer directly before X?', 'post held immediately before director', 'Specify the employer after X.'
  [
    new RegExp(
      `^(?:(?:specify|state|indicate|identify|name) )?(?:the )?${POST}(?: held)? ${AT_ONCE}(before|after) (?!(?:th(?:is|at|e)|it|now|his|her|their|your)\\b(?: (?:current|present|one)\\b|\\W*$))${REST}`,
      'iu',
    ),
    ([, post = '', soon = '', order = '', what = '']) => `Which ${post} came ${soon}${order} ${what}?`,
  ],
]

const WHOSE: Readonly<Record<string, string>> = { he: 'his', she: 'her', they: 'their', you: 'your' }
const whose = (who: string): string => WHOSE[who.toLowerCase()] ?? 'the'

/** What any of these wordings holds. */
const SOME =
  /\b(?:duration|tenure|spent|length of|periods?|spans?|time ?frames?|interning|was|were|found|met|across|into|first|preceded|followed|before|after|leaving|left|quit|quitting|departed|departing|in|during)\b/i

/** The same in the words that the timeline is asked in; as it is where it is worded otherwise. */
export function inTimeWords(text: string): string {
  if (!SOME.test(text)) return text
  for (const [wording, said] of WORDINGS) {
    const match = wording.exec(text)
    if (match !== null && isPerson(match.groups?.who ?? 'she'))
      return `${said(Array.from(match, (one: string | undefined) => one ?? ''))}${text.slice(match.index + match[0].length)}`
  }
  return text
}
