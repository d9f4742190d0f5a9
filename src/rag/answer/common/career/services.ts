/** 'Which services does she offer?': what stands below 'What I can do for you', and behind 'Services:'. */
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { fold } from '../../text/text.ts'
import { partsOf } from '../lists/list-parts.ts'
import { asksList } from '../lists/list-questions.ts'
import { withParts } from '../lists/list-section.ts'
import { listOf, type Overview } from '../planner.ts'

const FOR = '(?: (?:for|to) (?:me|us|clients|customers|companies|others|a client|a company))?'
export const SERVICES = asksList(
  '(?:(?:consulting|consultancy|freelance|professional|paid|different) )*(?:services?|offerings?)',
  'offer|offers|offered|provide|provides|sell|sells',
  [
    `(?:what|which) (?:(?:consulting|consultancy|freelance|professional) )*services? (?:does|do|can|could|would) ${WHO} (?:offer|provide|sell|do)${FOR}`,
    `what (?:does|do|can|could) ${WHO} (?:offer|sell)${FOR}|what (?:can|could) ${WHO} do for (?:me|us|clients|customers|companies|a client|a company)`,
    `(?:for what|what) (?:can|could) (?:i|we|one|clients|companies) (?:hire|book|engage) ${WHO}(?: for)?`,
  ],
)
/** Folded headings under which services stand. */
const HEADING =
  /^(?:(?:my|our|consulting|consultancy|freelance|professional) )*(?:services|offerings?|offers?)(?: (?:offered|i offer|(?:and|&) (?:rates|fees|prices|pricing)))?$|\bwhat (?:i|we|he|she) (?:(?:can|could|will) )?(?:do|does|offers?|sells?|provides?) for (?:you|clients|companies|customers)\b|^what (?:i|we|he|she) (?:can )?(?:offers?|sells?)$|\bwhat you can (?:book|hire|engage|ask|have) (?:me|him|her|us)\b|^(?:hire|book) me\b|\bhow i can help\b|^(?:what is )?on offer$|^ways to work with me\b/
/** 'I don't do weddings' */
const DENIES = /\b(?:not|never|no)\b|n['’]t\b/i

/** Null where no heading and no label says that they are services. */
export function planServices(facts: Facts): Overview {
  const all = piecesOf(facts)
  const below = facts.document.sections
    .filter(({ heading }) => HEADING.test(plain(heading)))
    .flatMap(({ index }) => withParts(facts, index, all, new Set()))
  const items = below.filter(({ form, text }) => form !== 'sentence' || !DENIES.test(text))
  const own = items.some(({ form }) => form !== 'sentence') ? items.filter(isItem) : items
  const chosen =
    own.length > 0 ? own : all.flat().filter(({ label }) => label !== null && HEADING.test(plain(label)))
  return listOf(partsOf(chosen))
}

const isItem = ({ form }: Piece): boolean => form !== 'sentence'

const plain = (heading: string): string =>
  fold(heading)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[.:?!…\s]+$/, '')
