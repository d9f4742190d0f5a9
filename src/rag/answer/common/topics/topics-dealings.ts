/** Money raised, clients won, things sold and people served: asked of everybody, in any words. */
import { wordSet } from '../asked-freely.ts'
import { OF_RECORD, ONE_OF_SEVERAL, topicOf, type Topic } from './topic.ts'

const and = (words: string): ReadonlySet<string> => new Set([...OF_RECORD, ...wordSet(words)])

const RAISED =
  /\b(?:fund-?rais\w+|rais(?:ed|es|ing) (?:over |about |some |more than |a total of |around |nearly |another |up to )*(?:[€£$]|(?:EUR|GBP|USD|CHF|NOK|SEK|DKK|PLN|CZK)\b|money\b|funds\b|funding\b|capital\b|donations\b|\d[\d.,]* (?:million|k\b|euros|pounds|dollars))|(?:won|secured|brought in|obtained|acquired|attracted|landed|raised|got)\b[^.;]{0,60}\b(?:grants?|funding|funds|donations?|donors?|sponsors?|sponsorship|investment|investors?|seed (?:round|money|capital)|subsid(?:y|ies)|third-party money)|grants? (?:won|secured|obtained|awarded|acquired|raised)|(?:principal|chief|lead) investigator|crowd-?fund\w+|series [A-D] (?:round|funding)|seed (?:round|funding)|(?:with|from|to|of|for|by|and|our|new|private|major|individual|institutional|corporate) (?:donors|sponsors)|donor (?:relations|reports?|visits?|proposals?)|third-party (?:funding|funds|money)|grant (?:applications?|proposals?|writing)|funding (?:bids?|applications?|proposals?)|bids? for funding)\b/i
const NOT_RAISED =
  /\b(?:blood|organ|kidney|tissue|egg|sperm|stem[- ]cell) donors?\b|\bnot funded\b|\brefused\b|\bunsuccessful\b|\bsponsored by\b|\bvisa\b|\bhas (?:raised|secured) (?:its|their)\b|\b(?:firm|company|start-?up|employer) (?:that |which )?(?:had |has )?raised\b/i

const FUNDS: Topic = topicOf(
  {
    says: /\b(?:fund-?rais\w+|rais(?:e|ed|es|ing) (?:\p{L}+ ){0,2}(?:money|funds|funding|capital|investments?|donations|cash|grants?)|(?:money|funds|funding|capital)[- ]rais\w+|donors?|donations?|sponsors|sponsorship deals|(?:third-party|external|research|outside|public|grant|seed|venture) (?:funding|funds|money|capital)|(?:acquir\w+|win|won|winning|securing|secured?|obtain\w*|attract\w*|brought in|bring in) (?:\p{L}+ ){0,2}(?:funding|funds|grants?|third-party funds|investors?|investment)|grants?|grant[- ]writing|investors?|venture capital|funding (?:bids?|applications?))\b/gu,
    beside: and(
      'money funds funding project projects charity charities charitable cause causes win won winning secure secured obtained got brought bring in apply applied applying application applications writing wrote write dealing dealt cultivating research institutions public private raise raised raising institutional third-party or',
    ),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\b(?:visa|permit|papers?|published)\\b`),
  },
  {
    tells: RAISED,
    not: NOT_RAISED,
    open: /\b(?:fund-?rais\w+|funding|funders?|grants?|donors?|donat\w+|sponsor\w*|investors?|crowd-?fund\w*|raised (?:money|[€£$]))\b/i,
    titles: /\bfund-?rais\w+|\b(?:grants|development|partnerships) (?:officer|manager)\b/i,
  },
)

const SELLS =
  /\b(?:sales (?:rep\w*|managers?|executive|assistant|director|engineer|agent|consultant|lead|team|support|advis[eo]r|associate|targets?|quota|figures|pipeline|force|person|calls?|trips?|meetings?|training|office|territory|desk|counter|floor|region)|(?:head|director|vp|vice president|manager) of sales|(?:inside|field|outside|technical|export|door-to-door|telephone|direct|retail|ticket|counter) sales|salesperson|sales(?:man|woman|people)|(?:^|\b(?:I|she|he|and|also|then) )(?:sells? (?!out\b|by\b)|sold (?!out\b|by\b|to\b|its\b|off\b|the (?:firm|company|business|house)\b))|^selling\b|(?:experience|years) (?:in|of) selling|\d[\d,.]* (?:\p{L}+ )?(?:sold|copies sold)|(?:up|cross)-?sell\w*|quota|shop assistant|retail assistant|cashier|deals? (?:closed|worth|won)|closed (?:\p{L}+ ){0,4}(?:deals?|orders?|sales?))/iu
const WINS =
  /\b(?:(?:won|win|wins|winning|brought in|acquired|landed|gained|signed(?: up)?|secured|attracted|recruited|converted)\b[^.;]{0,45}\b(?:clients?|customers?|accounts?|mandates?|contracts?|orders?|tenders?|bids?|pitch(?:es)?|business|commissions?|retailers?|dealers?)|(?:\p{L}+ ){0,2}new (?:(?:\p{L}+ )?clients|(?:\p{L}+ )?customers|accounts|mandates|client accounts|business(?:es)?)|business development|(?:client|customer|new business) acquisition|cold[- ]call\w*|won (?:\p{L}+ )?of (?:\p{L}+ )?(?:pitches|tenders|bids)|tenders? won|(?:wrote|led|ran|prepared|writing) (?:\p{L}+ )?(?:bids|tenders|pitches|proposals for (?:new )?clients)|clients (?:won|brought|acquired)|grew (?:the|my|our) (?:client|customer) (?:base|list|book))\b/iu
const NOT_SOLD =
  /\b(?:was|were|been|being|got) sold\b|\bsold (?:to|its|their|off|out|at)\b|\b(?:award|prize|competition|jury|for best|medal|scholarship|grant|research council)\b|\bno (?:outbound |cold )?sales\b|\bnot (?:in )?sales\b|\b(?:his|her|their) (?:new )?(?:clients|customers)\b|\bnew clients only\b|\btaking (?:on )?new clients\b/i
const OF_SELLING = 'sales sell selling sold sale anything products product goods services'

/** Clients won. */
const NEW_CLIENTS: Topic = topicOf(
  {
    says: /\b(?:(?:win|wins|won|winning|acquir\w+|brought in|bring(?:s|ing)? in|brings?|gain(?:ed|ing)?|attract\w*|generat\w+|find|found|finding|land(?:ed|ing)?|get|getting|hunt(?:ing)?|sign(?:ed)?|recruit\w*) (?:\p{L}+ ){0,3}(?:clients?|customers?|business|accounts|mandates|orders|contracts)|new[- ](?:business|clients?|customers?|accounts?)(?: (?:development|acquisition))?|business development|(?:client|customer|account) acquisition|acquisition of (?:new )?(?:clients|customers)|cold[- ]call\w*|pitch(?:es|ed|ing)?)\b/gu,
    beside: and(
      `${OF_SELLING} win won winning wins clients client customers customer business new own book following pitch pitches tender tenders bids acquisition acquire development developer network side`,
    ),
    not: ONE_OF_SEVERAL,
  },
  {
    tells: WINS,
    not: NOT_SOLD,
    open: /\b(?:new (?:clients?|customers?)|business development|client acquisition|tenders?|pitch(?:es|ed)?|sales|sold|selling|clients? (?:won|grew))\b/i,
    titles:
      /\b(?:sales|business develop\w+|account (?:manager|executive|director)|key account|new business|client partner)\b/i,
    never: ['awards', 'education', 'publications', 'talks', 'interests', 'languages'],
  },
)
const SALES: Topic = topicOf(
  {
    says: /\b(?:sales(?: (?:experience|background|role|roles|work|jobs?|targets?))?|sell(?:s|ing)?|sold|salesperson|retail(?: (?:experience|sales))?)\b/g,
    beside: and(
      `${OF_SELLING} marketing business field inside outside direct technical telephone customers customer clients client target targets quota carry carried retail trade shop shops deal deals dealt dealing`,
    ),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\bsold out\\b|\\bmade\\b`),
  },
  {
    tells: SELLS,
    not: NOT_SOLD,
    open: /\b(?:sales|sold|sells?|selling|quota|retail|shop|turnover|deals?)\b/i,
    titles:
      /\b(?:sales|sell\w*|business develop\w+|account (?:manager|executive|director)|key account|shop|store|retail|cashier|merchandis\w+|vendor|broker|estate agent)\b/i,
    never: ['awards', 'education', 'publications', 'talks', 'interests', 'languages'],
  },
)

const SERVES =
  /\b(?:serv(?:ed|es|ing|ice to)|advis(?:e|es|ed|ing)|answer(?:ed|s|ing)?|calls? (?:from|with|to)|complaints?|meet(?:s|ing|ings)?|met|visit(?:s|ed|ing)?|talk(?:s|ed|ing)? (?:to|with)|speak(?:s|ing)? (?:to|with)|listen\w*|help(?:ed|s|ing)?|train(?:ed|s|ing)?|support(?:ed|s|ing)?|sell(?:s|ing)?|sold|consult\w*|present(?:ed|s|ing)?|workshops? with|negotiat\w*|deal(?:s|t|ing)? with|contact (?:with|for|to|person)|point of contact|work(?:s|ed|ing)? (?:directly |closely )?with|look(?:s|ed|ing)? after|care of|on site at|(?:work(?:ed|ing)?|consult\w*) for|welcom\w+|greet\w*|host(?:ed|s|ing)?|guid(?:ed|es|ing))\b[^.;]{0,50}\b(?:customers?|clients?|guests?|the public|members of the public|callers|visitors|shoppers|tenants|passengers|policyholders|householders|owners|farmers)\b|\b(?:customer|client|guest|public|passenger)[- ](?:facing|service|services|contact|support|care|relations|advis\w+|complaints|meetings|visits|workshops|calls|enquiries|interviews)\b|\b(?:shop counter|behind the counter|front desk|reception desk|call cent(?:re|er)|contact cent(?:re|er)|help ?desk|hotline|on the phones|public (?:meetings|consultations?|counter))\b|\bwaited? (?:at )?tables\b/i
const CUSTOMERS: Topic = topicOf(
  {
    says: /\b(?:(?:client|customer|public)[- ](?:facing|contact|service|services|care|relations?|relationships?|support|interaction)|(?:direct |face[- ]to[- ]face |close |regular |daily |much )*(?:contact|dealings|interaction|exposure|dealing|relationships?|work|experience|face[- ]to[- ]face) (?:with|to|of) (?:the )?(?:\p{L}+ )?(?:customers?|clients?|public|consumers|end users)|(?:dealt?|deals|dealing|works?|worked|working|talk(?:s|ed|ing)?|spoken?|speaks?|meets?|met|interact(?:s|ed)?|face|faces|faced)(?: (?:directly|face[- ]to[- ]face|personally|much|a lot)){0,2} (?:with|to) (?:the )?(?:general |any |\p{L}+ )?(?:customers?|clients?|public|consumers|end users)|serv(?:e|ed|es|ing) (?:customers|clients|the public)|(?:customers?|clients?) (?:contact|facing))\b/gu,
    beside: and(
      'customers customer clients client public general sales end external private business service services face-to-face person deal deals dealing dealt phone telephone serve serving',
    ),
    not: ONE_OF_SEVERAL,
  },
  {
    tells: SERVES,
    not: /\b(?:map|app|site|library|tool|dashboard|portal|page|documentation) for\b/i,
    titles:
      /\b(?:shop|sales|retail|customer|client|guest|waiter|waitress|barista|bartender|bar ?staff|receptionist|cashier|call cent(?:re|er)|contact cent(?:re|er)|account manager|concierge|steward(?:ess)?|cabin crew|consultant|advis[eo]r)\b/i,
    never: ['awards', 'education', 'publications', 'talks', 'interests', 'languages', 'certifications'],
  },
)

export const DEALINGS: readonly Topic[] = [FUNDS, NEW_CLIENTS, CUSTOMERS, SALES]
