/** The shapes of answers on the wire, shared by POST and GET /ask, the MCP tool and the page. */
import { z } from 'zod'
import type { Answer, Source } from '../../rag/types.ts'

export const sourceSchema = z.object({
  url: z.url().describe('Address of the page with the anchor of the cited section'),
  title: z.string().describe('Heading path of the cited section'),
  quote: z.string().describe('Exact text of the CV'),
  start: z.int().min(0).describe('Where the quote starts in content, UTF-16 code units'),
  end: z.int().min(0).describe('Where the quote ends, exclusive'),
  version: z.int().min(0).describe('Version of the content that was asked'),
})

export const citationSchema = z.object({
  start: z.int().min(0).describe('Start of a range of answer, UTF-16 code units'),
  end: z.int().min(0).describe('End of the range, exclusive'),
  sources: z.array(z.int().min(0)).describe('Indices of the sources that support the range'),
})

export const answerSchema = z.object({
  answer: z.string().describe('Plain text'),
  query: z.string(),
  sources: z.array(sourceSchema).describe('Empty when the CV does not hold the answer'),
  citations: z.array(citationSchema),
  version: z.int().min(0),
  query_id: z.string(),
})
export type WireAnswer = z.infer<typeof answerSchema>

/** Address of a section of the published page. */
export const sectionUrl = (baseUrl: string, slug: string): string => `${baseUrl}/#${encodeURIComponent(slug)}`

export function toWireSource(source: Source, version: number, baseUrl: string): z.infer<typeof sourceSchema> {
  const { slug, title, quote, start, end } = source
  return { url: sectionUrl(baseUrl, slug), title, quote, start, end, version }
}

export function toWireAnswer(answer: Answer, query: string, queryId: string, baseUrl: string): WireAnswer {
  return {
    answer: answer.answer,
    query,
    sources: answer.sources.map((source) => toWireSource(source, answer.version, baseUrl)),
    citations: answer.citations.map((c) => ({ start: c.start, end: c.end, sources: [...c.sources] })),
    version: answer.version,
    query_id: queryId,
  }
}
