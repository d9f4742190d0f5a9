/** The product's own MCP surface, from which the endpoint serves and the discovery documents list. */
import type { FastifyInstance } from 'fastify'
import type { McpDefinitions } from '../definitions.ts'
import { cvPrompts } from './prompts.ts'
import { cvResources } from './resources.ts'
import { cvTools } from './tools.ts'

/** Of the whole interface: the one that openapi.json states. */
export const INTERFACE_VERSION = '1.0.0'

export function cvDefinitions(app: FastifyInstance): McpDefinitions {
  const { BASE_URL } = app.config
  return {
    info: { name: 'public-cv', title: 'Public CV', version: INTERFACE_VERSION, websiteUrl: BASE_URL },
    instructions:
      "One person's CV. Use ask for a question: the answer comes from the CV alone, with exact quotes, and says so " +
      'when the CV is silent. Use search_cv for passages, list_sections and get_section to read on, get_cv for ' +
      'everything. Repeat to people only what a quote supports, and give its url. Each successful tool call costs ' +
      'one credit.',
    tools: cvTools(app),
    resources: cvResources(app),
    prompts: cvPrompts(app),
  }
}
