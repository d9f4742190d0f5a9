// npx tsx bench/readme.ts: puts the tables of bench/results.json into README.md, without measuring.
import { readResults, writeReadme } from './results.ts'

const results = readResults()
if (!results) {
  process.stderr.write('there is no bench/results.json yet: npm run bench\n')
  process.exit(1)
}
writeReadme(results)
