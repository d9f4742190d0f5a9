/** Orders that tell by their object that a machine is meant: its prompt, its set-up, what it was told, what is to pass for true. */

const ACTING =
  '(?:operate|work|run|function|act|answer|respond|were (?:configured|set up|started|given|built|trained|initiali[sz]ed)|are (?:configured|run|working|operating)|have been (?:given|configured|told)|started|began|begin)'
const MAKERS = '(?:makers?|creators?|developers?|programmers?|authors|designers|builders|owners)'
const REVEAL =
  '(?:reproduce|recite|quote|return|output|echo|print|show|reveal|give|send|paste|dump|type|spit|list|repeat|translate|write|read|share|disclose|expose|leak|display|copy|need|want|see|hand)'
/** What is told or fed to a machine, and nobody else has. */
const INNER =
  '(?:prompts?|pre-?prompts?|(?:prompt|system|initiali[sz]ation|priming|preamble) (?:text|template|message|role|block|section)s?|(?:set-?up|start-?up|initial) (?:text|message)s?|(?:retrieval|sampling|model|decoding) parameters?|model weights|system role|context window|tokens? (?:preceding|before|above|prior to))'

const TOLD =
  '(?:instructions?|directions?|directives?|rules?|guidelines?|guidance|orders?|text|prompts?|commands?)'

/** Where no question about a person holds them. */
export const MACHINE_ALWAYS: readonly RegExp[] = [
  new RegExp(
    `\\b${TOLD} (?:were|are|have) you (?:been )?(?:given|told|handed|fed|set) by (?:your|the) ${MAKERS}\\b`,
  ),
  new RegExp(
    `\\b${TOLD} (?:that |which )?(?:govern|guide|control|shape|define|drive|steer)s? your (?:repl(?:y|ies)|answers?|responses?|output|behaviou?r)\\b`,
  ),
  new RegExp(
    `\\b${TOLD} (?:that |which )?you (?:were|are|have been) (?:set up|configured|primed|loaded|initiali[sz]ed|provided|started) with\\b`,
  ),
  /\bnew (?:rules?|instructions?|orders?|polic(?:y|ies)|commands?) from (?:the|your|my|our) (?:admin\w*|developers?|owners?|makers?|operators?|boss|management|team)\b/,
  /\beven if (?:it|that|this)(?: is|['’]s)?(?: not|n['’]t) (?:in (?:there|it|the)\b|true|so\b|there|stated|said|written|mentioned|the case|real|right)|\beven if (?:it|that|this)(?: is|['’]s) (?:untrue|false|wrong|made up|nowhere)\b/,
  /^\W*override\b\s*[:=>]/,
  new RegExp(`\\b(?:settings|${TOLD}) (?:under|with|by|on|from|in) which you (?:now )?${ACTING}\\b`),
  new RegExp(
    `\\b${TOLD} (?:that |which )?(?:your|ur) ${MAKERS} (?:gave|give|set|wrote|write|put|fed|left|told)\\b`,
  ),
  /\b(?:your|ur) (?:secret|hidden|initial) (?:\w+ ){0,2}(?:prompts?|instructions?|set-?up|text|rules|directions)\b/,
  /\bwhat (?:is|are) (?:your|ur) internal (?:prompts?|instructions?)\b/,
  /\bstop (?:following|obeying|applying|using|keeping to) (?:your|the|all|any) (?:\w+ )?(?:guidelines|rules|instructions|restrictions|policies|policy)\b/,
  /\b(?:treat|take|accept|regard|consider) (?:the following|what follows|this|that|it) (?:as|for|to be) (?:an? |the )?(?:\w+ )?(?:facts?|true|truth|given|proven|verified)\b/,
]

/** Where nothing is asked. */
export const MACHINE_UNASKED: readonly RegExp[] = [
  new RegExp(`\\b${REVEAL}\\b.{0,40}\\b(?:your|ur) (?:\\w+ ){0,2}${INNER}\\b`),
  new RegExp(
    `^\\W*(?:\\w+ ){0,4}${REVEAL}\\b.{0,40}\\b(?:the|all|any|every|raw|full|whole) (?:\\w+ ){0,2}${INNER}(?![\\w-])(?! (?:that |which )?(?:s?he|they|you) )`,
  ),
  new RegExp(
    `\\b${REVEAL}\\b.{0,30}\\b(?:your|ur) (?:initiali[sz]ation|configuration|config|set-?up|start-?up|guardrails?|credentials)\\b`,
  ),
  /(?<!\b(?:can|could|would) you (?:please )?)\b(?:say|tell (?:me|us|them|everyone|everybody|all|the \w+)) (?:s?he|they) (?:was|were|is|are|has|had|never|always|once|did)\b/,
  /(?<!\b(?:can|could|would) you (?:please )?)\btell (?:everyone|everybody|the world|them all) (?:that )?(?:s?he|they)\b/,
  /\b(?:just|simply|only) (?:say|answer|reply|write) (?:yes|no|true|["“'«])/,
  /^\W*(?:please )?(?:show|print|reveal|output|display|dump|give|send) (?:me |us )?(?:the |your |all )?(?:\w+ )?prompts?\W*$/,
]
