/** When a new job could start, in the many words that ask for it; folded, with the person's own name as 'she'. */
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'

const HELPS = '(?:is|are|would|will|could|can|might|may|does|do|must|should)'
const NOW = '(?:current |present |existing |old |actual )?'
const BINDS =
  '(?:job|post|position|role|employer|company|firm|boss|contract|employment|organi[sz]ation|duties|commitments?|place)'
const OWN = `(?:${WHOSE} ${NOW}${BINDS}|where ${WHO} (?:is|are)(?: now)?|there)`
const FREED =
  '(?:leave|quit|get out of|walk out of|get away from|be released from|be released|be let go|get released from|part with|part from|say goodbye to|wind up|wrap up|finish with|step down from|hand over|give up|terminate|end|resign from|exit)'
const COMES =
  '(?:start|begin|join|commence|switch|switch jobs|switch employers?|change|move on|move over|move across|come aboard|come on board|be on board|come over|come across|come|be here|be with us|be there|be at work|be in post|get going|step in|take over|take up|take on|change jobs|change over|change employers?|get started|get here|make the (?:move|switch|change|jump)|be ready|be free|be available|become available|become free|free up|be up and running|turn up)'
const WITH = `(?: (?:to|with|for|at|in) (?:us|our (?:team|company|firm)|a new (?:job|employer|post|role|position)|(?:the|this|that) (?:job|post|role|position|work)))?`
const JOINS = `(?:${COMES}${WITH}(?: (?:us|our (?:team|company|firm)|work|working|here|again|(?:a|the|this) (?:new )?(?:job|post|role|position)))?|${FREED}(?: ${OWN})?)`
const SOON =
  '(?:how (?:soon|quickly|early|fast|promptly|shortly)(?: after (?:signing|the signature|an? offer|our offer|a contract|agreeing|accepting)(?: [a-z]{1,10}){0,3})?|(?:in|within|after) how (?:long|many (?:days|weeks|months))|when|from when(?: on)?|by when|(?:from|on|by) (?:what|which) (?:date|day|month)(?: on)?|(?:which|what) (?:date|day|month)|how long before|how long until|how long till)'
const HOW_LONG = '(?:how (?:long|much time|many (?:weeks|months|days))|what length of time)'
const AHEAD =
  '(?:exactly |roughly |about |realistically |at the earliest |theoretically |actually |usually |normally )?'
const EARLY =
  '(?: in| on)?(?: at the (?:earliest|latest|soonest)| at best| realistically| from now| exactly)?'

/** 'If she signs next week, …': when one could begin does not depend on it. */
const SUPPOSED =
  '(?:(?:if|suppose|supposing|assuming|say|once|provided|in case|should|were) [^,:?]{3,80}[,:] )?'

export const AVAILABLE = exactly(
  `${SUPPOSED}(?:${[
    `${SOON} ${AHEAD}${HELPS} ${WHO} ${AHEAD}(?:be )?(?:able to |free to |ready to |at liberty to |in a position to |allowed to |prepared to |permitted to |realistically |actually |possibly )?${JOINS}${EARLY}`,
    `${SOON} (?:${WHO} )?${HELPS} ${WHO} (?:be )?(?:available|free|ready|released|at our disposal|on the market)(?: again)?(?: (?:for|to) (?:us|hire|work|a new (?:job|post|role)))?${EARLY}`,
    `${SOON} ${WHO} ${HELPS} ${JOINS}`,
    `how (?:long|much time) (?:before|until|till|for) (?:we (?:can|could) (?:have|get|expect) ${WHO}|${WHO} ${HELPS} (?:be )?(?:able to |free to |free and |ready to )?${JOINS}|${WHO} (?:is|are) (?:free|available|released))${EARLY}`,
    `${HOW_LONG} (?:would|will|could|can|must|does|do|should) ${WHOSE} ${NOW}${BINDS} (?:still )?(?:be able to )?(?:keep|hold|tie|bind|need|detain|want|retain|have|hold on to|hang on to|hold onto|claim|insist on)(?: on)?(?: to)?(?: ${WHO})?(?: back| for| down)?`,
    `${HOW_LONG} (?:would|will|must|do|does|should|might) (?:we|i|us|one|a new employer|an employer|our team) (?:have to |need to )?(?:wait|hold out|be patient)(?: for ${WHO})?(?: to ${JOINS}| (?:before|until|till) ${WHO} (?:${HELPS} )?(?:be )?(?:${JOINS}|free|available))?`,
    `${HOW_LONG} (?:does|do|would|will|must|should) ${WHO} (?:still )?(?:need|take|require|want|have)(?: to give)?(?: ${WHOSE} ${NOW}${BINDS})? (?:(?:before|until|till) (?:${WHO} )?(?:${HELPS} )?(?:be )?|to )${JOINS}`,
    `${HOW_LONG} (?:would|will|does|could|might) it (?:be |take )(?:(?:for )?${WHO} )?(?:to |before ${WHO} ${HELPS} |until ${WHO} ${HELPS} |till ${WHO} ${HELPS} )(?:be )?(?:${JOINS}|free|available)`,
    `${HOW_LONG} (?:is|are) ${WHO} (?:still )?(?:tied|bound|committed|contracted|locked|engaged|obliged|held)(?: in| up| down)?(?: (?:to|at|by|with) ${OWN})?`,
    `(?:until|till|up to) (?:when|what date|which date) (?:is|are|must|does|do|will) ${WHO} (?:still )?(?:be )?(?:tied|bound|committed|contracted|employed|engaged|under contract|stay|have to stay|held)(?: (?:to|at|by|with) ${OWN})?`,
    `${HOW_LONG} (?:would|will|must|should|might|may) (?:pass|lie|elapse|go by|there be) between (?:[\\w' -]{0,30})(?:sign|offer|contract|agree|accept|hir)[\\w' -]{0,30} and [\\w' -]{0,30}(?:day|start|leav|begin|free|arriv|join)[\\w' -]{0,30}`,
    `how much (?:lead time|warning|advance (?:notice|warning)|time in advance) (?:does|do|would|must|will|should) (?:${WHO}|${WHOSE} ${NOW}${BINDS}) (?:need|require|give|have to give|have to be given|get|expect|want|ask for)`,
    `(?:what(?: is|'s) )?(?:${WHOSE} |the )?(?:earliest|soonest|first) (?:possible |feasible )?(?:day one|day|date|first day|joining day|working day|moment|starting point)(?: (?:of work|with us|on which|when|that|at which) ?(?:${WHO} )?(?:${HELPS} )?(?:be )?(?:able to )?(?:${JOINS}|free|available)?)?`,
    `(?:what(?: is|'s) )?(?:the )?(?:earliest|soonest)(?: possible)?(?: (?:day|date|moment|time|point))?(?: (?:that|when|at which|on which))? ${WHO} ${HELPS} (?:be )?(?:able to )?(?:${JOINS}|free|available)`,
    `(?:what|when) (?:is|would be|could be|might be|will be) (?:${WHOSE} |the )(?:earliest |first |possible )+(?:day|date)(?: (?:with|at|for) us| here| of work| in the (?:new )?(?:job|office))?`,
    `${SOON} (?:can|could|may|might|should|would|will) (?:we|i|our team) (?:expect|count on|have|get|bring in|bring|employ|hire|onboard|book|welcome|plan with|reckon with|see) ${WHO}(?: (?:to ${JOINS}|in|here|on board|as a colleague|in the office|at work))?`,
    `how (?:long|much time) (?:until|till|before|to|remains until|is left until) ${WHOSE} (?:first|last|earliest) (?:possible )?(?:day|working day)(?: (?:with|at|for|in) (?:us|our (?:company|firm|team)|${OWN}))?`,
    `how (?:immediate|quick|soon) (?:is|would be|could) ${WHOSE} (?:availability|start|joining|move|switch)(?: be)?`,
    `(?:is|are|would|will|could|can) ${WHO} (?:be )?(?:able to |free to |in a position to |ready to )?(?:start|begin|join|come|leave) (?:us )?(?:immediately|at once|right away|straight away|tomorrow|next (?:week|month)|within (?:a|one|two|three) (?:weeks?|months?)|at short notice|without (?:any )?(?:notice|delay))`,
    `what (?:period|length|amount|term) of notice (?:does|do|must|would|has|have|is|are) ${WHO} (?:have |need |under |to give|to serve|to work|give|serve|required to give)*`,
    `(?:what|how much) notice (?:does|do|must|would|will|should|has|have|is|are) ${WHO} (?:have to |need to |required to |obliged to |got to |to )?(?:give|work|serve|hand in|have|need|require|owe)?(?: (?:to )?${OWN})?`,
    `(?:is|are) ${WHO} (?:still )?(?:under|on|working|bound by|tied to|serving) (?:a |any )?(?:notice|contract|fixed contract)(?: period)?`,
  ].join('|')})`,
)
