/** What kind of section each heading opens: by its words, by what stands below it, by the section around it. */
import type { CvDocument } from '../../types.ts'
import { kindsOfContent } from '../document/content-kinds.ts'
import { kindsOfHeading, namesJourneys, namesTimelessByChance } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import { kindsOfLines } from '../document/section-content.ts'
import type { Unit } from '../document/units.ts'
import { houseHeadings } from '../entries/house-headings.ts'
import { houseChapters, houseSections } from '../entries/house-sections.ts'
import { ledParagraphs } from '../entries/led-paragraphs.ts'
import { datedPosts, postSections } from '../entries/post-sections.ts'
import { titleSections } from '../entries/title-sections.ts'
import type { Kind, KindWeights } from '../lexicon/kinds.ts'
import { findDates, isDateAlone } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { kindsByHeading, namesLearning, namesWorkshop } from './kinds-by-heading.ts'
import { areWork, isStudies, kindOfLed, kindOfParts } from './posts-or-studies.ts'
import { isDateLine, partsOfSections } from './section-parts.ts'
import { kindsOfWork, type Headed } from './work-headings.ts'
import { holdsStudies } from './study-sections.ts'
import { subtitleSection } from './subtitles.ts'

/** Kinds of sections whose parts are posts, courses of study and the like. */
const OF_ENTRIES: ReadonlySet<Kind> = new Set(['experience', 'education', 'volunteering', 'teaching'])
/** How likely a kind is at least by what stands below a heading that names none. */
const LEARNED = 0.4
/** Or where no other is nearly as likely, and by how much; what it then weighs at least. */
const [LIKELY, BEFORE, LEAST] = [0.28, 0.1, 0.38]
/** Lines that tell what a list is of. */
const SEVERAL = 3
/** Posts and studies are told by titles, houses and times: what tells of a project sounds like them. */
const BY_ENTRIES: ReadonlySet<Kind> = new Set(['experience', 'education'])
/** Where one belongs or helps, one does from when to when as well, and as something. */
const BESIDE_WORK: ReadonlySet<Kind> = new Set(['memberships', 'volunteering'])
/** What no list of works has a part of that name for: such headings stand one too deep. */
const APART = /^\W*(?:(?:spoken |foreign )?languages|hobbies|interests|contact(?: me)?|education)\W*$/

/** For each section the weights (0 to 1) of the kinds it may be. */
export function sectionKinds(document: CvDocument, units: readonly Unit[]): KindWeights[] {
  const texts = document.sections.map(() => [] as string[])
  for (const unit of units) if (unit.kind !== 'heading') texts[unit.section]?.push(unit.text)
  const levels = levelsOf(document)
  const level = (section: number): number => levels[section] ?? 0
  const opens = document.sections.map(
    ({ heading, index }) =>
      findDates(heading).length > 0 ||
      (level(index) > 2 &&
        ((texts[index] ?? []).slice(0, 2).some(isDateLine) || isDateAlone(texts[index]?.[0] ?? ''))),
  )
  const bySection = document.sections.map(() => [] as Unit[])
  for (const unit of units) bySection[unit.section]?.push(unit)
  const parts = partsOfSections(document, units, texts)
  const led = bySection.map((own) => ledParagraphs(document, own).map(({ text }) => text))
  const houses = houseSections(document, units)
  const chapters = houseChapters(document, units)
  const named = houseHeadings(document, units)
  const posts = postSections(document, units)
  const dated = datedPosts(document, units)
  const titles = titleSections(document, units)
  // a name, and what stands between it and the sections; several headings of the first depth are sections
  const top = document.sections.filter(({ depth, index }) => depth > 0 && level(index) === 1)
  const titled = top.length === 1 || top.some(({ depth }) => depth > 1)
  const subtitle = subtitleSection(document, units)
  const isTitle = (index: number): boolean => (titled && level(index) === 1) || index === subtitle
  const headed = document.sections.map(({ heading, index, depth }): Headed | undefined => {
    const [own, below] = [texts[index] ?? [], parts[index] ?? []]
    return depth === 0 || isTitle(index)
      ? undefined
      : { heading, own: kindsByHeading(heading, own), parts: below, texts: own }
  })
  const inStudies = new Set<number>()
  const all: Map<Kind, number>[] = []
  for (const section of document.sections) {
    const weights = new Map<Kind, number>()
    const name = isTitle(section.index)
    const worded = headed[section.index]
    let own: ReadonlyMap<Kind, number> = worded === undefined ? new Map() : kindsOfWork(worded, headed)
    const parent = section.parent === null ? undefined : all[section.parent]
    const parentName = section.parent !== null && titled && level(section.parent) === 1
    const inherits = parent !== undefined && !parentName && parent.size > 0
    const above = inherits ? mainKind(parent) : null
    // what opens an entry has the words of a title and an employer in its heading, not those of a kind
    const entry =
      inherits &&
      (findDates(section.heading).length > 0 ||
        (opens[section.index] === true && above !== null && OF_ENTRIES.has(above)))
    const mistaken = own.size === 1 && own.has('publications')
    const byChance =
      (namesTimelessByChance(section.heading) || namesWorkshop(section.heading, own)) &&
      holdsDatedHeadings(document, section.index)
    const studied = !name && section.depth > 0 && !entry && holdsStudies(document, units, section.index, own)
    if (studied) own = new Map([...[...own.keys()].map((kind) => [kind, 0.6] as const), ['education', 1]])
    const learnt = !studied && namesLearning(section.heading, own) && areWork(parts[section.index] ?? [])
    const told =
      !name && section.depth > 0 && own.size === 0
        ? likeliest(texts[section.index] ?? [], section.index / document.sections.length)
        : []
    const isBeside = told.some(([kind]) => BESIDE_WORK.has(kind)) && namesWork(headed, section.index)
    const mayHold = (own.size === 0 && !isBeside) || own.has('experience') || mistaken || byChance || learnt
    if (!name && section.depth > 0 && !entry && mayHold && !studied) {
      const posts = kindOfParts(parts[section.index] ?? [])
      const housed = chapters.has(section.index) ? 'experience' : null
      const kind = posts ?? housed ?? kindOfLed(led[section.index] ?? [])
      // 'Writing code': nothing that is published has a title and from when to when
      if (posts === 'experience' && (mistaken || byChance || learnt)) own = new Map()
      if (kind !== null && (own.size === 0 || own.has(kind))) weights.set(kind, 1)
    }
    // 'Studies' below 'Learning and papers', 'Languages' below 'And besides': the chapter only gathers
    const apart =
      above !== null &&
      [...own.values()].includes(1) &&
      (above === 'interests' ||
        // 'One-off workshops' among the posts of a teacher
        (above === 'experience' &&
          own.has('teaching') &&
          headed[section.parent ?? -1]?.own.has('teaching')) ||
        above === 'practical' ||
        (gathers(document, section.parent) && !(section.parent !== null && inStudies.has(section.parent))) ||
        (APART.test(fold(section.heading)) &&
          level(section.index) === 3 &&
          (above === 'projects' || above === 'publications' || above === 'talks' || above === 'awards')))
    const [house] = houses.get(section.index) ?? []
    const post =
      house?.text ??
      named.get(section.index) ??
      posts.get(section.index)?.text ??
      (dated.has(section.index) || titles.has(section.index) ? section.heading : undefined)
    const isStudied = studied || (section.parent !== null && inStudies.has(section.parent))
    if (isStudied) inStudies.add(section.index)
    if (post !== undefined && !isStudied && !isBeside)
      weights.set(isStudies(post) ? 'education' : 'experience', 1)
    else if (!entry)
      for (const [kind, weight] of own)
        weights.set(
          kind,
          Math.max(
            weights.get(kind) ?? 0,
            weight * (inherits && !apart && level(section.index) > 2 ? 0.6 : 1),
          ),
        )
    if (inherits)
      for (const [kind, weight] of parent)
        weights.set(kind, Math.max(weights.get(kind) ?? 0, weight * (apart ? 0.6 : 0.9)))
    if (name || section.depth === 0) {
      weights.set('contact', 0.6)
      weights.set('summary', 0.6)
    }
    const strongest = Math.max(0, ...weights.values())
    const isTold = told.length > 0 && weights.size === 0 && (post === undefined || isBeside)
    if (isTold)
      for (const [kind, chance] of told)
        if (!BY_ENTRIES.has(kind)) weights.set(kind, Math.min(0.9, Math.max(LEAST, chance)))
    const isPlain = isTold && mainKind(weights) !== null && (texts[section.index] ?? []).length >= SEVERAL
    for (const [kind, share] of kindsOfContent(texts[section.index] ?? [])) {
      if (kind === 'experience' && (isBeside || namesJourneys(section.heading))) continue
      const weight =
        strongest >= 0.9 || (isPlain && kind === 'education')
          ? share * 0.3
          : strongest >= 0.5
            ? share * 0.8
            : Math.min(0.9, share * 1.3)
      weights.set(kind, Math.max(weights.get(kind) ?? 0, weight))
    }
    all.push(weights)
  }
  return all
}

/** Is another heading plainly one of posts? */
const namesWork = (headed: readonly (Headed | undefined)[], index: number): boolean =>
  headed.some((one, at) => at !== index && one?.own.get('experience') === 1)

/** Kinds that are likely enough, by themselves or, of several lines, beside all others. */
function likeliest(lines: readonly string[], place: number): (readonly [Kind, number])[] {
  const sorted = [...kindsOfLines(lines, place)].sort(([, a], [, b]) => b - a)
  const [[, most] = ['', 0], [, second] = ['', 0]] = sorted
  const isAhead = lines.length > 1 && most >= LIKELY && most - second >= BEFORE
  return sorted.filter(([, chance]) => chance >= LEARNED || (isAhead && chance === most))
}

/** Are most headings right below it such as tell from when to when? */
function holdsDatedHeadings({ sections }: CvDocument, index: number): boolean {
  const below = sections.filter(({ parent }) => parent === index)
  const dated = below.filter(({ heading }) => findDates(heading).some(({ single }) => !single))
  return dated.length > 1 && dated.length * 2 > below.length
}

/** Does the heading name several kinds of sections? */
const gathers = ({ sections }: CvDocument, index: number | null): boolean =>
  index !== null && kindsOfHeading(sections[index]?.heading ?? '').size > 1

/** The likeliest kind, when one is likely enough. */
export function mainKind(weights: KindWeights): Kind | null {
  let best: Kind | null = null
  let most = 0.35
  for (const [kind, weight] of weights)
    if (weight > most) {
      best = kind
      most = weight
    }
  return best
}
