/** Lists whose items tell numbers of what is counted: it is not the items that there are so many of. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('numbers within items', () => {
  const ask = askingOf(`# Nia Borrow

Osteopath, Truro

## Work

### Osteopath, Fal Clinic, Truro (2012 – present)

- Treats dancers.

## Courses and points

- Headaches, Bristol, 2023: 6 points
- Taping, online, 2023: three points
- Consent, Exeter, 2024: 5 points

## Falls on the ward

| Year | Falls | Beds |
| --- | --- | --- |
| 2021 | 9 | 20 |
| 2022 | 6 | 22 |
| 2023 | 4 | 22 |
`)
  it('are added up', async () =>
    expect(await ask('How many points has she collected?')).toMatch(/^(?:14|Fourteen):/))
  it('are told of one item', async () =>
    expect(await ask('How many falls were there in 2022?')).toMatch(/^(?:6|Six): 2022/))
  it('do not keep the items from being counted', async () =>
    expect(await ask('How many courses has she taken?')).toMatch(/^(?:3|Three):/))
  it('are not counted as items', async () =>
    expect(await ask('How many falls were there?')).not.toMatch(/^(?:3|Three)\b/))
})
