/** A record of a work is said with its house and year; learners below a label; who recommends one. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottoline Brask

Smith and writer on iron, Visby

## Work

### Own forge, 2009 – today, Visby

- Gates, hinges, one weathercock

Apprentices brought on:

- Nils Ekdahl, 2012–15, now in Oslo
- Samira Holm, since 2021

### Apprentice, Ljung & Son, 2003 – 2007, Kalmar

- Learned the trade

## Study

### Licentiate in iron studies, Uppsala, 2014 – 2017

- Supervisor: Prof. Elsa Lind; opponents: Karl Dahl, Rut Berg

## Writing

[B1] *The Cold Shut: Faults in Iron*. Kettle Press, 2016. 180 pp.

[B2] *Hinge and Strap*. Marrow & Pike, 2020. 96 pp. Swedish edition 2022.

[A1] "Who made the weathercocks?", *Iron and Ash* 4 (2018), 11–19. Winner, essay medal of the Gotland Society.

## Who will say nice things?

1. Greta Sund, dean, Visby cathedral
2. Ole Pihl, harbour master
3. Karin Moe, customer since 2010
`

describe('what stands in several sentences', () => {
  const ask = askingOf(CV)

  it('tells the house of a work', async () => {
    expect(await ask('Which publisher brought out Hinge and Strap?')).toContain('Marrow & Pike')
    expect(await ask('Which essay won the medal of the Gotland Society?')).toContain('weathercocks')
  })

  it('tells whom one trained, not where one was trained', async () => {
    const told = await ask('Which apprentices has she trained?')
    expect(told).toMatch(/Nils Ekdahl.*Samira Holm/)
    expect(told).not.toContain('Ljung')
  })

  it('tells who examined her by what they are called', async () =>
    expect(await ask('Who examined her as opponents?')).toContain('Karl Dahl, Rut Berg'))

  it('knows those who will say something nice', async () => {
    expect(await ask('Referees?')).toMatch(/Greta Sund.*Ole Pihl.*Karin Moe/)
    expect(await ask('Who has recommended her?')).toMatch(/Greta Sund.*Ole Pihl.*Karin Moe/)
  })
})
