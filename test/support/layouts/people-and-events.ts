/** Referees, conferences where one spoke or listened, hobbies and memberships, each in several layouts, with what is asked of them and what an answer must hold, and must not; null where the CV does not say. */
import type { Area } from './area.ts'

export const PEOPLE_AND_EVENTS: Readonly<Record<string, Area>> = {
  referees: {
    questions: [
      ['Who can we call for a reference?', [['Odd Berg'], ['Mina Farrow']]],
      ['Who are her referees?', [['Odd Berg'], ['Mina Farrow']]],
      ["What is Mina Farrow's phone number?", [['555 0177']], '0143'],
      ["What is Odd Berg's e-mail address?", [['odd@halden']]],
      ['What does Mina Farrow do?', [['Studio Lead']]],
      ['Where does Odd Berg work?', [['Halden']]],
      ['How many references does she give?', [['2', 'two', 'Mina Farrow']]],
      ['Who at Quarrel Games can give a reference?', [['Mina Farrow']]],
    ],
    layouts: {
      i: '## References\n\n- Odd Berg, CTO, Halden Robotics, +47 22 555 0143, odd@halden.example\n- Mina Farrow, Studio Lead, Quarrel Games, +44 1904 555 0177, mina@quarrel.example',
      t2: '## References\n\n| Referee | Contact |\n| --- | --- |\n| Odd Berg, CTO, Halden Robotics | +47 22 555 0143, odd@halden.example |\n| Mina Farrow, Studio Lead, Quarrel Games | +44 1904 555 0177, mina@quarrel.example |',
      bnl: '## References\n\n**Odd Berg**  \nCTO, Halden Robotics  \n+47 22 555 0143  \nodd@halden.example\n\n**Mina Farrow**  \nStudio Lead, Quarrel Games  \n+44 1904 555 0177  \nmina@quarrel.example',
      h3: '## References\n\n### Odd Berg\n\nCTO, Halden Robotics\n\n+47 22 555 0143\n\nodd@halden.example\n\n### Mina Farrow\n\nStudio Lead, Quarrel Games\n\n+44 1904 555 0177\n\nmina@quarrel.example',
      h3l: '## References\n\n### Odd Berg\n\n- Role: CTO, Halden Robotics\n- Phone: +47 22 555 0143\n- E-mail: odd@halden.example\n\n### Mina Farrow\n\n- Role: Studio Lead, Quarrel Games\n- Phone: +44 1904 555 0177\n- E-mail: mina@quarrel.example',
      lab: '## References\n\nName: Odd Berg  \nPosition: CTO  \nCompany: Halden Robotics  \nPhone: +47 22 555 0143  \nEmail: odd@halden.example\n\nName: Mina Farrow  \nPosition: Studio Lead  \nCompany: Quarrel Games  \nPhone: +44 1904 555 0177  \nEmail: mina@quarrel.example',
      sem: '## References\n\nOdd Berg, CTO, Halden Robotics, +47 22 555 0143, odd@halden.example; Mina Farrow, Studio Lead, Quarrel Games, +44 1904 555 0177, mina@quarrel.example.',
      nest: '## References\n\n- Odd Berg\n  - CTO, Halden Robotics\n  - +47 22 555 0143\n  - odd@halden.example\n- Mina Farrow\n  - Studio Lead, Quarrel Games\n  - +44 1904 555 0177\n  - mina@quarrel.example',
    },
  },
  conferences: {
    questions: [
      ['How many talks has she given?', [['3', 'three', 'Small teams']]],
      ['Which talks has she given?', [['Slow queues'], ['Robots at night'], ['Small teams']]],
      ['Which conferences did she attend?', [['Fleet Summit'], ['Rust Week']]],
      ['Where did she give her talk on slow queues?', [['RoboConf', 'Oslo']]],
      ['When did she speak in Harrogate?', [['2021']]],
      ['What was her talk at RoboConf about?', [['Slow queues']]],
      ['When did she attend Rust Week?', [['2020']]],
      ['At which conferences has she spoken?', [['RoboConf'], ['Kiel'], ['Harrogate']], 'Fleet Summit'],
    ],
    layouts: {
      i: '## Talks\n\n- Slow queues, RoboConf, Oslo, 2023\n- Robots at night, Kiel Robotics Days, Kiel, 2022\n- Small teams, Dev Harrogate, Harrogate, 2021\n\n## Conferences attended\n\n- Fleet Summit, Ghent, 2024\n- Rust Week, Utrecht, 2020',
      t1: '## Conferences\n\n| Year | Conference | Place | As |\n| --- | --- | --- | --- |\n| 2023 | RoboConf | Oslo | speaker: "Slow queues" |\n| 2022 | Kiel Robotics Days | Kiel | speaker: "Robots at night" |\n| 2021 | Dev Harrogate | Harrogate | speaker: "Small teams" |\n| 2024 | Fleet Summit | Ghent | attended |\n| 2020 | Rust Week | Utrecht | attended |',
      h3: '## Talks\n\n### Slow queues\n\nRoboConf, Oslo, 2023\n\n### Robots at night\n\nKiel Robotics Days, Kiel, 2022\n\n### Small teams\n\nDev Harrogate, Harrogate, 2021\n\n## Conferences attended\n\n- Fleet Summit, Ghent (2024)\n- Rust Week, Utrecht (2020)',
      blab: '## Conferences\n\n**Talks**\n\n- Slow queues, RoboConf, Oslo, 2023\n- Robots at night, Kiel Robotics Days, Kiel, 2022\n- Small teams, Dev Harrogate, Harrogate, 2021\n\n**Attended**\n\n- Fleet Summit, Ghent, 2024\n- Rust Week, Utrecht, 2020',
      nl: '## Talks\n\nSlow queues, RoboConf, Oslo, 2023  \nRobots at night, Kiel Robotics Days, Kiel, 2022  \nSmall teams, Dev Harrogate, Harrogate, 2021\n\n## Conferences attended\n\nFleet Summit, Ghent, 2024  \nRust Week, Utrecht, 2020',
      mix: '## Conferences\n\n- RoboConf, Oslo, 2023 (talk: "Slow queues")\n- Kiel Robotics Days, Kiel, 2022 (talk: "Robots at night")\n- Dev Harrogate, Harrogate, 2021 (talk: "Small teams")\n- Fleet Summit, Ghent, 2024 (attended)\n- Rust Week, Utrecht, 2020 (attended)',
    },
  },
  'hobbies and memberships': {
    questions: [
      ['What are her hobbies?', [['bell'], ['chess'], ['wild swimming']]],
      ['Does she play chess?', [['chess']]],
      ['Since when has she been ringing bells?', [['2012']]],
      ['When was she club champion?', [['2019']]],
      ['What does she do in her free time?', [['bell'], ['chess'], ['wild swimming']]],
      ['Does she play the piano?', null],
      ['What is she a member of?', [['Institute of Robotics']]],
      ['Since when has she been a Fellow of the Institute of Robotics?', [['2018']]],
      ['Is she still a member of the Guild of Bell Ringers?', [['2020']]],
      ['When did she leave the Guild of Bell Ringers?', [['2020']]],
      ['Which memberships does she have?', [['Institute of Robotics']]],
      ['How many hobbies does she have?', [['3', 'three', 'wild swimming']]],
    ],
    layouts: {
      p: '## Hobbies\n\nBell ringing (since 2012), chess (club champion in 2019), wild swimming.\n\n## Memberships\n\nInstitute of Robotics (Fellow since 2018); Guild of Bell Ringers (member, 2012 – 2020)',
      s: '## Away from work\n\nI have rung bells since 2012, play chess (club champion in 2019) and swim in cold rivers: wild swimming keeps me sane. I am a Fellow of the Institute of Robotics (since 2018) and was a member of the Guild of Bell Ringers from 2012 to 2020.',
      lab: '## Other\n\nHobbies: bell ringing (since 2012), chess (club champion in 2019), wild swimming  \nMemberships: Institute of Robotics (Fellow since 2018), Guild of Bell Ringers (member 2012 – 2020)',
      blab: '## Other\n\n**Hobbies**\n\n- Bell ringing, since 2012\n- Chess, club champion in 2019\n- Wild swimming\n\n**Memberships**\n\n- Institute of Robotics, Fellow since 2018\n- Guild of Bell Ringers, member 2012 – 2020',
      t: '## Hobbies\n\n| What | More |\n| --- | --- |\n| Bell ringing | since 2012 |\n| Chess | club champion in 2019 |\n| Wild swimming | – |\n\n## Memberships\n\n| Body | Grade | Period |\n| --- | --- | --- |\n| Institute of Robotics | Fellow | 2018 – present |\n| Guild of Bell Ringers | Member | 2012 – 2020 |',
      h3: '## Hobbies\n\n### Bell ringing\n\nSince 2012.\n\n### Chess\n\nClub champion in 2019.\n\n### Wild swimming\n\nAll year round.\n\n## Memberships\n\n### Institute of Robotics\n\nFellow since 2018\n\n### Guild of Bell Ringers\n\nMember, 2012 – 2020',
      nest: '## Personal\n\n- Hobbies\n  - Bell ringing, since 2012\n  - Chess, club champion in 2019\n  - Wild swimming\n- Memberships\n  - Institute of Robotics, Fellow since 2018\n  - Guild of Bell Ringers, member, 2012 – 2020',
    },
  },
}
