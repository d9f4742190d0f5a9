/** 'Skills', 'which software does she use': the branches of nested lists with what is in them, but those that say 'not yet'. */
import type { Facts } from '../../facts/facts.ts'
import { TOPICS } from '../../lexicon/topics.ts'
import { listKinds } from '../../lists/list-headings.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { MAX_ANSWER } from '../../saying/compose.ts'
import { fold } from '../../text/text.ts'
import { NEGATED } from './list-cues.ts'
import { listed } from './list-items.ts'
import { UNSAID, listOf, planOf, type Overview } from '../planner.ts'

const STRONG =
  /\b(?:(?:my|her|his|their) (?:main |particular |great(?:est)? )?strengths?|(?:best|strongest|strong|good|at (?:my|her|his) best) (?:at|in|on|with|when|where)|known for|speciali[sz](?:es?|ing|ed) in|excels? (?:at|in))\b/i
const TONGUES = /\b(?:native|mother tongue|fluent|[abc][12]|without an interpreter)\b/i

/** 'What is she good at?': a sentence that says so, and the skills. */
export function planGoodAt(facts: Facts, _groups?: unknown, _now?: unknown, folded = ''): Overview {
  const headed = /\bstrengths?\b/.test(folded) ? underStrengths(facts) : []
  if (headed.length > 0) return listOf(headed)
  const told = strengths(facts)
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  if (told.length > 0) return planOf(told)
  return planSkills(facts)
}

const STRENGTHS =
  /^(?:(?:my|key|core|main|personal|professional|greatest) )*(?:strengths|strong points|personal (?:traits|qualities|attributes))\W*$/

/** A section of that name says what they are, before any list of skills. */
function underStrengths({ document, units }: Facts): PlanPart[] {
  return units
    .filter(
      ({ unit }) =>
        unit.kind !== 'heading' && STRENGTHS.test(fold(document.sections[unit.section]?.heading ?? '')),
    )
    .map(({ unit }) => ({ text: unit.text, units: [unit.index] }))
}

export function planSkills(facts: Facts): Overview {
  const skills = skillsOf(facts)
  if (skills.length > 0) return listOf(skills)
  const tools = said(
    listed(facts, 'tools', () => false).pieces.filter(({ section }) => !HARD.test(headingOf(facts, section))),
  )
  if (tools.length > 0) return listOf(tools)
  return planOf(strengths(facts)) ?? planOf(summaryOf(facts))
}

const headingOf = (facts: Facts, section: number): string => facts.document.sections[section]?.heading ?? ''

const skillsOf = (facts: Facts): PlanPart[] =>
  said(listed(facts, 'skills', (piece) => !isTongue(piece)).pieces)

const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask ?? /(?!)/
/** 'Welsh: understands, does not speak' in a list of skills. */
const isTongue = ({ label, text }: Piece): boolean =>
  TONGUES.test(text) || TONGUE.test(fold(label ?? text.slice(0, 16)))

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
  /(?<![\p{L}\d.])(?:Excel|MS Word|Word(?= with|,| and| templates|\)|$)|PowerPoint|Outlook|Microsoft|MS Office|Office 365|Google (?:Docs|Sheets|Workspace|Classroom|Analytics|Cloud)|SharePoint|MS Teams|Microsoft Teams|Zoom|SAP|Oracle|Salesforce|HubSpot|Jira|Confluence|Trello|Asana|Miro|Notion|Power ?BI|Tableau|Looker|Qlik\w*|SQL|My ?SQL|Postgres\w*|MongoDB|Redis|Python|Java|JavaScript|TypeScript|Kotlin|Swift|Golang|Rust|Ruby|Rails|PHP|Perl|Bash|Matlab|MATLAB|Stata|SPSS|SAS|NVivo|R(?=[ ,;)]|$)(?! v )|Julia|Git(?:Hub|Lab)?|Docker|Kubernetes|Terraform|Ansible|Jenkins|Linux|AWS|Azure|GCP|Kafka|Spark|Airflow|Snowflake|React|Angular|Vue|Django|Spring Boot|Node\.js|Figma|Photoshop|Illustrator|InDesign|Adobe|Affinity|Lightroom|Premiere|After Effects|AutoCAD|Revit|Rhino\w*|SketchUp|SolidWorks|CATIA|Fusion 360|Siemens NX|Ansys|ANSYS|Nastran|COMSOL|Abaqus|LabVIEW|Simulink|QGIS|ArcGIS|GIS|BIM|CAD|Vectorworks|Navisworks|Primavera|MS Project|Smartsheet|WordPress|Drupal|TYPO3|Mailchimp|Canva|Matomo|Shopify|DATEV|QuickBooks|Xero|Trados|memoQ|LaTeX|Markdown|QLab|Pro Tools|Ableton|Logic Pro|Reaper|SystmOne|EMIS|REDCap|EndNote|Zotero|ChatGPT|C\+\+|C#|VBA|HTML|CSS|[Ss]oftware|[Ss]preadsheets?|[Dd]atabases?)(?![\p{L}\d])/u
/** 'PostgreSQL', 'memoQ', 'GitLab': capitals within a word. */
const CAMEL =
  /(?<!\p{L})(?!Mc|Mac|PhD|BSc|MSc|DipM|eLearning|qPCR|mRNA|tRNA|GmbH|kW|kHz|MHz|pH)\p{L}?\p{Ll}+\p{Lu}\p{L}*/u
const NAMED_TOOLS =
  /^(?:tools?|software|digital|it|programs?|systems?|computing|code|coding|programming(?: languages)?|languages|data(?:bases?)?|cad|office|platforms?|cloud|frameworks?|libraries|infrastructure|observability|monitoring|testing|tests|tech(?:nolog(?:y|ies)|nical)?|records|case systems?|stack|back-?end|front-?end|build and run|pipelines|serving|ci.*|computer.*|paper and screen|screen|desks?)\b/i
/** Of headings those that promise programs. */
const OF_PROGRAMS =
  /\b(?:software|stack|tech\w*|programs|it|computing|digital|systems|toolbox|toolkit|tool chest|tools?)\b/i
const HARD = /\b(?:machines?|instruments?|plant|bench|kitchen|workshop|hands?)\b/i
const ASKS_NOW = /\b(?:currently|now|at present|at the moment|these days|today|nowadays)\b/
/** Sentences on what is no longer used. */
const LEFT =
  /\b(?:gave (?:it |them )?up|given up|used to|(?:have|has)(?: not|n't) (?:touched|used|opened)|not (?:touched|used|opened) \p{L}+ since|no longer|stopped using|I used\b|until (?:19|20)\d\d)/iu
/** Below these nothing else is listed. */
const ONLY_PROGRAMS =
  /^(?:the |my )?(?:software|computers?|programs|it|apps)(?: (?:skills|programs|packages|used|known|knowledge|proficiency|(?:that )?I (?:use|know|have used|work (?:with|in))))?$/i
/** 'Stock control: Lagerix, Stocktower': names behind what they are used for. */
const isPurpose = ({ label, text }: Piece): boolean =>
  label !== null &&
  [...listKinds(label).plain.keys()].every((kind) => kind === 'tools') &&
  text
    .replace(/\([^)]*\)/g, '')
    .split(/[,;] /)
    .every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 3)
/** Lines elsewhere that name programs, where no list does. */
const MOST = 3
const OWN = /\b(?:built|wrote|released|my own|open[- ]source|stars|downloads|published)\b/i

/** 'Which software does she use?' */
export function planSoftware(facts: Facts, _: unknown, __: number, folded: string): Overview {
  const programs = !/\b(?:tools?|technolog\w+)\b/.test(folded) || /software/.test(folded)
  const isProgram = (piece: Piece): boolean => {
    const text = [piece.label ?? '', piece.text, ...piece.below.map((one) => one.text)].join(', ')
    const label = piece.label ?? (piece.below.length > 0 ? piece.text : '')
    return !/@|:\/\//.test(text) && (NAMED_TOOLS.test(label) || PROGRAM.test(text) || CAMEL.test(text))
  }
  const fits = (piece: Piece): boolean => !isTongue(piece) && isProgram(piece)
  const pieces = [...listed(facts, 'tools', fits).pieces]
  const used = new Set(pieces)
  for (const piece of listed(facts, 'skills', fits).pieces)
    if (!used.has(piece) && fits(piece)) pieces.push(piece)
  const sure = new Set(pieces.filter(isProgram).map(({ section }) => section))
  const chosen = pieces.filter((piece) => {
    const heading = headingOf(facts, piece.section)
    if (isOwnWork(piece)) return false
    return (
      isProgram(piece) ||
      ONLY_PROGRAMS.test(heading) ||
      (sure.has(piece.section) && OF_PROGRAMS.test(heading) && !HARD.test(heading) && isPurpose(piece)) ||
      (OF_PROGRAMS.test(heading) &&
        !(programs && HARD.test(heading)) &&
        (!programs || piece.below.length > 0))
    )
  })
  const all =
    chosen.length > 0 || programs
      ? withParagraphs(facts, chosen)
      : pieces.filter((piece) => !isOwnWork(piece))
  const kept = ASKS_NOW.test(folded)
    ? all.filter(({ form, text }) => form !== 'sentence' || !LEFT.test(text))
    : all
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

/** Of what a section on skills tells in sentences, which names as it goes along, the whole paragraph. */
function withParagraphs(facts: Facts, chosen: readonly Piece[]): readonly Piece[] {
  const blockOf = ({ units }: Piece): number | null => facts.units[units[0] ?? -1]?.unit.block ?? null
  const told = chosen.filter(
    ({ form, section }) => form === 'sentence' && facts.mainKinds[section] === 'skills',
  )
  const blocks = new Set(told.map(blockOf))
  const beside = piecesOf(facts).flatMap((own) =>
    own.filter(
      (piece) => piece.form === 'sentence' && blocks.has(blockOf(piece)) && !NEGATED.test(piece.text),
    ),
  )
  return [...chosen, ...beside.filter((piece) => !chosen.some(({ units }) => units[0] === piece.units[0]))]
}

/** Characters of what tells how well a program is known, or since when. */
const KNOWN = 30
/** A program that stands as a heading with a text below it is one of her own. */
const isOwnWork = ({ form, below, more }: Piece): boolean =>
  form === 'heading' &&
  (below.some(({ text }) => text.length > KNOWN) || more.some((text) => OWN.test(text))) &&
  (below.every((one) => one.form === 'sentence') || more.some((text) => OWN.test(text)))

/** Characters of what is more than the name of a skill. */
const TOLD = 70
const NONE =
  /^(?:no|none|never|nothing|not)\b|\bnot my (?:strength|thing)|^(?:I|[Ss]he|[Hh]e) (?:do|does|can) ?not\b/

/** Branches with what is in them; without their names where these would not fit. */
function said(pieces: readonly Piece[]): PlanPart[] {
  const kept = pieces.filter(
    ({ label, text }) => !NEGATED.test(label ?? (text.length < 60 ? text : '')) && !NONE.test(text),
  )
  const whole = kept.map((piece) => partOf(piece, true))
  return whole.reduce((sum, { text }) => sum + text.length + 2, 0) <= MAX_ANSWER
    ? whole
    : kept.map((piece) => partOf(piece, false))
}

function partOf(piece: Piece, named: boolean): PlanPart {
  const below = piece.below.filter(({ text, label }) => !NEGATED.test(label ?? text.slice(0, 24)))
  const units = [...piece.units, ...below.flatMap((one) => one.units)]
  // headings with what was done below them are the skills
  const told =
    piece.form === 'heading' && below.some((one) => one.form === 'sentence' || one.text.length > TOLD)
  if (below.length > 0 && !told) {
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
  return { text: piece.label !== null ? `${piece.label}: ${text}` : text, units }
}
