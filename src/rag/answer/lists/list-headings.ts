/** Which lists a heading opens, in the words that owners have for them; it may open several ('Talks and writing'). */
import { keepLast } from '../../last-texts.ts'
import { fold } from '../text/text.ts'

export type ListKind =
  | 'skills'
  | 'tools'
  | 'interests'
  | 'publications'
  | 'patents'
  | 'talks'
  | 'awards'
  | 'grants'
  | 'references'
  | 'volunteering'
  | 'memberships'
  | 'offices'
  | 'projects'
  | 'teaching'
  | 'certifications'
  | 'languages'
  | 'education'
  | 'experience'
  | 'practical'

/** @property vague words of owners' own, under which all sorts may stand: an item must show what it is */
interface Words {
  readonly plain: RegExp
  readonly vague?: RegExp
}

const HEADINGS: ReadonlyMap<ListKind, Words> = new Map<ListKind, Words>([
  [
    'skills',
    {
      plain:
        /\bskills?\b|\bcompeten(?:ce|ces|cies|cy)\b|\bexpertise\b|\bgood at\b|\bstrengths?\b|\bknow-?how\b|\bknowledge\b|\bmethods?\b|\btechniques?\b|\bcapabilit|\babilit(?:y|ies)\b|\bspeciali(?:[sz]|t)|\bways of working\b|^fields$|^subjects\b|\bwhat (?:i|he|she|my hands) (?:can|know|knows|bring|brings)\b|\bthings (?:i|he|she|my hands) can\b|\bcan do\b|\bskill ?set|\bwhat(?:'s| is) in my\b|\bproficienc/,
    },
  ],
  [
    'tools',
    {
      plain:
        /\btools?\b|\btool ?(?:box|kit|chest)\b|(?<!\b(?:before|after|from|beyond) )\bsoftware\b|\bstack\b|\btech(?:nical|nolog(?:y|ies))?\b|\bsystems?\b|\bprograms\b|\bkit\b|\bequipment\b|\binstruments?\b|\bmachines?\b|\bit (?:skills|systems|knowledge)\b|\bcomputing\b|\b(?:what|things) (?:i|he|she) (?:uses?|works? with|know how to use)\b|\bdesks?\b.*\bboxes\b|\bprogramming\b|^(?:the )?computers?\b(?! scien| engin)|\bon (?:my|her|his|the) (?:desk|screen|computer|laptop)\b/,
    },
  ],
  [
    'interests',
    {
      plain:
        /\binterests?\b|\bhobb(?:y|ies)\b|\bpastimes?\b|\bleisure\b|\b(?:free|spare) (?:time|hours|evenings)\b|\bprivate passions\b|\bfor fun\b|\bwhen (?:i am|i'm|he is|she is) not\b/,
      vague:
        /^(?:and )?(?:besides?|otherwise|off|outside|ashore|at home|evenings|at weekends?|weekends|other things|in private|not work|life elsewhere|life outside)\b|\baway from\b|\bapart from\b|\bbeyond the\b|\bafter (?:hours|work)\b|(?<!\b(?:years?|months?|weeks?|days?|time) )\boff[ -](?:duty|screen|site|call|keyboard|stage|hours|work|the \w+)\b|\boutside (?:of )?(?:work|office|court|school|the)\b|^outside\b|\bwhen (?:not|the|it)\b|\bin (?:my|her|his) own time\b|\bprivate(?:ly)?\b|\btime away\b|\bbesides?\b|\bout of (?:school|hours|office|uniform)\b|\balongside\b|\bthe rest of\b|\bpersonal$|\bother (?:bits|activities)\b/,
    },
  ],
  [
    'publications',
    {
      plain:
        /\bpublications?\b|\bpublished\b|\barticles?\b|\bbooks?\b|\bin print\b|(?<!small |fine )\bprint(?:ed)?\b|(?<!is |['’]s )\bwritings?\b|\bwritten\b|\bbibliograph|\bessays?\b|\bchapters\b|\bblog\b|\bscribbl|\bwords i published\b|\btexts\b|\bwrites?\b(?! to)|\bselected papers\b|^papers (?:\(|(?:and|&) (?:talks|lectures|posters))|\bvolumes\b|\bpeer[- ]reviewed\b/,
      vague:
        /\bpapers?\b|\bpen\b|\bpages?\b|\bwords\b|\bread\b|\bresearch\b|\bmedia\b|\bscientific work\b|\bin public\b|^(?:other (?:significant )?)?products\b/,
    },
  ],
  ['patents', { plain: /\bpatents?\b|\binventions?\b/ }],
  [
    'talks',
    {
      plain:
        /(?<!\b(?:to|can|could|will|would|may|i|we) )\btalks?\b|\btalking\b|\bspeaking\b|\bspeeches\b|\bpresentations?\b|\bconferences?\b|\blectures?\b|\bkeynotes?\b|\bposters?\b|\bpodium\b|\bspoken at\b|\bpanels?\b|\bon stage\b|\bstages?\b|\bmicrophone\b|\binvited\b/,
      vague:
        /\bsaid\b|\bspoken\b(?! languages?)|\bheard\b|\baloud\b|\bout loud\b|\bin public\b|\bon air\b|\bmedia\b/,
    },
  ],
  [
    'awards',
    {
      plain:
        /\bawards?\b|\bprizes?\b|\bhono(?:u)?rs\b|\bdistinctions?\b|\brecogni(?:tion|[sz]ed)\b|\bmedals?\b|\blaurels?\b|\bgongs?\b|\btrophies\b|\brosettes?\b|\bribbons?\b|\baccolades?\b|\bcommendations?\b|\bpats? on the back\b|\bnods\b|\bwon\b(?! for)/,
      vague:
        /\bapplause\b|\bkind words\b|\bpraise\b|\bhackathons?\b|\bcompetitions?\b|\bwent well\b|(?<!\bsay )\bnice things\b|\bgiven to me\b|(?<!\b(?:for|nothing but|more than|only|just) )\bthanks\b|\bachievements?\b|\bproud of\b|\bscholarships?\b|\bmoney raised\b/,
    },
  ],
  [
    'grants',
    {
      plain:
        /\bgrants?\b|\bfunding\b|\bfellowships?\b|\bfunds\b|\bfunded\b|\bmoney\b|^(?:(?:current|completed|pending|past|other|research|grant)(?: (?:and|&|\/) (?:current|completed|pending|past|other))? )?support$/,
    },
  ],
  [
    'references',
    {
      plain:
        /\brefer(?:ences?|ees?)\b|^refs$|\bvouch|\btestimonials?\b|\brecommendations?\b|^ask(?: (?:them|these|those|about me|him|her))?$|\b(?:people|names|somebody|someone|who|whom) (?:to|you can|can|you may) (?:ask|call|ring|phone|speak for|tell you)\b|\bwho (?:knows?|(?:can|could|will|would|might) (?:speak|vouch|answer|pick|say|tell|recommend|put in)|says so)\b|\b(?:people|those) who (?:know|will|can)\b|^(?:they|people) (?:all )?know me$|\bask about (?:me|him|her|them)\b|\bwill (?:speak|answer) for\b|\bring them\b|\btell me more about you\b|\b(?:may|can|could|might|will|to) be (?:consulted|approached|asked|phoned|called)\b|\bsecond opinions?\b/,
    },
  ],
  [
    'volunteering',
    {
      plain:
        /\bvolunt(?!ary redund)|\bunpaid\b|\bwithout pay\b|\bfor (?:nothing|others|free)\b|\bpro bono\b|\bcharit|\bgood (?:deeds|causes)\b|\bhelping\b|\bhelp out\b|\bhonorary\b|\bgiving\b|\bfree work\b|\bpeople i help\b|\bfor (?:love|thanks|no (?:pay|money|fee|wage)|a thank[- ]you)\b|\bwithout (?:a |any )?(?:wages?|salary|fee|money)\b|\bcommunity (?:work|service|involvement|engagement)\b|\b(?:nobody|no[- ]one) pays\b|\bnot for (?:the )?(?:money|pay)\b/,
      vague:
        /\bcommunity\b|\bcivic\b|\boutreach\b|\bpublic (?:work|engagement)\b|\bfor the public\b|\bservice\b/,
    },
  ],
  [
    'memberships',
    {
      plain:
        /\bmemberships?\b|\baffiliations?\b|\bsociet(?:y|ies)\b|\bprofessional (?:bodies|body|associations|standing)\b|\bassociations?\b|\bguilds?\b|\bclubs\b|\bmembers? of\b/,
      vague: /\bstanding\b|\bregist(?:er|ration)s?\b|\bnetworks?\b|\bletters after\b|\btitles\b|\bservice\b/,
    },
  ],
  [
    'offices',
    {
      plain: /\bcommittees?\b|\bboards?\b|\boffices\b|\bduties\b|\bjur(?:y|ies)\b|\bediting\b|\beditorial\b/,
    },
  ],
  [
    'projects',
    {
      plain:
        /^(?:my |the |some )?side[- ](?:doors?|hustles?|quests?|things|gigs|lines?|streets?|dishes)$|\bprojects?\b|\bopen[- ]?source\b|\brepositories\b|^(?:(?:my|top|pinned|featured|selected|public) )*repos$|\bportfolio\b|\bcase stud|\bselected (?:works?|productions|events)\b|\bthings (?:i|we|he|she) (?:have )?(?:built|made|made up)\b|\b(?:things|what) (?:i|we) (?:have )?(?:built|made)\b|\bbuil(?:ds|dings)\b|\bcampaigns?\b|\bproductions?\b|\bundertakings\b|\bown software\b|\breleased\b|\bcode in the open\b|^code$|\bhomemade\b|\btools i maintain\b|\bmajor programmes\b|^works(?: \(.*)?$|\bfilms i\b|\bshipped\b|\bexpeditions\b|\bside work\b|\bcases of note\b|^(?:(?:things|bits(?: and pieces)?|stuff|small works) )?of (?:my|his|her) own(?: making)?$|^(?:my|his|her) own things$|^(?:built|made|done|coded|written|started|published|released) (?:on the side|after hours|after work|for (?:myself|fun))$|\bside tracks?$/,
      vague: /\bideas\b|\bworth (?:showing|naming|a)\b|\blaunches\b|^on the side$/,
    },
  ],
  [
    'teaching',
    {
      plain:
        /\bteach(?:ing|es)?\b|\btaught\b|\bsupervis|\blecturing\b|\bmentor|\bcoaching\b|\bworkshops?\b|\bcourses (?:given|taught|i (?:give|gave|teach))\b|\bpassing it on\b|\bmasterclass|\blessons\b|\btutor|\b(?:juries|writing), classes\b|\btraining (?:other|of)/,
      vague: /\bclasses\b|\bpupils\b|\bstudents\b|\blectures?\b/,
    },
  ],
  [
    'certifications',
    {
      plain:
        /\bcertif|\blicen[cs]es?\b|\btickets?\b|\bpermits?\b|\bbadges?\b|\bcards?\b|\bexam(?:s|inations)?\b|\baccreditation|\bauthori[sz]ations\b|\bcredentials?\b|\bqualifications?\b|\bregistrations?\b|\btraining\b|\bcourses\b|\bchecks\b|\bstamps?\b|\bmedicals\b|\binsurances?\b|\bpapers (?:i hold|that|on|with|somebody|in)\b/,
    },
  ],
  [
    'languages',
    {
      plain:
        /(?<!\b(?:programming|coding|scripting|markup|query|computer) )\blanguages?\b|\btongues?\b|\bwords i speak\b|\bi speak\b|\bspoken\b(?! at)/,
    },
  ],
  [
    'education',
    {
      plain:
        /\beducation\b|\bstud(?:y|ies|ied)\b|\bdegrees?\b|\bschool(?:ing)?\b|\buniversity\b|\bdiplomas?\b|\blearn(?:ed|t|ing)?\b/,
    },
  ],
  [
    'experience',
    {
      plain:
        /(?<!\b(?:voluntary|volunteer|volunteering|unpaid|charity|charitable|honorary|community) )\bexperience\b|\bemploy|\bcareer\b|\bwork(?:ed)? (?:history|life)\b|\bjobs?\b|\bpositions?\b|\bposts\b|\bappointments\b|\bearn\b|\bi (?:have )?(?:worked|work|cooked|served)\b|(?<!\b(?:voluntary|volunteer|volunteering|unpaid|charity|charitable|honorary|community|committee|jury|editorial|published|written) )\bwork$/,
    },
  ],
  [
    'practical',
    {
      plain:
        /\bpractical|\bavailab|\bconditions\b|\bterms\b|\blooking for\b|\bnotice\b|\bsmall print\b|\bwant\b/,
    },
  ],
])

interface HeadingKinds {
  /** Kinds that are named, by where in the heading. */
  readonly plain: ReadonlyMap<ListKind, number>
  readonly vague: ReadonlySet<ListKind>
}

/** Characters of headings whose kinds are kept. */
const KEPT = 2 ** 16

export const listKinds = keepLast<HeadingKinds>(KEPT, (heading) => {
  const folded = fold(heading)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[.:?!\s]+$/, '')
  const plain = new Map<ListKind, number>()
  const vague = new Set<ListKind>()
  for (const [kind, words] of HEADINGS) {
    const at = folded.search(words.plain)
    if (at >= 0) plain.set(kind, at)
    else if (words.vague?.test(folded) === true) vague.add(kind)
  }
  return { plain, vague }
})
