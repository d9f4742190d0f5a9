import { describe, expect, it } from 'vitest'
import { SingleFlight } from '../../../src/rag/single-flight.ts'

/** Work that ends when it is told to, and stops when its signal says so. */
function slowly() {
  const flights = new SingleFlight<string, number>()
  const ends: ((value: number) => void)[] = []
  const run = (key: string, signal?: AbortSignal) =>
    flights.run(key, signal, () => {
      return new Promise<number>((resolve, reject) => {
        ends.push(resolve)
        signal?.addEventListener('abort', () => reject(new Error('left')))
      })
    })
  return { run, ends }
}
const turn = () => new Promise((done) => setImmediate(done))

describe('work that several ask for at once', () => {
  it('is done once for all of them, and again for who comes later', async () => {
    const { run, ends } = slowly()
    const both = Promise.all([run('a'), run('a')])
    const other = run('b')
    expect(ends).toHaveLength(2)
    ends[0]?.(1)
    ends[1]?.(2)
    expect(await both).toEqual([1, 1])
    expect(await other).toBe(2)
    void run('a')
    expect(ends).toHaveLength(3)
  })

  it('goes on for the others when whoever began it leaves', async () => {
    const { run, ends } = slowly()
    const first = new AbortController()
    const begun = run('a', first.signal)
    const others = Promise.all([run('a'), run('a')])
    const left = expect(begun).rejects.toThrow('left')
    first.abort()
    await left
    await turn()
    expect(ends).toHaveLength(2)
    ends[1]?.(7)
    expect(await others).toEqual([7, 7])
  })

  it('fails for all when it fails, and is not told of those who left', async () => {
    const flights = new SingleFlight<string, number>()
    const gone = new AbortController()
    const fail = () => turn().then(() => Promise.reject<number>(new Error('broken')))
    const asked = [flights.run('a', undefined, fail), flights.run('a', undefined, fail)]
    const left = flights.run('a', gone.signal, fail)
    gone.abort(new Error('gone'))
    const results = await Promise.allSettled([...asked, left])
    expect(results.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual([
      'broken',
      'broken',
      'gone',
    ])
  })
})
