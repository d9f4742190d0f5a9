/**
 * npm run eval:variants: the questions of every ninth tuned CV asked otherwise (with a slip of the pen, without
 * capitals, with thanks, …), and how many of them are answered as well as they are as they stand.
 */
import { random } from '../../bench/material.ts'
import { extract } from '../../src/rag/answer/extract.ts'
import { words } from '../../src/rag/answer/text/text.ts'
import { judge } from './judge.ts'
import { Reads, type Read } from './reads.ts'
import { goldRanges, loadSets, type Question } from './sets.ts'

const NOW = 2026 * 12 + 10
const EVERY = 9
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Slips are the same in every run. */
const next = random(11)
const below = (count: number): number => Math.floor(next() * count)
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** One word of four letters or more, with a letter left out, swapped with its neighbour, doubled or another one. */
function slipped(query: string): string {
  const long = words(query).filter(({ raw }) => /^\p{L}{4,}$/u.test(raw))
  const word = long[below(long.length)]
  if (!word) return query
  const { raw, start } = word
  const at = 1 + below(raw.length - 1)
  const ways = [
    raw.slice(0, at) + raw.slice(at + 1),
    raw.slice(0, at - 1) + raw.charAt(at) + raw.charAt(at - 1) + raw.slice(at + 1),
    raw.slice(0, at) + raw.charAt(at) + raw.slice(at),
    raw.slice(0, at) + LETTERS.charAt(below(LETTERS.length)) + raw.slice(at + 1),
  ]
  return query.slice(0, start) + (ways[below(ways.length)] ?? raw) + query.slice(start + raw.length)
}

const ARE: Readonly<Record<string, string>> = { does: 'do', has: 'have', is: 'are', was: 'were' }

/** Each asks the same in another way; `name` is the person's. */
const VARIANTS: Readonly<Record<string, (query: string, name: string) => string>> = {
  'a slip of the pen': slipped,
  'no capitals, no mark': (q) => q.toLowerCase().replace(/\?$/, ''),
  'all in capitals': (q) => q.toUpperCase(),
  'you': (q) =>
    q
      .replace(/\b(does|has|is|was) (?:he|she)\b/gi, (_, verb: string) => `${ARE[verb.toLowerCase()] ?? verb} you`)
      .replace(/\b(?:he|she|they)\b/gi, 'you')
      .replace(/\b(?:his|her|their)\b(?= \w)/gi, 'your'),
  'the candidate': (q) => q.replace(/\b(?:he|she)\b/g, 'the candidate').replace(/\b(?:his|her)\b(?= \w)/g, "the candidate's"),
  'by name': (q, name) => q.replace(/\b(?:he|she)\b/, name).replace(/\b(?:his|her)\b(?= \w)/, `${name}'s`),
  'could you please tell me': (q) => `Could you please tell me ${small(q)}`,
  'greeting': (q) => `Hi! I'd like to know: ${q}`,
  'thanks': (q) => `${q} Thanks!`,
  'according to the CV': (q) => `According to the CV, ${small(q)}`,
  'I was wondering': (q) => `I was wondering, ${small(q)}`,
  'quick question': (q) => `Quick question - ${small(q)}`,
  "what's": (q) => q.replace(/^(What|Where|Who|When|How) is\b/, "$1's"),
  'many marks': (q) => `  ${q.replace(/\?$/, '')}??? `,
}

async function isRight(read: Read, question: Question, query: string): Promise<boolean> {
  const answer = await extract(query, { ...read, now: NOW })
  return judge(question, answer, read.set.markdown, goldRanges(read.set, question)).correct
}

const counts = new Map(Object.keys(VARIANTS).map((name) => [name, { asked: 0, plain: 0, right: 0 }]))
const opener = new Reads()
for (const set of loadSets().filter(({ part }) => part === 'tuned').filter((_, i) => i % EVERY === 0)) {
  const read = await opener.open(set)
  const own = [...read.facts.name][0] ?? 'ada'
  const name = own.charAt(0).toUpperCase() + own.slice(1)
  for (const question of set.questions) {
    if (question.prev?.length || question.type === 'adversarial') continue
    const plain = await isRight(read, question, question.query)
    for (const [variant, ask] of Object.entries(VARIANTS)) {
      const query = ask(question.query, name)
      const count = counts.get(variant)
      if (query === question.query || !count) continue
      count.asked++
      if (plain) count.plain++
      if (await isRight(read, question, query)) count.right++
    }
  }
}
await opener.close()
for (const [variant, { asked, plain, right }] of counts)
  process.stdout.write(`${variant.padEnd(26)} ${String(asked).padStart(5)} questions: right as they stand ${(plain / asked).toFixed(3)}, so ${(right / asked).toFixed(3)}\n`)
