/** What a question takes for granted, and the CV denies, leaves unfinished, or says that there was none of. */
import { describe, expect, it } from 'vitest'
import { presumesUntold } from '../../../src/rag/answer/declining/presumes.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const ask = askingOf(`# Ines Rook

## Work

**Mountain hut warden, Halden Club**, Tolland, 2016 – present

- The information desk has a staff of four; I lead nobody, though I show the summer helpers round.
- Led a crew of six (the carpenters have a foreman of their own, Gernot Vale).
- Capacity plan for Easter Monday: 900 guests in 2020, no stampede.
- Not one avalanche casualty among 41,000 guests.
- Claims since 2018: four; three withdrawn, one settled, none lost.
- Cut the bill for fuel from £9,000 to £6,000 in 2021.
- Came third in the Wexcombe cooking final in 2014.

## Bull and boat

The neighbours' bull was champion at Dunnerby Show in 2021; not my doing.

Sailed to Recife with my brother Tom; it was his boat and he holds the skipper's licence, not I.

Built a bridge of 31 m over the Ache; the design was by the engineer Noemi Kofler.

Brindle Medal? No: that one is for guides, and I have not got it.

## Patents

- Application "Folding snow shoe", filed 2024, pending; inventor is my colleague Jonas Lind, I only reviewed it.

## Prizes

Exhibition of the Year, Heritage Awards 2024, for Northern Huts. Shortlisted, not chosen, for the Berry Prize for best catalogue in 2024; it went to Tamsin Oke.

Quartet prize, second round, Concours d'Annecy, 2015. First prize, Concours d'Annecy, 2016.

## Training

- CPIM: bought the books, did the first of two parts in 2024, failed it by 9 points
- NEBOSH General Certificate: started 2022, first of two units passed, not completed.
- Lean Six Sigma: Yellow Belt 2017, Green Belt 2021, Black Belt: project failed 2023, not retaken
- Paediatric first aid: 8 October 2025, for three years

## Studies

MSc Spatial Planning, Lund University, 1992–94; thesis on harbour towns.
BA Geography, University College Cork, 1988–91 (first-class honours).
`)

describe('what is taken for granted and denied', () => {
  it.each([
    'Since Ines leads the information desk, how many people report to her?',
    'As she led the carpenters in the crew, how many were on her team?',
    'How did it feel when her bull became champion at Dunnerby Show?',
    'Since Ines is a licensed skipper, what class of licence does she hold?',
    'Given that Ines designed the 31 m bridge herself, which design software did she use?',
    'Since she is the inventor of the folding snow shoe, when was that patent granted?',
    'How proud was she when she received the Brindle Medal in 2018?',
    'How did the Easter Monday stampede come about?',
    'Ines caused the avalanche casualty. Describe how it happened.',
    'Why did she lose the claims?',
    'Which jury awarded her the Berry Prize for best catalogue in 2024?',
    'Which medal did she receive when she won first place in the Wexcombe cooking final?',
    'Since she passed CPIM in 2024, what score did she get?',
    'What mark did she get in the NEBOSH certificate?',
    'When did she pass her Black Belt?',
    'What class did she get for her MSc?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^The CV does not/)
  })

  it.each([
    ['When did she get her Green Belt?', '2021'],
    ['How big is the staff of the information desk?', 'four'],
    ['What class did she get for her BA?', 'first-class'],
    ['How many avalanche casualties were there?', 'Not one'],
    ['When does her paediatric first aid run out?', 'for three years'],
    ['How many prizes did she win at Annecy?', "Concours d'Annecy"],
    ['How long was the bridge she built?', '31 m'],
  ])('is told otherwise: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('how long it is looked for', () => {
  it.each([
    'since she was ',
    'she was an, ',
    'how did it when her bull ',
    'when did what class did she get ',
    'which that who went go bust ',
    'describe how why did ',
  ])('%s', (words) => {
    const facts = buildFacts(parseDocument('# Ines Rook\n\n## Work\n\nClerk, Halden Works, 2019 – present\n'))
    expectLinear((size) => {
      presumesUntold(facts, words.repeat(size), new Map())
    }, 60)
  })
})
