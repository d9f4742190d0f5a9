/** Words for what never came about, or has not yet: failed, pending, booked, not signed off. */

/** Where a part of an item begins, with what may stand before a state: 'test booked', 'application pending'. */
const AT =
  '(?:^|[,;:(.–—|?·] ?|\\s[-–—] |\\b(?:but|was|is|were|currently|still|so)\\s)(?:(?:the )?(?:exam|test|assessment|application|practical|theory|final|renewal|certificate|card|course|paper|it|all|still|now|currently|class)\\s)?'
export const ends = (source: string): RegExp => new RegExp(`${AT}(?:${source})(?![\\p{L}-])`, 'iu')

/** It never came about, or not yet. */
export const NOT_HAD = ends(
  [
    'failed|fail(?! )|refused|rejected|unsuccessful|withdrawn|withdrew|abandoned|cancel(?:l?ed)|turned down|gave (?:it )?up|given up|dropped(?: out)?|broken off',
    '(?:not|never)(?: yet)? (?:taken|sat|passed|obtained|finished|completed|awarded|held|issued|earned|gained|granted|funded|won|published|built|signed off|started|begun|received|required|attempted|authori[sz]ed|certified|licensed|qualified|approved)',
    'attempted|pending|applied(?: for)?|enrolled|booked|planned|scheduled|waiting|outstanding|in progress|in preparation|in process|under way|studying|unfinished|incomplete|audited|attendance only|attended only|observed only|demo only|retired before|to (?:be )?(?:taken|sat|resat|retaken|finished|completed|come|do)|ruled out|considered',
    "no(?=[,;]|\\.(?! ?\\d)| but|$)|none(?=[,;.]|$)|no (?:certificate|card|diploma|degree|licence|license|exam)|doesn't|don't",
  ].join('|'),
)
/** Behind what was taken. */
export const NEVER_GOT =
  /\b(?:courses?|exams?|examinations?|tests?|assessments?|projects?|hours|papers?|practicals?|parts?|interviews?|training)(?: (?!and\b|is\b)\S{1,20}){0,3} (?:are |is |still )*(?:booked|pending|outstanding|cancell?ed|scheduled|to come)\b|\b(?:card|certificate|licence|license|diploma|badge|exam|test|thesis|dissertation|project|final)s? (?:was |were )?(?:never|not)(?: yet)? \p{L}+|\bnot (?:yet )?(?:passed|awarded|signed off|completed)\b|\bbefore I (?:sat|took|could|passed)\b|\bmodules? (?:left|short|to go)\b/iu

/** What one gets, or does not. */
export const GOT =
  /\b(?:certificat\w*|certs?|licen[cs]es?|permits?|cards?|tickets?|registrations?|accreditations?|memberships?|visas?|exams?|examinations?|tests?|degrees?|diplomas?|qualifications?|courses?|badges?|grants?|awards?|prizes?|fellowships?|scholarships?|clearances?|charters?|approvals?|authori[sz]ations?|trainings?|endorsements?|ratings?)\b/
