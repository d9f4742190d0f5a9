/** Everyday words for the things and people of a trade, and of life beside it, and what CVs call them: read by `trade-words.ts`. */
export const THING_WORDS = `
lorry, lorries, truck, trucks > HGV, lorry, LGV, truck, heavy goods vehicle, category C
hgv > lorry, truck, LGV, category C
taxi > cab, minicab, private hire
user interfaces, user interface, UIs > front end, frontend, front-end
homeless people, the homeless, people without a home > homeless shelter, winter shelter, night shelter, soup kitchen, soup run, rough sleepers
forklift > fork-lift, lift truck, reach truck, FLT, counterbalance
warehouse vehicles > forklift, fork-lift, reach truck
digger, diggers > excavator
air hostess, stewardess > cabin crew, flight attendant
subway > metro
heritage buildings, heritage building, historic buildings, historic building, old buildings, protected buildings, period buildings > grade II listed, grade I listed, listed buildings, listed building
doing up, done up, fixing up, do up, fix up > restoring, renovating, refurbishing, restoration, refurbishment, renovation, rebuilding
electrics, wiring > electrical installation, wiring regulations
estate agent > lettings
council housing, social homes > social housing, affordable housing, affordable homes
child protection > safeguarding
truancy, playing truant, skipping school > school attendance, pupil attendance
children's medicine, children's ward, sick children > paediatric, paediatrics, pediatric
! memory loss > dementia, alzheimer
! kidney, kidneys > renal, dialysis, nephrology
! heart patients, heart problems, heart trouble > cardiac, cardiology, coronary
! broken bones > fractures, orthopaedic
bedsores, bedsore, bed sores > pressure ulcers, pressure ulcer, pressure sores
! mental illness, mental problems > psychiatric, psychiatry, mental health
! addicts, drug users, addiction > substance misuse, addiction, drug service, detox
! medication, medicines, pills > medicines, prescribing, medication, pharmacy
! jabs, jab, vaccinations, inoculations, shots > vaccination, vaccines, vaccine, immunisation, immunization
superbugs, germs > infection, infections, mrsa
! blood tests, taking blood, take blood > phlebotomy, venepuncture
waiting list, waiting lists > waiting time, waiting times
failing to turn up, failed to turn up, not turning up, missed appointments > no-shows, did not attend, missed appointments, no-show
life-saving, resuscitation > cpr, life support, first aid
bees > beekeeping, beekeeper, apiary, two hives, three hives, four hives
insects > bees, beekeeping, beekeeper, beetles, moths, butterflies, entomology, apiary, two hives, three hives, four hives, five hives, six hives, some hives, my hives, hives of bees
cows > dairy herd, cattle
tree felling, felling trees > arboriculture, chainsaw, tree surgeon
food hygiene, kitchen hygiene > food safety, haccp
school meals, school dinners > school lunches, school lunch
washing up > pot wash, kitchen porter, dishwasher
waiting tables, waited tables, serving tables > waiter, waitress, front of house
knitting > knitwear
pottery > potter, studio ceramics, ceramics class
machine stoppages > downtime, breakdowns
out of stock, empty shelves > stock-outs, stockout, stock availability
carbon footprint > emissions, CO2
sewage > wastewater, effluent
spreadsheets, spreadsheet > Excel
cyber attack, cyberattack, cyber attacks > ransomware, phishing
extortionists, blackmailers > ransom, ransomware
computer security, online security > information security, cybersecurity, IT security
glitches, glitch > bugs, bug
cry wolf, cried wolf > false alarms, false alarm, false positives, false positive
false alarms, false alarm > false positives, false positive
privacy > data protection, GDPR, anonymised, anonymity
helpline, hotline > help desk, helpdesk, telephone line, support line
! wills, inheritance > probate, succession law, estate planning
! divorce > family law, matrimonial
asylum seekers > refugees, asylum
fire brigade, firefighter > fire service, fire and rescue
movies, movie, motion pictures, silver screen, big screen > cinema, short film, feature film, film festival, film director, film production
film industry, movie business > cinema, feature film, film festival, film production
home loans > mortgages, mortgage
school board > school governor, governing body, parent governor, chair of governors, board of governors
rough sleepers > homeless
team sport, team sports > football, rugby, cricket, netball, hockey, volleyball, handball, basketball, rowing
handicraft, handicrafts, crafts > knitting, pottery, sewing, woodworking, embroidery, weaving, crochet, bookbinding
! car crash, road accident > road traffic accident, traffic accident, car accident, traffic collision
at sea > (as a) deckhand, (on a) ferry, (as a) seaman, (on a) cruise ship, merchant navy
afloat > (on a) cruise ship, (on a) ferry, (as a) deckhand
sailor > deckhand, seaman, able seaman, seafarer
prisoners, convicts, people behind bars > inmates, offenders, (people in) prison, (people at) HMP, (people in) detention
write prescriptions, write out medication > (be a) prescriber, prescribe, prescribing
verse > poems, poetry, poet
armed forces, in uniform, military > army, navy, military service, regiment, conscript, air force, national service, corporal, sergeant, British Army, US Army, Royal Navy, Royal Air Force
dying patients, terminally ill, dying people, the dying > palliative (patients), hospice (patients), end-of-life (patients)
! cancer > oncology, tumour, chemotherapy
rubbish, garbage, trash > waste
overseas > abroad
newborns, newborn babies, premature babies > neonatal, newborn, preterm, neonates
toddlers, tots, infants, pre-schoolers > early years, kindergarten, preschool, under-fives, nursery school, nursery class
minors > children, young people, under-18s
teenagers, teens, adolescents > young people, youth
blind people, blind users, visually impaired people, visually impaired users, partially sighted people > screen reader (users), blind, visually impaired, sight loss, braille, audio description
disabled users, users with disabilities > accessibility, disabled, disability, WCAG
online shop, web shop, online store, internet shop > e-commerce, webshop, web shop, online shop, Shopify
hackers > intrusion, ransomware
power station > power plant
security holes > vulnerabilities, vulnerability
operating theatre, operating room > theatre nurse, theatre sister, theatre lists, surgical theatre
casualty, emergency room, a&e > emergency department, a&e, accident and emergency
tech support > helpdesk, help desk, service desk, technical support
artificial intelligence > machine learning, deep learning, neural networks
! wheelchair access, disabled access > step-free
keep a pet, keep any pets, have any pets, any pets, has pets, own any pets > (have a) greyhound, (have a) lurcher, (have a) terrier, (have a) rabbit, (have) hens, (have a) spaniel, (have a) parrot, (have a) tortoise, (have a) whippet, (have a) collie, (have a) dog
woodwork > joinery, carpentry, woodturning
carpentry > joinery, woodworking
working at heights, work at heights > rope access, scaffold
breathing machine, breathing machines, breathing apparatus > ventilator, ventilators
circuit boards, circuit board > PCB, PCBs
pcb, pcbs > circuit boards, circuit board
handsets, mobiles > phones, smartphones, mobile phones
undertaker > funeral director
babysitting, childminding > childcare, nanny, au pair
nanny > au pair, childcare, childminder
house sales, house buying > conveyancing
earthquakes > seismic, seismology
microbes > microbiology, bacterial, microbial
side effects > adverse events, adverse reactions, pharmacovigilance
drug trials, drug trial, medical trials > clinical trials, clinical trial
wrong medicine, medication mistakes, drug mistakes > medication errors, dosing error
ambulance man > paramedic
eye doctor > ophthalmologist, optometrist
! eye operations > cataract, ophthalmic
talking therapy, talking cure > psychotherapy, counselling, CBT
! sleeping rough, people on the streets > homeless, homelessness
hunger, hungry people > food bank, soup kitchen, food poverty
school inspection, school inspectors, school inspections > Ofsted
! learning difficulties, special needs > SEN, special educational needs, additional needs
head of the school, head teacher > headteacher, headmaster, headmistress
shop assistant, shop work > sales assistant, cashier
stocktaking, stock-taking > stock count
store room, stockroom > warehouse
shipping containers > TEU
dockers > stevedores, longshoremen
skipper > ship's master, ship's captain, yacht captain
roadworks > traffic management
drains > drainage, sewers
house building > housebuilding
lifts > elevators
elevators > lifts
windmills, wind turbines > wind farm
solar panels > photovoltaic
chemical spill, oil spill > spill
dirty water > wastewater, effluent
clean up the ground > remediation
weedkiller, weed killers > herbicide, pesticides
lambs > ewes
fishing boat > trawler, fishing vessel
wine waiter > sommelier
hotel rooms filled, full hotel rooms > occupancy
box office > ticket sales
stage fright > performance anxiety
choir master > choral director, choir director
cartoons > comics, animation
newsreader > news presenter, news anchor
! break-ins > burglary
bodyguard > close protection
doorman, bouncer > door supervisor, SIA
fireworks > pyrotechnics
explosives > detonator, controlled blasting
unmanned aircraft > drone, drones, UAV
drone, drones > UAV, UAS, unmanned
self-driving, driverless > autonomous vehicles, autonomous driving, autonomous cars
microchips > semiconductor, ASIC
server rooms, server room > data centre, data center
questionnaires > surveys, survey
janitor > caretaker
typist > data entry, audio typing
switchboard > call handling
answering phones > call handling, telephone enquiries
travelling salesman > field sales
market stall > market trader, stallholder
corner shop > convenience store, newsagent
car dealer > automotive sales, dealership
car mechanic > vehicle technician, motor mechanic
car workshop > vehicle workshop
panel beating > bodywork, body repair
lorry driver, truck driver > HGV driver
bus driver > PCV driver, PCV licence
coach driver > PCV driver, PCV licence
bin man, dustman > refuse collection, waste collection
postman, mailman > postal worker, mail carrier
tram driver > light rail, tram
air traffic > ATCO
ground crew > ground handling
customs officer > border force, customs
harbour master > port authority, port manager
lighthouse > aids to navigation
ship's cook > galley hand
ship's engineer > marine engineer, second engineer
oil rig, oil rigs > offshore platform, drilling rig
miner, coal mine > mining engineer, colliery
steelworks > steel plant, rolling mill, blast furnace
sawmill > timber mill
paper mill > paper machine, pulp mill
brewery > brewing, brewer
fishmonger > fish counter
greengrocer > fruit and vegetables
optician > optometrist
hairdresser > hair stylist, barber, hair salon
beautician > beauty therapist
masseur > massage therapist
gym instructor > personal trainer, fitness instructor
swimming teacher > swim coach, swimming instructor
ski teacher > ski instructor
riding teacher > riding instructor, equestrian
lollipop lady > school crossing
dinner lady > catering assistant, kitchen assistant, midday supervisor
classroom helper, classroom assistant > teaching assistant
school secretary > school administrator
substitute teacher, supply teacher > supply teaching, cover teacher, cover supervisor
private lessons > tutoring, private tuition, private tutor
home schooling > elective home education
homework help > homework club, tutoring
school trips, class trips > excursions, field trips
parents' evening > parent consultations
exam marking > examiner
marking exams > examiner
university teacher > lecturer, professor
full professor > professorship, full chair
evening lectures > public lectures
microscope > microscopy, confocal
! test tube babies > IVF
! fertility treatment > IVF, embryology
! organ transplants > transplantation, transplant
! stillbirth, miscarriage > bereavement, pregnancy loss
! sleeping pills > sedatives, hypnotics
! painkillers > analgesics, opioids, pain management
! pain relief > analgesia, pain management, anaesthesia
! high blood pressure > hypertension, hypertensive
! heart attack, heart attacks > myocardial infarction, cardiac arrest, infarction
! brain surgery > neurosurgery, neurosurgical
! skin disease, skin problems > dermatology, dermatological, eczema
! lung disease, lung patients > respiratory, COPD, pulmonary
! eating problems > eating disorders, dysphagia
! swallowing problems, trouble swallowing > dysphagia
! speech problems, trouble speaking > speech and language, aphasia
! feeding tube, feeding tubes > enteral, nasogastric
! walking aids > mobility aids, zimmer
! artificial limbs > prosthetics, prostheses
! false teeth > dentures
spaying > neutering
putting animals down > euthanasia
animal shelter > rescue centre, kennels, animal sanctuary
ploughing > arable
beekeeping > bees, apiary, two hives, three hives
fruit growing > orchard, pomology
tree planting > afforestation, reforestation
garden design > landscape design, landscaping
lawn mowing > grounds maintenance, groundskeeping
pest control > fumigation, rodents
fire drill, fire drills > evacuation drill, evacuation drills, fire evacuation
fire warden > fire marshal
! gas leak > gas safety
protective clothing > PPE
dangerous goods > hazardous goods, hazmat, IMDG, ADR licence, ADR certificate
customs paperwork, customs forms > customs declarations, customs clearance
import duties > customs
final inspection > end-of-line, end-of-line testing
blood drive, giving blood > blood donor
! old people's home, nursing home, retirement home > care home, residential home, nursing home, almshouses
! orphanage > children's home
! foster home, foster parents > foster care, looked-after children
sworn translator > certified translator, court interpreter
subtitles > captions
voice work > voice-over, narration
audiobooks > narration
stuntman > stunt
make-up artist > make-up
sound desk, mixing desk > sound engineer
recording studio > recording engineer
street music, busker > busking
opera house, opera houses > répétiteur, repetiteur, staatsoper, opernhaus, teatro
opera singer > soprano, tenor, baritone, mezzo
bell ringing > campanology, change ringing
martial arts > judo, karate, aikido, taekwondo
long walks, rambling, rambles > hiking, hillwalking, long-distance paths
jogging, long-distance running > marathon, fell running, parkrun, half-marathon
cold water swimming, wild swimming > sea swimming, open-water swimming, swimming
canoe, canoeing > kayaking, kayak, paddling
bird watching, birdwatching > birding, ornithology, bird ringing
stargazing > astronomy, telescope
crosswords > puzzles
home brewing, makes his own beer > homebrew, brewing, cider, mead
needlework > embroidery, sewing, quilting
model trains > model railway
do-it-yourself, diy > woodworking
aeroplane, aeroplanes > aircraft, airliner
graphics processors, graphics cards, graphics processing units > CUDA, OpenCL
`
