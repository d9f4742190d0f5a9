/** Nouns of questions: which kinds of section they point to, and which name things that come in lists. */
import { stem } from '../text/text.ts'
import type { Kind } from './kinds.ts'

const KIND_NOUNS: Readonly<Partial<Record<Kind, string>>> = {
  experience:
    'job jobs role roles position positions employer employers employed company companies firm firms career work worked working works post posts title boss colleague promoted promotion joined internship internships placement employment experience workplace organisation organization restaurant hospital duties responsibilities responsible secondment freelance',
  education:
    'degree degrees university universities school schools college studied study studies graduate graduated education bachelor master masters msc bsc phd doctorate thesis dissertation diploma qualification qualifications supervisor apprenticeship apprentice trained training grade exam exams student mba minor major alma scholarship exchange semester honours',
  skills:
    'skill skills tool tools technology technologies software language framework frameworks method methods technique techniques competence competences expertise proficient equipment systems database programming stack species instrument instruments libraries platform platforms code',
  languages: 'language languages speak speaks speaking spoken tongue fluent mother native',
  certifications:
    'certificate certificates certification certifications licence licences license licensed certified accreditation accredited registration registered permit valid expire expires expiry renew renewed course courses card ticket',
  publications:
    'publication publications paper papers article articles book books journal journals published publisher author authored blog newsletter patent patents column essay chapter doi review reviews wrote written co-author edited edition album recording recordings',
  talks:
    'talk talks conference conferences speech keynote presentation presentations lecture panel spoken spoke event events poster speaker',
  awards:
    'award awards prize prizes medal medals honour honours won win distinction recognition trophy competition winner shortlisted',
  projects:
    'project projects portfolio built open source library repository repo app stars campaign exhibition',
  volunteering:
    'volunteer volunteers volunteering voluntary charity charities unpaid community neighbours trustee help helps pro bono',
  teaching:
    'teach teaches taught teaching students student supervise supervised supervision lecturer class classes module modules mentor mentored pupils trainees course courses',
  funding: 'grant grants funding fund funded fellowship fellowships scholarship scholarships investigator',
  memberships:
    'member members membership memberships society societies association body bodies committee board guild union belong',
  references: 'reference references referee referees recommend vouch testimonial',
  interests: 'hobby hobbies interest interests pastime pastimes leisure sport sports spare fun',
  contact: 'email mail phone telephone address website number contact reach url mobile',
  practical:
    'notice relocate relocation salary visa permit remote hybrid travel hours available availability start commute weekend weekends nights shifts citizenship nationality passport drive driving licence',
  summary: 'profile summary background focus specialise',
}

export const KINDS_BY_NOUN: ReadonlyMap<string, readonly (readonly [Kind, number])[]> = (() => {
  const map = new Map<string, [Kind, number][]>()
  for (const [kind, text] of Object.entries(KIND_NOUNS) as [Kind, string][])
    for (const noun of text.split(' ')) {
      const key = stem(noun)
      const list = map.get(key) ?? []
      if (!list.some(([k]) => k === kind)) list.push([kind, 0.7])
      map.set(key, list)
    }
  return map
})()

/** Things that come in lists. */
export const LIST_NOUNS: ReadonlySet<string> = new Set(
  `awards prizes medals honours languages certificates certifications licences permits courses publications papers articles books journals
  talks presentations conferences lectures projects employers companies firms jobs roles positions posts universities schools degrees
  qualifications skills tools technologies frameworks programs libraries databases systems methods techniques instruments hobbies interests
  pastimes sports activities volunteers memberships societies bodies associations organisations committees boards grants fellowships scholarships
  references referees students modules classes subjects countries cities places towns hospitals restaurants ships vehicles machines equipment
  software gear work things people names sites clubs orchestras ensembles composers roles operas albums recordings products services clients
  customers sectors industries areas fields species kinds types duties responsibilities achievements strengths passports shops companies brands
  magazines newspapers museums exhibitions patents inventions seats matters cases accounts markets regions brands campaigns events workshops
  links accounts tongues volumes supervisors trainees apprentices colleagues partners hours days shifts dishes menus cuisines platforms clouds
  stages ages pieces works concerts`
    .split(/\s+/)
    .map(stem),
)
