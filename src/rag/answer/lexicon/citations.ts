/** How printed works are cited, whatever the style: who wrote them, with initials, or volume and pages. */

/** 'Quill, A. J., and O. Sand (2022). …' */
const NAMED_AND_DATED =
  /^(?:\d{1,3}(?:\.\d{1,3})*\.? )?\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ -]?){1,3}[^()]{0,160}\((?:19|20)\d\d\p{Ll}?\)/u
/** 'Quill AJ, Sand O. Two taps. …', initials without a point behind each name. */
const VANCOUVER =
  /^(?:\[?\d{1,3}[\].)] ?)?(?:\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}(?:, (?:(?:and|&) )?| (?:and|&) ))+(?:\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}|et al)\b[.:,]|^\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}\. .{12,}\b(?:19|20)\d\d\b/u
/** '2023;14:22–29', '14(3): 22', 'vol. 14, pp. 22–29'. */
const PAGES =
  /\b(?:19|20)\d\d; ?\d{1,3}(?: ?\(\d{1,3}\))?: ?e?\d+|\b\d{1,3} ?\(\d{1,3}\): ?e?\d+|\bpp\. ?\d+|\bvol\.? ?\d+,? (?:no|pp|issue|nr)\b/i

export const isCited = (text: string): boolean =>
  NAMED_AND_DATED.test(text) || VANCOUVER.test(text) || PAGES.test(text)
