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

/** Kept from whoever asks; what is internal or confidential a person may have written, too. */
const HIDDEN = '(?:secret|hidden|concealed|undisclosed)'
const KEPT = '(?:internal|confidential|initial|original|private|underlying|real|actual)'
const GIVEN = '(?:given|told|handed|fed|loaded with|started with)'
/** What a machine has of its own, where nothing says what else it is of: 'your rules', not 'your rules for the archive'. */
const OWN =
  '(?:rules|guidelines|instructions|directives|tokens|keys|secrets|credentials|configuration|memory)'
const ALL_OF_IT =
  '(?=[^\\p{L}]*$|\\W+(?:here|now|in full|in your answer|word for word|verbatim|literally|between|to me|to us|and (?:your|the|all|any|keys|tokens|secrets|passwords|guidelines|rules)|from the (?:top|first|beginning|start)|starting with|line by line|as (?:they|it) (?:are|is|stands?)))'

/** Where no question about a person holds them. */
export const MACHINE_ALWAYS: readonly RegExp[] = [
  new RegExp(`\\b${HIDDEN} (?:\\w+ )?${TOLD} (?:that |which )?(?:(?:do|did|have|were|are|must) )?you\\b`),
  new RegExp(
    `\\b${KEPT} (?:\\w+ )?${TOLD} (?:(?:that |which )?you (?:were|are|have been) ${GIVEN}|(?:that |which )?you (?:must |have to )?(?:obey|answer (?:by|under|with))|(?:were|are|have) you (?:been )?${GIVEN})\\b`,
  ),
  new RegExp(
    `\\b${TOLD} (?:(?:that |which )?you (?:follow|obey|apply|use|keep to|go by|stick to)|do you (?:follow|obey|apply|keep to)|(?:were|have) you (?:been )?${GIVEN})(?: \\w+)? (?:when|while|as|for|in|to|before) (?:you )?(?:answer|reply|repl(?:y|ies)|respond|writ)`,
  ),
  /\byour (?:instructions?|system|prompts?) (?:files?|texts?|sheets?|messages?)\b/,
  /\bwhat (?:do|does|did) your (?:\w+ )?(?:rules|instructions|guidelines|directives) (?:say|tell|read|contain|forbid)\b/,
  /\byou (?:been )?(?:told|instructed|ordered|programmed) (?:not|never) to (?:say|reveal|tell|share|show|mention|disclose)\b/,
  /\byou (?:not|never) (?:allowed|permitted|free|supposed) to (?:tell|show|reveal|share|say|disclose)\b/,
  /\b(?:what|which) (?:secret|api|access) (?:keys?|tokens?|passwords?) (?:do|did|are|were|have) you\b/,
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
  new RegExp(
    `\\b(?:${REVEAL}|summari[sz]e|describe|explain|state|encode)\\b.{0,40}\\byour (?:(?:${HIDDEN}|${KEPT}|own|system|first|full|complete|entire) )*${OWN}${ALL_OF_IT}`,
    'u',
  ),
  new RegExp(
    `\\b${REVEAL}\\b.{0,30}\\b(?:${HIDDEN}|${KEPT}) (?:guidelines|rules|instructions|directives)(?=\\W*$| (?:that |which )?you\\b)`,
  ),
  /\b(?:text|contents?|wording|first (?:line|words?|sentence)|beginning) of your (?:\w+ )?(?:rules|instructions?|guidelines|directives|configuration|set-?up)\b/,
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
