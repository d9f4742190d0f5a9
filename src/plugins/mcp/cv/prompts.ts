/** The prompts: what a recruiter most often wants of a CV, worded so that the answer stays with its sources. */
import type { GetPromptResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../../web/person.ts'
import { definePrompt, type PromptDefinition } from '../definitions.ts'
import { findSection, publishedCv, textOf } from './document.ts'
import { startingWith } from './resources.ts'

const text = (most: number, help: string) => z.string().trim().min(1).max(most).describe(help)

export function cvPrompts(app: FastifyInstance): PromptDefinition[] {
  const slugs = () => publishedCv(app).sections.map(({ slug }) => slug)
  const name = () => personOf(publishedCv(app).document, app.content.profile).name

  return [
    definePrompt({
      name: 'screen_candidate',
      title: 'Screen the candidate',
      description: 'Checks the CV against a role, requirement by requirement, with a quote for each.',
      args: z.object({
        role: text(200, 'The role to fill'),
        requirements: text(4_000, 'What the role needs, one to a line').optional(),
      }),
      get: ({ role, requirements }) => {
        const needs = requirements
          ? `These are the requirements:\n\n${requirements}`
          : 'Work out the five or so requirements that matter most for such a role, and say that they are yours.'
        const task =
          `Screen ${name()} for this role: ${role}. ${needs}\n\n` +
          'For each requirement, call the tool ask with one plain question. Then report a table: requirement; met, ' +
          'partly met, not met or not in the CV; the quote that shows it, with its url. ' +
          'Take "not in the CV" as open, not as a no, and turn it into a question for the first call. ' +
          'State nothing that no quote supports.'
        return asUser(`A screening of ${name()} for ${role}`, task)
      },
    }),
    definePrompt({
      name: 'prepare_interview',
      title: 'Prepare an interview',
      description:
        'Makes interview questions from what the CV says and leaves out, on one section or all of it.',
      args: z.object({
        focus: text(500, 'Section to concentrate on, by slug or heading').optional(),
        minutes: z
          .string()
          .regex(/^\d{1,3}$/, 'a number of minutes')
          .optional()
          .describe('How long the interview takes, minutes'),
      }),
      get: ({ focus, minutes = '45' }) => {
        const cv = publishedCv(app)
        const section = focus === undefined ? undefined : findSection(cv, focus)
        const task =
          `Prepare an interview of ${minutes} minutes with ${name()}. The CV${section ? `'s section` : ''} is attached. ` +
          'Write questions that ask about the how and why of concrete entries, name the entry each one comes from, ' +
          'and add questions for gaps and for what is only claimed. Put them into an order with times. ' +
          'For facts beyond the attached text, call the tool ask.'
        const uri = section ? `cv://section/${encodeURIComponent(section.slug)}` : 'cv://content'
        const attached = section ? textOf(cv, section) : cv.version.publicText
        const result = asUser(`An interview with ${name()}`, task)
        return {
          ...result,
          messages: [
            ...result.messages,
            {
              role: 'user',
              content: { type: 'resource', resource: { uri, mimeType: 'text/markdown', text: attached } },
            },
          ],
        }
      },
      complete: (argument, value) => (argument === 'focus' ? startingWith(slugs(), value) : []),
    }),
  ]
}

const asUser = (description: string, task: string): GetPromptResult => ({
  description,
  messages: [{ role: 'user', content: { type: 'text', text: task } }],
})
