/** Certificates, projects, talks and the like, each in several layouts, with what is asked of them and what an answer must hold; null where the CV does not say. */
import type { Area } from './area.ts'

export const PAPERS_AND_WORKS: Readonly<Record<string, Area>> = {
  certs: {
    questions: [
      ['Which certificates does she have?', [['Scrum Master'], ['First Aid']]],
      ['When did she get her Scrum Master certificate?', [['2021']]],
      ['Who issued the Scrum Master certificate?', [['Agile Guild']]],
      ['Until when is the first aid certificate valid?', [['2027']]],
      ['Does she have a driving licence?', null],
    ],
    layouts: {
      i: '## Certifications\n\n- Certified Scrum Master, Agile Guild, 2021\n- First Aid at Work, Red Lantern, 2024, valid until May 2027',
      i2: '## Certificates\n\n- 2021: Certified Scrum Master (Agile Guild)\n- 2024: First Aid at Work (Red Lantern), valid until May 2027',
      t: '## Certificates\n\n| Certificate | Issued by | Year | Valid until |\n| --- | --- | --- | --- |\n| Certified Scrum Master | Agile Guild | 2021 | – |\n| First Aid at Work | Red Lantern | 2024 | May 2027 |',
      h3: '## Certifications\n\n### Certified Scrum Master\n\nAgile Guild, 2021\n\n### First Aid at Work\n\nRed Lantern, 2024. Valid until May 2027.',
      b: '## Certifications\n\n**Certified Scrum Master**, Agile Guild (2021)\n\n**First Aid at Work**, Red Lantern (2024; valid until May 2027)',
      nl: '## Licences & certificates\n\n**Certified Scrum Master**  \nAgile Guild  \nIssued 2021\n\n**First Aid at Work**  \nRed Lantern  \nIssued 2024, expires May 2027',
      p: '## Training\n\nCertified Scrum Master since 2021 (Agile Guild). First Aid at Work with Red Lantern in 2024, valid until May 2027.',
    },
  },
  projects: {
    questions: [
      ['Which side projects does she have?', [['Fleetlint'], ['Nightowl']]],
      ['What is Fleetlint?', [['linter']]],
      ['How many stars does Fleetlint have?', [['420']]],
      ['Which language is Nightowl written in?', [['Elm']]],
      ['When did she start Nightowl?', [['2018']]],
      ['How many stars does Nightowl have?', null],
    ],
    layouts: {
      h3: '## Projects\n\n### Fleetlint\n\nA linter for robot configurations, written in Rust. 420 stars.\n\n### Nightowl (since 2018)\n\nA clock for shift workers, in Elm.',
      i: '## Side projects\n\n- Fleetlint: a linter for robot configurations (Rust, 420 stars)\n- Nightowl: a clock for shift workers (Elm, since 2018)',
      b: '## Projects\n\n**Fleetlint** – linter for robot configurations, in Rust; 420 stars\n\n**Nightowl** – clock for shift workers, in Elm; since 2018',
      bi: '## Open source\n\n- **Fleetlint** (Rust): linter for robot configurations, 420 stars.\n- **Nightowl** (Elm): clock for shift workers. Started in 2018.',
      t: '## Projects\n\n| Name | What | Language | Since | Stars |\n| --- | --- | --- | --- | --- |\n| Fleetlint | linter for robot configurations | Rust | 2020 | 420 |\n| Nightowl | clock for shift workers | Elm | 2018 | – |',
      p: '## Things I made\n\nFleetlint is a linter for robot configurations, written in Rust, with 420 stars. Nightowl, a clock for shift workers in Elm, I started in 2018.',
      link: '## Projects\n\n- [Fleetlint](https://x.example/f) – linter for robot configurations. Rust. 420 stars.\n- [Nightowl](https://x.example/n) – clock for shift workers. Elm. Since 2018.',
    },
  },
  lists: {
    questions: [
      ['How many talks has she given?', [['three', 'Kiel']]],
      ['List her talks.', [['Slow queues'], ['Robots at night'], ['Small teams']]],
      ['Where did she speak in 2022?', [['Kiel']]],
      ['Which awards has she won?', [['Golden Bolt']]],
      ['How many publications are there?', [['two', 'Packing']]],
      ['Who are her referees?', [['Odd Berg']]],
      ['Has she given a talk in Madrid?', null],
    ],
    layouts: {
      i: '## Talks\n\n- "Slow queues", RoboConf, Oslo, 2023\n- "Robots at night", Kiel Robotics Days, Kiel, 2022\n- "Small teams", Dev Harrogate, 2021\n\n## Awards\n\n- Golden Bolt, 2022\n\n## Publications\n\n- "Packing robots", Journal of Fleets, 2022\n- "Fair queues", Proc. Queues, 2019\n\n## References\n\n- Odd Berg, CTO, Halden Robotics',
      i2: '## Speaking\n\n- 2023: Slow queues (RoboConf, Oslo)\n- 2022: Robots at night (Kiel Robotics Days, Kiel)\n- 2021: Small teams (Dev Harrogate)\n\n## Honours\n\n- 2022: Golden Bolt\n\n## Papers\n\n1. Packing robots. Journal of Fleets, 2022.\n2. Fair queues. Proc. Queues, 2019.\n\n## Referees\n\nOdd Berg (CTO, Halden Robotics), odd@halden.example',
      t: '## Talks\n\n| Year | Title | Where |\n| --- | --- | --- |\n| 2023 | Slow queues | RoboConf, Oslo |\n| 2022 | Robots at night | Kiel Robotics Days, Kiel |\n| 2021 | Small teams | Dev Harrogate |\n\n## Awards\n\n| Year | Award |\n| --- | --- |\n| 2022 | Golden Bolt |\n\n## Publications\n\n| Title | Venue | Year |\n| --- | --- | --- |\n| Packing robots | Journal of Fleets | 2022 |\n| Fair queues | Proc. Queues | 2019 |\n\n## References\n\n| Name | Role |\n| --- | --- |\n| Odd Berg | CTO, Halden Robotics |',
      h3: '## Talks\n\n### Slow queues\n\nRoboConf, Oslo, 2023\n\n### Robots at night\n\nKiel Robotics Days, Kiel, 2022\n\n### Small teams\n\nDev Harrogate, 2021\n\n## Awards\n\n### Golden Bolt\n\n2022\n\n## Publications\n\n### Packing robots\n\nJournal of Fleets, 2022\n\n### Fair queues\n\nProc. Queues, 2019\n\n## References\n\n### Odd Berg\n\nCTO, Halden Robotics',
      b: '## Talks\n\n**Slow queues**, RoboConf, Oslo (2023)\n\n**Robots at night**, Kiel Robotics Days, Kiel (2022)\n\n**Small teams**, Dev Harrogate (2021)\n\n## Awards\n\n**Golden Bolt** (2022)\n\n## Publications\n\n**Packing robots**, Journal of Fleets (2022)\n\n**Fair queues**, Proc. Queues (2019)\n\n## References\n\n**Odd Berg**, CTO, Halden Robotics',
      lab: '## Other\n\n**Talks**\n\n- Slow queues, RoboConf, Oslo, 2023\n- Robots at night, Kiel Robotics Days, Kiel, 2022\n- Small teams, Dev Harrogate, 2021\n\n**Awards**\n\n- Golden Bolt, 2022\n\n**Publications**\n\n- Packing robots, Journal of Fleets, 2022\n- Fair queues, Proc. Queues, 2019\n\n**References**\n\n- Odd Berg, CTO, Halden Robotics',
      nl: '## Talks\n\nSlow queues, RoboConf, Oslo, 2023  \nRobots at night, Kiel Robotics Days, Kiel, 2022  \nSmall teams, Dev Harrogate, 2021\n\n## Awards\n\nGolden Bolt, 2022\n\n## Publications\n\nPacking robots, Journal of Fleets, 2022  \nFair queues, Proc. Queues, 2019\n\n## References\n\nOdd Berg, CTO, Halden Robotics',
      sem: '## Talks\n\n"Slow queues" (RoboConf, Oslo, 2023); "Robots at night" (Kiel Robotics Days, Kiel, 2022); "Small teams" (Dev Harrogate, 2021).\n\n## Awards\n\nGolden Bolt (2022).\n\n## Publications\n\n"Packing robots" (Journal of Fleets, 2022); "Fair queues" (Proc. Queues, 2019).\n\n## References\n\nOdd Berg, CTO at Halden Robotics.',
    },
  },
}
