/** Shapes of the JSON documents, from the rules of their formats; openapi.json shows them, the tests hold us to them. */
import { z } from 'zod'

const link = z.object({
  href: z.url(),
  type: z.string().optional(),
  title: z.string().optional(),
})

/** RFC 9264 §4.2, with the relations of RFC 9727 and RFC 8631 that we use. */
export const linksetSchema = z.strictObject({
  linkset: z.array(
    z.strictObject({
      anchor: z.url(),
      item: z.array(link).min(1).optional(),
      'service-desc': z.array(link).min(1).optional(),
      'service-doc': z.array(link).min(1).optional(),
      'service-meta': z.array(link).min(1).optional(),
      status: z.array(link).min(1).optional(),
    }),
  ),
})
export type Linkset = z.infer<typeof linksetSchema>

/** ARD: the root takes nothing but these, an entry names either an address or its data. */
export const aiCatalogSchema = z.strictObject({
  specVersion: z.literal('1.0'),
  host: z.strictObject({
    displayName: z.string().min(1),
    identifier: z.string().optional(),
    documentationUrl: z.url().optional(),
  }),
  entries: z.array(
    z.object({
      identifier: z.string().regex(/^urn:air:[A-Za-z0-9.-]+(:[A-Za-z0-9._-]+)+$/),
      displayName: z.string().min(1),
      type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
      mediaType: z.string().describe('The same as type, under its older name'),
      url: z.url(),
      description: z.string(),
      representativeQueries: z.array(z.string()).min(2).max(5).optional(),
      version: z.string().optional(),
      updatedAt: z.iso.datetime().optional(),
      trustManifest: z.strictObject({ identity: z.string(), identityType: z.literal('https') }).optional(),
    }),
  ),
})
export type AiCatalog = z.infer<typeof aiCatalogSchema>

/** SEP-2127, and beside it the members that readers of the older SEP-1649 look for. */
export const serverCardSchema = z.object({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: z
    .string()
    .regex(/^[A-Za-z0-9.-]+\/[A-Za-z0-9._-]+$/)
    .max(200),
  title: z.string().min(1).max(100),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  description: z.string().min(1).max(100),
  websiteUrl: z.url(),
  remotes: z.array(
    z.object({
      type: z.literal('streamable-http'),
      url: z.url({ protocol: /^https?$/ }),
      supportedProtocolVersions: z.array(z.iso.date()).min(1),
      headers: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          isRequired: z.boolean(),
          isSecret: z.boolean(),
        }),
      ),
    }),
  ),
  serverInfo: z.object({ name: z.string(), title: z.string(), version: z.string() }),
  endpoint: z.url(),
  transport: z.object({ type: z.literal('streamable-http'), endpoint: z.string().regex(/^\//) }),
  capabilities: z.record(z.string(), z.looseObject({})),
})
export type ServerCard = z.infer<typeof serverCardSchema>

/** Agent skills discovery 0.2.0. */
export const skillsIndexSchema = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(64),
        type: z.literal('skill-md'),
        description: z.string().min(1).max(1024),
        url: z.url(),
        digest: z
          .string()
          .regex(/^sha256:[0-9a-f]{64}$/)
          .describe('Of the bytes served at url'),
      }),
    )
    .min(1),
})
export type SkillsIndex = z.infer<typeof skillsIndexSchema>

/** RFC 9728. */
export const protectedResourceSchema = z.strictObject({
  resource: z.url(),
  resource_name: z.string().min(1),
  authorization_servers: z.array(z.url()).min(1),
  scopes_supported: z.array(z.enum(['cv:read', 'cv:write'])).min(1),
  bearer_methods_supported: z.tuple([z.literal('header')]),
  resource_documentation: z.url(),
})
export type ProtectedResource = z.infer<typeof protectedResourceSchema>

/** RFC 8414, as the authorization server says it, with where a human gets an agent its key. */
export const authorizationServerSchema = z.looseObject({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  response_types_supported: z.array(z.string()).min(1),
  agent_auth: z.strictObject({ skill: z.url(), register_uri: z.url() }),
})

const entry = { url: z.url(), description: z.string() }

export const apiIndexSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  version: z.string(),
  url: z.url(),
  documents: z.array(z.strictObject({ ...entry, type: z.string() })).describe('Discovery documents'),
  resources: z
    .array(
      z.strictObject({
        operation_id: z.string(),
        method: z.string(),
        path: z.string(),
        url: z.url().optional().describe('Absent when the path holds parameters'),
        description: z.string(),
        scopes: z.array(z.string()).describe('Of the access token it needs; empty for a public one'),
      }),
    )
    .describe('Every operation of openapi.json'),
  mcp: z.strictObject({
    url: z.url(),
    transport: z.literal('streamable-http'),
    protocol_versions: z.array(z.string()),
    server_card: z.url(),
    account_url: z.url().describe('Where a human gets a key'),
    tools: z.array(z.strictObject({ name: z.string(), description: z.string() })),
    prompts: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  }),
  pages: z.array(z.strictObject(entry)),
})
export type ApiIndex = z.infer<typeof apiIndexSchema>
