/** Questions about something that the CV has no word for: they are declined whatever else matches. */
import { isUnderSomebody } from '../common/boss-in.ts'
import { lacksReach } from '../common/reach-one.ts'
import { lacksReachOf } from '../common/reach-other.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { AROUND_LANGUAGE } from '../lexicon/around-language.ts'
import { countryOfTown, isCountry } from '../lexicon/countries.ts'
import { holdsDegreeIn } from '../lexicon/degrees.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { PERSON } from '../lexicon/names.ts'
import { askedApart } from '../ranking/apart.ts'
import { flags, ofKind } from '../ranking/flags.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { greatest } from '../ranking/trees.ts'
import { oncePer } from '../text/once-per.ts'
import { stem } from '../text/text.ts'
import { STOPWORDS } from '../text/word-lists.ts'
import { asksUnknownReviews } from './asks-unknown-reviews.ts'
import { bestAnywhere, coveredTerms } from './held-terms.ts'

/** Log odds against 'no line answers'. */
const SAID_OTHERWISE = 4

/** Only names and terms of a trade are this rare in general language. */
const RARE = 0.95

/** Names of people and places that are words, too ('Taylor', 'Berlin'). */
const COMMON = 0.5

/** So near in meaning to a name comes a text that may put it otherwise; others are only about something like it. */
const NEAR = 0.5

/** So well does a header hold a name that is asked for. */
const NAMED = 0.8

/** Words around the one thing that is asked about. */
const AROUND =
  /^(?:experi|skill|knowledg|know|knew|us|familiar|background|expertis|expert|work|year|month|have|hold|own|get|ever|abl|profici|compet|qualif|certif|licen[cs]|train|long|mani|much|list|tell|show)/

/** Is it how well one speaks a language that the CV does not name ('Spanish language level?')? */
function asksUnknownLanguage({ question, terms }: Reading): boolean {
  const topic = question.topics.find(({ name }) => name === 'language')
  const named = topic?.ask.exec(question.folded)
  if (!named) return false
  const within = (t: Term): boolean =>
    t.word.start >= named.index && t.word.start < named.index + named[0].length
  const others = terms.filter((t) => !t.self && !within(t))
  const asked = terms.filter(within)
  return (
    asked.length > 0 &&
    asked.every((t) => t.known < 0.5 && t.reach < 0.5) &&
    others.every((t) => AROUND_LANGUAGE.test(t.word.stem))
  )
}

/** Words around people who may be asked about somebody. */
const AROUND_REFEREES =
  /^(?:refer|contact|reach|call|phone|ring|email|write|speak|talk|ask|name|list|provid|offer|give|avail|includ|check|person|peopl|former|profession|employ|job|work|charact|detail|number|have|there|vouch|suppli|suppl|quot|tell|touch|can)/
const REFEREES =
  /\b(?:references|referees?|(?:(?:his|her|your|their|an?|any|job|character|professional|employer|work) )reference)\b/
const OPENS_WITH_PERSON = new RegExp(`^(?:${PERSON.source})\\s*[,(:–—-]`, 'u')
const TELLS_OF_REFEREES =
  /\brefere(?:nce|e)s?\b|\b(?:up)?on request\b|\bvouch|\brecommend|\btestimonial|\b(?:happy|glad|willing|can|will|may|please|before you) (?:to )?(?:ask|call|ring|phone|contact|speak|talk|answer|confirm)\b|\bask (?:him|her|them|me)\b/i

/** Is it who may be asked about the person, of whom the CV says nothing? Any boss or colleague is none. */
export function asksUnknownReferees(facts: Facts, { question, terms }: Reading): boolean {
  return (
    REFEREES.test(question.folded) &&
    question.topics.some(({ name }) => name === 'references') &&
    terms.every((t) => t.self || AROUND_REFEREES.test(t.word.stem)) &&
    ofKind(facts, 'references').every((share) => share < 0.5) &&
    // people below a heading that says nothing to us may be they
    !facts.units.some(
      ({ unit }) => (facts.mainKinds[unit.section] ?? null) === null && OPENS_WITH_PERSON.test(unit.text),
    ) &&
    !flags(facts, TELLS_OF_REFEREES).includes(1)
  )
}

/** Where 'under Ann Moor' tells of a superior; a section that is told may be called anything. */
const WHERE_ONE_WORKED: ReadonlySet<Kind | null> = new Set<Kind | null>(['experience', 'summary', null])

/** Is it whom the person reports to, of which no line tells? A person named beside the employer is no superior. */
function asksUnknownSuperior(facts: Facts, { question, terms }: Reading): boolean {
  const topic = question.topics.find(({ name }) => name === 'superior')
  if (topic === undefined) return false
  const told = flags(facts, topic.tell)
  const tells = facts.units.filter(
    ({ unit }) =>
      told[unit.index] === 1 ||
      (WHERE_ONE_WORKED.has(facts.mainKinds[unit.section] ?? null) && isUnderSomebody(unit.text)),
  )
  const names = terms.filter((t) => !t.self && t.named && t.known >= NAMED)
  const holds = (stems: ReadonlySet<string>): boolean =>
    names.every((t) => [...t.matches].some(([key, value]) => value >= NAMED && stems.has(key)))
  const posts = facts.entries.filter(({ header }) =>
    holds(new Set(header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))),
  )
  // whom one reports to elsewhere is no answer for the post that is named
  if (names.length === 0 || posts.length === 0) return tells.length === 0
  const shortly = names.filter((t) => isOfNoOther(facts, posts, t))
  return !tells.some(
    ({ unit, stems }) =>
      holds(stems) ||
      shortly.some((t) => heldBy(t, stems)) ||
      posts.some(({ from, to }) => unit.index >= from && unit.index < to),
  )
}

const heldBy = ({ matches }: Term, stems: ReadonlySet<string>): boolean =>
  [...matches].some(([key, value]) => value >= NAMED && stems.has(key))

/** A word of a longer name that no other post has: 'At Acme I report to …' is of Acme Robotics. */
const isOfNoOther = (facts: Facts, posts: readonly Entry[], term: Term): boolean =>
  !facts.entries.some(
    (entry) =>
      entry.kind === 'experience' &&
      !posts.includes(entry) &&
      entry.header.some((unit) => heldBy(term, facts.units[unit]?.stems ?? new Set())),
  )

const DEGREE_IN =
  /\b(?:(?:master|bachelor)(?:['’]?s)?(?: degree)? (?:of|in)|doctor of) (?:the )?(?=\p{L}{3})(?:\p{L}+ ?){1,4}/u

/** Is it a degree in a field of which the CV has no word ('her Master of Laws')? */
function asksUnknownDegree(facts: Facts, { question, terms }: Reading): boolean {
  const named = DEGREE_IN.exec(question.folded)
  if (named === null) return false
  const degree = named.index + (/ (?:of|in) /.exec(named[0])?.index ?? 0)
  const field = terms.filter(
    ({ word, self }) => !self && word.start > degree && word.start < named.index + named[0].length,
  )
  if (field.length === 0 || field.some((term) => isSomePlaceOrField(question.text, term))) return false
  const stems = field.map(({ word }) => word.stem)
  return (
    field.every((term) => term.known < NAMED && term.reach < 0.5 && !isShortened(facts, term)) &&
    !facts.units.some(({ unit }) => holdsDegreeIn(unit.text, stems))
  )
}

const DOCTOR = /\bph\.? ?d\b|\bd\.?phil\b|\bdo[ck]tor\w*|\bdr\b/i
/** 'Dr Jane Roe, former head' is somebody else, unless the CV's own name says so. */
const TITLED = /\b(?:prof(?:essor)?\.? )?dr\.? (?=\p{Lu})/giu

/** Is it the doctorate of somebody of whom nothing says that there is one? Other degrees have more names. */
const asksUnknownDoctorate = (facts: Facts, { question }: Reading): boolean =>
  askedApart(question).degree === 'doctor' &&
  !facts.units.some(({ unit }) =>
    DOCTOR.test(unit.index === facts.person?.unit ? unit.text : unit.text.replace(TITLED, '')),
  )

/** 'a master's in any subject', 'her bachelor in England' */
const isSomePlaceOrField = (text: string, { word }: Term): boolean =>
  /^(?:fields?|subjects?|areas?|disciplines?|total|all|time|years?|months?|what|which)$/.test(word.text) ||
  (/\bin (?:the )?$/.test(text.slice(0, word.start)) &&
    (isCountry(word.raw) || countryOfTown(word.raw) !== null))

/** 'Econ.' for economics. */
const isShortened = (facts: Facts, { word }: Term): boolean =>
  [...facts.vocabulary.keys()].some(
    (own) => own.length >= 3 && !STOPWORDS.has(own) && word.text.startsWith(own),
  )

const BESIDE =
  /\b(at|for|with) (?:the )?(\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:of|the|de|van|von|und|and|for) )?\p{Lu}[\p{L}\d&'’.-]*){0,6})/gu

/** 'Tested for BVD', 'screened for MRSA': what is looked for is nobody one worked for. */
const LOOKED_FOR =
  /\b(?:test|screen|check|vaccinat|scan|examin|treat|sampl|inspect|search)\p{L}*(?: [\p{L}-]+){0,2} $/u

/** 'worked for Acme': whoever is named is somebody whom one worked for, though it be by words that are common. */
const WORKED = /\b(?:work|works|worked|working|employed|serve|served|job|jobs|post) $/

/** Words that the CV writes with a capital, folded. */
const capitalised = oncePer(
  (facts: Facts): ReadonlySet<string> =>
    new Set(
      facts.units.flatMap(({ words }) =>
        words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).map(({ text }) => text),
      ),
    ),
)

/** 'Woodrush Mills' of a CV that has 'wood' and 'mill': names begin with a capital there too, and go on alike. */
const isOnlyAWord = (facts: Facts, { word, matches }: Term): boolean =>
  /^\p{Lu}\p{Ll}{3}/u.test(word.raw) &&
  ![...capitalised(facts)].some((own) => matches.has(stem(own)) && own.length * 4 >= word.text.length * 3)

/** 'Goethe-Institut Lyon' of one whose Goethe-Institut is in Porto: all of the name but its town is of another house. */
function isNamesakeElsewhere(facts: Facts, name: readonly Term[]): boolean {
  const isTown = (raw: string): boolean => countryOfTown(raw) !== null
  const towns = name.filter(({ word, self }) => !self && isTown(word.raw))
  const others = name.filter((t) => !towns.includes(t) && !t.self)
  if (towns.length !== 1 || others.length === 0 || towns.some((t) => t.known >= 0.5 || t.reach >= 0.5))
    return false
  if (others.some((t) => t.known < NAMED)) return false
  const houses = facts.entries.filter(({ header }) => {
    const own = new Set(header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))
    return others.every((t) => heldBy(t, own))
  })
  return (
    houses.length > 0 &&
    houses.every(({ header }) =>
      header.some((unit) => facts.units[unit]?.words.some(({ raw }) => isTown(raw)) === true),
    )
  )
}

/** Is someone named whom one was with, and the CV does not name them ('at Linklaters', 'for Médecins Sans Frontières')? */
function asksUnknownFirm(facts: Facts, { question, terms }: Reading): boolean {
  return [...question.text.matchAll(BESIDE)].some(({ index, 0: whole, 1: beside, 2: name = '' }) => {
    if (beside === 'for' && LOOKED_FOR.test(question.folded.slice(0, index))) return false
    const end = index + whole.length
    const inName = terms.filter(({ word }) => word.start >= end - name.length && word.end <= end)
    if (isNamesakeElsewhere(facts, inName)) return true
    // 'Tesco Ltd' is Tesco, 'TU Munich' the TU
    const rarest = Math.max(...inName.map(({ self, rarity }) => (self ? 0 : rarity)))
    const telling = inName.filter(({ self, rarity }) => !self && rarity === rarest)
    const [first] = telling
    if (first === undefined || telling.some((t) => !t.named)) return false
    const held = telling.filter((t) => Math.max(t.known, t.reach) >= 0.5)
    // one that is there letter for letter may be written small
    if (held.length === telling.length && held.every((t) => t.known > NAMED)) return false
    if (held.some((t) => !isOnlyAWord(facts, t))) return false
    // 'experience with Public Speaking' names nobody
    return first.rarity >= (beside === 'at' || WORKED.test(question.folded.slice(0, index)) ? COMMON : RARE)
  })
}

/** 'Azure': no text of other such things puts it otherwise; abbreviations stand for kinds of things, too ('CRM'). */
const isByName = ({ named, word }: Term): boolean => named && /^\p{Lu}\p{Ll}{2}/u.test(word.raw)

/** Is nothing that the question asks about in the CV ('kubernetes experience?')? */
export function asksTheUnknown(facts: Facts, reading: Reading): boolean {
  if (
    asksUnknownLanguage(reading) ||
    asksUnknownDegree(facts, reading) ||
    asksUnknownDoctorate(facts, reading) ||
    asksUnknownFirm(facts, reading) ||
    asksUnknownSuperior(facts, reading) ||
    asksUnknownReviews(facts, reading) ||
    lacksReach(facts, reading.question) ||
    lacksReachOf(facts, reading.question)
  )
    return true
  const asked = reading.terms.filter((t) => !t.self && !AROUND.test(t.word.stem))
  // said in other words, as far as what was learned can tell; of names alone that says how well a line fits what stands
  // around them ('how many years of Xyz')
  const names =
    asked.length > 0 && asked.every((t) => t.named && t.rarity >= RARE && /\p{Lu}/u.test(t.word.raw))
  const far = names && asked.every((t) => isByName(t) || bestAnywhere(reading, t) < NEAR)
  if (!far && greatest(reading.columns.get('learned')) > SAID_OTHERWISE) return false
  // a name: a common word may be put otherwise
  if (!asked.some((t) => t.named && t.rarity >= RARE) || asked.some((t) => t.known >= 0.5 || t.reach >= 0.5))
    return false
  const covered = coveredTerms(facts, reading)
  return !asked.some((t) => covered.has(t))
}
