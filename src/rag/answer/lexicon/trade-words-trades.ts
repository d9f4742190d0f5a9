/** Everyday words for the things and people of a trade, and of life beside it, and what CVs call them: read by `trade-words.ts`. */
export const THING_WORDS = `
lorry, lorries, truck, trucks > HGV, lorry, LGV, truck, heavy goods vehicle, class 1, class 2, category C
hgv > lorry, truck, LGV, category C
taxi > cab, minicab, private hire
forklift > fork-lift, lift truck, reach truck, FLT, counterbalance
warehouse vehicles > forklift, fork-lift, reach truck
digger, diggers > excavator, 360, plant
air hostess, stewardess > cabin crew, flight attendant
underground, subway, tube > metro, underground
heritage buildings, heritage building, historic buildings, historic building, old buildings, protected buildings, period buildings > grade II listed, grade I listed, listed buildings, listed building, listed, conservation, restoration
doing up, done up, fixing up, do up, fix up > restoring, renovating, refurbishing, restoration, refurbishment, renovation, rebuilding
electrics, wiring > electrical installation, electrical, wiring regulations
estate agent > lettings, property
council housing, social homes > social housing, affordable housing, affordable homes
child protection > safeguarding
truancy, playing truant, skipping school > attendance, absence
children's medicine, children's ward, sick children > paediatric, paediatrics, pediatric
memory loss > dementia, alzheimer
kidney, kidneys > renal, dialysis, nephrology
heart patients, heart problems, heart trouble > cardiac, cardiology, coronary
broken bones > fractures, orthopaedic, trauma
bedsores, bedsore, bed sores > pressure ulcers, pressure ulcer, pressure sores
mental illness, mental problems > psychiatric, psychiatry, mental health
addicts, drug users, addiction > substance misuse, addiction, drug service, detox
medication, medicines, pills > drugs, medicines, prescribing, medication, pharmacy
jabs, jab, vaccinations, inoculations > vaccination, vaccines, vaccine, immunisation
superbugs, germs > infection, infections, mrsa, hygiene
blood tests, taking blood, take blood > phlebotomy, venepuncture
waiting list, waiting lists > waiting time, waiting times, backlog
failing to turn up, failed to turn up, not turning up, missed appointments > no-shows, did not attend, missed appointments, no-show
life-saving, resuscitation > cpr, life support, first aid
bees > hives, beekeeping, beekeeper, hive, apiary
insects > bees, beekeeping, beetles, moths, butterflies, entomology, hives
cows > dairy, cattle, herd
tree felling, felling trees > arboriculture, chainsaw, tree surgeon
food hygiene, kitchen hygiene > food safety, haccp
school meals, school dinners > school lunches, school lunch, catering
washing up > pot wash, kitchen porter, dishwasher
waiting tables, waited tables, serving tables > waiter, waitress, front of house
knitting > knit, knits, knitwear, yarn
pottery > ceramics, ceramic, kiln
machine stoppages > downtime, breakdowns
out of stock, empty shelves > stock-outs, stockout, availability
carbon footprint > emissions, CO2, carbon
sewage > wastewater, effluent
spreadsheets, spreadsheet > Excel, spreadsheets
cyber attack, cyberattack, cyber attacks > ransomware, phishing, breach, intrusion
extortionists, blackmailers > ransom, ransomware
computer security, online security > information security, cybersecurity, IT security, security
glitches, glitch > bugs, bug, defects
cry wolf, cried wolf > false alarms, false alarm, false positives, false positive
false alarms, false alarm > false positives, false positive, alerts
privacy > data protection, GDPR, anonymised, anonymity
helpline, hotline > help desk, helpdesk, telephone line, support line
wills, inheritance > probate, succession, estates
divorce > family law, matrimonial
asylum seekers > refugees, asylum
fire brigade, firefighter > fire service, retained, fire and rescue
movies, movie, motion pictures, silver screen, big screen > film, films, cinema, short film
film industry, movie business > film
home loans > mortgages, mortgage
school board > governor, school governor, governing body
rough sleepers > homeless
team sport, team sports > football, rugby, cricket, netball, hockey, volleyball, handball, basketball, rowing
handicraft, handicrafts, crafts > knitting, pottery, sewing, woodworking, embroidery, weaving, crochet, bookbinding
car crash, road accident > accident, collision
gratuities > tips, tip
at sea > (as a) deckhand, (on a) ferry, (as a) seaman, (on a) vessel, (on a) cruise ship, merchant navy
afloat > (on a) cruise ship, (on a) ferry, (as a) deckhand, (on a) vessel, (on) board
sailor > deckhand, seaman, able seaman, seafarer
prisoners, convicts, people behind bars > inmates, offenders, (people in) prison, (people at) HMP, (people in) detention
write prescriptions, write out medication > (be a) prescriber, prescribe, prescribing
verse > poems, poetry, poet
armed forces, in uniform, military > army, navy, military service, regiment, conscript, air force, national service, corporal, sergeant
dying patients, terminally ill, dying people, the dying > palliative (patients), hospice (patients), end-of-life (patients)
cancer > oncology, tumour, chemotherapy
rubbish, garbage, trash > waste, refuse, litter
overseas > abroad
newborns, newborn babies, premature babies > neonatal, newborn, preterm, neonates
toddlers, tots, infants, pre-schoolers > early years, nursery, kindergarten, preschool, under-fives
minors > children, young people, under-18s
teenagers, teens, adolescents > young people, youth, pupils
blind people, blind users, visually impaired people, visually impaired users, partially sighted people > screen reader (users), blind, visually impaired, sight loss, braille, audio description
disabled users, users with disabilities > accessibility, disabled, disability
online shop, web shop, online store, internet shop > e-commerce, webshop, web shop, online shop, Shopify
hackers > intrusion, ransomware, breach
power station > power plant, turbine
security holes > vulnerabilities, vulnerability
operating theatre, operating room > theatre, theatres
casualty, emergency room, a&e > emergency department, a&e, accident and emergency
tech support > helpdesk, help desk, service desk, technical support
artificial intelligence > machine learning, deep learning, neural networks
wheelchair access, disabled access > step-free, accessible, no steps
keep a pet, keep any pets, have any pets, any pets, has pets, own any pets > (have a) greyhound, (have a) lurcher, (have a) terrier, (have a) rabbit, (have) hens, (have a) spaniel, (have a) parrot, (have a) tortoise, (have a) whippet, (have a) collie, (have a) dog, (have a) cat
woodwork > joinery, carpentry, woodworking, woodturning
carpentry > joinery, woodworking
working at heights, work at heights > working at height, rope access, scaffold
breathing machine, breathing machines, breathing apparatus > ventilator, ventilators, ventilation
circuit boards, circuit board > PCB, PCBs
pcb, pcbs > circuit boards, circuit board
handsets, mobiles > phones, smartphones, mobile phones
undertaker > funeral director
babysitting, childminding > childcare, nanny, au pair
nanny > au pair, childcare, childminder
house sales, house buying > conveyancing, property
earthquakes > seismic, seismology
microbes > microbiology, bacterial, microbial
side effects > adverse events, adverse reactions, pharmacovigilance
drug trials, drug trial, medical trials > clinical trials, clinical trial
wrong medicine, medication mistakes, drug mistakes > medication errors, dosing error
plaster casts > plaster, casts
ambulance man > paramedic
eye doctor > ophthalmologist, optometrist
eye operations > cataract, ophthalmic
talking therapy, talking cure > psychotherapy, counselling, CBT
sleeping rough, rough sleepers, people on the streets > homeless, homelessness
hunger, hungry people > food bank, soup kitchen, food poverty
school inspection, school inspectors > Ofsted, inspection
school inspections > Ofsted
learning difficulties, special needs > SEN, SEND, special educational needs, additional needs
head of the school, head teacher > headteacher, principal, headmaster, headmistress
shop assistant, shop work > retail, sales assistant, cashier
stocktaking, stock-taking > inventory, stock count
store room, stockroom > warehouse, stores
shipping containers > containers, TEU
dockers > stevedores, longshoremen
skipper > captain, master
roadworks > highways, traffic management
drains > drainage, sewers
house building > housebuilding, residential
lifts > elevators
elevators > lifts
windmills, wind turbines > wind farm, turbines, wind
solar panels > photovoltaic, PV, solar
chemical spill, oil spill > spill, leakage, contamination
dirty water > wastewater, effluent
clean up the ground > remediation
weedkiller, weed killers > herbicide, pesticides
lambs > lambing, ewes
fishing boat > trawler, fishing vessel
wine waiter > sommelier
hotel rooms filled, full hotel rooms > occupancy
box office > ticket sales, admissions
stage fright > performance anxiety
choir master > choral director, choir director, conductor
cartoons > comics, illustration, animation
newsreader > presenter, anchor
break-ins, burglaries > burglary, intrusion, theft
bodyguard > close protection
doorman, bouncer > door supervisor, SIA
fireworks > pyrotechnics
explosives > blasting, demolition, detonator
unmanned aircraft > drone, drones, UAV
drone, drones > UAV, UAS, unmanned
self-driving, driverless > autonomous
microchips, chips > semiconductor, ASIC, wafers
false alarms, false alarm > false positives, false positive
server rooms, server room > data centre, data center
questionnaires > surveys, survey
caretaker of a building, janitor > caretaker, facilities, maintenance
typist > data entry, audio typing
switchboard > reception, call handling
answering phones > call handling, reception, telephone enquiries
travelling salesman > field sales, sales representative
market stall > market trader, stallholder
corner shop > convenience store, newsagent
car dealer > automotive sales, dealership
car mechanic > vehicle technician, motor mechanic
car workshop > garage, vehicle workshop
panel beating > bodywork, body repair
lorry driver, truck driver > HGV driver, haulage, driver
bus driver > PCV, passenger services
coach driver > PCV, coach
bin man, dustman > refuse, waste collection
postman, mailman > postal, mail carrier, delivery
tram driver > light rail, tram
air traffic > ATC, controller
ground crew > ramp, ground handling
customs officer > border force, customs
harbour master > port authority, port manager
lighthouse > aids to navigation
ship's cook > galley
ship's engineer > marine engineer, chief engineer, second engineer
oil rig, oil rigs > offshore platform, drilling rig, offshore
miner, coal mine > mining, colliery
quarry > aggregates, quarrying
steelworks > steel plant, rolling mill, blast furnace
sawmill > timber mill
paper mill > paper machine, pulp
brewery > brewing, brewer
fishmonger > fish counter, seafood
greengrocer > fruit and vegetables, produce
optician > optometrist, dispensing optician
hairdresser > hair stylist, salon, barber
beautician > beauty therapist, aesthetics
masseur, massages > massage therapist, massage
gym instructor > personal trainer, fitness instructor
swimming teacher > swim coach, swimming instructor, lifeguard
ski teacher > ski instructor
riding teacher > riding instructor, equestrian
lollipop lady > school crossing
dinner lady > catering assistant, kitchen assistant, midday supervisor
classroom helper, classroom assistant > teaching assistant, learning support
school secretary > school administrator
substitute teacher, supply teacher > supply teaching, cover teacher, cover supervisor
private lessons > tutoring, private tuition, tutor
home schooling > elective home education
homework help > homework club, tutoring
school trips, class trips > excursions, field trips, residentials
parents' evening > parent consultations
exam marking > examiner, assessor, moderation
marking exams > examiner, assessor, moderator
university teacher > lecturer, professor
full professor > chair, professorship
evening lectures > public lectures
microscope > microscopy, SEM, confocal
test tube babies > IVF, fertility
fertility treatment > IVF, embryology
organ transplants > transplantation, transplant
stillbirth, miscarriage > bereavement, pregnancy loss
sleeping pills > sedatives, hypnotics
painkillers > analgesics, opioids, pain management
pain relief > analgesia, pain management, anaesthesia
high blood pressure > hypertension, hypertensive
heart attack, heart attacks > myocardial infarction, cardiac arrest, coronary, infarction
brain surgery > neurosurgery, neurosurgical
skin disease, skin problems > dermatology, dermatological, eczema
lung disease, lung patients > respiratory, COPD, pulmonary
eating problems > eating disorders, dysphagia
swallowing problems, trouble swallowing > dysphagia
speech problems, trouble speaking > speech and language, aphasia
feeding tube, feeding tubes > enteral, PEG, nasogastric
walking aids > mobility aids, zimmer
artificial limbs > prosthetics, prostheses
false teeth > dentures
spaying, neutering > neutering, sterilisation
putting animals down > euthanasia
animal shelter > rescue centre, sanctuary, kennels
ploughing > arable, cultivation
beekeeping > hives, bees, apiary
fruit growing > orchard, horticulture, pomology
tree planting > afforestation, reforestation, planting
garden design > landscape design, landscaping
lawn mowing > grounds maintenance, groundskeeping
pest control > fumigation, rodents
fire drill, fire drills > evacuation, fire safety
fire warden > fire marshal
emergency exit > evacuation
gas leak > gas safety
protective clothing > PPE
dangerous goods > ADR, hazardous goods, hazmat, IMDG
customs paperwork, customs forms > customs declarations, customs clearance
import duties > customs, tariffs
final inspection > quality control, end-of-line
blood drive, giving blood > blood donor
old people's home, nursing home, retirement home > care home, residential home, nursing home, almshouses
orphanage > children's home
foster home, foster parents > foster care, looked-after children
sworn translator > certified translator, court interpreter
subtitles > subtitling, captions
voice work > voice-over, narration
audiobooks > narration, audiobook
stuntman > stunt
make-up artist > make-up, prosthetics
sound desk, mixing desk > console, sound engineer
recording studio > studio, recording engineer
street music, busker > busking
opera singer > soprano, tenor, baritone, mezzo
bell ringing > campanology, change ringing
martial arts > judo, karate, aikido, taekwondo
long walks, rambling, rambles > hiking, hillwalking, long-distance paths
jogging, long-distance running > marathon, fell running, parkrun, half-marathon, running
cold water swimming, wild swimming > sea swimming, open-water swimming, swimming
canoe, canoeing > kayaking, kayak, paddling
bird watching, birdwatching > birding, ornithology, bird ringing
stargazing > astronomy, telescope
crosswords > puzzles, crossword
home brewing, makes his own beer > homebrew, brewing, cider, mead
needlework > embroidery, sewing, quilting
model trains > model railway
do-it-yourself, diy > renovation, woodworking, repairing
aeroplane, aeroplanes > aircraft, airliner, plane
`
