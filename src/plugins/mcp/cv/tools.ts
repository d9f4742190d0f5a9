/** The tools: questions, search and reads of the published CV. All are read-only and repeatable. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Section } from '../../../rag/types.ts'
import { ApiError } from '../../../server/errors.ts'
import { uuidv7 } from '../../../server/store/ids.ts'
import { findAnswer } from '../../ask/find.ts'
import { askBodySchema, queryTextSchema, toAskRequest } from '../../ask/request.ts'
import { answerSchema, sectionUrl } from '../../ask/wire.ts'
import { cvContentSchema, toCvContent } from '../../cv/schema.ts'
import { personOf } from '../../web/person.ts'
import { defineTool, type ToolDefinition } from '../definitions.ts'
import { findSection, locationOf, publishedCv, textOf, titleOf } from './document.ts'

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const versionSchema = z.int().min(1).describe('Version of the CV')
const urlSchema = z.url().describe('Address of the page with the anchor of the section')

const sectionInfoSchema = z.object({
  slug: z.string(),
  title: z.string().describe('Heading path'),
  depth: z.int().min(1).max(6).describe('Rank of the heading'),
  url: urlSchema,
  start: z.int().min(0).describe('Where it starts in the content of get_cv, UTF-16 code units'),
  end: z.int().min(0).describe('Where it ends, exclusive'),
})

const hitSchema = z.object({
  title: z.string().describe('Heading path of the section'),
  quote: z.string().describe('Exact text of the CV'),
  url: urlSchema,
  start: z.int().min(0),
  end: z.int().min(0),
  score: z.number().describe('Higher is better; comparable within one answer only'),
})

export function cvTools(app: FastifyInstance): ToolDefinition[] {
  const { BASE_URL } = app.config
  const describe = (section: Section) => ({
    slug: section.slug,
    title: titleOf(section),
    depth: section.depth,
    url: sectionUrl(BASE_URL, section.slug),
    start: section.span.start,
    end: section.span.end,
  })

  return [
    defineTool({
      name: 'ask',
      title: 'Ask the CV',
      description:
        'Answers one question about the person from the CV alone, with an exact quote for every statement. ' +
        'When the CV does not hold the answer it says so and sources is empty.',
      input: askBodySchema.omit({ streaming: true }).strict(),
      output: answerSchema,
      annotations: READ_ONLY,
      run: async (args, { signal, progress }) => {
        const asked = toAskRequest(args)
        const queryId = asked.queryId ?? uuidv7(app.clock.now())
        let parts = 0
        await progress(parts, undefined, 'Searching the CV')
        return findAnswer(app.ask, asked, {
          queryId,
          baseUrl: BASE_URL,
          signal,
          onPart: (text) => void progress(++parts, undefined, text),
        })
      },
    }),
    defineTool({
      name: 'search_cv',
      title: 'Search the CV',
      description:
        'Finds the passages of the CV nearest to some words or a question, best first, without answering.',
      input: z.strictObject({
        query: queryTextSchema.describe('Words or a question, at most 1000 characters'),
        limit: z.int().min(1).max(20).default(5).describe('Passages at most, 1 to 20'),
      }),
      output: z.object({ results: z.array(hitSchema), version: versionSchema }),
      annotations: READ_ONLY,
      run: async ({ query, limit }, { signal }) => {
        const { version } = app.ask.snapshot
        const hits = await app.ask.search(query, limit, signal)
        return {
          version,
          results: hits.map(({ title, slug, quote, score, place: { start, end } }) => ({
            title,
            quote,
            url: sectionUrl(BASE_URL, slug),
            start,
            end,
            score,
          })),
        }
      },
    }),
    defineTool({
      name: 'get_cv',
      title: 'Read the whole CV',
      description:
        'Returns the whole published CV as markdown, with its version and the time of its last change.',
      input: z.strictObject({}),
      output: cvContentSchema,
      annotations: READ_ONLY,
      run: () => toCvContent(app.content.current),
    }),
    defineTool({
      name: 'get_section',
      title: 'Read one section',
      description:
        'Returns one section of the CV as markdown, by its slug or heading; list_sections names them all.',
      input: z.strictObject({
        section: z.string().trim().min(1).max(500).describe('Slug or heading, such as experience'),
      }),
      output: sectionInfoSchema.extend({ content: z.string().describe('Markdown'), version: versionSchema }),
      annotations: READ_ONLY,
      run: ({ section: name }) => {
        const cv = publishedCv(app)
        const section = findSection(cv, name)
        if (!section)
          throw new ApiError('not_found', {
            message: `There is no section ${JSON.stringify(name.slice(0, 100))}.`,
            recovery: `The sections are: ${cv.sections.map(({ slug }) => slug).join(', ')}.`,
          })
        return { ...describe(section), content: textOf(cv, section), version: cv.version.version }
      },
    }),
    defineTool({
      name: 'list_sections',
      title: 'List the sections',
      description:
        'Lists every section of the CV in order, with its slug, heading path and place in the text.',
      input: z.strictObject({}),
      output: z.object({ sections: z.array(sectionInfoSchema), version: versionSchema }),
      annotations: READ_ONLY,
      run: () => {
        const { sections, version } = publishedCv(app)
        return { sections: sections.map(describe), version: version.version }
      },
    }),
    defineTool({
      name: 'get_contact',
      title: 'Get the contact details',
      description:
        'Returns the name, the headline, the place and the published ways to reach the person, as the owner gives them.',
      input: z.strictObject({}),
      output: z.object({
        name: z.string(),
        headline: z.string(),
        location: z.string().describe('Place or address, as the CV gives it; empty when it gives none'),
        contacts: z.array(
          z.object({ kind: z.enum(['email', 'phone', 'url']), text: z.string(), href: z.string() }),
        ),
        version: versionSchema,
      }),
      annotations: READ_ONLY,
      run: () => {
        const { document, version } = publishedCv(app)
        const { name, headline, contacts } = personOf(document, app.content.profile)
        return {
          name,
          headline,
          location: locationOf(document),
          contacts: contacts.map((contact) => ({ ...contact })),
          version: version.version,
        }
      },
    }),
  ]
}
