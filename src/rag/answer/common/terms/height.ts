/** 'How tall is he?': the person's own height; a tower's is none. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { NOWHERE, planOf, type Overview } from '../planner.ts'
import { find, sayAll, type Way } from '../told.ts'

export const HEIGHT = exactly(
  `how (?:tall|big) (?:is|are) ${WHO}|(?:what is )?(?:${WHOSE} )+(?:body )?height|what height (?:is|are) ${WHO}`,
)

const MEASURE =
  "(?:[12][.,]\\d\\d? ?m(?:et(?:re|er)s?)?|1\\d\\d ?cm|2[0-2]\\d ?cm|1 ?m ?\\d\\d|[4-7] ?(?:ft|feet|foot|['’′])(?: ?\\d{1,2})?)"
const OWN: readonly Way[] = [
  { label: /^(?:body )?height(?: ?(?:\/|,|&|and) ?(?:body )?weight)?$/ },
  {
    text: new RegExp(
      `(?:^|[,;|·] ?|\\b(?:i am|i['’]m|i stand|she is|he is|they are) )(?:about )?${MEASURE}(?: tall)?\\W*$|\\b(?:i am|i['’]m|i stand|she is|he is) (?:about )?${MEASURE}`,
      'iu',
    ),
    kinds: ['practical', 'contact', 'summary', 'interests', null],
  },
]

/** It hardly has other words. */
export const planHeight = (facts: Facts): Overview => planOf(sayAll(find(facts, OWN), 1)) ?? NOWHERE
