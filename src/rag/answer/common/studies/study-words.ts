/** How CVs put degrees of many countries, school certificates, courses, and that something was never finished. */

/** What a course of study led to, the highest first: from 5 on a degree, 4 a trade learned, 1 what school ends with. */
export const DOCTORATE = 9
export const MASTER = 8
export const BACHELOR = 6
export const DEGREE = 5
export const TRADE = 4
export const SCHOOL = 1

/** Letters that are words or states of their own stand where a degree does: first, in brackets, or before its subject. */
const AS_DEGREE = (letters: string): string =>
  `(?:^|[(:–—|;/+]\\s?|\\b(?:[Aa]n?|[Tt]he|[Mm]y|[Hh]er|[Hh]is|[Mm]inus|\\d{4},?) )(?:${letters})(?![\\p{L}\\d-])|(?<![\\p{L}\\d.,] )(?<![\\p{L}\\d-])(?:${letters})(?= (?:\\(|in |of |with |\\p{Lu}))|(?<=\\d{2},? |, )(?:${letters})(?=,? (?:\\(|in |\\p{Lu}\\p{Ll}+[ ,]))`

const RANKS: readonly (readonly [number, RegExp])[] = [
  [
    DOCTORATE,
    /(?<![\p{L}\d])(?:Ph\.? ?D\b|D\.? ?Phil\b|PhD|Dr\.?-Ing|Dr\.? ?(?:phil|rer|med|iur|jur|sc|oec|techn|theol|agr|paed|ès|en)\b|Ed\.?D\b|Psy\.?D\b|Pharm\.?D\b|D\.?B\.?A\b|DMA\b|DNP\b|Sc\.?D\b|LL\.?D\b|J\.D\.|JD\b|[Jj]uris [Dd]octor\b|DVM\b|[Dd]octorate\b|[Dd]octoral degree|[Dd]octor(?:'s degree| of | in )|Habilitation\b|CSc\b|Doctorat\b|Promotion zum|[Dd]ottorato|[Dd]octorado)/u,
  ],
  [8.5, /(?<!\p{L})(?:Licentiate (?:in|of)|Tekn?\. ?lic|Fil\. ?lic)/iu],
  [
    MASTER,
    /(?<![\p{L}\d])(?:M\.? ?Sc\b|MSci\b|M\.? ?Eng\b|M\.? ?Phil\b|M\.? ?Res\b|(?:Executive |E|(?<![Mm]ini[ -]))M\.? ?B\.? ?A\b|LL\.? ?M\b|M\.? ?Ed\b|M\.? ?F\.? ?A\b|M\.? ?P\.? ?H\b|MPP\b|M\.?P\.?A\b|M\.?S\.?W\b|M\.? ?Mus\b|M\.? ?Arch\b|MPharm\b|M\.? ?Chem\b|MPhys\b|MMath\b|M\.? ?Tech\b|M\.? ?Com\b|MDes\b|M\.?L\.?I\.?S\b|MSN\b|MLitt\b|MTh\b|MDiv\b|MBBS\b|MBChB\b|MB BCh\b|M\.S\.|M\.A\.|M\.D\.|M\. ?E\.|M\.E\b(?!\.)|M\.? ?C\.? ?A\b|BVSc\b|BVetMed\b|(?:MVB|BDS|DDS)\b|mgr\b|[Mm]agist(?:er|ra|ère)\b|Mag\. |Ing\.(?= |$)|Ingeniero\b|Ingénieur\b|ingénieur diplômé|Dipl\.|Diplom(?:-| in\b|(?=ingenieur|kauf|\p{Ll}{4,}))|(?:[Ff]irst |[Ss]econd )?[Ss]tate [Ee]xamination\b|Staatsexamen\b|Laurea (?:magistrale|specialistica)|Lic\. ?(?:phil|iur|oec|rer)|civilingenjör|Cand\.|Medical degree|[Dd]egree in medicine|[Mm]edical doctor|[Mm]aestría|Mestrado|DEA\b|DESS\b|Engineer's degree|(?<!\p{L})[Mm]aster(?:'s|’s|s)?(?: \([^)]{1,20}\))? (?:degree|of (?!the\b|ceremonies)|in |at |from |programme|\()|[Mm]aster's\b(?! (?:examination|diploma|certificate|piece))|[(,] ?master\)|^Master\b(?=[^.]*(?:Universit|School|College|Hochschule|Institut|Academy|École|Faculty)))/u,
  ],
  [
    7,
    /(?<![\p{L}\d])(?:P\.?G\.?C\.?E\b|PGDE\b|PG ?Dip\b|PG ?Cert\b|Post-?graduate (?:[Dd]iploma|[Cc]ertificate)|Postgraduate (?:studies|degree)|Graduate [Dd]iploma|HDip\b|Diploma in Legal Practice|Bar Vocational Course|postgraduate (?:diploma|certificate))/iu,
  ],
  [
    6,
    /(?<![\p{L}\d])(?:B\.? ?Sc\b|B\.? ?Eng\b|B\.? ?Ed\b|LL\.? ?B\b|B\.? ?F\.? ?A\b|B\.?B\.?A\b|B\.? ?Mus\b|B\.? ?Arch\b|B\.? ?Com(?:m)?\b|B\.? ?Tech\b|B\.?S\.?N\b|BSW\b|B\.? ?Des\b|BPharm\b|BTh\b|B\.S\.|B\.A\.|B\. ?E\.|B\.E\b(?!\.)|B\.? ?C\.? ?A\b|Bc\.|BCom\b|[Bb]achelor(?:'s|’s|s|a)?\b|Baccalaureus|Licence (?:in|en|de|d')|Licenciatur\w+|Licenciad[oa]\b|Laurea\b|inż\.|inżynier\b|[Gg]rado en|Kandidat\w*|Ptychio\b|Diplôme universitaire|first degree|(?:honours|university|undergraduate|science|arts|law|engineering|nursing|law|history) degree|[Dd]egree (?:in|of) |[Dd]egree \(|graduated (?:in|from|with))/u,
  ],
  [
    DEGREE,
    /(?<![\p{L}\d])(?:H\.?N\.?D\b|HNC\b|Higher National|Foundation degree|Associate(?:'s)? (?:degree|(?:of|in) (?:Arts|Science|Applied|Fine|Business|Nursing|Engineering))|[Hh]igher (?:technical |national )?diploma|(?:[Aa]dvanced |[Tt]echnical |[Hh]igher |[Ff]ederal |[Nn]ational )*[Dd]iploma (?:in|of)\b|[Tt]echnician diploma,|^Diploma\b|[Dd]iplom[ae]\b(?=[^.]{0,40}\b(?:Academy|College|School|University|Conservat))|\bDUT\b|\bBTS\b|DipHE\b|DipLA\b|[Dd]iploma\)|Staatlich geprüft\w*|Fachwirt\w*|Betriebswirt\w*|Meister\b|[Mm]aster craftsm[ae]n\w*|[Mm]aster's (?:examination|diploma)|master craft\w*|[Mm]eisterbrief)/u,
  ],
  [4.5, /^Master \p{L}/u],
  [
    TRADE,
    /(?<![\p{L}\d])(?:[NS]VQ\b|City (?:&|and) Guilds|BTEC\b|journeym[ae]n\w*|apprentices?(?:hips?)?\b(?! ?(?:in my|trained|supervis))|Brevet (?:professionnel|de )|CAP\b|State-certified|vocational (?:training|qualification|certificate|school)|Trade (?:Test|certificate)|[Cc]raft certificate|Level [2-7] (?:Diploma|Certificate|NVQ|in)\b|Certificate (?:III|IV)\b|Ausbildung\b|Gesellenbrief|Lehre\b|[Tt]echnical (?:diploma|school|college)|[Cc]abinetmaker's certificate|MBO\b|Technikum\b|trainee nurse|Officer Cadet|naval academy|integrated ATPL)/iu,
  ],
  [
    SCHOOL,
    /(?<![\p{L}\d])(?:A-?levels?\b|Abitur\b|Matura\b|Matric\b|baccalaur[ée]at\b|International Baccalaureate|(?:Scottish |Advanced )?Highers\b|GCSEs?\b|O-?levels\b|School[- ]leaving|Leaving (?:Cert|Certificate)\b|Gymnasium\b|[Uu]pper secondary|[Ss]econdary school|[Hh]igh [Ss]chool|Bachillerato|Maturit[aà]|VWO\b|HAVO\b|Realschule\w*|Mittlere Reife|sixth form|Fachabitur|studentexamen|Compulsory school|grammar school)/iu,
  ],
]
const LETTERS: readonly (readonly [number, RegExp])[] = [
  [MASTER, new RegExp(AS_DEGREE('MA|MS|MD|MPA|Mag|MB|MChD'), 'u')],
  [6, new RegExp(AS_DEGREE('BA|BE|BS|AB|BM'), 'u')],
]

/** Lines that name a degree and tell of something else: its thesis, what came after it, what is taught in it. */
const ASIDE =
  /^\W{0,3}(?:(?:my |her |his |the )?(?:ph\.?d|m\.?sc|b\.?sc|mba|ma|ba|m\.?ed|ll\.?[mb]\.?|m\.?phil|master['’]?s?|bachelor['’]?s?|doctoral|diploma|licentiate|final[- ]year)?(?:['’]s)? ?(?:piece|thesis|dissertation|paper|project|essay|stipend|scholarship|advis[eo]r|supervisor)\b)|\b(?:after|before|between|during|since|alongside|beside) (?:the|my|her|his|that|taking|finishing) (?:two )?(?:ph\.?d|m\.?sc|ma|ba|bsc|degrees?|master|bachelor|doctora)|\bfor the master|^the (?:ph\.?d|doctorate|m\.?sc|ll\.?m|mba)|\band the (?:ph\.?d|m\.?sc|ma|mba)\b|\b(?:on|for|during) the (?:doctorate|ph\.?d)\b|\b(?:while|when|until|her|him|me|to) (?:\w+ )?finish\w* (?:the|my|her|his)\b|\b(?:phd|doctoral|master['’]?s?|msc|bachelor) (?:students?|thes[ei]s|candidates?|researcher|courses?|programme director|level)\b|\bdegree was awarded as|\bgo on to a doctorate|\bdegree show|\bmaster class|\b(?:scrum|station|post|ring|web|quiz|past|harbour|toast)[ -]?masters?\b/i

/** Without what is told of a thesis, marks and fees. */
export function toPoint(text: string): string {
  const end = TOLD_OF.exec(text)?.index ?? 0
  return end > 12 ? text.slice(0, end) : text
}

/** The rank of the highest degree that a text names; 0 without one. */
export function rankOf(text: string): number {
  const said = toPoint(text)
  if (ASIDE.test(said)) return 0
  return Math.max(
    RANKS.find(([, pattern]) => pattern.test(said))?.[0] ?? 0,
    LETTERS.find(([, pattern]) => pattern.test(said))?.[0] ?? 0,
  )
}

/** Begun, and not ended. */
export const UNFINISHED =
  /\b(?:not (?:yet )?(?:completed?|finished|continued|started|taken|passed|obtained|submitted|awarded)|unfinished|incomplete|discontinued|broken off|broke (?:it )?off|g[ai]ven? (?:it |this )?up|abandon\w*|dropped(?: out)?|dropped it|left (?:it |there |school |college |university )?(?:after|when|before|without|in (?:my|the|her|his) (?:first|second|third))|without (?:a |the |any |taking a |finishing )?(?:degree|diploma|certificate|exam)|stopped (?:after|before|when|without|half|in|it)\b|neither an?\b|ha(?:ve|s) (?:no|not|never|none)\b|, none\b|withdr[ae]w\w*|paused|suspended|deferred|postponed|admitted for|place (?:offered|held|reserved)|interrupted|(?:first|one) (?:year|term|semester) only|only (?:one|the first|two) (?:year|term|semester)s?|(?<!\bin (?:the|my|her|his) )first year,|two terms|do(?:es)? not hold|did not (?:finish|complete|take|sit|graduate|go on)|never (?:finished|completed|submitted|sat|took|handed in|graduated)|\d+ (?:of|out of) \d+ (?:credits|ects|modules)|(?:two|three|four|five|one) of (?:three|four|five|six|eight|ten) modules|credits (?:done|so far)|in progress|under way|planned end|passed so far|so far passed|expected|graduat\w+ in 202[7-9]|booked for|enrolled|accepted for|offered|turned (?:it )?down|declined|still (?:to be|outstanding)|failed\b(?!.{0,40}passed)|to be repeated|to be (?:completed|finished)|part(?:s)? passed|begun in|I began|started in|laid down|refused)/i
/** What was said to be broken off was taken up again and ended. */
export const FINISHED_AFTER =
  /\b(?:awarded|completed|passed|graduated|defended|finished)\b (?:in )?(?:\p{L}+ )?(?:19|20)\d\d/iu

/** What says that something was studied at a school, without a degree's name. */
export const STUDIED =
  /\b(?:studied|read|graduated|trained|took (?:a|my|her|his) degree)\b[^.]{2,90}\b(?:at|from|in) (?:the )?(?:\p{Lu}[\p{L}'’-]+ ){0,3}(?:University|College|Academy|Institute|Polytechnic|School|Conservat\p{L}+|Universit\p{L}+)/u

/** Where a course's name ends and what is told of it begins. */
const TOLD_OF =
  /(?<!\b(?:of|for|no|without|other))[.;,:]?\s+(?=["“„«(]?(?:(?:where |with |and |includ\w+ )?(?:my |the |her |his |in |an? )?(?:(?:master['’]?s |bachelor['’]?s |doctoral |diploma |degree |graduation |written |design |final[- ](?:year )?|end[- ]|long )+(?:thes[ei]s|dissertation|project|paper|piece|work|essay)\b|thes[ei]s\b|dissertation\b|capstone\b|supervis\w+|tutors?\b|advis[eo]rs?\b|mentor\b|examiners?\b|(?:final )?mark:? ["“\d]|(?<!\b(?:honours|class|division),? )grade:? (?:\d|[A-F]\b)|final (?:mark|grade)|gpa\b|average \d|bursary|scholarship|stipend|funded|funding|paid (?:by|for)|fees (?:paid|met))))|[.;] (?=(?:project|paper|essay)(?::| on | about ))/iu

/** Schools of all sorts, by their names. */
export const A_SCHOOL =
  /\b(?:universi\p{L}*|colleges?|schools?|academ(?:y|ies)|institut\p{L}*|polytechnic|polit[eé]cnic\p{L}*|conservat\p{L}+|faculty|lyc[eé]e|gymnasium|seminary)\b|hochschule|akademi|[eé]cole\b|escuela|facult[éa]|schule\b/iu

export const THESIS =
  /\b(?:thes[ei]s|dissertation|final[- ](?:year )?(?:project|paper|piece|work)|capstone(?: project)?|(?:master|bachelor|diploma|graduation|degree|senior|doctoral|diplom)(?:['’]?s)? (?:thesis|project|paper|essay|dissertation|work)|long essay|magnum opus)\b/i

/** Courses that one goes to. */
export const COURSE =
  /[,(] ?(?:online|in-house)\b|\b(?:courses?|training|workshops?|seminars?|summer (?:school|intensive)|winter school|evening class(?:es)?|modules?|bootcamp|e-?learning|programme for|(?:leadership|development|executive|management|trainee) program(?:me)?|certificate (?:in|of)|refresher|refreshed|further education|intensive|night school|evening school|masterclass(?:es)?|cas\b|mooc|lehrgang|formation|stage de|self-taught|retrain\w*|first aid(?:er)?|safeguarding|green belt|yellow belt|black belt)\b/i
/** Courses that one gives, and what stands around them. */
export const GIVES =
  /\b(?:i|she|he|we) (?:also )?(?:teach|taught|give|gave|run|ran|lead|led|train|trained|lecture) (?!(?:a|an|the) (?:\w+ ){0,4}(?:certificate|licen|diploma))|^(?:\W|\d|[–-])*(?:visiting |evening |part-time |senior |guest )?(?:tutor|lecturer|teacher|examiner|mentor|supervisor|speaker)\b(?! course)|\b(?:students|participants|pupils|apprentices|trainees|learners|volunteers)\b|\blecture(?:s|r)?\b|\btaught\b|\bsupervised\b|\bsupervision of\b|\btraining (?:of|for|other|the|my|new|people|\d+)\b|\btutor(?:ed|ing)?\b|\bplaces\b|\bgiven (?:\p{L}+ )?times\b|\bfor new (?:staff|colleagues)\b|\bmy (?:two-day |weekend )?courses?\b|\b(?:courses?|seminar|workshop|module)\b[^.;]{0,60}\bevery (?:winter|summer|year|may|august|spring|autumn)\b/iu
