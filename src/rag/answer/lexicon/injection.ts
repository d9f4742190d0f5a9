/** Sentences that give orders to a machine instead of asking about a person. */

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop|overlook)\b.{0,40}\b(?:instruction|instructions|rules?|prompts?|guidelines?|everything|anything|all|above|previous|prior|cv|resume|content|context|training|safety|restrictions?|what you)\b/,
  /\b(?:system|developer|admin(?:istrator)?|root|debug|god|dan|jailbreak|sudo|maintenance|unrestricted) ?(?:prompt|mode|message|override|access|instruction)/,
  /^\s*(?:system|assistant|developer|admin|user|###\s*\w+|\[(?:inst|system)\]|<\|?\w+\|?>)\s*[:>\]]/,
  /<\/?(?:context|system|instructions?|prompt|cv|document|assistant|user)>|\[\/?inst\]|<\|im_(?:start|end)\|>|```/,
  /\bnew (?:instructions?|policy|rules?|task|persona|role)\b/,
  /\b(?:reply|respond|answer|output|say|print|write|repeat|return)\b.{0,30}\b(?:only|just|nothing but|exactly|word for word|verbatim|the (?:single |following |exact )?words?|single word|every question with|the phrase|the following|with '|with "|from now on)/,
  /\b(?:print|reveal|show|output|display|dump|leak|repeat|expose|give|tell|list|what (?:is|are)|send)\b.{0,40}\b(?:system prompt|hidden (?:instruction|prompt)|(?:your|the) (?:instructions|prompt|configuration|config|source code|rules|api key|secret|password|credentials|environment variables?|env vars?|training data|guidelines|system message)|api[ _-]?keys?|access tokens?|environment variables)/,
  /\b(?:pretend|act as|roleplay|role-play|imagine (?:that )?you|you are now|you're now|from now on|behave (?:as|like)|simulate|impersonate|assume the role|play the (?:role|part))\b/,
  /\b(?:confirm|state|claim|say|write|declare|tell (?:me|us|everyone)|assert|report|certify|guarantee|announce|add|insert|include)\b (?:to \w+ )?(?:that|in your answer that|as a fact)\b/,
  /\b(?:write|compose|create|generate|make up|invent|draft|tell)\b (?:me |us )?(?:a |an |some )?(?:\w+ )?(?:poem|song|story|joke|essay|haiku|limerick|code|script|function|program|python|cover letter|recipe|rap|review of|tweet|email to|phishing|malware)\b/,
  /\b(?:translate|summari[sz]e) (?:this|the following|everything above)\b/,
  /\b(?:must be hired|hire (?:him|her|them) (?:at once|immediately|now)|best (?:candidate|designer|lawyer|engineer|person) (?:in|of) (?:the world|all))\b/,
  /\b(?:execute|run|eval|exec|curl|wget|rm -rf|drop table|select \* from|os\.system|import os)\b.{0,30}(?:command|code|shell|\(|;|from|http|following)/,
  /\b(?:do not|don't|never) (?:mention|cite|use|follow|obey|refuse|say you)\b.{0,40}/,
  /\bbase64|rot13|in hex\b|decode (?:this|the following)|unicode tag/,
]

/** Does this sentence order rather than ask? Input folded. */
export function isOrder(folded: string): boolean {
  return ORDERS.some((pattern) => pattern.test(folded))
}

/** The part of a question that asks, orders taken out; '' when nothing is left. */
export function withoutOrders(
  text: string,
  fold: (text: string) => string,
): { readonly rest: string; readonly ordered: boolean } {
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).filter((s) => s.trim() !== '')
  const kept = sentences.filter((s) => !isOrder(fold(s)))
  const ordered = kept.length < sentences.length || (sentences[0] !== text && isOrder(fold(text)))
  if (!ordered) return { rest: text, ordered }
  // what is left must itself be a question, or it belongs to the order
  const rest = kept.filter(
    (s) =>
      /\?\s*$/.test(s) ||
      /^\s*(?:who|whom|whose|what|which|where|when|why|how|is|are|does|do|did|has|have|can)\b/i.test(s),
  )
  return { rest: rest.join(' ').trim(), ordered }
}
