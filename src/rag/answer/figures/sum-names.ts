/** What several things are called whose figures a question wants added up: 'Heron and Egret', 'the Ashby and Corran bridges'. */
import type { Term } from '../ranking/terms.ts'

export interface Name {
  readonly terms: readonly Term[]
  /** As it is written in the question, in small letters. */
  readonly text: string
}

/** Between two that are added. */
const JOIN =
  /^,? (?:and|plus|&) (?:the |his |her |their |your |for |at |in |on |from |of |to )*(?:\p{L}{1,4}-)?$/u
const LISTED = /^, (?:the |his |her |their |your )?$/
const WITHIN = /^[ -]$|^-?\p{L}{1,4}-$|^'s? $|^ (?:of|de|der|van|la|le|du) (?:the )?$/u

/** 'Mrs', 'Dr' before a name: no word to be looked for, but part of it. */
const TITLE = /(?<![\p{L}\d])(?:mr|mrs|ms|miss|dr|prof|sir|st|old|little|big|new) $/u

/** What stands on both sides of 'and', as names do. */
export const namesIn = (folded: string, terms: readonly Term[]): readonly Name[] =>
  joinedIn(folded, terms, true)

/** 'The poster prize and the travel grant', 'remedial and donkey jobs': what stands there in small letters. */
export const calledIn = (folded: string, terms: readonly Term[]): readonly Name[] =>
  joinedIn(folded, terms, false)

function joinedIn(folded: string, terms: readonly Term[], proper: boolean): readonly Name[] {
  const runs: Term[][] = []
  for (const term of terms) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && WITHIN.test(folded.slice(last.word.end, term.word.start)))
      runs.at(-1)?.push(term)
    else runs.push([term])
  }
  const between = (i: number): string =>
    folded.slice(runs[i - 1]?.at(-1)?.word.end ?? 0, runs[i]?.[0]?.word.start ?? 0)
  const at = runs.findIndex((_, i) => i > 0 && JOIN.test(between(i)))
  if (at < 1 || runs.some((_, i) => i > at && JOIN.test(between(i)))) return []
  let first = at - 1
  while (first > 0 && LISTED.test(between(first))) first--
  const names = runs.slice(first, at + 1).map((run, i, all) => {
    // 'the Hollin and Hemsel bridges': what both are
    const last = run.at(-1)
    const isShared =
      i === all.length - 1 && run.length > 1 && last?.named === false && /s$/.test(last.word.text)
    return isShared ? run.slice(0, -1) : run
  })
  const beforeOf = (run: readonly Term[]): string => folded.slice(0, run[0]?.word.start ?? 0)
  const prefixOf = (run: readonly Term[]): string =>
    /(?<![\p{L}\d])\p{L}{1,4}-$/u.exec(beforeOf(run))?.[0] ?? ''
  const isName = (run: readonly Term[]): boolean =>
    run.some((term) => term.named || term.proper) || prefixOf(run) !== ''
  if (proper && !names.every(isName)) return []
  return names.map((run) => {
    const start = run[0]?.word.start ?? 0
    const prefix = prefixOf(run) || (TITLE.exec(beforeOf(run))?.[0] ?? '')
    return { terms: run, text: prefix + folded.slice(start, run.at(-1)?.word.end ?? start) }
  })
}
