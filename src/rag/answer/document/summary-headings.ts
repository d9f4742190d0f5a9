/** 'Professional Summary', 'Career objective': what one says of oneself, though the words before name a working life. */
import { findDates } from '../text/dates.ts'
import { unnumbered } from './heading-kinds.ts'

const SUMMED =
  /^(?:my |brief |short |professional |career |personal |executive |work |employment |job ){1,3}(?:and )?(?:summary|profile|objectives?|statement|overview|synopsis|introduction)\W*$/

/**
 * Does it head a summary, rather than a list of posts under that name, whose lines tell from when to when?
 * @param texts of the lines below it
 */
export const headsSummary = (heading: string, texts: readonly string[]): boolean =>
  SUMMED.test(unnumbered(heading)) &&
  texts.length > 0 &&
  !texts.some((text) => findDates(text).some(({ single }) => !single))
