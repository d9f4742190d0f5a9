/** Strings that a regular expression matches, made at random from its source. */

const TOKEN = /\\[pP]\{\w+\}|\\.|\[(?:[^\]\\]|\\.)+\]|\(\?(?:<?[=!]|:)|(?:[?*+]|\{\d+(?:,\d*)?\})\??|[^]/g
const FILLERS = ['a', 'x', 'work', '7', '-', ' ', 'é', '’', '. ']
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  '\\w': ['a', 'z', '7', '_'],
  '\\d': ['0', '9'],
  '\\s': [' ', '\n', '\u00a0'],
  '\\W': [' ', '-', 'é', "'"],
}

/** A string that the pattern matches, with something around it; null when what was made is none, as looking around may rule it out. */
export function madeFor(pattern: RegExp, next: () => number): string | null {
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? ''
  const around = (): string => (next() < 0.3 ? pick(FILLERS) : next() < 0.3 ? pick([' ', "'", ', ']) : '')
  const tokens = pattern.source.match(TOKEN) ?? []
  let at = 0
  const either = (): string => {
    const ways = [row()]
    while (tokens[at++] === '|') ways.push(row())
    return pick(ways)
  }
  const row = (): string => {
    let made = ''
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') {
      const from = at
      let part = one()
      const often = tokens[at] ?? ''
      const [, least = '', most = ''] = /^(?:[?*+]|\{(\d+)(?:,(\d*))?\})\??$/.exec(often) ?? [null]
      if (/^(?:[?*+]|\{.)/.test(often)) {
        const low = often.startsWith('+') ? 1 : Number(least)
        const high = often.startsWith('?') ? 1 : low + Math.min(3, Number(most || 3))
        const times = low + Math.floor(next() * (high - low + 1))
        const after = at + 1
        part = ''
        for (let i = 0; i < times; i++) {
          at = from
          part += one()
        }
        at = after
      }
      made += part
    }
    return made
  }
  const one = (): string => {
    const token = tokens[at++] ?? ''
    if (token.startsWith('(')) {
      const inner = either()
      return /[=!]$/.test(token) && !(token === '(?=' && next() < 0.7) ? '' : inner
    }
    if (/^(?:\\[bB]|[$^])$/.test(token)) return ''
    if (token === '.') return pick(FILLERS)
    if (token.startsWith('[')) {
      const member = new RegExp(token, pattern.flags)
      return pick([...' -,;:.!?\'’"az_79éÉ'].filter((sign) => member.test(sign)))
    }
    return CLASSES[token] ? pick(CLASSES[token]) : token.replace(/^\\[pP].*/, 'É').replace(/^\\/, '')
  }
  const made = either()
  const whole = pattern.flags === 'i' && next() < 0.5 ? made.toUpperCase() : made
  const placed = around() + whole + around()
  return [placed, whole].find((text) => pattern.test(text)) ?? null
}
