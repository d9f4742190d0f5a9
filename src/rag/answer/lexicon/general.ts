/** What questions may mean without the CV having a word of it. */
import { stem } from '../text/text.ts'
import { IRREGULAR } from '../text/word-lists.ts'
import { KINDS_BY_NOUN } from './nouns.ts'
import { SYNONYMS } from './synonyms.ts'

/** Stems that mean something to the reader whether or not the CV has them. */
export const GENERAL: ReadonlySet<string> = new Set([
  ...SYNONYMS.keys(),
  ...KINDS_BY_NOUN.keys(),
  ...Object.values(IRREGULAR).map(stem),
])
