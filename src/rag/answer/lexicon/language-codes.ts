/** Languages by the letters that people put for them in lists of levels: ISO codes, and those of countries. */
import { stem } from '../text/text.ts'

const CODES = `EN ENG GB UK english; DE GER DEU german; FR FRA FRE french; ES ESP SPA spanish; IT ITA italian; PT POR portuguese;
  NL DUT NLD dutch; PL POL polish; CS CZ CES czech; SK SLK slovak; SL SLV slovenian slovene; HU HUN hungarian; RO RON RUM romanian;
  BG BUL bulgarian; EL GR GRE greek; TR TUR turkish; UK UA UKR ukrainian; RU RUS russian; ET EST estonian; LV LAV latvian;
  LT LIT lithuanian; HR HRV croatian; SR SRP serbian; SV SE SWE swedish; DA DK DAN danish; NO NB NN NOR norwegian;
  FI FIN finnish; IS ISL icelandic; JA JP JPN japanese; ZH CN CHN chinese mandarin; KO KR KOR korean; AR ARA arabic;
  HE IL HEB hebrew; FA FAS persian farsi; HI HIN hindi; UR URD urdu; BN BEN bengali; CA CAT catalan; EU EUS basque;
  GL GLG galician; GA IE GLE irish; CY CYM welsh; LB LU LTZ luxembourgish; MT MLT maltese; SQ ALB albanian; VI VN VIE vietnamese;
  TH THA thai; ID IND indonesian; LA LAT latin; BSL british sign language`

/** Stems of a language's names by its code, as it is written. */
export const LANGUAGE_CODES: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>()
  for (const entry of CODES.split(';')) {
    const all = entry.trim().split(/\s+/)
    const names = all.filter((word) => word === word.toLowerCase()).map(stem)
    for (const code of all.filter((word) => word !== word.toLowerCase()))
      map.set(code, [...(map.get(code) ?? []), ...names])
  }
  return map
})()
