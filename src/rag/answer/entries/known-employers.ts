/** Employers that one entry tells for certain, found in the headers of others. */
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { fold } from '../text/text.ts'
import type { Entry } from './entry.ts'

/** 'Same bank', 'The same firm': that of the post before. */
const SAME = /^(?:[Tt]he |[Aa]t the )?[Ss]ame \p{Ll}+$/u

/** The same beside a title, where no house is named. */
const SAME_HOUSE =
  /^(?:[Tt]he |[Aa]t the )?[Ss]ame (?:firm|company|employer|house|bank|practice|hospital|school|clinic|shop|restaurant|hotel|agency|studio|office|university|college|institute|organi[sz]ation|trust|council|board|authority|museum|library|theatre|group|charity|society|yard|farm|ship)$/

function withSame(entry: Entry, before: Entry | undefined): Entry {
  const isSame = entry.org === null ? entry.parts.some((part) => SAME_HOUSE.test(part)) : SAME.test(entry.org)
  if (!isSame || before?.org == null || before.kind !== entry.kind) return entry
  return { ...entry, org: before.org, place: entry.place ?? before.place }
}

/**
 * 'Glazier, Norrsund, Malmö' beside 'Head of Glazing, Norrsund, Malmö': who employed one under a title that is known
 * for one did so under another.
 */
export function withKnownEmployers(entries: readonly Entry[]): Entry[] {
  const known = new Set(
    entries.flatMap(({ kind, title, org }) =>
      kind === 'experience' && title !== null && org !== null && looksLikeTitle(title) ? [fold(org)] : [],
    ),
  )
  const said: Entry[] = []
  for (const read of entries)
    said.push(
      withSame(
        read,
        said.findLast(({ kind }) => kind === read.kind),
      ),
    )
  return said.map((entry) => {
    const { kind, title, org, parts } = entry
    if (kind !== 'experience' || title !== null || org === null || looksLikeOrg(org) || known.has(fold(org)))
      return entry
    const employer = parts.find((part) => part !== org && known.has(fold(part)))
    if (employer === undefined) return entry
    const place = parts.find((part) => part !== org && part !== employer && /^\p{Lu}[^\d]{1,38}$/u.test(part))
    return { ...entry, title: org, org: employer, place: place ?? null }
  })
}
