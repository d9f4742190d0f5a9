/** Certificates, licences and courses that a CV lists, each as an answer says it. */
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { stacksOf } from '../../facts/stacks.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { findDates } from '../../text/dates.ts'
import { isOfPapers } from './paper-sections.ts'
import { studyRecords } from './study-records.ts'
import { isStatus } from './study-status.ts'
import { A_SCHOOL, COURSE, DEGREE, GIVES, rankOf, SCHOOL, UNFINISHED } from './study-words.ts'

export interface Paper {
  readonly text: string
  readonly units: readonly number[]
  /** The month it is of; null when it does not say. */
  readonly since: number | null
  /** From a section on papers, from one on studies, or from a sentence elsewhere. */
  readonly from: 'papers' | 'studies' | 'told'
}

/** 'Further training', not 'Education and training', which is of degrees. */
const OF_COURSES =
  /^(?!.*\b(?:education|degrees?|schools?|stud(?:y|ies))\b).*\b(?:courses?|further|training|workshops?)\b/i

/** 'Level 3 Diploma in Leadership' is taken beside the work, whatever else a diploma may be. */
const OF_LEVEL = /\blevel [1-7] (?:\p{L}+ ){0,2}(?:diploma|certificate|award)\b/iu

/** Characters of a line that stands for itself. */
const LINE = 110
/** A row of names, parted by a mark. */
const NAMES = /^(?:\d{4} )?\p{Lu}[^.!?]{2,80}(?:[;·|]| \/ |,).{3,}$/u
/** What tells of a paper in a sentence. */
const TELLS =
  /certif|licen[cs]|diploma|accredit|\bregist|qualif|charter|\bvalid\b|expir|lapsed|renew|\bcourse|\btrain(?:ing|ed)|\blevel \d|\baward|\bpassed\b|\bexam|first[- ]aid|\bcard\b|\bticket|\bpermit|\bbadge|\bfellow\b|\bmember\b|admitted|\brating\b|\bruns? (?:until|through|out)|\bcheck\b/i
/** That there is none, and what is no paper at all. */
const NOT_HELD =
  /^(?:no|not|never|none|neither|booked|left)\b|: none\b|\b(?:never held|no certificate|without a certificate|not yet (?:granted|taken|passed|finished)|application in progress|not (?:yet )?(?:certified|trained|qualified|licen[cs]ed|accredited)|do(?:es)? not (?:hold|have (?:an?|any) (?:\w+ )?(?:degree|diploma|certificate|licen[cs]e|qualification)s?)|ha(?:ve|s) no\b|(?<!\bin )insurance|passports?\b|own (?:van|car|tools)|exam(?:ination)? (?:not taken|booked)|not taken\b|not started|booked for|: failed\b|failed (?:the|by)|withdr[ae]w|broken off|given up after|g[ai]ve it up|not completed|not passed|not handed in|modules done|semester|erasmus|exchange|year abroad|term abroad|applied for|(?:bsd|mit|gpl|apache) licen[cs]e|\bstars\b)/i
const PRIZE =
  /[🏆🥇🥈🥉]|\b(?:prizes?|medals?|of the year|best (?:apprentice|thesis|student)|voted|shortlisted|plaque|rejected|scholarship|bursary|thesis|dissertation|class I{2,3})\b/iu

/** 'Chartered surveyor 2012, with the medal for …': the paper was passed with it. */
const WITH_PRIZE = /,? (?:with|winning|which won) (?:an?|the|my|his|her) [^;]*$/i

/** What nobody asks for. */
const NUMBERED = /^(?:credential|certificate|licen[cs]e|registration) (?:id|no|number)\b|https?:/i

/** What is kept of each CV: the last month it was asked for, and the papers as of then. */
const kept = new WeakMap<Facts, { readonly now: number; readonly papers: readonly Paper[] }>()

/** All that sections on papers list, and what sections on studies list beside degrees. */
export function papersOf(facts: Facts, now: number): readonly Paper[] {
  const known = kept.get(facts)
  if (known?.now === now) return known.papers
  const papers = readPapers(facts, now)
  kept.set(facts, { now, papers })
  return papers
}

function readPapers(facts: Facts, now: number): Paper[] {
  const records = studyRecords(facts, now)
  const studied = new Set(
    records.flatMap(({ rank, all, text, unfinished }) =>
      isDegree(rank, text) || rank === SCHOOL || (unfinished && rank > 0) ? all : [],
    ),
  )
  const below = new Map<number, UnitFacts[]>()
  for (const one of facts.units) {
    if (one.unit.kind === 'heading') continue
    const list = below.get(one.unit.section)
    if (list) list.push(one)
    else below.set(one.unit.section, [one])
  }
  const sections = new Map(
    facts.document.sections.map(({ index }) => [index, isOfPapers(facts, index, below.get(index) ?? [])]),
  )
  const parents = new Set(facts.document.sections.map(({ parent }) => parent))
  const lines: { text: string; units: number[]; isFrom?: boolean }[] = []
  let headed: number | null = null
  for (const one of facts.units) {
    const { unit } = one
    if (sections.get(unit.section) !== true || studied.has(unit.index)) continue
    const text = unit.kind === 'row' ? rowOf(facts, one) : unit.text
    const above = lines.at(-1)
    if (unit.kind === 'heading') {
      const parent = facts.document.sections[unit.section]?.parent ?? null
      if (parent === null || sections.get(parent) !== true || parents.has(unit.section)) continue
      if (!isOfOne(below.get(unit.section) ?? [])) continue
      lines.push({ text, units: [unit.index] })
      headed = unit.section
      continue
    }
    // 'Agile Guild, 2021' below a heading that names the paper
    if (above && headed === unit.section) {
      if (NUMBERED.test(text) || text.length > LINE) continue
      above.text = `${above.text}, ${text.replace(/\.$/, '')}`
      above.units.push(unit.index)
      continue
    }
    // 'Expired in 2019 and not renewed.' belongs to what stands before it
    if (above && unit.kind === 'sentence' && isStatus(text)) {
      above.text = `${above.text.replace(/\.$/, '')}; ${text}`
      above.units.push(unit.index)
      continue
    }
    if (above && unit.kind === 'item' && unit.parents.length > 0) continue
    if (above && !unit.first && stacksOf(facts, unit.section).length > 0) {
      if (!NUMBERED.test(text)) above.text += `, ${text.replace(/\s*[·|]\s*/g, ', ')}`
      above.units.push(unit.index)
      continue
    }
    // 'Leading teams (2021), Mediation (2016)': all that the section says
    const isAll = below.get(unit.section)?.length === 1 && NAMES.test(text)
    const alone = unit.kind === 'row' || unit.kind === 'item' || isAll || (unit.line && text.length <= LINE)
    if (alone || TELLS.test(text)) lines.push({ text, units: [unit.index], isFrom: isFromOthers(facts, one) })
  }
  const papers = lines
    .filter(({ text, isFrom }) => keeps(text, isFrom))
    .map(({ text, units }): Paper => ({ text, units, since: sinceOf(text, now), from: 'papers' }))
  const seen = new Set(papers.flatMap(({ units }) => units))
  for (const record of records) {
    if (record.kind !== 'education' || isDegree(record.rank, record.text) || record.rank === SCHOOL) continue
    if (record.units.some((unit) => seen.has(unit)) || record.unfinished) continue
    if (
      !COURSE.test(record.text) &&
      !OF_COURSES.test(
        facts.document.sections[facts.units[record.units[0] ?? 0]?.unit.section ?? 0]?.heading ?? '',
      ) &&
      !/certif|licen[cs]|charter|accredit|diploma|admitted|apprentice/i.test(record.text)
    )
      continue
    if (keeps(record.text))
      papers.push({
        text: record.text,
        units: record.units,
        since: sinceOf(record.text, now),
        from: 'studies',
      })
  }
  return papers
}

/** 'Diploma in Coaching, 2016' names no school and one time: it was taken beside the work. */
const isShortDiploma = (text: string): boolean =>
  /\bdiploma in\b/i.test(text) && !A_SCHOOL.test(text) && findDates(text).every(({ single }) => single)

/** Lines below the name of one paper. */
const FEW = 3

/** Does a heading below one on papers have a line or two on this one, rather than a list of several? */
const isOfOne = (below: readonly UnitFacts[]): boolean =>
  below.length > 0 &&
  below.length <= FEW &&
  below.every(({ unit }) => unit.kind === 'sentence' && unit.text.length <= LINE)

const isDegree = (rank: number, text: string): boolean =>
  rank >= DEGREE && !(rank === DEGREE && (OF_LEVEL.test(text) || isShortDiploma(text)))

const keeps = (text: string, isFrom = false): boolean => {
  const rank = rankOf(text)
  if (isDegree(rank, text) || rank === SCHOOL || NOT_HELD.test(text)) return false
  const own = text.replace(WITH_PRIZE, '')
  return !PRIZE.test(TELLS.test(own) ? own : text) && (isFrom || !gives(text))
}

/** 'Lecturing to large groups' is a course one went to, in a table that tells who gave it. */
const isFromOthers = (facts: Facts, { unit }: UnitFacts): boolean =>
  (cellsOf(facts.document, unit) ?? []).some(({ header }) => GIVEN_BY.test(header))
const GIVEN_BY =
  /^(?:training |course |awarding )?(?:providers?|bod(?:y|ies)|issuers?|organi[sz]ers?|where|institutions?|(?:issued|given|awarded|run|held) by|issuing \w+)$/i

/** A trainer's or assessor's paper is one's own. */
const gives = (text: string): boolean =>
  /\b(?:set up|organi[sz]ed|designed|developed|introduced|for newcomers)\b/i.test(text) ||
  (GIVES.test(text) && !/\b(?:award|certificate|qualification|course for|trainer|assessor)\b/i.test(text))

/** The month of the first date that is no end of validity. */
function sinceOf(text: string, now: number): number | null {
  const dates = findDates(text).filter(
    ({ start, from }) =>
      from <= now &&
      !/\b(?:until|till|through|valid(?: to| for| until)?|expir\w*|ends?|due|next|to|out|lapsed|renewal)(?: in| on| is)? $/i.test(
        text.slice(0, start),
      ),
  )
  const last = Math.max(...dates.map(({ to, from, single }) => (single || to > now ? from : to)))
  return dates.length === 0 ? null : last
}

/** The cells, with the headers of dates. */
function rowOf(facts: Facts, { unit }: UnitFacts): string {
  const cells = cellsOf(facts.document, unit) ?? []
  return cells
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ header, text }) =>
      /\d{4}/.test(text) && /valid|until|expir|end|to$|renew|due/i.test(header) && !/[a-z]{4}/.test(text)
        ? `${header.toLowerCase()} ${text}`
        : text.replace(/\s*\n\s*/g, ', '),
    )
    .join(', ')
}

const NOT_TOLD: readonly (Kind | null)[] = [
  'publications',
  'projects',
  'references',
  'talks',
  'teaching',
  'languages',
  'interests',
  'awards',
  'funding',
  'certifications',
]
const HOLDS =
  /\b(?:certified|chartered|accredited|licen[cs]ed|registered (?:nurse|midwife|with|as|on)|certificates? (?:in|of|from|as|for)|certification|holds? (?:the|an?) [^.]{0,60}(?:certificate|licen[cs]e|qualification)|first[- ]aider|master craftsman)\b/i
const NO_PAPER =
  /\b(?:driving|driver'?s|mit|bsd|gpl|apache|zlib|open[- ]source|library|stars|without (?:a|any)|no certificate|students|pupils|customers?|clients?|product|building|iso \d+ certification of|got (?:us|the \w+) certified)\b/i
const ATTENDED =
  /\b(?:attended|took|taken|completed|did|done|passed|finished|followed|learn(?:ed|t)|sent (?:me|her|him)|paid for (?:me|her|him|a|my)|went (?:on|to|through)|retrained)\b[^.]{0,80}\b(?:courses?|training|workshops?|summer school|seminar|programme|evening class(?:es)?|bootcamp|level [1-6])\b|^(?:[\p{L}-]+ ){0,3}(?:course|training|workshop|summer school|seminar)\b[^.]{0,80}\b(?:19|20)\d\d\b/iu

/** Sentences outside of these sections that tell of papers held, or of courses attended. */
export function papersTold(facts: Facts, now: number, what: 'held' | 'attended'): Paper[] {
  return facts.units.flatMap(({ unit, isHeader }): Paper[] => {
    const kind = facts.mainKinds[unit.section] ?? null
    if (unit.kind === 'heading' || NOT_TOLD.includes(kind) || (isHeader && kind === 'experience')) return []
    const text = unit.text
    const tells = what === 'held' ? HOLDS.test(text) && !NO_PAPER.test(text) : ATTENDED.test(text)
    if (!tells || !keeps(text) || UNFINISHED.test(text) || facts.person?.unit === unit.index) return []
    return [{ text, units: [unit.index], since: sinceOf(text, now), from: 'told' }]
  })
}
