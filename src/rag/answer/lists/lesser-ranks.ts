/** 'Chief engineer (not deputy)', and 'Co-chief engineer' in a cell: which rank of several is meant. */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { fold, type Word } from '../text/text.ts'

/** What is put in brackets behind a rank only says which of them is meant. */
const NOT_SO = /\(not [^()]{2,40}\)/

export const withoutBrackets = (folded: string): string => folded.replace(NOT_SO, '')

export function isInBrackets(folded: string, { start }: Word): boolean {
  const bracket = NOT_SO.exec(folded)
  return bracket !== null && start >= bracket.index && start < bracket.index + bracket[0].length
}

const LESSER = ['co-', 'deputy ', 'deputy-', 'vice ', 'vice-', 'assistant ']

/** Does a cell say 'Co-chief' or 'Deputy chair', and none the rank itself that is asked for? */
export function isLesser(facts: Facts, item: GroupItem, { text }: Word, folded: string): boolean {
  if (LESSER.some((rank) => withoutBrackets(folded).includes(rank + text))) return false
  const cells = cellsIn(facts, item).map((cell) => fold(cell.text))
  return (
    cells.some((cell) => LESSER.some((rank) => cell.startsWith(rank + text))) &&
    !cells.some((cell) => cell.startsWith(text))
  )
}
