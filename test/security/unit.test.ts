/** deploy/public-cv.service: what systemd makes of its limits, and the service with the system calls it leaves. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeDir, ROOT, startService, type Service } from '../support/service.ts'

const UNIT = join(ROOT, 'deploy/public-cv.service')
const FILTER = join(ROOT, 'test/security/unit-filter.py')
// Debian's own Python is the one that has Debian's libraries.
const PYTHON = '/usr/bin/python3'

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0
const hasSystemd = runs('systemd-analyze', '--version')
const hasSeccomp = hasSystemd && runs(PYTHON, '-c', 'import seccomp')
if (!hasSeccomp)
  process.stderr.write(
    'systemd-analyze or python3-seccomp not installed: the unit file is not tried in full\n',
  )

let service: Service | undefined
afterAll(async () => {
  await service?.kill()
  if (service) removeDir(service.dir)
})

it.skipIf(!hasSystemd)('systemd rates the exposure as no more than 2 of 10', () => {
  // In tenths.
  const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', UNIT], {
    encoding: 'utf8',
  })
  expect(rated.status, rated.stdout.slice(-200) + rated.stderr).toBe(0)
})

it.skipIf(!hasSeccomp)(
  'the service starts, answers, and renders its PDF with the system calls that are left',
  async () => {
    const started = await startService({
      cv: '# Hild Moen\n\n## Work\n\n- Repaired 41 clocks.\n',
      buildsModels: true,
      env: { LOG_LEVEL: 'error' },
      shell: `exec ${PYTHON} ${FILTER} ${UNIT} "$@"`,
    })
    service = started
    const asked = await fetch(`${started.url}/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'How many clocks did Hild repair?' }),
    })
    expect(await asked.text()).toContain('41')
    const pdf = async () => (await fetch(`${started.url}/cv/pdf`)).status
    await expect.poll(pdf, { timeout: 60_000 }).toBe(200)
    expect(await started.stop()).toBe(0)
  },
  180_000,
)
