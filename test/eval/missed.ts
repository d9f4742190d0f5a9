/**
 * npm run eval:missed: what may be a post and is not read as one. Printed are the lines of sections of experience that
 * hold a period and stand in no entry's header, with the entry that they stand in, and posts without title or house,
 * by CV. Some are rightly none (a project within a post, a break): to look through, not to count to nought.
 */
import { parseArgs } from 'node:util'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { loadSets } from './sets.ts'

const { values } = parseArgs({
  options: { cvs: { type: 'string', default: '' }, set: { type: 'string' }, unnamed: { type: 'boolean', default: false } },
})
const isAsked = new RegExp(values.cvs)
const shown = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200)

let lines = 0
for (const { name, markdown } of loadSets(values.set).filter(({ name }) => isAsked.test(name))) {
  const { units, entries, mainKinds } = buildFacts(parseDocument(markdown))
  const found: string[] = []
  for (const { unit, dates, isHeader, entry } of units) {
    if (mainKinds[unit.section] !== 'experience' || isHeader || unit.kind === 'heading') continue
    if (!dates.some(({ from, to, single }) => !single && to - from > 5)) continue
    lines++
    const within = entry === null ? undefined : entries[entry]
    found.push(`  - ${shown(unit.text)}\n      in: ${within ? shown(within.text) : '(no entry)'}`)
  }
  if (values.unnamed)
    for (const { kind, title, org, text } of entries)
      if (kind === 'experience' && (title === null || org === null)) found.push(`  ? ${title ?? '(no title)'} @ ${org ?? '(no house)'}: ${shown(text)}`)
  if (found.length > 0) console.log(`${name}\n${found.join('\n')}`)
}
console.log(`${lines} lines`)
