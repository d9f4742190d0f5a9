/** 'Which papers does he hold apart from the lorry licence?': a question without what it leaves out, and what that is. */

/** Words that leave something out, whatever stands behind them. */
const PLAIN =
  '(?:leaving (?:aside|out)|leave (?:aside|out)|apart from|aside from|other than|not (?:counting|including)|except(?:ing|ed)?(?: for)?|excluding|ignoring|disregarding|discounting|setting aside|without (?:counting|including)|with the exception of|in addition to|on top of|bar(?:ring)?)'
/** Words that may say something else: 'besides teaching', 'without a break', 'beyond Europe'. */
const LOOSE = '(?:besides|beside|without|but not|but|beyond|save(?: for)?|minus|less)'
const OUT = `(?:(?<plain>${PLAIN})|${LOOSE})`
const ASKS = '(?:how many|which|what|list|name|who|does|do|did|has|have|had|is|are|can)'

const BEFORE = new RegExp(
  `^(?:if (?:one|we|you|i) )?${OUT} (?<out>[^,]+(?:, [^,]+)??), (?<rest>${ASKS}\\b.+)$`,
  'iu',
)
const BEHIND = new RegExp(
  `^(?<rest>${ASKS}\\b.+?),? (?:\\(|[-–—] )?(?:if (?:one|we|you|i) )?${OUT} (?<out>[^,?()]+?)\\)?\\s*\\?*$`,
  'iu',
)
/** 'Which certificates apart from the licence does she hold?' */
const AMID = new RegExp(
  `^(?<head>(?:how many|which|what) [^,?]+?),? ${OUT} (?<out>[^,?]+?),? (?<tail>(?:does|do|did|has|have|had|is|are|can|could) (?:she|he|they|you|the candidate)\\b.*)$`,
  'iu',
)
/** 'The licence aside, which …', 'Which …, the licence excluded?', 'if you leave the licence out' */
const ASIDE = new RegExp(
  `^(?<out>(?:the|his|her|their) [^,]+?) (?:aside|apart|excluded|excepted), (?<rest>${ASKS}\\b.+)$`,
  'iu',
)
const EXCLUDED = new RegExp(
  `^(?<rest>${ASKS}\\b.+?),? (?:if (?:one|we|you|i) leaves? (?<kept>[^,?]+?) (?:out|aside)|(?<out>(?:the|his|her|their) [^,?]+?) (?:aside|excluded|excepted|not (?:counted|included)|left out))\\s*\\?*$`,
  'iu',
)

interface Exception {
  /** The question without it. */
  readonly rest: string
  readonly phrases: readonly string[]
  /** Whether it surely leaves something out. */
  readonly plain: boolean
}

/** What leaves something out in any of these, of which most questions have nothing. */
const SOME_WORD = new RegExp(
  `${OUT}|aside|apart|excluded|excepted|leaves?|not counted|not included|left out`,
  'iu',
)

/** Null where nothing is left out. */
export function exceptionIn(text: string): Exception | null {
  if (!SOME_WORD.test(text)) return null
  const found = [BEFORE, AMID, ASIDE, EXCLUDED, BEHIND]
    .map((one) => one.exec(text.trim())?.groups)
    .find(Boolean)
  if (found === undefined) return null
  const { head, tail, plain, kept } = found
  const rest = found['rest'] ?? `${head ?? ''} ${tail ?? ''}`
  const out = kept ?? found['out'] ?? ''
  const isPlain = plain !== undefined || !('plain' in found)
  return {
    rest: `${rest.trim().replace(/[,?]+$/, '')}?`,
    phrases: out.split(/,? and |,? or |, /),
    plain: isPlain,
  }
}
