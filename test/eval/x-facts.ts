import { loadSets } from './sets.ts'
import { Reads } from './reads.ts'
import { heldPosts } from '../../src/rag/answer/common/held.ts'
const reads = new Reads()
for (const name of process.argv.slice(2)) {
  const { facts } = await reads.open(loadSets('/tmp/blind2/' + name)[0]!)
  console.log('==', name)
  for (const e of facts.entries) console.log(e.index, e.kind, '|', e.text.slice(0, 100), '|', e.title, '|', e.org, '|', e.range?.from, e.range?.to, '| parent', e.parent, 'h', e.header.join())
  console.log('HELD', heldPosts(facts).map((h) => `${h.entry.index} ${h.title} ${h.beside}`).join('; '))
}
await reads.close()
