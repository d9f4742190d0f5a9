/** 'Who can be asked about her?', of a CV that names no referee and says nothing of references. */
import type { Facts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import { flags, ofKind } from '../ranking/flags.ts'
import type { Reading } from '../ranking/reader.ts'

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
      ({ unit }) =>
        [null, 'references'].includes(facts.mainKinds[unit.section] ?? null) &&
        OPENS_WITH_PERSON.test(unit.text),
    ) &&
    !flags(facts, TELLS_OF_REFEREES).includes(1)
  )
}
