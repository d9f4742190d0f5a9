/** 'Skills', 'which software does she use': the branches of nested lists with what is in them, but those that say 'not yet'. */
import type { Facts } from '../facts.ts'
import type { PlanPart } from '../plan.ts'
import { MAX_ANSWER } from '../compose.ts'
import { NEGATED } from './list-cues.ts'
import { listKinds } from './list-headings.ts'
import { listed } from './list-items.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { UNSAID, listOf, planOf, type Overview } from './planner.ts'

const STRONG =
  /\b(?:(?:my|her|his|their) (?:main |particular |great(?:est)? )?strengths?|(?:best|strongest|strong|good|at (?:my|her|his) best) (?:at|in|on|with|when|where)|known for|speciali[sz](?:es?|ing|ed) in|excels? (?:at|in))\b/i
const TONGUES = /\b(?:native|mother tongue|fluent|[abc][12]|without an interpreter)\b/i

/** 'What is she good at?': a sentence that says so, and the skills. */
export function planGoodAt(facts: Facts): Overview {
  const told = strengths(facts)
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  if (told.length > 0) return planOf(told)
  return planSkills(facts)
}

export function planSkills(facts: Facts): Overview {
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  const told = strengths(facts)
  if (told.length > 0) return planOf(told)
  const tools = listed(facts, 'tools', () => false).pieces
  if (tools.length > 0) return listOf(said(tools))
  return planOf(summaryOf(facts))
}

const skillsOf = (facts: Facts): PlanPart[] =>
  said(
    listed(
      facts,
      'skills',
      ({ text, label }) =>
        !TONGUES.test(text) && (label === null || listKinds(label).plain.get('languages') === undefined),
    ).pieces,
  )

function strengths(facts: Facts): PlanPart[] {
  return facts.units
    .filter(
      ({ unit, isHeader }) =>
        unit.kind !== 'heading' &&
        unit.kind !== 'row' &&
        !isHeader &&
        ['summary', null].includes(facts.mainKinds[unit.section] ?? null) &&
        STRONG.test(unit.text),
    )
    .slice(0, 2)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

function summaryOf(facts: Facts): PlanPart[] {
  return facts.units
    .filter(
      ({ unit }) =>
        facts.mainKinds[unit.section] === 'summary' && unit.kind === 'sentence' && unit.text.length > 40,
    )
    .slice(0, 2)
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

/** Programs that many kinds of work use; what is written like none but a program's name. */
const PROGRAM =
  /\b(?:excel|word|powerpoint|outlook|microsoft|ms office|office 365|google (?:docs|sheets|workspace|classroom|analytics)|sharepoint|teams|slack|zoom|sap|oracle|salesforce|hubspot|jira|confluence|trello|asana|miro|notion|power ?bi|tableau|looker|qlik|sql|mysql|postgres\w*|mongodb|redis|python|java|javascript|typescript|kotlin|swift|golang|rust|ruby|rails|php|perl|bash|matlab|stata|spss|sas|nvivo|r with|r and|r,|julia|git\w*|docker|kubernetes|terraform|ansible|jenkins|linux|windows|aws|azure|gcp|kafka|spark|airflow|snowflake|react|angular|vue|django|spring|node|figma|sketch|photoshop|illustrator|indesign|adobe|affinity|lightroom|premiere|after effects|autocad|revit|rhino\w*|sketchup|solidworks|catia|inventor|fusion 360|siemens nx|ansys|nastran|comsol|abaqus|labview|simulink|qgis|arcgis|gis|bim|cad|vectorworks|navisworks|primavera|ms project|smartsheet|wordpress|drupal|typo3|mailchimp|canva|matomo|shopify|datev|quickbooks|xero|sage|trados|memoq|latex|markdown|qlab|pro tools|ableton|logic pro|reaper|systmone|emis|epic|cerner|redcap|endnote|zotero|chatgpt|software|spreadsheets?|databases?)\b/i
/** 'PostgreSQL', 'memoQ', 'GitLab': capitals within a word. */
const CAMEL = /(?<!\p{L})(?!Mc|Mac|PhD|BSc|MSc|DipM|eLearning|GmbH|kW|kHz|MHz|pH)\p{L}?\p{Ll}+\p{Lu}\p{L}*/u
const NAMED_TOOLS =
  /^(?:tools?|software|digital|it|programs?|systems?|computing|code|coding|programming(?: languages)?|languages|data(?:bases?)?|cad|office|platforms?|cloud|frameworks?|libraries|infrastructure|observability|monitoring|testing|tests|tech\w*|records|case systems?|stack|back-?end|front-?end|build.*|pipelines|serving|ci.*|computer.*|paper and screen|screen|desks?)\b/i
/** Of headings those that promise programs. */
const OF_PROGRAMS =
  /\b(?:software|stack|tech\w*|programs|it|computing|digital|systems|toolbox|toolkit|tool chest|tools?)\b/i
const HARD = /\b(?:machines?|instruments?|plant|bench|kitchen|workshop|hands?)\b/i
/** Lines elsewhere that name programs, where no list does. */
const MOST = 3
const OWN = /\b(?:built|wrote|released|my own|open[- ]source|stars|downloads|published)\b/i

/** 'Which software does she use?' */
export function planSoftware(facts: Facts, _: unknown, __: number, folded: string): Overview {
  const programs = !/\b(?:tools?|technolog\w+)\b/.test(folded) || /software/.test(folded)
  const isProgram = (piece: Piece): boolean => {
    const text = [piece.text, ...piece.below.map((one) => one.text)].join(', ')
    return (piece.label !== null && NAMED_TOOLS.test(piece.label)) || PROGRAM.test(text) || CAMEL.test(text)
  }
  const fits = (piece: Piece): boolean => !TONGUES.test(piece.text) && isProgram(piece)
  const pieces = [...listed(facts, 'tools', fits).pieces]
  const used = new Set(pieces)
  for (const piece of listed(facts, 'skills', fits).pieces)
    if (!used.has(piece) && fits(piece)) pieces.push(piece)
  const chosen = pieces.filter((piece) => {
    const heading = facts.document.sections[piece.section]?.heading ?? ''
    if (isOwnWork(piece)) return false
    return (
      isProgram(piece) ||
      (OF_PROGRAMS.test(heading) &&
        !(programs && HARD.test(heading)) &&
        (!programs || piece.below.length > 0))
    )
  })
  const kept = chosen.length > 0 || programs ? chosen : pieces.filter((piece) => !isOwnWork(piece))
  if (kept.length > 0) return listOf(said(kept))
  const told = piecesOf(facts)
    .flatMap((own, section) =>
      ['references', 'interests', 'languages', 'publications', 'talks', 'awards'].includes(
        facts.mainKinds[section] ?? '',
      )
        ? []
        : own,
    )
    .flatMap((piece) => [piece, ...piece.below])
    .filter(
      ({ text, label }) => PROGRAM.test(text) && !OWN.test(text) && !(label !== null && NEGATED.test(label)),
    )
    .slice(0, MOST)
  return planOf(told.map(({ text, units }) => ({ text, units }))) ?? UNSAID
}

/** A program that stands as a heading with a text below it is one of her own. */
const isOwnWork = ({ form, below, more }: Piece): boolean =>
  form === 'heading' && (below.every((one) => one.form === 'sentence') || more.some((text) => OWN.test(text)))

/** Branches with what is in them; without their names where these would not fit. */
function said(pieces: readonly Piece[]): PlanPart[] {
  const kept = pieces.filter(({ label, text }) => !NEGATED.test(label ?? (text.length < 60 ? text : '')))
  const whole = kept.map((piece) => partOf(piece, true))
  return whole.reduce((sum, { text }) => sum + text.length + 2, 0) <= MAX_ANSWER
    ? whole
    : kept.map((piece) => partOf(piece, false))
}

function partOf(piece: Piece, named: boolean): PlanPart {
  const below = piece.below.filter(({ text, label }) => !NEGATED.test(label ?? text.slice(0, 24)))
  const units = [...piece.units, ...below.flatMap((one) => one.units)]
  if (below.length > 0) {
    const inner = below.map(({ label, text }) =>
      (label === null ? text : `${label}: ${text}`).replace(/[.;,:]$/, ''),
    )
    const name = [piece.label, piece.text]
      .filter((one) => one !== null && one !== '')
      .join(': ')
      .replace(/[.:;\s–—-]+$/, '')
    return { text: named && name.length <= 60 ? `${name}: ${inner.join(', ')}` : inner.join(', '), units }
  }
  const more = piece.text.length < 14 ? piece.more.slice(0, 1) : []
  const text = [piece.text, ...more].join(' ').replace(/[.;,]$/, '')
  return { text: piece.label !== null && named ? `${piece.label}: ${text}` : text, units }
}
