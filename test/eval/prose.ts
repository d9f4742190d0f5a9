/**
 * npm run eval:prose -- [--list seen|held-out] [--form NAME] [--failed] [--every N]: how posts are read that sentences
 * tell of. Careers of the tuned CVs are written as prose, each in a mix of the forms of test/support/layouts/prose.ts, in
 * the first or the third person, below one heading, chapters or decades, with sentences between that tell of no post
 * (the same in every run). Printed is by form the share of posts that questions about the timeline would find at all,
 * with title and house, and with both ends too; and how many were found that nobody wrote, by what stands in them.
 */
import { parseArgs } from 'node:util'
import { random } from '../../bench/material.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { looksLikeTitle } from '../../src/rag/answer/lexicon/names.ts'
import { postEntries } from '../../src/rag/answer/posts/post-entries.ts'
import { parseDocument } from '../../src/rag/document.ts'
import type { Post } from '../support/layouts/posts.ts'
import { begins, loadCareers } from './careers.ts'
import { isMonthly, proseOf, type Drawn, type Written } from './prose-written.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'string', default: 'seen' },
    form: { type: 'string' },
    every: { type: 'string', default: '3' },
    failed: { type: 'boolean', default: false },
    shown: { type: 'string', default: '400' },
  },
})
const LIST = values.list === 'held-out' ? 'held-out' : 'seen'

interface Count {
  posts: number
  found: number
  named: number
  right: number
}
const counts = new Map<string, Count>()
let wrong = 0
let careers = 0
const months = ([year, month]: readonly [number, number]): number => year * 12 + month - 1
const plain = (name: string | null): string | null => name?.replace(/^(?:an?|the) /i, '') ?? null

const draw: Drawn = { next: random(7), list: LIST }
/** Does the time meet what was written, as exactly as it was? */
const meets = (read: number, told: Post['to'], form: string): boolean =>
  told === null ? !Number.isFinite(read) : isMonthly(form) ? read === months(told) : Math.floor(read / 12) === told[0]

for (const career of loadCareers(Number(values.every))) {
  // what was misread from its own CV is nothing that anybody was
  if (!career.every(({ title }) => looksLikeTitle(title))) continue
  const { markdown, told } = proseOf(career, draw)
  careers++
  const read = postEntries(buildFacts(parseDocument(markdown)))
  const left = new Set(read)
  const faults: string[] = []
  const isAbout = ({ post }: Written, { range, text, org, title }: (typeof read)[number]): boolean =>
    Math.floor(range.from / 12) === post.from[0] &&
    (begins(plain(org), plain(post.house) ?? '') || text.includes(post.house) || begins(plain(title), plain(post.title) ?? ''))
  for (const one of told) {
    const { form, post } = one
    const count = counts.get(form) ?? { posts: 0, found: 0, named: 0, right: 0 }
    counts.set(form, count)
    count.posts++
    const about = read.filter((entry) => left.has(entry) && isAbout(one, entry))
    const isNamed = ({ title, org }: (typeof read)[number]): boolean => begins(plain(title), plain(post.title) ?? '') && begins(plain(org), plain(post.house) ?? '')
    const found = about.find(isNamed) ?? about[0]
    if (found === undefined) {
      faults.push(`  not found (${form}): ${post.title} @ ${post.house}`)
      continue
    }
    left.delete(found)
    count.found++
    const named = isNamed(found)
    if (named) count.named++
    if (named && meets(found.range.from, post.from, form) && meets(found.range.to, post.to, form)) count.right++
    else faults.push(`  as ${found.title} @ ${found.org}, ${found.dates} (${form}): ${post.title} @ ${post.house}, ${post.from.join('/')} – ${post.to?.join('/')}`)
  }
  wrong += left.size
  for (const { title, org, dates, text } of left) faults.push(`  nobody wrote ${title} @ ${org}, ${dates}: ${text.slice(0, 160)}`)
  const isShown = values.form === undefined ? faults.length > 0 : faults.some((fault) => fault.includes(values.form ?? ''))
  if (values.failed && isShown) process.stdout.write(`${markdown.slice(markdown.indexOf('\n## '), markdown.indexOf('\n## Education')).slice(0, Number(values.shown) * 5)}\n${faults.join('\n')}\n\n`)
}

const all = { posts: 0, found: 0, named: 0, right: 0 }
const shown = (name: string, { posts, found, named, right }: Count): string =>
  `${name.padEnd(30)} ${String(posts).padStart(5)} posts: found ${(found / posts).toFixed(3)}, with title and house ${(named / posts).toFixed(3)}, and both ends ${(right / posts).toFixed(3)}\n`
for (const [name, count] of [...counts].sort(([, a], [, b]) => a.right / a.posts - b.right / b.posts)) {
  for (const key of ['posts', 'found', 'named', 'right'] as const) all[key] += count[key]
  process.stdout.write(shown(name, count))
}
process.stdout.write(`${careers} careers, ${LIST}: ${wrong} posts that nobody wrote\n${shown('all', all)}`)
