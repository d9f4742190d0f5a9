/** The markdown parser of answers and pages. */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const later = unified().use(remarkParse).use(remarkGfm).freeze()
const first = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']).freeze()
for (const parser of [first, later]) dropTransforms(parser.data('fromMarkdownExtensions'))

/**
 * remark-gfm also looks for addresses in finished text nodes, which loses their positions; those that the
 * tokenizer finds are enough.
 */
function dropTransforms(extension: unknown): void {
  if (Array.isArray(extension)) for (const part of extension) dropTransforms(part)
  else if (extension && typeof extension === 'object' && 'transforms' in extension) extension.transforms = []
}

/** @param isFirst Only the beginning of a document can be front matter; elsewhere '---' is a rule. */
export const parseMarkdown = (markdown: string, isFirst = false): Root =>
  (isFirst ? first : later).parse(markdown)
