/** Sentences about a post that nobody looks at who mends how sentences are read: they tell of those not seen. */
import type { Form } from './prose.ts'

export const HELD_OUT: readonly Form[] = [
  ['h: have held', 'now', 'Since {from} I have held the post of {title} at {house} in {place}.'],
  ['h: now in its year', 'now', 'In {from} I took up my present job as {a} at {house}, {place}.'],
  [
    'h: employer today',
    'now',
    'My employer today is {house} in {place}; I have been {a} there since {from}.',
  ],
  [
    'h: currently',
    'now',
    'I currently {serve|serves} as {a} for {house} in {place}, having joined in {from}.',
  ],
  ['h: it is at', 'now', 'It is at {house} in {place} that I have worked as {a} since {from}.'],
  ['h: until today', 'now', 'From {from} until today I have been employed at {house} as {a}.'],
  ['h: it was at', 'past', 'It was at {house} in {place} that I worked as {a} from {from} to {to}.'],
  [
    'h: held the position',
    'past',
    'I held the position of {title} at {house}, {place}, between {from} and {to}.',
  ],
  ['h: years as', 'past', 'I spent the years from {from year} to {to year} at {house} in {place} as {a}.'],
  ['h: was employed by', 'past', 'I was employed by {house} as {a} from {from} to {to}.'],
  ['h: previously', 'past', 'Previously I served {house} in {place} as {a} ({from} to {to}).'],
  ['h: earlier, from', 'past', 'Earlier, from {from} until {to}, I was {title} at {house}.'],
  [
    'h: two sentences, here',
    'past',
    '{house} in {place} was my home from {from} to {to}. I worked there as {a}.',
  ],
  [
    'h: took me on',
    'past',
    'In {from} {house} in {place} took me on as {a}, and I did that work until {to}.',
  ],
  ['h: at house I was', 'past', 'At {house}, {place}, I was {a} from {from} to {to}.'],
  ['h: as title', 'past', 'As {a} at {house} in {place} I worked from {from} to {to}.'],
  ['h: left for', 'then', 'In {from} I left for {house} in {place}, who needed {a}; I was there until {to}.'],
  ['h: went on to', 'then', 'I went on to {house} in {place} as {a}, from {from year} until {to year}.'],
  ['h: after that', 'then', 'After that, from {from} to {to}, {house} in {place} employed me as {a}.'],
  [
    'h: was followed by',
    'then',
    'This was followed by {house} in {place}, where from {from} to {to} I worked as {a}.',
  ],
  ['h: first job', 'first', 'My first job, from {from} to {to}, was at {house} in {place} as {a}.'],
  ['h: started out', 'first', 'I started out as {a} at {house} in {place}, in {from}, and left in {to}.'],
  [
    'h: straight from school',
    'first',
    'Straight from university I was hired by {house} as {a} in {from year}; I stayed until {to year}.',
  ],
  [
    'h: career began',
    'first',
    'My career began in {from} at {house} in {place}, as {a}, and I remained there until {to}.',
  ],
  [
    'h: rise: rose',
    'rise',
    'I worked at {house} from {from} to {to}, initially as {a first} and from {mid} on as {title}.',
  ],
  [
    'h: rise: at first, later',
    'rise',
    'In {from} {house} in {place} hired me as {a first}; in {mid} they made me {title}, and I stayed until {to}.',
  ],
  [
    'h: rise: came, was made',
    'rise',
    'I came to {house} in {from} as {a first}. Two years later, in {mid}, I was made {title}. I left in {to}.',
  ],
  ['h: beside: in addition', 'beside', 'In addition I have been {a} with {house} since {from}.'],
  [
    'h: beside: at the same time',
    'beside',
    'At the same time, from {from} to {to}, I worked one day a week as {a} for {house}.',
  ],
]
