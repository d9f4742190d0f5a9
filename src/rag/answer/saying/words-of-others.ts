/** What somebody else says of themselves in a recommendation: '"I have flown for thirty years and would take her on any crew."' */
import type { Facts } from '../facts/facts.ts'

const QUOTED = /^["“„«‘']/u
const OF_THEMSELVES = /\b(?:I|my)\b/

/** Beside a line of the CV's own owner, which answers, another's word on another is wrong. */
export function isOfOtherSpeaker({ units, mainKinds }: Facts, best: number, unit: number): boolean {
  const isQuoted = (at: number): boolean => {
    const found = units[at]
    return (
      found !== undefined &&
      mainKinds[found.unit.section] === 'references' &&
      QUOTED.test(found.unit.text) &&
      OF_THEMSELVES.test(found.unit.text)
    )
  }
  return isQuoted(unit) && mainKinds[units[best]?.unit.section ?? -1] !== 'references'
}
