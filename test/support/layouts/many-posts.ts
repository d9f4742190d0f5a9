/** Several posts as people write them down together: in a table, or below the house where they were held. */
import { bullets as bl, monthOf, type Post } from './posts.ts'

type Dates = (post: Post) => string

export const TABLES: Readonly<Record<string, (ps: readonly Post[], df: Dates) => string>> = {
  t_DTO: (ps, df) =>
    `| Years | Post | Employer |\n| --- | --- | --- |\n${ps.map((p) => `| ${df(p)} | ${p.title} | ${p.house}, ${p.place} |`).join('\n')}`,
  t_TOD: (ps, df) =>
    `| Role | Organisation | Dates |\n| --- | --- | --- |\n${ps.map((p) => `| ${p.title} | ${p.house} | ${df(p)} |`).join('\n')}`,
  t_OTDb: (ps, df) =>
    `| Company | Title | When | What |\n| --- | --- | --- | --- |\n${ps.map((p) => `| ${p.house} | ${p.title} | ${df(p)} | ${p.tasks.join(' ')} |`).join('\n')}`,
  t_nohead: (ps, df) =>
    `| | |\n| --- | --- |\n${ps.map((p) => `| ${df(p)} | **${p.title}**, ${p.house} |`).join('\n')}`,
  t_from_to: (ps) =>
    `| From | To | Post | Where |\n| --- | --- | --- | --- |\n${ps.map((p) => `| ${monthOf(p.from)} | ${p.to ? monthOf(p.to) : 'now'} | ${p.title} | ${p.house} |`).join('\n')}`,
  t_where: (ps, df) =>
    `| Period | As | Where | Headcount led |\n| --- | --- | --- | --- |\n${ps.map((p) => `| ${df(p)} | ${p.title} | ${p.house}, ${p.place} | 4 |`).join('\n')}`,
  t_two: (ps, df) =>
    `| When | What and where |\n| --- | --- |\n${ps.map((p) => `| ${df(p)} | ${p.title}, ${p.house} |`).join('\n')}`,
}

/** A house and one's posts there, latest first. */
export interface House {
  readonly house: string
  readonly place: string
  readonly posts: readonly Post[]
}

export const HOUSES: Readonly<Record<string, (h: House, df: Dates) => string>> = {
  m_h3_b: (h, df) =>
    `### ${h.house}, ${h.place}\n\n${h.posts.map((p) => `**${p.title}** (${df(p)})\n\n${bl(p)}`).join('\n\n')}`,
  m_h3_em: (h, df) =>
    `### ${h.house}\n\n${h.posts.map((p) => `*${p.title}, ${df(p)}*\n\n${bl(p)}`).join('\n\n')}`,
  m_h3_h4: (h, df) =>
    `### ${h.house}\n\n${h.posts.map((p) => `#### ${p.title}\n\n${df(p)}\n\n${bl(p)}`).join('\n\n')}`,
  m_h3_h4d: (h, df) =>
    `### ${h.house}\n\n${h.posts.map((p) => `#### ${p.title} (${df(p)})\n\n${bl(p)}`).join('\n\n')}`,
  m_b_em: (h, df) =>
    `**${h.house}**, ${h.place}\n\n${h.posts.map((p) => `*${p.title}*, ${df(p)}\n\n${bl(p)}`).join('\n\n')}`,
  m_b_em2: (h, df) =>
    `**${h.house}**\n\n${h.posts.map((p) => `*${p.title}* (${df(p)})\n${bl(p)}`).join('\n\n')}`,
  m_i_nested: (h, df) =>
    `- **${h.house}**, ${h.place}\n${h.posts.map((p) => `  - ${p.title}, ${df(p)}`).join('\n')}`,
  m_i_nested_b: (h, df) => `- ${h.house}\n${h.posts.map((p) => `  - **${p.title}** (${df(p)})`).join('\n')}`,
  m_h2_b: (h, df) =>
    `## ${h.house}\n\n${h.posts.map((p) => `**${p.title}** (${df(p)})\n\n${bl(p)}`).join('\n\n')}`,
  m_h2_h3: (h, df) =>
    `## ${h.house}\n\n${h.posts.map((p) => `### ${p.title}\n\n${df(p)}\n\n${bl(p)}`).join('\n\n')}`,
  m_h3_item: (h, df) =>
    `### ${h.house}\n\n${h.posts.map((p) => `- **${p.title}**, ${df(p)}\n${bl(p, '  ')}`).join('\n')}`,
  m_h3_item_plain: (h, df) =>
    `### ${h.house}, ${h.place}\n\n${h.posts.map((p) => `- ${p.title}, ${df(p)}`).join('\n')}`,
  m_h3_D_b: (h, df) =>
    `### ${h.house}\n\n${h.posts.map((p) => `**${df(p)}: ${p.title}**\n\n${bl(p)}`).join('\n\n')}`,
  m_h3dated_b: (h, df) =>
    `### ${h.house} (${h.posts.at(-1)!.from[0]} – ${h.posts[0]!.to?.[0] ?? 'present'})\n\n${h.posts.map((p) => `**${p.title}** (${df(p)})\n\n${bl(p)}`).join('\n\n')}`,
}
