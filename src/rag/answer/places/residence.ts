/** 'Where does she live?': the place that the CV gives for the person, and not for a post of hers. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { countryOfTown, isCountry } from '../lexicon/countries.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { EMAIL, OTHERS_LABEL, OTHERS_ROW, PHONE, URL } from '../lexicon/reach.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'

const NOW = '(?:currently |now |presently |at present |at the moment )?'
const THEN = '(?: now| currently| at present| at the moment| these days| today)?'
/** Folded, with the person's own name as 'she'. */
export const RESIDENCE = exactly(
  [
    `where (?:is|are) ${WHO} ${NOW}(?:based|located|living|resident|domiciled|at home)(?: at)?${THEN}`,
    `where (?:does|do) ${WHO} ${NOW}(?:live|reside|stay)${THEN}`,
    `where ${WHO} (?:lives?|is based|are based|is located)`,
    `(?:in )?(?:what|which) (?:city|town|country|place|region|area|part of the (?:country|world)|village) (?:is|are) ${WHO} ${NOW}(?:based|located|living)(?: in)?${THEN}`,
    `(?:in )?(?:what|which) (?:city|town|country|place|region|area|part of the (?:country|world)|village) (?:does|do) ${WHO} ${NOW}(?:live|reside)(?: in)?${THEN}`,
    `(?:what is |where is )?(?:${WHOSE} )*(?:current )?(?:location|residence|place of residence|(?:home )?address|home|base|domicile)`,
    `(?:based|lives|living|located) where`,
  ].join('|'),
)

/** Lines about the person stand in the first section, in one without a known kind, or in one of these. */
const ABOUT: readonly Kind[] = ['contact', 'summary', 'practical']
const SEPARATORS =
  /\s*[|·•;]\s*|\s+[–—-]\s+|(?<=\p{L}{2})(?<!\b(?:St|Mt|Ft|Ave|Rd|Blvd|Prof|Profa|Dr|Dra|Rev|Mrs?|Ms|Sr|Capt|Col|Hon))\.\s+(?!\d)|\n/u
const LABELLED =
  /^(?:\d{1,3}[.)] )?(?:home(?: (?:address|town|base))?|lives?(?: in)?|living in|location|(?:now )?(?:based|located)(?: in)?|base|(?:(?:permanent|present|current|postal|private|mailing|residential) )?address|(?:(?:place|country) of )?(?:citizenship ?\/ ?)?residence|city|town|domicile|where i live|anschrift|adresse|wohnort|wohnhaft(?: in)?|lieu de r[ée]sidence|domicili[ée]e?(?: [àa])?|ville|domicilio|direcci[óo]n|indirizzo)\s*(?:[:|,–—-]\s*|$)/i
const SAID =
  /(?:\b(?:i|he|she|they|am|is|are|now|currently) |^|, )(?:am |is |are |now |currently |again |back )*(?:based|living?|lives|resident|reside[sd]?|settled|at home) (?:again |mostly |now )?(?:in|at|near|on|outside|between|by) \p{Lu}|\b(?:have|has) (?:been living|been based|lived) (?:in|near|on) \p{Lu}[^.]{0,60}\bsince\b|^(?:now |currently )?(?:based|living|lives|at home) (?:in|at|near|on|outside|between|by) \p{Lu}|\bmy home is \p{Ll}{2,6} \p{Lu}/iu
/** Of a wish, of others, or of another time. */
const OTHERWISE =
  /\b(?:would|could|can|may|might|prefer\w*|willing|happy|ready|want\w*|wish\w*|not|never|until|born|formerly|previously|used to|from \d{4} to)\b/i
/** Lines about a place of another kind. */
const ELSEWHERE =
  /\b(?:countries|born|birth|grew up|grown up|raised|brought up|citizen\w*|passports?|national\w*|stud(?:y|ied|ies)|degree|educated|formerly|languages?|permit|visa|geboren|geburts\w*|staatsang\w*|familienstand|naissance)\b|(?<!\p{L})née?(?!\p{L})/iu
const WORD = "\\p{Lu}[\\p{L}'’.-]{1,30}"
const NAME = new RegExp(
  `^${WORD}(?:(?: (?:of|the|on|upon|and|in|de|la|le|del|do|da|am|an der|sur|-))? ${WORD}){0,3}$`,
  'u',
)
/** 'Columbus, OH', 'Tallinn, EE', 'Boise, ID 83702' */
const CODE = /^\p{Lu}{2}(?: \d{5}| [A-Z]\d[A-Z] ?\d[A-Z]\d)?$/u
/** The second part of such a code, which looks like a telephone number: 'ID 83702-1204'. */
const CODE_MORE = /(?<=\b[A-Z]{2} \d{5})-\d{4}(?!\d)/g
/** 'Westford College, Ireland, 2004': a study or a post, whose year is no postcode. */
const YEAR = /^(?:19|20)\d\d$/
const STREET = /^\p{Lu}[\p{L}'’. -]{2,40} \d{1,4}[a-z]?$|^\d{1,4}[a-z]? \p{Lu}/u
/** 'Aberdeen (until 2021 Reykjavík)' */
const FORMERLY = /\((?:until|till|formerly|before|previously|ex)\b[^)]{0,60}\)/gi
const POSTCODE = /^\d{4,6} | [A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/
/** Pronouns, and labels of what stands beside. */
const NO_PLACE =
  /^(?:he|she|they|mobile|tele\w*|phone|cell|mail|e-?mail|web(?:site)?|site|blog|portfolio|linkedin|github|signal|skype|fax|contact|profile|remote|freelance|present|today|now|current(?:ly)?|ongoing|date)\b/i
/** A postcode that stands by itself: 'Leeds, LS8'. */
const POSTCODE_ALONE = /^(?:[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|[A-Z]\d{2} [A-Z\d]{4}|\d{4,6})$/
/** 'Lyon / Turin base' */
const BASE = /^\p{Lu}[\p{L}'’.-]{2,20}(?: ?(?:\/|&|,|and) ?\p{Lu}[\p{L}'’.-]{2,20})?[ -]based?$/u
const LONGEST = 400
/** How sure it is that a street with its number and town is where one lives. */
const ADDRESS = 4

/** The place, and where it says so; null where no line does. */
export function planResidence(facts: Facts): Plan | null {
  const lines = facts.units.filter((line) => isAbout(facts, line))
  const part = first(lines, labelled) ?? first(lines, told) ?? inHead(facts, lines)
  return part && { parts: [part], list: false, chance: 0.9, fact: true }
}

function isAbout(facts: Facts, { unit, entry }: UnitFacts): boolean {
  if (unit.kind === 'heading' || unit.text.length > LONGEST) return false
  // 'Date of birth: …' begins no post
  const own = entry === null ? undefined : facts.entries[entry]
  if (own?.range != null && !(own.range.single && own.title === null && own.org === null)) return false
  // 'Agent: Quill & Pell, Leeds'
  if ((unit.kind === 'row' ? OTHERS_ROW : OTHERS_LABEL).test(unit.text)) return false
  const kind = facts.mainKinds[unit.section] ?? null
  return kind === null || ABOUT.includes(kind) || unit.section === topOf(facts)
}

/** The section of what stands first, below the name or without one. */
const topOf = (facts: Facts): number | undefined => facts.units[0]?.unit.section

function first(lines: readonly UnitFacts[], find: (text: string) => string | null): PlanPart | null {
  for (const { unit } of lines) {
    const text = find(unit.text)
    if (text !== null) return { text, units: [unit.index] }
  }
  return null
}

/** 'Location: Leeds, UK', 'Lives in | Bremen, Germany' */
function labelled(text: string): string | null {
  const row = LABELLED.exec(text)
  const rest = row === null ? '' : text.slice(row[0].length)
  const place = rest.split(SEPARATORS)[0]?.trim() ?? ''
  if (/\p{Lu}/u.test(place) && !reaches(place)) return place
  for (const segment of text.split(SEPARATORS).slice(1)) {
    const label = LABELLED.exec(segment)
    const place = label === null ? '' : segment.slice(label[0].length).trim()
    if (/:/.test(label?.[0] ?? '') && /\p{Lu}/u.test(place) && !reaches(place)) return place
  }
  return null
}

/** 'Based in Durban', 'I live in Lyon with …' */
function told(text: string): string | null {
  if (BASE.test(text)) return text
  // 'Settled on three grievances': the pattern takes small letters for capitals
  const said = SAID.exec(text)?.[0] ?? ''
  const named = /(?:^| )\p{Lu}\S*$/u.test(said) || /\bsince$/i.test(said)
  return named && !OTHERWISE.test(text) ? text : null
}

/** All of such a way, which may stand behind the place without a mark: of 'quill.co.uk' the end is no country. */
const REACHES = new RegExp(
  `${EMAIL.source}|${PHONE.source}|(?:https?:\\/\\/|www\\.)\\S{1,200}|\\b(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,12}\\b(?:\\/\\S{0,100})?`,
  'g',
)

const reaches = (text: string): boolean => EMAIL.test(text) || PHONE.test(text) || URL.test(text)

/** 'Electrician. Leeds, UK.', 'Gothenburg · ada@quill.example': in the first section, or beside ways to reach her. */
function inHead(facts: Facts, lines: readonly UnitFacts[]): PlanPart | null {
  const top = topOf(facts)
  const found: { part: PlanPart; sure: number }[] = []
  for (const { unit } of lines) {
    const kind = facts.mainKinds[unit.section] ?? null
    const contact = kind === 'contact'
    // among practical things a town by itself may be where one would work: a street with its number is not
    const addressed = unit.section !== top && !contact
    if (addressed && kind !== 'practical') continue
    const beside = reaches(unit.text) || contact
    const segments = unit.text
      .replace(FORMERLY, '')
      .replace(CODE_MORE, '')
      .replace(REACHES, ' | ')
      .split(SEPARATORS)
    // 'Glazier · Potter': beside a calling a word may be another
    const callings = segments.some((segment) => looksLikeTitle(segment.split(', ')[0] ?? ''))
    for (const segment of segments) {
      const place = placeIn(facts, segment, unit.index, beside)
      const isTold = !callings || segment.includes(',') || / (?:in|near|from) \p{Lu}/u.test(segment)
      if (place !== null && (addressed ? place.sure === ADDRESS : place.sure > 1 || isTold))
        found.push({ part: { text: place.text, units: [unit.index] }, sure: place.sure })
    }
  }
  const best = Math.max(...found.map(({ sure }) => sure))
  return found.find(({ sure }) => sure === best)?.part ?? null
}

/** A place in one of the pieces of a line, and how sure it is one. */
function placeIn(
  facts: Facts,
  segment: string,
  unit: number,
  beside: boolean,
): { text: string; sure: number } | null {
  if (ELSEWHERE.test(segment)) return null
  const parts = segment
    .split(/,\s+|\s+(?=\()/)
    .map((part) => part.replace(/^[^\p{L}\d]+|[\s).,]+$/gu, ''))
    .filter((part) => part !== '' && !reaches(part))
  if (YEAR.test(parts.at(-1) ?? '') && parts.some(looksLikeOrg)) return null
  if (isAddress(parts)) return { text: parts.join(', '), sure: ADDRESS }
  const code = parts.length > 1 && POSTCODE_ALONE.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const names: string[] = []
  const country = parts.findLastIndex((part, i) => isCountry(part) || (i > 0 && CODE.test(part)))
  const end = country >= 0 ? country : parts.length - 1
  if (country >= 0) names.push(parts[country] ?? '')
  for (const part of parts.slice(0, country >= 0 ? country : parts.length).toReversed()) {
    const town = townIn(part)
    if (town !== undefined) names.unshift(town)
    if (town !== part) break
  }
  const [name] = names
  if (name === undefined || CODE.test(name) || isOwnName(facts, name)) return null
  const text = [...names, ...(code === undefined ? [] : [code])].join(', ')
  if (country >= 0) return { text, sure: 3 }
  const street = parts[end - names.length]
  if (street !== undefined && STREET.test(street)) return { text: `${street}, ${text}`, sure: 3 }
  if (names.some((one) => countryOfTown(one) !== null || isPlace(facts, one, unit))) return { text, sure: 2 }
  return beside && names.length === parts.length ? { text, sure: 1 } : null
}

/** Below a form one signs with it. */
const isOwnName = ({ name }: Facts, text: string): boolean =>
  fold(text)
    .split(/\s+/)
    .every((part) => name.has(part))

/** '14 Mill Lane, Durban, 4001': a street with a number, and a town behind it. */
const isAddress = ([street = '', ...rest]: readonly string[]): boolean =>
  STREET.test(street) &&
  !looksLikeTitle(street) &&
  rest.length <= 5 &&
  rest.some(
    (part) =>
      isCountry(part) || townIn(part) !== undefined || townIn(part.replace(/^\d{4,6} /, '')) !== undefined,
  )

/** The name at the end of 'Dental hygienist in Halifax' or 'Dental hygienist from Halifax', or all of 'Halifax', '5006 Bergen' or 'London SE5'. */
function townIn(text: string): string | undefined {
  const behind = /\b(?:in|near) (\p{Lu}[^,]{1,60})$/u.exec(text)?.[1]
  // 'Joiner from Leeds', other than 'Master's from Leeds'
  const [, calling = '', from] = /^(.{3,60}) from (\p{Lu}[^,]{1,60})$/u.exec(text) ?? []
  const name = behind ?? (from !== undefined && looksLikeTitle(calling) ? from : text)
  const plain = name.replace(POSTCODE, '')
  if (!NAME.test(plain) || looksLikeTitle(plain) || looksLikeOrg(plain)) return undefined
  return NO_PLACE.test(plain) || /^\p{Lu}{2,5}$/u.test(plain) ? undefined : name
}

/** Is it told of as a place in another line: behind a comma in a post's header, or 'in …'? */
function isPlace(facts: Facts, name: string, unit: number): boolean {
  if (facts.entries.some((e) => e.place === name || e.parts.includes(name))) return true
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const within = new RegExp(
    `\\b(?:in|near|around|outside|to|from|of|at) ${plain}(?![\\p{L}])|, ${plain}(?=[\\s,.;:)|]|$)`,
    'u',
  )
  return facts.units.some((one) => one.unit.index !== unit && within.test(one.unit.text))
}
