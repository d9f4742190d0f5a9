/** A recruiter's everyday words, and a CV that says the same in those of its trade. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Maud Ferriby

## Work

### Operations Director, Saltby Biscuits, 2016 – present
- Ended a nine-day strike at the Brigg bakery in 2019 with a shift agreement.
- Runs six ovens and 140 people in two buildings.
- Cut the gas bill by 18% with heat from the oven stacks.
- The gluten-free line was abandoned in 2021 after eight months.

### Depot Manager, Owston Haulage, 2008 – 2016
- Planned 40 routes a day; yearly staff turnover from 31% to 12% after fixed rosters.
- Turned a Grade II listed maltings into the new depot.
- Bought the fuel for the whole group.

## Other

- Fork-lift licence since 2009; no HGV entitlement.
- Since 2018 I keep the accounts of the Isle Hospice without charge.
`)

describe('everyday words for those of a trade', () => {
  it.each([
    ['Has she dealt with workers who downed tools?', 'nine-day strike', 'ovens'],
    ['Is she allowed to drive a lorry?', 'no HGV', 'routes'],
    ['Any experience with heritage buildings?', 'listed maltings', 'two buildings'],
    ['Which line of hers was scrapped?', 'gluten-free', 'gas'],
    ['How did she get people to stop quitting?', 'fixed rosters', 'gas'],
    ['Does she do anything for free?', 'Isle Hospice', 'fuel'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })

  it('declines what the CV has in neither words', async () => {
    expect(await ask('Was she ever in the armed forces?')).toMatch(/^The CV does not/)
  })
})

describe('what befell the person is no work of theirs', () => {
  const own = askingOf(`# Maud Ferriby

## Work

### HR Director, Saltby Biscuits, 2016 – present
- Handled the redundancies of 40 staff fairly.
- Supported the company in litigation with a supplier.
- Worked with the prison service on a bakery for inmates.

### Nurse, Trent Oncology Centre, 2008 – 2016
- Cardiac wards, 20 beds.
`)

  it.each([
    'Was she sacked?',
    'Was she ever fired?',
    'Was she laid off?',
    'Has she been sued?',
    'Has she been in jail?',
    'Has she had cancer?',
    'Has she heart problems?',
  ])('%s', async (query) => {
    expect(await own(query)).toMatch(/^The CV does not/)
  })

  it.each([
    ['Has she handled lawsuits?', 'litigation'],
    ['Did she work with heart patients?', 'Cardiac'],
    ['Has she worked with people behind bars?', 'prison service'],
  ])('%s', async (query, said) => {
    expect(await own(query)).toContain(said)
  })
})
