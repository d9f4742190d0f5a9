/** Where works came out, what was measured of one thing only, and posts whose titles say what other sections are called. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ayo Brennan-Falk

Bergen

## 2018–present | Network Manager @ Fjord Grid Partners

- Bought Tervo Pumps in 2019 for €42m; sold in 2022 at a 27% IRR.
- Led the purchase of Ukko Wind in 2020, a 48 MW farm near Pori.
- Screened 1,200 herds for bovine tuberculosis.

## 2012–2018 | Project Engineer @ Nordhavn Docks

- Built three cranes.
- Engineer of the Year in 2014.

## Education

- 2013–2016 MSc Economics, Open College, part-time

## Publications

1. Brennan-Falk A, Moen S. Cold water and slow cod: ten winters of tagging. *Acta Maris* 2021;14:33–41.
2. Brennan-Falk, A. (2019). Why herring turn. *Northern Fisheries Letters*, 8(2), 11–19.
3. Brennan-Falk A. "Counting eggs". Chapter in Handbook of Cod, Tern Press, 2016.
4. Moen S, Brennan-Falk A. Salt in the nursery. *Acta Maris* 2017;10:1–9.
`)

describe('told of one, and not of its neighbour', () => {
  it.each([
    ['In which journals has she published?', /^Acta Maris; Northern Fisheries Letters\.$/],
    ['How many publications has she written or co-written?', /^Four: /],
    ['How many publications did she co-write?', /^Two: /],
    ['Which journals does she review for?', /does not/],
    ['Where was she employed in 2015?', /^(?!.*Open College).*Nordhavn Docks/],
    ['In which year was she named Engineer of the Year?', /Engineer of the Year in 2014/],
    ['How many herds did she screen for TB?', /1,200/],
    ['What IRR did Tervo Pumps achieve?', /27%/],
    ['What IRR did the Ukko Wind purchase achieve?', /does not/],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toMatch(said)
  })
})
