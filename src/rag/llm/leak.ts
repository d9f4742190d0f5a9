/** Recognises the instructions of the prompt in what the model says. */
import { fold, words } from '../answer/text/text.ts'
import { INSTRUCTIONS } from './prompt.ts'

/** So many words in the same order are no chance. */
const RUN = 5

const runsOf = (text: string): string[] => {
  const all = words(fold(text)).map((word) => word.text)
  return all.slice(0, Math.max(0, all.length - RUN + 1)).map((_, i) => all.slice(i, i + RUN).join(' '))
}

const own = new Set(runsOf(INSTRUCTIONS))

/** Whether a text repeats a stretch of the instructions. */
export const isLeak = (text: string): boolean => runsOf(text).some((run) => own.has(run))
