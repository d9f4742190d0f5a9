// What the MCP conformance suite expects to find on a server: tools, resources and prompts of fixed names.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import {
  defineContentTool,
  definePrompt,
  type McpDefinitions,
  type ResourceProvider,
  type ToolDefinition,
} from '../../../../src/plugins/mcp/definitions.ts'

const NO_ARGUMENTS = z.strictObject({})
/** One red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
/** A RIFF header without samples. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
const STEP_MS = 50

const text = (value: string) => ({ type: 'text' as const, text: value })
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' }

const tools: ToolDefinition[] = [
  defineContentTool({
    name: 'test_simple_text',
    description: 'Answers with one text',
    input: NO_ARGUMENTS,
    run: async () => ({ content: [text('This is a simple text response for testing.')] }),
  }),
  defineContentTool({
    name: 'test_image_content',
    description: 'Answers with an image',
    input: NO_ARGUMENTS,
    run: async () => ({ content: [image] }),
  }),
  defineContentTool({
    name: 'test_audio_content',
    description: 'Answers with a sound',
    input: NO_ARGUMENTS,
    run: async () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }),
  }),
  defineContentTool({
    name: 'test_embedded_resource',
    description: 'Answers with a resource inside',
    input: NO_ARGUMENTS,
    run: async () => ({
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'test://embedded-resource',
            mimeType: 'text/plain',
            text: 'An embedded resource.',
          },
        },
      ],
    }),
  }),
  defineContentTool({
    name: 'test_multiple_content_types',
    description: 'Answers with a text, an image and a resource',
    input: NO_ARGUMENTS,
    run: async () => ({
      content: [
        text('Multiple content types test:'),
        image,
        {
          type: 'resource',
          resource: {
            uri: 'test://mixed-content-resource',
            mimeType: 'application/json',
            text: JSON.stringify({ test: 'data', value: 123 }),
          },
        },
      ],
    }),
  }),
  defineContentTool({
    name: 'test_tool_with_logging',
    description: 'Logs three times while it runs',
    input: NO_ARGUMENTS,
    run: async (_args, { log }) => {
      await log('info', 'Tool execution started')
      await sleep(STEP_MS)
      await log('info', 'Tool processing data')
      await sleep(STEP_MS)
      await log('info', 'Tool execution completed')
      return { content: [text('Logged three times.')] }
    },
  }),
  defineContentTool({
    name: 'test_tool_with_progress',
    description: 'Reports progress three times while it runs',
    input: NO_ARGUMENTS,
    run: async (_args, { progress }) => {
      for (const done of [0, 50, 100]) {
        await progress(done, 100)
        await sleep(STEP_MS)
      }
      return { content: [text('Reported three times.')] }
    },
  }),
  defineContentTool({
    name: 'test_error_handling',
    description: 'Fails',
    input: NO_ARGUMENTS,
    run: async () => {
      throw new Error('This tool fails on purpose')
    },
  }),
]

const resources: ResourceProvider = {
  list: () => [
    { uri: 'test://static-text', name: 'static-text', mimeType: 'text/plain' },
    { uri: 'test://static-binary', name: 'static-binary', mimeType: 'image/png' },
    { uri: 'test://watched-resource', name: 'watched-resource', mimeType: 'text/plain' },
  ],
  templates: [{ uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' }],
  subscribe: true,
  async read(uri) {
    if (uri === 'test://static-text' || uri === 'test://watched-resource')
      return { contents: [{ uri, mimeType: 'text/plain', text: 'A text that stays the same.' }] }
    if (uri === 'test://static-binary') return { contents: [{ uri, mimeType: 'image/png', blob: PNG }] }
    const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1]
    if (id === undefined) return undefined
    const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
    return { contents: [{ uri, mimeType: 'application/json', text: data }] }
  },
}

const argument = (help: string) => z.string().describe(help)
const asUser = (content: ReturnType<typeof text> | typeof image) => ({ role: 'user' as const, content })

const prompts = [
  definePrompt({
    name: 'test_simple_prompt',
    title: 'Simple',
    description: 'A prompt without arguments',
    args: z.object({}),
    get: () => ({ messages: [asUser(text('This is a simple prompt for testing.'))] }),
  }),
  definePrompt({
    name: 'test_prompt_with_arguments',
    title: 'With arguments',
    description: 'A prompt with two arguments',
    args: z.object({ arg1: argument('First test argument'), arg2: argument('Second test argument') }),
    get: ({ arg1, arg2 }) => ({
      messages: [asUser(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
    complete: (name, value) =>
      name === 'arg1' ? ['test-one', 'test-two'].filter((v) => v.startsWith(value)) : [],
  }),
  definePrompt({
    name: 'test_prompt_with_embedded_resource',
    title: 'With a resource',
    description: 'A prompt with a resource inside',
    args: z.object({ resourceUri: argument('Address of the resource') }),
    get: ({ resourceUri: uri }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'resource',
            resource: { uri, mimeType: 'text/plain', text: 'An embedded resource.' },
          },
        },
        asUser(text('Please process the embedded resource above.')),
      ],
    }),
  }),
  definePrompt({
    name: 'test_prompt_with_image',
    title: 'With an image',
    description: 'A prompt with an image inside',
    args: z.object({}),
    get: () => ({ messages: [asUser(image), asUser(text('Please analyze the image above.'))] }),
  }),
]

export const conformanceDefinitions: McpDefinitions = {
  info: { name: 'conformance-fixtures', title: 'Conformance fixtures', version: '1.0.0' },
  instructions: 'For the conformance suite only.',
  tools,
  resources,
  prompts,
  logging: true,
}
