/**
 * Words that stand for each other when people ask about a working life. Each line is one group; a word may be in
 * several. Compared by stem. General English, no names. 'kind > members': who asks of the kind means them, but not one of
 * them for another, nor for the kind.
 */
import { stem } from '../text/text.ts'
import { IRREGULAR } from '../text/word-lists.ts'
import { HOUSE_WORDS } from './house-words.ts'

const GROUPS = `
call phone ring telephone mobile dial
email mail e-mail
employer company firm organisation business outfit workplace
job role position post title occupation
boss manager supervisor superior line chief head
colleague coworker teammate peer
team group crew squad department staff people employees unit
lead head manage run direct chair supervise oversee charge command responsible
report subordinate manage
drop fall reduce cut lower decrease shrink decline down less fewer slash halve save saving
rise increase grow growth raise up improve boost more higher gain climb double triple
aid aider
cheap cheaper cost expense price spend spending bill
money budget funds funding sum amount euro pound dollar grant worth
income revenue turnover sales earnings
fast faster quick quickly quicker speed sooner time shorten accelerate rapid delay
error mistake bug fault defect wrong failure
accident incident injury safety
problem issue trouble fault
fix repair mend restore solve correct resolve bring
build create develop make construct set establish design produce
start begin launch found introduce initiate open establish kick
stop end quit leave give finish cease discontinue close resign
reason because
replace substitute swap instead switch migrate move change
write author pen wrote draft book
publish print appear release issue
teach instruct train educate lecture tutor coach class course mentor lesson classroom
student pupil learner trainee apprentice undergraduate
mentor coach guide train tutor
child kid children youngster pupil youth young boy girl teenager
elderly old pensioner senior aged retired
homeless shelter poor needy
poor hungry soup kitchen food bank
sick ill patient disease
hospital clinic ward infirmary
doctor physician medic gp
study degree university education graduate college
university college alma academy uni
school college academy lycee gymnasium
thesis dissertation doctorate phd
supervise advise guide promote
doctorate phd doctoral
bachelor ba bsc beng undergraduate
master msc ma meng postgraduate
grade mark score result class honours
exam test assessment qualification
scholarship grant bursary stipend
award prize honour medal win recognition distinction trophy
competition contest tournament championship slam
certificate licence card ticket accreditation qualification permit registration
expire lapse valid run renew until
language tongue
mother native first
fluent proficient
volunteer unpaid charity help free honorary
hobby interest leisure spare pastime
music band choir orchestra instrument play song
musical music choir orchestra instrument band sing
guitar piano violin cello flute ukulele accordion drums trumpet fiddle
sport football tennis rowing running swimming cycling climbing hiking skiing sailing chess judo
animal dog cat pet horse bird greyhound terrier spaniel hound puppy kitten rabbit tortoise parrot hamster collie labrador poodle whippet budgerigar
pet > pointer setter retriever beagle dachshund corgi lurcher alsatian rottweiler mastiff husky dalmatian pug chihuahua cockapoo labradoodle mongrel lagotto vizsla weimaraner malinois schnauzer samoyed tabby siamese goldfish cockatiel ferret gerbil gecko
dog > pointer setter retriever beagle dachshund corgi lurcher alsatian rottweiler mastiff husky dalmatian pug chihuahua cockapoo labradoodle mongrel lagotto vizsla weimaraner malinois schnauzer samoyed
bike bicycle cycle cycling ride
car drive vehicle van automobile
boat ship vessel sea sail cruise dinghy yacht
plane fly flight aircraft
robot rov machine drone
underwater diving dive sea marine
photograph picture photo camera image
film movie video cinema
newspaper journal magazine press paper
radio podcast broadcast episode programme series
exhibition exhibit show museum display
conference meeting event symposium congress summit
scholarly academic scientific research
talk presentation speech lecture keynote
book novel volume title
chapter essay article paper
citation cited cite
coauthor cowrite with together jointly
blog newsletter column
website homepage site portfolio url
program code script software develop
programmer developer coder engineer
computer laptop pc it machine
data information figures
cloud > aws azure gcp
drone uav > dji mavic sensefly
ehr emr > epic cerner meditech allscripts
microcontroller > stm32 esp32 arduino msp430 nrf52
erp > sap navision netsuite odoo
crm > salesforce hubspot pipedrive
cms > wordpress drupal typo3 joomla
cad > autocad solidworks catia revit archicad microstation sketchup vectorworks eplan
camera > canon nikon leica hasselblad fujifilm arri
daw > cubase ableton reaper
database sql postgres storage
tool software application program app system
user customer client
customer client buyer account guest shopper consumer
sell sale deal market vend
buy purchase procure supply order
supplier vendor contractor
contract deal agreement tender
negotiate bargain deal
law legal court solicitor lawyer advocate barrister attorney
union steward works council representative
win won recover award
house home flat accommodation
evict eviction tenant lose
relocate move abroad settle emigrate
abroad overseas foreign
city town municipality place
country nation abroad foreign
travel trip journey
commute distance miles km minutes within
notice available availability start earliest begin
visa permit citizen passport sponsorship status nationality
salary pay wage compensation rate remuneration
remote home hybrid office
hours shift part full time week weekend night
weekend saturday sunday
holiday vacation leave
maternity paternity parental leave baby
gap break pause leave sabbatical
unemployed unemployment jobless redundant redundancy
reference referee vouch recommend contact
responsible charge duty task handle look
experience background worked
skill competence ability know good
weak bad poor not never
expert strong advanced excellent
basic beginner elementary little some
unfinished incomplete abandon quit drop out
quit drop give leave stop abandon
failed fail passed pass
fail flunk unsuccessful
failing > stalled struggling ailing
vulnerability > security advisory cve exploit
promoted promotion become became advance rise
born birth birthday
married wife husband partner spouse
allergy asthma health illness operation
impairment disability blind deaf colour
eye eyesight vision sight
dessert pastry sugar cake sweet chocolate
cook chef kitchen restaurant dish food meal
drink wine alcohol beer bar
eat food meal breakfast lunch dinner
garden plant flower grow
tree forest wood timber
clock watch timepiece
old antique vintage historic ancient
rescue save emergency
fire flood storm
storm gale hurricane cyclone typhoon tornado tempest
sideline > business venture trade
log > firewood
stroke thrombolysis clot
wound ulcer sore bedsore pressure
elderly dementia memory
blood heart cardiac
mental psychiatric psychology
prison inmate bars jail prisoner
police criminal record check dbs
police > constabulary detective constable gendarmerie carabinieri
army > regiment battalion infantry artillery
military army navy service conscription soldier
refugee migrant asylum immigrant
church parish religious
government public ministry council municipality state
society association club guild union member
board committee council trustee governor
treasurer cashier finance
president chair chairman head
secretary clerk
owner founder entrepreneur self-employed start-up startup
freelance self-employed contractor independent consultant
consult advise adviser consultant advisor
research science scientific investigate study
laboratory lab experiment
experiment trial study test
discover find found show detect uncover reveal
measure monitor track survey
analyse analysis examine
plan schedule roster organise coordinate
organise arrange run host plan coordinate put together
review referee reviewer
edit editor
translate translation interpreter
film record recording album
perform concert performance play stage
tour travel concert
conductor orchestra
compose composer piece
design designer draw
draw sketch illustrate paint
print printing press
wait queue waiting delay
noise loud quiet
energy electricity power
solar photovoltaic panel sun
water river flood
road street highway traffic
bridge tunnel structure
train railway rail tram
retrain > training course
bus transit transport
deliver delivery ship courier
warehouse stock store inventory depot
waste rubbish recycle recycling
environment climate green sustainable
emission carbon co2
quality standard inspection audit
check inspect test verify audit
rule policy regulation protocol standard
handbook manual guide guideline
document documentation paper file
meeting appointment session
complain complaint dissatisfied
happy satisfied satisfaction
attendance absence sickness sick
turnover retention leave stay attrition churn
hire recruit employ recruitment
train training course workshop
workshop seminar course training
yearly annual annually year
monthly month
weekly week
daily day every
twice two double
half fifty
dozen twelve
quarter three
third three
largest biggest highest most record
smallest least lowest
total altogether overall sum all
average mean median
percent percentage share proportion rate
rated rating judged judgement
number count figure
currently now present today still
formerly former previously earlier past used
favourite prefer like enjoy love
dislike hate refuse avoid
sector industry field branch market
shut closed closure lockdown pandemic covid
pandemic covid lockdown closure
internet online web digital
abandoned lost ghost discarded
equipment gear kit tool device
rid remove clear lift
warming heat warm temperature
surveyed survey station site
steer pilot drive control
pretend
neighbour neighbourhood local community
speak spoken language talk
write writing text
read reading
instruction order
commended commendation praise
shortlisted nominated finalist
runner-up second
degree classification honours class
form questionnaire fill survey
appointment visit
behind bars prison
gratuity tip
sober teetotal abstinent alcohol drink drinking
insurance insured indemnity liability cover
unpaid free charge voluntary
family relative nephew niece cousin aunt uncle brother sister grandmother grandfather
church spire steeple tower
instagram facebook twitter tiktok social
interim acting caretaker deputise stand-in
forecast predict prediction
britain uk british england english united kingdom
england english
scotland scottish
wales welsh
ireland irish
germany german
austria austrian
switzerland swiss
france french
spain spanish
portugal portuguese
italy italian
netherlands dutch holland
belgium belgian flemish
denmark danish
sweden swedish
norway norwegian
finland finnish
iceland icelandic
poland polish
czech czechia
slovakia slovak
slovenia slovene slovenian
hungary hungarian
romania romanian
bulgaria bulgarian
greece greek
turkey turkish
ukraine ukrainian
russia russian
estonia estonian
latvia latvian
lithuania lithuanian
croatia croatian
serbia serbian
usa america american states
canada canadian
mexico mexican
brazil brazilian
argentina argentinian
chile chilean
japan japanese
china chinese mandarin
korea korean
india indian
australia australian
zealand
africa african
egypt egyptian
nigeria nigerian
kenya kenyan
morocco moroccan
israel israeli hebrew
iran iranian persian
arabic arab
asia asian
europe european
`

/** For each stem the stems that may stand for it. */
export const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>()
  for (const line of [...GROUPS.trim().split('\n'), ...HOUSE_WORDS.trim().split('\n')]) {
    const [first = [], members] = line.split(' > ').map((part) => part.trim().split(/\s+/).map(stem))
    const stems = [...first, ...(members ?? [])]
    for (const a of members ? first : stems) {
      const set = map.get(a) ?? new Set<string>()
      for (const b of stems) if (a !== b) set.add(b)
      map.set(a, set)
    }
  }
  return map
})()

/** The words of the groups as written, and the commonest nouns of questions: what a slip may have meant. */
export const LEXICON_WORDS: readonly string[] = [
  ...new Set([
    ...GROUPS.trim().split(/[\s>]+/),
    ...Object.keys(IRREGULAR),
    ...'supervised supervisor dissertation thesis references referees hobbies interests languages employer employers experience certificates publications volunteer volunteering telephone address journeyman programming framework database'.split(
      ' ',
    ),
  ]),
]
