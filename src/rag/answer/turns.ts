/** Questions of one talk: what each was answered with, and which of the things told of a later one picks out. */
import type { ExtractOptions } from './judged.ts'
import { extract } from './extract.ts'
import type { Facts } from './facts/facts.ts'
import type { Pick } from './question/follow-up-pick.ts'
import { compose, type Composed } from './saying/compose.ts'
import { saidBy, textOf } from './saying/say-unit.ts'
import { byTime, thingAt, thingsBeside, thingsTold, toldBy, type Thing } from './things-told.ts'
import { fold } from './text/text.ts'

export interface Turn {
  /** What was asked, in full. */
  readonly meant: string
  readonly answer: Composed
  /** What it told of, in the order of the answer or, where that was asked, of time. */
  readonly things: readonly Thing[]
  readonly about: Thing | null
  /** Was the whole list told, and none of it picked? */
  readonly isWhole: boolean
  readonly isByTime: boolean
  /** What was asked of the one that was picked. */
  readonly asks: Pick['asks']
}

const BY_TIME = /\b(?:first|last|latest|earliest|oldest|newest|(?:most )?recent)\b/
/** How sure it is that a thing which is picked is the one that is meant. */
const PICKED = 0.9

/** @param before what was spoken of, where this tells of nothing new */
export function turn(facts: Facts, meant: string, answer: Composed, before: Thing | null = null): Turn {
  // read where a question after it points at them, and of most there is none
  return {
    meant,
    answer,
    get things() {
      return thingsTold(facts, answer)
    },
    get isWhole() {
      return this.things.length > 1
    },
    get about() {
      const told = toldBy(facts, answer)
      return told === null ? before : thingAt(facts, told)
    },
    get isByTime() {
      return BY_TIME.test(fold(meant))
    },
    asks: null,
  }
}

/** The thing that is picked, and what is said of it; null where none is. */
export async function pickedOf(pick: Pick, before: Turn, options: ExtractOptions): Promise<Turn | null> {
  const { facts } = options
  const found = thingPicked(pick, before, options)
  if (found === null) return null
  const { thing, things, isByTime } = found
  const asks = pick.asks ?? asksOf(before)
  const only = [...thing.units]
  const isLine = only.length === 1 && pick.asks === null
  const meant = asks?.(thing.name) ?? thing.name
  const answer =
    asks === null || isLine
      ? said(facts, thing)
      : await extract(meant, { ...options, verify: undefined, within: thing.units })
  return { meant, answer, things, about: thing, isWhole: false, isByTime, asks }
}

/** The question before with another name in place of the one that it named. */
function asksOf({ asks, about, meant }: Turn): Pick['asks'] {
  if (asks !== null || about === null) return asks
  const at = fold(meant).indexOf(fold(about.name))
  if (at < 0 || fold(meant).length !== meant.length) return null
  return (name) => `${meant.slice(0, at)}${name}${meant.slice(at + about.name.length)}`
}

/** A thing as it is told. */
export function said(facts: Facts, { head }: Thing): Composed {
  const parts = [{ text: textOf(facts, head), units: saidBy(facts, head) }]
  return compose(facts, { parts, list: false, chance: PICKED, fact: true }, PICKED)
}

interface Picked {
  readonly thing: Thing
  readonly things: readonly Thing[]
  readonly isByTime: boolean
}

function thingPicked(pick: Pick, before: Turn, { facts, groups }: ExtractOptions): Picked | null {
  const { about } = before
  const isList = before.things.length > 1
  const listed = isList || about === null ? before.things : thingsBeside(facts, groups, about)
  const at = listed.findIndex(({ head }) => head === about?.head)
  if (listed.length < 2) return null
  const found = (thing: Thing | undefined, things = listed): Picked | null =>
    thing === undefined ? null : { thing, things, isByTime: pick.byTime || before.isByTime }
  if (pick.at === 'other')
    return listed.length === 2 && at >= 0 && !before.isWhole ? found(listed[1 - at]) : null
  if (pick.at === 'before' || pick.at === 'after') {
    // where one was before that is asked of posts and studies
    if (about === null || before.isWhole || isStay(facts, about)) return null
    const things = byTime(listed) ?? []
    const place = things.findIndex(({ head }) => head === about.head)
    return place < 0 ? null : found(things[place + (pick.at === 'before' ? -1 : 1)], things)
  }
  const isTimed = pick.byTime || (before.isByTime && !before.isWhole)
  const things = isTimed ? (byTime(listed) ?? listed) : listed
  return found(things.at(pick.at), things)
}

const isStay = (facts: Facts, { head }: Thing): boolean => {
  const kind = facts.entries[facts.units[head]?.entry ?? -1]?.kind
  return kind === 'experience' || kind === 'education'
}
