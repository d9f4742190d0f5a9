/** 'Which four employers has she had?' asks for all of them, and says how many there are. */
import { NUMBER_WORDS } from '../text/word-lists.ts'

const SAID = [...NUMBER_WORDS].flatMap(([word, value]) => (value >= 2 && value <= 20 ? [word] : [])).join('|')
const NUMBERED = new RegExp(
  `^((?:and |so )?(?:(?:for|at|in|with|on) )?(?:which|what|name|list|give|(?:what|who|which) (?:are|were)|(?:the )?names of|)(?: ?(?:all|the|his|her|their|your))*) ?\\b(${SAID}|[2-9]|1\\d) (?=\\p{L}[\\p{L} -]*s\\b)`,
  'u',
)

/** The question without that number, and the number; null where it has none. */
export function withoutNumber(folded: string): { readonly text: string; readonly count: number } | null {
  const found = NUMBERED.exec(folded)
  const [all, lead = '', said = ''] = found ?? []
  if (all === undefined || lead === '') return null
  return { text: `${lead} ${folded.slice(all.length)}`, count: NUMBER_WORDS.get(said) ?? Number(said) }
}
