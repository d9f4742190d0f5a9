/** How lists of a CV are headed and asked for, by the kind of their things. */
import type { Thing } from './listed.ts'
import type { KindOfThing } from './things.ts'

/** Words parted by '|', of which one is drawn, and how a sentence tells of a thing. */
interface Manner {
  readonly noun: string
  readonly plain: string
  readonly odd: string
  readonly asked: string
  readonly told?: (thing: Thing) => string
  /** No planner looks for it. */
  readonly open?: true
}
const inYear = ({ time }: Thing): string => (time === null ? '' : ` in ${time}`)
export const MANNERS: Readonly<Record<KindOfThing, Manner>> = {
  talks: {
    noun: 'Talk',
    plain:
      'Talks|Speaking|Talks and lectures|Conference talks|Presentations|Lectures|Selected talks|Speaking engagements|Invited talks',
    odd: 'Said aloud|On stage|Heard in public|In front of people|With a microphone|Out loud',
    asked:
      'What talks has she given?|Which talks has she given?|talks|List her talks|What has she spoken about?',
    told: ({ name, more, time }) =>
      `In ${time ?? '2019'} I gave a talk, ${name}${more === null ? '' : `, at ${more}`}.`,
  },
  awards: {
    noun: 'Award',
    plain:
      'Awards|Prizes|Honours|Awards and honours|Recognition|Awards & prizes|Distinctions|Prizes and awards|Achievements and awards',
    odd: 'On the wall|Metal and paper|Nice things that happened|On the mantelpiece|Noticed by others|Pats on the back|Silver',
    asked:
      'Which prizes has she won?|What awards has she received?|awards|prizes?|List her awards|Has she won any awards?',
    told: (thing) => `I won the ${thing.name}${inYear(thing)}.`,
  },
  certs: {
    noun: 'Certificate',
    plain:
      'Certificates|Certifications|Licences and certificates|Certifications and licences|Licenses & certifications|Certificates and training|Professional certifications',
    odd: 'Paper trail|Stamps|On the wall|Tickets|Allowed to|Signed and sealed|Cards in my wallet',
    asked:
      'Which certificates does she hold?|List her certificates|certifications|What certifications does she have?|Which certificates has she obtained so far?',
    told: (thing) => `I obtained the ${thing.name}${thing.more === null ? '' : ` (${thing.more})`}.`,
  },
  publications: {
    noun: 'Title',
    plain:
      'Publications|Selected publications|Articles|Papers|Published work|Writing|List of publications|Articles and books',
    odd: 'Ink|Paper trail|In print|Words|On paper|What I wrote down|Between covers',
    asked:
      'What has she published?|List her publications|publications|Which publications does she have?|What articles has she published?',
    told: (thing) => `I published ${thing.name}${inYear(thing)}.`,
  },
  languages: {
    noun: 'Language',
    plain: 'Languages|Language skills|Spoken languages|Languages spoken|Foreign languages',
    odd: 'TALKING|Words|How I talk|Tongues|In other words|What I speak|Mouth',
    asked:
      'Which languages does she speak?|languages|What languages does she know?|spoken languages|Which languages can she use?',
    told: ({ name, more }) => `I speak ${name} (${String(more)}).`,
  },
  projects: {
    noun: 'Project',
    plain: 'Projects|Side projects|Personal projects|Own projects|Selected projects|Open source projects',
    odd: 'After hours|Built at night|Things of my own|In the shed|For the fun of it',
    asked:
      'Which projects has she done?|List her projects|projects|What side projects does she have?|Which own projects does she have?',
    told: ({ name, more }) => `I built ${name}${more === null ? '' : `, ${more}`}.`,
  },
  memberships: {
    noun: 'Body',
    plain:
      'Memberships|Professional memberships|Affiliations|Memberships and affiliations|Professional bodies|Professional affiliations',
    odd: 'Belonging|Where I belong|Clubs|I pay my dues to|Letters behind the name|Joined',
    asked:
      'What is she a member of?|memberships|Which memberships does she have?|List her memberships|Which organisations does she belong to?',
    told: ({ name }) => `I am a member of the ${name}.`,
  },
  volunteering: {
    noun: 'What',
    plain: 'Volunteering|Voluntary work|Volunteer experience|Volunteer work|Community work|Unpaid work',
    odd: 'Without pay|For nothing|Giving back|Not for money|Helping out|For the neighbours',
    asked:
      'What voluntary work does she do?|volunteering|Where has she volunteered?|Does she volunteer?|List her volunteer work',
  },
  references: {
    noun: 'Name',
    plain: 'References|Referees|Professional references|References and contacts',
    odd: 'Names|Ask them|Who says so|They know me|People to call|Do not take my word for it',
    asked:
      'Who can vouch for her?|Who are her referees?|references|List her references|Who can we ask for a reference?',
    told: ({ name, more }) => `${name}, ${String(more)}, will speak for me.`,
  },
  interests: {
    noun: 'Hobby',
    plain: 'Interests|Hobbies|Hobbies and interests|Personal interests|Interests & hobbies|Free time|Leisure',
    odd: 'After hours|Off the clock|And otherwise|When the shop is shut|Sundays|Not working',
    asked:
      'What are her hobbies?|hobbies|What does she do in her free time?|What are her interests?|List her hobbies',
    told: ({ name }) => `I like ${name.toLowerCase()}.`,
  },
  tools: {
    noun: 'Tool',
    plain: 'Tools|Software|Tools and software|Software skills|Tools and technologies|Technologies',
    odd: 'On the bench|What I work with|In the drawer|Within reach|Instruments I play all day',
    asked:
      'Which tools does she use?|What software does she use?|tools|List her software|Which software does she know?',
    told: ({ name }) => `I use ${name}.`,
  },
  exhibitions: {
    noun: 'Exhibition',
    plain: 'Exhibitions|Selected exhibitions|Shows and exhibitions|Exhibitions and shows',
    odd: 'On the wall|Shown|White cubes|Hung and lit',
    asked: 'Which exhibitions has she had?|List her exhibitions|exhibitions|What exhibitions has she had?',
    open: true,
  },
  courses: {
    noun: 'Course',
    plain:
      'Courses|Further training|Training|Courses and training|Professional development|Courses attended|Continuing education',
    odd: 'Still learning|Sat through|Back to the bench|Kept sharp|School for grown-ups',
    asked:
      'Which courses has she taken?|courses|What training has she had?|List her courses|What further training has she done?',
  },
  clients: {
    noun: 'Client',
    plain: 'Clients|Selected clients|Main clients|Clients so far|Clients and commissions',
    odd: 'Names|Who called|They paid|On the invoice',
    asked: 'Who are her clients?|List her clients|clients|Which clients has she worked for?',
    open: true,
  },
}
