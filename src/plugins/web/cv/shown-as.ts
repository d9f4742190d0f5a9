/** The name and the headline of profile.json in place of the CV's own. */
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { deriveProfile } from '../../../rag/profile.ts'
import type { CvDocument } from '../../../rag/types.ts'
import type { Profile } from '../../../server/store/profile.ts'

export type ShownAs = Pick<Profile, 'name' | 'headline'>

const isElement = (node: Root['children'][number] | undefined): node is Element => node?.type === 'element'
const normal = (text: string): string => text.replace(/\s+/g, ' ').trim()

function textOf(element: Element): string {
  const texts: string[] = []
  visit(element, 'text', ({ value }) => void texts.push(value))
  return normal(texts.join(''))
}

/** Says the owner's words, which are no quote of the CV: nothing in them can be marked. */
function say(element: Element, text: string): void {
  element.children = [{ type: 'text', value: text }]
}

/** Changes the one title, and the line below it that is the headline; puts a headline there when there is none. */
export function setShownAs(root: Root, document: CvDocument, { name, headline }: ShownAs): void {
  if (name === undefined && headline === undefined) return
  const titles = document.sections.filter(({ depth }) => depth === 1)
  const [title] = titles
  if (title === undefined || titles.length > 1) return
  const at = root.children.findIndex(
    (node) =>
      isElement(node) && node.tagName === 'h1' && node.position?.start.offset === title.headingSpan.start,
  )
  const heading = root.children[at]
  if (!isElement(heading)) return
  if (name !== undefined) say(heading, name)
  if (headline === undefined) return
  const own = normal(deriveProfile(document).headline)
  const end = root.children.findIndex((node, i) => i > at && isElement(node) && /^h[1-6]$/.test(node.tagName))
  const intro = root.children.slice(at + 1, end < 0 ? undefined : end)
  const line = intro.find(
    (node) => isElement(node) && node.tagName === 'p' && textOf(node) === own && own !== '',
  )
  if (isElement(line)) say(line, headline)
  else
    root.children.splice(at + 1, 0, {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: headline }],
    })
}
