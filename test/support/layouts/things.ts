/** Things that CVs of many trades list, by their kind: a name, what is told of it, a time. */
import type { Thing } from './listed.ts'

const POOLS = {
  talks: `"Two taps"|Northern Officers' Day, Bergen|2022 ;; "Letting the small ones go"|Orchard Growers' Forum, Hereford|2021
"What the kiln remembers"|Glaze Days, Stoke|March 2023 ;; "Rollbacks without tears"|DevConf Utrecht|2024
"Fewer meetings on the ward"|Nursing Congress, Leeds (invited)|2019 ;; "Salt in old walls"|Masonry Society, York|2018
"Queues that shrink"|Fleet Summit, Ghent|June 2020 ;; "Feeding four hundred"|Hotel Kitchens Week, Vienna|2017
"Maps for people who are lost"|GeoMeetup, Cardiff|2016 ;; "How to say no to a donor"|Fundraisers' Convention, Dublin|2023
"Teaching fractions with bread"|Maths Teachers' Conference, Derby|2015 ;; "The last mile of a vaccine"|Public Health Symposium, Oslo|2021
Slow queues|RoboConf, Oslo|2023 ;; Night trains and day jobs|Rail Futures, Basel|2022
What a hedge is worth|Farm Business Days, Truro|2019 ;; Reading a balance sheet backwards|Auditors' Evening, Lyon|2020
Small teams, big boats|Shipyard Forum, Gdansk|2018 ;; Wounds that do not close|European Wound Congress, Ghent|May 2024`,
  awards: `Golden Bolt|Robot Guild|2022 ;; Young Engineer Prize|Northern Engineers|2017
Best Newcomer|Leeds Restaurant Awards|2015 ;; Teacher of the Year|Derbyshire County|2019
Silver Pen|Association of Trade Writers|2021 ;; Fleet Medal|Port of Ghent|2020
Dean's List|University of Aldermoor|2013 ;; Employee of the Quarter|Brightwater Retail|2018
Holm Prize for Conservation|Museum Circle|2023 ;; Green Roof Award, first place|City of Malmö|2016
Apprentice of the Year|Chamber of Crafts|2012 ;; Best Paper|Fast Floods Conference|2024
Golden Ladle|Hotel Kitchens Week|2014 ;; Volunteer Medal|Cumbria Fire Service|2011
Pro Bono Lawyer of the Year|Northern Law Circle|2022 ;; Travel Scholarship|Winston Trust|2010
Customer Service Award|Rail Travellers' Union|2019 ;; Ostrand Photo Prize|Lys Festival|2020`,
  certs: `Forklift licence|Lift Board, class B1|2021 ;; First Aid at Work|Red Lantern|valid until May 2027
ISO 27001 Lead Auditor|Norm House|2019 ;; CISSP|ISC2|2018
Advanced Life Support|Resuscitation Council|renewed 2024 ;; Food Hygiene Level 3|Kitchen Safety Board|2020
PRINCE2 Practitioner|Axelos|2016 ;; Gas Safe registration|Gas Register|2015
AWS Solutions Architect|Amazon Web Services|2022 ;; Scaffold Inspection Ticket|Site Skills|expired in 2023
Certified Treasury Practitioner|Nordmark Treasury Board|2017 ;; Crane Operator Card|Site Skills|2014
Scrum Master (PSM I)|Scrum House|2019 ;; Heavy goods licence, class C|Driving Agency|2009
Six Sigma Green Belt|Quality Institute|2013 ;; Sign Language Level 2|Deaf Action|2021
Rope Access Level 1|Rope Trade Body|lapsed 2022 ;; Chainsaw ticket CS30|Forest Skills|2018`,
  publications: `"Queues for robots"|Journal of Field Robotics|2021 ;; "Docking in the dark"|Annals of Machines|2019
"What robots forget"|Northern Review|2016 ;; "Hot flushes at work"|Letters in Family Medicine|2022
"Cold frames, warm hands"|Garden Quarterly|2018 ;; "The price of a hedge"|Farm Economics Review|2020
"Bread without haste"|Baker's Monthly|2017 ;; "Falls on the night shift"|Nursing Bulletin|2023
"Six bridges"|Civil Engineering Letters|2015 ;; "Leaks"|Water Magazine|2014
Night Train|novel, Harrow Lane Press|2021 ;; The Carpenter's Year|Oak Books|2012
Wounds in diabetic feet: a cohort of 412|European Journal of Wounds|2024 ;; Learning to read late|Teaching Today|2016
Tax for potters|Clay Press|2019 ;; A short history of the toll house|Ormsby Society|2013
Small models for fast floods|Hydrology Letters|2018 ;; Who owns the wall?|Law Gazette|2022`,
  languages: `English|native| ;; German|C1|
French|B2| ;; Spanish|fluent|
Polish|mother tongue| ;; Italian|basic|
Portuguese|conversational| ;; Arabic|reading only|
Swedish|A2| ;; Welsh|at home|
Turkish|B1| ;; Japanese|two years of evening classes|
Yoruba|with my grandmother| ;; Czech|good, learned at work|
Hindi|spoken| ;; Danish|enough for meetings|`,
  projects: `beewarm|a scale for beehives that sends their weight by radio|2021 ;; tinyledger|bookkeeping for clubs, 400 users|2019
Paper Lighthouse|a card game for two|2022 ;; csv-mend|repairs broken spreadsheets, in Rust|2020
Hedge map|a map of all hedges in the parish|2018 ;; Ferry Watch|tells commuters whether the ferry is late|2023
Rainbarrel|controls the watering of 12 allotments|2017 ;; Sourly|an app that reminds bakers of their dough|2016
Loom No. 4|a hand loom made of scrap wood|2015 ;; Quiet Clock|a clock for people who cannot sleep|2024
Tool library for the street|82 tools, 60 families|2014 ;; Kestrel cam|a camera in the church tower|2020
OpenRota|shift plans for small wards|2022 ;; Bike trailer from an old pram|plans downloaded 9,000 times|2013`,
  memberships: `Institute of Robotics|Fellow|since 2018 ;; Royal College of Nursing|member|since 2009
Guild of Master Bakers|member|2012 – 2020 ;; Northern Law Circle|treasurer|since 2021
Society for Field Hydrology|member|since 2014 ;; Chartered Institute of Housing|chartered member|since 2016
Association of Reward Specialists|member|2019 ;; Chamber of Crafts, Leeds|examiner|since 2015
Sheep Health Forum|secretary|since 2022 ;; British Psychological Society|member|since 2011
Union of Stage Technicians|member|since 2010 ;; Museum Circle|board member|since 2020
Association for Project Management|full member|since 2013 ;; Maths Teachers' Association|member|since 2008`,
  volunteering: `Night shelter Leeds|cook, two evenings a month|since 2018 ;; Repair café York|mends radios|since 2016
Mountain rescue, Wasdale|team member|2012 – 2019 ;; Food bank, Harehills|driver|2020
Under-12s football, Moor Park|coach|since 2021 ;; Lifeboat station, Whitby|shore crew|2010 – 2015
Homework club, St Mary's|helper|2014 – 2017 ;; Refugee Welcome, Bradford|interpreter|2015 – 2018
Canal Trust|lock keeper in summer|since 2019 ;; Citizens' advice, Otley|adviser|2013
Community garden, Burley|treasurer|since 2022 ;; Hospital radio, Leeds|presenter|2009 – 2012
Animal shelter, Ripon|walks dogs|since 2017 ;; Tenants' association, Park Lane|chair|since 2020`,
  references: `Dr Mina Farrow|head of surgery, Castle Hospital, +44 113 555 0177| ;; Tomas Brandt|managing director, Brandt Foods, tomas@brandt.example|
Hester Quainoo|professor of law, University of Aldermoor| ;; Lorraine Petrakis|former project executive, Tri-Rivers Power|
Delroy Pickersgill|night manager, Hotel Corvina| ;; Signe Holm|editor, Harrow Lane Press, signe@harrowlane.example|
Prof. Achim Oster|thesis supervisor, TU Ostrand| ;; Ruth Adeyemi|headteacher, Hallam Brook Primary, 0114 496 0321|
Kofi Mensah|CTO, Ferrovale Digital| ;; Ewa Nowak|site agent, Casey Brothers, ewa@casey.example|
Rosalind Pym|partner, Pym & Lacey Solicitors| ;; Jonas Lindqvist|chief engineer, MV Astrid|`,
  interests: `Wild swimming|all year| ;; Chess|club champion in 2019|
Bookbinding|| ;; Choir|alto in the Fernholme Singers|
Beekeeping|three hives| ;; Fell running|a marathon a year|
Mending radios|| ;; Wood carving|spoons, mostly|
Amateur dramatics|| ;; Birdwatching|only in winter|
Cycling to work and beyond|| ;; Pub quizzes||
Jazz piano|since childhood| ;; Growing dahlias|first prize at the village show|
Cooking Persian food||`,
  tools: `Excel|daily| ;; AutoCAD|12 years|
Jira|| ;; SAP MM|key user|
Photoshop|daily| ;; Git||
MATLAB|since my studies| ;; Lightroom||
Power BI|dashboards| ;; Sage 50|payroll|
Revit|advanced| ;; PostgreSQL|tuning, backups|
Figma|daily| ;; Opera PMS|five years|
Ableton Live|| ;; EndNote||`,
  exhibitions: `Hot Work|Museum of Making, Arkwell (solo)|2025 ;; Night Shift|Lys Festival, Ostrand|2022
Second Desk|Pellerby Concert Hall|2020 ;; Sheds and Other Palaces|Linden Gallery, Hexwater (solo)|2024
Drawn Together|Gallery Nord, Bologna (group)|2021 ;; Bridges|Toll House Museum, Ormsby|2019
Fresh Ink|The Paper Room, London (group)|2015 ;; "Moths, mostly"|Papertrout Gallery, Bristol|2023
Salt and Silver|Kunsthal Aarhus|2018 ;; "Nine doors"|Gasworks, Ghent (group)|2017
Low Water|Harbour Gallery, Hull (solo)|2016 ;; Wool|Textile Museum, Borås|2014`,
  courses: `Leading Teams|Leeds Academy|2021 ;; Safety of Machines|Lift Board|2019
IFRS 16 Leases|two days, Audit House|2018 ;; Mediation Basics|Yorkshire Mediation Circle, 40 hours|2016
Wound Care|Castle Hospital|2022 ;; Barista Level 2|Coffee School, York|2015
Negotiating with Suppliers|Chamber of Commerce|2017 ;; Python for Analysts|online|2020
Safeguarding Refresher|County Council|2024 ;; Conflict on the Ward|Nursing School Leeds, one week|2014
Public Speaking|Speakers' Hall|2013 ;; Welding Aluminium|Yard School, Gdansk|2012
Presence and Voice|Drama Centre|2023 ;; Grant Writing|Fundraisers' House|2019`,
  clients: `Brightwater Retail|shop fittings|2021 ;; Castle Hospital|signage for three wards|2020
Rowan & Daughters|brand and packaging|2023 ;; Port of Ghent|annual report|2018
Kosmos & Küche|monthly illustrations|2017 ;; City of Malmö|park furniture|2019
Tidewater Review|covers|2022 ;; Hotel Corvina|website|2016
Ferrovale Digital|onboarding films|2024 ;; Ormsby Council|bus shelters|2015
Oak Books|eight covers|2014 ;; Lune Froide|lookbook|2023`,
} as const
export type KindOfThing = keyof typeof POOLS

const thingOf = (line: string): Thing => {
  const [name = '', more, time] = line.split('|')
  return {
    name,
    more: more === '' || more === undefined ? null : more,
    time: time === '' || time === undefined ? null : time,
  }
}
export const THINGS = Object.fromEntries(
  Object.entries(POOLS).map(([kind, pool]) => [kind, pool.split(/\n| ;; /).map(thingOf)]),
) as unknown as Readonly<Record<KindOfThing, readonly Thing[]>>
