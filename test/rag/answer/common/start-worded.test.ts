/** From when on somebody is free, in the words of a wish or of leaving, before hours of the week. */
import { expect, it } from 'vitest'
import { planned } from './planned.ts'

const asked = 'From when would she be available for a new post?'
const cv = (where: string, ...lines: readonly string[]): string =>
  `# Maud Tessier\n\nDental hygienist, Gaspé\n\n## ${where}\n\n${lines.join('\n\n')}\n`

it.each([
  [
    'Practical',
    ["Free to move from August 2028, when my term ends; I must give four months' notice."],
    'August 2028',
  ],
  ['Practical', ["From 2028-01; three months' notice."], '2028-01'],
  [
    'If you would like to employ me',
    [
      "I am looking for a post as head of a school, in the region of Gaspé, from August 2028. My contract can be ended with three months' notice.",
    ],
    'August 2028',
  ],
  [
    'Objective',
    [
      'A four-day position in a family practice in the Gaspé area, from March 2028 on.',
      '## Good to know',
      '- Availability: evenings until 7 pm on Tuesdays\n- Notice: four weeks',
    ],
    'March 2028',
  ],
])('%s: %s', (where, lines, start) => {
  expect(planned(cv(where, ...lines))(asked)).toContain(start)
})

it('are the hours, where nothing else is told', () => {
  const text = cv('Good to know', '- Availability: evenings until 7 pm on Tuesdays')
  expect(planned(text)(asked)).toContain('evenings')
})
