/** 'Who supervised her thesis?': whom a line about her own studies names; those that she supervises are others. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { degreesIn } from '../../ranking/apart.ts'
import { planOf, UNSAID, type Overview } from '../planner.ts'

const LEVEL =
  "(?:ph\\.?d\\.?|graduate|doctoral|doctorate|masters?|master's|bachelors?|bachelor's|diploma|msc|bsc|ma|ba)"
/** Without it a superior at work may be meant. */
const WORK = `(?:${LEVEL}(?: (?:thes[ie]s|dissertation|degree|studies))?|thes[ie]s|dissertation|(?:final|graduation|degree|diploma) project)`
const WHO_DID = '(?:supervised|advised|directed|oversaw|guided)'
const ONE = '(?:supervisors?|advis[eo]rs?|promot[eo]rs?|supervising professor|doktorvater)'
export const SUPERVISOR_ASKED = exactly(
  [
    `who ${WHO_DID} (?:${WHOSE} )*${WORK}`,
    `(?:who|what) (?:is|was|were|are) (?:the name of )?(?:${WHOSE} )*(?:${WORK} ${ONE}|(?:the )?${ONE} (?:of|for|on|during) (?:${WHOSE} )*${WORK})`,
    `(?:${WHOSE} )*(?:${WORK} ${ONE}|${ONE} (?:of|for|on|during) (?:${WHOSE} )*${WORK})(?:'s)?(?: names?)?`,
    `(?:the )?names? of (?:${WHOSE} )*(?:${WORK} ${ONE}|(?:the )?${ONE} (?:of|for|on|during) (?:${WHOSE} )*${WORK})`,
    `(?:under|by) whom (?:was (?:${WHOSE} )*${WORK} ${WHO_DID}|did ${WHO} (?:write|do) (?:${WHOSE} )*${WORK})`,
  ].join('|'),
)
const TITLES = '(?:(?:Prof|Professor|Dr|Doctor)\\b\\.? ?)*'
const NAME = "(?!(?:High|First|Upper|Second|Distinction|Honours|Merit)\\b)\\p{Lu}[\\p{L}'’-]+ \\p{Lu}"
const TELLS = new RegExp(
  `(?:\\b[Ss]upervis(?:ed by|ors?:|ors? (?:was|were)|ion:|ion by)|\\b[Aa]dvis(?:[eo]rs?:|ed by|[eo]rs? (?:was|were))|\\b[Pp]romot[eo]rs?:|\\bunder the (?:supervision|guidance) of) ${TITLES}\\p{Lu}`,
  'u',
)
/** Where no line says so more plainly: 'advisor Ann Moor', 'Thesis with Ann Moor'. */
const TELLS_IN_PASSING = new RegExp(
  `\\b(?:[Ss]upervisor|[Aa]dvis[eo]r|[Tt]utor|[Pp]romot[eo]r) ${TITLES}${NAME}|\\b(?:[Tt]hesis|[Dd]issertation|[Pp]roject) (?:with|under) ${TITLES}${NAME}`,
  'u',
)
/** The label of forms says enough: 'Graduate advisor: …'. */
const STUDY =
  /\b(?:(?:post)?graduate advis[eo]rs?\b|thes[ie]s|dissertation|ph\.?d|doctora\w+|master|bachelor|degree)/i

/** Degrees by their letters, of which there may be several of one rank. */
const LETTERS =
  /\b(?:m\.?sc|m\.?ba|m\.?eng|m\.?phil|m\.?ed|m\.?a|ll\.?m|b\.?sc|b\.?eng|b\.?ed|b\.?a|ll\.?b)\b/
const ALL_LETTERS = new RegExp(LETTERS.source, 'gi')
const lettersIn = (text: string): string[] =>
  (text.match(ALL_LETTERS) ?? []).map((letters) => letters.replaceAll('.', '').toLowerCase())

export function planSupervisors(facts: Facts, folded: string): Overview {
  // the letters of an MA count in capitals alone, and before what they are of
  const asked = degreesIn(folded.replace(/\b[bm]a\b/g, (letters) => `${letters.toUpperCase()} degree`))
  const letters = LETTERS.exec(folded)?.[0].replaceAll('.', '')
  const around = ({ unit, entry }: UnitFacts): string =>
    `${unit.text} ${entry === null ? '' : (facts.entries[entry]?.text ?? '')}`
  const telling = (tells: RegExp): UnitFacts[] =>
    facts.units.filter((one) => {
      if (one.unit.kind === 'heading' || !tells.test(one.unit.text)) return false
      return facts.mainKinds[one.unit.section] === 'education' || STUDY.test(around(one))
    })
  const [plainly, passing] = [telling(TELLS), telling(TELLS_IN_PASSING)]
  const ofThesis = passing.filter(({ unit }) => /\b(?:thes[ie]s|dissertation)\b/i.test(unit.text))
  const told = [plainly, ofThesis, passing].find((lines) => lines.length > 0) ?? []
  const of = told.map((one) => ({ unit: one.unit, said: around(one), degrees: degreesIn(around(one)) }))
  const alike = of.filter(({ degrees }) => asked.some((degree) => degrees.includes(degree)))
  // an MBA is a master's degree as well, and is not the MSc that is asked about
  const exact = alike.filter(({ said }) => letters !== undefined && lettersIn(said).includes(letters))
  const named = exact.length > 0 ? exact : alike
  // beside the line of the very degree, one of an unknown degree is another's
  const found =
    named.length > 0 ? named : of.filter(({ degrees }) => asked.length === 0 || degrees.length === 0)
  return planOf(found.slice(0, 2).map(({ unit }) => ({ text: unit.text, units: [unit.index] }))) ?? UNSAID
}
