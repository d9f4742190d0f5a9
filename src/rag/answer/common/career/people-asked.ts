/** The ways to ask whether and how many people one has led: 'any direct reports?', 'team size', 'management experience'. */
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { ANY, OPENING } from '../wordings.ts'

const LED =
  '(?:managed?|managing|led|lead|leading|headed|supervised?|supervising|directed?|overseen|line[ -]managed?|been (?:in charge of|responsible for|the (?:boss|manager|head|leader) of)|had (?:under (?:him|her|them)|reporting to (?:him|her|them))|run|been leading|been managing)'
const PEOPLE =
  '(?:people|persons|staff|employees|(?:direct )?reports|subordinates|team members|colleagues|(?:large |big |small |any |her |his |their |own )?teams?|a (?:large |big |small )?(?:team|group|department)|others|other people|anyone|anybody|someone|somebody|workers|departments?|members of staff)'
const EXPERIENCE =
  '(?:(?:people|team|staff|line|personnel|personal|man)[ -])?(?:management|leadership|managerial|leading|supervisory|supervision|executive|line management)(?: (?:and|or|/) (?:leadership|management|supervisory|managerial))?(?: (?:experience|skills?|roles?|responsibilit(?:y|ies)|positions?|posts?|duties|background|track record|history|jobs?))?'
const HOW_MANY = [
  `(?:about )?(?:how many|what number of) (?:people|persons|staff|employees|(?:direct )?reports|subordinates|team members|colleagues|members of staff|workers|others)(?: (?:has|have|had|did|does|do|is|are|was|were) ${WHO})?(?: ever| currently| already)? (?:${LED}|have(?: under (?:him|her|them)| reporting to (?:him|her|them))?|look(?:ed)? after|in charge of|responsible for|leading|managing)(?: (?:now|today|at present|so far|in total|at most|at once|directly|before|under (?:him|her|them)))?`,
  `how many (?:people|staff|employees|colleagues) (?:report|reported|answer|work|worked)s? (?:directly )?(?:to|under|for) ${WHO}`,
  `who (?:reports|reported|answers) to ${WHO}|whom? (?:has|have|did|does|do) ${WHO} ${LED}`,
  `how (?:big|large) (?:is|are|was|were) (?:the )?(?:${WHOSE} )*(?:(?:biggest|largest|current|present) )?teams?(?: (?:that )?${WHO} (?:has |have |had )?${LED}s?)?`,
  `${OPENING}(?:team sizes?|size of (?:${WHOSE} )?teams?|(?:number of )?(?:direct )?reports|headcount)(?: (?:managed|led))?`,
  `${OPENING}(?:experience|practice) (?:in |of |with )?(?:leading|managing|supervising) ${PEOPLE}`,
  `${OPENING}(?:size of (?:the )?)?(?:biggest|largest|greatest|highest) (?:teams?|groups?|departments?|headcounts?|staff|workforce|crew|number of (?:people|staff|employees|reports|colleagues))(?: (?:that )?(?:${WHO} )?(?:has |have |had |ever )*${LED}s?)?`,
]
const WHETHER = [
  `${OPENING}${EXPERIENCE}`,
  `what (?:kind of |sort of |level of |amount of |)?${EXPERIENCE} (?:does|do|has|have) ${WHO} (?:have|got|had)`,
  `how much ${EXPERIENCE} (?:does|do|has|have) ${WHO} (?:have|got|had)`,
  `(?:does|do|did|has|have) ${WHO} (?:have |had |got )?${ANY}(?:previous |prior |real |actual )?${EXPERIENCE}`,
  `(?:does|do|did|has|have|is|are) ${WHO} (?:ever |also |currently |already )?${LED} ${PEOPLE}(?: (?:before|now|at present|currently))?`,
  `(?:does|do|did|has|have) ${WHO} (?:have )?(?:any )?experience (?:in |of |with |as )?(?:an? )?(?:managing|leading|supervising|manager|leader|team lead(?:er)?|supervisor|leadership|management)(?: ${PEOPLE})?`,
  `(?:has|have|was|were|is|are) ${WHO} (?:ever )?(?:been )?(?:an? )?(?:people manager|line manager|manager|team lead(?:er)?|leader|supervisor|boss)(?: before| of people)?`,
  `(?:has|have|does|do|did) ${WHO} (?:ever )?(?:had |have |got )?(?:any |an? )?(?:own )?(?:direct reports|staff|(?:people|staff|anyone|anybody|employees|others) (?:(?:working )?(?:under|below)|reporting to) (?:him|her|them)|team(?: of (?:his|her|their) own)?|subordinates|employees)(?: of (?:his|her|their) own)?(?: (?:now|at present|currently|at the moment))?`,
  `(?:has|have|had|does|do|did|was|were|is|are) ${WHO} (?:ever |also |already |currently )?(?:have |had |got |been given |carry |hold |held )?(?:any |some |the )?(?:(?:people|staff|personnel|personal|line[ -]?management|management|leadership|disciplinary|employee) responsibilit(?:y|ies)|responsibilit(?:y|ies) for (?:people|staff|employees|personnel|a team))(?: (?:before|now|so far))?`,
  `${OPENING}(?:(?:people|staff|personnel|personal|leadership|disciplinary|employee) responsibilit(?:y|ies)|responsibilit(?:y|ies) for (?:people|staff|employees|personnel))`,
  `(?:ever )?(?:line[ -])?(?:managed|led|supervised|headed) ${PEOPLE}(?: before)?`,
  `(?:does|do|did|has|have|is|are) ${WHO} (?:ever |currently )?line[ -]?(?:manage|managed|manages|managing)(?: ${PEOPLE})?(?: (?:before|now|at present|currently|at the moment))?`,
  `(?:does|do|is|are) ${WHO} ${LED} ${PEOPLE} at the moment`,
  `(?:does|do|did|has|have) ${WHO} (?:have |had |got )?${ANY}experience (?:in |of |with )?(?:(?:people|personnel|staff|line|team)[ -]?)(?:management|leadership)`,
  `(?:has|have|did) ${WHO} (?:ever )?(?:hired?|recruited?|hire|recruit|built|build) ${PEOPLE}`,
]
/** Asked of those who report to one: whom one coaches is none. */
export const OF_REPORTS =
  /\b(?:direct reports?|line[ -]?manag\w+|people manager|subordinates|staff responsibilit\w+|(?:people|personnel|employee|disciplinary) responsibilit\w+|reporting to|hired?|recruited|own team|employees)\b/
export const PEOPLE_COUNTED = exactly(HOW_MANY.join('|'))
export const PEOPLE_LED = exactly(WHETHER.join('|'))
