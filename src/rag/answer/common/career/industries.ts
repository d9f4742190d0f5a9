/** 'Which industries has she worked in?': what the CV says of them, or what stands below each employer's name. */
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { mainPosts, type Held } from '../../posts/held.ts'
import { sameOrg } from '../../posts/post-entries.ts'
import { OF_HERS, oneOf } from '../asked-posts.ts'
import { listOf, planOf } from '../planner.ts'

const INDUSTRY =
  '(?:industr(?:y|ies)|(?:business |industry )?sectors?|branch(?:es)?(?: of industry)?|(?:business|industry) domains?|domains|fields of (?:industry|business)|(?:kinds?|types?|sorts?) of (?:compan(?:y|ies)|business(?:es)?|employers?|firms?|organi[sz]ations?))'
export const INDUSTRIES = oneOf(
  `(?:in |for |with )?(?:which|what) ${INDUSTRY} (?:has|have|did|does|do|is|are|was) ${WHO} (?:work(?:ed|ing|s)?|been(?: working| active)?|(?:have |got )?(?:any )?experience|know|active|employed)(?: (?:in|for|with|at))?(?: so far| before| in the past)?`,
  `(?:in )?(?:which|what) ${INDUSTRY} (?:has|have|does|do|did) ${WHO} (?:come from|had|have)|in (?:which|what) (?:industry|sector|branch) (?:is|was) ${WHO}`,
  `(?:(?:what|which) (?:are|is|were) )?${OF_HERS}${INDUSTRY}(?: (?:experience|background|knowledge|exposure|focus))?`,
  `(?:list|name) ${OF_HERS}${INDUSTRY}(?: ${WHO} (?:has|have) worked in)?`,
  `(?:what|which) ${INDUSTRY} (?:experience|background) (?:does|do|has|have) ${WHO} have`,
)

const LABEL =
  /^(?:industr(?:y|ies)(?: experience| knowledge)?|(?:industry |business )?sectors?|(?:business |industry )?domains?(?: knowledge)?|branches|industries served|markets)\s*[:–—-]\s*(.{3,300})$/i
const COLUMN = /^(?:industry|sector|branch|line of business|business|field|domain)$/i
/** What a firm is or does. */
const MAKES =
  /\b(?:makers?|manufactur\w+|producers?|suppliers?|providers?|carriers?|processors?|agency|firm|company|consultancy|consultants|studio|banks?|banking|insurers?|insurance|brokers?|fund|hospitals?|clinics?|practice|schools?|university|museum|gallery|restaurants?|bistro|hotels?|shops?|stores?|chain|group|charity|foundation|authority|council|utility|plants?|mill|brewery|dairy|farms?|estate|yard|software|platform|app|apps|payments?|robots?|ferr(?:y|ies)|ships|hosting|printing|publisher|newspaper|weekly|theatre|orchestra|makes|sells|runs|builds|supplies|rents|forecasts|publishes|operates|produces|processes|connects|settles|pumps|packaging|boxes|biotech|broker|laboratory|forwarder|start-?up|carrier|institute)\b/i
const OTHER =
  /^(?:I|My|We|She|He|Her|His|Responsible|Leads?|Heads?|Heading|Leading|Reports?|Took|Joined|Full|Part|Permanent|Hybrid|Remote|Contract|Team|Promoted|Came|Own|Run|Runs|Manage|Manages|Built|Wrote|Left|Group of|Department of)\b/
/** A field of a record that says so. */
const BUSINESS =
  /^(?:type of business(?: or sector)?|(?:business )?sector|industry|branch|line of business)\s*[:–-]\s*(.{3,200})$/i
/** What one did there says nothing of the employer. */
const TOLD = new RegExp(
  `${OTHER.source}|\\b(?:I|me|my|we|our)\\b|^(?:\\p{Lu}\\p{Ll}+ed|Brought|Built|Cut|Wrote|Taught|Ran|Sold|Won|Set|Took|Kept|Drew)\\b`,
  'u',
)
const SECTORS =
  /\b(?:insurance|insurers?|banking|banks?|finance|financial services|payments?|pensions?|retail|e-commerce|logistics|shipping|freight|transport(?:ation)?|railways?|aviation|aerospace|automotive|energy|renewables|utilities|water|oil and gas|mining|construction|real estate|property|housing|healthcare|health care|hospitals?|pharma(?:ceuticals?)?|biotech|medical devices|chemicals?|food|drinks|agriculture|farming|forestry|fisheries|hospitality|hotels?|restaurants?|tourism|travel|booking software|media|publishing|advertising|gaming|games|telecom(?:munication)?s?|software|education|schools|public sector|local government|central government|defence|charit(?:y|ies)|non-profits?|museums?|theatres?|fashion|textiles?|manufacturing|packaging|electronics|robotics|consumer goods|law|legal services|consulting|sport|music)\b/g
const ONE_SECTOR = new RegExp(SECTORS.source)
/** Characters of what a header says of the house. */
const SHORT = 50
const LONGEST = 170
const ENOUGH = 2

export function planIndustries(facts: Facts): Plan | null {
  const named = facts.units.find(({ unit }) => LABEL.test(unit.text))
  const list = named === undefined ? undefined : LABEL.exec(named.unit.text)?.[1]
  if (named !== undefined && list !== undefined) return planOf([{ text: list, units: [named.unit.index] }])
  const firms: Held[] = []
  for (const post of mainPosts(facts)) if (!firms.some(({ org }) => sameOrg(org, post.org))) firms.push(post)
  const column = firms.flatMap((post) => inColumn(facts, post))
  if (column.length >= ENOUGH) {
    const once = column.filter(({ text }, i) => column.findIndex((one) => one.text === text) === i)
    return listOf(once)
  }
  const headed = firms.flatMap(inHeader)
  if (headed.length >= ENOUGH && headed.length * 2 >= firms.length) return listOf(headed)
  const told = firms.flatMap((post) => below(facts, post))
  if (told.length >= ENOUGH && told.length * 2 >= firms.length) return listOf(told)
  const said = sectorsSaid(facts)
  if (said.length > 0) return planOf(said)
  return told.length > 0 ? listOf([...told, ...unknown(firms, told)]) : null
}

/** Lines of what one says of oneself that name several sectors: 'six years in insurance, and now payments'. */
function sectorsSaid({ units, mainKinds }: Facts): PlanPart[] {
  return units.flatMap(({ unit }) => {
    if (unit.kind === 'heading' || mainKinds[unit.section] !== 'summary') return []
    const named = new Set([...unit.text.toLowerCase().matchAll(SECTORS)].map(([word]) => word.slice(0, 5)))
    return named.size >= ENOUGH && /\b(?:in|for|with|from|at|across|between)\b/i.test(unit.text)
      ? [{ text: unit.text, units: [unit.index] }]
      : []
  })
}

/** Firms of which the CV says nothing are named alone. */
const unknown = (firms: readonly Held[], told: readonly PlanPart[]): PlanPart[] =>
  firms.flatMap(({ org, units }) =>
    org === null || told.some((one) => units.some((unit) => one.units.includes(unit)))
      ? []
      : [{ text: org, units: [...units] }],
  )

function inColumn({ units, document }: Facts, { entry }: Held): PlanPart[] {
  return entry.header.flatMap((at) => {
    const unit = units[at]?.unit
    const cells = cellsOf(document, unit)
    const cell = cells?.find(({ header, text }) => COLUMN.test(header) && text !== '')
    return unit && cell ? [{ text: cell.text, units: [unit.index] }] : []
  })
}

/** 'Kvartal Pay, Copenhagen · card payments' */
function inHeader({ entry, org, units }: Held): PlanPart[] {
  const part = entry.parts.find(
    (one) =>
      one !== entry.title &&
      one !== entry.org &&
      one !== entry.place &&
      /^\p{Ll}/u.test(one) &&
      one.length <= SHORT &&
      ONE_SECTOR.test(one),
  )
  return part === undefined ? [] : [{ text: org === null ? part : `${org}: ${part}`, units: [...units] }]
}

/** The first line below the header, where it says what the employer is. */
function below({ units }: Facts, post: Held): PlanPart[] {
  const { entry, org } = post
  const at = Math.max(...post.units.filter((unit) => unit >= entry.from)) + 1
  for (const { unit } of units.slice(at, Math.min(at + 2, entry.to))) {
    const { text, kind, index } = unit
    const labelled = BUSINESS.exec(text)?.[1]
    if (kind !== 'sentence' && labelled === undefined) return []
    const line = labelled ?? text
    if (line.length > LONGEST || (labelled === undefined && (TOLD.test(text) || !MAKES.test(text)))) continue
    const said = line.replace(/[.;]$/, '')
    const names = org === null || !/^\p{Lu}/u.test(org) || text.includes(org.split(' ')[0] ?? org)
    return [{ text: names ? said : `${org}: ${said}`, units: [...post.units, index] }]
  }
  return []
}
