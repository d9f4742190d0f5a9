/**
 * Commands of LaTeX that a CV written for pandoc holds between its words, '\hfill 2021', '\textbullet\ +34 …': they
 * part what is around them as a bar does.
 */
import type { CvDocument } from '../../types.ts'
import type { Edit, EditedText } from './text-edits.ts'

const LINE = String.raw`(?:newline|linebreak|par|smallskip|medskip|bigskip|newpage|pagebreak|clearpage|vfill|vspace\*? ?\{[^{}]{0,30}\})`
const GAP = String.raw`(?:hfill?|dotfill|hrulefill|q?quad|enspace|enskip|thinspace|textbullet|bullet|cdot|textperiodcentered|textbar|tab|noindent|hspace\*? ?\{[^{}]{0,30}\})`
const COMMAND = String.raw`\$?\\(?:${LINE}|${GAP})(?![A-Za-z])\$?(?:\{\})?(?:\\(?=\s|$))?`
const RUN = new RegExp(String.raw`${COMMAND}(?: ?(?:${COMMAND}|[|·•]))*`, 'g')
const SIGN = /[|·•]|\\(?:text(?:bullet|periodcentered|bar)|bullet|cdot)/u
const ENDS_LINE = new RegExp(String.raw`\\${LINE}`)
/** '\textbf{Delft}': what it holds is shown. */
const SHOWN =
  /\\(?:text(?:bf|it|sc|tt|sf|rm|sl|normal|color\{[^{}]{1,30}\})|emph|underline|mbox|uppercase|(?:color|href)\{[^{}]{1,200}\})\{([^{}]*)\}/g
/** Between words or figures, or apart from both; '--verbose' is an option. */
const DASHES = /(?<=[\p{L}\p{N})])-{2,3}(?=[\p{L}\p{N}(])|(?<=\s)-{2,3}(?=\s)/gu

/** '2014 -- 2018' */
const DASHED = /\b(?:19|20)\d\d -- \S/

/** Is there such a command in it, other than as code, or a time parted by two hyphens? Only then these are a dash. */
export const isTypeset = ({ blocks, sections }: CvDocument): boolean =>
  blocks.some(
    ({ text, kind, marks }) =>
      kind !== 'code' &&
      (DASHED.test(text) ||
        (text.includes('\\') &&
          [...text.matchAll(RUN)].some(
            ({ index }) =>
              !marks.some((mark) => mark.kind === 'code' && mark.start <= index && index < mark.end),
          ))),
  ) || sections.some(({ heading }) => heading.search(RUN) >= 0)

/** A sign between words parts them as a bar does, space alone as a comma. */
const gapOf = (run: string, before: string): string =>
  /[|·•,;:–—-]$/u.test(before) ? ' ' : SIGN.test(run) ? ' | ' : ', '

/** What such commands and dashes of a text are read as. */
export function typesetEdits({ text, endsLine, isCode }: EditedText): Edit[] {
  const gaps = [...text.matchAll(RUN)].flatMap(({ 0: run, index }): Edit[] => {
    if (isCode(index)) return []
    let from = index
    let to = index + run.length
    while (from > 0 && text[from - 1] === ' ' && !endsLine(from - 1)) from--
    while (text[to] === ' ' && !endsLine(to)) to++
    const atEdge = from === 0 || to === text.length || endsLine(from - 1) || endsLine(to)
    if (atEdge) return [{ from, to, as: '' }]
    if (ENDS_LINE.test(run)) return [{ from, to, as: '\n' }]
    return [{ from, to, as: gapOf(run, text.slice(0, from)) }]
  })
  const shown = [...text.matchAll(SHOWN)].flatMap(({ 0: all, 1: held = '', index }): Edit[] => {
    const end = index + all.length
    return [
      { from: index, to: end - 1 - held.length, as: '' },
      { from: end - 1, to: end, as: '' },
    ]
  })
  const dashes = [...text.matchAll(DASHES)].map(({ 0: run, index }): Edit => ({
    from: index,
    to: index + run.length,
    as: run.length === 2 ? '–' : '—',
  }))
  let at = 0
  return [...gaps, ...shown, ...dashes]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ from, to }) => {
      if (from < at || isCode(from) || isCode(to - 1)) return false
      at = to
      return true
    })
}
