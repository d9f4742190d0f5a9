/** 'Store supervisor, 23 — Groningen' right below the name: a number that stands by itself there is how old one is. */
import { titleSection } from '../../facts/about-person.ts'
import type { Facts } from '../../facts/facts.ts'
import { subtitleHeading } from '../../facts/subtitles.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { fold } from '../../text/text.ts'

/** Between signs that part a line, and behind words: '· 52 ·', ', 41,', '(38)', ', aged 29'. */
const AGE =
  /^(?=[^\d]{3,60}?(?:, | [–—|·•-] | ?\()(?:aged? )?(\d\d)(?: years old| y\/?o)?(?: ?[,|·•)]| [–—-] |\.?$))(?!.*(?:@|\d{3}))/u
/** 'Calle Mayor, 23' */
const OF_ADDRESS =
  /\b(?:calle|rua|via|viale|rue|avenida|avenue|av|str|strasse|straße|street|st|road|rd|lane|plaza|piazza|place|paseo|platz|weg|allee|ulica|ul|building|floor|flat|unit|block|apt|apartment|house|box|room|district|ward|no|number|nr)\b|(?:strasse|gasse|weg|straat|vej|vagen|gata|gaten|laan|platz|allee)\b/
/** Units looked at. */
const LINES = 4
/** Who works is so old. */
const [YOUNG, OLD] = [15, 90]

export function ageInHead(facts: Facts): PlanPart[] {
  const units = facts.units.map(({ unit }) => unit)
  const named = titleSection(facts)
  const heading = subtitleHeading(facts.document, units)
  const first = units.filter(
    ({ section, kind }) => (section === named || section === 0) && kind !== 'heading' && kind !== 'row',
  )
  const told = [...(heading === null ? [] : [heading]), ...first.slice(0, LINES)].find(({ text }) => {
    const age = Number(AGE.exec(text)?.[1] ?? 0)
    return age >= YOUNG && age <= OLD && !OF_ADDRESS.test(fold(text))
  })
  return told === undefined ? [] : [{ text: told.text, units: [told.index] }]
}
