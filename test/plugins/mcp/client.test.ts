// What an agent does: the SDK's own client, and a script with curl.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { apiApp } from '../../support/api.ts'
import { untilPdf } from '../discovery/support.ts'
import { CV, mcpApp, type McpApp } from './support.ts'

let t: McpApp
let key: string
beforeAll(async () => {
  t = await mcpApp()
  ;({ key } = await t.newKey(1000))
})
afterAll(() => t.close())

const parsed = (result: unknown) =>
  (result as { structuredContent: Record<string, unknown> }).structuredContent

test('the SDK client initializes, lists six annotated tools and gets the answer of POST /ask', async () => {
  const client = await t.connect(key)
  expect(client.getInstructions()).toContain('quote')
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name).sort()).toEqual([
    'ask',
    'get_contact',
    'get_cv',
    'get_section',
    'list_sections',
    'search_cv',
  ])
  for (const tool of tools) {
    expect(tool.annotations, tool.name).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    expect(tool.description?.length, tool.name).toBeGreaterThanOrEqual(20)
    expect(tool.outputSchema?.type, tool.name).toBe('object')
  }

  const query = 'How many quay walls did she inspect?'
  const posted = await t.app.inject({ method: 'POST', url: '/ask', payload: { query } })
  const { query_id: _, ...expected } = posted.json<Record<string, unknown>>()
  // The client checks structured content against the output schema itself.
  for (const form of [query, { text: query }]) {
    const { query_id: id, ...answer } = parsed(
      await client.callTool({ name: 'ask', arguments: { query: form } }),
    )
    expect(answer).toEqual(expected)
    expect(id).toEqual(expect.any(String))
  }
  expect(JSON.stringify(expected['sources'])).toContain('84 quay walls')
})

test('ask lists passages in mode list, as POST /ask does', async () => {
  const client = await t.connect(key)
  for (const asked of [{ mode: 'list' }, { prefer: { mode: 'list' } }]) {
    const args = { query: 'How many quay walls did she inspect?', query_id: 'q1', ...asked }
    const posted = await t.app.inject({ method: 'POST', url: '/ask', payload: args })
    expect(posted.json<{ results: unknown[] }>().results.length).toBeGreaterThan(3)
    expect(parsed(await client.callTool({ name: 'ask', arguments: args }))).toEqual(posted.json())
  }
})

test('a text for clients that read no structured content holds the same', async () => {
  const client = await t.connect(key)
  const result = await client.callTool({ name: 'list_sections', arguments: {} })
  const [content] = result.content as { type: string; text: string }[]
  expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent)
})

test('progress comes before the answer when it is asked for', async () => {
  const client = await t.connect(key)
  const parts: string[] = []
  const onprogress = (p: { message?: string | undefined }) => void parts.push(p.message ?? '')
  const asked = {
    name: 'ask',
    arguments: { query: 'How many quay walls did she inspect?', prev: ['Who is she?'] },
  }
  const result = await client.callTool(asked, undefined, { onprogress })
  expect(parts[0]).toBe('Searching the CV')
  expect(parsed(result)['answer']).toEqual(expect.stringContaining('84'))
})

test('reads: the CV, one section, the list, the contact, passages', async () => {
  const client = await t.connect(key)
  const read = async (name: string, args: Record<string, unknown> = {}) =>
    parsed(await client.callTool({ name, arguments: args }))
  expect(await read('get_cv')).toMatchObject({ content: CV, is_default: false, version: 1 })
  expect(await read('get_section', { section: 'LANGUAGES' })).toMatchObject({
    slug: 'languages',
    url: `${t.config.BASE_URL}/#languages`,
    content: '## Languages\n\nDutch, English and some Danish.',
  })
  const { sections } = (await read('list_sections')) as {
    sections: { title: string; start: number; end: number }[]
  }
  expect(sections.map((section) => section.title)).toEqual([
    'Rosalind Achterberg',
    'Contact',
    'Experience',
    'Experience › Lead engineer, Waalbrug Works (2019 – present)',
    'Experience › Engineer, Kade Constructors (2012 – 2019)',
    'Languages',
  ])
  expect(CV.slice(sections[4]?.start, sections[4]?.end)).toContain('84 quay walls')
  expect(await read('get_contact')).toMatchObject({
    name: 'Rosalind Achterberg',
    location: 'Utrecht',
    contacts: expect.arrayContaining([
      expect.objectContaining({ href: 'mailto:rosalind@achterberg.example' }),
      expect.objectContaining({ href: 'tel:+31305550142' }),
    ]) as unknown,
  })
  const { results } = (await read('search_cv', { query: 'sonar inspection', limit: 2 })) as {
    results: { quote: string; start: number; end: number }[]
  }
  expect(results.length).toBeLessThanOrEqual(2)
  expect(results[0]?.quote).toContain('sonar')
})

test('resources: the CV, each section, the PDF; an unknown one is -32002', async () => {
  const client = await t.connect(key)
  const { resources } = await client.listResources()
  const uris = resources.map((resource) => resource.uri)
  expect(uris).toContain('cv://content')
  expect(uris).toContain('cv://section/languages')
  const [whole] = (await client.readResource({ uri: 'cv://content' })).contents
  expect(whole).toMatchObject({ mimeType: 'text/markdown', text: CV })
  const [section] = (await client.readResource({ uri: 'cv://section/languages' })).contents
  expect(section).toMatchObject({ text: '## Languages\n\nDutch, English and some Danish.' })
  await expect(client.readResource({ uri: 'cv://section/nowhere' })).rejects.toMatchObject({ code: -32002 })

  await untilPdf(t)
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toContain('cv://pdf')
  const [pdf] = (await client.readResource({ uri: 'cv://pdf' })).contents
  expect(pdf?.mimeType).toBe('application/pdf')
  expect(
    Buffer.from((pdf as { blob: string }).blob, 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a PDF that is not there yet is not listed', async () => {
  const fresh = await apiApp()
  try {
    await fresh.app.ready()
    expect((await fresh.app.inject('/cv/pdf')).statusCode).toBe(404)
    const listed = (await fresh.app.mcp.resources?.list()) ?? []
    expect(listed.map(({ uri }) => uri)).toContain('cv://content')
    expect(listed.map(({ uri }) => uri)).not.toContain('cv://pdf')
  } finally {
    await fresh.close()
  }
})

test.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
  'a cursor of %s is none of ours',
  async (method) => {
    const client = await t.connect(key)
    const request = client.request({ method, params: { cursor: 'x' } }, z.any())
    await expect(request).rejects.toMatchObject({ code: -32602 })
  },
)

test('prompts take arguments, complete them, and say which one is missing', async () => {
  const client = await t.connect(key)
  const { prompts } = await client.listPrompts()
  expect(prompts.map((prompt) => prompt.name).sort()).toEqual(['prepare_interview', 'screen_candidate'])
  const screening = await client.getPrompt({
    name: 'screen_candidate',
    arguments: { role: 'Chief engineer', requirements: 'Sonar' },
  })
  expect(JSON.stringify(screening.messages)).toContain('Chief engineer')
  await expect(client.getPrompt({ name: 'screen_candidate', arguments: {} })).rejects.toThrow(
    'arguments.role',
  )
  const ref = { type: 'ref/prompt' as const, name: 'prepare_interview' }
  const { completion } = await client.complete({ ref, argument: { name: 'focus', value: 'lang' } })
  expect(completion.values).toEqual(['languages'])
  const interview = await client.getPrompt({ name: 'prepare_interview', arguments: { focus: 'languages' } })
  expect(interview.messages.map((message) => message.content)).toContainEqual({
    type: 'resource',
    resource: {
      uri: 'cv://section/languages',
      mimeType: 'text/markdown',
      text: '## Languages\n\nDutch, English and some Danish.',
    },
  })
})

test('a plain script with curl does the same three steps', async () => {
  const script = `
set -eu
post() {
  curl --silent --show-error --fail-with-body "$MCP_URL" \\
    -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' \\
    -H 'Accept: application/json, text/event-stream' -d "$1"
  echo
}
post '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"curl","version":"1"}}}'
post '{"jsonrpc":"2.0","method":"notifications/initialized"}'
post '{"jsonrpc":"2.0","id":2,"method":"tools/list"}'
post '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_section","arguments":{"section":"languages"}}}'
`
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    env: { PATH: process.env['PATH'], MCP_URL: t.config.MCP_URL, API_KEY: key },
  })
  const [initialized, tools, called] = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: number; result: Record<string, unknown> })
  expect(initialized?.result['protocolVersion']).toBe('2025-06-18')
  expect(tools?.result['tools']).toHaveLength(6)
  expect(JSON.stringify(called?.result['structuredContent'])).toContain('Dutch, English and some Danish.')
})
