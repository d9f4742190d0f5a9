/** Lists of a CV as people write them down: each layout writes things, latest first, as what stands below one heading. */

/** One thing of a list. */
export interface Thing {
  readonly name: string
  /** What is told of it: who gave it, where it was, how well it is known. */
  readonly more: string | null
  /** '2019', 'May 2019', '2015–2019'. */
  readonly time: string | null
}

const joined = (parts: readonly (string | null)[], mark = ', '): string =>
  parts.filter((part) => part !== null).join(mark)
const rest = ({ more, time }: Thing): string | null => joined([more, time]) || null
const plain = ({ name, more, time }: Thing): string => joined([name, more, time])
const aside = ({ name, time }: Thing): string => (time === null ? name : `${name} (${time})`)
const behind = (thing: Thing, mark: string): string => joined([thing.name, rest(thing)], mark)
const leading = (thing: Thing, mark: string): string =>
  joined([thing.time, joined([thing.name, thing.more])], mark)
const table = (head: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell ?? '').join(' | ')} |`)
    .join('\n')
const each =
  (one: (thing: Thing) => string, between = '\n') =>
  (things: readonly Thing[]): string =>
    things.map(one).join(between)

export type Listed = (things: readonly Thing[], noun: string) => string
/** Those that need no time, and what stands with it as one pleases. */
export const LISTED: Readonly<Record<string, Listed>> = {
  bullets: each((thing) => `- ${plain(thing)}`),
  'bullets, dash': each((thing) => `- ${behind(thing, ' – ')}`),
  'bullets, colon': each((thing) => `- ${behind(thing, ': ')}`),
  'bullets, full stop': each((thing) => `- ${plain(thing)}.`),
  'bullets, bars': each((thing) => `- ${joined([thing.name, thing.more, thing.time], ' | ')}`),
  numbered: (things) => things.map((thing, i) => `${i + 1}. ${plain(thing)}`).join('\n'),
  'bold, bullets': each((thing) => `- ${joined([`**${thing.name}**`, rest(thing)], ' – ')}`),
  'bold, comma': each((thing) => `- ${joined([`**${thing.name}**`, rest(thing)])}`),
  'bold, paragraphs': each((thing) => `**${thing.name}** ${rest(thing) ?? ''}`.trim(), '\n\n'),
  'bold, line below': each((thing) => joined([`**${thing.name}**`, rest(thing)], '  \n'), '\n\n'),
  italic: each((thing) => `- ${joined([`*${thing.name}*`, rest(thing)])}`),
  lines: each(plain, '  \n'),
  'lines, dash': each((thing) => behind(thing, ' – '), '  \n'),
  'lines, backslash': each(plain, '\\\n'),
  'lines, blank': each(plain, '\n\n'),
  'lines, colon': each((thing) => behind(thing, ': '), '  \n'),
  'row, commas': (things) =>
    things.some(({ name, time }) => /[,;]/.test(name + (time ?? ''))) ? '' : things.map(aside).join(', '),
  'row, commas, and': (things) =>
    things.some(({ name, time }) => /[,;]/.test(name + (time ?? '')))
      ? ''
      : `${things.slice(0, -1).map(aside).join(', ')} and ${aside(things.at(-1) as Thing)}.`,
  'row, semicolons': each(plain, '; '),
  'row, semicolons, stop': (things) => `${things.map((thing) => behind(thing, ', ')).join('; ')}.`,
  'row, dots': each(aside, ' · '),
  'row, bars': each(aside, ' | '),
  'row, slashes': each(({ name }) => name, ' / '),
  table: (things, noun) =>
    table(
      [noun, 'Details', 'Year'],
      things.map(({ name, more, time }) => [name, more, time]),
    ),
  'table, two': (things, noun) =>
    table(
      [noun, 'Details'],
      things.map((thing) => [thing.name, rest(thing)]),
    ),
  'table, one': (things, noun) =>
    table(
      [noun],
      things.map((thing) => [plain(thing)]),
    ),
  'table, no head': (things) =>
    table(
      ['', ''],
      things.map((thing) => [thing.name, rest(thing)]),
    ),
  nested: each((thing) =>
    [
      `- ${thing.name}`,
      ...[thing.more, thing.time].filter((part) => part !== null).map((part) => `  - ${part}`),
    ].join('\n'),
  ),
  'nested, once': each((thing) => joined([`- ${thing.name}`, rest(thing)], '\n  - ')),
  'item, line below': each((thing) => joined([`- ${thing.name}`, rest(thing)], '  \n  ')),
  'sub-headings': each((thing) => joined([`### ${thing.name}`, rest(thing)], '\n\n'), '\n\n'),
  'sub-headings, brackets': each((thing) => joined([`### ${aside(thing)}`, thing.more], '\n\n'), '\n\n'),
  definition: each((thing) => joined([thing.name, rest(thing)], '\n: '), '\n\n'),
  labels: each(
    (thing) =>
      joined(
        [
          thing.name,
          thing.more === null ? null : `Details: ${thing.more}`,
          thing.time === null ? null : `Year: ${thing.time}`,
        ],
        '  \n',
      ),
    '\n\n',
  ),
  'groups, bold': (things) =>
    `**Recent**\n\n${things
      .slice(0, 2)
      .map((thing) => `- ${plain(thing)}`)
      .join('\n')}\n\n**Earlier**\n\n${things
      .slice(2)
      .map((thing) => `- ${plain(thing)}`)
      .join('\n')}`,
  'groups, headings': (things) =>
    `### Recent\n\n${things
      .slice(0, 2)
      .map((thing) => `- ${plain(thing)}`)
      .join('\n')}\n\n### Earlier\n\n${things
      .slice(2)
      .map((thing) => `- ${plain(thing)}`)
      .join('\n')}`,
  'groups, labels': (things) =>
    `Recent: ${things.slice(0, 2).map(plain).join('; ')}  \nEarlier: ${things.slice(2).map(plain).join('; ')}`,
  'bullets, semicolons': (things) =>
    `- ${things.slice(0, 2).map(plain).join('; ')}\n- ${things.slice(2).map(plain).join('; ')}`,
  'lead and bullets': (things) =>
    `Those worth naming:\n\n${things.map((thing) => `- ${plain(thing)}`).join('\n')}`,
  'bullets and foot': (things) =>
    `${things.map((thing) => `- ${plain(thing)}`).join('\n')}\n\nMore on request.`,
}
/** Those that a time opens or closes. */
export const TIMED: Readonly<Record<string, Listed>> = {
  'year, dash': each((thing) => `- ${leading(thing, ' – ')}`),
  'year, colon': each((thing) => `- ${leading(thing, ': ')}`),
  'year, comma': each((thing) => `- ${leading(thing, ', ')}`),
  'year, blank': each((thing) => `- ${leading(thing, ' ')}`),
  'bold year': each((thing) => `- **${thing.time}** ${joined([thing.name, thing.more])}`),
  'bold year, lines': each((thing) => `**${thing.time}** ${joined([thing.name, thing.more])}`, '  \n'),
  'year, lines': each((thing) => leading(thing, ' – '), '  \n'),
  'year, paragraphs': each((thing) => leading(thing, ' '), '\n\n'),
  'year, row': each((thing) => leading(thing, ' '), '; '),
  brackets: each((thing) => `- ${joined([thing.name, thing.more])} (${thing.time})`),
  'brackets, name': each((thing) => `- ${joined([aside(thing), thing.more])}`),
  'table, year first': (things, noun) =>
    table(
      ['Year', noun, 'Details'],
      things.map(({ name, more, time }) => [time, name, more]),
    ),
  'table, year, no details': (things, noun) =>
    table(
      ['Year', noun],
      things.map(({ name, more, time }) => [time, joined([name, more])]),
    ),
  'years as headings': each((thing) => `### ${thing.time}\n\n${joined([thing.name, thing.more])}`, '\n\n'),
  'years as headings, bullets': each(
    (thing) => `### ${thing.time}\n\n- ${joined([thing.name, thing.more])}`,
    '\n\n',
  ),
  'years, definition': each((thing) => `${thing.time}\n: ${joined([thing.name, thing.more])}`, '\n\n'),
}
