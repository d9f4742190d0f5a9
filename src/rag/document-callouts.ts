/**
 * Callouts, as tools for notes and GitHub show them: '> [!info]+ Contact' heads what is quoted below. Where it stands
 * between sections it is one; within an entry, whose text goes on behind it, its title heads the quote.
 */

interface Line {
  readonly text: string
  /** Level of a heading; 0 for other lines. */
  readonly depth: number
}

const OPENS = /^( {0,3}>[ \t]?)\[![A-Za-z][\w|-]{1,40}\][+-]?[ \t]*/
const QUOTED = /^ {0,3}>/

/** A string of the same length, with the same line breaks. */
export function calloutsRead(markdown: string): string {
  if (!/>[ \t]?\[![A-Za-z]/.test(markdown)) return markdown
  const lines = markdown.split(/(?<=\n)/).map((text): Line => ({
    text,
    depth: /^(#{1,6})[ \t]/.exec(text)?.[1]?.length ?? 0,
  }))
  const follow = sectionsFollow(lines)
  const out: string[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at]?.text ?? ''
    const opening = OPENS.exec(line)
    let end = at + 1
    while (
      opening !== null &&
      end < lines.length &&
      QUOTED.test(lines[end]?.text ?? '') &&
      !OPENS.test(lines[end]?.text ?? '')
    )
      end++
    if (opening === null) out.push(line)
    else
      out.push(
        ...readCallout(
          lines.slice(at, end).map(({ text }) => text),
          opening,
          follow[end - 1] ?? true,
        ),
      )
    at = end
  }
  return out.join('')
}

/** Of each line: does nothing but sections follow, callouts among them? What follows an entry's would not be the entry's any more. */
function sectionsFollow(lines: readonly Line[]): boolean[] {
  const follow: boolean[] = []
  let next = true
  for (let at = lines.length - 1; at >= 0; at--) {
    follow[at] = next
    const { text = '', depth = 0 } = lines[at] ?? {}
    if (text.trim() !== '' && !QUOTED.test(text)) next = depth > 0 && depth <= 2
  }
  return follow
}

function readCallout(
  [head = '', ...rest]: readonly string[],
  opening: RegExpExecArray,
  isOwn: boolean,
): string[] {
  const [mark, quoted = ''] = opening
  const title = head.slice(mark.length)
  const isTitle = title.trim() !== '' && rest.some((line) => line.replace(QUOTED, '').trim() !== '')
  // what stands alone is the text itself
  if (!isTitle) return [quoted + ' '.repeat(mark.length - quoted.length) + title, ...rest]
  if (!isOwn) return [`${quoted}#### ${' '.repeat(mark.length - quoted.length - 5)}${title}`, ...rest]
  return [`## ${' '.repeat(mark.length - 3)}${title}`, ...rest.map((line) => line.replace('>', ' '))]
}
