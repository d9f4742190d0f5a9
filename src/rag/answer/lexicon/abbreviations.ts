/** Terms by their letters and in full, in any trade: one may stand in the question, the other in the CV. */
import { fold, stem, words } from '../text/text.ts'
import { TRADE_ABBREVIATIONS } from './abbreviations-trades.ts'

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
  DBA database administrator; RTOS real time operating systems; OS operating systems; DBMS database management systems; IDE integrated development environments; SRE site reliability engineer; SRE site reliability engineering; ETL extract transform load;
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
  LGV large goods vehicles; FLT fork lift truck; QS quantity surveyor; FTE full time equivalents; TB tuberculosis; ECG electrocardiogram;
  COPD chronic obstructive pulmonary disease; IRR internal rate return; NPV net present value; ROI return on investment;
  NPS net promoter score; CPA cost per acquisition; CPC cost per click; CTR click through rate; CAC customer acquisition cost;
  ARR annual recurring revenue; MRR monthly recurring revenue; AOV average order value; CLV customer lifetime value; B2C business to consumer;
  DofE duke of edinburgh; HMP prison; HMYOI young offender institution; DBS disclosure barring service; CGPA cumulative grade point average; GPA grade point average; EIA environmental impact assessment; LCA life cycle assessment; OEE overall equipment effectiveness;
  RFC rugby (football) club; RUFC rugby (union football) club; AFC football club; FC football club; EP european patent;
  GT gross tonnage; GT gross tons; GT gross tonnes; GRT gross (register) tonnage; DWT deadweight (tonnage); LOA length overall;
  GPU graphics processors; GPU graphics processing units; GPU graphics cards; TEU twenty foot equivalent units;
  Cpl corporal; LCpl lance corporal; Sgt sergeant; SSgt staff sergeant; WO warrant officer; Capt captain; Lt lieutenant; Col colonel`

export interface Abbreviation {
  readonly letters: string
  readonly stem: string
  /** Stems of its words in full: all of them, and those that cannot be left out. */
  readonly full: readonly string[]
  readonly least: readonly string[]
  /** Words of which a question has one that names it: its letters, or the stem that it begins with in full. */
  readonly keys: readonly string[]
}

const contentOf = (text: string): string[] => words(text).flatMap((w) => (w.stop ? [] : [w.stem]))

export function abbreviation(letters: string, full: string): Abbreviation {
  const own = fold(letters)
  const all = contentOf(full.replace(/[()]/g, ''))
  return {
    letters,
    stem: stem(letters.toLowerCase()),
    full: all,
    least: contentOf(full.replace(/\([^)]*\)/g, '')),
    keys: [own, `${own}s`, `${own}es`, ...all.slice(0, 1)],
  }
}

export const ABBREVIATIONS: readonly Abbreviation[] = `${LIST};${TRADE_ABBREVIATIONS}`
  .split(';')
  .map((entry) => {
    const [, letters = '', full = ''] = /^\s*(\S+)\s+([\s\S]+)$/.exec(entry) ?? []
    return abbreviation(letters, full.replace(/\s+/g, ' '))
  })
/** Words of the language, or names, when written small. */
export const ONLY_AS_WRITTEN = new Set(
  (
    'ed er or it us pa pe ta ra pi md vp ai ot un eu uk who sen cad pos sla dop gis cat vat bim bd cx qs flt wo lt col os ide ' +
    'fat sat gdp gdt vas ci cd fp mq bi cv rl dl ar vr sil pm po ba em icp ae am ap gl pl pip er send salt ect ld als iv ng ct gc ms ' +
    'ref cog stg adg ad eng cns acp adr spc mes tem sem pid rams nec ems raf rn soc sop edi edr pmm eot fem cdm mep ppm tms wms bom rag dit odp hca ig qi map foi evp lms ats gcp glp gmp'
  ).split(' '),
)
