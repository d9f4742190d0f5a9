/** Who a resume is of: name, headline, contact and links as the owner gives them, or as they are read off the CV. */
import { isPersonal } from '../../rag/answer/lexicon/breaks.ts'
import { deriveProfile } from '../../rag/profile.ts'
import type { CvDocument } from '../../rag/types.ts'
import type { Profile } from '../../server/store/profile.ts'
import { compact, type Json } from './json.ts'
import { blocksOf, type Reader } from './reader.ts'

export function basicsOf(reader: Reader, profile: Profile): Json {
  const derived = deriveProfile(reader.document)
  const of = (kind: 'email' | 'phone' | 'url') => derived.contacts.filter((contact) => contact.kind === kind)
  const links = profile.links
    ? profile.links.filter((link) => /^https?:/.test(link.url))
    : of('url').map((contact) => ({
        label: contact.label || new URL(contact.href).hostname,
        url: contact.href,
      }))
  return compact({
    name: profile.name ?? derived.name,
    label: profile.headline ?? derived.headline,
    email: of('email')[0]?.value,
    phone: of('phone').find(({ value, span }) => !isNumberOf(reader.document, value, span.start))?.value,
    url: links[0]?.url,
    summary: blocksOf(reader, 'summary')
      // The lines above the first section are the headline and the contact, not the summary.
      .filter((block) => (reader.document.sections[block.section]?.depth ?? 0) > 1)
      .filter((block) => !isPersonal([block.text]))
      .map((block) => block.text)
      .join('\n\n'),
    profiles: links.slice(1).map((link) => ({ network: link.label, url: link.url })),
  })
}

/** Digits that are the number of something else: an ORCID, a book. */
function isNumberOf({ markdown }: CvDocument, value: string, start: number): boolean {
  return (
    /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value) ||
    /\b(?:orcid|isbn|issn|iban|doi)[\s:/.\w-]{0,24}$/i.test(markdown.slice(Math.max(0, start - 32), start))
  )
}
