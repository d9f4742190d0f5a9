/** What stands before the names of people of some callings, as 'Dr' does before others; none of them is a given name. */
const WORDS =
  '(?:Ambassador|Captain|Capt|Colonel|Col|Lieutenant|Lt|Sergeant|Sgt|Corporal|Commander|Cdr|Commodore|Admiral|Brigadier|Reverend|Rev|Rabbi|Imam|Pastor|Chef|Maestro|Maestra|Dame|Sir|Senator|Consul)\\.?'

/** A word that is one, written as before a name. */
export const RANK = new RegExp(`^${WORDS}$`)

/** 'Col. (ret.) Ada Quill', 'Prof. (emerita 2020) Ada Quill': that it is no longer held stands before the name. */
export const RETIRED_RANK = new RegExp(
  `^(?:${WORDS}|Prof(?:essor)?\\.?|Dr\\.?|Judge) \\((?:ret|rtd|retired|em|emer|emeritus|emerita)\\b[^()]{0,20}\\) (?=\\p{Lu})`,
  'u',
)
