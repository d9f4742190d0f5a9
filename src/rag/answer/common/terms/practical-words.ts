/** Moving, remote work, hours, permits, driving and free time in more of the words that ask for them; folded. */
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planDriving } from './driving.ts'
import { planHobbies } from '../lists/hobbies.ts'
import { planHours, planRelocation, planRemote } from './moving.ts'
import { planPermit } from './origin.ts'
import { isPlan, type Planner, type Planners } from '../planner.ts'
import { planReferees } from '../lists/referees.ts'

const HELPS = '(?:is|are|would|will|could|can|might|may|does|do|must|should)'
const ELSEWHERE =
  '(?:abroad|elsewhere|overseas|away|far from home|(?:in|to) (?:another|a different|a new|some other|any other) (?:city|town|country|place|region|part of the (?:country|world))|(?:in|to) the (?:city|country|countryside|capital|provinces))'
const FOR_JOB =
  '(?: for (?:us|(?:a|an|the|this|that|our|another|some)(?: (?:new|good|right|better|suitable|interesting|exciting))? (?:jobs?|posts?|positions?|roles?|offers?|employers?|opportunity)|work)(?: with us)?| if (?:the job is there|need be|needed|necessary|required|asked))?'
const MOVING =
  '(?:moving|relocating|relocation|a move|a relocation|a change of (?:city|town|country|place|scene))'

const RELOCATES = exactly(
  [
    `(?:would|could|will|might) ${WHO} (?:ever |really |also |happily |gladly |be (?:willing|ready|prepared|happy|up|open|inclined) (?:to |for )?)?(?:pull up (?:stakes|roots|sticks)|up sticks|up and leave|uproot (?:himself|herself|themselves|yourself)|pack (?:up|${WHOSE} bags)|pack up and (?:go|move|leave)|start (?:afresh|over|again) ${ELSEWHERE}|leave (?:${WHOSE} )?(?:home town|hometown|home|town|region|country|city|the (?:city|town|region|country|area)))${FOR_JOB}`,
    `(?:would|could|will|might) ${WHO} (?:ever |really |also |happily |gladly |be (?:willing|ready|prepared|happy|up|open|inclined) (?:to |for )?|imagine |picture |see (?:himself|herself|themselves|yourself) |consider |contemplate |mind |fancy )?(?:liv(?:e|ing)|mov(?:e|ing)|com(?:e|ing)|go(?:ing)?|settl(?:e|ing)(?: down)?|relocat(?:e|ing)) ${ELSEWHERE}${FOR_JOB}`,
    `(?:would|could|will|might) ${WHO} (?:ever |also |happily |gladly |be (?:willing|ready|prepared|happy|up|open|inclined) to )?(?:(?:take(?: up| on)?|accept|consider|look at|apply for|want) (?:an? |any )?(?:new )?(?:jobs?|posts?|positions?|roles?|work|offers?|contracts?)|work) ${ELSEWHERE}`,
    `(?:is|would|could) (?:${MOVING}|a (?:job|post|position|role) ${ELSEWHERE}) (?:be )?(?:an option|a possibility|possible|conceivable|thinkable|out of the question|on the table|in question|acceptable|imaginable|a problem|an issue|ruled out|something ${WHO} would (?:consider|do))(?: for ${WHO})?`,
    `(?:does|do|would) ${WHO} (?:rule out|object to|mind|exclude|refuse|consider|welcome|contemplate|dread|reject) ${MOVING}${FOR_JOB}`,
    `how (?:mobile|attached|tied|bound|rooted|flexible) (?:is|are) ${WHO}(?: geographically)?(?: (?:to|in|about|as to|regarding)(?: (?:where ${WHO} lives?|${WHOSE} (?:home|home town|(?:present |current )?(?:town|city|place|region|location))|the (?:place|location|region)|moving|location))?)?`,
    `(?:is|are) ${WHO} (?:tied|bound|attached|rooted|wedded) to (?:one place|where ${WHO} lives?|${WHOSE} (?:home town|(?:present |current )?(?:town|city|place|region|location|home)))`,
    `(?:must|would|will|does|do) ${WHO} (?:have to |want to |need to |prefer to |rather )?stay (?:where ${WHO} (?:is|are|lives?)|put|(?:in|near|close to) (?:${WHOSE} )?(?:home|home town|(?:present |current )?(?:town|city|place|region)))`,
    `(?:in|to) (?:what|which) (?:other )?(?:cit(?:y|ies)|towns?|countr(?:y|ies)|places?|regions?|parts? of (?:the )?(?:country|world|continent)) (?:would|could|will|can|might) ${WHO} (?:be (?:ready|willing|prepared|happy) to )?(?:accept|take|consider|imagine|live|move|go|work|settle|relocate)(?: (?:a|an|any) (?:new )?(?:job|post|position|role))?(?: in| to)?`,
    `how far (?:would|could|will|from home would|from home could) ${WHO} (?:be (?:ready|willing|prepared) to )?(?:move|relocate|go to live)${FOR_JOB}`,
  ].join('|'),
)

const AT_HOME =
  '(?:at home|from home|remote(?:ly)?|from (?:his|her|their|your) (?:kitchen(?: table)?|sofa|living room|own desk|study|couch))'
const IN_OFFICE =
  '(?:in the office|into the office|to the office|on[ -]?site|on the premises|in person|at (?:the|a|our) (?:office|desk|headquarters)|in our (?:office|offices|building)|face to face)'
const WORKS_REMOTELY = exactly(
  [
    `how (?:much of (?:the|a|${WHOSE}) (?:week|time|work(?:ing)? (?:week|time)?)|often|many days(?: (?:a|per|of the|out of the|each|every) (?:week|month))?|much(?: time)?) ${HELPS} ${WHO} (?:want to |like to |prefer to |need to |have to |wish to |be (?:willing|ready|prepared|able) to |expect to )?(?:spend|work|be|come|sit|appear|show up|be present|turn up)? ?(?:working )?(?:in )?(?:${AT_HOME}|${IN_OFFICE})(?: (?:a|per|each|every) (?:week|month))?`,
    `(?:would|could|can|will|may|might|does|do|must|should) ${WHO} (?:want to |like to |prefer to |need to |have to |insist on |mind |be (?:willing|ready|prepared|able|allowed) to |ever |also |do (?:the|this|our|${WHOSE}) (?:job|work|tasks) )?(?:work(?:ing)?|be(?:ing)?|com(?:e|ing)|sit(?:ting)?|appear|show up|do (?:the|this|our) (?:job|work))? ?(?:in )?(?:${AT_HOME}|${IN_OFFICE})(?: (?:every|each|some|most|a few|several) (?:days?|weeks?|mornings?)| (?:daily|regularly|now and then|sometimes|at times|too|as well|again|full time))?`,
    `(?:does|do|would|must) ${WHO} (?:insist on|want|need|prefer|like|ask for|expect|demand|require|look for) (?:a |an |any |some )?(?:home[ -]?office|working from home|remote work(?:ing)?|office days?|work(?:ing)? (?:at|from) home|(?:office|own) desk at home|being at home)`,
    `(?:is|would|could) (?:being|coming|working|sitting|work) ?(?:${AT_HOME}|${IN_OFFICE}) (?:be )?(?:a problem|an issue|an option|possible|acceptable|a must|okay|ok|fine|out of the question|what ${WHO} wants?)(?: (?:for|with) ${WHO})?`,
    `where ${HELPS} ${WHO} (?:want to |like to |prefer to )?(?:do ${WHOSE} work|work|sit)(?:, | |: )(?:at home or (?:in|at) (?:an|the) office|(?:in|at) (?:an|the) office or (?:at|from) home|remotely or on[ -]?site|on[ -]?site or remotely)`,
  ].join('|'),
)

const WORKS_HOURS = exactly(
  [
    `(?:on )?how many (?:days|hours)(?: (?:out of (?:five|seven)|(?:a|per|of the|in a|each|every) week|in the week))? ${HELPS} ${WHO} (?:want to |like to |prefer to |be (?:willing|ready|prepared|able|available) to |wish to |intend to |plan to )?(?:work|be available|be at work|put in|do|spend working)(?: (?:for us|a week|per week|each week|with us))?`,
    `(?:would|could|will|does|do|is|are|can) ${WHO} (?:want|like|prefer|do|accept|take|after|seeking|wanting|be happy with|need|work|be content with|settle for)(?: to work)? (?:a |the |an )?(?:full|whole|half|reduced|shorter?|four[ -]day|five[ -]day|complete|forty[ -]hour|thirty[ -]hour|40[ -]hour)(?:[ -]| a | an )?(?:week|post|position|job|working week|hours|load|contract|weeks|schedule|time)(?: or (?:a |the )?(?:part|half|full|whole|part-time)(?: (?:one|week|post|time))?)?`,
    `would (?:half|part) (?:of )?(?:a |the )?(?:post|position|job|week)|would (?:a |an )?(?:half|full|whole|part[ -]time|full[ -]time|reduced|four[ -]day)[ -]?(?:post|position|job|week|contract)? (?:do|suit|be enough|be right|be fine|be acceptable|appeal|work) ?(?:for|to)? ?${WHO}`,
    `how (?:long|full|big|large) (?:a|is ${WHOSE}|should ${WHOSE}|would ${WHOSE}) ?(?:(?:preferred|ideal|working) )*(?:week|working week|work ?load|post|load)(?: (?:does|do|would|is|are) ${WHO} (?:want|like|prefer|seek|looking for|after|have in mind)| be)?`,
    `what (?:share|percentage|portion|part) of (?:a |the )?(?:full[ -]time )?(?:post|position|job|week) (?:does|do|would|is|are) ${WHO} (?:want|like|prefer|seek|looking for|after|work|cover)`,
    `(?:would|could|will) ${WHO} (?:reduce|cut|increase|extend|raise) (?:${WHOSE} )?(?:weekly |working )?(?:hours|working time|workload)`,
    `would ${WHO} (?:do|work|put in) (?:thirty|thirty-five|forty|thirty-eight|37|38|39|40|35|30) hours(?: (?:a|per) week)?`,
  ].join('|'),
)

const AREA =
  '(?: (?:in|for|within) (?:the )?(?:uk|united kingdom|eu|european union|us|usa|states|country|schengen area))?'
const PERMITTED = exactly(
  [
    `(?:would|do|must|will|should) (?:we|i|our company|the (?:employer|company)|an employer) (?:have to |need to )?(?:apply for|arrange|get|obtain|organi[sz]e|sponsor|provide|sort out|deal with|pay for)(?: (?:any |an? |the |some |${WHOSE} )?(?:papers|paperwork|permits?|visas?|work permits?|sponsorship|red tape|permission))?(?: for)?(?: ${WHO})?(?: (?:to (?:employ|hire|take on)(?: ${WHO})?|before (?:employing|hiring) ${WHO}))?${AREA}`,
    `(?:can|could|may|might) ${WHO} (?:be (?:employed|hired|taken on)|(?:legally |lawfully )?(?:take (?:up )?a (?:job|post)|take up (?:work|employment)|accept a job|work))(?: here)?${AREA} (?:without (?:any )?(?:red tape|paperwork|papers|formalities|permits?|visas?|sponsorship|further ado|sponsor|permission)|legally|lawfully)`,
    `(?:may|can|could|is) ${WHO} (?:legally|lawfully) (?:take (?:up )?a (?:job|post)|take up (?:work|employment)|accept a job|be employed|be hired|work|employable)(?: here)?${AREA}`,
    `(?:is|are|would) (?:there )?(?:any |some )?(?:paperwork|papers|red tape|formalit(?:y|ies)|permits?|permission|sponsor(?:ship)?) (?:be )?(?:needed|required|necessary|involved|to be done)(?: (?:before|for|so that|if) (?:${WHO} (?:may |can |could |is to |to )?(?:work|start|be employed|be hired)|(?:employing|hiring) ${WHO}|we (?:hire|employ) ${WHO}|${WHO}))?${AREA}`,
    `(?:does|do|would|will) ${WHO} (?:need|require|depend on|ask for) (?:a |any |our )?(?:sponsor(?:ship|ing)?|sponsoring employer|help with (?:a visa|papers|a permit)|papers|permission)(?: (?:to (?:work|be employed|take a job)|from us))?${AREA}`,
  ].join('|'),
)

const DRIVES = exactly(
  [
    `(?:is|are) ${WHO} (?:allowed|permitted|licen[cs]ed|entitled|able|fit|legal)(?: to (?:be|get|sit|drive|go))? (?:behind the wheel|a car|a van|on the road by car|a vehicle)`,
    `(?:is|are) ${WHO} (?:motori[sz]ed|a (?:licen[cs]ed )?driver|mobile by car)`,
    `(?:does|do|has|have) ${WHO} (?:have |own |got |possess )?(?:${WHOSE} own (?:wheels|transport)|wheels|transport of ${WHOSE} own)`,
    `(?:can|could|may|would) ${WHO} (?:get|come|go|travel|drive) (?:to (?:(?:the|our|a|building|other) )?(?:sites?|work|customers|clients|us|the (?:office|site|customers?|clients?|job)) )?(?:(?:by (?:himself|herself|themselves|yourself)|on (?:his|her|their|your) own) )?by car`,
    `(?:is|are|would|will|can|could) ${WHO} (?:be )?(?:able to |free to )?(?:get|make|find) (?:(?:himself|herself|themselves|yourself) |${WHOSE} (?:own )?way )?(?:around|about|from place to place|(?:out )?to (?:and from )?(?:the |our |${WHOSE} )?(?:own |home |rural |different |various |other )?(?:visits?|appointments?|patients?|clients?|customers?|sites?|jobs?|schools?|farms?|houses|homes))(?: (?:to|for|between|on) (?:the |our |${WHOSE} )?(?:own |home |rural |different |various |other )?(?:visits?|appointments?|patients?|clients?|customers?|sites?|jobs?|schools?|farms?|houses|homes|work|own))?(?: (?:by (?:himself|herself|themselves|yourself)|alone|on ${WHOSE} own|independently))?`,
    `(?:is|are|can|could|may|would|will) ${WHO} (?:(?:be|go|sit|drive|driving|take|able|happy|allowed|to|an?|the|our|class|group|team|pupils|children|clients|out|on|outing|trip|tour|minibus|van|bus|car) ){0,8}(?:at|behind|take) the wheel(?: (?:himself|herself|themselves|yourself|on ${WHOSE} own|alone))?`,
    `(?:could|can|may|would) ${WHO} (?:drive|steer|be given|use|take) (?:a |an |our |the )?(?:company |delivery |pool )?(?:van|car|vehicle|minibus)s?(?: for us)?`,
  ].join('|'),
)

const VOUCHED = exactly(
  [
    `whose (?:word|opinion|judg(?:e)?ment|testimony) (?:can|could|may|might) (?:we|i|one) (?:get|have|obtain|ask for|rely on|hear)(?: (?:on|about|for) (?:${WHO}|${WHOSE} (?:work|character|past|skills)))?`,
    `who(?: else)? (?:knows?|has known|can judge|could judge|can describe) (?:${WHO}|${WHOSE} (?:work|character)) (?:and (?:may|can|could|might|would) be (?:asked|called|phoned|contacted)|well enough to (?:ask|say|judge|speak))`,
    `(?:can|could|may|might) (?:${WHOSE} )?(?:former |previous |past |old |earlier )(?:boss(?:es)?|employers?|managers?|colleagues|superiors?) be (?:contacted|called|asked|phoned|rung)`,
    `(?:is|are) there (?:any )?(?:(?:former|past|previous|old|ex) )*(?:ex-)?(?:bosses|boss|managers?|employers?|colleagues?|supervisors?|clients?) (?:that |who |whom )?(?:i|we|one) (?:can|could|may|might) (?:call|ring|phone|contact|ask|speak (?:to|with)|talk (?:to|with)|write to|get in touch with|reach|approach)`,
    `(?:is|are) there (?:anyone|anybody|someone|somebody|people|any people) (?:who |to )(?:vouch(?:es)? for|speaks? (?:up )?for|recommends?|would (?:vouch|speak) for|can (?:vouch|speak) for|could (?:vouch|speak) for|stands? up for|ask about|call about) ?${WHO}`,
    `who would (?:speak up|put in a (?:good )?word|stand up|say a good word|bear witness) for ${WHO}`,
  ].join('|'),
)

const FREE_TIME = exactly(
  [
    `what (?:keeps|occupies|interests|amuses|delights|thrills) ${WHO} (?:busy )?(?:after (?:work|hours)|outside (?:of )?(?:work|the (?:office|job))|in ${WHOSE} (?:free|spare|leisure) time|when (?:not working|the working day is over)|away from work|at weekends|on weekends|in the evenings?)`,
    `how (?:does|do) ${WHO} (?:spend|fill|pass|use) (?:${WHOSE} )?(?:weekends|evenings|free time|spare time|leisure(?: time)?|holidays|time off|days off|sundays|time (?:after|outside(?: of)?|away from) work)`,
    `how (?:does|do) ${WHO} (?:recharge|relax|unwind|switch off|wind down|let off steam|recharge (?:the|${WHOSE} )?batteries|get ${WHOSE} mind off work|balance work)(?: (?:after|from|outside) work)?`,
    `what (?:does|do) ${WHO} (?:like to |love to )?do (?:to (?:unwind|relax|recharge|switch off|wind down|let off steam)|when (?:the (?:laptop|computer|shop|office|workshop|working day|day|shift|work) (?:is|has been) (?:shut|closed|over|done|finished)|(?:${WHO} )?(?:is |are )?(?:off|away from (?:work|the desk)|at leisure)|work is (?:over|done))|at (?:the )?weekends?|on (?:the )?weekends?|in the evenings?|on days off|away from (?:work|the desk)|for pleasure|for the fun of it|off the clock)`,
    `what (?:is|are) ${WHO} (?:passionate about|keen on|into|fond of|enthusiastic about|interested in) (?:outside(?: of)?|beyond|besides|apart from|away from) (?:the job|work|the office|working life)`,
    `what (?:fills|takes up) (?:${WHOSE} )(?:evenings|weekends|free time|spare time|leisure(?: time)?)`,
    `what (?:is|are) ${WHOSE} (?:favou?rite )?(?:pastimes?|leisure (?:activit(?:y|ies)|pursuits?)|pursuits? outside work|weekend (?:activit(?:y|ies)|pursuits?)|private (?:interests|passions)|passions? (?:outside|beyond|away from) work)`,
  ].join('|'),
)

/** What is said; where the words that usually tell it are not found, the rankers look for others. */
const ifSaid =
  (planner: Planner): Planner =>
  (...asked) => {
    const plan = planner(...asked)
    return isPlan(plan) ? plan : null
  }

export const PRACTICAL_ASKED: Planners = [
  [RELOCATES, ifSaid((facts, _groups, _now, folded) => planRelocation(facts, folded))],
  [WORKS_REMOTELY, ifSaid((facts, _groups, now, folded) => planRemote(facts, now, folded))],
  [WORKS_HOURS, ifSaid((facts, _groups, now, folded) => planHours(facts, folded, now))],
  [PERMITTED, ifSaid(planPermit)],
  [DRIVES, ifSaid((facts, _groups, _now, folded) => planDriving(facts, folded))],
  [VOUCHED, ifSaid(planReferees)],
  [FREE_TIME, ifSaid(planHobbies)],
]
