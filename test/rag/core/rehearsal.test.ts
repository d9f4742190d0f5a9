/** When questions are rehearsed: while the model embeds, or shortly after a start at which nothing was embedded. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Rehearsal } from '../../../src/rag/rehearsal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function recorded() {
  const signals: AbortSignal[] = []
  return { signals, run: (enough: AbortSignal) => (signals.push(enough), Promise.resolve()) }
}

describe('a rehearsal', () => {
  it('runs while the model embeds, until that is done', async () => {
    const { signals, run } = recorded()
    let done = () => {}
    new Rehearsal().begin(run, new Promise<void>((resolve) => (done = resolve)))
    await vi.advanceTimersByTimeAsync(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    done()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('comes after the start where nothing is embedded, once, and ends with the service', async () => {
    const { signals, run } = recorded()
    const rehearsal = new Rehearsal()
    rehearsal.begin(run, Promise.resolve())
    rehearsal.begin(run, Promise.resolve())
    await vi.advanceTimersByTimeAsync(100)
    expect(signals).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    rehearsal.end()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('tells when it is over: done, failed, or ended', async () => {
    const isOver = async ({ over }: Rehearsal) => {
      let told = false
      void over.then(() => (told = true))
      await vi.advanceTimersByTimeAsync(1)
      return told
    }
    const [long, failing, none, ended] = [new Rehearsal(), new Rehearsal(), new Rehearsal(), new Rehearsal()]
    let done = () => {}
    long.begin(() => new Promise<void>((resolve) => (done = resolve)), Promise.resolve())
    failing.begin(() => Promise.reject(new Error('no')), Promise.resolve())
    none.begin(() => undefined, Promise.resolve())
    expect(await isOver(long)).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await isOver(long)).toBe(false)
    expect(await isOver(failing)).toBe(true)
    expect(await isOver(none)).toBe(true)
    expect(await isOver(ended)).toBe(false)
    ended.end()
    expect(await isOver(ended)).toBe(true)
    done()
    expect(await isOver(long)).toBe(true)
  })

  it('does not come where the service ended before', async () => {
    const { signals, run } = recorded()
    const rehearsal = new Rehearsal()
    rehearsal.begin(run, Promise.resolve())
    await vi.advanceTimersByTimeAsync(100)
    rehearsal.end()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(signals).toHaveLength(0)
  })
})
