/** 'What would you rather not be asked to do?', 'On which subjects should we ask somebody else?': what one leaves to others. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planOf, type Overview } from '../planner.ts'
import { find, sayAll, type Way } from '../told.ts'

const THING =
  '(?:things?|tasks?|jobs?|subjects?|areas?|fields?|topics?|duties|projects?|assignments?|technolog(?:y|ies)|skills?|work|matters|disciplines|domains)'
const THINGS = `(?:(?:kinds?|sorts?|types?) of )?${THING}(?: of (?:work|jobs?|tasks?|projects?|expertise|the (?:job|trade|work|field)|${WHOSE} (?:trade|field|profession|work)|it|knowledge))?`
const NOT =
  "(?:would|will|does|do|can|could|is|are|has|have|should|may) (?:rather |definitely |simply |really |still )?not|would rather not|would prefer not to|prefers? not to|(?:would|wo|does|do|ca|could|is|are|has|have|should)n['’]t|cannot|never|no longer"
const SHUN =
  '(?:turn(?:s)? down|refuse(?:s)?|decline(?:s)?|reject(?:s)?|avoid(?:s)?|shun(?:s)?|stay(?:s)? (?:away|clear) (?:from|of)|steer(?:s)? clear of|keep(?:s)? (?:away from|out of|clear of)|say(?:s)? no to|pass(?:es)? (?:on|up)(?: to others)?|leave(?:s)? (?:alone|(?:up )?to (?:others|somebody else|someone else|colleagues|specialists|other people|the specialists))|hand(?:s)? (?:over|on|off)(?: to others)?|draw(?:s)? the line at|dislike(?:s)?|lack(?:s)?|struggle(?:s)? with|send(?:s)? (?:on |away )?(?:to|elsewhere)(?: others| colleagues)?|refer(?:s)? (?:on )?to (?:others|somebody else|someone else|colleagues)|disclaim(?:s)?|rule(?:s)? out)'
const DOING =
  '(?:do|touch|handle|take on|take|accept|offer|cover|know|know about|work (?:on|with|in|at)|want(?: to do)?|like(?: to do)?|be asked(?: to do| about| for)?|be asked|deal with|go near|claim(?: to (?:know|do|be))?|master|manage|help with|help us with|be good at|(?:good|skilled|experienced|trained|qualified|competent|strong|versed|comfortable|familiar|at home|happy|an expert|the right (?:person|one|candidate)|suited|responsible|available)(?: (?:at|in|with|for|to do|doing))?|understand|consider|try|get involved (?:in|with)|feel (?:competent|at home|comfortable)(?: in| with)?|have (?:any )?(?:experience|expertise|knowledge|skills)(?: in| of| with)?|use|practi[sc]e|teach|write|build|provide|undertake|perform|have to do|be given|be made to do)'
const FIELD =
  '(?:field|area|areas|fields|expertise|competence|competenc(?:y|ies)|scope|trade|remit|line(?: of work)?|comfort zone|skill ?set|skills?|special(?:i)?ty|strengths?|strong (?:points?|suits?)|thing|cup of tea|forte|range|knowledge|experience|reach|profession|territory|turf)'
const WHY = `(?: (?:because|as|since) (?:they|it|that|those) (?:are|is|lie|lies|fall|falls)(?:n['’]t| not| outside| beyond| no part of)(?: of)?(?: ${WHOSE}| in ${WHOSE})? ?${FIELD})?`
const FOR_US =
  '(?: (?:for us|at work|at all|professionally|in (?:his|her|their|your) (?:job|work|field|trade)|any ?more|any longer|instead|to (?:others|colleagues)))?'
const ELSE =
  '(?:somebody|someone|anybody|anyone|others|other people|another (?:person|candidate|expert|specialist)|(?:a|an|other) (?:specialists?|experts?|colleagues?))'

/** Folded, with the person's own name as 'she'. */
export const LIMITS = exactly(
  [
    `(?:(?:in|on|for|with|about|at) )?(?:what|which)(?: ${THINGS})? (?:should|must|would|do|will|had) (?:we|i|one|you) (?:rather |better |have to |need to |rather have to )?(?:look for|ask|go to|find|hire|turn to|use|get|take|call|consult|bring in|engage)(?: in)? ${ELSE}(?: else)?`,
    `(?:is|are) there (?:any |some )?(?:${THINGS}|anything|something)(?: (?:that|which|(?:in|on|for|with|about|at) which|where))? (?:(?:he|she|they|you|the candidate|this person) )?(?:${NOT}) (?:to )?${DOING}${WHY}${FOR_US}`,
    `(?:is|are) there (?:any |some )?(?:${THINGS}|anything|something)(?: (?:that|which|(?:in|on|for|with|about|at) which|where))? ${WHO} (?:would |will |does |do |should |must |has to |have to |would have to |tends to |prefers to |likes to |would rather )?${SHUN}${WHY}${FOR_US}`,
    `(?:is|are) there (?:any |some )?(?:${THINGS}|anything)(?: (?:in which|where|of which|about which|on which|for which|that))? ${WHO} (?:claims?|has|have|claim|admits? to|would claim|knows?|know) (?:no|little|nothing|next to nothing|not much|no real|having no)(?: (?:expertise|experience|knowledge|competence|skills?|training|authority|idea|clue))?(?: (?:in|of|about))?`,
    `(?:is|are) there (?:any |some )?(?:${THINGS}|anything|something) (?:outside|beyond|out of|not in)(?: of)? (?:${WHOSE} )${FIELD}`,
    `(?:at |in |with |for |on )?(?:what|which ${THINGS}|what ${THINGS}|anything|anything that) (?:that )?(?:(?:would|will|does|do|can|could|is|are|has|have|should|may) ${WHO} (?:rather |prefer |definitely |still |simply |also |want |like |prefer to |choose )?(?:not|never)(?: to)?|(?:wo|would|does|do|ca|could|is|are|has|have|should)n['’]t ${WHO}|cannot ${WHO}) ${DOING}${FOR_US}`,
    `(?:what|which ${THINGS}|what ${THINGS}|anything(?: that)?)(?: is it that)? (?:would|will|does|do|must|should|can|has|have)? ?${WHO} (?:rather |gladly |always |usually |prefer to |have to |better |tend to |want to |like to )?${SHUN}${FOR_US}`,
    `(?:what|which ${THINGS}|what ${THINGS}|(?:what|which) (?:kinds?|sorts?|types?) of (?:jobs?|work|factor(?:y|ies)|firms?|compan(?:y|ies)|clients?|projects?|tasks?|cases?|plants?|sites?|shops?)) (?:is|are|lies?|falls?|goes?|would be|must be) (?:not|outside|beyond|out of|no part of|definitely not|clearly not|not part of)(?: of)? (?:(?:in |within )?(?:${WHOSE} )?${FIELD}|on offer|for ${WHO})`,
    `what (?:isn['’]t|aren['’]t) (?:${WHOSE} )${FIELD}`,
    `(?:what|which|where) (?:is|are) (?:${WHOSE} )(?:limits?|limitations?|weak(?:ness|nesses| spots?| points?| sides?)|blind spots?|shortcomings|no-?gos?|gaps in (?:knowledge|skills)|knowledge gaps)(?: at work| professionally)?`,
    `(?:any |${WHOSE} )?(?:limits|limitations|weak(?:ness|nesses| spots| points)|blind spots|no-?gos?|shortcomings)`,
    `(?:does|do|has|have|are there|is there) (?:${WHO} )?(?:have |got |know |admit (?:to )?|name |mention )?(?:any |${WHOSE} )(?:professional )?(?:limits|limitations|weak(?:ness|nesses| spots| points)|blind spots|no-?gos?|shortcomings)`,
    `where (?:does|do|would|will) ${WHO} (?:draw the line|set (?:the )?limits|stop|reach (?:his|her|their|your) limits?)`,
    `where (?:does|do) (?:${WHOSE} )(?:expertise|knowledge|competences?|skills?|experience) (?:end|stop|run out)`,
    `(?:what|which ${THINGS}) should (?:we|i|one|nobody) (?:not|never|better not|rather not) (?:ask|expect|give|offer|bother|hire|use|want|approach)(?: (?:of|from))? ${WHO}(?: (?:to do|for|about|with|to|for help with))?`,
    `(?:what|which ${THINGS}|what ${THINGS}) (?:is|are) ${WHO} (?:not|no|least|less|un(?:skilled|trained|familiar|qualified))(?: so| very| really| an?)? ?(?:${DOING}|(?:with|in|at|for))?`,
  ].join('|'),
)

const OWN = '(?:my|his|her|our|their)'
const I = '(?:I|he|she|they)'
const SELF: Way['kinds'] = ['skills', 'summary', 'practical', 'contact', 'certifications', 'experience', null]
const SAYS_SO: readonly Way[] = [
  {
    label:
      /^(?:not|never|no-?gos?|limits?|limitations|weak(?:ness(?:es)?| points?| spots?| sides?)|not (?:for me|offered|covered|on offer|available|my (?:field|area|thing|trade|job|line)|included|done)|what (?:i|he|she) (?:leaves?|do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|would not|cannot|can['’]t|refuses?|declines?|avoids?|no longer|never)\b.*|(?:things|work|jobs) (?:i|he|she) .*\b(?:not|never|leave|refuse|decline|avoid|turn down|say no)\b.*|(?:gladly )?(?:left|leave|leaves) to (?:others|colleagues|specialists)|i (?:do not|don['’]t|never|leave)\b.*|(?:outside|beyond|out of) (?:of )?(?:my|his|her) .*|exclusions|blind spots?|shortcomings|please do not ask)$/,
    text: new RegExp(
      [
        `^not (?:so |really |quite )?${OWN} (?:field|area|thing|trade|subject|line|special(?:i)?ty|strength|strong|department|cup|world|business|job|expertise|forte|ground)`,
        `\\b(?:(?:is|are|falls?|lies?) )?(?:outside|beyond|out of)(?: of)? ${OWN} (?:fields?|area|expertise|competence|scope|trade|remit|line|range|knowledge|profession)\\b`,
        `^(?:what|things|work|jobs|subjects|tasks|anything) (?:that )?${I} (?:gladly |always |would |will |prefer to |rather )?(?:leave|pass|hand|refuse|decline|avoid|turn|do(?:es)? not|don['’]t|will not|won['’]t|would not|cannot|can['’]t|no longer|never|rather not)`,
        `\\b${I} (?:gladly |always |happily |prefer to |would rather )?(?:leaves?|pass(?:es)?|hands?|send) .{2,80} to (?:others|colleagues|somebody|someone|specialists|people who|those who|the)`,
        `^(?:best |gladly )?left to (?:others|colleagues|specialists)`,
        `\\bplease (?:do not|don['’]t) ask (?:me|him|her)\\b|\\bask (?:someone|somebody) else\\b|\\b(?:am|is) not your (?:man|woman|person)\\b|\\bthe wrong person\\b`,
      ].join('|'),
      'i',
    ),
    within: true,
    kinds: SELF,
  },
]
/** Lines that say so. */
const MOST = 3

/** What is said of limits in so many words; else, and where a list follows, the rankers look for it. */
export function planLimits(facts: Facts): Overview {
  const parts = sayAll(find(facts, SAYS_SO), MOST)
  return parts.some(({ text }) => /:\W*$/.test(text) || !/ /.test(text.trim())) ? null : planOf(parts)
}
