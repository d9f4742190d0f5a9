/** Lines that may tell how to reach the person, and not how to reach a referee, a superior or an agent of hers. */
import { withAddresses } from '../../document/link-addresses.ts'
import { isAboutPerson } from '../../facts/about-person.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { PERSON, looksLikeOrg, looksLikeTitle } from '../../lexicon/names.ts'
import { EMAIL, OTHERS_LABEL, OTHERS_ROW, PHONE } from '../../lexicon/reach.ts'
import { fold } from '../../text/text.ts'

interface OwnLine {
  /** What it says of her, addresses of its links too. */
  readonly text: string
  readonly unit: number
}

/** Among people who may be asked, a line of her own says so, or has an address of her name. */
const FIRST_PERSON = /\b(?:me|my|I)\b/
const EVERY_PERSON = new RegExp(PERSON.source, 'gu')

export function ownLines(facts: Facts): OwnLine[] {
  return facts.units.flatMap((line): OwnLine[] => {
    const { unit, entry } = line
    if (entry !== null && facts.entries[entry]?.kind === 'experience') return []
    if (isOfReferees(facts, unit.section) && !isHers(facts, unit.text)) return []
    const text = withoutOthers(facts, line)
    const above = unit.parents.map((block) => facts.document.blocks[block]?.text ?? '')
    const label = unit.kind === 'row' ? OTHERS_ROW : OTHERS_LABEL
    if (text === '' || label.test(text) || above.some((line) => OTHERS_LABEL.test(line))) return []
    return !isAboutPerson(facts, line) && namesAnother(facts, text) ? [] : [{ text, unit: unit.index }]
  })
}

/** 'References', and what is called so with a word before it: 'Professional references'. */
function isOfReferees({ mainKinds, document }: Facts, section: number): boolean {
  const heading = document.sections[section]?.heading ?? ''
  return mainKinds[section] === 'references' || /^(?:\p{L}+ ){0,2}(?:references|referees)\W*$/iu.test(heading)
}

const isHers = (facts: Facts, text: string): boolean =>
  FIRST_PERSON.test(text) ||
  [...text.matchAll(new RegExp(EMAIL, 'g'))].some(([email]) => isOfName(facts, fold(email)))

/** 'ana@…', 'a.ruiz@…', 'anaruiz@…', '…@ruiz.example'; of a short name the letters stand in other words, too. */
function isOfName({ name }: Facts, email: string): boolean {
  const parts = email.split(/[^\p{L}]+/u)
  const [local = ''] = email.split('@')
  return [...name].some(
    (own) =>
      parts.includes(own) ||
      (own.length > 3 && (local.includes(own) || parts.some((p) => p.startsWith(own)))),
  )
}

/** A row without cells below a label of others: 'Agent | Personal'. */
function withoutOthers({ document }: Facts, { unit }: UnitFacts): string {
  const cells = unit.block === null ? undefined : document.blocks[unit.block]?.cells
  const text = withAddresses(document, unit)
  if (cells === undefined || !cells.some(({ header }) => OTHERS_LABEL.test(header))) return text
  return cells
    .filter(({ header }) => !OTHERS_LABEL.test(header))
    .map((cell) => cell.text)
    .join(', ')
}

/** Of '7 Lantern Lane', where a street is no person. */
const HOUSE_NUMBER = /\d[a-z]? $/

/** Somebody else whose name stands before the number or the address: 'Dana Poole, 020 7946 0110'. */
function namesAnother(facts: Facts, text: string): boolean {
  const ways = [EMAIL.exec(text)?.index, PHONE.exec(text)?.index].filter((at) => at !== undefined)
  if (ways.length === 0) return false
  const before = text.slice(0, Math.min(...ways))
  return [...before.matchAll(EVERY_PERSON)].some(
    ({ 0: person, index }) =>
      !HOUSE_NUMBER.test(before.slice(0, index)) &&
      !looksLikeTitle(person) &&
      !looksLikeOrg(person) &&
      !fold(person)
        .split(/[^\p{L}]+/u)
        .some((part) => facts.name.has(part)),
  )
}
