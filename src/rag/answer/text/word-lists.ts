/** General English: words that carry no topic, irregular forms, number words. */

const list = (text: string): string[] => text.trim().split(/\s+/)

/** Function words and the empty verbs of questions. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  list(`
  a an the this that these those some any each every either neither another other others same such own
  i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself
  it its itself they them their theirs themselves who whom whose which what when where why how whatever
  and or but nor so yet if then than because as while until although though whether
  of at by for with about against between into through during before after above below to from up down in out on off
  over under again further once here there upon onto within without across along around near per via
  am is are was were be been being have has had having do does did doing done will would shall should can could may
  might must ought cannot
  not no yes only just very too also even still ever never already yet now please maybe perhaps quite rather really
  all both more most much many few several lot lots
  s t don didn doesn isn wasn aren weren hasn haven hadn won wouldn couldn shouldn ll ve re d m
  i'm i've i'd i'll you're he's she's it's that's what's who's where's when's how's don't doesn't didn't isn't
  wasn't aren't weren't hasn't haven't hadn't won't wouldn't couldn't shouldn't can't let's
  tell show give list name say state mention mentioned describe explain know
  let get got gets getting
  whats hows wheres whos dont doesnt
  candidate person applicant mr mrs ms dr cv resume resumé curriculum vitae
  `),
)

/** Irregular forms to their base, so that stems meet. */
export const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  list(`
  taught:teach built:build led:lead wrote:write written:write ran:run won:win gave:give given:give took:take taken:take
  went:go gone:go began:begin begun:begin spoke:speak spoken:speak left:leave bought:buy brought:bring thought:think
  made:make held:hold kept:keep met:meet sold:sell told:tell found:find grew:grow grown:grow rose:rise risen:rise
  fell:fall fallen:fall cut:cut put:put set:set sat:sit stood:stand understood:understand became:become came:come
  chose:choose chosen:choose drew:draw drawn:draw drove:drive driven:drive flew:fly flown:fly knew:know known:know
  paid:pay rode:ride ridden:ride sang:sing sung:sing swam:swim swum:swim saw:see seen:see sent:send spent:spend
  learnt:learn learned:learn threw:throw thrown:throw wore:wear worn:wear lost:lose felt:feel dealt:deal
  oversaw:oversee overseen:oversee undertook:undertake undertaken:undertake forgot:forget forgotten:forget
  said:say read:read lent:lend bred:breed fed:feed fought:fight hid:hide rebuilt:rebuild rewrote:rewrite
  rewritten:rewrite withdrew:withdraw withdrawn:withdraw children:child people:person women:woman men:man
  feet:foot teeth:tooth mice:mouse theses:thesis criteria:criterion data:data media:media analyses:analysis
  curricula:curriculum alumni:alumnus wives:wife lives:life knives:knife leaves:leave shelves:shelf halves:half
  colour:color labour:labor favour:favor honour:honor behaviour:behavior centre:center theatre:theater
  licence:license licences:license licenses:license practise:practice programme:program programmes:program
  organisation:organization organisations:organization organise:organize organised:organize organising:organize
  organiser:organizer specialise:specialize specialised:specialize specialisation:specialization
  optimise:optimize optimised:optimize optimisation:optimization analyse:analyze analysed:analyze
  modernise:modernize modernised:modernize digitise:digitize digitised:digitize supervisor:supervise
  supervisors:supervise supervision:supervise supervised:supervise supervising:supervise
  certificate:certify certificates:certify certification:certify certifications:certify certified:certify
  cert:certify certs:certify
  publication:publish publications:publish publisher:publish published:publish
  accreditation:accredit accredited:accredit qualification:qualify qualifications:qualify qualified:qualify
  management:manage manager:manage managed:manage manages:manage managing:manage
  reduction:reduce decreased:decrease teacher:teach teachers:teach teaching:teach
  employer:employ employers:employ employed:employ employment:employ employs:employ
  maths:math mathematics:math photos:photo photograph:photo photographs:photo photography:photo
  phd:phd ph:phd masters:master master's:master bachelors:bachelor bachelor's:bachelor
  spelt:spell burnt:burn dreamt:dream slept:sleep swept:sweep wept:weep dug:dig hung:hang shot:shoot struck:strike
  stuck:stick stolen:steal stole:steal broke:break broken:break woke:wake hurt:hurt shut:shut ate:eat eaten:eat
  drank:drink drunk:drink born:bear laid:lay lain:lie lit:light proved:prove proven:prove sewn:sew shown:show
  sought:seek caught:catch relocating:relocate relocation:relocate volunteering:volunteer volunteered:volunteer
  `).map((pair) => pair.split(':') as [string, string]),
)

/** The same of verbs that mean nothing to the reader by themselves: what a CV has no word of is not understood through them. */
export const PASTS: Readonly<Record<string, string>> = Object.fromEntries(
  list(`
  bound:bind unbound:unbind wove:weave woven:weave spun:spin sewed:sew mown:mow sown:sow hewn:hew shorn:shear shod:shoe
  knelt:kneel leapt:leap crept:creep fled:flee flung:fling clung:cling swung:swing stung:sting slung:sling wrung:wring
  rang:ring rung:ring sank:sink sunk:sink shrank:shrink shrunk:shrink sprang:spring sprung:spring stank:stink
  tore:tear torn:tear swore:swear sworn:swear beaten:beat bitten:bite blew:blow blown:blow froze:freeze frozen:freeze
  hidden:hide forgave:forgive forgiven:forgive mistook:mistake mistaken:mistake shook:shake shaken:shake
  woken:wake awoke:awake awoken:awake trod:tread trodden:tread slid:slide strode:stride strove:strive striven:strive
  shone:shine dwelt:dwell bled:bleed heard:hear overheard:overhear bent:bend spilt:spill spoilt:spoil
  upheld:uphold withheld:withhold withstood:withstand foresaw:foresee foreseen:foresee outgrew:outgrow
  overcame:overcome overtook:overtake overtaken:overtake misled:mislead remade:remake retook:retake retaken:retake
  redrew:redraw redrawn:redraw resold:resell repaid:repay reran:rerun outran:outrun rethought:rethink retold:retell
  retaught:reteach arose:arise arisen:arise partook:partake undid:undo undone:undo redid:redo redone:redo
  unwound:unwind rewound:rewind clad:clothe interwove:interweave interwoven:interweave forbade:forbid forbidden:forbid
  `).map((pair) => pair.split(':') as [string, string]),
)

const UNITS = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = list('twenty thirty forty fifty sixty seventy eighty ninety')

/** 'seven' → 7, up to ninety; with 'hundred', 'dozen', 'half' left to the callers. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
])

/** 3 → 'three', up to twenty; larger numbers as digits. */
export function numberWord(value: number): string {
  return value <= 19 ? (UNITS[value] ?? String(value)) : value === 20 ? 'twenty' : String(value)
}

export const ORDINALS: ReadonlyMap<string, number> = new Map(
  list('first second third fourth fifth sixth seventh eighth ninth tenth').map(
    (word, i) => [word, i + 1] as const,
  ),
)
