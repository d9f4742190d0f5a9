/** Where and how one has worked: school trips, shop floors, sectors, unions, complaints, changes of career; what was done unpaid, written and won. */
import { wordSet } from '../asked-freely.ts'
import { planAwards, planVoluntaryWork } from '../lists/honours.ts'
import { UNSAID } from '../planner.ts'
import { planPublications } from '../lists/writings.ts'
import { OF_RECORD, ONE_OF_SEVERAL, plannedBy, topicOf, type Topic } from './topic.ts'

const and = (words: string): ReadonlySet<string> => new Set([...OF_RECORD, ...wordSet(words)])

const TRIPS: Topic = topicOf(
  {
    says: /\b(?:(?:school|class|study|field|student|educational|residential|overnight) (?:trips?|journeys?|excursions?|tours|visits?|camps?)|residentials|(?:pupil|student|school) exchanges?|exchange trips?|trips? with (?:pupils|students|children|classes))\b/g,
    beside: and(
      'led lead leading organised organized organise run ran accompanied taken took take abroad overseas foreign trips trip school pupils children student leader planned planning residential residentials exchange exchanges',
    ),
    not: ONE_OF_SEVERAL,
  },
  {
    tells:
      /\b(?:(?:school|class|study|field|student|educational|residential|history|language|ski|geography|year \d+|annual|overnight) (?:trips?|journeys?|excursions?|camps?)|(?:school|class|educational) (?:tours|visits)|residentials?|exchanges? (?:with|trips?|visits?|programmes?)|(?:led|took|organi[sz]ed|ran|run|lead|leads|accompanied|accompany)\b[^.;]{0,50}\b(?:trips?|excursions?|expeditions?|exchanges?|camps?|outings?|residentials?)|duke of edinburgh|trip leader|educational visits)\b/i,
    not: /\b(?:business trips?|(?:bank|stock|currency|microsoft|mail|heat) exchange|exchange (?:server|student|semester|year)|on exchange)\b/i,
    never: ['education'],
  },
)

const SHOP_FLOOR: Topic = topicOf(
  {
    says: /\b(?:(?:shop|sales|factory|production|warehouse|store)[- ]floor|(?:on|at) the (?:tills?|counter|production line|assembly line)|behind (?:the|a) (?:till|counter|bar)|in a (?:shop|store|supermarket|factory|warehouse)|production line|assembly line)\b/g,
    beside: and('shop store floor factory production retail worker customer customers line till shift'),
    not: ONE_OF_SEVERAL,
  },
  {
    tells:
      /\b(?:(?:on|from|at) the (?:shop|sales|factory|production|warehouse) floors?|warehouse floors|production (?:line|worker|operator)|assembly line|shop (?:assistant|manager|work)|sales (?:assistant|associate)|store (?:assistant|manager)|supervisor of the shop|retail assistant|cashier|on the tills?|till (?:supervisor|operator|work)|shop counter|supermarket (?:assistant|cashier|worker)|warehouse (?:operative|worker|assistant)|machine operator|(?:packed|picked|stacked) (?:shelves|orders)|saturday job)\b/i,
    titles:
      /\b(?:shop|store|sales (?:assistant|associate)|retail|cashier|warehouse|machine operator|production (?:worker|operator)|assembler|fitter|picker|packer)\b/i,
    never: ['education', 'publications', 'languages', 'certifications', 'awards', 'talks'],
  },
)

const HOUSES =
  '(?:sector|industry|companies|company|firms?|practices?|hospitals?|clinics?|schools?|healthcare|institutions?|employers?|business|enterprise|economy)'
const PRIVATE: Topic = topicOf(
  {
    says: new RegExp(
      `\\b(?:private(?: or (?:independent|public))?|independent|fee-paying|privately[- ]run)[- ]${HOUSES}\\b|\\bprivately\\b`,
      'g',
    ),
    beside: and('private sector experience fee-paying independent public only'),
    needs: /\b(?:hospitals?|clinics?|schools?|practices?|healthcare)\b/,
    not: ONE_OF_SEVERAL,
  },
  {
    tells:
      /\b(?:private(?:ly[- ]run)? (?:\p{L}+ )?(?:hospitals?|clinics?|practices?|schools?|patients|nurser(?:y|ies)|care|healthcare|college|institute)|independent (?:\p{L}+ )?(?:school|hospital|clinic|practice)|fee-paying|public school)/iu,
    never: ['education', 'publications', 'interests', 'awards', 'certifications'],
  },
)
const UNIONS: Topic = topicOf(
  {
    says: /\b(?:(?:trade|labou?r) unions?|works? councils?|unions|union (?:negotiations?|reps?|representatives?|experience|officials?)|staff representatives|collective bargaining)\b/g,
    beside: and(
      'trade union unions works council councils negotiate negotiated negotiating negotiations dealt dealing deal reps representatives',
    ),
    needs: /\b(?:with|experience|negotiat\w+|dealt|dealings?|bargaining)\b/,
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\bmember`),
  },
  {
    tells:
      /\b(?:unions?|unioni[sz]ed|shop stewards?|works councils?|collective (?:agreement|bargaining|consultation)|unison|unite|gmb|usdaw|nasuwt|rmt|aslef|rcn|ver\.?di|ig metall|teamsters|seiu|uaw|staff council|betriebsrat)\b/i,
    not: /\b(?:students?['’]? union|credit union|european union|rugby union|soviet union|customs union)\b/i,
    never: ['references', 'education', 'publications', 'interests'],
  },
)

const COMPLAINTS: Topic = topicOf(
  {
    says: /\b(?:complaints?|disciplinary(?: (?:actions?|findings?|proceedings?|record|measures?|matters?|procedures?|history))?|(?:formal |written )?warnings?|reprimands?|sanctions?|misconduct|malpractice|grievances? against|struck off|legal (?:disputes?|trouble|proceedings|action)|lawsuits?|court cases?|negligence)\b/g,
    beside: and(
      'against him her them you findings finding complaint disciplinary proceedings record clean legal dispute disputes claims filed upheld pending issues trouble regulator regulatory formal written subject sued investigated procedures',
    ),
    needs: /\b(?:against|any|ever|disciplinary|subject|record|findings?)\b/,
    not: new RegExp(
      `${ONE_OF_SEVERAL.source}|\\b(?:handl\\w+|deal(?:s|t|ing)? with|resolv\\w+|manag\\w+)\\b`,
    ),
  },
  {
    tells:
      /\b(?:complaints? (?:\p{L}+ ){0,4}(?:against|about) (?:me|him|her)|no (?:\p{L}+ ){0,3}(?:complaints?|warnings?|findings|sanctions|claims|disciplinary\p{L}*)(?: (?:against|upheld|in|on|since|to|of)|[.;,]|$)|(?:malpractice|claims|complaints|disciplinary) (?:history|record)|disciplinary (?:finding|action|warning|proceedings)|(?:was|been|being) (?:dismissed|sacked|fired|suspended|reprimanded)|struck off|clean (?:disciplinary )?record|(?:never|not) (?:been )?(?:dismissed|sacked|disciplined|sued)|no conditions|without (?:conditions|restrictions)|unblemished|written warning)\b/iu,
    not: /\b(?:appeals?|claims?|cases?|suits?|actions?|petitions?|applications?) (?:was |were |is )?dismissed\b|\bclaims? (?:paid|handled|settled)\b|\bstaff\b|\bno warnings? (?:in|from) (?:the )?(?:build|compiler)/i,
    never: ['publications', 'talks', 'awards', 'interests'],
  },
)

const CHANGED =
  /\b(?:re-?train(?:ed|ing)?\b|career (?:chang\w+|switch\w*)|second career|late entrant|lateral entr\w+|chang(?:e|ed|ing) (?:my |his |her |of )?(?:career|profession|trade|direction|fields?)|switched (?:careers?|professions?)|(?:formerly|once|used to be|started (?:out |life )?as|began as|trained as|qualified as) an? \p{L}+[^.;]{0,60}\b(?:before|until|then|now)\b|before (?:that|all that|becoming|the law|medicine|teaching|nursing|software|IT|I (?:became|turned))[^.;]{0,60}\b(?:was|worked|I|years)\b|came (?:late )?to \p{L}+ (?:late|from|by)|(?:previous|earlier|former|first) (?:career|life|profession)|left [^.;]{2,30} to (?:become|train|study|learn|retrain))\b/iu
const CAREER_CHANGE: Topic = topicOf(
  {
    says: /\b(?:chang(?:e|ed|es|ing) (?:of )?(?:his |her |their |your )?(?:careers?|professions?|trade|fields?|occupation|line of work)|switch(?:ed|ing)? (?:careers?|professions?|fields?|trade)|career (?:changes?|switch(?:es)?|changers?)|changes? of (?:career|profession|direction|trade)|retrain(?:ed|ing)?)\b/g,
    beside: and('career profession made make direction completely totally'),
    not: /^(?:when|where|which|how|why|what made)\b/,
  },
  {
    tells: CHANGED,
    never: ['references', 'publications', 'talks', 'awards', 'volunteering', 'teaching', 'languages'],
  },
)

/** Why is told in reasons. */
const WHY_CHANGED: Topic = {
  ...plannedBy(
    {
      ...CAREER_CHANGE.asking,
      needs: /^(?:why|what made)\b/,
      not: /\bjobs?\b/,
      beside: and('career profession direction made her him them'),
    },
    () => UNSAID,
    {
      tells:
        /\b(?:because|reasons?|why|retrain\w*|career|left|leave|stopped|gave up|enough|wanted|bored|tired|instead|after .{3,60} years|change|until|so (?:I|that))\b/i,
      never: ['references', 'publications', 'talks', 'awards', 'volunteering', 'languages'],
    },
  ),
}

const UNPAID_WORK: Topic = plannedBy(
  {
    says: /\b(?:volunt(?:eers?|eered|eering|ary)|charit(?:y|able|ies)|pro bono|community (?:work|involvement|service|engagement|projects?)|(?:unpaid|honorary) (?:work|roles?|posts?|activities|positions?)|good causes?|civic (?:engagement|work))\b/g,
    beside: and(
      'volunteer volunteering voluntary charity charitable community work involvement causes cause local engagement commitment anywhere kind organisation organisations organization ngo ngos unpaid honorary social good free time spare',
    ),
    not: new RegExp(
      `${ONE_OF_SEVERAL.source}|\\b(?:redundancy|trustee|raised|school|sector|employed|paid)\\b`,
    ),
  },
  (facts) => planVoluntaryWork(facts),
  {
    tells:
      /\b(?:volunteer(?:s|ed|ing)?|voluntary|charit(?:y|ies|able)|unpaid|pro bono|trustee|school governor|parish|scouts?|refugees?|homeless|shelter|food ?bank|soup|without (?:pay|a fee|charge)|for free|free of charge|honorary|treasurer|mountain rescue|lifeboat|red cross|fire brigade|hospice|repair caf[eé]|chair(?:ed|s|man|woman)? (?:of )?the|committee|parents['’]? council|governors?|(?:for|with|at|of) the (?:association|society|club|trust|fund)|asylum|rescue|relief|aid|free (?:\p{L}+['’]? ){0,4}(?:class(?:es)?|lessons?|clinics?|workshops?|courses?|advice|clubs?)|coach(?:es|ed|ing)? (?:the |an? )?(?:under|girls|boys|children|kids|youth)|mentor(?:s|ed|ing)? (?:for|with|at|in|on|through))(?!\p{L})/iu,
    not: /\b(?:visiting tutor|unpaid (?:leave|for|training|overtime|internship)|learn(?:ed|t)\b[^.]{0,80}\bunpaid|evenings?, unpaid|voluntary redundancy|for a charity|charity (?:client|shop chain)|charities (?:as|and) clients)\b/i,
    kind: 'volunteering',
    never: ['references', 'education', 'certifications'],
  },
  null,
)

const WRITTEN: Topic = plannedBy(
  {
    says: /\b(?:publications?|publish(?:ed|es|ing)?|(?:peer[- ]reviewed|scientific|journal|academic|magazine|newspaper|trade) (?:papers?|articles?|publications?|work)|(?:written|wrote|write|authored) (?:an? |any |some )?(?:books?|articles?|papers?|blog)|papers or (?:books|articles)|articles or (?:an? )?(?:books?|papers?)|books or (?:articles|papers)|books?|articles?)\b/g,
    beside: and(
      'publication papers paper article articles book books journal journals magazine anything something author authored peer-reviewed press blog blogs column written wrote write writes published peer reviewed chapter chapters longer',
    ),
    not: new RegExp(
      `${ONE_OF_SEVERAL.source}|\\b(?:read|reads|favourite|cook ?book|take on|about (?:him|her|them)|kept|keeping|balance)\\b`,
    ),
  },
  (facts, folded) => planPublications(facts, folded),
  {
    tells:
      /\b(?:publish\w*|publications?|articles?|(?:a|the|my|two|three|four|five|one|first|recipe|text|hand) ?books? (?:on|for|about|with|of|by|,|\()|papers?|journals?|author(?:ed)?|co-author\w*|wrote (?:a|the|for|on|about) |columns?|essays?|chapters?|blog|isbn|doi|vol\.|magazine|newsletter|writes? (?:a|the|for) )\b|\d+ ?\(\d+\)|\d+: ?\d+[–-]\d+/i,
    not: /\b(?:newspaper ads|paper (?:mill|round|machine|forms|based)|on paper|paper(?:work|less)|book(?:keep|ing)|order books?|author(?:ity|i[sz])|article(?:d|s of)|annual report|signs|leaflets)\b/i,
    kind: 'publications',
    never: ['references', 'certifications', 'education'],
  },
  null,
)

const WON: Topic = plannedBy(
  {
    says: /\b(?:awards?|prizes?|honou?rs|medals?|trophies|distinctions)\b/g,
    beside: and(
      'award prize prizes won win wins winning received receive recognition honours distinction any or special industry name named actually himself',
    ),
    not: new RegExp(`${ONE_OF_SEVERAL.source}|\\b(?:degree|jury|judge\\w*)\\b`),
  },
  (facts, folded) => planAwards(facts, folded),
  {
    tells:
      /\b(?:awards?|awarded|prizes?|medal(?:s|list)?|honou?rs?|honou?red|winners?|won|scholarships?|distinction|troph(?:y|ies)|champion\w*|of the (?:year|month|quarter|season)|(?:first|second|third|1st|2nd|3rd) (?:place|prize)|recognition|shortlist\w*|nominat\w+|finalist|runner-?up|laureate|cum laude|michelin|rosettes?|commend(?:ed|ation))\b/i,
    not: /\b(?:won with a bid|one of them, \p{Lu}\p{L}*|(?:my|her|his) (?:students?|pupils?|apprentices?|trainees?)\b[^.;]{0,40}\bwon|Honours? degree|BSc \(Hons?\)|contract award)\b/iu,
    kind: 'awards',
    never: ['references', 'education'],
  },
)

export const CAREER: readonly Topic[] = [
  TRIPS,
  SHOP_FLOOR,
  PRIVATE,
  UNIONS,
  COMPLAINTS,
  CAREER_CHANGE,
  WHY_CHANGED,
  UNPAID_WORK,
  WRITTEN,
  WON,
]
