/** Which words of a question may be quoted as what the CV does not tell of: names and nouns that mean something. */
import { isMonth } from '../text/date-points.ts'
import type { Word } from '../text/text.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Adjectives, adverbs and verbs of questions; a word that may be a verb or a noun is taken for a verb. */
const NO_NOUN = list(`
  big large small little long short old young new good bad high low great strong weak deep wide tall fast slow quick
  early late main major important favourite favorite different difficult hard easy full half free total whole real true
  sure able available willing ready happy proud famous popular successful unemployed jobless married single employed
  first second third last next previous prior current present recent former earlier later past final initial ago
  biggest largest smallest longest shortest oldest newest youngest highest lowest greatest strongest weakest earliest
  latest proudest fastest hardest best worst better worse bigger larger longer older higher lower fewer less
  often usually soon far away back else together alone abroad anyway twice once today tomorrow yesterday nowadays
  make made use used hold held get take took give gave keep kept become became need want like help start started begin
  began finish end leave left stop quit live stay come came go went find found know knew learn see saw look run ran
  play work earn pay cost spend spent contact reach call ask answer think feel believe expect plan try change move
  join meet met bring brought build built write wrote read speak spoke teach taught lead led manage win won lose lost
  study studied grow grew happen happened show put set turn let seem appear include involve deal handle cover carry
  receive received apply do done employ hire fire supervise develop create improve achieve
  outside inside beyond beneath besides beside except unlike like toward towards amid among amongst behind beneath
  underneath alongside upon versus vs via concerning regarding including excluding one ones oneself whoever whomever
  whichever whatever elsewhere somewhere anywhere nowhere everywhere somehow somewhat otherwise else co ex non self
  compare compares compared contrast percentage percentages percent share proportion fraction
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand dozen
  mean means say says said tell told mention mentions state states describe list
`)
/** Nouns that say nothing alone, but do beside another: 'management experience'. */
const EMPTY = list(`
  people person someone anyone time times year years month months week weeks day days hour hours date dates thing things
  way ways kind kinds type types sort sorts number amount part parts lot place places work job jobs role roles position
  experience experiences name names level size length fact facts detail details information info question reason case
  example anything something nothing everything
`)
const ENDS_LIKE_ADVERB = list(
  'family supply assembly reply rally fly butterfly ally anomaly monopoly jelly bully belly poly doily',
)
/** After these stands a verb or an adjective: 'where is she based', 'has he ever been promoted', 'how big'. */
const BEFORE_A_VERB =
  /(?:^|[^\p{L}'’])(?:he|she|they|you|i|we|it|who|been|being|be|ever|never|to|not|how|currently|actually|still|also|is|are|was|were|[hs]?he's|they're)\s+$/iu

/** Dates and words of time are no names, though they are capitalised. */
export const isTime = ({ text }: Pick<Word, 'text'>): boolean =>
  /^\d/.test(text) || isMonth(text) || /^(?:mon|tues|wednes|thurs|fri|satur|sun|to|yester)day$/.test(text)

export type Quotable = 'noun' | 'beside' | 'no'

/** May the word be quoted by itself, only beside another, or not at all? `after` is the text before it. */
export function quotable({ text }: Word, after: string): Quotable {
  const bare = text.replace(/['’]s?$/, '')
  if (isTime({ text: bare }) || NO_NOUN.has(bare)) return 'no'
  if (/[^e]ed$/.test(bare) && bare.length > 4) return 'no'
  if (/ly$/.test(bare) && !ENDS_LIKE_ADVERB.has(bare)) return 'no'
  if (BEFORE_A_VERB.test(after.slice(-16))) return 'no'
  return EMPTY.has(bare) ? 'beside' : 'noun'
}
