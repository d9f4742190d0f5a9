/** The kinds that a heading names, set right by the lines below it where its words have more than one sense. */
import { kindsOfText } from '../document/content-kinds.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { headsSummary } from '../document/summary-headings.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { TOPICS } from '../lexicon/topics.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { isStudies } from './posts-or-studies.ts'

/** 'Before the law': what one did until then, unless most of it was studied. */
const EARLIER =
  /^(?:life |work |jobs |the (?:years|time) )?before (?!(?:you|we|calling|booking|hiring|joining|asking)\b)/i

function earlierWork(heading: string, texts: readonly string[]): ReadonlyMap<Kind, number> | null {
  const isWork = EARLIER.test(heading) && texts.filter((text) => isStudies(text)).length * 2 <= texts.length
  return isWork ? new Map([['experience', 1]]) : null
}

/** 'Professional summary' opens with no post, whatever else its words may name. */
const summed = (heading: string, texts: readonly string[]): ReadonlyMap<Kind, number> | null =>
  headsSummary(heading, texts)
    ? new Map([...kindsOfHeading(heading), ['summary', 1], ['experience', 0.6]])
    : null

/** A line about something that is published. */
const PUBLISHED =
  /^\W{0,4}\d{0,3}\W{0,4}["“„«]|\b(?:journal|proceedings|conference|arxiv|doi|to appear|under review|vol\.|pp\.|annals|transactions of|quarterly|et al|(?:review|letters|magazine|bulletin|gazette),? \(?(?:19|20)\d\d)(?!\p{L})|\b\d{1,3}(?:\(\d{1,3}\))?: \d{1,5}[–-]\d{1,5}(?!\d)/iu

const TONGUE = TOPICS.find(({ name }) => name === 'language')?.ask ?? /(?!)/
const tellsTongue = (text: string): boolean => kindsOfText(text).has('languages') || TONGUE.test(fold(text))

/** 'Dutch: B2', 'Dutch (native)', but not 'Dutch Masters, 2011'. */
const beginsWithTongue = (text: string): boolean =>
  /^\p{L}{4,20}(?:: | \(|, | [–—-] )/u.test(text) &&
  TONGUE.exec(fold(text))?.index === 0 &&
  !/["“„«]/.test(text)

const isQuoted = (text: string): boolean => /["“„«]|\b(?:19|20)\d\d\b/.test(text)

/** 'Papers' are certificates, or what one wrote, and 'training' may be studies: the lines below tell. */
function written(own: ReadonlyMap<Kind, number>, texts: readonly string[]): ReadonlyMap<Kind, number> {
  // 'Languages and tools' above 'Rust, Redis', none of which anybody speaks
  if (own.get('languages') === 1 && own.has('skills') && texts.length > 0 && !texts.some(tellsTongue))
    return new Map([...own, ['skills', 1], ['languages', 0.6]])
  // 'Talking' above the languages that one does it in
  if (own.get('talks') === 1 && texts.filter(tellsTongue).length * 2 > texts.length && !texts.some(isQuoted))
    return new Map([...own, ['languages', 1], ['talks', 0.6]])
  // and 'Words' above those that one knows
  if (own.get('publications') === 1 && texts.filter(beginsWithTongue).length * 2 > texts.length)
    return new Map([...own, ['languages', 1], ['publications', 0.3]])
  // 'Academic training': what was studied, where most of what has a date is a degree
  if (own.get('certifications') === 1 && own.has('education')) {
    const dated = texts.filter((text) => findDates(text).length > 0)
    const studies = dated.filter((text) => isStudies(text))
    if (studies.length > 1 && studies.length * 2 > dated.length)
      return new Map([...own, ['education', 1], ['certifications', 0.6]])
  }
  if (own.get('certifications') !== 1 || !own.has('publications')) return own
  const published = texts.filter((text) => PUBLISHED.test(text)).length
  return published * 3 < texts.length ? own : new Map([...own, ['publications', 1], ['certifications', 0.6]])
}

/** What the words of a heading say that it opens, in the light of the texts below it. */
export const kindsByHeading = (heading: string, texts: readonly string[]): ReadonlyMap<Kind, number> =>
  earlierWork(heading, texts) ?? summed(heading, texts) ?? written(kindsOfHeading(heading), texts)

/** 'Schools', where one taught, 'Learning the trade', where one was an apprentice: no word of what is studied. */
export const namesLearning = (heading: string, own: ReadonlyMap<Kind, number>): boolean =>
  own.size === 1 &&
  own.has('education') &&
  /\b(?:schools|learn(?:t|ed|ing)|trained)\b/i.test(heading) &&
  !/\b(?:stud|educat|degree|academ|universit)/i.test(heading)

/** 'In the workshop': a place of work, where nothing else says that others were taught there. */
export const namesWorkshop = (heading: string, own: ReadonlyMap<Kind, number>): boolean =>
  own.size === 1 &&
  own.has('teaching') &&
  /\bworkshop\b/i.test(heading) &&
  !/\b(?:teach|taught|lectur)/i.test(heading)
