/** 'Which approvals are still valid?': of one whose name stands in a line of its own, the line that says until when. */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import { isEndless, tellsState } from './list-state.ts'

const tells = (text: string): boolean => tellsState(text) || isEndless(text)

/** @param said the item, as it is called */
export function withState({ units: all }: Facts, { units }: GroupItem, said: string): string {
  if (tells(said)) return said
  const lines = units.slice(1).flatMap((at) => all[at]?.unit.text ?? [])
  const told = lines.filter(tells)
  return told.length === 0 ? said : `${said}: ${told.join(' ').replace(/[.;]$/, '')}`
}
