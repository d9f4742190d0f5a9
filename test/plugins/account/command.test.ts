// npm run keys, as its own process beside the running service.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine, type CommandResult } from '../../support/service.ts'
import { bearer, call, mcpApp, rpc, type McpApp } from '../mcp/support.ts'

let t: McpApp
beforeAll(async () => {
  t = await mcpApp()
})
afterAll(() => t.close())

const keys = (...args: string[]): Promise<CommandResult> =>
  runCommandLine('keys', args, t.dir, t.config.PORT, { env: { DATA_DIR: t.config.DATA_DIR } })
const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await keys(...args, '--json')
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return JSON.parse(stdout) as Record<string, unknown>
}

test('create, list, credit, rotate and revoke work while the service runs', async () => {
  const created = await json('create', 'Screening bot', '--credits', '1')
  const { key, id } = created as { key: string; id: string }
  expect((await t.post(call('get_cv'), bearer(key))).status).toBe(200)
  expect((await t.post(call('get_cv'), bearer(key))).status).toBe(402)
  expect(await json('credit', id, '5')).toMatchObject({ id, balance: 5 })
  expect((await t.post(call('get_cv'), bearer(key))).status).toBe(200)

  const list = await json('list')
  expect(list['items']).toEqual([expect.objectContaining({ id, name: 'Screening bot', balance: 4 })])
  expect(JSON.stringify(list)).not.toContain(key.slice(17))

  const rotated = (await json('rotate', id)) as { key: string; id: string }
  expect(rotated.id).toBe(id)
  expect((await t.post(rpc('ping'), bearer(key))).status).toBe(401)
  expect((await t.post(rpc('ping'), bearer(rotated.key))).status).toBe(200)
  expect(await json('revoke', id)).toMatchObject({ status: 'revoked' })
  expect((await t.post(rpc('ping'), bearer(rotated.key))).status).toBe(401)
  // Six processes on a crowded machine.
}, 240_000)

test.each([
  [[], 'usage'],
  [['destroy'], 'usage'],
  [['create'], 'NAME'],
  [['create', 'x', '--credits', '-1'], 'credits'],
  [['create', 'x', '--credits=many'], 'whole number from 0'],
  [['create', 'x', '--expires', '0'], '--expires'],
  [['credit', 'key_1'], 'a number'],
  [['rotate', 'key_unknown'], 'There is no key key_unknown.'],
])('%j fails with a line that helps, on standard error only', async (args, hint) => {
  const { code, stdout, stderr } = await keys(...args)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain(hint)
  expect(stderr).not.toContain('    at ')
})
