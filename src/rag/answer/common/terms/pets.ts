/** 'Any pets?': the animals that one keeps at home, by whatever they are called. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { NOWHERE, planOf, type Overview } from '../planner.ts'
import { find, say, type Way } from '../told.ts'

const PETS = '(?:(?:household|domestic) )?pets?'
export const PETS_ASKED = exactly(
  [
    `(?:any )?(?:${WHOSE} )*${PETS}(?: at home)?`,
    `(?:does|do|has|have) ${WHO} (?:(?:have|got|own|keep|keeps|live with|any|an?|also) )*${PETS}(?: at home)?`,
    `(?:what|which) (?:(?:kind|sort|kinds|sorts) of )?${PETS} (?:does|do|has|have) ${WHO} (?:have|got|own|keep|live with)`,
    `is ${WHO} an? pet owner`,
  ].join('|'),
)

/** Of one kind. */
export const ANIMAL_ASKED = exactly(
  `(?:does|do|has|have) ${WHO} (?:have|got|own|keep) (?:an? |any )?(?:dogs?|cats?)(?: at home)?|any (?:dogs?|cats?)`,
)

const KIND =
  '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hounds?|greyhounds?|terriers?|spaniels?|pointers?|retrievers?|setters?|collies?|labradors?|poodles?|whippets?|lurchers?|beagles?|dachshunds?|corgis?|pugs?|husk(?:y|ies)|mongrels?|schnauzers?|alsatians?|rottweilers?|dalmatians?|chihuahuas?|sheepdogs?|tabb(?:y|ies)|tomcats?|rabbits?|hamsters?|guinea pigs?|gerbils?|ferrets?|tortoises?|turtles?|parrots?|budgerigars?|budgies?|canar(?:y|ies)|cockatiels?|goldfish|pon(?:y|ies)|hens|chickens|donkeys?|geckos?)'
const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|my|his|her|our|the|\\d+|some)'
const BETWEEN = '(?:(?!of |for |to |in )[\\p{L}-]+ ){0,3}?'
/** What is done with the animals of others. */
const OTHERS =
  /\b(?:patients?|clinic|surgery|treat\w*|vaccinat\w+|train(?:s|er|ing) (?:dogs|guide)|trained|shelter|rescue (?:centre|home|shelter)|walks? (?:the )?(?:shelter|rescue|neighbou?r)|breeds?er|books?|novel|film|illustrat\w+|paint\w*|draw\w*|hot dogs?|show|judge|owners?|charity|volunteer\w*|foster\w*|dog ?walking for|assistance|guide dogs?|sniffer|allerg(?:ic|y|ies)|rspca)\b/i
const WAYS: readonly Way[] = [
  { label: /^(?:pets?|animals|dogs?|cats?)$/ },
  {
    text: new RegExp(
      `(?:^|[,;:(] ?|\\b(?:and|with|have|has|keeps?|own|owns|walk|walks|walking|to|by) )${NUMBER} ${BETWEEN}${KIND}(?!\\p{L})(?! (?:food|show|clinic|shelter|rescue|training|sitting|rescues|lovers?|and cart)\\b)`,
      'iu',
    ),
    not: OTHERS,
    kinds: ['interests', 'summary', 'practical', 'contact', null],
  },
  {
    text: /\b(?:fish|bird|rabbit|hen|reptile)[- ]keeping\b/i,
    not: OTHERS,
    kinds: ['interests', 'summary', 'practical', 'contact', null],
  },
]

const ANIMAL = new RegExp(
  `(?<!\\p{L})(?:${KIND}|pets?|animals?|bees|axolotls?|fish(?:-keeping)?|aquarium|horses?|snakes?)(?!\\p{L})`,
  'iu',
)
const NAMED = new RegExp(`(?<!\\p{L})${KIND}(?!\\p{L})`, 'iu')

/** 'What are her dogs called?' */
export const PET_NAMES_ASKED = exactly(
  `(?:(?:what (?:is|are) )?(?:the )?names? of |what (?:is|are) )?${WHOSE} (?:two |three )?(?:dogs?|cats?|pets?|animals?)(?:'s?)?(?: (?:called|names?))?`,
)
const CATS = /(?<!\p{L})(?:cats?|kittens?|tabb(?:y|ies)|tomcats?)(?!\p{L})/iu
/** 'Two whippets, Foliot and Verge', 'a cat called Serif' */
const CALLED = new RegExp(`(?<!\\p{L})${KIND}(?:, | \\(| called | named |: | – | — )\\p{Lu}[\\p{L}'’-]+`, 'u')

/** The line that names them; the rankers look where none does. */
export function planPetNames(facts: Facts, folded: string): Overview {
  const lines = facts.units.filter(({ unit }) => {
    const [said] = CALLED.exec(unit.text) ?? []
    if (said === undefined || NOT_KEPT.test(unit.text)) return false
    return /\bcats?\b/.test(folded) ? CATS.test(said) : !/\bdogs?\b/.test(folded) || !CATS.test(said)
  })
  return planOf(lines.map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}
/** Animals that one walks for others, or cannot bear. */
const NOT_KEPT =
  /\b(?:volunteer\w*|shelter|rspca|allergic to|allergy to|afraid of|(?:dog|cat|pet)[ -](?:walk(?:er|ing)|sitt(?:er|ing)) (?:for|at))\b/i

/** Without one the rankers look for others: 'bees', 'an axolotl'. */
export function planPets(facts: Facts): Overview {
  const told = planOf(say(facts, find(facts, WAYS)))
  if (told !== null) return told
  return onlyOthers(facts, ANIMAL)
}

/** Nowhere where every line that names it is about one of others; else the rankers look. */
export const planAnimal = (facts: Facts, folded: string): Overview =>
  onlyOthers(facts, /\bcats?\b/.test(folded) ? /\bcats?\b/i : NAMED)

function onlyOthers(facts: Facts, words: RegExp): Overview {
  const lines = facts.units.filter(({ unit }) => words.test(unit.text))
  return lines.length > 0 && lines.every(({ unit }) => NOT_KEPT.test(unit.text)) ? NOWHERE : null
}
