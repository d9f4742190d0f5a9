/**
 * What CVs say of hours, notice, a start, travel, moving, permits, work from home, pay, driving and shifts, in the
 * words of many hands, and how it is asked for. `asked` are questions that each of `told` answers.
 */
export interface Practical {
  readonly told: readonly string[]
  readonly asked: readonly string[]
}

const lines = (joined: string): string[] => joined.trim().split('\n')

export const PRACTICAL: Readonly<Record<string, Practical>> = {
  hours: {
    told: lines(`Hours: 38.5 a week, on-call duty extra
38.5 hours a week
Full time (40 h)
Workload: 80% (four days)
I work 32 hours
30 hours, spread over four days
Part-time, 24 hours
Working time: 35 h/week
Full-time equivalent: 0.8
0.8 FTE
Contract of 36 hours
Wanted: 28 to 32 hours
Three days a week, Tuesday to Thursday
I look for full-time work
Hours wanted: 30
Weekly hours: 37.5
A 35-hour week
Employment: full time, 39 hours
Looking for 60 to 80%
Four days a week, Fridays off
Not more than 30 hours a week
Only part-time at the moment (20 hours)
Pensum: 80–100%
Hours a week: 36`),
    asked: lines(`How many hours a week does he work?
What are her weekly hours?
Does she work full time or part time?
How many hours can he work?
What working hours does he want?
Is it a full-time or a part-time job she is after?
hours per week`),
  },
  notice: {
    told: lines(`Notice: Six weeks to the end of the month
Three months' notice
Notice period: 1 month
I have to give four weeks' notice
Notice: two months from my side
Six months' notice to the end of a quarter
Available with two months' notice
Period of notice: 8 weeks
My contract asks for three months' notice
Terms of notice: one month, to the 15th or the last day
Can leave with a month's notice
Notice – 12 weeks`),
    asked: lines(`What is her notice period?
How much notice must he give?
notice
How long is his notice?
How soon could she leave her current employer?
What notice does she have to give where she is?`),
  },
  start: {
    told: lines(`Start: 1 March 2027
Free from 1 December 2026
Available: immediately
Start of a new job: Not before March 2027
Can start in May 2027
Earliest start: January 2027
Available from spring 2027
I could begin on 1 February 2027
Ready at once
Ready to start in April
Open to offers from summer 2027
Not free before September 2027
Start date: by agreement, from 1 June 2027
Free again from autumn 2027
Availability: from 4 January
Could join in February 2027
Booked until the end of March, free after that
Earliest date: 1 July 2027`),
    asked: lines(`When can she start?
What is the earliest he could begin?
When is he available?
How soon is she available?
Earliest start date?
From when on is he free?
What earliest date could he begin with another employer?`),
  },
  travel: {
    told: lines(`Travel: up to 40%
Travels up to a week a month
Happy to travel in Europe, two trips a month at most
Business trips: gladly, outside school terms
Can be away for two weeks at a time
On the road four days a week is fine
Travel: a week at a time, also abroad
Can travel two weeks in a row at most
No overnight stays
Would rather not travel
I travel anywhere with a railway station
Away from home: up to ten nights a month
Travelling: yes, but not by plane
Will travel throughout the north of England`),
    asked: lines(`Is she willing to travel?
How much can he travel?
Would he travel for work?
Does she mind business trips?
How often could he be away from home?
travel?`),
  },
  moving: {
    told: lines(`Would move within Portugal or to Galicia, not further
Move: Within Upper Austria and Salzburg gladly; farther only with a flat
Relocation: yes, with family
Not relocating
Tied to Lyon until 2029
Open to moving to Leeds
Happy to move anywhere with a sea
Will not leave Bergen
Would move to North Karelia or Kainuu
Relocation: within 100 km of Graz
I am not looking to move house
Can relocate from June
Willing to relocate for the right post
Place of work: would work in Québec, Montréal or Ottawa
Moving: only to Ireland`),
    asked: lines(`Would she relocate?
Is he open to moving?
Where would she be willing to move?
Can he move for a job?
Is relocation possible?
relocation`),
  },
  permit: {
    told: lines(`Work permit: B, valid until 2028
Indian national, Blue Card until March 2029
Right to work in the UK: yes (settled status)
Needs visa sponsorship
Italian passport as well as the Argentine one, so no permit needed for the European Union
Skilled Worker visa to 14 May 2028
Citizenship: Portuguese, no permit needed in the EU
Permanent resident of Canada
Residence permit (category C), no restrictions
EU citizen, free to work anywhere in the Union
Work visa tied to my present employer until 2027`),
    asked: lines(`What is his work permit status?
Does she need a work permit?
Would she need a visa?
Is he allowed to work here?
Does he have the right to work?
work permit`),
  },
  remote: {
    told: lines(`Two days a week from home
Remote: three days
Hybrid, in the office on Tuesdays and Thursdays
On site only
From home on Fridays
Home office: two days a week
I prefer the office, but can work from home
Works remotely three days a week
Home working: possible
Working from home: one day a week
Not remote: I want to see people
Remote only`),
    asked: lines(`Can he work remotely?
Does she work from home?
How many days a week does he work from home?
Is she open to hybrid work?
home office?
Does he want to work on site or remotely?`),
  },
  pay: {
    told: lines(`Salary expected: €62,000
Asking 58,000 dollars a year
Day rate: 320 dollars, half for non-profit bodies
Pay: by the collective agreement, group 9
From £45k
Salary expectation: 54,000 euros a year
Rate: £480 a day
I am looking for around €70,000
Wanted: 4,200 euros a month before tax
Expected pay: 92,000 CHF
Hourly rate: €85`),
    asked: lines(`What salary does she expect?
What are his salary expectations?
How much money does he want?
What would she cost?
expected pay
What does he want to earn?`),
  },
  driving: {
    told: lines(`Driving licence B
Licence: B and F (tractor)
Driving licence: categories A1 and B
No driving licence
Clean driving licence, categories B, BE
Full UK driving licence
I drive, and I have a pickup
Driving licences: B, C and forklift
Has a driving licence and a car
Does not drive
Driver's licence (B), own car
Driving: yes, but no car`),
    asked: lines(`Does he drive?
Does she have a driving licence?
Can he drive?
driving licence
Does she hold a driver's license?`),
  },
  shifts: {
    told: lines(`Shifts: two-shift work suits me, nights no longer
No night shifts
Nights and weekends possible
Three-shift work is fine
Shift work: early and late, no nights
Night work: only at harvest
Available for nights, one week in four
I would rather not work at night
Evenings and nights are no problem`),
    asked: lines(`Would she work nights?
Can he do night shifts?
Is he willing to work at night?
night work?`),
  },
}

export const PRACTICAL_HEADINGS =
  'Practical|Terms|Availability|Working arrangements|What people may want to know|Good to know|How I work|Conditions|Details|Anything else|The small print|For employers|Facts|Further information|Practical matters|Logistics'.split(
    '|',
  )

const sentence = (told: string): string => (/[.!?]$/.test(told) ? told : `${told}.`)

export const PRACTICAL_LAYOUTS: Readonly<Record<string, (told: readonly string[]) => string>> = {
  bullets: (told) => told.map((one) => `- ${one}`).join('\n'),
  'bullets, full stop': (told) => told.map((one) => `- ${sentence(one)}`).join('\n'),
  lines: (told) => told.join('\\\n'),
  'lines, plain': (told) => told.join('\n'),
  paragraphs: (told) => told.map(sentence).join('\n\n'),
  'one paragraph': (told) => told.map(sentence).join(' '),
  row: (told) => told.join(' · '),
  'row, bars': (told) => told.join(' | '),
  'row, semicolons': (told) => sentence(told.join('; ')),
  'bold labels': (told) => told.map((one) => `- ${one.replace(/^([^:]{3,30}):/, '**$1:**')}`).join('\n'),
  table: (told) =>
    `| | |\n| --- | --- |\n${told.map((one) => (one.includes(': ') ? `| ${one.replace(': ', ' | ')} |` : `| | ${one} |`)).join('\n')}`,
}
