/** The page of each version of the CV: read and made once, again when its index is there, and kept compressed. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { parseInTurns } from '../../rag/document.ts'
import type { CvDocument } from '../../rag/types.ts'
import type { Profile } from '../../server/store/profile.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { compress } from './assets.ts'
import { renderCvInTurns, type CvHtml } from './cv/cv-html.ts'
import { answered, exampleQuestions } from './examples.ts'
import { homePage, type Asked } from './home-page.ts'
import { tagOf } from './layout.ts'
import { personOf, type Person } from './person.ts'

/** Making the page takes longer than indexing an edit: whoever publishes or asks then goes first. */
const MAKE_AFTER_MS = 200

/** What is made once a version. */
interface Prepared {
  readonly version: PublishedVersion
  readonly document: CvDocument
  readonly person: Person
  readonly profile: Profile
  readonly cv: CvHtml
  examples: readonly string[]
  page?: Promise<Page>
}

interface Page {
  readonly tag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

interface PreparedPages {
  /** What is made of a version; the last one's is kept. */
  readonly prepare: (version: PublishedVersion) => Promise<Prepared>
  /** The page with a CV in which something may be marked, and with what was asked. */
  readonly html: (made: Prepared, cv: CvHtml, asked?: Asked) => Promise<string>
  /** The plain page. */
  readonly pageOf: (made: Prepared) => Promise<Page>
}

/** Keeps the page of the newest version, and makes it anew with each new one. */
export function preparedPages(app: FastifyInstance): PreparedPages {
  let prepared: { readonly version: PublishedVersion; readonly made: Promise<Prepared> } | undefined

  const prepare = (version: PublishedVersion): Promise<Prepared> => {
    if (prepared?.version === version) return prepared.made
    const made = make(version)
    prepared = { version, made }
    // What failed is tried anew for the next reader.
    made.catch(() => {
      if (prepared?.made === made) prepared = undefined
    })
    return made
  }

  const make = async (version: PublishedVersion): Promise<Prepared> => {
    const document = await parseInTurns(version.publicText)
    const { profile } = app.content
    const person = personOf(document, profile)
    // Of a very long CV each of these takes a while: others are answered in between.
    await setImmediate()
    const cv = await renderCvInTurns(document, profile)
    const made: Prepared = { version, document, person, profile, cv, examples: [] }
    void chooseExamples(made).catch((err: unknown) => app.log.warn({ err }, 'no example questions'))
    return made
  }

  /** Asks the candidates, in the background; the page is made again when it can show them. */
  const chooseExamples = async (made: Prepared): Promise<void> => {
    const candidates = exampleQuestions(made.document, made.person.shortName)
    if (!app.ask.ready || app.ask.snapshot.version !== made.version.version) {
      made.examples = candidates.slice(0, 4)
      return
    }
    // Whoever asks meanwhile would wait for these, each of which takes long in a fresh process.
    await app.ask.rehearsed()
    made.examples = await answered(candidates, async (query) => {
      const { sources } = await app.ask.ask({ query })
      return sources.length > 0
    })
    delete made.page
  }
  // With the text comes its index: what was made before it was there is made again, for the first reader or soon.
  let cancel = () => {}
  app.content.onSwap((version) => {
    prepared = undefined
    cancel()
    cancel = app.clock.after(MAKE_AFTER_MS, () => void prepare(version))
  })
  app.addHook('onClose', async () => cancel())

  const html = async (made: Prepared, cv: CvHtml, asked?: Asked): Promise<string> =>
    homePage({
      config: app.config,
      assets: await app.clientAssets(),
      version: made.version,
      person: made.person,
      cv,
      examples: made.examples,
      images: await app.pageImages(),
      asked,
    })

  const makePage = async (made: Prepared): Promise<Page> => {
    const text = await html(made, made.cv)
    const bytes = Buffer.from(text)
    return { tag: tagOf(text), bodies: { identity: bytes, ...(await compress(bytes)) } }
  }

  const pageOf = (made: Prepared): Promise<Page> => {
    if (made.page) return made.page
    const page = makePage(made)
    made.page = page
    // What failed is tried anew for the next reader.
    page.catch(() => {
      if (made.page === page) delete made.page
    })
    return page
  }

  return { prepare, html, pageOf }
}
