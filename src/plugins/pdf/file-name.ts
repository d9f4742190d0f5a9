/** Content-Disposition with a name for the file (RFC 6266). */

/** What file systems or shells take for something else. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|%]/gu

/** Shown in the browser, and saved under the person's name; `filename*` carries what ASCII cannot. */
export function inlineAs(person: string, suffix = ''): string {
  const name = Array.from(person.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()).slice(0, 100).join('')
  const ascii = name
    .normalize('NFKD')
    .replace(/[øØłŁđĐßæÆœŒ]/g, (c) => PLAIN[c] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const file = (base: string) => `${base || 'CV'}${suffix}.pdf`
  const encoded = encodeURIComponent(file(name)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${file(/[A-Za-z0-9]/.test(ascii) ? ascii : '')}"; filename*=UTF-8''${encoded}`
}

/** Letters that do not come apart into a base and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
}
