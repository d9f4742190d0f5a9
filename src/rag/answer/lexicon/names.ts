/** How titles, organisations and people are told from each other by general English words. */
import { isShip } from './ships.ts'

const TITLE =
  /\b(?:engineers?|developers?|ship ?wright|millwright|wheelwright|boat ?builder|bricklayer|plasterer|glazier|decorator|toolmaker|blacksmith|goldsmith|silversmith|locksmith|farrier|dressmaker|ceramicist|glassblower|typesetter|broadcaster|announcer|docent|usher|stagehand|dramaturg|dramaturge|actress|singer|soprano|organist|luthier|piano tuner|cartoonist|sculptor|upholsterer|gamekeeper|herds(?:man|woman)|stockman|dairyman|milker|farm ?hand|distiller|fishmonger|concierge|janitor|signaller|stewardess|cabin crew|boatswain|able seaman|docker|stevedore|quarryman|draughts(?:man|woman|person)|astronomer|auctioneer|valuer|notary|bailiff|magistrate|commissioner(?!['’])|comptroller|bursar|provost|vicar|curate|verger|undertaker|embalmer|perfusionist|childminder|zookeeper|jockey|umpire|footballer|typist|dogsbody|scaffolder|panel beater|beautician|tattooist|masseuse|puppeteer|storyteller|novelist|playwright|screenwriter|trawlerman|fisherman|accompanist|ghostwriter|mathematician|linguist|sysadmin|webmaster|estimator|costumier|wigmaker|projectionist|croupier|grocer|shopkeeper|canvasser|fundraiser|lobbyist|councillor|diplomat|ambassadors?|attache|attach(?=é)|(?:vice-)?consuls?|envoys?|high commissioner|programmers?|architects?|managers?|directors?|heads? of|heads?|leads?|leaders?|chiefs?|officers?|c[etfo]o|founders?|co-founders?|owners?|partners?|consultants?|advis[eo]rs?|analysts?|scientists?|researchers?|research fellows?|postdoc(?:toral)?\w*|professors?|lecturers?|readers?|tutors?|teachers?|educators?|instructors?|trainers?|coach(?:es)?|assistants?|associates?|interns?|internship|temps?|trainees?|secondees?|testers?|apprentices?|students?|fellows?|nurses?|doctors?|physicians?|surgeons?|registrars?|residents?|midwi(?:fe|ves)|\w*therapists?|\w+ologists?|\w+graphers?|\w+iatr(?:ist|ician)s?|pharmacists?|carers?|sisters?|matrons?|paramedics?|veterinar\w+|vets?|dentists?|solicitors?|lawyers?|barristers?|paralegals?|counsel|attorneys?|judges?|clerks?|secretar(?:y|ies)|receptionists?|accountants?|auditors?|bookkeepers?|controllers?|treasurers?|chefs?|cooks?|sous-chefs?|commis|bakers?|waiters?|bartenders?|sommeliers?|electricians?|plumbers?|carpenters?|joiners?|welders?|mechanics?|fitters?|technicians?|operators?|drivers?|pilots?|captains?|mates?|sailors?|foremen|foreman|surveyors?|designers?|illustrators?|artists?|editors?|journalists?|reporters?|correspondents?|writers?|technical authors?|practitioners?|copywriters?|translators?|interpreters?|curators?|librarians?|archivists?|musicians?|players?|violinists?|cellists?|pianists?|conductors?|composers?|actors?|dancers?|producers?|gardeners?|farmers?|foresters?|rangers?|\w*(?:chemists?|physicists?)|historians?|economists?|agronomists?|horticulturists?|nutritionists?|statisticians?|planners?|buyers?|sellers?|sales(?:man|woman|person| rep\w*)?|representatives?|agents?|brokers?|traders?|account executives?|executives?|administrators?|coordinators?|specialists?|experts?|inspectors?|supervisors?|team ?leader|superintendents?|stewards?|guards?|wardens?|soldiers?|sergeants?|lieutenants?|volunteers?|members?|trustees?|observers?|freelance(?:r)?|self-employed|contractors?|investigators?|deputy|principal|vice|presidents?|junior|senior|staff|evangelists?|strategists?|marketers?|recruiters?|sre|devops|ux|scrum master|product owner|worker|hand|labourer|porter|helper|guide|speaker|examiner|reviewer|concertmaster|tutti|substitute|understudy|caretaker|housekeeper|seamstress|tailor|beekeeper|stylist|barista|au pair|nanny|postman|courier|dispatcher|handler|keeper|master|deckhand|bosun|skipper|cadet|intern|commanders?|operatives?|adjutants?|colonels?|corporals?|constables?|detectives?|firefighters?|waitress(?:es)?|cashiers?|co-ordinators?|governors?|organi[sz]ers?|health visitors?|dieti[ct]ians?|brewer|packer|assessors?|appraisers?|counsellors?|optometrist|osteopath|optician|chiropractor|hygienist|phlebotomist|ana?esthetist|audiometrist|winemaker|cheesemaker|filmmaker|conservators?|bookbinder|stonemason|florist|arborist|machinist|roofer|negotiator|underwriters?|actuary|loss adjuster|claims adjuster|chaplain|headteachers?|head ?master|headmistress|animator|presenter|proofreader|sub-editor|cleaner|attendants?|lifeguard|hairdresser|merchandiser|mediator|demonstrators?|invigilator|rigger|co-director|social workers|support workers|care workers|columnists?|bloggers?|podcasters?|critics?|booksellers?|subeditors?|compositors?|dishwashers?|pot washer|shelf stackers?|saucier|p[aâ]tissi(?:er|ère)|chocolatiers?|greengrocers?|milkman|gravedigger|missionary|caseworkers?|playworkers?|bouncer|doorman|signalman|stationmaster|crewman|pursers?|loadmaster|rifleman|sapper|roughneck|roustabout|banksman|navvy|hod carrier|tiler|(?:cabinet|furniture|watch|clock|shoe|print|instrument|model)[ -]?makers?|engraver|milliner|cobbler|jeweller|metallurgist|publican|barmaid|barman|bellboy|chambermaid|chauffeur|governess|cameraman|camerawoman|colou?rist|campaigners?|ombudsman|conveyancer|telephonist|postmaster|purchaser|storeman|storekeeper|paraplanner|forecasters?|botanists?|groundsman|greenkeeper|landscaper|orthoptist|prosthetist|chiropodist|doula|geneticists?|coroner|mortician|locum|(?:salaried|locum|sessional|portfolio|retained) GP|resourcers?|catalogu?ers?|postgrad|doctoral candidate|visiting scholar|bandmaster|choirmaster|chorister|r[eé]p[eé]titeur|lyricist|librettist|songwriter|drummer|guitarist|bassist|keyboardist|percussionist|oboist|bassoonist|clarinett?ist|flautist|flutist|trombonist|trumpeter|harpist|soloist|newsreader|newscaster|photojournalist|fact[ -]checkers?|gallerist|(?:art|antiques?) dealer|restorers?|sacristan|facilitators?|rapporteur|spokes(?:person|man|woman)|speechwriter|interviewer|enumerator|telemarketer|handyman|lineman|steeplejack|signwriter|chair(?:man|woman|person)|second[ -]in[ -](?:charge|command|department))\b/i

const ORG =
  /\b(?:university|universit\w+|college|school|academy|institut\w*|faculty|department|hospital|clinic|infirmary|surgery|practice|nhs|trust|council|ministry|agency|authority|embass(?:y|ies)|consulates?(?:-general)?|high commission|legation|municipality|city of|bank|insurance|holdings?|group|gmbh|ag|ltd|llc|llp|plc|inc|corp|s\.?a\.?|b\.?v\.?|oy|ab|a\/s|kg|co(?!-)|company|firm|partners|associates|labs?|laborator\w+|studios?|systems|services|solutions|software|technolog\w+|works|industries|energy|logistics|telecom|media|press|publishers?|news|times|orchestra|philharmon\w+|ensemble|opera|theatre|theater|museum|gallery|library|archives?|foundation|association|society|charity|club|church|restaurant|brasserie|bistro|cafe|café|hotel|kitchen|farm|shipyard|port|airport|airlines?|railways?|observatory|centre|center|bureau|office|chambers|court|union|league|federation|stores?|shop|market|network|consulting|engineering|construction|builders|contractors|home|nursery|lycée|conservatoire|conservatory|polytechnic|observatory|expedition|regiment|navy|army)\b|&/i

const DEGREE =
  /^(?:ph\.? ?d|d\.? ?phil|habilitation|[bm]\.? ?sc|[bm]\.? ?eng|[bm]\.?ed|[bm]\.?phil|mba|ll\.?[bm]|bachelor(?:'s)?|master(?:'s)?|diploma)\b(?! (?:programmes?|school|college|office)\b)/i

/** Of the continent: 'Dr. rer. nat.', 'Diplom-Ingenieur', 'Laurea magistrale', 'Licence', 'Bc., Physics'. */
const CONTINENTAL =
  /^(?:dr\.?[ -](?:rer|sc|phil|ing|med|techn|mont|oec|iur|jur)\b|diplom(?:[ -]\p{L}|\b)|dipl\.-\p{L}|magister\b|laurea\b|licenciatura\b|staatsexamen\b|candidatus\b|cand\. |(?:bc|ing|mgr)\.(?= ?[,(]))/iu

const ARTS =
  /^(?:[BM]F?A|[BM]Mus|[BM]Arch|[BM]Comm?|[BM]Tech|[BM]Des|[BM]Pharm|[BM]Litt|MRes|M(?:Phys|Chem|Math|MathPhys|Biol|Geol|Sci|Comp|Nurs)|MB ?B?Ch[BR]?|MBBS|BVSc|BDS|MPH|MPA|MSW|DMA|DMus|EdD|PGCE|PGDE|PG ?Dip|PG ?Cert|HN[CD]|FdA|FdSc|DipHE|LL[BM])\b/

/** 'B.E. (Hons) Civil Engineering', 'B.Tech', 'M.A. History', 'A.B. in History': letters with their full stops. */
const DOTTED =
  /^[BM]\. ?(?:A\.|S\.|E\b\.?|C\.A\b\.?|F\.A\b\.?|P\.H\b\.?|Tech\b\.?|Comm?\b\.?|Arch\b\.?|Pharm\b\.?|Mus\b\.?|Des\b\.?|Litt\b\.?)(?=[ ,(]|$)|^[AS]\. ?[BM]\b\.?(?=[ ,(]|$)/

/** Does it begin with the name of a degree? */
export const isDegree = (text: string): boolean =>
  DEGREE.test(text) || ARTS.test(text) || DOTTED.test(text) || CONTINENTAL.test(text)

/** 'Chief Software Architect', 'Head Theatre Nurse': the last word says what one was, whatever those before it are. */
function endsAsTitle(part: string): boolean {
  const last = /[\p{L}-]+$/u.exec(part)?.[0] ?? ''
  return last !== part && TITLE.exec(last)?.[0] === last && !ORG.test(last)
}

/** A firm of several. */
const PARTNERS = /\p{Lu}[\p{L}'’-]+,? (?:&|and) (?:Partners|Associates)$/u

const VICE_PRESIDENT =
  /^(?:(?:senior|executive|group|assistant|associate|regional|global) )?(?:vice[- ]president|[es]?vp|avp)\b/i

/** 'Coroner's Service', 'Cobbler's Rest Café': whose it is, and nobody's title. */
const OWNED = /(?<!\p{L})\p{L}{2,30}['’]s(?= \p{L})/gu

/** '612 officers', '4 to 6 clerks': so many of them are nothing that one was. */
const STAFF = /^\d[\d.,]*(?: ?(?:to|–|-) ?\d+)? (?:\p{Ll}+ ){0,2}\p{Ll}+s$/u

/** Does this header part name what the person was (rather than where)? */
export function looksLikeTitle(part: string): boolean {
  if (isShip(part) || STAFF.test(part)) return false
  // 'MEng Electrical Engineering': the field sounds like a firm's
  if (isDegree(part)) return true
  // 'Vice President Engineering': what one presides over sounds like a firm
  if (VICE_PRESIDENT.test(part)) return true
  // 'Tebb and Partners'
  // 'The Fenwick Gazette' is a paper
  if (PARTNERS.test(part) || /^The \p{Lu}[^,]{1,40}$/u.test(part)) return false
  if (
    ORG.test(part) &&
    !/\b(?:of|in|for)\b/i.test(part) &&
    !/(?:er|or|ist|ian|ant|ent|ee)s?$/i.test(part) &&
    !endsAsTitle(part)
  )
    return false
  return (
    TITLE.test(part.replace(OWNED, '')) ||
    /\b(?:ph\.?d|m\.?sc|b\.?sc|ma|ba|mba|meng|beng|llm|llb|md|bachelor|master|diploma|degree|doctorate|apprenticeship)\b/i.test(
      part,
    )
  )
}

/** Of a firm, in small letters: 'plc', 's.r.o.', 'a.s.' */
const LEGAL_FORM = /^(?:plc|ltd|llc|llp|gmbh|(?!e\.g|i\.e)(?:\p{Ll}\.){1,3}\p{Ll}\.?)$/u

/** 'Tidewell Health Analytics', 'Institut de Chimie': all words but small ones are capitalised. */
export function isProperName(text: string): boolean {
  const words = text
    .split(' ')
    .filter(
      (word) =>
        !/^(?:of|and|for|the|&|de|du|la|le|les|et|y|di|del|della|da|do|dos|van|von|der|den)$/.test(word) &&
        !LEGAL_FORM.test(word),
    )
  return words.length > 0 && words.every((word) => /^[\p{Lu}\d(]/u.test(word))
}

/** 'Brae Contractors', 'Tolmarra Consulting Engineers': a firm that is called for those who work there, and nobody's title. */
export const isFirmOfPeople = (part: string): boolean =>
  /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|and|\p{Lu}[\p{L}'’&.-]*)){1,5}s$/u.test(part) &&
  isProperName(part) &&
  looksLikeTitle(/[\p{L}-]+$/u.exec(part)?.[0].slice(0, -1) ?? '')

/** 'Head of the logistics practice': of what one was the head is written small, and no house. */
export const isTitleOfField = (part: string): boolean =>
  /^\p{Lu}[\p{L}-]+ (?:of|for|in) (?:the |our |an? )?\p{Ll}[\p{Ll} &-]*$/u.test(part) && looksLikeTitle(part)

/** 'University of Harrow', 'Velden College', 'Hochschule Sulzau': where people study. */
export const namesSchool = (part: string): boolean => /^\p{Lu}/u.test(part) && SCHOOL.test(part)
const SCHOOL =
  /\b(?:universi\w+|univerzit\w+|college|schools?|\w*hochschule|hogeschool|högskola|høgskole|institut\w*|academy|polytechnic|politecnico|conservatoire|conservatory|lycée|gymnasium|seminary)\b/iu

/** 'National Revenue Service of Kenya'; 'National Service' is nobody's employer. */
const PUBLIC_SERVICE =
  /\b(?:Revenue|Police|Fire|Fire and Rescue|Health|Prisons?|Ambulance|Probation|Foreign|Diplomatic|Geological|Forest|Customs|Tax|Postal|Weather|Meteorological|Parks?|Border|Statistical|Rescue|Immigration|Library|Museum) (?:Service|Administration|Bureau|Directorate|Inspectorate)\b/

export function looksLikeOrg(part: string): boolean {
  return ORG.test(part) || PUBLIC_SERVICE.test(part)
}

/** Names of people: two or more capitalised words, titles before them allowed. Bounded: a text may be one long word. */
export const PERSON =
  /(?:\b(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Dame|Rev|Judge|Captain|Capt|Chef|Sister|Father|Madame|Maestro|Her Honour|His Honour)\.? )?(?<!\p{L})\p{Lu}[\p{L}'’-]{1,40}(?: (?:van|von|de|der|den|da|dos|di|del|la|le|el|bin|al|ter|zu|af|y|e|O'|St\.?|\p{Lu}\.)){0,3} \p{Lu}[\p{L}'’]{1,40}(?:[- ]\p{Lu}[\p{L}'’]{1,40}){0,6}/u
