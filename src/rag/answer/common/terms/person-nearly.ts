/** What is asked of everybody beside terms, and hardly told: what others say, complaints, retiring, what is looked for. */
import { HEADED, NOTHING, OUTRIGHT, STRONG, WEAK as WEAKLY } from '../career/break-words.ts'
import { WEAK } from './faults.ts'
import type { Near } from './near.ts'

const OTHERS =
  '(?:boss(?:es)?|managers?|superiors?|supervisors?|colleagues?|co-?workers?|team(?: members| mates|mates)?|staff|students?|pupils?|parents|patients?|clients?|customers?|peers?|employers?|others|people|(?:they|referees?)|friends?)'
const SAYING =
  '(?:say|says|said|describe[sd]?|characteri[sz]e[sd]?|think|thinks|criticis(?:e|es|ed)|criticiz(?:e|es|ed)|complain(?:s|ed)?|praise[sd]?|rate[sd]?|would feel)'
const OF_HER = '(?:she|he|they|you|him|her|them|his|their|your|candidate)'
const SAID =
  /["“„«][^"“”„«»]{25,}|\b(?:says?|said|told me|calls? (?:me|him|her)|called|describe[sd]?|known (?:as|for)|feedback|evaluations?|evaluated|rated|praise[sd]?|reputation|thinks?|complain\w*|criticis\w*|criticiz\w*|appraisals?|recommend\w*|voted)\b/i
const CRITICISED =
  /\b(?:critici[sz]\w*|complain\w*|negative|wish(?:ed|es)? (?:that )?(?:I|she|he|they)|told (?:that )?I (?:am|was|should|do)|too (?:fast|much|many|strict|slow|quiet|loud|hard|long|often|direct|quick|soft))\b/i

const WANTED =
  /\b(?:look(?:s|ing)? for|looking to|wants?|wish(?:es)?|would (?:now |next |also |gladly )?(?:like|love|prefer|take|consider|move|join|go|be|give|tempt|leave)|seek(?:s|ing)?|open to|interested in|hop(?:e|es|ing)|goals?|aims?|ambitions?|target|ideal(?:ly)?|next|wanted|sought|prefers?|preferred|preferably|dream|objective|(?:^|['’]m |am |is )after\b|^as what\b|rather|drawn to|tempt(?:s|ed)?|plans? to|available for|ready for|apply(?:ing)?|candidate for)\b/i
const REFUSED = /^(?:[^:]{2,20}: )?(?:(?:I|she|he) (?:am|is|do|does) )?(?:not|no longer|never|no) /i
/** What is looked for; what is not says nothing of it. */
const SOUGHT = {
  test: (text: string): boolean => WANTED.test(text.replace(NOT_THIS, ' ')) && !REFUSED.test(text),
}
const NOT_THIS =
  /\b(?:not|never|no longer|n['’]t) (?:looking|interested|wanted|want|open|seeking|after|available)[^.;]*/gi

const OF_BREAKS = {
  test: (text: string): boolean =>
    HEADED.test(text) ||
    [...STRONG, OUTRIGHT, NOTHING, ...WEAKLY].some((one) => one.test(text)) ||
    /\b(?:gaps?|breaks? (?:from|in|of|between|for)|pauses?d?|interrupt\w*|years? out|year away|laid off|retrain\w*|took (?:a|some|the) (?:year|months?|time)|burn-?out|convalesc\w*|recover(?:y|ing|ed)|operation|ill(?:ness)?)\b/i.test(
      text,
    ),
}

export const PERSON_NEARLY: readonly Near[] = [
  {
    says: /\b(?:gaps?|(?:career|employment) (?:breaks?|gaps?|interruptions?)|time out of work|(?:was|were|been|being|ever) unemployed|periods? (?:of unemployment|without (?:a job|work)))\b/,
    not: /\b(?:gap year|between|after|before|since|skills?|knowledge|market|diary|calendar|schedule|pay gap|salary)\b/,
    tells: OF_BREAKS,
    past: true,
  },
  {
    says: new RegExp(
      `\\b(?:how|what|which|anything)\\b.*\\b${OTHERS}\\b.*(?<!\\b(?:is|are|was|were|be|been|being) )\\b${SAYING}\\b.*\\b${OF_HER}\\b|\\b(?:opinion|feedback|view) (?:of|from) ${OTHERS}\\b`,
    ),
    not: /\b(?:critici[sz]\w*|complain\w*|weak\w*|faults?|flaws?|annoy\w*|improve)\b|\bto (?:his|her|their|your) (?:clients?|students?|pupils?)\b/,
    tells: SAID,
    past: true,
  },
  {
    says: new RegExp(
      `\\b${OTHERS}\\b.*\\b(?:${SAYING}|annoy\\w*)\\b.*\\b(?:weak\\w*|faults?|flaws?|improve|annoy\\w*)\\b|\\b(?:weak\\w*|faults?|flaws?)\\b.*\\b${OTHERS}\\b.*(?<!\\b(?:is|are|was|were|be|been|being) )\\b${SAYING}\\b`,
    ),
    tells: { test: (text) => WEAK.test(text) || CRITICISED.test(text) },
    past: true,
  },
  {
    says: new RegExp(
      `\\b(?:what|how|which)\\b.*\\b${OTHERS}\\b.*\\b(?:critici[sz]e[sd]?|complain(?:s|ed)?|annoys?|dislike[sd]?)\\b`,
    ),
    tells: CRITICISED,
    past: true,
  },
  {
    says: /\b(?:disciplin(?:ary|ed)|misconduct|malpractice|struck off|complaints? (?:against|about) (?:him|her|them|you|the candidate)|(?:sanctions?|allegations?|warnings?|proceedings|claims?|lawsuits?) against (?:him|her|them|you|the candidate)|formal warnings?)\b/,
    not: /\b(?:handle[sd]?|dealt|deal|led|lead|manage[sd]?|investigate[sd]?|wrote|case law|experience)\b/,
    tells:
      /\b(?:disciplin(?:ary|ed)|complaints?|misconduct|malpractice|sanction(?:s|ed)?|formal warnings?|struck off|proceedings|no (?:conditions|restrictions|findings|claims|points)|without (?:conditions|restrictions)|fitness to practi[sc]e|good standing|unblemished|clean record)\b/i,
    past: true,
  },
  {
    says: /\b(?:retir(?:e|es|ing|ement)|stop working (?:for good|altogether)|pension age)\b/,
    not: /\b(?:clients?|patients?|plans? for|funds?|homes?|schemes?|advice)\b/,
    tells:
      /\b(?:retir(?:e|es|ing|ement)|pension(?: age)?|stop working|(?:work|working|carry on|go on) (?:until|till)|last (?:post|job) before|semi-retired)\b/i,
  },
  {
    says: /\b(?:job title|title|role|post|position|job|employer|kind of \w+|type of \w+|sort of \w+)\b.*\b(?:next|in (?:the )?future|hop(?:e|es|ing) for|aim(?:s|ing) (?:for|at)|(?:is|are) (?:she|he|they|you) (?:looking|seeking)|looking for|sought|he'd like|she'd like|they'd like|would (?:he|she|they|you) (?:like|prefer|want))\b|\b(?:looking for|want|wants|like to (?:do|be|become)|hoping for) (?:in|from) (?:his|her|their|your|a|the) (?:next|new) (?:job|role|post|position|employer)\b|\b(?:target|ideal|dream) (?:role|job|title|post|employer)\b/,
    not: /\b(?:why|when|who|where|did|before|after|notice|salary|pay|paid|earn|start|countr(?:y|ies)|city|cities|hours|students?|clients?|candidates)\b/,
    tells: SOUGHT,
  },
]
