/** 'What language is Tern in?', where Tern is a project of hers: what it is written in, rather than what she speaks. */
import type { Facts } from '../facts/facts.ts'
import { fold } from '../text/text.ts'

const MADE = /\b(?:written|coded|programmed|built|made|developed|implemented|done)\b/i
const ASKED =
  /^(?:in )?(?:what|which) languages? (?:is|was|are|were) (?:the |his |her |their |your )?(.{2,40}?)(?: in)?[?.!\s]*$/i
/** What a name ends at. */
const ENDS = /^(?:$|[^\p{L}\p{N}-])/u

/** The same as it is looked up; the text itself where it names no project. */
export function codedIn(facts: Facts, text: string): string {
  const name = ASKED.exec(text)?.[1]
  if (name === undefined || MADE.test(name)) return text
  const folded = fold(name)
  const isNamed = facts.units.some(({ unit }) => {
    if (facts.mainKinds[unit.section] !== 'projects') return false
    const own = fold(unit.text).replace(/^["'*]+/, '')
    return own.startsWith(folded) && ENDS.test(own.slice(folded.length))
  })
  return isNamed ? `What is ${name} written in?` : text
}
