/** What a CV says of each language: the claims that its lines on languages are made of. */
import { keepLast } from '../../../last-texts.ts'
import { cellsOf } from '../../document/row-cells.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { toldOfOther } from '../../facts/told-of-others.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { LANGUAGE_CODES } from '../../lexicon/language-codes.ts'
import { FURTHER_LANGUAGES } from '../../lexicon/language-names.ts'
import { TOPICS } from '../../lexicon/topics.ts'
import { sayCells } from '../../saying/rows-said.ts'
import { fold, stem } from '../../text/text.ts'
import { ofClassA, tellsClasses } from './language-classes.ts'

export interface Claim {
  readonly text: string
  readonly unit: number
  /** Folded names of the languages it is about. */
  readonly tongues: readonly string[]
  /** From a section on languages. */
  readonly listed: boolean
  /** What is said of several at once, before the first: 'Reading only: Latin, Danish'. */
  readonly level: string | null
}

const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask.source ?? '(?!)'
/** Without what may not follow, which tells 'German customers' apart: among claims 'German school level' is one. */
const TONGUES = new RegExp(TONGUE.replace(/\(\?!.*$/, ''), 'g')
const MORE = new RegExp(`\\b(?:${FURTHER_LANGUAGES.join('|')})\\b`, 'g')
const CODE = new RegExp(`^(?:${[...LANGUAGE_CODES.keys()].join('|')})\\b`)

/** Folded names of languages in a text, in their order. */
export const tonguesIn = keepLast(200_000, (text): readonly string[] => {
  const folded = fold(text)
  const found = [...folded.matchAll(TONGUES), ...folded.matchAll(MORE)]
    .sort((a, b) => a.index - b.index)
    .map(([name]) => name)
  const code = CODE.exec(text)?.[0]
  if (code !== undefined) found.push(...(LANGUAGE_CODES.get(code) ?? []))
  return [...new Set(found)]
})

/** What begins another claim: a language, with few words before it. */
const NEXT =
  /^(?:(?:and|und|et|but) )?(?:(?:i|she|he) (?:also )?(?:speaks?|reads?|understands?|know|have|has|can read) )?(?:(?:te reo|gets? by in|uses?|some|my|her|his|school|a little|basic|fluent|good|i speak|the|of|in|and|rusty|working|passable|scottish|irish|swiss|near-native|of) )*(?=\p{Lu})/iu

const SPOKEN =
  /\b(?:i speak|speaks?|spoken|mother tongues?|native|fluent|bilingual|languages?:?|from home|at home|[abc][12]|conversational|understand|(?:raised|grew up|brought up|growing up) (?:in|with|speaking)|school level|business level|first language|from birth|from childhood|of (?:my|her|his) childhood|every day|lessons in|learnt|speaking)\b/i
const NOT_HERE: readonly (Kind | null)[] = ['references', 'awards', 'projects', 'memberships']
/** Said of nobody else there. */
const OWN = /\b(?:is|are) (?:my )?(?:mother tongues?|first languages?)\b/i
/** Where lines that begin with a language may stand below 'Spoken'. */
const OFTEN_NOT: readonly (Kind | null)[] = ['publications', 'talks', 'experience', 'teaching']

/** What a section on languages weighs at least, be it by its lines alone. */
const LIKELY = 0.5

/** Of 'Words, spoken and printed' a line may name a language for something else: 'A book on Irish coastal paths'. */
const isPlain = ({ text, tongues }: Claim): boolean =>
  tongues.length > 1 ||
  (tongues.length === 1 && (SPOKEN.test(text) || tonguesIn(text.split(/\s+/, 3).join(' ')).length > 0))

/** Lines of sections on languages. */
export const ownLines = ({ units, mainKinds, sectionKinds }: Facts): UnitFacts[] =>
  units.filter(
    ({ unit: { kind, section } }) =>
      kind !== 'heading' &&
      mainKinds[section] === 'languages' &&
      (sectionKinds[section]?.get('languages') ?? 0) >= LIKELY,
  )

/** All claims: of sections on languages, or where there are none, of lines that tell of some. */
export function claimsOf(facts: Facts): Claim[] {
  const listed = ownLines(facts).flatMap((one) => claimsIn(facts, one, true))
  if (listed.some(isPlain)) return listed
  return facts.units
    .filter(({ unit, entry, isHeader }) => {
      const kind = facts.mainKinds[unit.section] ?? null
      if (toldOfOther(unit.text) !== null) return false
      if (unit.kind === 'heading' || (NOT_HERE.includes(kind) && !OWN.test(unit.text))) return false
      if (isHeader && entry !== null && facts.entries[entry]?.kind === 'experience') return false
      if (OFTEN_NOT.includes(kind) && tonguesIn(unit.text.split(/[ ,:;]/)[0] ?? '').length === 0) return false
      const isTold = SPOKEN.test(unit.text) || (kind !== 'education' && tellsClasses(unit.text))
      return isTold && namesOne(unit.text)
    })
    .flatMap((one) => {
      const classed = !SPOKEN.test(one.unit.text)
      return claimsIn(facts, one, false).filter(
        ({ tongues, text }) => tongues.length > 0 && (classed || SPOKEN.test(text)),
      )
    })
}

/** A name of a language that is written as one. */
const namesOne = (text: string): boolean =>
  tonguesIn(text).some((name) =>
    new RegExp(`(?<!\\p{L})${name.charAt(0).toUpperCase()}${name.slice(1, 3)}`, 'u').test(text),
  )

/** 'Ladin and Venetan (first languages)': two that are told with one level or in one breath, whether or not a list has them. */
const PAIR =
  /^(\p{Lu}\p{Ll}{2,20}) and (\p{Lu}\p{Ll}{2,20}) (?:\((?:both |my )*(?:native|mother|first|fluent|[ABC][12])|are (?:both |the |my |what |at )+(?:native|mother|first|home|languages?|i |fluent|[ABC][12]))/u

function claimsIn(facts: Facts, { unit }: UnitFacts, listed: boolean): Claim[] {
  const claim = (text: string, level: string | null = null): Claim => {
    const named = listed ? [...(PAIR.exec(text)?.slice(1) ?? [])].map(fold) : []
    return { text, unit: unit.index, tongues: [...new Set([...tonguesIn(text), ...named])], listed, level }
  }
  if (unit.kind === 'row') {
    const cells = cellsOf(facts.document, unit) ?? []
    const told = cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
    if (told.length > 2 || tonguesIn(told.at(-1)?.text ?? '').length < 2)
      return [
        claim(
          sayCells(told) ??
            told
              .map(({ header, text }, i) =>
                i > 0 && /^(?:\d|[A-C]$|yes$|no$|none$)/.test(text) && header !== ''
                  ? `${header} ${text}`
                  : text,
              )
              .join(', '),
        ),
      ]
  }
  const lead = /^(?:[\p{L} ]{2,24}: )(?=.*[,;])/u.exec(unit.text)?.[0] ?? ''
  if (lead === '' || tonguesIn(lead).length > 0 || /tongue|native|first/i.test(lead))
    return partsOf(unit.text).map((text) => claim(text))
  const level = LEVEL.test(lead) ? lead.replace(/: $/, '') : null
  return partsOf(unit.text.slice(lead.length)).map((text) => claim(text, level))
}

/** 'Fluent', 'Reading only', 'At school', but not 'Spoken' or 'European languages'. */
const LEVEL =
  /\b(?:fluent|reading|read|basic|basics|good|working|conversational|professional|rusty|passive|school|beginners?|elementary|intermediate|advanced|some|a little|limited|understood|understand|learning|proficient|[ABC][12])\b/i

/** Splits where another language begins: 'French (C1), Dutch (B2) and some German'. */
function partsOf(rest: string): string[] {
  const out: string[] = []
  let from = 0
  for (const cut of rest.matchAll(/(?:;|,| \/|\s\||\.)\s+/g)) {
    const depth =
      (rest.slice(0, cut.index).match(/\(/g)?.length ?? 0) -
      (rest.slice(0, cut.index).match(/\)/g)?.length ?? 0)
    if (depth > 0) continue
    const next = rest.slice(cut.index + cut[0].length)
    const named = NEXT.exec(next)
    const begins =
      named !== null && tonguesIn(next.slice(named[0].length).split(/[ ,;(.]/)[0] ?? '').length > 0
    const code = CODE.test(next)
    if (!begins && !code && !cut[0].startsWith(';')) continue
    // 'Dutch, French and English, mother tongues': names alone go with what is said of the last of them
    if (
      cut[0].startsWith(',') &&
      !/[\s(]/.test(rest.slice(from, cut.index).trim()) &&
      (/^\p{Lu}\p{L}+ and /u.test(next) || /^\p{Lu}\p{L}+ \((?:both|all) /u.test(next))
    )
      continue
    out.push(rest.slice(from, cut.index))
    from = cut.index + cut[0].length
  }
  out.push(rest.slice(from))
  return out
    .map((part) => part.replace(/^(?:and|but) /, '').replace(/[.,;\s]+$/, ''))
    .filter((part) => part !== '')
}

const LEVEL_ASIDE =
  /\b(?:near(?:ly)?|almost|close to|like a|not an?|non|level of an?|by an?|as good as an?)[- ](?:native|mother)|\bnative[- ](?:like|level|standard|advertising|apps?)\b/i
const NATIVE =
  /\b(?:native|mother[- ]tongues?|first languages?|second mother tongue|home languages?|muttersprache|langue maternelle|lengua materna|l1)\b/i
/** Said where no language is called native. */
const FROM_HOME =
  /\b(?:(?:both |all )?from (?:home|childhood|birth|my parents|his parents|her parents)|since (?:childhood|birth)|(?:grew|grown|growing) up (?:with|in|speaking|bilingual)|(?:was |were )?(?:raised|brought up) (?:in|with|on|speaking)|(?:is|was) (?:what )?(?:my own|i was raised in)|of (?:my|her|his) childhood|at home$|bilingual(?: from| since)?)\b|\((?:first|mother|father|both first)[),]|, class a\b|class: a\b|\bclass a\b/i
/** A language that is only heard at home. */
const HEARD =
  /\b(?:understand\w*|not written|cannot write|hardly written|spoken (?:only|at home|with)|a few|some|greetings|songs|conversational|from my (?:mother|father|gran\w*)|father's|mother's family|rusty)\b/i

/** Those of a mother tongue: called so, or had from home. */
export function nativeOf(claims: readonly Claim[]): Claim[] {
  const about = claims.filter(
    ({ tongues, text }) => tongues.length > 0 || /^(?:mother tongue|native)/i.test(text),
  )
  const called = about.filter(({ text }) => NATIVE.test(text) && !LEVEL_ASIDE.test(text))
  if (called.length > 0) return called
  const classed = ofClassA(about)
  if (classed.length > 0) return classed
  const home = about.filter(({ text }) => FROM_HOME.test(text))
  const sure = home.filter(({ text }) => !HEARD.test(text))
  return sure.length > 0 ? sure : home
}

/** Claims about one language, by its folded name. */
export function claimsAbout(claims: readonly Claim[], tongue: string): Claim[] {
  const asked = stem(tongue)
  const about = claims.filter(({ tongues, text }) => {
    if (!tongues.some((name) => stem(name) === asked)) return false
    // German Sign Language is no German
    const sign = new RegExp(`\\b${tongue} sign language`).test(fold(text))
    return !sign || tongues.length > 2 || fold(text).split(tongue).length > 2
  })
  // 'Danish (thesis written in English)' tells of Danish
  const first = about.filter(({ tongues }) => stem(tongues[0] ?? '') === asked)
  return first.length > 0 && about.some(({ listed }) => listed) ? first : about
}

/** Is more said of it than its name? */
export const tellsLevel = ({ text }: Claim): boolean =>
  text.replace(/\p{Lu}\p{L}+|\b(?:and|languages?)\b|[:,.()\s–-]/gu, '').length > 0
