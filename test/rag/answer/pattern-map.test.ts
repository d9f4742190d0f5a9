/** A pattern that is not run must not match: held against running all, on strings made from the patterns. */
import { describe, expect, it } from 'vitest'
import { random } from '../../../bench/material.ts'
import { EXPECTS } from '../../../src/rag/answer/lexicon/expects.ts'
import { ALWAYS, OBEY, UNASKED } from '../../../src/rag/answer/lexicon/injection.ts'
import { MACHINE_ALWAYS, MACHINE_UNASKED } from '../../../src/rag/answer/lexicon/machine-talk.ts'
import { TOPICS } from '../../../src/rag/answer/lexicon/topics.ts'
import { OVERVIEWS } from '../../../src/rag/answer/overview.ts'
import { PatternMap, preparePatterns } from '../../../src/rag/answer/text/pattern-map.ts'
import { ORDERS } from '../../../src/rag/answer/question/question.ts'
import { PatternWords } from '../../../src/rag/answer/text/pattern-words.ts'
import { requiredStrings } from '../../../src/rag/answer/text/required-strings.ts'
import { madeFor } from '../../support/matching.ts'

const FAMILIES: readonly (readonly [string, readonly RegExp[], number])[] = [
  ['topics', TOPICS.map(({ ask }) => ask), 0],
  ['answers that are expected', EXPECTS.map(([pattern]) => pattern), 0],
  ['orders in time', ORDERS.map(([pattern]) => pattern), 0],
  ['orders to a machine', [...ALWAYS, ...MACHINE_ALWAYS, ...OBEY, ...UNASKED, ...MACHINE_UNASKED], 1],
  ['overviews', OVERVIEWS.map(([pattern]) => pattern), 0],
]

/** Texts made from each pattern. */
const ROUNDS = 24

describe('patterns that a text may match', () => {
  it.each(FAMILIES)('%s: finds what running all of them finds', { timeout: 180_000 }, (_, patterns) => {
    const map = new PatternMap(patterns.map((pattern, i) => [pattern, i] as const))
    const next = random(7)
    let made = 0
    for (const pattern of patterns)
      for (let round = 0; round < ROUNDS; round++) {
        const text = madeFor(pattern, next)
        if (text === null) continue
        made++
        const all = patterns.flatMap((one, i) => (one.test(text) ? [i] : []))
        expect(map.matching(text), text).toEqual(all)
        expect(map.first(text), text).toBe(all[0])
      }
    expect(made).toBeGreaterThan(patterns.length * (ROUNDS / 3))
  })

  it.each(FAMILIES)('%s: hardly any is run for each text', (_, patterns, always) => {
    expect(patterns.filter((pattern) => requiredStrings(pattern) === null)).toHaveLength(always)
  })

  it('holds for texts at the edges', () => {
    const map = new PatternMap([
      [/\bage\b/, 'age'],
      [/^old$/, 'old'],
      [/x*/, 'any'],
    ])
    expect(map.matching('')).toEqual(['any'])
    expect(map.matching('age')).toEqual(['age', 'any'])
    expect(map.matching('é age’s')).toEqual(['age', 'any'])
    expect(map.matching('old')).toEqual(['old', 'any'])
    expect(map.matching('language, older')).toEqual(['any'])
    expect(new PatternMap([]).first('age')).toBeUndefined()
  })
})

describe('patterns that are read in turns', () => {
  const slow = Array.from({ length: 120 }, (_, i) => [
    new RegExp(`^(?:${OVERVIEWS[i % OVERVIEWS.length]![0].source})(?: number ${i})?$`, 'u'),
    i,
  ]) as [RegExp, number][]
  const turnsOf = async (work: Promise<void>): Promise<number> => {
    let turns = 0
    const count = () => void (turns++, (next = setImmediate(count)))
    let next = setImmediate(count)
    await work
    clearImmediate(next)
    return turns
  }

  it('leave others their turn', async () => {
    const map = new PatternMap(slow)
    expect(await turnsOf(preparePatterns())).toBeGreaterThan(3)
    expect(map.first('number 7 of nothing')).toBeUndefined()
    expect(await turnsOf(preparePatterns()), 'read once').toBeLessThan(2)
  })

  it('are there for whoever needs them sooner, and after a reading that was broken off', async () => {
    const text = 'what are his hobbies number 500'
    const whole = new PatternMap<string>([
      ...OVERVIEWS.map(([one]) => [one, ''] as const),
      [/number 500$/, 'x'],
    ])
    const over = new AbortController()
    const reading = preparePatterns(over.signal)
    expect(whole.first(text)).toBe('x')
    over.abort()
    await reading
    expect(new PatternMap([[/^hobbies$/, 'y']]).first('hobbies')).toBe('y')
  })
})

describe('what a pattern needs', () => {
  it.each<[RegExp, string[] | null]>([
    [/\bage\b/, [' age ']],
    [/licen[cs]e|permits?\b(?! to)/, ['license', 'licence', 'permits ', 'permit ']],
    [/(?:his |her )?name/, ['his name', 'her name', 'name']],
    [/\bin .*\bteam|crews{2}/, [' team', 'crew']],
    [/(?<!no )notice\w+ (?=now)end/, ['notice']],
    [/Rule/i, ['rule']],
    [/ab|long enough/, null],
    [/(?:word)*|other/, null],
    [/(?:word){0,2}/, null],
  ])('%s', (pattern, strings) => {
    const found = requiredStrings(pattern)
    expect(found && [...found].sort()).toEqual(strings && [...strings].sort())
  })

  it.each([/(?<name>a)/, /abc\d\n/, /abc\u0041/, /word/iu, /word/m])('refuses %s', (pattern) => {
    expect(() => requiredStrings(pattern)).toThrow(/Not known/)
  })
})

describe('the words that a pattern knows', () => {
  it.each<[RegExp, string[] | null]>([
    [/^(?:his |her )?names?$/, ['her', 'his', 'name', 'names']],
    [
      /^(?:what(?:['’]s| is) )+(?:organi[sz]ed|run)\b(?: now)?$/,
      ['is', 'now', 'organised', 'organized', 'run', 's', 'what'],
    ],
    [/^pre(?:view|tend)(?:ed)?$/, ['pretend', 'pretended', 'preview', 'previewed']],
    [/^(?:and|or)(?: |$)(?:more(?: |$))*$/, ['and', 'more', 'or']],
    [/^(?=.*\bteam\b)(?:the team)$/, ['team', 'the']],
    [/^time[ -]?out$/, ['out', 'time', 'timeout']],
    [/^at \w+$/, null],
    [/^(?:ha)+$/, null],
    [/^age|old$/, null],
    [/\bage$/, null],
  ])('%s', (pattern, words) => {
    const found = new PatternWords(new Map()).of(pattern)
    expect(found && [...found].sort()).toEqual(words)
  })

  it('are told of most questions that everybody asks', () => {
    const words = new PatternWords(new Map())
    const open = OVERVIEWS.filter(([pattern]) => words.of(pattern) === null)
    expect(open.length).toBeLessThan(20)
  })

  it('no other word leaves a pattern to be run', () => {
    let run = 0
    class Counted extends RegExp {
      override test(text: string): boolean {
        run++
        return super.test(text)
      }
    }
    const map = new PatternMap([[new Counted(/^(?:what is )?(?:his|her) salary$/), 'salary']])
    expect(map.first('what is her turbine salary')).toBeUndefined()
    expect(run).toBe(0)
    expect(map.first('what is her salary')).toBe('salary')
    expect(run).toBe(1)
  })
})
