/** 'Has she published in Nature?', 'spoken at Web Summit?': a name after such a word is one, though its words are common. */
import type { Facts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { stem, words } from '../text/text.ts'

const ASKED =
  /^(?:[Hh]as|[Hh]ave|[Dd]id|[Ww]as|[Ww]ere) .{2,60}?\b(?:publish(?:ed)?|appear(?:ed)?|written|write|printed|spoken|speak|lectured?|present(?:ed)?)(?: (?:a|any|an|papers?|articles?|something|anything|talks?|on stage|work))* (?:in|at|for) (?:the (?:journal |magazine |paper )?)?["“'‘]?(\p{Lu}[\p{L}&'’-]*(?: (?:(?:of|the|and|for|in|de) ){0,2}\p{Lu}[\p{L}&'’-]*){0,6})["”'’]?(?: before| yet)?\s*\??$/u

/** Is such a name asked for, and none of its words anywhere in the CV? */
export function asksUnknownVenue(facts: Facts, { question, terms }: Reading): boolean {
  const name = ASKED.exec(question.text.trim())?.[1]
  if (name === undefined) return false
  const parts = words(name).filter(({ stop }) => !stop)
  return (
    parts.length > 0 &&
    parts.every(({ text }) => {
      const own = terms.find(({ word }) => word.text === text)
      return !facts.df.has(stem(text)) && (own === undefined || (own.known < 0.5 && !own.self))
    })
  )
}
