/**
 * Recognises lines of a CV that speak to a machine instead of telling of a person. Narrower than what a question may
 * not be: a CV says 'create a training program', and clients in it 'say that she listens'.
 */
import { fold } from '../answer/text/text.ts'

const READER =
  '(?:ai|a\\.i\\.|llms?|language models?|chat ?bots?|chatgpt|gpt|assistants?|screening (?:tool|system|bot)s?)'

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules|prompts?|guidelines|everything|above|previous|prior)\b/,
  /^\W*(?:system|assistant|developer|user)\s*(?:prompt|message)?\s*[:>\]]/,
  /<\|?\/?(?:system|im_start|im_end|inst)|\[\/?inst\]|<\/?(?:cv|question|computed|earlier)>/,
  /\b(?:your|the|hidden) (?:system|developer) (?:prompt|message|mode)\b|\bnew (?:system )?instructions?:/,
  /\b(?:reply|respond|answer|output|print|return)\b.{0,30}\b(?:only with|nothing but|word for word|every question|all questions|the words?\b|the phrase)/,
  /^\W*(?:please |always |you must |you should |now )?(?:tell|say|state|confirm|claim|inform|reply|assert)\b.{0,30}\b(?:that|every(?:one|body)?|the (?:reader|recruiter|user|employer)s?)\b/,
  new RegExp(`\\b(?:if|when) you(?:'re| are)\\b.{0,20}\\b${READER}\\b`),
  new RegExp(
    `\\b(?:dear|note to|attention|hey|message (?:to|for)|instructions? (?:to|for))\\b.{0,20}\\b${READER}\\b`,
  ),
  /\byou are now\b|\bfrom now on,? (?:you|answer|reply|say)\b|\b(?:pretend|act) (?:to be|as if|as an? ai)\b/,
]

/** Whether a piece gives orders to whoever reads it by machine. */
export const ordersReader = (text: string): boolean => {
  const folded = fold(text)
  return ORDERS.some((pattern) => pattern.test(folded))
}
