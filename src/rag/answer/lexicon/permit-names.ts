/** What leave to live and work somewhere is called, where the word 'permit' or 'visa' does not stand beside it. */
const NAMES = [
  "(?:employment|work|dependant['’]?s?|S|training) pass",
  'stamp (?:1G?|2|3|4|5|6)\\b(?! duty)',
  'green card',
  '(?:EU )?blue card',
  'H-?1-?B|L-?1[AB]?\\b|TN status|J-?1\\b|O-?1\\b|E-?3\\b|F-?1 OPT|STEM OPT',
  'indefinite leave|limited leave|leave to remain|pre-?settled|settled status',
  'ILR\\b|BRP\\b|BN\\(?O\\)?\\b',
  'skilled worker|tier [12]\\b|graduate route|youth mobility|working holiday|ancestry route',
  'niederlassungserlaubnis|aufenthalts(?:erlaubnis|titel|bewilligung)|arbeitserlaubnis|chancenkarte',
  '(?:carte|titre) de s[ée]jour|permesso di soggiorno|tarjeta de residencia|\\bNIE\\b|autorizaci[oó]n de residencia',
  'iqama|emirates id|golden residency',
  'permanent residen(?:t|ts|ce|cy)|PR (?:card|holder|status)|subclass \\d{3}|(?:full |unrestricted )?work(?:ing)? rights',
] as const

export const PERMIT_NAMES = NAMES.join('|')
