// The rules of streamable HTTP, one by one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkDefinitions, defineTool } from '../../../src/plugins/mcp/definitions.ts'
import { mcpPath } from '../../../src/plugins/mcp/index.ts'
import { bearer, call, mcpApp, rpc, type McpApp } from './support.ts'

let t: McpApp
let auth: { authorization: string }
beforeAll(async () => {
  t = await mcpApp()
  auth = bearer((await t.newKey(100)).key)
})
afterAll(() => t.close())

const json = async (response: Response) => (await response.json()) as Record<string, unknown>
const error = async (response: Response) =>
  (await json(response))['error'] as { code: number; message: string }

describe('methods', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is 405 with Allow', async (method) => {
    const response = await fetch(t.config.MCP_URL, { method, headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toMatch(/\bPOST\b/)
    expect(response.headers.get('allow')).not.toMatch(/\bGET\b/)
  })
  test('OPTIONS is answered', async () => {
    expect((await fetch(t.config.MCP_URL, { method: 'OPTIONS' })).status).toBe(204)
  })
})

describe('initialize', () => {
  const initialize = async (protocolVersion: string) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } }
    const response = await t.post(rpc('initialize', params), auth)
    expect(response.headers.get('mcp-session-id')).toBeNull()
    return (await json(response))['result']
  }
  test.each(['2025-06-18', '2025-11-25'])('agrees on %s', async (version) => {
    expect(await initialize(version)).toMatchObject({ protocolVersion: version })
  })
  test.each(['2024-11-05', '2099-01-01'])('offers the newest to a client of %s', async (version) => {
    expect(await initialize(version)).toMatchObject({ protocolVersion: '2025-11-25' })
  })
})

describe('parameters of the protocol', () => {
  test.each([
    ['initialize', {}, 'params.protocolVersion'],
    ['tools/call', {}, 'params.name'],
    ['tools/call', { name: 'ask', arguments: null }, 'params.arguments'],
    ['resources/read', {}, 'params.uri'],
    ['prompts/get', {}, 'params.name'],
    ['completion/complete', {}, 'params.ref'],
  ])('%s with %j is -32602 and names the field', async (method, params, field) => {
    const response = await t.post(rpc(method, params), auth)
    expect(response.status).toBe(200)
    expect(await error(response)).toMatchObject({
      code: -32602,
      message: expect.stringContaining(`${field}: `) as string,
    })
  })
  test('a call with bad ones sets no credit aside', async () => {
    const own = bearer((await t.newKey(1)).key)
    await t.post(rpc('tools/call', { name: 'list_sections', arguments: null }), own)
    expect((await t.post(call('list_sections'), own)).status).toBe(200)
  })
})

describe('messages', () => {
  test('an array is 400 with -32600', async () => {
    const response = await t.post([rpc('ping')], auth)
    expect(response.status).toBe(400)
    expect(await error(response)).toMatchObject({ code: -32600 })
  })
  test('what is not JSON is 400 with -32700', async () => {
    const response = await t.post('{"jsonrpc":', auth)
    expect(response.status).toBe(400)
    expect(await error(response)).toMatchObject({ code: -32700 })
  })
  test.each([
    '{}',
    '"text"',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":null,"method":"ping"}',
  ])('%s is no message', async (body) => {
    const response = await t.post(body, auth)
    expect(response.status).toBe(400)
    expect(await error(response)).toMatchObject({ code: -32600 })
  })
  test('a notification is 202 without a body', async () => {
    const response = await t.post({ jsonrpc: '2.0', method: 'notifications/initialized' }, auth)
    expect(response.status).toBe(202)
    expect(await response.text()).toBe('')
  })
  test('ping is answered as plain JSON, with the id as it was', async () => {
    const response = await t.post(rpc('ping', {}, 'text-id'), auth)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await json(response)).toEqual({ jsonrpc: '2.0', id: 'text-id', result: {} })
  })
  test('a call that asks for progress is answered as a stream', async () => {
    const params = { name: 'get_cv', arguments: {}, _meta: { progressToken: 'p' } }
    const response = await t.post(rpc('tools/call', params), { ...auth, 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toMatch(/^event: message\ndata: \{/)
  })
  test('an unknown method is -32601', async () => {
    expect(await error(await t.post(rpc('tools/destroy'), auth))).toMatchObject({ code: -32601 })
  })
  test('an unknown tool is -32602, not a result', async () => {
    expect(await error(await t.post(call('rm_rf'), auth))).toMatchObject({ code: -32602 })
  })
  test.each([
    ['a missing argument', 'get_section', {}, 'arguments.section'],
    ['a number out of range', 'search_cv', { query: 'x', limit: 99 }, 'arguments.limit'],
    ['an argument that is not one', 'get_cv', { verbose: true }, 'verbose'],
    ['a section that is not there', 'get_section', { section: 'Nowhere' }, 'languages'],
  ])('%s is a result with isError that says what is accepted', async (_, name, args, hint) => {
    const { result } = (await json(await t.post(call(name, args), auth))) as { result: { isError: boolean } }
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result)).toContain(hint)
  })
  test('a body of more than 64 KiB is 413', async () => {
    expect((await t.post(call('ask', { query: 'x'.repeat(70_000) }), auth)).status).toBe(413)
  })
})

describe('headers', () => {
  test.each([undefined, '2025-06-18', '2025-11-25'])(
    'MCP-Protocol-Version %s is accepted',
    async (version) => {
      const response = await t.post(rpc('ping'), {
        ...auth,
        ...(version ? { 'mcp-protocol-version': version } : {}),
      })
      expect(response.status).toBe(200)
    },
  )
  test.each(['2024-11-05', 'latest'])(
    'MCP-Protocol-Version %s is 400 and says which are',
    async (version) => {
      const response = await t.post(rpc('ping'), { ...auth, 'mcp-protocol-version': version })
      expect(response.status).toBe(400)
      expect((await error(response)).message).toContain('2025-11-25 or 2025-06-18')
    },
  )
  test.each(['application/json', 'text/event-stream', '*/*'])('Accept: %s alone is 406', async (accept) => {
    expect((await t.post(rpc('ping'), { ...auth, accept })).status).toBe(406)
  })
  test('Accept is read in any case, and q=0 refuses', async () => {
    const both = 'Application/JSON, Text/Event-Stream;q=0.5'
    expect((await t.post(rpc('ping'), { ...auth, accept: both })).status).toBe(200)
    const one = 'application/json, text/event-stream;q=0'
    expect((await t.post(rpc('ping'), { ...auth, accept: one })).status).toBe(406)
  })
  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'Origin on the loopback name %s counts as ours',
    async (name) => {
      const origin = `http://${name}:${t.config.PORT}`
      expect((await t.post(rpc('ping'), { ...auth, origin })).status).toBe(200)
    },
  )
  test.each(['http://evil.example', 'null', 'http://localhost:1', 'http://localhost.evil.example'])(
    'Origin %s is 403',
    async (origin) => {
      expect((await t.post(rpc('ping'), { ...auth, origin })).status).toBe(403)
    },
  )
  test.each([
    ['localhost:9', 200],
    ['[::1]:9', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
  ])('Host %s is %i', async (host, status) => {
    const headers = {
      ...auth,
      host,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    const response = await t.app.inject({ method: 'POST', url: '/mcp', headers, payload: rpc('ping') })
    expect(response.statusCode).toBe(status)
  })
  test('an answer is not kept by caches', async () => {
    expect((await t.post(rpc('ping'), auth)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('definitions', () => {
  const tool = (output: z.ZodObject) =>
    defineTool({
      name: 'broken',
      title: 'Broken',
      description: 'A tool that cannot be described',
      input: z.object({}),
      output,
      annotations: {},
      run: () => ({}),
    })
  test('a tool whose schema does not compile fails when it is defined, by name', () => {
    expect(() => tool(z.object({ when: z.date() }))).toThrow(/output schema of the MCP tool broken/)
  })
  test('two tools of one name fail when they are registered', () => {
    const tools = [tool(z.object({})), tool(z.object({}))]
    const info = { name: 'x', title: 'x', version: '1.0.0' }
    expect(() => checkDefinitions({ info, instructions: '', tools })).toThrow(/broken is defined twice/)
  })
  test.each(['https://mcp.example', 'https://cv.example/:id', 'https://cv.example/a*'])(
    'MCP_URL %s is refused with a line that names it',
    (url) => {
      expect(() => mcpPath(url)).toThrow(/^MCP_URL is ".*"; accepted is/)
    },
  )
})
