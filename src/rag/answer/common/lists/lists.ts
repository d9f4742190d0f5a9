/** What a CV lists: skills, software, publications, awards, talks, projects, memberships, voluntary work, referees, hobbies. */
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { planBestAt } from './best-at.ts'
import { CO_AUTHORS_ASKED, FIRST_AUTHOR_ASKED, planCoAuthors, planFirstAuthor } from './co-authors.ts'
import { planHobbies } from './hobbies.ts'
import {
  planAwards,
  planMemberships,
  planProfessionalBodies,
  planUnion,
  planVoluntaryWork,
} from './honours.ts'
import { planRefereed, REFEREED_ASKED } from './journals-refereed.ts'
import { JOURNALS_ASKED, MAGAZINES_ASKED, planJournals, planMagazines } from './journals.ts'
import { asksList } from './list-questions.ts'
import { MENTORING_ASKED, planMentoring } from './mentoring.ts'
import { PAPERS_COUNTED, planPapersCounted } from './papers-counted.ts'
import type { Planners } from '../planner.ts'
import { planBiggest, planOwnWorks, planProjects } from './projects.ts'
import { REFEREES_ASKED } from './referees.ts'
import { planSkills } from './skills.ts'
import { planSoftware } from './software.ts'
import { planStudents, STUDENTS_ASKED } from './students-guided.ts'
import { planTalksCounted, TALKS_COUNTED } from './talks-counted.ts'
import { planPortfolio } from '../reach/web.ts'
import { planTeachingAsked } from './teaching-now.ts'
import { planPublications, planTalks, planTalksAt, TALKS_AT } from './writings.ts'

const HAS = `(?:does|do|did|has|have|is|are) ${WHO}(?: ever)?`
const FREE = `(?:(?:${WHOSE} )?(?:free|spare|leisure|own) time|(?:${WHOSE} )?private life|(?:the )?weekends?|(?:the )?evenings?)`

const SKILLS =
  '(?:(?:technical|professional|main|key|core|other|top|hard|soft|strongest|best|most important|special|relevant) )*(?:skills?(?: ?sets?)?|skillset|competenc(?:e|es|ies)|areas? of (?:expertise|competence)|expertise|abilities|capabilities|know-?how)'
const STRENGTHS =
  '(?:(?:main|key|biggest|greatest|core|personal|professional) )*(?:strengths?|strong points?|talents?)'
const TOOLS =
  '(?:(?:computer|it|software|technical|digital|main) )*(?:software(?: (?:tools?|skills?|packages?|programs?|knowledge|experience|proficiency))?|tools?(?: and (?:technolog(?:y|ies)|software|programs?|systems?))?|technolog(?:y|ies)(?: and tools)?|tech(?:nology)? stack|programs|program(?<!^(?:can|could|does|do|did) (?:s?he|they|you) program)|computer (?:skills|programs?|knowledge)|it (?:skills|knowledge|systems)|applications|apps)'
const AWARDS =
  '(?:(?:professional|industry|academic|special) )*(?:awards?|prizes?|honou?rs?|distinctions?|medals?|decorations?|accolades?|trophies|recognitions?)'
const GRANTS = '(?:(?:research|travel|any) )*(?:grants?|scholarships?|bursar(?:y|ies)|stipends?|fellowships?)'
const PUBLICATIONS =
  '(?:(?:scientific|academic|peer[- ]reviewed|selected|own|research|written) )*(?:publications?|publication list|published (?:works?|papers?|articles?)|papers?(?: published)?|(?:books?|articles?)(?: (?:and|or) (?:articles?|papers?|books?))?(?: published)?|writings|bibliography)'
const TALKS =
  '(?:(?:public|conference|invited|given) )*(?:talks?(?: given)?|lectures? given|presentations?(?: given)?|conference (?:talks?|presentations?|contributions?|appearances?)|speaking (?:engagements?|experience)|public speaking(?: experience)?|keynotes?|speeches)'
const TEACHING =
  '(?:(?:university|academic|previous) )*(?:teaching(?: (?:experience|activities|positions?|posts?|record|assignments?|work))?|lecturing(?: experience)?|training experience|mentoring(?: experience)?|experience (?:in|with|of|as a) (?:teaching|teacher|lecturer|tutor|lecturing|mentoring|training (?:others|people|staff)))'
const MEMBERSHIPS =
  '(?:(?:professional|society|club|association) )*(?:memberships?|affiliations?|associations?|clubs?|societ(?:y|ies)|organi[sz]ations?)(?: memberships?)?'
const BODY =
  '(?:professional|trade|industry) (?:bod(?:y|ies)|associations?|organi[sz]ations?|societ(?:y|ies)|institut(?:e|ion)s?|institutes?)|guilds?|trade unions?|unions?|chambers?'
const VOLUNTARY =
  '(?:(?:past|other|previous) )*(?:volunt(?:eer|ary|eering)(?: (?:work|experience|activit(?:y|ies)|roles?|positions?|engagements?|jobs?|service))?|volunteerism|unpaid (?:work|roles?|activit(?:y|ies))|charit(?:y|able)(?: work)?|pro bono(?: work)?|community (?:work|service|involvement|engagement)|honorary (?:posts?|offices?|positions?|work)|social (?:engagement|commitment)|civic engagement)'
const HOBBIES =
  '(?:(?:personal|main|private|other|outside|non-work) )*(?:hobb(?:y|ies)|interests?(?: outside(?: of)? work)?|pastimes?|leisure (?:activities|interests|pursuits)|(?:free|spare)[- ]time(?: activities| interests)?|outside interests|extracurricular(?: activities)?|passions?)'
const PROJECTS =
  '(?:(?:main|key|major|important|notable|significant|past|previous|selected|recent|own|personal|side|interesting|open[- ]source) )*(?:projects?(?: (?:experience|work|list|portfolio|history))?|portfolio|case studies)'

const OWN_WORKS =
  '(?:(?:open[- ]source|free|own|personal|software|side|published|public) )*(?:tools?|apps?|applications|programs?|packages?|software|librar(?:y|ies)|projects?|products)'
const SELF =
  '(?: (?:himself|herself|themselves|themself|yourself|(?:all )?by (?:him|her|them|your)sel(?:f|ves)|on (?:his|her|their|your) own|alone|(?:in|as) open[- ]source|as a (?:side )?project))?'
const MADE =
  '(?:created|made|built|written|wrote|developed|released|published|open[- ]?sourced|maintained|programmed|maintains?|started|put out)'

export const LISTS_ASKED: Planners = [
  [CO_AUTHORS_ASKED, (facts) => planCoAuthors(facts)],
  [FIRST_AUTHOR_ASKED, (facts, _groups, _now, folded) => planFirstAuthor(facts, folded)],
  [STUDENTS_ASKED, (facts, _groups, _now, folded) => planStudents(facts, folded)],
  [MENTORING_ASKED, (facts, _groups, _now, folded) => planMentoring(facts, folded)],
  [PAPERS_COUNTED, (facts, _groups, _now, folded) => planPapersCounted(facts, folded)],
  [REFEREED_ASKED, planRefereed],
  [JOURNALS_ASKED, planJournals],
  [MAGAZINES_ASKED, planMagazines],
  [TALKS_AT, (facts, _groups, _now, folded) => planTalksAt(facts, folded)],
  [TALKS_COUNTED, (facts, _groups, _now, folded) => planTalksCounted(facts, folded)],
  [asksList(STRENGTHS, 'show|showing'), planBestAt],
  [
    asksList('what (?:is|are) she good at', '', [
      `(?:at )?what(?: is| are| does| do|['’]s) ${WHO} (?:really |particularly |especially |very )?(?:good|best|great|skilled|strong|excel|strongest)(?: at| in)?(?: doing)?`,
      `what (?:does|do) ${WHO} (?:do best|excel (?:at|in)|do well)`,
      `where (?:do|does|lie|are) (?:${WHOSE} )?strengths(?: lie)?`,
    ]),
    planBestAt,
  ],
  [
    asksList(SKILLS, 'offer|bring|brings|possess|possesses|know', [
      `what can ${WHO} do|what (?:does|do) ${WHO} (?:know|bring)(?: to the table)?`,
    ]),
    planSkills,
  ],
  [
    asksList(
      TOOLS,
      'use|uses|used|know|knows|work|works|worked|working|master|masters|familiar|using|experienced',
      [`${HAS} (?:familiar|experienced) with (?:any )?${TOOLS}`],
    ),
    planSoftware,
  ],
  [
    asksList(HOBBIES, 'enjoy|pursue|like|interested', [
      `what ${HAS} (?:do|like to do|like doing|enjoy|enjoy doing|get up to)(?: (?:in|with|during|at|on|outside|outside of|after|for|besides|apart from) (?:${FREE}|work|fun|hours|the job|office hours|work hours))+`,
      `how ${HAS} spend ${FREE}|what ${HAS} (?:interested in|enjoy|like)(?: outside(?: of)? work)?(?: privately)?|(?:${WHOSE} )?(?:free|spare|leisure) time|outside(?: of)? work`,
    ]),
    planHobbies,
  ],
  [
    asksList(PUBLICATIONS, 'published|publish|written|wrote|write|authored|authored|produced', [
      `${HAS} (?:published?|written|wrote|write|authored)(?: (?:anything|something|any (?:${PUBLICATIONS})|a (?:book|paper)|books?|papers?))?(?: or (?:written|published)(?: anything)?)?`,
      `what ${HAS} (?:published?|written|wrote|authored)|${HAS} been published|where ${HAS} (?:been )?published|(?:is|are) ${WHO} (?:an? )?(?:published )?author`,
    ]),
    (facts, _groups, _now, folded) => planPublications(facts, folded),
  ],
  [
    asksList(
      `${AWARDS}(?:,? (?:and|or|&) ${GRANTS})?|${GRANTS},? (?:and|or|&) ${AWARDS}`,
      'won|win|received?|receives|earned|earn|gained|been|given|awarded|get|gotten',
      [
        `${HAS} (?:ever )?(?:won|win|been awarded|received?|been honou?red)(?: (?:anything|something|any(?:thing)?|with (?:any )?(?:${AWARDS})))?(?: (?:for (?:${WHOSE} )?work))?`,
        `what ${HAS} (?:won|been awarded|win)`,
      ],
    ),
    (facts, _groups, _now, folded) => planAwards(facts, folded),
  ],
  ...REFEREES_ASKED,
  [
    asksList(
      VOLUNTARY,
      'do|doing|done|does|did|perform|performed|been|involved|engage|engaged|hold|held|active',
      [
        `${HAS} (?:a )?(?:volunteer(?:ed|ing|s)?|work(?:ed)? (?:for free|unpaid|as a volunteer|for (?:a )?charit(?:y|ies)))(?: (?:anywhere|somewhere|for anything|in the past))?`,
        `where ${HAS} (?:volunteer(?:ed|ing)?)|what ${HAS} (?:do|done) (?:as a volunteer|for (?:charity|free|the community|others))|${HAS} (?:involved|active|engaged) in (?:the |any )?(?:community|charit(?:y|ies)|volunteering|voluntary work)`,
        `${HAS} (?:do|done|doing) anything (?:voluntary|unpaid|for charity|for the community)`,
      ],
    ),
    planVoluntaryWork,
  ],
  [
    exactly(
      `(?:is|are|was|were|has|have) ${WHO} (?:ever |still |now |also )?(?:been )?(?:a )?(?:members? (?:of|in)|in|with) (?:an? |any |the |${WHOSE} )?(?:trade |labou?r )?unions?|(?:does|do|did) ${WHO} (?:belong to|have) (?:an? |any )?(?:trade |labou?r )?union(?: membership)?|(?:${WHOSE} )?(?:trade |labou?r )?union membership|(?:which|what) (?:trade |labou?r )?union (?:is|was|does|did) ${WHO} (?:an? )?(?:members? (?:of|in)|in|belong to|join)`,
    ),
    planUnion,
  ],
  [
    asksList(BODY, 'belong|belongs|belonged|joined|member|registered|been|a|an|any|of', [
      `${HAS} (?:a |an )?(?:registered )?(?:member|fellow)s? (?:of|in|with) (?:a |an |any |some |the )?(?:${BODY})(?: or (?:association|society|organi[sz]ation|body))?`,
      `${HAS} (?:belong|belonged) to (?:a |an |any )?(?:${BODY})|${HAS} (?:professionally )?(?:registered|affiliated)(?: with (?:a |any )?(?:${BODY}))?|(?:${WHOSE} )?professional (?:memberships?|affiliations?)`,
    ]),
    planProfessionalBodies,
  ],
  [
    asksList(MEMBERSHIPS, 'belong|belongs|belonged|joined|member|active|been|a|hold|holds', [
      `${HAS} (?:a )?members? (?:of|in) (?:any(?:thing|where)?|a|an|some)(?: (?:${MEMBERSHIPS}))?|${HAS} (?:belong|belonged) to (?:a |an |any )?(?:${MEMBERSHIPS})`,
      `what ${HAS} (?:a )?member of`,
    ]),
    planMemberships,
  ],
  [
    asksList(
      `(?:${WHOSE} )?(?:biggest|largest|most (?:important|significant|ambitious|complex|challenging|successful)|main|best|greatest) project`,
      'worked|done|led|managed|run',
      [
        `what (?:was|is) the (?:biggest|largest|most important) project (?:${WHO} )?(?:(?:has|have|ever|did) ){0,2}(?:worked|work|led|done|managed|lead|do|ran)(?: on)?`,
      ],
    ),
    planBiggest,
  ],
  [
    asksList(
      PROJECTS,
      'worked|work|working|done|do|completed|led|lead|managed|run|realised|been|involved|built|carried|delivered|out',
      [`what ${HAS} (?:built|created|made)`],
    ),
    (facts, groups, _now, folded) =>
      (folded.endsWith('portfolio') ? planPortfolio(facts) : null) ?? planProjects(facts, groups, folded),
  ],
  [
    asksList(TALKS, 'given|give|gave|held|hold|delivered|presented|done|made', [
      `${HAS} (?:spoken|speak|speaks|presented|given (?:a )?talks?|lectured|been a speaker|a speaker|talked)(?: (?:at|on|in) (?:a |any |some )?(?:public|conferences?|events?|stage|meetups?|meetings|congress(?:es)?))*(?: before)?`,
      `(?:where|on what|what|about what|at which conferences|which conferences) ${HAS} (?:spoken|speak|given talks|presented)(?: (?:at|about|in public))?`,
      `where (?:did|has|have) ${WHO} (?:ever )?(?:given?|gave|held|hold|deliver(?:ed)?|presented) (?:(?:any|all|the|those|${WHOSE}) )*${TALKS}(?:(?: and| or|,) ${TALKS}){0,2}`,
      `where (?:were|was) (?:(?:all|the|those|${WHOSE}) )+${TALKS} (?:given|held|delivered)`,
    ]),
    planTalks,
  ],
  [
    asksList(TEACHING, 'done|do', [
      `${HAS} (?:ever )?(?:taught|teach|teaches|teaching|lectured?|tutored|mentored|mentor|trained (?:others|people|staff)|a teacher|worked as a (?:teacher|lecturer|tutor)|been a (?:teacher|lecturer|tutor))(?: (?:anything|anyone|others|students|at (?:a )?(?:university|school|college)|before))?`,
      `what ${HAS} (?:taught|teach)|where ${HAS} (?:taught|teach)`,
    ]),
    (facts, _groups, now, folded) => planTeachingAsked(facts, folded, now),
  ],
  [
    exactly(
      [
        `(?:list|name|show|give)(?: me)? (?:all )?(?:the )?${OWN_WORKS} (?:that |which )?${WHO} (?:(?:has|have) )?(?:ever )?${MADE}${SELF}`,
        `(?:which|what) ${OWN_WORKS} (?:has|have|does|do|did) ${WHO} (?:ever )?(?:${MADE}|make|build|create|write|develop|release|publish|maintain)${SELF}`,
        `(?:(?:list|name|show|give)(?: me)? |(?:which|what) (?:are )?)?(?:all )?(?:the )?(?:(?:open[- ]source|software) )*(?:projects|tools|apps|software|programs) of (?:his|her|their|your) own(?: (?:has|have|does|did) ${WHO} (?:done|made|built|have|had|run|do|created|released))?`,
      ].join('|'),
    ),
    planOwnWorks,
  ],
]
