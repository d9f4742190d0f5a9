/** The person of the page, from profile.json and the CV: name, headline, ways to reach them; JSON-LD of it. */
import { FAMILY_FIRST } from '../../rag/answer/facts/person-name.ts'
import { deriveProfile } from '../../rag/profile.ts'
import type { CvDocument } from '../../rag/types.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import type { Profile } from '../../server/store/profile.ts'

export interface ContactLink {
  readonly kind: 'email' | 'phone' | 'url'
  readonly text: string
  readonly href: string
}

export interface Person {
  readonly name: string
  /** How a question speaks of the person: the first name, when the name has one. */
  readonly shortName: string
  readonly headline: string
  readonly contacts: readonly ContactLink[]
}

const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|mx|sir|dame|rev)\.?$/i
const MAX_CONTACTS = 8

export function personOf(document: CvDocument, profile: Profile): Person {
  const derived = deriveProfile(document)
  const name = profile.name ?? (derived.name || 'Curriculum vitae')
  const given = FAMILY_FIRST.test(name) ? name.slice(name.indexOf(',') + 1) : name
  const words = given
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word && !TITLES.test(word))
  const first = words[0] ?? name
  const contacts = new Map<string, ContactLink>()
  for (const { label, url } of profile.links ?? []) {
    const mail = url.startsWith('mailto:')
    contacts.set(url, { kind: mail ? 'email' : 'url', text: mail ? url.slice(7) : label, href: url })
  }
  for (const { kind, value, href, label } of derived.contacts) {
    // The owner's own list of links takes the place of those found in the text.
    if (kind === 'url' && profile.links) continue
    if (!contacts.has(href))
      contacts.set(href, { kind, text: kind === 'url' ? label || host(value) : value, href })
  }
  const order = { email: 0, phone: 1, url: 2 }
  return {
    name,
    shortName: (words.length > 1 || given !== name) && /^\p{L}{2,}/u.test(first) ? first : name,
    headline: profile.headline ?? derived.headline,
    contacts: [...contacts.values()].sort((a, b) => order[a.kind] - order[b.kind]).slice(0, MAX_CONTACTS),
  }
}

const host = (value: string): string =>
  URL.canParse(value) ? new URL(value).host.replace(/^www\./, '') : value.replace(/^https?:\/\//, '')

/** schema.org's ProfilePage about a Person. */
export function jsonLd(person: Person, version: PublishedVersion, baseUrl: string): object {
  const find = (kind: ContactLink['kind']) => person.contacts.find((c) => c.kind === kind)
  const email = find('email')?.href.replace('mailto:', '')
  const telephone = find('phone')?.text
  const sameAs = person.contacts.filter((c) => c.kind === 'url').map((c) => c.href)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: `${baseUrl}/`,
    dateModified: version.updatedAt.toISOString(),
    mainEntity: {
      '@type': 'Person',
      '@id': `${baseUrl}/#person`,
      name: person.name,
      ...(person.headline ? { description: person.headline } : {}),
      url: `${baseUrl}/`,
      ...(email ? { email } : {}),
      ...(telephone ? { telephone } : {}),
      ...(sameAs.length ? { sameAs } : {}),
    },
  }
}
