/** What a line right above a list says of its items: 'Doctoral students', 'As co-investigator:'. */
import type { Block, CvDocument } from '../../types.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'

/** Characters of such a line. */
const LONGEST = 60

/** For each item of a list, by its block, the line above the list. A house and a time head a post rather than a list. */
export const leadsAbove = oncePer(({ blocks }: CvDocument): ReadonlyMap<number, string> => {
  const leads = new Map<number, string>()
  let lead: Block | null = null
  for (const block of blocks) {
    if (block.kind !== 'listItem') lead = mayLead(block) ? block : null
    else if (lead?.section === block.section) leads.set(block.index, lead.text.replace(/\s*:$/, ''))
  }
  return leads
})

const mayLead = ({ kind, text, parents }: Block): boolean =>
  kind === 'paragraph' &&
  parents.length === 0 &&
  text.length <= LONGEST &&
  /^\p{Lu}[^\n]*[^.!?,;\s]$/u.test(text) &&
  !/[@|·]/.test(text) &&
  findDates(text).length === 0 &&
  !looksLikeOrg(text)
