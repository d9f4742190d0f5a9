/** Invented CVs and questions, the same in every run: of any size, or those of the evaluation. */
import { loadSets } from '../test/eval/sets.ts'

const WORDS =
  'valve bridge ledger archive turbine garden clinic harbour signal orchard kiln museum glacier loom ferry vineyard radio quarry lantern canal tram beacon foundry meadow library compass reservoir cannery pavilion aqueduct'.split(
    ' ',
  )
const VERBS = 'Rebuilt Measured Led Designed Tested Opened Audited Moved Taught Repaired'.split(' ')

/** Mulberry32: a small seeded generator, so that runs compare. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

/** One bullet of about 25 words: long enough to be a chunk of its own. */
function bullet(next: () => number): string {
  const words = Array.from({ length: 16 }, () => pick(next, WORDS)).join(' ')
  return `- ${pick(next, VERBS)} the ${words} for ${Math.floor(next() * 9000) + 100} people in ${pick(next, WORDS)}ton over ${Math.floor(next() * 30) + 2} months.`
}

/** A CV of about `bullets` chunks, ten bullets a role. */
export function makeCv(bullets: number, seed = 1): string {
  const next = random(seed)
  const parts = ['# Robin Sample', '', 'Engineer of many things.', '', '## Experience', '']
  for (let i = 0; i < bullets; i++) {
    if (i % 10 === 0) {
      const year = 2024 - Math.floor(i / 10)
      parts.push(
        '',
        `### Engineer, ${pick(next, WORDS)} ${pick(next, WORDS)} works ${i / 10} (${year - 1} – ${year})`,
        '',
      )
    }
    parts.push(bullet(next))
  }
  return `${parts.join('\n')}\n\n## Languages\n\n- English: native\n`
}

/** Distinct questions; another `series` gives others (of about 100,000 there are, so hardly ever the same). */
export function makeQueries(count: number, series: number): string[] {
  const next = random(1000 + series)
  const forms = [
    (a: string, b: string, c: string) => `What did they do with the ${a} ${b} and the ${c}?`,
    (a: string, b: string, c: string) => `How many people used the ${a} ${c} in ${b}ton?`,
    (a: string, b: string, c: string) => `Do they know about ${a}, ${b} and ${c} work?`,
    (a: string, b: string, c: string) => `Which ${a} ${c} was repaired before the ${b}?`,
  ]
  const made = new Set<string>()
  while (made.size < count)
    made.add(pick(next, forms)(pick(next, WORDS), pick(next, WORDS), pick(next, WORDS)))
  return [...made]
}

/** CVs of the evaluation from all over the list, each with its questions; none of those that nothing is tuned on. */
export function writtenCvs(count: number): { cv: string; questions: string[] }[] {
  const sets = loadSets().filter(({ part }) => part === 'tuned')
  return Array.from({ length: count }, (_, i) => sets[Math.floor((i * sets.length) / count)]).flatMap(
    (set) => (set ? [{ cv: set.markdown, questions: set.questions.map(({ query }) => query) }] : []),
  )
}
