/** 'What was her first post abroad?', 'his latest job overseas': the earliest or latest post outside the home country. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { headline } from '../../posts/headline.ts'
import { placesOf } from './countries-of-posts.ts'
import { planOf, type Overview } from '../planner.ts'

const ABROAD =
  '(?:abroad|overseas|in (?:a foreign|another) country|outside (?:his|her|their|the) (?:home )?country)'
const FIRST = '(?:(?:very )?first|earliest)'
const LAST = '(?:last|latest|most recent)'
const POST = '(?:job|post|posting|position|role|appointment|assignment|station)'

export const POST_ABROAD = exactly(
  [
    `(?:what|where|which|when) (?:was|is) (?:${WHOSE} )?(?:${FIRST}|${LAST}) ${POST} ${ABROAD}`,
    `(?:what|where|which|when) (?:was|is) (?:${WHOSE} )?(?:${FIRST}|${LAST}) (?:foreign|overseas) ${POST}`,
    `(?:where|when) did ${WHO} (?:first|last) work ${ABROAD}`,
    `(?:${WHOSE} )?(?:${FIRST}|${LAST}) ${POST} ${ABROAD}`,
  ].join('|'),
)
const IS_FIRST = new RegExp(`\\b(?:${FIRST})\\b`)

/**
 * Null where it is not known which country is home: then the posts of which no country is told must be those at home,
 * and some of each kind there must be.
 */
export function planPostAbroad(facts: Facts, now: number, folded: string): Overview {
  const { home, unit, found } = placesOf(facts, now)
  const isFirst = IS_FIRST.test(folded)
  // the country of the present post is taken for home where nothing else tells it, and may be abroad itself
  if (!isFirst && found.some(({ post }) => post.header[0] === unit)) return null
  const dated = found.filter(({ post }) => post.range !== null)
  const abroad = dated.filter(
    ({ countries }) => countries.length > 0 && (home === null || !countries.includes(home)),
  )
  const countries = new Set(abroad.flatMap((one) => one.countries))
  if (home === null && (countries.size < 2 || abroad.length === dated.length)) return null
  const begin = (one: (typeof abroad)[number]): number => one.post.range?.from ?? 0
  const sorted = [...abroad].sort((a, b) => begin(a) - begin(b))
  const asked = isFirst ? sorted[0] : sorted.at(-1)
  return asked === undefined ? null : planOf([{ text: headline(asked.post), units: asked.post.header }])
}
