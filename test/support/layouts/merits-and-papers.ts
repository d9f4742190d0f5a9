/** Prizes won and missed, licences that run out, patents, papers with their co-authors, each in several layouts, with what is asked of them and what an answer must hold, and must not; null where the CV does not say. */
import type { Area } from './area.ts'

export const MERITS_AND_PAPERS: Readonly<Record<string, Area>> = {
  prizes: {
    questions: [
      ['Which prizes has she won?', [['Golden Bolt'], ['Young Engineer']]],
      ['Which awards was she shortlisted or nominated for?', [['Fleet Medal']]],
      ['When did she win the Golden Bolt?', [['2022']]],
      ['Did she win the Fleet Medal?', [['shortlist', 'nomin', 'finalist']]],
      ['What did she win in 2017?', [['Young Engineer']]],
      ['Has she won any awards?', [['Golden Bolt']]],
      ['How many awards has she won?', [['2', 'two', 'Young']]],
      ['Has she won a Nobel Prize?', null],
    ],
    layouts: {
      h3: '## Awards\n\n### Golden Bolt\n\nRobot Guild, 2022\n\n### Young Engineer Prize\n\n2017\n\n### Fleet Medal (nominated)\n\n2020',
      s: '## Recognition\n\nI won the Golden Bolt of the Robot Guild in 2022 and the Young Engineer Prize in 2017, and was shortlisted for the Fleet Medal in 2020.',
      lab: '## Awards\n\nWon: Golden Bolt (2022), Young Engineer Prize (2017)  \nShortlisted: Fleet Medal (2020)',
      blab: '## Awards\n\n**Won**\n\n- Golden Bolt, 2022\n- Young Engineer Prize, 2017\n\n**Nominated**\n\n- Fleet Medal, 2020',
      dot: '## Awards\n\nGolden Bolt 2022 · Young Engineer Prize 2017 · Fleet Medal 2020 (finalist)',
      nl: '## Awards and honours\n\nGolden Bolt, 2022  \nYoung Engineer Prize, 2017  \nFleet Medal, shortlist, 2020',
    },
  },
  licences: {
    questions: [
      ['When does her first-aid certificate expire?', [['May 2027']]],
      ['Until when is her forklift licence valid?', [['March 2028']]],
      ['Is her forklift licence still valid?', [['2028']]],
      ['Which licences does she hold?', [['Forklift']]],
      ['Does she have a first aid certificate?', [['first aid']]],
      ['Which of her certificates expires first?', [['first aid']]],
      ["Does she have a pilot's licence?", null],
    ],
    layouts: {
      idash:
        '## Licences and certificates\n\n- First aid at work – Red Lantern – 2024 – expires May 2027\n- Forklift licence – Lift Board – 2023 – expires March 2028',
      t: '## Licences\n\n| Licence | Issued | Expires |\n| --- | --- | --- |\n| First aid at work | 2024 | May 2027 |\n| Forklift | 2023 | March 2028 |',
      h3: '## Licences\n\n### First aid at work\n\nIssued: 2024  \nExpires: May 2027\n\n### Forklift licence\n\nIssued: 2023  \nExpires: March 2028',
      nest: '## Licences\n\n- First aid at work\n  - issued 2024\n  - expires May 2027\n- Forklift licence\n  - issued 2023\n  - expires March 2028',
      dot: '## Licences\n\nFirst aid (to May 2027) · Forklift licence (to March 2028)',
      rng: '## Licences\n\n- First aid at work, 2024 – May 2027\n- Forklift licence, 2023 – March 2028',
    },
  },
  'courses and patents': {
    questions: [
      ['Which courses has she attended?', [['Leading teams'], ['Safety of machines']]],
      ['How many patents does she hold?', [['2', 'two', 'Docking']]],
      ['What patents does she have?', [['Gripper'], ['Docking']]],
      ['When did she take the course on leading teams?', [['2021']]],
      ['Who ran the course on the safety of machines?', [['Lift Board']]],
      ['What is the number of the docking patent?', [['EP 3312']]],
      ['Does she hold any patents?', [['Gripper', 'patent']]],
      ['What courses did she take in 2019?', [['Safety']]],
    ],
    layouts: {
      i: '## Courses\n\n- Leading teams, Leeds Academy, 2021\n- Safety of machines, Lift Board, 2019\n\n## Patents\n\n- Gripper with soft fingers, GB 2412, 2022\n- Docking method, EP 3312, 2019',
      t: '## Courses attended\n\n| Year | Course | Provider |\n| --- | --- | --- |\n| 2021 | Leading teams | Leeds Academy |\n| 2019 | Safety of machines | Lift Board |\n\n## Patents\n\n| Title | Number | Year |\n| --- | --- | --- |\n| Gripper with soft fingers | GB 2412 | 2022 |\n| Docking method | EP 3312 | 2019 |',
      h3: '## Courses\n\n### Leading teams\n\nLeeds Academy, 2021\n\n### Safety of machines\n\nLift Board, 2019\n\n## Patents\n\n### Gripper with soft fingers\n\nGB 2412, 2022\n\n### Docking method\n\nEP 3312, 2019',
      nl: '## Courses\n\nLeading teams, Leeds Academy, 2021  \nSafety of machines, Lift Board, 2019\n\n## Patents\n\nGripper with soft fingers, GB 2412, 2022  \nDocking method, EP 3312, 2019',
    },
  },
  'papers beside reports': {
    questions: [
      ['How many articles has she published?', [['3', 'three', 'What robots forget']], 'audit'],
      ['Which papers has she published?', [['Queues for'], ['Docking'], ['What robots forget']], 'audit'],
      ["In which journal did 'Queues for robots' appear?", [['Field Robotics']]],
      ["When was 'Docking in the dark' published?", [['2019']]],
      ["Who are the co-authors of 'Queues for robots'?", [['Berg'], ['Farrow']]],
      ["With whom did she write 'Docking in the dark'?", [['Holm']]],
      ['What did she publish in 2016?', [['What robots forget']]],
      ['Which of her papers appeared in the Annals of Machines?', [['Docking']]],
      ['What was her first publication?', [['What robots forget']]],
      ['What is her most recent publication?', [['Queues for']]],
      ['Has she published in the Northern Review?', [['Northern Review']]],
      ['Has she published in Nature?', null],
      ['Which paper did she write with Signe Holm?', [['Docking']]],
    ],
    layouts: {
      i: '## Publications\n\n- "Queues for robots", Journal of Field Robotics, 2021 (with Odd Berg and Mina Farrow)\n- "Docking in the dark", Annals of Machines, 2019 (with Signe Holm)\n- "What robots forget", Northern Review, 2016\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
      t: '## Publications\n\n| Year | Title | Journal | Co-authors |\n| --- | --- | --- | --- |\n| 2021 | Queues for robots | Journal of Field Robotics | Odd Berg and Mina Farrow |\n| 2019 | Docking in the dark | Annals of Machines | Signe Holm |\n| 2016 | What robots forget | Northern Review | – |\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
      b: '## Papers\n\n**Queues for robots**  \nJournal of Field Robotics, 2021  \nWith Odd Berg and Mina Farrow\n\n**Docking in the dark**  \nAnnals of Machines, 2019  \nWith Signe Holm\n\n**What robots forget**  \nNorthern Review, 2016\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
      h3: '## Publications\n\n### Queues for robots\n\nJournal of Field Robotics, 2021\n\nWith Odd Berg and Mina Farrow\n\n### Docking in the dark\n\nAnnals of Machines, 2019\n\nWith Signe Holm\n\n### What robots forget\n\nNorthern Review, 2016\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
      lab: '## Publications\n\nTitle: Queues for robots  \nJournal: Journal of Field Robotics  \nYear: 2021  \nCo-authors: Odd Berg and Mina Farrow\n\nTitle: Docking in the dark  \nJournal: Annals of Machines  \nYear: 2019  \nCo-authors: Signe Holm\n\nTitle: What robots forget  \nJournal: Northern Review  \nYear: 2016\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
      nest: '## Publications\n\n- Queues for robots\n  - Journal of Field Robotics, 2021\n  - with Odd Berg and Mina Farrow\n- Docking in the dark\n  - Annals of Machines, 2019\n  - with Signe Holm\n- What robots forget\n  - Northern Review, 2016\n\n## Reports and audits\n\n- Safety audit of the Leeds depot, 2022\n- Energy report for the fleet, 2020',
    },
  },
}
