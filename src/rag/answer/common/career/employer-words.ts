/** What is asked of one employer: what one did there, since and until when, why one left, as what, and where it is. */
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { AT, X } from '../asked-by-name.ts'

export const DID = exactly(
  [
    `what (?:does|do|did|has|have|is|was|are|were) ${WHO} (?:currently |now )?(?:do|done|doing|been doing|work on|working on|responsible for|in charge of) (?:while |when )?(?:${WHO} was )?(?:working )?${AT} ${X}`,
    `what (?:is|are|was|were) (?:${WHOSE} )(?:main |key |daily |day-to-day )?(?:duties|responsibilities|tasks|work|role and responsibilities) ${AT} ${X}`,
    `what did (?:${WHOSE} )?(?:job|work|role|post|position|time) ${AT} ${X} (?:involve|consist of|include|entail)`,
    `(?:tell (?:me|us) )?(?:more |something |a bit )?about (?:${WHOSE} )(?:time|work|job|role|post|position|experience|stint|years) ${AT} ${X}`,
    `(?:describe|summari[sz]e) (?:${WHOSE} )(?:time|work|job|role|post|position|experience|stint) ${AT} ${X}`,
    `(?:${WHOSE} )*(?:duties|responsibilities|tasks|work|job) ${AT} ${X}`,
    `${X} (?:duties|responsibilities|tasks)`,
  ].join('|'),
)
export const JOINED = exactly(
  [
    `(?:when|in (?:which|what) year|since when|from when) (?:did|has|have|was|is) ${WHO} (?:join(?:ed)?|start(?:ed)?(?: work(?:ing)?)? ${AT}|begin ${AT}|begun ${AT}|hired (?:by|at)|come to|been (?:working )?${AT}) ${X}`,
    `when did ${WHO} (?:start|begin) (?:to work|work|working|the job|the role|a job) ${AT} ${X}`,
    `start(?:ing)? date ${AT} ${X}`,
  ].join('|'),
)
const UNTIL = [
  `(?:when|in (?:which|what) year|until when|till when) (?:did|was|has|have) ${WHO} (?:leave|left|quit|stop(?: working)? ${AT}|finish(?:ed)?(?: working)? ${AT}|end ${AT}|go from) ${X}`,
  `(?:until|till) when did ${WHO} (?:work|stay) ${AT} ${X}`,
  `until when (?:was|were|is|are) ${WHO} (?:employed |working )?(?:${AT}|by) ${X}`,
]
const THERE = `(?:when|(?:in |during |between |over )?(?:which|what) (?:years?|period|dates?)|from when (?:to|until) when) (?:did|was|were) ${WHO} (?:(?:work|working|employed|stay|serve|serving)(?: there)? )?(?:${AT}|by) ${X}`
/** When one left, or from when to when one was there. */
export const LEFT_OR_THERE = exactly([...UNTIL, THERE].join('|'))
export const LEFT = exactly(UNTIL.join('|'))
const WHY_LEFT = exactly(
  [
    `(?:(?:please |can you |could you )?(?:tell me|explain|say) |and |i wonder )?(?:why|how come|for what reason) (?:did |has |have |was |were )?${WHO} (?:leave|left|quit|resign(?:ed)? from|stop(?:ped)? working ${AT}|depart(?:ed)? from|go(?:ne)? from|let go (?:by|from)|dismissed (?:by|from)|give up|gave up) ${X}`,
    `what made ${WHO} (?:leave|quit|resign from|move on from|go from) ${X}`,
    `(?:what (?:is|was|were) )?(?:${WHOSE} )*reasons? (?:for|of) (?:leaving|quitting|departure from|${WHO} leaving) ${X}`,
    `why did (?:${WHOSE} )*(?:time|job|post|contract|employment|work|stint|role) ${AT} ${X} (?:end|stop|finish)`,
  ].join('|'),
)
/** Of the present one it is why another is looked for. */
export const WHY_LEAVING = exactly(
  [
    `(?:why|how come|for what reason) (?:does|do|is|are|would) ${WHO} (?:leave|leaving|quit|quitting) ${X}`,
    `(?:why|how come|for what reason) (?:does|do|is|are|would) ${WHO} (?:now |currently )?(?:want|wish|like|plan|planning|intend|looking|going|hoping|trying|thinking|keen|ready|about) (?:to|of) (?:leave|leaving|quit|quitting|resign from|move on from|moving on from|get out of|part ways with) ${X}`,
  ].join('|'),
)
/** One pattern, for no words of either are told: each such one is run for every question. */
export const WHY_LEFT_OR_LEAVING = new RegExp(`${WHY_LEFT.source}|${WHY_LEAVING.source}`)
export const STILL = exactly(
  [
    `(?:is|are) ${WHO} (?:still |currently |now )+(?:working |employed )?(?:${AT}|by) ${X}`,
    `(?:does|do) ${WHO} (?:still |currently |now )+work ${AT} ${X}`,
    `(?:has|did) ${WHO} (?:left|leave) ${X}(?: yet| already)?`,
  ].join('|'),
)
export const ROLE = exactly(
  [
    `(?:what|which) (?:was|is|were|are) (?:${WHOSE} )(?:last |first |exact |official )?(?:roles?|jobs?(?: titles?)?|positions?|posts?|titles?|functions?) (?:when ${WHO} (?:was|worked) )?${AT} ${X}`,
    `(?:what|which) (?:roles?|jobs?|positions?|posts?|titles?) (?:did|does|has|have) ${WHO} (?:have|hold|held|had|do|work in) ${AT} ${X}`,
    `(?:as )?what (?:did|does) ${WHO} work (?:as )?${AT} ${X}`,
    `what (?:was|were|is) ${WHO} ${AT} ${X}`,
    `(?:${WHOSE} )*(?:roles?|job titles?|positions?|titles?) ${AT} ${X}`,
    `in (?:what|which) (?:role|position|capacity|function) (?:did|does|was|is) ${WHO} (?:work|working|employed) ${AT} ${X}`,
  ].join('|'),
)
const FIRST = '(?:very )?(?:first|earliest|initial)'
export const END_ROLE = exactly(
  [
    `(?:what|which) (?:was|is) (?:${WHOSE} )(?:${FIRST}|last|latest|final) (?:role|job(?: title)?|position|post|title|function) (?:when ${WHO} (?:was|worked) )?${AT} ${X}`,
    `(?:${WHOSE} )*(?:${FIRST}|last|latest|final) (?:role|job title|position|post|title) ${AT} ${X}`,
  ].join('|'),
)
/** Of the patterns above, whether the first of them is asked for. */
export const ASKS_FIRST = new RegExp(`^(?:\\S+ ){0,4}?${FIRST} `)
export const WHERE = exactly(
  [
    `where (?:is|was) ${X}`,
    `where (?:is|was) ${X} (?:located|based|situated)`,
    `(?:in )?(?:what|which) (?:city|town|place|country) (?:is|was) ${X}`,
    `(?:in )?(?:what|which) (?:city|town|place|country) (?:did|does) ${WHO} work ${AT} ${X}`,
    `where did ${WHO} work (?:when ${WHO} (?:was|worked) )?(?:for|with) ${X}`,
  ].join('|'),
)
