/** Lines of what was when, set in columns by blanks alone, as fenced text has them: the blanks part what is told. */
import { findDates } from '../text/dates.ts'
import type { Edit, EditedText } from './text-edits.ts'

/** What stands between two columns. */
const GAP = /(?<=\S)[ \t]{2,}(?=\S)/g
/** Lines that show where columns are, and those of one block. */
const ENOUGH = 3
const MOST = 60

/** With a comma between columns; of anything but such lines, none. */
export function alignedEdits({ text, isCode }: EditedText): Edit[] {
  if (!isCode(0) || !text.includes('  ') || !text.includes('\n')) return []
  const edits: Edit[] = []
  const starts = new Map<number, number>()
  let at = 0
  let lines = 0
  let timed = 0
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      lines++
      if (findDates(line)[0]?.start === 0) timed++
      for (const { 0: gap, index } of line.matchAll(GAP)) {
        const next = index + gap.length
        starts.set(next, (starts.get(next) ?? 0) + 1)
        edits.push({ from: at + index, to: at + next, as: /[,;:]/.test(line[index - 1] ?? '') ? ' ' : ', ' })
      }
    }
    at += line.length + 1
  }
  if (lines < ENOUGH || lines > MOST || timed * 4 < lines * 3) return []
  const columns = [...starts.values()].filter((count) => count * 4 >= lines * 3).length
  const inColumns = [...starts.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  return columns > 0 && inColumns * 4 >= edits.length * 3 ? edits : []
}
