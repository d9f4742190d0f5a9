/** Posts below the names of houses: in nested lists with the years there, and in sections that are called so. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('items of houses with the years there', () => {
  const ask = askingOf(`# Anselmo Rubio

Harbour pilot, Cádiz

## Career at sea

- **Port Directorate "Punta Norte"**, Cádiz (since January 2021)
  - *Head of Pilotage*, March 2023 – present
    - Eleven pilots and two launches.
  - *Deputy Head of Dredging*, January 2021 – February 2023
    - Deepened the channel to 14 metres.
- **Tanker *Estrella***, home port Algeciras (2016 – December 2020)
  - *Chief Officer*, in charge of 21 sailors
    - No spill in five years.
  - *Also safety officer*, 2018 – 2020
- **Tug *Lince***, Huelva (2012 – 2015)
  - *Second Officer*
- **Nautical College "San Telmo"**, Sevilla (2007 – 2010 cadet; 2011 training cruise)
  - Fourth of 61.
`)
  it('are posts, each with its house', async () => {
    expect(await ask('What was his post before he became Head of Pilotage?')).toContain(
      'Deputy Head of Dredging',
    )
    expect(await ask('What was his role at Port Directorate in 2022?')).toContain('Deputy Head of Dredging')
    const all = await ask('Which jobs has he had?')
    for (const one of ['Head of Pilotage', 'Chief Officer', 'Second Officer']) expect(all).toContain(one)
  })
})

describe('sections called as a house', () => {
  const ask = askingOf(`# Maarja Ilves

Lawyer, Riga

## Statement

I draft laws and live with them.

## Ministry of Water (2016 – now)

Riga. Ministry of 210 people.

**Head of Department, Coasts (May 2021 – now)**

- Nine lawyers.

**Adviser, Rivers (February 2016 – April 2021)**

- Wrote the formula for dams.

## Office of the Auditor of Vidzeme (2012 – 2015)

**Junior Lawyer (October 2012 – December 2015)**

Looked into 31 complaints.
`)
  it('has posts that say what they were for, too', async () => {
    const told = await ask('Which positions has she held at the Ministry of Water?')
    expect(told).toContain('Head of Department')
    expect(told).toContain('Adviser')
    expect(await ask('Who did she work for in 2014?')).toContain('Office of the Auditor of Vidzeme')
    expect(await ask('How long has she been at the Ministry of Water?')).toMatch(
      /^10 years and 5 months so far/,
    )
  })
})

describe('a column of the post and its house', () => {
  const ask = askingOf(`# Ilse Marten

Nurse, Bremen

## Hospital posts

| Period | Post and house | What I did |
| --- | --- | --- |
| 05/2020 – present | Senior Nurse, Weserland Hospital, Bremen | runs eight theatres |
| 09/2016 – 04/2020 | Theatre Nurse, Hunte Clinic, Oldenburg | night team |
`)
  it('says both', async () => {
    expect(await ask('What was her role at Hunte Clinic in 2018?')).toContain('Theatre Nurse')
    expect(await ask('Which jobs has she had?')).toMatch(/Senior Nurse, Weserland Hospital \(05\/2020/)
  })
})
