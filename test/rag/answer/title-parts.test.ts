/** Titles with a part of the house behind a comma: that part is not taken for the house, in whatever layout. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { LINES } from '../../support/layouts/one-paragraph.ts'
import { BELOW } from '../../support/layouts/one-post.ts'
import { CAREERS, DATES, type Post } from '../../support/layouts/posts.ts'

/** In these it still is, or the house may stand behind the title as the part does. */
const LEFT = new Set(
  'b_O_D_emT_run h3_T_then_O i_bO_D_T i_bDP_TO i_OPTD p_run2 h3_OcommaT_D h3_O_emTDP i_O_colon_T h3_D_O_T h3_D_T_O i_DP_TatO'.split(
    ' ',
  ),
)

const withPart = (posts: readonly Post[], part: string): Post[] =>
  posts.map((post, i) => ({ ...post, title: i === 2 ? post.title : `${post.title}, ${part}` }))

describe.each(['Repair Shop', 'Night Shift', 'Cardiology'])('%s behind a title', (part) => {
  it.each(Object.entries({ ...BELOW, ...LINES }).filter(([name]) => !LEFT.has(name)))(
    'is a part of the house: %s',
    (name, layout) => {
      for (const career of Object.values(CAREERS)) {
        const posts = withPart(career, part)
        const written = posts.map((post) => layout(post, DATES['months']?.(post) ?? ''))
        const { entries } = buildFacts(
          parseDocument(
            `# Ada Marsh\n\n## Experience\n\n${written.join(name.startsWith('i_') ? '\n' : '\n\n')}\n\n## Languages\n\n- English (native)\n`,
          ),
        )
        const houses = entries
          .filter(({ kind, range }) => kind === 'experience' && range !== null)
          .map(({ org }) => org)
        expect(houses).toEqual(posts.map(({ house }) => house))
      }
    },
  )
})

it('is the house where nothing else is', () => {
  const { entries } = buildFacts(
    parseDocument(
      '# Ada Marsh\n\n## Experience\n\n**Mechanic, The Repair Shop**, 2016 – 2019\n\n- Cars.\n\n**Apprentice, Orrin Garage**, 2013 – 2016\n\n- Vans.\n',
    ),
  )
  expect(entries.map(({ org }) => org)).toEqual(['The Repair Shop', 'Orrin Garage'])
})
