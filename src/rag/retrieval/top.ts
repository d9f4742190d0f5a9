/** The best of many numbers without sorting them all. */

/** Places of the greatest `limit` among the first `count` numbers, greatest first; of equal ones the earlier first. */
export function placesOfGreatest(numbers: Float64Array, count: number, limit: number): number[] {
  const heap: number[] = []
  if (limit <= 0) return heap
  /** Whether the number at place a comes behind that at place b. */
  const behind = (a: number, b: number): boolean =>
    numbers[a]! < numbers[b]! || (numbers[a] === numbers[b] && a > b)
  // The last of those that are kept is on top: it is the first to go.
  for (let place = 0; place < count; place++) {
    if (heap.length < limit) {
      let at = heap.push(place) - 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if (!behind(place, heap[above]!)) break
        heap[at] = heap[above]!
        at = above
      }
      heap[at] = place
    } else if (behind(heap[0]!, place)) {
      let at = 0
      for (let below = 1; below < heap.length; below = 2 * at + 1) {
        if (below + 1 < heap.length && behind(heap[below + 1]!, heap[below]!)) below++
        if (!behind(heap[below]!, place)) break
        heap[at] = heap[below]!
        at = below
      }
      heap[at] = place
    }
  }
  return heap.sort((a, b) => (behind(a, b) ? 1 : -1))
}
