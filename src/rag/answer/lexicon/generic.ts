/** Words that say nothing about which part of a CV is meant. */

/** Ways to name the person the CV is about. */
export const PERSONAL: ReadonlySet<string> = new Set(
  `candidate applicant person man woman guy lady individual professional jobseeker mr mrs ms miss dr sir madam prof
  he she they you him her them his their your i we us our me my somebody someone anyone anybody`.split(/\s+/),
)
