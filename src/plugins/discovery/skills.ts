/** Agent skills: what an agent needs to know to use this site well, as SKILL.md files. */
import { createHash } from 'node:crypto'
import type { SkillsIndex } from './schemas.ts'
import type { Site } from './site.ts'

export interface Skill {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly body: (site: Site) => string
}

export const SKILLS: readonly Skill[] = [
  {
    name: 'query-cv',
    title: 'Ask this CV',
    description:
      'Ask questions about the person of this CV and get answers with exact quotes. Use when screening or comparing a candidate, or checking one fact.',
    body: ({ url, questions, person }) => `# Ask the CV of ${person.name}

Send one question at a time; no key is needed.

\`\`\`sh
curl -s '${url('/ask')}' -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ query: questions[0] }).replaceAll("'", "'\\''")}'
\`\`\`

1. Read \`answer\`. \`citations\` maps ranges of it to indices in \`sources\`; each source has the exact \`quote\` and the \`url\` of its section.
2. When \`sources\` is empty, the CV does not say. Report that as open, not as a no.
3. For a follow-up such as "And before that?", send the earlier questions, oldest first, in \`prev\`.
4. After 429 or 503, wait the seconds of \`Retry-After\`. Nothing else is worth a retry.

Questions that suit this CV:

${questions.map((question) => `- ${question}`).join('\n')}
`,
  },
  {
    name: 'read-cv',
    title: 'Read this CV',
    description:
      'Read the whole CV as markdown or PDF and notice when it changes. Use when the full text is needed, or a copy must be kept up to date.',
    body: ({ url, person }) => `# Read the CV of ${person.name}

- \`GET ${url('/api/v1/cv')}\` returns \`content\` (markdown), \`version\` and \`updated_at\`. With \`?include=experience,skills\` those sections come first; none is left out.
- \`GET ${url('/cv/content')}\` returns the same without parameters.
- \`GET ${url('/cv/pdf')}\` returns the PDF; 404 means that it is not rendered yet.
- \`GET ${url('/api/v1/sandbox/cv')}\` returns a made-up CV for trying things out.

To notice changes, send the \`ETag\` you got as \`If-None-Match\`: 304 means that nothing changed. \`GET ${url('/api/v1/webhooks')}\` says how to be told.

Writing is for the owner alone. Never call PUT or POST on content without the owner's explicit order.
`,
  },
  {
    name: 'connect-mcp',
    title: 'Connect to the MCP server of this CV',
    description:
      'Connect an MCP client to this CV with a key that a human provides. Use when tools are preferred to plain HTTP, or many calls are to be made.',
    body: ({ config, url, mcp, person }) => `# Connect to the MCP server of the CV of ${person.name}

Endpoint: \`${config.MCP_URL}\` (streamable HTTP, no sessions). Send \`Authorization: Bearer <API_KEY>\`.

1. Ask your human for a key. They create it at ${config.ACCOUNT_URL} and put it into your host's secret storage. No address gives an agent a key, and a key never goes into an address, a log or a file.
2. Initialize, list the tools, call them. Each successful call costs one credit; a failed one nothing.
3. 401: the key is missing, or must be replaced. 402: the balance is used up, ask your human. 429: wait the seconds of \`Retry-After\`.

Tools:

${mcp.tools.map(({ listing }) => `- \`${listing.name}\`: ${listing.description}`).join('\n')}

More: ${url('/auth.md')}
`,
  },
]

export const skillPath = ({ name }: Skill): string => `/.well-known/agent-skills/${name}/SKILL.md`

export const skillMarkdown = (skill: Skill, site: Site): string =>
  `---\nname: ${skill.name}\ndescription: ${JSON.stringify(skill.description)}\n---\n\n${skill.body(site)}`

export function skillsIndex(site: Site): SkillsIndex {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: SKILLS.map((skill) => ({
      name: skill.name,
      type: 'skill-md',
      description: skill.description,
      url: site.url(skillPath(skill)),
      digest: `sha256:${createHash('sha256').update(skillMarkdown(skill, site)).digest('hex')}`,
    })),
  }
}
