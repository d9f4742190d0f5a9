/** Sections that hold posts though their headings have other words, and lists that hold none though they look alike. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const read = (body: string): string[] =>
  buildFacts(parseDocument(`# Ada Marsh\n\n${body}\n`))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org }) => `${title ?? '-'} @ ${org ?? '-'}`)

const WORK = '## Experience\n\n### Developer, Quarrel Games (2012 – 2020)\n\n- Wrote the lobby.\n\n'

describe('sections of what one lives by', () => {
  it('are clients that are told with their times, and no bare list of them', () => {
    const dated =
      '### Halden Robotics, Oslo\n\n2018 – 2020\n\nFleet.\n\n### Orrin Bank, Leeds\n\n2015 – 2018\n\nLedgers.'
    expect(read(`## Client list\n\n${dated}`)).toEqual(['- @ Halden Robotics', '- @ Orrin Bank'])
    expect(read('## Clients\n\n- Halden Robotics, Oslo\n- Orrin Bank, Leeds')).toEqual([])
  })

  it('are the posts of a teacher, and not what others taught beside their work', () => {
    const taught =
      '## Teaching\n\n**September 2015 – July 2020: Tarn Primary, Leeds**\nClass teacher\n\n- Ran the choir.\n\n**September 2011 – August 2015: Harrow School, York**\nReception teacher\n\n- Ran the fair.\n'
    expect(read(taught)).toEqual(['Class teacher @ Tarn Primary', 'Reception teacher @ Harrow School'])
    expect(read(`${WORK}${taught}`)).toEqual(['Developer @ Quarrel Games'])
  })

  it('are a workshop of one’s own, and no workshops that were given', () => {
    const own = '2014 — today. Trane och Lim, Ripon. Owner and joiner. It began with a bandsaw.'
    expect(read(`## The workshop\n\n${own}`)).toEqual(['Owner and joiner @ Trane och Lim'])
    expect(read(`${WORK}## Workshops\n\n- Testing for teams, Leeds, 2014`)).toEqual([
      'Developer @ Quarrel Games',
    ])
  })

  it('tell more of posts below headings that are none themselves', () => {
    const table =
      '## Career\n\n| Period | Company and position |\n| --- | --- |\n| 2018 – 2020 | **Orrin Pumps GmbH, Leeds** – Design Engineer |\n| 2012 – 2018 | **Tarn Works, York** – Fitter |\n\n### Orrin Pumps: tasks and results\n\n- Drew pumps.\n\n### Tarn Works: tasks and results\n\n- Fitted them.'
    expect(read(table)).toEqual(['Design Engineer @ Orrin Pumps GmbH', 'Fitter @ Tarn Works'])
  })

  it('are no talks, and no standing on a register', () => {
    const talks =
      '## Where I have talked\n\n- *Slow queues* at RoboConf, Oslo, October 2023\n- *Small teams* at Dev Harrow, Leeds, May 2021'
    expect(read(`${WORK}${talks}`)).toEqual(['Developer @ Quarrel Games'])
    const court =
      '## In court\n\nSince 14 November 2012 I have been on the national register of sworn translators.'
    expect(read(`${WORK}${court}`)).toEqual(['Developer @ Quarrel Games'])
  })

  it('name what one was behind the time only where that is all a sentence says', () => {
    const post = (said: string): string => `## Work\n\n### Quarrel Games\n\n2016 – 2020, York. ${said}\n`
    expect(read(post('Developer. Wrote the lobby.'))).toEqual(['Developer @ Quarrel Games'])
    expect(read(post('Led a team of developers. Wrote the lobby.'))).toEqual(['- @ Quarrel Games'])
    expect(read(post('Managers came and went while I stayed. It closed.'))).toEqual(['- @ Quarrel Games'])
  })

  it('leave dots that lead the eye out, and keep those of sentences', () => {
    const { units } = buildFacts(
      parseDocument(
        '# Ada\n\n## Work\n\nClerk, Orrin Bank .......... 2014 – 2018\n\nAnd so on ... as ever.\n',
      ),
    )
    expect(units.map(({ unit }) => unit.text)).toContain('Clerk, Orrin Bank | 2014 – 2018')
    expect(units.some(({ unit }) => unit.text.includes('on ... as'))).toBe(true)
  })
})
