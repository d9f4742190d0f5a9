/** 'Website or social media?', 'Website / Instagram?', 'any online presence': pages of her own of whatever kind. */
import { isAboutPerson } from '../../facts/about-person.ts'
import type { Facts } from '../../facts/facts.ts'
import { fold } from '../../text/text.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { listOf, NOWHERE, UNSAID, type Overview } from '../planner.ts'
import { addresses, namesNetwork, profilesOn } from './web.ts'

const SITE =
  '(?:(?:own |personal |private |professional )*(?:web ?sites?|web ?pages?|home ?pages?|blogs?|(?:online )?portfolios?|vlogs?|podcasts?|youtube(?: channel)?))'
const NETWORK =
  '(?:(?:social (?:media|networks?|networking)|socials|linked ?in|xing|instagram|insta|facebook|twitter|tik ?tok|mastodon|blue ?sky)(?: (?:profiles?|accounts?|handles?|pages?|presence|channels?|links?))*)'
const ONLINE =
  '(?:online (?:presence|profiles?)|(?:internet|web) presence|on the (?:web|internet)|found online|links?)'
export const WEB_ASKED: Asking = {
  says: new RegExp(`\\b(?:${SITE}|${NETWORK}|${ONLINE})(?![\\p{L}])`, 'gu'),
  beside: wordSet(
    'online own personal private professional page pages site profile profiles account accounts handle handles url address link links media social web internet on use uses active follow find keep keeps run runs write writes show share github x presence',
  ),
  // what one does with them is work
  not: /\b(?:experience|used|managed|for (?:the|an?|our|his|her) |company|firm|clients?|did|was|were|had|ran|built|worked|wrote)\b/,
}
const ASKS_SITE = new RegExp(`\\b${SITE}\\b`)
const ASKS_NETWORK = new RegExp(`\\b${NETWORK}\\b`)
const IS_NETWORK =
  /linked ?in|xing\.|\binsta|facebook|twitter|tik ?tok|mastodon|bsky|blue ?sky|(?:^|\s)@[\p{L}\d_.]{3,}/iu
/** Any word of it in lines about the person. */
export const OF_WEB =
  /\b(?:web ?sites?|home ?page|blogs?|portfolios?|linked ?in|xing|insta(?:gram)?|facebook|twitter|tik ?tok|mastodon|blue ?sky|social media|youtube|www|https?)\b|\bin\.example\/|(?:^|\s)@[\w.]{3,}/i
/** 'Insta: @megnails', wherever it stands. */
const HANDLE =
  /\b(?:linked ?in|xing|insta(?:gram)?|facebook|twitter|tik ?tok|mastodon|blue ?sky|youtube|blog|podcast|web ?site|portfolio):? (?:\S{0,20} )?(?:@|https?:|www\.|\S+\.\p{L}{2,}(?:\/|\b))/iu
const WRITTEN = /\b(?:blog|podcast|vlog|youtube)/
const MOST = 4

export function planWeb(facts: Facts, folded: string): Overview {
  const profiles = profilesOn(facts, folded)
  const isNamed = namesNetwork(folded) && !/\bsocial|\bonline\b/.test(folded)
  const all = isNamed
    ? [...addresses(facts).filter(({ text }) => !IS_NETWORK.test(text)), ...profiles]
    : [...addresses(facts), ...profiles]
  const told = all.filter(({ text }, i) => all.findIndex((other) => text.includes(other.text)) >= i)
  const sites = told.filter(({ text }) => !IS_NETWORK.test(text))
  const networks = isNamed ? profiles : told.filter(({ text }) => IS_NETWORK.test(text))
  const asksSite = ASKS_SITE.test(folded)
  const asksNetwork = ASKS_NETWORK.test(folded)
  // a blog may be told of without its address
  const kind = told.length === 0 ? WRITTEN.exec(folded)?.[0] : undefined
  if (kind !== undefined && facts.units.some((line) => fold(line.unit.text).includes(kind))) return null
  const found = asksSite === asksNetwork ? told : asksSite ? sites : networks
  return (
    listOf(found.slice(0, MOST)) ??
    (facts.units.some(
      (line) => (isAboutPerson(facts, line) && OF_WEB.test(line.unit.text)) || HANDLE.test(line.unit.text),
    )
      ? UNSAID
      : NOWHERE)
  )
}
