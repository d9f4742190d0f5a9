/** Terms by their letters and in full, in any trade: one may stand in the question, the other in the CV. */
import type { Facts } from '../reading/facts.ts'
import { stem, words, type Word } from '../text/text.ts'

/** What may be left out at the end stands in brackets: 'Intensive Care' is the ICU as well. */
const LIST = `ICU intensive care (unit); NICU neonatal intensive care (unit); PICU paediatric intensive care (unit);
  ITU intensive therapy (unit); CCU coronary care (unit); ED emergency (department); ER emergency room; ER emergency (department);
  GP general practitioner; GP general practice; OT occupational therapy; OT occupational therapist; RN registered nurse;
  CPR cardiopulmonary resuscitation; ACLS advanced cardiac life support; BLS basic life support; EHR electronic health record;
  EMR electronic medical record; MRI magnetic resonance imaging; CBT cognitive behavioural therapy; NHS national health service;
  HR human resources; PR public relations; QA quality assurance; QC quality control; CRM customer relationship management;
  ERP enterprise resource planning; SEO search engine optimisation; KPI key performance indicators; CEO chief executive (officer);
  CTO chief technology officer; CFO chief financial officer; COO chief operating officer; CIO chief information officer;
  VP vice president; SVP senior vice president; MD managing director; PA personal assistant; NGO non-governmental organisation;
  NGO nongovernmental organisation; POS point of sale; RFP request for proposals; VAT value added tax; IP intellectual property;
  GDPR general data protection regulation; SLA service level agreement; UX user experience; UI user interface;
  AI artificial intelligence; ML machine learning; NLP natural language processing; LLM large language models;
  OCR optical character recognition; API application programming interface; VPN virtual private network; VM virtual machines;
  DBA database administrator; SRE site reliability engineer; SRE site reliability engineering; ETL extract transform load;
  CAD computer aided design; BIM building information modelling; GIS geographic information (systems); CNC computer numerical control;
  PLC programmable logic controllers; HVAC heating ventilation air conditioning; HGV heavy goods vehicles;
  CDL commercial driver license; PPE personal protective equipment; FMEA failure mode effects analysis;
  ESL english second language; EFL english foreign language; TEFL teaching english foreign language; SEN special educational needs;
  PE physical education; TA teaching assistant; RA research assistant; PI principal investigator; EU european union;
  UN united nations; USA united states; UK united kingdom; DOP director of photography; FOH front of house; BOH back of house;
  WWF world wildlife fund; WHO world health organization; CSR corporate social responsibility; P2P peer to peer; NDA non disclosure agreement;
  HAZMAT dangerous goods; HAZMAT hazardous materials; DGSA dangerous goods safety adviser; BD business development;
  B2B business to business; CX customer experience; EHS environment health safety; OHS occupational health safety;
  PAEDS paediatrics; PAEDS paediatric; PEDS pediatrics; PEDS pediatric; GYNAE gynaecology; ORTHO orthopaedics;
  PHYSIO physiotherapist; PHYSIO physiotherapy; NQT newly qualified teacher; EAL english additional language;
  LGV large goods vehicles; FLT fork lift truck; QS quantity surveyor; FTE full time equivalents`

interface Abbreviation {
  readonly letters: string
  readonly stem: string
  /** Stems of its words in full: all of them, and those that cannot be left out. */
  readonly full: readonly string[]
  readonly least: readonly string[]
}

const contentOf = (text: string): string[] => words(text).flatMap((w) => (w.stop ? [] : [w.stem]))

function abbreviation(letters: string, full: string): Abbreviation {
  return {
    letters,
    stem: stem(letters.toLowerCase()),
    full: contentOf(full.replace(/[()]/g, '')),
    least: contentOf(full.replace(/\([^)]*\)/g, '')),
  }
}

const KNOWN: readonly Abbreviation[] = LIST.split(';').map((entry) => {
  const [, letters = '', full = ''] = /^\s*(\S+)\s+([\s\S]+)$/.exec(entry) ?? []
  return abbreviation(letters, full.replace(/\s+/g, ' '))
})
/** Words of the language, or names, when written small. */
const ONLY_AS_WRITTEN = new Set(
  'ed er or it us pa pe ta ra pi md vp ai ot un eu uk who sen cad pos sla dop gis cat vat bim bd cx qs flt'.split(
    ' ',
  ),
)

/** 'Clinical Nurse Manager 2 (CNM2)': letters that the CV explains itself. */
const EXPLAINED =
  /((?:\p{Lu}[\p{L}'’-]{1,30} (?:(?:of|and|for|the|in|de) )?){2,6})(?:\d{1,2} )?\((\p{Lu}{2,7})\d{0,2}\)/gu

const explained = new WeakMap<Facts, readonly Abbreviation[]>()

/** Those that the CV explains and then goes on to use. */
function explainedIn(facts: Facts): readonly Abbreviation[] {
  const known = explained.get(facts)
  if (known) return known
  const found = facts.units.flatMap(({ unit }) =>
    [...unit.text.matchAll(EXPLAINED)].flatMap(([, full = '', letters = '']) => {
      const content = words(full)
      // the name may be a part of what stands before the brackets
      const from = content.length - letters.length
      const own = content.slice(Math.max(0, from))
      return own.map((w) => w.text.charAt(0)).join('') === letters.toLowerCase()
        ? [abbreviation(letters, own.map((w) => w.raw).join(' '))]
        : []
    }),
  )
  const used = found.filter(
    ({ stem: letters, full }) => (facts.df.get(letters) ?? 0) > 1 && timesHeld(facts, full) < 2,
  )
  explained.set(facts, used)
  return used
}

/** The question with such terms as the CV puts them. */
export function termsAsWritten(facts: Facts, text: string): string {
  let out = text
  let all = words(text)
  for (const one of [...explainedIn(facts), ...KNOWN]) {
    const found = otherwise(facts, all, one)
    if (found === null) continue
    out = out.slice(0, found.start) + found.text + out.slice(found.end)
    all = words(out)
  }
  return out
}

/** Where these words name the term, and how the CV puts it, when that is otherwise. */
function otherwise(
  facts: Facts,
  all: readonly Word[],
  one: Abbreviation,
): { start: number; end: number; text: string } | null {
  const short = all.find((w) => isCalled(w, one))
  if (short !== undefined) {
    if (usesLetters(facts, one) && !headsOnlyInFull(facts, one)) return null
    const text = runOf(facts, one.full) ?? runOf(facts, one.least)
    return text === null ? null : { start: short.start, end: short.end, text }
  }
  if (!all.some((w) => w.stem === one.full[0])) return null
  const content = all.filter((w) => !w.stop)
  const at = findRun(content, one.full) ?? (one.least.length > 1 ? findRun(content, one.least) : null)
  if (at === null || !usesLetters(facts, one)) return null
  return KNOWN.includes(one) && runOf(facts, one.least) !== null ? null : { ...at, text: one.letters }
}

const isCalled = ({ raw, text }: Word, { letters }: Abbreviation): boolean =>
  raw === letters ||
  raw === `${letters}s` ||
  (text === letters.toLowerCase() && raw === text && !ONLY_AS_WRITTEN.has(text))

const usesLetters = (facts: Facts, { letters, stem: own }: Abbreviation): boolean =>
  facts.df.has(own) && facts.units.some(({ words: all }) => all.some(({ raw }) => raw === letters))

/** Where the CV has both, does a post's header have it in full, and none by its letters? */
function headsOnlyInFull({ entries }: Facts, { letters, least }: Abbreviation): boolean {
  const heads = entries.map(({ text }) => words(text).filter((w) => !w.stop))
  return (
    !heads.some((own) => own.some(({ raw }) => raw === letters)) &&
    heads.some((own) => findRun(own, least) !== null)
  )
}

const timesHeld = (facts: Facts, run: readonly string[]): number =>
  facts.units.filter(
    ({ stems, words: own }) =>
      run.every((one) => stems.has(one)) &&
      findRun(
        own.filter((w) => !w.stop),
        run,
      ) !== null,
  ).length

function findRun(content: readonly Word[], run: readonly string[]): { start: number; end: number } | null {
  const at = content.findIndex((_, from) => run.every((one, k) => content[from + k]?.stem === one))
  const [first, last] = [content[at], content[at + run.length - 1]]
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

/** These words where they follow each other in a text of the CV, as it writes them. */
function runOf(facts: Facts, run: readonly string[]): string | null {
  for (const { unit, words: own, stems } of facts.units) {
    if (!run.every((one) => stems.has(one))) continue
    const found = findRun(
      own.filter((w) => !w.stop),
      run,
    )
    if (found !== null) return unit.text.slice(found.start, found.end)
  }
  return null
}
