/** Where a CV says whose it is: in its first heading, or below one that only says 'Curriculum Vitae', labelled or not. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Unit } from '../document/units.ts'
import { RETIRED_RANK } from '../lexicon/ranks.ts'
import { fold } from '../text/text.ts'

const CV_WORDS =
  /(?<!\p{L})(?:curriculum(?: vitae)?|cv|europass|europ[ae]an format|r[ée]sum[ée]|lebenslauf|personal (?:profile|details)|profile|biographical sketch|bio-?data|vita|(?:english|german|french|short|long|full|updated|public|web) (?:version|translation|edition)|of|for)(?!\p{L})/giu
/** What is written above a form, whoever fills it in: 'Curriculum vitae – deck officer', 'Personal history form (P.11)'. */
const FORM_TITLE =
  /(?<!\p{L})(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf|europass|biographical sketch|bio-?data|personal (?:history|data|details|particulars)|forms?|application|questionnaire)(?!\p{L})/iu
/** As behind a label. */
const WRITTEN_NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.? )*\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|da|dos|di|del|la|le|el|bin|al|ter|zu|af|y|e) ){0,3}\p{Lu}[\p{L}'’.-]*){1,4}/u
/** The same in whatever capitals. */
const NAME = new RegExp(WRITTEN_NAME.source, 'iu')
/** 'Hi, I'm Ada Quill' */
const GREETING =
  /^(?:(?:hi|hello|hey|welcome)\b[^\p{L}]{0,6}(?:there\b[^\p{L}]{0,4})?)?(?:i['’ ]?a?m|my name is|this is) /iu
/** A line that is a name, or sets one off from what follows. */
const NAME_ALONE = new RegExp(`${WRITTEN_NAME.source}(?=\\s*(?:$|[,|·•(–—]| - ))(?<!\\.)`, 'u')
/** Separators and pictures at the ends of a name. */
const NO_LETTERS = /^[^\p{L}]+|[^\p{L}.)"'”’]+$/gu
/** Lines below the heading in which a name is looked for, and one that says that it is one. */
const LINES = 3
const LABELLED_LINES = 12
/** 'Name: …', and as a row of a table. */
const LABEL =
  /^(?:\d{1,2}[.)] ?)?(?:(?:(?:full|my|first|given|(?:expert|candidate|applicant)(?:['’]s)?) )?names?(?:\(s\))?(?: of (?:the )?(?:(?:key|proposed) )?(?:expert|candidate|applicant|consultant|staff(?: member)?|person))?(?: ?(?:\/|and|&) ?(?:(?:family|last) ?names?|surnames?)(?:\(s\))?)?|surnames?(?:\(s\))? ?(?:\/|and|&) ?(?:first |given )?names?(?:\(s\))?)\s*[:,–—-]\s*/i
/** 'Date of birth: …' */
const ANY_LABEL = /^[\p{L} ]{2,30}(?::|,(?= \d))/u
/** 'Quill, Ada', 'Quill, Ada J.', and with all her names where capitals tell the family's: 'QUILL, Ada Josephine'. */
export const FAMILY_FIRST =
  /^(?:\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.?)?|\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?, \p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’.-]*){1,3})$/u
const REFEREES = /\brefer/i
const FAMILY_LABEL = /^(?:\d{1,2}[.)] ?)?(?:(?:family|last) ?|sur)name\s*[:,–—-]\s*/i

/** Before a further label in a line: 'Family name: Quill  First name: Ada'. */
const BEFORE_LABEL = / (?=(?:first|given|middle|maiden|family|last|sur) ?names?\s*:)/i
/** As lists write it: 'Quill, Ada J.' */
const TURNED = /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?=$| [a-z])/u

export interface PersonName {
  readonly text: string
  readonly unit: number
}

export function personName(units: readonly Unit[]): PersonName | null {
  const at = units.findIndex(({ kind }) => kind === 'heading')
  const heading = units[at]
  // lines above a heading that opens a section
  if (
    at !== 0 &&
    (heading === undefined || kindsOfHeading(heading.text).size > 0 || !/\p{L} \p{L}/u.test(heading.text))
  ) {
    const above = nameIn(units.slice(0, at < 0 ? LINES : Math.min(at, LINES)), NAME_ALONE)
    if (above) return above
    if (heading && !/ \p{L}/u.test(heading.text.replace(NO_LETTERS, ''))) return null
  }
  if (!heading) return null
  const isForm = FORM_TITLE.test(heading.text)
  const filledIn = isForm ? labelledName(units.slice(at + 1, at + 1 + LABELLED_LINES)) : null
  const said = heading.text
    .replace(GREETING, '')
    .replace(CV_WORDS, ' ')
    .replace(NO_LETTERS, '')
    .replace(/\s+/g, ' ')
    .replace(RETIRED_RANK, '')
  // a calling may stand behind the name; 'Quill, Ada' is all name
  const named = said.split(/[|·(:]|\s[–—-]\s/)[0] ?? ''
  const name = FAMILY_FIRST.test(named.trim())
    ? named.trim()
    : (named.split(',')[0] ?? '').replace(NO_LETTERS, '')
  // 'Curriculum Vitae – Captain Quill' has the name, with what she is called by
  if (filledIn && !sharesWord(name, filledIn.text)) return filledIn
  // 'About me' below badges
  const isSection = at !== 0 && kindsOfHeading(said).size > 0
  if (/\p{L}{2}/u.test(name) && !isSection) {
    // 'Hi, I'm Ada' above 'name: Ada Quill'
    const fuller = / /.test(name) ? null : labelledName(units.slice(at + 1, at + 1 + LABELLED_LINES))
    return fuller?.text.startsWith(`${name} `) === true ? fuller : { text: name, unit: heading.index }
  }
  const labelled = labelledName(units.slice(at + 1, at + 1 + LABELLED_LINES))
  if (labelled) return labelled
  const below = units.slice(at + 1, at + 1 + LINES)
  const next = below.findIndex(({ section }) => section !== heading.section)
  return nameIn(next < 0 ? below : below.slice(0, next))
}

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(fold(other).split(/\P{L}+/u))
  return fold(one)
    .split(/\P{L}+/u)
    .some((word) => word.length > 2 && words.has(word))
}

/** The first of some lines that is a name, or begins with one. */
function nameIn(lines: readonly Unit[], form: RegExp = NAME): PersonName | null {
  for (const unit of lines) {
    if (ANY_LABEL.test(unit.text) || !/\p{L}/u.test(unit.text.replace(CV_WORDS, ''))) continue
    const name = form.exec(unit.text.replace(GREETING, ''))?.[0]
    if (name !== undefined && /^\p{Lu}/u.test(name)) return { text: name, unit: unit.index }
  }
  return null
}

/** 'Name: Ada Quill', or 'First name: Ada' and 'Surname: Quill', before a second heading or one of referees. */
function labelledName(units: readonly Unit[]): PersonName | null {
  const headings = units.filter(({ kind }) => kind === 'heading')
  const end = headings[0] && REFEREES.test(headings[0].text) ? headings[0] : headings[1]
  const near = end ? units.slice(0, units.indexOf(end)) : units
  const fields = near.flatMap(({ text, index }) =>
    text.split(BEFORE_LABEL).map((field): PersonName => ({ text: field, unit: index })),
  )
  const said = (label: RegExp): PersonName | undefined => fields.find(({ text }) => label.test(text))
  const unit = said(LABEL)
  if (!unit) return null
  const rest = (one: PersonName | undefined, label: RegExp): string =>
    one?.text.replace(label, '').trim() ?? ''
  const name = rest(unit, LABEL)
  const family = rest(said(FAMILY_LABEL), FAMILY_LABEL)
  const whole = name.includes(family) ? name : `${name} ${family}`
  const found = TURNED.exec(whole)?.[0] ?? WRITTEN_NAME.exec(whole)?.[0]
  return found === undefined ? null : { text: found, unit: unit.unit }
}
