import { describe, expect, it } from 'vitest'
import { sentenceEnds } from '../../../src/rag/answer/text/sentence-ends.ts'

function sentences(text: string): string[] {
  const ends = [0, ...sentenceEnds(text), text.length]
  return ends.slice(1).map((end, i) => text.slice(ends[i], end).trim())
}

describe('where sentences end', () => {
  it.each([
    'Fee £640 excl. VAT at home, £700 incl. VAT and the journey abroad',
    'Crews of max. 12, boats of min. 9 metres, tel. 0555 first',
    'Was asst. Harbour Master, then deputy',
    'Served as Ch. Off. Nordkyn and 2nd Eng. Vardane',
    '"Who Moors Here?" (Review of Harbours, 2019) and "The Last Lock" (same review, 2021).',
    'Wrote “Enough!” (a play for two) with a friend',
    'Safe lifting ... 2020; Safe diving ..... 2017',
  ])('not in %s', (text) => {
    expect(sentences(text)).toEqual([text])
  })

  it.each([
    ['Back within 20 min. The rest went by rail.', ['Back within 20 min.', 'The rest went by rail.']],
    ['They asked "Who moors here?" Nobody knew.', ['They asked "Who moors here?"', 'Nobody knew.']],
    ['Crane? No. Winch? Was, until 2019.', ['Crane? No.', 'Winch? Was, until 2019.']],
    ['Pilot? Not any more. Who asks? Everybody.', ['Pilot? Not any more.', 'Who asks?', 'Everybody.']],
    ['The quay sank. (Nobody was hurt.)', ['The quay sank.', '(Nobody was hurt.)']],
  ])('in %s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})
