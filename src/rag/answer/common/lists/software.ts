/** 'Which software does she use?': the programs that any list names, or the lines that name some. */
import type { Facts } from '../../facts/facts.ts'
import { listKinds } from '../../lists/list-headings.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { UNSAID, listOf, planOf, type Overview } from '../planner.ts'
import { NEGATED } from './list-cues.ts'
import { listed } from './list-items.ts'
import { HARD, headingOf, isTongue, said } from './skills.ts'

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
/** The same, where equipment may be listed beside them. */
const WITH_PROGRAMS = /\b(?:software|computer programs|apps)\b/i
/** A name of few words, before what tells how well it is known, or what for: 'Trint for transcripts'. */
const LED_BY_NAME =
  /^(?=\p{Lu})[^\s,;:(]+(?: [^\s,;:(]+){0,3}?(?=$|[,;:(]| (?:for|when|since|to|in|daily|only|from|with|by|–|—|-)(?!\p{L}))/u
const EQUIPMENT =
  /\b(?:own|suite|monitors?|screens?|storage|laptops?|mac(?:book|s)?|pcs?|printers?|cameras?|lenses|drones?|microphones?|tablets?|consoles?|desks?|recorders?|headphones|scanners?|\d+ ?(?:tb|gb))\b/i
const isNamedFirst = ({ form, label, text }: Piece): boolean =>
  form !== 'heading' && !EQUIPMENT.test(`${label ?? ''} ${text}`) && LED_BY_NAME.test(label ?? text)
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
      (sure.has(piece.section) && WITH_PROGRAMS.test(heading) && isNamedFirst(piece)) ||
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
