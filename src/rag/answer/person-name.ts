/** Where a CV says whose it is: in its first heading, or below one that only says 'Curriculum Vitae'. */
import type { Unit } from './units.ts'

const CV_WORDS =
  /(?<!\p{L})(?:curriculum vitae|cv|r[ée]sum[ée]|lebenslauf|personal (?:profile|details)|profile|vita|of|for)(?!\p{L})/giu
const NAME =
  /^(?:(?:dr|prof|mr|mrs|ms|mx)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|da|dos|di|del|la|le|el|bin|al|ter|zu|af|y|e) ){0,3}\p{Lu}[\p{L}'’.-]*){1,4}/iu
/** Lines below the heading in which a name is looked for. */
const LINES = 3

export interface PersonName {
  readonly text: string
  readonly unit: number
}

export function personName(units: readonly Unit[]): PersonName | null {
  const at = units.findIndex(({ kind }) => kind === 'heading')
  const heading = units[at]
  if (!heading) return null
  const said = heading.text
    .replace(CV_WORDS, ' ')
    .replace(/^[\s/|:,–—-]+|[\s/|:,–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  // a calling may stand behind the name; 'Quill, Ada' is all name
  const name = /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{Ll}'’-]+$/u.test(said)
    ? said
    : (said.split(/[,|·(:]|\s[–—-]\s/)[0] ?? '').trim()
  if (/\p{L}{2}/u.test(name)) return { text: name, unit: at }
  for (const unit of units.slice(at + 1, at + 1 + LINES)) {
    if (unit.section !== heading.section) break
    const below = NAME.exec(unit.text)?.[0]
    if (below !== undefined && /^\p{Lu}/u.test(below)) return { text: below, unit: unit.index }
  }
  return null
}
