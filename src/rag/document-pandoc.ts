/**
 * What pandoc and org-mode leave in a CV beside its words: fences of divisions, drawers of properties, spans in
 * brackets. Lines of theirs are blanked and signs around words become `NOTHING`, so that what is left keeps its place.
 */
import { blank, gone, NOTHING } from './document-notes.ts'

/** '::: {.drawer}', ':::: PROPERTIES', ':::' alone in their lines. */
const FENCE = String.raw`^ {0,3}:{3,12}(?:[ \t]{0,4}(?:\{[^{}\n]{0,200}\}|[\w-]{1,40}))?[ \t]{0,20}:{0,12}[ \t]{0,20}(?=\r?$)`
/** ':PROPERTIES:', ':CUSTOM_ID: about', ':END:' in lines of their own. */
const PROPERTY = String.raw`^[ \t]{0,8}:(?:PROPERTIES|LOGBOOK|END|CUSTOM_ID|ID|VISIBILITY|UNNUMBERED|CATEGORY|CREATED|COLUMNS|ORDERED|EXPORT_[A-Z_]{2,30}):(?:[ \t][^\r\n]{0,200})?(?=\r?$)`
const LINES = new RegExp(`${FENCE}|${PROPERTY}`, 'gm')

const TOKEN = String.raw`(?:[.#][\w:-]{1,60}|[\w:-]{1,40}=(?:"[^"\n]{0,120}"|'[^'\n]{0,120}'|[\w.%:/-]{1,60}))`
const SPAN = new RegExp(
  String.raw`(?<![\\!\]])\[([^[\]\n]{1,200})\](\{[ \t]{0,4}${TOKEN}(?:[ \t]{1,4}${TOKEN}){0,12}[ \t]{0,4}\})`,
  'g',
)
/** Words that org-mode sets beside a heading for its own lists: of the state of a task, of what it is filed under. */
const FILED = /[{\s]\.(?:tag|todo|done|TODO|DONE)[\s}]/
/** '\<2014-09-01 Mon\>' says a day. */
const DAY = /^(\\?[<[])(\d{4}-\d{2}-\d{2})((?: \p{L}{2,4}\.?)?(?: \d{1,2}:\d{2})?\\?[>\]])$/u
/** Spans within spans. */
const DEEPEST = 3
/** '$|$', a bar that was set as a formula. */
const BAR = /\$(\\?\|)\$/g
/** A break behind the last line of what a fence closes. */
const BROKEN_OFF = /\\(?=[ \t]{0,20}(?:\r?\n[ \t]{0,80}){2})/g
const MAY = /^ {0,3}:::|^[ \t]{0,8}:[A-Z_]{2,40}:|\]\{|\$\\?\|\$/m

/** A string of the same length with blanks instead; the string itself where there is nothing of the kind. */
export function withoutPandoc(markdown: string): string {
  if (!MAY.test(markdown)) return markdown
  let text = markdown
    .replace(LINES, blank)
    .replace(BROKEN_OFF, ' ')
    .replace(BAR, (_, bar: string) => NOTHING + bar + NOTHING)
  for (let depth = 0; depth < DEEPEST && text.includes(']{'); depth++) {
    const next = text.replace(SPAN, (all: string, held: string, attributes: string) =>
      FILED.test(attributes) ? blank(all) : `${NOTHING}${withoutDay(held)}${NOTHING}${gone(attributes)}`,
    )
    if (next === text) break
    text = next
  }
  return text
}

const withoutDay = (held: string): string =>
  held.replace(DAY, (_, open: string, day: string, close: string) => gone(open) + day + gone(close))
