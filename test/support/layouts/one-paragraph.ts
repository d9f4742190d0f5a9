/** The house, the dates and what one was in lines of one paragraph, in any order, with what was done in it or below. */
import { bullets as bl, type Post } from './posts.ts'

type Layout = (p: Post, d: string) => string

const told = (p: Post): string => p.tasks.join(' ')

/** Below the heading of a section. */
export const LINES: Readonly<Record<string, Layout>> = {
  bOP_D_T_told: (p, d) => `**${p.house}, ${p.place}**\n${d}\n${p.title}\n${told(p)}`,
  OP_D_T: (p, d) => `${p.house}, ${p.place}\n${d}\n${p.title}\n\n${bl(p)}`,
  bOP_T_D_told: (p, d) => `**${p.house}, ${p.place}**\n${p.title}\n${d}\n${told(p)}`,
  OP_T_D: (p, d) => `${p.house}, ${p.place}  \n${p.title}  \n${d}\n\n${told(p)}`,
  bT_D_OP: (p, d) => `**${p.title}**  \n${d}  \n${p.house}, ${p.place}\n\n${bl(p)}`,
  T_D_O_in: (p, d) => `${p.title}\n${d}\n${p.house} (${p.place})\n\n${bl(p)}`,
  T_OP_D: (p, d) => `${p.title}\n${p.house}, ${p.place}\n${d}\n\n${told(p)}`,
  D_T_OP_told: (p, d) => `${d}\n${p.title}\n${p.house}, ${p.place}\n${told(p)}`,
  D_bOP_T: (p, d) => `${d}\n**${p.house}, ${p.place}**\n${p.title}\n\n${bl(p)}`,
  DT_bOP_told: (p, d) => `${d} | ${p.title}\n**${p.house}, ${p.place}**\n${told(p)}`,
  i_bO_D_T: (p, d) => `- **${p.house}, ${p.place}**  \n  ${d}  \n  ${p.title}\n${bl(p, '  ')}`,
  i_bD_T_O: (p, d) => `- **${d}**  \n  ${p.title}  \n  ${p.house}, ${p.place}\n${bl(p, '  ')}`,
  quoted_O_D_T: (p, d) => `> **${p.house}, ${p.place}**  \n> ${d}  \n> ${p.title}\n\n${bl(p)}`,
  h3_D_O_T: (p, d) => `### ${d}\n${p.house}, ${p.place}\n${p.title}\n\n${bl(p)}`,
  h3_D_T_O: (p, d) => `### ${d}\n${p.title}\n${p.house}, ${p.place}\n\n${bl(p)}`,
  pp_bOP_D_T: (p, d) => `**${p.house}, ${p.place}**\n\n${d}\n\n${p.title}\n\n${told(p)}`,
}
