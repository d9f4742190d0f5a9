/** 'security clearance?', 'clean criminal record / DBS?': checks of the person; what customs, doctors or courts clear is no answer. */
import type { Facts } from '../../facts/facts.ts'
import { wordSet, type Asking } from '../asked-freely.ts'
import { piecesOf } from '../pieces.ts'
import { NOWHERE, planOf, type Overview } from '../planner.ts'
import { sayAll } from '../told.ts'

const CHECKS = wordSet(
  'valid current level levels enhanced clean hold holds holding obtain get got passed pass undergo undergone check checks checked granted security police background government national certificate certificates held clear clearance vetting vetted',
)
export const CLEARANCE_ASKED: Asking = {
  says: /\b(?:(?:security|government|national|nato|police|sc|dv|secret|top secret) )*(?:security )?(?:clearances?|vetting|vetted|cleared|developed vetting)\b/g,
  beside: CHECKS,
}
export const RECORD_CHECK_ASKED: Asking = {
  says: /\b(?:criminal (?:records?|convictions?|offences?|history|background)(?: (?:check|disclosure|certificate|extract))?|(?:enhanced )?(?:dbs|crb|pvg)(?: (?:check|certificate|clearance|status|disclosure))?|disclosure and barring|garda vett(?:ing|ed)|police (?:checks?|certificates?|records?)|background checks?|convictions?|certificate of good conduct)\b/g,
  beside: CHECKS,
}

const CLEARED =
  /\b(?:security|government|police|baseline|nato|garda|management|developed|personnel|airside|counter[- ]terrorist)[- ]+(?:security )?(?:check|clear|vett|screen)\w*|\b(?:SC|DV|CTC|BPSS|TS\/SCI|NV[12])\b(?=[^.;]{0,30}\b(?:clear|grant|held|lapsed|expire|valid|until|vett|renew))|\b(?:BPSS|TS\/SCI|DV[- ]cleared|SC[- ]cleared|top secret)\b|\b(?:NATO|EU|COSMIC) (?:secret|confidential|restricted)\b|\bcleared (?:to|at) (?:the )?(?:level|secret|confidential|SC|DV)\b|\b(?:vetting|vetted|clearance)\b.{0,40}\b(?:19|20)\d\d\b|\bsecurity clear/i
const CLEARED_LABEL = /^(?:(?:security|police|my) )*(?:clearance|vetting)(?: level)?$|^security$/
const NO_CLEARANCE =
  /\b(?:customs|medical|health|high altitude|slum|snow|land|site|mine|rights|archive|border|sample|debt|trades(?:men|people)|inspections|backlog|suppliers|vetted (?:\d|tenders|list|candidates)|(?:I|who|we) vetted)\b/i
const CHECKED =
  /\b(?:DBS|CRB|PVG|criminal records?|disclosure (?:and barring|scotland)|(?:police|garda) (?:check|clearance|vett|certificate)\w*|(?:un)?spent convictions?|no convictions|certificate of (?:good )?conduct|background check)\b|f[üu]hrungszeugnis/i
const MOST = 2

const told = (facts: Facts, tells: RegExp, label: RegExp | null, not?: RegExp): Overview =>
  planOf(
    sayAll(
      piecesOf(facts).filter(
        (piece) =>
          !not?.test(piece.text) && (tells.test(piece.text) || (label !== null && label.test(piece.label))),
      ),
      MOST,
    ),
  ) ?? NOWHERE

export const planClearance = (facts: Facts): Overview => told(facts, CLEARED, CLEARED_LABEL, NO_CLEARANCE)
export const planRecordCheck = (facts: Facts): Overview => told(facts, CHECKED, /^(?:dbs|vetting)\W*$/)
