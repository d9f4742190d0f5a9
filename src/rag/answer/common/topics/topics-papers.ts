/** Degrees and papers of one kind ('a master's degree?', 'first aid certificate', 'scrum or project management'). */
import type { Facts } from '../../facts/facts.ts'
import { wordSet } from '../asked-freely.ts'
import { deniedStudies, planDegrees } from '../studies/plan-degrees.ts'
import { isPlan, listOf, planOf, type Overview } from '../planner.ts'
import { studyRecords, type StudyRecord } from '../studies/study-records.ts'
import { BACHELOR } from '../studies/study-words.ts'
import { OF_RECORD, plannedBy, planTelling, type Telling, type Topic } from './topic.ts'

const PAPERS =
  'certificate certificates certification certifications certified cert certs qualification qualifications qualified diploma diplomas course courses training trained licence license accreditation accredited degree formal valid current holder passed exam or and kind in up-to-date date card badge'
const and = (words: string): ReadonlySet<string> => new Set([...OF_RECORD, ...wordSet(`${PAPERS} ${words}`)])

const OF_FIRST_AID: Telling = {
  tells:
    /\b(?:first[- ]aid\w*|first responder|life support|bls|als|pals|ils|cpr|aed|paramedic|emt|resuscitation|defibrillator|life ?saver|life-?saving|wilderness (?:first|medicine)|medical emergencies)\b/i,
}
/** A heading may name it, too. */
const FIRST_AID: Topic = plannedBy(
  {
    says: /\b(?:first[- ]aid(?:er)?|(?:basic|advanced) life support|cpr|life[- ]?saving|resuscitation|defibrillator)\b/g,
    beside: and('workplace work fire warden safety marshal safeguarding emergency paediatric aider'),
    not: /^(?:when|where|why|how (?:many|long))\b/,
  },
  (facts) => planTelling(facts, OF_FIRST_AID),
  OF_FIRST_AID,
  null,
)

const AGILE =
  /\b(?:scrum(?:[- ]?master)?|agile|psm|csm|pspo|cspo|safe|kanban|pmp|capm|prince ?2|ipma|pmi|apm|project manage\w+|product owner|projektmanagement|hermes|msp)\b/i
const AS_PAPER =
  /\b(?:certif\w+|prince ?2|pmp|capm|ipma|psm|csm|pspo|cspo|scrum ?master|foundation|practitioner|diploma|course|exam|passed|level [a-d]|valid|expire[sd]?|lapsed|renewed|\(?(?:19|20)\d\d\)?)\b/i
const MANAGES_PROJECTS: Topic = plannedBy(
  {
    says: /\b(?:scrum(?:[- ]masters?)?|agile|kanban|pmp|capm|prince ?2|ipma|pmi|apm|safe|project[- ]management(?: (?:certs?|certificates?|certifications?|qualifications?|diplomas?|training|courses?))?|product owner)\b/g,
    beside: and(
      'project management manager master any other others like such e.g eg methods method methodology',
    ),
    // of one that is named no other is the answer
    needs: /\b(?:project[- ]management|agile)\b/,
    not: /^(?:when|where|why|how (?:many|long))\b|\b(?:still|valid|expire)\b/,
  },
  (facts) => planPaper(facts, AGILE, AS_PAPER),
  {
    tells: AGILE,
    never: [
      'references',
      'publications',
      'talks',
      'languages',
      'awards',
      'experience',
      'interests',
      'volunteering',
    ],
  },
)

/** Of people or a business: no 'research management'. */
const LEADING =
  /\b(?:leadership|leading (?:people|teams?|others|teaching|literacy|without|for|a )|(?:people|general|business|staff|personnel|practice|school|hospital|health(?:care)?|team|middle|line|first[- ]line) management|management (?:diploma|certificate|course|training|qualification|programme|skills|seminar|level|studies)|(?:diploma|certificate|course|level \d) in (?:\p{L}+ ){0,2}management|ilm|cmi|mba|executive (?:programme|course|education|mba)|team lead(?:er|ing)?|headship|npq\w*|business administration|supervis(?:ory|ing) |for (?:new )?(?:managers|leaders|supervisors)|managing (?:people|teams|others|staff)|lead (?:programme|course))(?!\p{L})/iu
const LEADS: Topic = plannedBy(
  {
    says: /\b(?:(?:leadership|management|managerial|people management|leading|supervisory)(?: (?:or|and|\/) (?:leadership|management))?[- ](?:certificates?|certifications?|qualifications?|diplomas?|training|courses?|programmes?|programs?|degrees?|education|seminars?)|(?:qualifications?|diplomas?|certificates?|training|courses?) (?:in|for) (?:leadership|management|leading|managing|managers))\b/g,
    beside: and(
      'leadership management manager managers leading people others staff mba attended done programme',
    ),
    not: /^(?:when|where|why|how (?:many|long))\b|\bproject\b/,
  },
  (facts) => planPaper(facts, LEADING, PAPERED),
  {
    tells: LEADING,
    never: [
      'references',
      'publications',
      'talks',
      'languages',
      'awards',
      'experience',
      'interests',
      'volunteering',
      'summary',
      'projects',
      'skills',
    ],
  },
)
const PAPERED =
  /\b(?:certif\w+|diploma|course|module|programme|program|seminar|workshop|training|qualification|mba|ilm|cmi|npq\w*|level \d|days?|weeks?|(?:19|20)\d\d)\b/i

/** Lines of studies and papers, and others that say that it is one. */
function planPaper(facts: Facts, of: RegExp, asPaper: RegExp): Overview {
  const found = facts.units.filter(({ unit, isHeader }) => {
    const kind = facts.mainKinds[unit.section] ?? null
    if (unit.kind === 'heading' || unit.text.length > LONGEST || (isHeader && kind === 'experience'))
      return false
    const isPaper = kind === 'education' || kind === 'certifications'
    return isPaper && of.test(unit.text) && asPaper.test(unit.text)
  })
  return listOf(found.slice(0, MOST).map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}
const LONGEST = 260
const MOST = 4

const partOf = ({ text, units }: StudyRecord): { text: string; units: readonly number[] } => ({ text, units })
const A_MASTER =
  /(?<![\p{L}.])(?:[Mm]aster(?:['’]?s)?(?! (?:class|of [Ww]ine|[Mm]ariner|[Cc]raftsman|[Cc]hef|data|plan|[Bb]aker|[Bb]uilder|[Tt]ailor))(?: (?:of|in|degree)|,|\b)|M\.?Sc|M\.?A|M\.?S|M\.?Eng|M\.?Phil|M\.?B\.?A|M\.?Ed|LL\.?M|M\.?Arch|M\.?Res|M\.?F\.?A|M\.?P\.?H|M\.?P\.?A|M\.?Mus|MPharm|MChem|MMath|[Mm]agister|[Mm]agistra|[Dd]iplom-?\p{Lu}\p{L}+|Dipl\.?-?(?:Ing|Kffr?m?|Psych|Phys|Inf)|[Ll]icenciatura|[Mm]aestr[íi]a|[Dd]iplôme d['’][ie]\p{L}+|[Ii]ng\.|[Dd]oktorandin)(?![\p{L}])/u

const MASTERS: Topic = plannedBy(
  {
    says: /\b(?:master(?:['’]?s|s)?(?: degree| diploma)?|m\.?sc|mba|postgraduate (?:degree|qualification))(?![\p{L}])/gu,
    beside: and(
      'degree degrees master masters got get finished complete completed done study studied earned take taken hold',
    ),
    not: /\b(?:scrum|thesis|dissertation|where|when|which|what|why|how|planning|plans?|going|grade|certificate|chef|mariner|of|chief|class)\b/,
  },
  planMasters,
  { tells: A_MASTER, never: ['references', 'publications', 'talks', 'languages', 'interests'] },
  null,
)
/** An MBA that is asked for is no other master's degree. */
function planMasters(facts: Facts, folded: string, now: number): Overview {
  const asked = /\bmba\b/.test(folded) ? /\bMBA\b|Business Administration/ : A_MASTER
  const all = studyRecords(facts, now).filter(
    ({ text, rank, kind }) => asked.test(text) && (rank > 0 || kind === 'education'),
  )
  const held = all.filter(({ unfinished }) => !unfinished)
  return planOf((held.length > 0 ? held : all).map(partOf))
}

const UNIVERSITY =
  /\b(?:universit\p{L}+|uni|polytechnic|hochschule|hogeschool|école|college|institute of technology|degree|bachelor|b\.?sc|b\.?a\b|m\.?sc|graduat\p{L}+|student|studied|did not go|academy|conservato\p{L}+)\b/iu
const LETTERS =
  /\b(?:Dr|Ph\.?D|D\.?Phil|[BM]\.?(?:A|S|Sc|Eng|Ed|Arch|Mus|Pharm|BA|Phil|Res|FA|Tech|Com)|LL\.?[BM]|MB|BVSc|BDS|[Mm]agister|[Mm]aster of|[Bb]achelor\p{L}*|[Ll]icenciatura|Dipl|Diplom\p{L}*|Ing)\b/u
const AT_UNIVERSITY: Topic = plannedBy(
  {
    says: /\b(?:(?:go|went|gone|been|study|studied|attend(?:ed)?|read|do|did) (?:\p{L}+ )?(?:to|at) (?:an? )?(?:university|college|uni)|(?:university|academic|college) (?:degree|education|studies|graduate)|(?:a|any) degree|university graduate)\b/gu,
    beside: and('what did university degree study studied subject finished graduate graduated got'),
    not: /^(?:when|where|which|why|how)\b|\b(?:highest|grade|first|why|years?|from|minor|phd|master\w*|doctora\w+)\b/,
  },
  planUniversity,
  {
    tells: UNIVERSITY,
    never: ['references', 'publications', 'talks', 'experience', 'teaching', 'interests', 'certifications'],
  },
)
/** Degrees; or that there are none, in so many words. */
function planUniversity(facts: Facts, _folded: string, now: number): Overview {
  const all = studyRecords(facts, now).filter(
    ({ rank, text }) => rank >= BACHELOR && (UNIVERSITY.test(text) || LETTERS.test(text)),
  )
  const held = all.filter(({ unfinished }) => !unfinished)
  if (all.length > 0) return listOf((held.length > 0 ? held : all).map(partOf))
  const denied = deniedStudies(facts)
  if (isPlan(denied)) return denied
  const plan = planDegrees(facts, [], now, 'has she got a university degree')
  return isPlan(plan) && plan.parts.some(({ text }) => UNIVERSITY.test(text)) ? plan : null
}

export const PAPERS_ASKED: readonly Topic[] = [FIRST_AID, MANAGES_PROJECTS, LEADS, MASTERS, AT_UNIVERSITY]
