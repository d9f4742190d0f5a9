/** Where a question's everyday words are put as the CV has them, and where they stay. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { TRADE_WORDS } from '../../../src/rag/answer/lexicon/trade-words.ts'
import { inTradeWords } from '../../../src/rag/answer/question/trade-words.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const said = (cv: string, query: string): string =>
  inTradeWords(buildFacts(parseDocument(`# Ada Birk\n\n## Work\n\n- ${cv}\n`)), query)

it.each([
  ['No HGV entitlement.', 'Can he drive a lorry?', 'Can he drive an HGV?'],
  ['Drove a lorry; no HGV entitlement.', 'Can he drive a lorry?', 'Can he drive a lorry?'],
  ['Drove a van.', 'Can he drive a lorry?', 'Can he drive a lorry?'],
  ['Acting head, 2019.', 'Has she stood in for a boss?', 'Has she been acting for a boss?'],
  ['Acts for tenants.', 'Has she stood in for a boss?', 'Has she stood in for a boss?'],
  ['A two-day walkout.', 'What did she do at Strike Capital?', 'What did she do at Strike Capital?'],
  ['The magazine was discontinued.', 'Which one was axed?', 'Which one was discontinued?'],
  ['Served in the army.', 'Was she in the military?', 'Was she in the army?'],
  ['Handled redundancies.', 'Has she fired staff?', 'Has she redundancies staff?'],
])('%s %s', (cv, query, expected) => {
  expect(said(cv, query)).toBe(expected)
})

describe('left as it is', () => {
  it.each([
    // suffered or done by the person
    ['Handled redundancies.', 'Was she sacked?'],
    ['Handled redundancies.', 'When he was fired, what did he do?'],
    ['Handled redundancies.', 'Has Ada ever been laid off?'],
    ['Handled redundancies.', 'Who fired her?'],
    ['Wrote the anti-corruption policy.', 'Has she taken bribes?'],
    ['Worked with offenders.', 'Is she one of the criminals?'],
    ['Prison visitor.', 'Did he go to jail?'],
    ['Oncology nurse.', 'How did she recover from her cancer?'],
    ['Prescribing nurse.', 'Does she take any medication?'],
    ['Cut lost-time accidents by half.', 'Has she been in a car crash?'],
    ['Led insolvency cases.', 'Did she go bankrupt?'],
    // what a CV may keep to itself
    ['Fraud analyst.', 'What is the account number of the scam?'],
    // words of another sense
    ['Chair of the parish council.', 'Is she a full professor?'],
    ['Master of Science; team captain.', 'Was she a skipper?'],
    ['Pay equity review.', 'Does she hold share options?'],
    ['Ran the assembly line.', 'Has she spoken to lawmakers?'],
    ['Delivery Manager.', 'Was she a postman?'],
    ['Software maintenance.', 'Was he a janitor?'],
    ['Financial Controller.', 'Any work in air traffic?'],
    ['Project portfolio.', 'What does she know of the stock market?'],
    ['Google search console.', 'Can she use a mixing desk?'],
    ['Plant biology.', 'Can he drive a digger?'],
    ['Paper in Proceedings of Nursing Days.', 'Which lawsuits did she handle?'],
    ['Housing benefits office.', 'Which perks does she want?'],
    // names
    ['Baked for the Salvation Army.', 'Was she in the military?'],
    ['Funded by Sunrise Hospice Trust.', 'Has she cared for dying people?'],
  ])('%s %s', (cv, query) => {
    expect(said(cv, query)).toBe(query)
  })
})

describe('the lexicon', () => {
  const lines = TRADE_WORDS.map((line) => {
    const [left = '', right = ''] = line.replace(/^! /, '').split(' > ')
    return { line, left: left.split(', '), right: right.split(', ') }
  })

  it('has no expression on two lines', () => {
    const all = lines.flatMap(({ left }) => left)
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })

  it('has no line without effect', () => {
    const plain = (text: string): string => text.replace(/[()]/g, '')
    const acts = (left: string, right: string): boolean =>
      said(`Once ${right.replace(/\([^)]*\)/g, '').trim()}.`, `Tell of ${left}.`) !== `Tell of ${left}.` &&
      plain(right) !== ''
    const idle = lines.flatMap(({ line, left, right }) => [
      ...left.filter((one) => !right.some((other) => acts(one, other))).map((one) => `${one} in ${line}`),
      ...right.filter((other) => !left.some((one) => acts(one, other))).map((other) => `${other} in ${line}`),
    ])
    expect(idle).toEqual([])
  })
})
