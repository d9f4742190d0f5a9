/** What everybody calls by more than one name, in any trade, and what CVs call it: read by `trade-words.ts`. */
export const GENERAL_WORDS = `
during the Covid pandemic, during the Corona pandemic, during the coronavirus pandemic, during the pandemic, during Covid, during Covid-19, during Corona, during coronavirus, during lockdown, during the lockdown, during the lockdowns, in the pandemic, in lockdown, when Covid hit, when Covid first hit, when Covid-19 hit, when Covid struck, when Corona hit, when Corona struck, when coronavirus hit, when the pandemic hit, when the pandemic first hit, when the pandemic struck, when the pandemic began, when the pandemic started, when the pandemic broke out > (during the) pandemic, (during) Covid-19, (during) Covid, (during the) coronavirus, (during) Corona, (during the) lockdown, (during the) lockdowns, (in) spring 2020, (in the) spring of 2020
Covid pandemic, Corona pandemic, coronavirus pandemic, Covid, Covid-19, Corona, coronavirus, pandemic, lockdown, lockdowns > pandemic, Covid-19, Covid, coronavirus, Corona, lockdown, spring 2020, spring of 2020
remains, remain, remaining > left, to go
outing, outings, excursion, excursions > field trip, field trips, excursion, excursions, day trip, day trips, trip, trips
furlough, furloughed > short-time work, short-time working, Kurzarbeit
flu > influenza
vaccinated, inoculated, immunised, immunized > vaccinated, vaccination, immunisation, immunization
cookbook, cook book, cookery book, recipe book > (book of) recipes
people with disabilities, folks with disabilities, customers with disabilities, visitors with disabilities, disabled people, disabled persons, disabled customers, disabled visitors, handicapped people, impaired people, people with impairments, the disabled > (people who need) accessibility, disabled, disability, disabilities, impairments, accessible, WCAG
deaf people, deaf customers, deaf patients, hearing-impaired people, the deaf > American Sign Language, British Sign Language, sign language, hearing loss, hard of hearing
at the wheel, behind the wheel > (driving a) minibus, (with a) driving licence, (with a) driver's license, driving
running a community pharmacy, run a community pharmacy, ran a community pharmacy > (being a) pharmacy manager, (running a) retail pharmacy, (running a) chemist's
community pharmacy, retail pharmacy, high-street pharmacy > retail pharmacy, community pharmacist, pharmacy manager
dosing mistake, dosing mistakes, dosage mistake, dosage mistakes, wrong dose, wrong doses, too high a dose > dosing error, medication error, overdose
could not read much, could not read, couldn't read, cannot read, can't read, unable to read, read badly, illiterate, illiteracy > literacy, pictograms
radioactive sources, radioactive source, radioactive material, radioactive materials, radioactivity, strontium, americium, caesium, cesium, radium, uranium, plutonium > radioactive sources, radioactive, radiation protection, ionising radiation, ionizing radiation
generative AI, gen AI, genAI, ChatGPT, chatbots > large language models, language models, LLM, LLMs, GPT, image generators
Midjourney, Stable Diffusion, DALL-E, AI art, AI images, AI-generated images, AI-generated pictures, pictures made by AI > image generators, image generation, generative AI, AI-generated
wildlife, wild animals, protected species, protected animals, endangered species > (wildlife like) otters, (wildlife like) badgers, (wildlife like) newts, (wildlife like) dormice, (wildlife like) hedgehogs, (wildlife like) peregrines, (wildlife like) ospreys, (wildlife like) barn owls, (wildlife like) nesting birds, (wildlife like) toads
number crunching, number-crunching > high-performance computing, HPC, supercomputer, computing cluster, cluster
EHR, EMR, EHRs, EMRs, electronic health record, electronic health records, electronic medical record, electronic medical records, patient record system, patient records system > electronic patient record, electronic prescribing, charting
exam board, exam boards, examining board > examination board, examinations board, awarding body
PhD > doctoral studies, doctoral programme, doctoral program, doctoral research
TV series, TV serial, TV serials, TV show, TV shows, television show, television shows > TV series, television series, (the) small screen, episodes, television
TV programme, TV programmes, TV program, TV programs > television programmes, TV series, television series, episodes, television
TV, telly > television
power cut, power cuts, blackout, blackouts > power outage, power outages, outages, outage, black-start
trade show, trade shows > trade fair, trade fairs
trade fair, trade fairs > trade show, trade shows
night school, evening school, evening classes > evening course, evening courses, evening classes
mobile apps, phone apps, smartphone apps, apps for phones > mobile app, Android app, iOS app, Android, iOS
iPhone apps, iPhone app > iOS, iPhone, Swift
`
