import { loadSets } from './sets.ts'
import { Reads } from './reads.ts'
import { consider } from '../../src/rag/answer/extract.ts'
import { splitParts } from '../../src/rag/answer/split-parts.ts'
import { standAlone, LEANS } from '../../src/rag/answer/stand-alone.ts'
import { declineChance } from '../../src/rag/answer/decline.ts'
import { words } from '../../src/rag/answer/text.ts'
const NOW = 2026 * 12 + 10
const reads = new Reads()
const sets = [...loadSets().filter((s) => s.part === 'tuned'), ...['an1','an2','an3','am1','am2','am3','ao1','ao2','ao3','ap1','ap2','ap3'].map((n) => loadSets('/tmp/blind2/' + n)[0]!)]
let n = 0
for (const set of sets) {
  const qs = set.questions.filter((q) => splitParts(q.query).length > 1)
  if (!qs.length) continue
  const { facts, groups, compare, vocabulary } = await reads.open(set)
  for (const q of qs) {
    const cut = splitParts(q.query), lent = standAlone(cut)
    for (let i = 1; i < cut.length; i++) {
      const c = words(cut[i]!).filter((w) => !w.stop).length
      if (cut[i] === lent[i] || LEANS.test(cut[i]!) || c < 2) continue
      const o = { facts, groups, compare, vocabulary, now: NOW }
      const [a, b] = [await consider(lent[i]!, o), await consider(cut[i]!, o)]
      n++
      const key = (x: typeof a) => x.timeline ? 'T' : x.ranking.first[0]?.group ? 'G' + x.ranking.first[0].group.heading : String(x.ranking.first[0]?.unit)
      if (key(a) === key(b)) continue
      const say = (x: typeof a) => x.timeline ? 'TL ' + x.timeline.parts[0]?.text : x.ranking.first[0]?.group ? 'GROUP ' + x.ranking.first[0].group.heading : facts.units[x.ranking.first[0]?.unit ?? 0]!.unit.text.slice(0, 100)
      console.log(`${q.id} ${q.query}\n  lent ${lent[i]} none ${declineChance(a.features).toFixed(2)} top ${a.ranking.first[0]?.chance.toFixed(2)} ${say(a)}\n  bare ${cut[i]} none ${declineChance(b.features).toFixed(2)} top ${b.ranking.first[0]?.chance.toFixed(2)} ${say(b)}\n  gold ${q.quotes.join(' // ').slice(0, 200)}`)
    }
  }
}
console.log(n)
await reads.close()
