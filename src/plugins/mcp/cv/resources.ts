/** The resources: the CV as a whole, each of its sections, and its PDF once there is one. */
import type { Resource } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance } from 'fastify'
import type { ResourceProvider } from '../definitions.ts'
import { publishedCv, textOf, titleOf } from './document.ts'

const CONTENT = 'cv://content'
const PDF = 'cv://pdf'
const PRINTED = {
  uri: PDF,
  name: 'cv-pdf',
  title: 'The CV as a PDF',
  description: 'The same version, rendered for print',
  mimeType: 'application/pdf',
}
const SECTION = 'cv://section/'
const SECTION_TEMPLATE = `${SECTION}{slug}`

export function cvResources(app: FastifyInstance): ResourceProvider {
  /** The PDF is its plugin's: asked for at its public address, so that both answer alike. */
  const pdf = (method: 'GET' | 'HEAD') =>
    app.inject({ method, url: '/cv/pdf', headers: { 'x-internal-pass': app.internalPass } })
  const slugs = () => publishedCv(app).sections.map(({ slug }) => slug)
  return {
    async list() {
      const hasPdf = (await pdf('HEAD')).statusCode === 200
      const cv = publishedCv(app)
      const annotations = { lastModified: cv.version.modified.toISOString() }
      const sections = cv.sections.map((section): Resource => {
        const uri = SECTION + encodeURIComponent(section.slug)
        return { uri, name: section.slug, title: titleOf(section), mimeType: 'text/markdown', annotations }
      })
      return [
        {
          uri: CONTENT,
          name: 'cv',
          title: 'The whole CV',
          description: 'The published CV as markdown',
          mimeType: 'text/markdown',
          annotations,
        },
        ...(hasPdf ? [{ ...PRINTED, annotations }] : []),
        ...sections,
      ]
    },
    templates: [
      {
        uriTemplate: SECTION_TEMPLATE,
        name: 'section',
        title: 'One section of the CV',
        description: 'A section by its slug, which list_sections names',
        mimeType: 'text/markdown',
      },
    ],
    async read(uri) {
      const cv = publishedCv(app)
      const markdown = (text: string) => ({ contents: [{ uri, mimeType: 'text/markdown', text }] })
      if (uri === CONTENT) return markdown(cv.version.publicText)
      if (uri === PDF) {
        const answer = await pdf('GET')
        if (answer.statusCode !== 200) return undefined
        const blob = answer.rawPayload.toString('base64')
        return { contents: [{ uri, mimeType: 'application/pdf', blob }] }
      }
      const section = cv.sections.find(
        ({ slug }) => uri === SECTION + encodeURIComponent(slug) || uri === SECTION + slug,
      )
      return section && markdown(textOf(cv, section))
    },
    complete: (template, variable, value) =>
      template === SECTION_TEMPLATE && variable === 'slug' ? startingWith(slugs(), value) : [],
  }
}

/** Those that start with what was typed, then those that hold it. */
export function startingWith(values: readonly string[], typed: string): string[] {
  const needle = typed.toLowerCase()
  const found = values.filter((value) => value.toLowerCase().includes(needle))
  const starts = (value: string) => value.toLowerCase().startsWith(needle)
  return [...found.filter(starts), ...found.filter((value) => !starts(value))]
}
