/** 'What is the phone number of Larch Joinery?', where that is the person's own firm: hers, since no other is there. */
import type { Facts } from '../../facts/facts.ts'
import { fold } from '../../text/text.ts'
import { fieldsCalled } from '../label-asked.ts'
import { isOwnAccount } from './own-business.ts'
import type { Overview } from '../planner.ts'
import { emails, phones, planWays } from '../reach/reach-one.ts'

const ASKED =
  /^(?:(?:what|which)(?:['’]?s| is) )?(?:the )?(?:(?<phone>(?:tele)?phone(?: number| no)?|(?:contact|mobile) number)|e-?mail(?: address)?) (?:of|for|at) (?<firm>\p{L}.{2,40})$/u
/** How a form calls the house of somebody who has one. */
const FIELDS = ['firm', 'business', 'company', 'trading as', 'trading name', 'practice', 'studio', 'workshop']

/** Null where the house that is named is not her own. */
export function planReachFirm(facts: Facts, folded: string): Overview {
  const { phone, firm } = ASKED.exec(folded)?.groups ?? {}
  if (firm === undefined || !isOwn(facts, firm)) return null
  return planWays(facts, phone === undefined ? emails : phones)
}

function isOwn(facts: Facts, firm: string): boolean {
  const name = firm.replace(/^(?:the|her|his|their|your) /, '')
  const holds = (text: string): boolean => ` ${fold(text)} `.includes(` ${name} `)
  return (
    FIELDS.some((field) => fieldsCalled(facts, field).some(({ value }) => fold(value).startsWith(name))) ||
    facts.entries.some((entry) => holds(entry.text.replace(/[,;:()]/g, ' ')) && isOwnAccount(facts, entry))
  )
}
