import { describe, expect, it } from 'vitest'
import { findDates, monthsOf, sayMonths } from '../../../src/rag/answer/text/dates.ts'

const month = (year: number, m: number): number => year * 12 + m - 1

describe('findDates', () => {
  it.each([
    ['Mar 2021 – present', month(2021, 3), Infinity],
    ['since Spring 2021', month(2021, 3), Infinity],
    ['06/2014 - 08/2016', month(2014, 6), month(2016, 8)],
    ['Jan. 2015 – Dec. 2018 (4 years)', month(2015, 1), month(2018, 12)],
    ['October 2018 to date', month(2018, 10), Infinity],
    ['2016–19', month(2016, 1), month(2019, 12)],
    ['2003–05', month(2003, 1), month(2005, 12)],
    ['2019-03 → 2021-11', month(2019, 3), month(2021, 11)],
    ['2019–03 → 2021–11', month(2019, 3), month(2021, 11)],
    ['2009–10 → 2012–07', month(2009, 10), month(2012, 7)],
    ['2023–08 → now', month(2023, 8), Infinity],
    ['2009–10 to 2011–12', month(2009, 1), month(2012, 12)],
    ['05/2014–03/2018', month(2014, 5), month(2018, 3)],
    ['1998–02', month(1998, 1), month(2002, 12)],
    ['2014, June to August', month(2014, 6), month(2014, 8)],
    ['10/19 – 03/21', month(2019, 10), month(2021, 3)],
    ['2017/03–2020/09 : Fellow', month(2017, 3), month(2020, 9)],
    ['2020/10– : Fellow', month(2020, 10), Infinity],
    ['2014.09–2017.02 Fellow', month(2014, 9), month(2017, 2)],
    ['’16 – ’19', month(2016, 1), month(2019, 12)],
    ['Sept ’14 – present', month(2014, 9), Infinity],
    ['Jan 19 – Mar 21', month(2019, 1), month(2021, 3)],
    ['Jan-19 – present', month(2019, 1), Infinity],
    ['2014/15 – 2016/17', month(2014, 1), month(2017, 12)],
    ['since 2014/15', month(2014, 1), Infinity],
    ['May ’19 – June ’21', month(2019, 5), month(2021, 6)],
    ['January – June 2019', month(2019, 1), month(2019, 6)],
    ['September 2024 – expected summer 2027', month(2024, 9), month(2027, 9)],
    ['Q3 2019 – Q1 2021', month(2019, 7), month(2021, 3)],
    ['1 March 2019 – 30 June 2021', month(2019, 3), month(2021, 6)],
    ['July 2016 to the present', month(2016, 7), Infinity],
    ['2021 June – 2022 Aug: assistant', month(2021, 6), month(2022, 8)],
    ['2022 Oct – : researcher', month(2022, 10), Infinity],
  ])('reads %s as a range', (text, from, to) => {
    const [range] = findDates(text)
    expect(range).toMatchObject({ from, to, single: false })
  })

  it('takes no amounts, pages or counts for years', () => {
    expect(findDates('€1,480,000 for 2,300 people, pp. 201–229')).toEqual([])
    expect(findDates('Selected 2022 – 58,000 visitors')[0]).toMatchObject({ single: true })
  })

  it('reads a text the second time as the first', () => {
    const text = 'Cook, 2011 – 2014; chef since 2015'
    const first = structuredClone(findDates(text))
    expect(findDates(text)).toEqual(first)
    expect(first).toHaveLength(2)
  })

  it('gives offsets into the text', () => {
    const text = 'Engineer (Sep 2017 – Feb 2021), Utrecht'
    const [range] = findDates(text)
    expect(text.slice(range?.start, range?.end)).toBe('Sep 2017 – Feb 2021')
  })
})

describe('durations', () => {
  it('counts both end months when months are named, and whole years when they are not', () => {
    expect(monthsOf({ from: month(2017, 9), to: month(2021, 2), exact: true }, month(2026, 1))).toBe(42)
    expect(monthsOf({ from: month(2016, 1), to: month(2019, 12), exact: false }, month(2026, 1))).toBe(36)
  })

  it('says years and months', () => {
    expect(sayMonths(42)).toBe('3 years and 6 months')
    expect(sayMonths(13)).toBe('1 year and 1 month')
    expect(sayMonths(8)).toBe('8 months')
  })
})

describe('what stands with dates', () => {
  it.each(['2016 – 2019 (3 years)', 'Aug 2016 – Mar 2019 · 2 yrs 8 mos', '2019 – present (contract)'])(
    'is a part of them: %s',
    (text) => {
      expect(findDates(text)).toHaveLength(1)
      expect(findDates(text)[0]?.end).toBe(text.length)
    },
  )

  it('is none of them where it tells more', () => {
    const [range] = findDates('2016 – 2019, 3 years of which abroad')
    expect(range?.end).toBe('2016 – 2019'.length)
    expect(findDates('Open from May 10 to June 20 each year')).toEqual([])
  })
})
