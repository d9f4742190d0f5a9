/**
 * The map from the text of an element to the markdown, as it travels in the attribute `data-m`: "120" when the
 * text begins at offset 120 and counts on, else "0:120 15:140", a pair for each run. Used by server and browser.
 */

export interface TextRun {
  /** First character of the run in the element's own text. */
  readonly at: number
  /** Where that character stands in the markdown. */
  readonly offset: number
}

export function encodeRuns(runs: readonly TextRun[]): string {
  const [only] = runs
  if (runs.length === 1 && only?.at === 0) return String(only.offset)
  return runs.map((run) => `${run.at}:${run.offset}`).join(' ')
}

export function decodeRuns(attribute: string): TextRun[] {
  return attribute.split(' ').map((pair) => {
    const [at = '', offset] = pair.split(':')
    return offset === undefined ? { at: 0, offset: Number(at) } : { at: Number(at), offset: Number(offset) }
  })
}

/**
 * The parts of a text that stand for a range of the markdown.
 * @param length characters of the text
 * @returns ranges of the text, in order; those that touch are one
 */
export function rangesInText(
  runs: readonly TextRun[],
  length: number,
  start: number,
  end: number,
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  runs.forEach((run, i) => {
    const stop = runs[i + 1]?.at ?? length
    const from = Math.max(run.at, run.at + (start - run.offset))
    const to = Math.min(stop, run.at + (end - run.offset))
    if (to <= from) return
    const last = found.at(-1)
    if (last?.end === from) last.end = to
    else found.push({ start: from, end: to })
  })
  return found
}
