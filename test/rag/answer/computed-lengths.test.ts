/** How long it was, how much it changed, what is left: computed from dates and figures of one line, or of several posts at a house. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Olan Brevik

Platform engineer, Bergen

## Work

> **Nordlys Data, Bergen**\\
> *Platform Lead, March 2020 – present*
>
> *Platform Engineer, June 2016 – February 2020*

I keep the cluster running.

> **Havgard Lines, Stavanger**\\
> *Second Engineer, 2010 – 2015, six contracts of five months*

Two ships.

> **Tveit Yard, Molde**\\
> *Apprentice, August 2006 – July 2009*

Boilers.

> **Fjellkraft, Voss**\\
> *Fitter (contract), August 2009 – December 2009*

Turbines.

## Breaks

- April 2016 – May 2016: paternity leave
- January 2021 – May 2021: paternity leave

## Results

- Migrated 45 of 60 services to the new cluster.
- Deploys of the portal went from two days to 50 minutes.
- Nightly export cut from 5 h to 38 min.
- Error rate was 14% when I joined; today it is 3%.
- Cloud move: budget of €120,000, came in at €98,500.

## Education

BSc Computing, Fjord College, 2006
`)

describe('how long', () => {
  it('is told of an engagement that is called by who was in it', async () => {
    expect(await ask('How many years did the apprenticeship last?')).toMatch(/^3 years: .*Tveit Yard/)
    expect(await ask('How long was he a contractor?')).toMatch(/^5 months: .*Fjellkraft/)
  })

  it('is told of the one leave that is meant', async () => {
    expect(await ask('How long was the second paternity leave?')).toMatch(/^5 months: .*2021/)
    expect(await ask('How long was the paternity leave in 2016?')).toMatch(/^2 months: .*2016/)
  })

  it('is told of two titles that stand one below the other at one house', async () => {
    expect(await ask('How long has he been at Nordlys Data?')).toMatch(/^10 years and 1 month so far: /)
    expect(await ask('What was he at Nordlys before he became Platform Lead?')).toMatch(/Platform Engineer/)
  })

  it('counts so many times so long', async () => {
    expect(await ask('How many months was he with Havgard Lines?')).toMatch(/^30 months: /)
  })
})

describe('a difference', () => {
  it('is told of what was before and is now', async () => {
    expect(await ask('By how many percentage points did the error rate fall?')).toMatch(
      /^11 percentage points: /,
    )
    expect(await ask('How much under budget was the cloud move?')).toMatch(/^€21,500: /)
  })

  it('is of one unit', async () => {
    expect(await ask('How much faster is the nightly export?')).toMatch(/^262 min: /)
    expect(await ask('How much faster are deploys of the portal?')).toMatch(/^Deploys of the portal went/)
  })

  it('is told of what is left of a whole', async () => {
    expect(await ask('How many services are still to be migrated?')).toMatch(/^Fifteen: Migrated 45/)
    expect(await ask('How many services has he migrated?')).not.toMatch(/^Fifteen/)
  })
})
