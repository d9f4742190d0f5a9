/** 'What are her hobbies?': what stands under a heading or a label for it, else sentences that plainly tell of some. */
import type { Facts } from '../../facts/facts.ts'
import { piecesOf, type Piece } from '../../lists/list-pieces.ts'
import { cuesOf } from './list-cues.ts'
import { listed } from './list-items.ts'
import { partsOf } from './list-parts.ts'
import { UNSAID, listOf, planOf, type Overview } from '../planner.ts'

const HOBBY =
  /\b(?:bell[- ]?ring\w*|play(?:s|ing|er)?|sing(?:s|ing|er)?|choirs?|alto|soprano|tenor|bass|baritone|band|orchestra|guitar|piano|violin|trombone|cornet|accordions?|oud|saxophone|bassoon|row(?:s|ing|er)?|run(?:ner|s|ning)|marathons?|swim(?:s|ming|mer)?|climb(?:s|ing|er)?|boulder(?:s|ing)?|cycl(?:es|ing|ist)|hik(?:es|ing|er)|walk(?:s|ing)?|ski(?:s|ing)?|sail(?:s|ing|or)?|surf(?:s|ing)?|canoe\w*|kayak\w*|div(?:es|ing)|fish(?:es|ing)|football|handball|volleyball|tennis|rugby|cricket|shinty|chess|goalkeeper|linesman|referee(?!s? for)|knit(?:s|ting)?|sew(?:s|ing)?|bak(?:es?|ing)|cook(?:s|ing)?|brew(?:s|ing)?|ferment\w*|gardens?|gardening|bees?|beekeep\w*|pottery|potter|kiln|paint(?:s|ing)?|draw(?:s|ing)?|photograph\w*|birds?|birdwatch\w*|read(?:s|ing)?|novels|poetry|collect(?:s|ing|or)?|restor(?:es|ing|ed)|repair(?:s|ing)?|mend(?:s|ing)?|build(?:s|ing)?|model (?:trains|railways?)|bind(?:s|ing)?|dance[sr]?|dancing|yoga|theatre|dramatics|board games|puzzles|crosswords?|allotment|dogs?|collie|lurcher|cats?|hens|horses?|travel(?:s|ling)?|films?|cinema|folk|jazz|drums?|improv|karate|judo|boxing|fencing|archery|astronomy|carpentry|canal boats?|sourdough|vinegar|chillies|pickle|dumplings|violins)\b/i
const WORKING =
  /\b(?:parental leave|since .*\b(?:lecturer|tutor)\b|notice|hours a week|salary|open[- ]source|library for|licence|MIT|GPL|stars|contributors|consult\w+|podcast|newsletter|board member|committee|budget|clients?)\b/i
/** What tells of free time in a sentence of any section. */
const TOLD =
  /\b(?:in (?:my|her|his|their) (?:free|spare|own|leisure) time|outside (?:of )?(?:work|the office)|off duty|(?:my|her|his) hobb(?:y|ies)|(?:my|her|his) (?:great )?(?:passion|pastime)|when (?:i am|i'm|she is|he is) not (?:at work|working|at the))\b/i
const PLAINLY =
  /(?:\b(?:I|[Ss]he|[Hh]e|[Aa]nd) |^)(?:(?:also|still|once|badly) )?(?:[Pp]lay(?:s)? (?:the|in|chess|football|bass)|[Ss]ings? |sang in|rows? in|knits?\b|keeps? bees|brews?\b|runs? (?:marathons|half)|swims? |climbs?\b|bakes?\b|dances?\b|sails?\b|(?:mend|repair|restore|collect|build)s? (?:old )?(?:bicycles|clocks|accordions|radios|violins|typewriters))/

/** Sentences that are given where no list is. */
const MOST = 3

export function planHobbies(facts: Facts): Overview {
  const { pieces } = listed(facts, 'interests', (piece) => isHobby(facts, piece))
  // what stands 'alongside the posts' is no leisure where there is a section that is
  const own = pieces.filter(({ section }) => facts.mainKinds[section] !== 'experience')
  if (pieces.length > 0) return listOf(partsOf(own.length > 0 ? own : pieces))
  const told = piecesOf(facts)
    .flat()
    .filter(
      ({ text, form, section }) =>
        form !== 'row' &&
        HOBBY.test(text) &&
        (TOLD.test(text) || PLAINLY.test(text) || (isRest(facts, section) && !WORKING.test(text))),
    )
    .slice(0, MOST)
  return planOf(partsOf(told)) ?? UNSAID
}

/** 'Other', 'Miscellaneous': what had no place elsewhere, hobbies for one. */
const isRest = ({ document }: Facts, section: number): boolean =>
  /^\W*(?:other(?: (?:things|facts|bits))?|miscell\w*|misc\.?|varia|sundry|odds and ends|(?:and )?(?:the rest|otherwise|beyond work|besides(?: work)?)|personal(?: (?:life|notes?|bits))?|private(?:ly)?)\W*$/i.test(
    document.sections[section]?.heading ?? '',
  )

/** Of what stands beside the work, what is no honorary post, no course that is given, no leave. */
function isHobby(facts: Facts, piece: Piece): boolean {
  const text = [piece.label ?? '', piece.text, ...piece.more].join(' ')
  if (WORKING.test(text)) return false
  if (HOBBY.test(text)) return true
  const shown = cuesOf(piece.text, piece.label)
  // a lifeboat's crew among what fills one's evenings
  if (facts.mainKinds[piece.section] === 'interests' && shown.has('volunteering')) return true
  return (
    !(
      [
        'volunteering',
        'teaching',
        'talks',
        'publications',
        'awards',
        'memberships',
        'certifications',
      ] as const
    ).some((kind) => shown.has(kind)) && piece.form === 'item'
  )
}
