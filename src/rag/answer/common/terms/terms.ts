/** Terms and the person: notice, start, pay, permit, nationality, moving, remote work, driving, age, family, what is looked for. */
import { BIRTH_NAME_ASKED, planBirthName } from './birth-name.ts'
import { AVAILABLE } from './availability-words.ts'
import { BOSS_AT, BOSS_IN, planBossAt, planBossIn } from '../career/boss-in.ts'
import { CONDITION_ASKED, planCondition } from './condition.ts'
import { DRIVING, DRIVING_HEAVY, planDriving, planHeavy } from './driving.ts'
import { HEIGHT, planHeight } from './height.ts'
import { INSTRUMENTS, planInstruments } from './instruments.ts'
import { LIMITS, planLimits } from './limits.ts'
import { HOURS, planHours, planRelocation, planRemote, RELOCATION, REMOTE } from './moving.ts'
import { OFFENCES, planOffences } from './offences.ts'
import {
  FROM,
  GREW_UP,
  NATIONALITY,
  PERMIT,
  planFrom,
  planGrewUp,
  planNationality,
  planPermit,
} from './origin.ts'
import {
  AGE,
  FAMILY,
  MARRIED,
  PARENT,
  planAge,
  planFamily,
  planMarried,
  planParent,
  planPronouns,
  PRONOUNS,
} from './person.ts'
import { planPayAsked } from './pay-asked.ts'
import { EARN } from './pay-told.ts'
import { ANIMAL_ASKED, PETS_ASKED, planAnimal, planPets } from './pets.ts'
import type { Planners } from '../planner.ts'
import { PRACTICAL_ASKED } from './practical-words.ts'
import { PRESENT_BOSS_ASKED, planPresentBoss } from '../career/present-boss.ts'
import { NOTICE, planNotice, planStart, START } from './start.ts'
import { planWebsite, PROFILES_ASKED, WEBSITE } from '../reach/web.ts'
import { BOSS, planBoss, planSought, SOUGHT } from './wishes.ts'

export const TERMS_ASKED: Planners = [
  [DRIVING, (facts, _groups, _now, folded) => planDriving(facts, folded)],
  [DRIVING_HEAVY, (facts, _groups, _now, folded) => planHeavy(facts, folded)],
  [NOTICE, (facts) => planNotice(facts)],
  [START, (facts) => planStart(facts)],
  [AVAILABLE, (facts) => planStart(facts)],
  [LIMITS, (facts) => planLimits(facts)],
  [EARN, (facts, _groups, now, folded) => planPayAsked(facts, folded, now)],
  [NATIONALITY, (facts) => planNationality(facts)],
  [FROM, (facts) => planFrom(facts)],
  [GREW_UP, (facts) => planGrewUp(facts)],
  [PERMIT, (facts) => planPermit(facts)],
  [RELOCATION, (facts, _groups, _now, folded) => planRelocation(facts, folded)],
  [REMOTE, (facts, _groups, now, folded) => planRemote(facts, now, folded)],
  [HOURS, (facts, _groups, now, folded) => planHours(facts, folded, now)],
  [AGE, (facts) => planAge(facts)],
  [HEIGHT, (facts) => planHeight(facts)],
  [MARRIED, (facts) => planMarried(facts)],
  [PARENT, (facts, _groups, _now, folded) => planParent(facts, folded)],
  [CONDITION_ASKED, (facts, _groups, _now, folded) => planCondition(facts, folded)],
  [OFFENCES, (facts) => planOffences(facts)],
  [PETS_ASKED, (facts) => planPets(facts)],
  [ANIMAL_ASKED, (facts, _groups, _now, folded) => planAnimal(facts, folded)],
  [FAMILY, (facts) => planFamily(facts)],
  [PRONOUNS, (facts) => planPronouns(facts)],
  [BIRTH_NAME_ASKED, (facts) => planBirthName(facts)],
  [INSTRUMENTS, (facts) => planInstruments(facts)],
  [SOUGHT, (facts) => planSought(facts)],
  [BOSS_IN, (facts, _groups, _now, folded) => planBossIn(facts, folded)],
  [BOSS_AT, (facts, _groups, _now, folded) => planBossAt(facts, folded)],
  [BOSS, (facts, _, now) => planBoss(facts, now)],
  [WEBSITE, (facts, _groups, _now, folded) => planWebsite(facts, folded)],
  ...PROFILES_ASKED,
  [PRESENT_BOSS_ASKED, (facts) => planPresentBoss(facts)],
  ...PRACTICAL_ASKED,
]
