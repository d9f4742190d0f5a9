/** The shapes of answers on the wire, shared by POST and GET /ask, the MCP tool and the page. */
import { z } from 'zod'
import type { Answer, SearchHit, Source } from '../../rag/types.ts'

/** Version of the NLWeb convention that `_meta` speaks of. */
export const NLWEB_VERSION = '0.55'

export const sourceSchema = z.object({
  url: z.url().describe('Address of the page with the anchor of the cited section'),
  title: z.string().describe('Heading path of the cited section'),
  quote: z.string().describe('Exact text of the CV'),
  start: z.int().min(0).describe('Where the quote starts in content, UTF-16 code units'),
  end: z.int().min(0).describe('Where the quote ends, exclusive'),
  version: z.int().min(0).describe('Version of the content that was asked; 0 for a draft'),
})

export const citationSchema = z.object({
  start: z.int().min(0).describe('Start of a range of answer, UTF-16 code units'),
  end: z.int().min(0).describe('End of the range, exclusive'),
  sources: z.array(z.int().min(0)).describe('Indices of the sources that support the range'),
})

const summarySchema = z.object({ '@type': z.literal('SearchSummary'), text: z.string() })
const resultSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Quotation'),
  name: z.string(),
  text: z.string(),
  url: z.url(),
  site: z.string(),
  score: z.number(),
  description: z.string(),
  grounding: z.object({ source_urls: z.array(z.url()) }),
  schema_object: z.object({ '@type': z.literal('Quotation'), text: z.string(), isPartOf: z.url() }),
})
export type ResultItem = z.infer<typeof summarySchema> | z.infer<typeof resultSchema>

export const metaSchema = z.object({
  response_type: z.enum(['answer', 'failure']),
  response_format: z.literal('conversational_search').optional(),
  version: z.string(),
})

export const answerSchema = z
  .object({
    answer: z.string().describe('Plain text'),
    query: z.string(),
    sources: z.array(sourceSchema).describe('Empty when the CV does not hold the answer'),
    citations: z.array(citationSchema).describe('Which part of the answer rests on which sources'),
    version: z.int().min(0).describe('Version of the content that was asked; 0 for a draft'),
    query_id: z.string(),
    _meta: metaSchema,
    results: z
      .array(z.union([summarySchema, resultSchema]))
      .describe('The same as NLWeb results: a summary, then schema.org objects'),
  })
  .meta({ title: 'NLWebAnswer' })
export type WireAnswer = z.infer<typeof answerSchema>

export const ANSWER_META = {
  response_type: 'answer',
  response_format: 'conversational_search',
  version: NLWEB_VERSION,
} as const

/** Address of a section of the published page; of the page itself for text above the first heading. */
export const sectionUrl = (baseUrl: string, slug: string): string =>
  slug ? `${baseUrl}/#${encodeURIComponent(slug)}` : `${baseUrl}/`

export function toWireSource(source: Source, version: number, baseUrl: string): z.infer<typeof sourceSchema> {
  const { slug, title, quote, start, end } = source
  return { url: sectionUrl(baseUrl, slug), title, quote, start, end, version }
}

let site = { of: '', host: '' }

/** The host of the base address, which is parsed once: every result names it. */
function hostOf(baseUrl: string): string {
  if (site.of !== baseUrl) site = { of: baseUrl, host: new URL(baseUrl).host }
  return site.host
}

/** One quote as a schema.org object. */
export function toResult(
  place: Pick<Source, 'slug' | 'title' | 'quote'>,
  score: number,
  baseUrl: string,
): ResultItem {
  const url = sectionUrl(baseUrl, place.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Quotation',
    name: place.title,
    text: place.quote,
    url,
    site: hostOf(baseUrl),
    score,
    description: place.quote,
    grounding: { source_urls: [url] },
    schema_object: { '@type': 'Quotation', text: place.quote, isPartOf: `${baseUrl}/` },
  }
}

/**
 * @param hits passages to list as results instead of the cited sources (mode list)
 */
export function toWireAnswer(
  answer: Answer,
  query: string,
  queryId: string,
  baseUrl: string,
  hits?: readonly SearchHit[],
): WireAnswer {
  const places = hits
    ? hits.map((hit) => toResult(hit, round(hit.score), baseUrl))
    : answer.sources.map((source) => toResult(source, round(answer.confidence), baseUrl))
  return {
    answer: answer.answer,
    query,
    sources: answer.sources.map((source) => toWireSource(source, answer.version, baseUrl)),
    citations: answer.citations.map((c) => ({ start: c.start, end: c.end, sources: [...c.sources] })),
    version: answer.version,
    query_id: queryId,
    _meta: ANSWER_META,
    results: [{ '@type': 'SearchSummary', text: answer.answer }, ...places],
  }
}

const round = (score: number): number => Math.round(score * 1000) / 1000
