/** What the decliner looks at: the names of its features, and a row of them for one question. */
import type { Slot } from '../ranking/slots.ts'

export const DECLINE_FEATURES = [
  'bias',
  'score',
  'chance',
  'unitBest',
  'dense',
  'late',
  'lateContent',
  'worst',
  'maxDense',
  'maxContent',
  'poorest',
  'poorestProper',
  'unknownProper',
  'unknownRare',
  'unknownProperAll',
  'unknownCommon',
  'unknownShare',
  'unknownSemantic',
  'cover',
  'coverAll',
  'topicSilent',
  'topicToldNear',
  'topicNone',
  'misconduct',
  'noDate',
  'noPerson',
  'noNumber',
  'yesno',
  'lists',
  'keywords',
  'timeline',
  'terms',
  'few',
  'group',
  'unknownInDated',
  'tellBest',
  'kindBest',
  'properApart',
  'timeApart',
  'uncovered',
  'uncoveredDate',
  'uncoveredNamed',
  'slotTop',
  'slotMiss',
  'slotAny',
  'slotDate',
  'slotStart',
  'slotCount',
  'slotMoney',
  'slotName',
  'slotPerson',
  'slotOther',
  'groupHead',
  'margin',
  'own',
  'wh',
  'topHeader',
  'unknownRarity',
  'unknownRaritySum',
  'askedRarity',
  'learned',
  'learnedTop',
  'learnedNone',
  'learnedChance',
  'learnedElsewhere',
  'noReason',
  'lacking',
  'lackingFull',
  'asking',
  'nameless',
  'subjectOther',
  'slotApart',
  'reasonApart',
  'clauseCover',
  'others',
  'ordinalMiss',
  'headMiss',
  'quantityMiss',
  'coverElsewhere',
  'asksWhy',
  'asksWhen',
  'asksWhere',
  'asksLong',
  'asksCount',
  'asksWho',
  'asksHow',
  'asksWhich',
  'asksName',
  'possessive',
] as const
export type DeclineFeature = (typeof DECLINE_FEATURES)[number]

const INDEX = Object.fromEntries(DECLINE_FEATURES.map((n, i) => [n, i])) as Readonly<
  Record<DeclineFeature, number>
>

/** Values in the order of `DECLINE_FEATURES`; zero where nothing is set. */
export class DeclineRow {
  readonly values = new Float64Array(DECLINE_FEATURES.length)

  set(name: DeclineFeature, value: number): void {
    this.values[INDEX[name]] = Number.isFinite(value) ? value : 0
  }

  /** 1 or 0. */
  mark(name: DeclineFeature, is: boolean): void {
    this.values[INDEX[name]] = is ? 1 : 0
  }
}

export const SLOT_NAMES: Readonly<Record<Slot, DeclineFeature>> = {
  date: 'slotDate',
  start: 'slotStart',
  count: 'slotCount',
  money: 'slotMoney',
  name: 'slotName',
  person: 'slotPerson',
  title: 'slotName',
  percent: 'slotOther',
  duration: 'slotOther',
  grade: 'slotOther',
}
