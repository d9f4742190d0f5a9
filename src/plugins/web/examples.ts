/** Questions to start with, made from the sections this CV has; only those that it answers are shown. */
import type { CvDocument, Section } from '../../rag/types.ts'

const SHOWN = 4

interface Template {
  readonly heading: RegExp
  readonly ask: (name: string, section: Section, document: CvDocument) => string | undefined
}

const TEMPLATES: readonly Template[] = [
  {
    heading: /experience|employment|work history|career|positions|appointments/i,
    ask: (name, section, document) => {
      const employer = entryName(document, section)
      return employer ? `What did ${name} do at ${employer}?` : `What is ${name}’s current role?`
    },
  },
  {
    heading: /^(technical |key |core )?skills|expertise|competenc/i,
    ask: (name, section, document) => skillOf(name, section, document),
  },
  { heading: /languages?$/i, ask: (name) => `Which languages does ${name} speak?` },
  {
    heading: /working|availab|arrangement|practical|logistics|notice/i,
    ask: (name, section, document) =>
      /notice/i.test(textOf(document, section))
        ? `How long is ${name}’s notice period?`
        : `When is ${name} available?`,
  },
  { heading: /education|studies|degrees?$|academic/i, ask: (name) => `What did ${name} study?` },
  { heading: /certific|licen[cs]e|registration/i, ask: (name) => `Which certifications does ${name} hold?` },
  { heading: /publication|papers|writing/i, ask: (name) => `What has ${name} published?` },
  { heading: /projects?$/i, ask: (name) => `Which projects has ${name} worked on?` },
  { heading: /awards?|honou?rs|prizes/i, ask: (name) => `Which awards has ${name} won?` },
  { heading: /volunteer/i, ask: (name) => `Where does ${name} volunteer?` },
]

/** Candidates in the order they should be shown. */
export function exampleQuestions(document: CvDocument, name: string): string[] {
  const top = Math.min(
    ...document.sections.filter((s) => s.path.length === 1 && s.depth > 1).map((s) => s.depth),
    6,
  )
  const main = document.sections.filter((s) => s.depth === top)
  const questions = TEMPLATES.flatMap(({ heading, ask }) => {
    const section = main.find((s) => heading.test(s.heading))
    return section ? [ask(name, section, document)] : []
  })
  const known = questions.filter((q): q is string => q !== undefined)
  const plain = main
    .filter(
      (s) =>
        !TEMPLATES.some((t) => t.heading.test(s.heading)) &&
        !/contact|summary|profile|about|references/i.test(s.heading),
    )
    .filter((s) => s.heading.length <= 40)
    .map((s) => `What does the CV say about ${s.heading.toLowerCase()}?`)
  return [...new Set([...known, ...plain])]
}

/** The first candidates that are answered from the CV. */
export async function answered(
  candidates: readonly string[],
  isAnswered: (question: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = []
  for (const question of candidates) {
    if (found.length === SHOWN) break
    if (await isAnswered(question)) found.push(question)
  }
  return found
}

/** The first entry below a section, without its dates, title or place. */
function entryName(document: CvDocument, section: Section): string | undefined {
  const entry = document.sections.find((s) => s.parent === section.index)
  if (!entry) return undefined
  const bare = entry.heading.replace(/\([^)]*\)/g, '').replace(/\b(19|20)\d\d\b.*$/, '')
  const parts = bare.split(/\s+[|—–·-]\s+|,\s+/).map((part) => part.trim())
  // "Title, Employer (dates)" names the employer last; an entry with roles below it names the employer first.
  const hasRoles = document.sections.some((s) => s.parent === entry.index)
  const name = (hasRoles ? parts[0] : parts[1]) ?? ''
  return name.length >= 2 && name.length <= 40 ? name : undefined
}

const blocksOf = (document: CvDocument, section: Section) =>
  document.blocks.filter((b) => b.span.start >= section.span.start && b.span.end <= section.span.end)

const textOf = (document: CvDocument, section: Section): string =>
  blocksOf(document, section)
    .map((b) => b.text)
    .join('\n')

/** A thing the section names among its skills: a capitalised one or the first of a list. */
function skillOf(name: string, section: Section, document: CvDocument): string | undefined {
  const items = textOf(document, section)
    .split(/[\n,;:|()]/)
    .map((part) => part.trim())
  const skill = items.find(
    (item) => /^[A-Z][A-Za-z0-9+#.]*[A-Z0-9+#][A-Za-z0-9+#.]*$/.test(item) && item.length > 3,
  )
  return skill ? `How well does ${name} know ${skill}?` : `Which skills does ${name} have?`
}
