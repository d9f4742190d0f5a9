/** What people say before they ask: it is no part of the question, and the model takes it for one. */
const BEFORE: readonly RegExp[] = [
  /^(?:hi|hello|hey|dear \w+|good (?:morning|day|evening))(?: there)?(?:[,!.]\s*|\s+(?=(?:can|could|would|will|please|i|who|what|which|where|when|why|how|do|does|did|is|are|has|have)\b))/i,
  /^(?:please|kindly),?\s+(?=\S+ )/i,
  /^(?:so|ok|okay|well|also|then),?\s+(?=(?:can|could|would|will|please|tell|who|what|which|where|when|why|how|do|does|did|is|are|has|have)\b)/i,
  /^(?:can|could|would|will) you\s+(?:please |kindly |possibly |perhaps |just |quickly )*(?:tell|give|show|send|remind)\s+(?:me|us)\s+(?!about\b)/i,
  /^(?:can|could|would|will) you\s+(?:please |kindly |possibly |perhaps |just |quickly )*(?=(?:list|name|say|summari[sz]e|describe)\b)/i,
  /^(?:tell|give|show|remind)\s+(?:me|us)\s+(?!about\b)/i,
  /^(?:i|we)(?:'d| would| should)? (?:also )?(?:like|love|want|need|wish|be (?:grateful|glad|happy|interested|curious))(?: to (?:know|hear|learn|see|find out|have)| if you (?:could|would) tell (?:me|us)| in knowing)\s+/i,
  /^(?:i|we) (?:want|need|wish) to (?:know|see|find out)\s+/i,
  /^(?:i|we) (?:was|were|am|are|'m)? ?wonder(?:ing)?\s+(?=(?:if|whether|who|what|which|where|when|why|how)\b)/i,
  /^(?:do you (?:happen to )?know|any idea|can you say|may i (?:ask|know)|might i ask)\s+(?=(?:if|whether|who|what|which|where|when|why|how)\b)/i,
]

/** What most questions begin with, and nothing above does. */
const ASKS = /^(?:wh|how\b)/i

/** 'What is her driving licence?' asks for the kind of licence, not for what that is. */
const LICENCE =
  /^what(?:'s| is| are) (his|her|their|your|\p{Lu}[\p{L}-]{1,40}['’]s) ((?:[\p{L}']{1,20} )?licen[cs]es?)(?=[?.!\s]*$)/iu
const OF: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they', your: 'you' }

/** A question without greetings and 'could you please tell me'; as it is when nothing else would be left. */
export function toThePoint(text: string): string {
  let rest = text.trim()
  for (let round = 0; round < 3 && !ASKS.test(rest); round++) {
    const before = rest
    for (const pattern of BEFORE) rest = rest.replace(pattern, '')
    if (rest === before) break
  }
  rest = rest.replace(/(?:,?\s+(?:please|pls)|[,.?!]\s*(?:thanks|thank you))\s*([?.!]*)$/i, '$1')
  if (!/[a-z]{3}/i.test(rest) && !/\p{L}{3}/u.test(rest)) return text
  return rest.replace(
    LICENCE,
    (_, whose: string, licence: string) =>
      `which ${licence} does ${OF[whose.toLowerCase()] ?? whose.slice(0, -2)} have`,
  )
}
