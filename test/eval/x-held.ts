import { heldPosts } from '../../src/rag/answer/common/held.ts'
import { listed } from '../../src/rag/answer/common/list-items.ts'
import { listKinds } from '../../src/rag/answer/common/list-headings.ts'
import { chronicleOf } from '../../src/rag/answer/told-posts.ts'
import { loadSets } from './sets.ts'
import { Reads } from './reads.ts'
const reads = new Reads()
for (const n of process.argv.slice(2)) {
  const { facts } = await reads.open(loadSets('/tmp/blind2/' + n)[0]!)
  console.log('##', n)
  for (const h of heldPosts(facts)) console.log('  ', h.beside ? 'BESIDE' : 'main', '|', h.title, '|', h.org, '|', h.text, h.entry.header)
  console.log('-- entries'); for (const e of facts.entries) console.log('  ', e.index, e.kind, '|', e.title, '|', e.org, '|', e.place, '|', e.dates, '|', JSON.stringify(e.parts))
  console.log('-- told', chronicleOf(facts).posts.map(p => `${p.title} | ${p.org} | ${p.text}`))
  console.log('-- interests', listed(facts, 'interests', () => true).pieces.map(p => p.text))
  facts.document.sections.forEach((s, i) => { const k = listKinds(s.heading); console.log('  S', i, s.heading, facts.mainKinds[i], [...k.plain.keys()], [...k.vague]) })
}
await reads.close()
