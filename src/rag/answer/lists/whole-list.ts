/** 'How many talks?', where 'Talks' has one list of keynotes and one of lectures: all that stands below the heading. */
import { labelOf } from '../document/item-labels.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import type { Question } from '../question/question.ts'
import { thingIn } from '../saying/thing-above.ts'
import { stem, words } from '../text/text.ts'
import { isHeadOf } from './head-of.ts'
import { isOfPost } from './is-of-such.ts'
import { AROUND } from './plan-named-items.ts'

const LISTS = /^(?:rows|items|named|stacks|lines):/

/** The group with those of the sections beside it, where the one above them all is what is asked for. */
export function wholeList(
  facts: Facts,
  groups: readonly Group[],
  group: Group,
  { head, folded }: Question,
): Group {
  const { document } = facts
  const asked = head.at(-1)?.stem
  // what is told of each is no list of them
  if (asked !== undefined && group.type === 'nested' && !says(group.heading, asked)) {
    const around = groups.find(({ id }) => id === `items:${String(group.section)}`)
    const kind = facts.mainKinds[group.section]
    const isOfKind = kind !== 'experience' && KINDS_BY_NOUN.get(asked)?.some(([one]) => one === kind) === true
    return around !== undefined && isOfKind ? around : group
  }
  const own = document.sections[group.section]
  // nor is what stands below the name of one
  if (asked !== undefined && thingIn(facts, group.section) !== null) {
    const around = groups.find(({ id }) => id === `children:${String(own?.parent ?? '')}`)
    const kind = facts.mainKinds[own?.parent ?? -1]
    if (around !== undefined && KINDS_BY_NOUN.get(asked)?.some(([one]) => one === kind) === true)
      return around
  }
  const above = document.sections[own?.parent ?? -1]
  if (asked === undefined || own === undefined || above === undefined || !LISTS.test(group.id)) return group
  if (says(own.heading, asked) || !says(above.heading, asked)) return group
  // sub-headings that each name a thing are the list themselves
  if (groups.some(({ id }) => id === `children:${String(above.index)}`)) return group
  const below = document.sections.filter(({ parent }) => parent === above.index)
  // 'invited talks' are those below 'Invited'
  if (below.some(({ heading }) => words(heading).some((word) => !word.stop && folded.includes(word.text))))
    return group
  const lists = below.map(({ index }) => itemsOf(facts, groups, index))
  if (lists.filter((items) => items.length > 0).length < 2) return group
  return { ...group, heading: above.heading, section: above.index, items: lists.flat() }
}

/** The items of a section's one list, which may be one item. */
function itemsOf({ units }: Facts, groups: readonly Group[], section: number): readonly GroupItem[] {
  const group = groups.find((one) => LISTS.test(one.id) && one.section === section)
  if (group !== undefined) return group.items
  return units
    .filter(({ unit }) => unit.section === section && unit.kind === 'item' && unit.parents.length === 0)
    .map(({ unit: { text, index } }) => ({ label: labelOf(text), full: text, units: [index] }))
}

/** 'Who were her freelance clients?': the list that a line stands in, where its heading says all that is asked for. */
export function listAsked(
  facts: Facts,
  groups: readonly Group[],
  unit: number,
  { folded, content }: Question,
): Group | null {
  if (!/^(?:who|what|which) (?:are|were|have been) /.test(folded)) return null
  const section = facts.units[unit]?.unit.section
  const group = groups.find((one) => LISTS.test(one.id) && one.section === section)
  if (group === undefined || !/s$/i.test(group.heading)) return null
  const asked = new Set(content.map(({ stem }) => stem))
  const own = words(group.heading).filter(({ stop }) => !stop)
  return own.length === asked.size && own.every(({ stem }) => asked.has(stem)) ? group : null
}

/** 'How many published CVEs?': the list that a line stands in, where its heading is the word for what is counted. */
export function listCounted(
  facts: Facts,
  groups: readonly Group[],
  unit: number,
  { counts, head, content, time, order, yesno }: Question,
): Group | null {
  // 'published CVEs' may be read as what somebody did
  const noun = head.at(-1) ?? content.at(-1)
  if (!counts || noun === undefined || time !== null || order !== null || yesno) return null
  const group = groups.find(
    ({ id, items }) => COUNTED.test(id) && items.some(({ units }) => units.includes(unit)),
  )
  if (group === undefined || !isHeadOf(group.heading, noun)) return null
  if (isOfPost(facts, group)) return null
  const isSaid = (one: string): boolean =>
    one === noun.stem || AROUND.has(one) || OUT.has(one) || group.headingStems.has(one)
  return content.every((word) => isSaid(word.stem)) ? group : null
}

const COUNTED = /^(?:rows|items|named|stacks):/
/** Of what is listed at all. */
const OUT: ReadonlySet<string> = new Set(['published', 'publish', 'public'].map(stem))

const says = (heading: string, stem: string): boolean => words(heading).some((word) => word.stem === stem)
