/** Kinds of sections a CV has, with the words their headings and their content use. General English only. */

export type Kind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'publications'
  | 'talks'
  | 'awards'
  | 'projects'
  | 'volunteering'
  | 'teaching'
  | 'funding'
  | 'memberships'
  | 'references'
  | 'interests'
  | 'contact'
  | 'practical'

/** How surely something is of each kind, from 0 to 1. */
export type KindWeights = ReadonlyMap<Kind, number>

/** Heading patterns, tried on the folded heading; the first kinds weigh as much as later ones. */
export const HEADING_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'experience',
    /\b(?:i(?:'ve| have)? (?:worked(?! with\W*$)|cooked|played|served|been|nursed|sailed|(?<!\b(?:things|what|stuff|code) i(?:'ve| have)? )built|built (?:at|for) (?!home|fun|myself|others))|worked (?:at|for|in)|employment|work (?:history|experience)|professional experience|career|appointments|(?:military|naval|army|air force|police|fire|sea|diplomatic|public|civil|foreign|ambulance|prison|government|federal|active|regular) service|service (?:record|history))\b/,
  ],
  [
    'education',
    /^(?:(?:academic|formal|higher|general|my) )?education\b(?! (?:projects?|work|policy|outreach))/,
  ],
  [
    'references',
    /\brefere(?:nce|nces|e|es)\b|\bvouch|who (?:can|could|will|would|might|to) (?:speak|vouch|ask|call|tell|confirm|answer for|say|recommend|put in)|ask (?:them|these|about me)|recommendation|testimonial|people who know|will (?:speak|vouch) for|ring them|\b(?:may|can|could|might|will|to) be (?:consulted|approached|asked|phoned|called)\b|what (?:others|people|clients|colleagues)\b.* say|\b(?:people|names|ones|two|three|persons?) (?:to (?:ask|call|ring|phone)|who (?:know|will|can))|\bwho knows\b|\bask (?:these|those)\b/,
  ],
  [
    'contact',
    /\bcontact|get in touch|reach me|where to find me|find me|how to reach|personal (?:details|data|information)|address|write to me|say hello|coordinates/,
  ],
  [
    'languages',
    /(?<!\b(?:programming|coding|scripting|markup|query|computer) )\blanguages?\b|\btongues?\b|(?<!\b(?:have|ve|has|was|been|am) )\bspoken\b(?! (?:about|at|on|of|before|to|word)\b)|linguistic|\bi speak|words i speak|^speech$|talking to humans|human interfaces/,
  ],
  [
    'certifications',
    /certif|licen[cs]e|\bregistration|accredit|\bqualif|credential|\bon paper\b|(?<!\b(?:conference|journal|scientific|research|academic|working|refereed|reviewed|published|review|position) )\bpapers\b|tickets?\b|permits?\b|approvals?\b|authori[sz]ations?\b|further training|\b(?:training|courses?)\b(?! (?:and courses |courses |sessions )?(?:i (?:have |ve |'ve )?)?(?:given|gave|delivered|provided|run|ran|held|led)\b)|continuing|professional development|\bcpd\b|admission|badges?\b|rights of audience|ratings?\b|endorsement|\bexam(?:s|inations?)\b/,
  ],
  [
    'education',
    /\beducation|\bstud(?:y|ies|ied)\b|\bdegrees?\b|academic (?:background|record|history)|(?<!\boutside (?:of )?)\bschool(?:ing|s)?\b|\buniversity|apprenticeship|where i (?:was |got |have )?(?:learn|stud|train|taught|educat)|\bdiplomas?\b|\blearn(?:t|ed|ing)\b|\bacademia\b|\balma mater|qualif|\bformation\b|\btraining\b(?! (?:and courses |courses |sessions )?(?:i (?:have |ve |'ve )?)?(?:given|gave|delivered|provided|run|ran|held|led)\b)|\bschooled\b|conservator|\bi was trained|^doctorate$/,
  ],
  [
    'publications',
    /\bpublication|\bpaper(?:s)?\b|\barticles?\b|(?<!\bto )\bbooks?\b(?! (?:me|him|her|us|them|a|an|your)\b)|\bwriting|\bwritten\b|\bjournal|\bpatents?\b|\bdiscograph|\brecordings?\b|\bpress\b|\bin print\b|\bprinted\b|\bpublished\b|\bblog|\bwords\b|\bauthor(?!i[sz]|ity|ities)|bibliograph|edited|(?<!\baudits? (?:and|&|or) )reviews?\b(?! (?:led|conducted|carried out|and audits?))/,
  ],
  [
    'talks',
    /\btalk(?:s|ed)?\b|\b(?:have|ve|has) (?:spoken|lectured)\b|\bspeaking\b|\bwhere i (?:spoke|(?:have |ve |'ve )?presented)\b|\bspoken (?:about|at|on|before|to)\b|\bpresentations?\b|\bconferences?\b|\blectures?\b|\bpanels?\b|\bkeynotes?\b|\b(?:on|in) (?:stage|public)\b|\bstage time\b|\blecterns?\b|\bpodiums?\b|\bspeeches\b|\bseminars?\b|media appearances|\bposters?\b|\bstage and (?:page|print)|\bout loud\b|\bmicrophones?\b/,
  ],
  [
    'awards',
    /\bawards?\b|\bprizes?\b|\bhono(?:u)?rs?\b|\bdistinctions?\b|recognition|\bmedals?\b|\bachievements?\b|pats? on the back|\bwon\b|accolade|competitions?\b|applause|trophies|proud of|scholarships?\b|kind words|\bgongs\b|\blaurels\b|\brosettes\b|\bbouquets\b|\bnods\b|\bnoticed by|\brecogni[sz]ed|(?<!say |tell you )nice things|\bthanks i\b/,
  ],
  [
    'projects',
    /^(?:my |the |some )?side[- ](?:doors?|hustles?|quests?|things|gigs|lines?|streets?|dishes)$|\bprojects?\b|open[ -]?source|\brepositories\b|^(?:(?:my|top|pinned|featured|selected|public) )*repos$|portfolio|selected work|pieces? of (?:my |the )?work\b|case stud|\bside work|\bapps\b|(?:things|what|stuff) (?:i|we)(?:'ve| have)? (?:built|made)\b(?! (?:at|for) (?!home|fun|myself|others))|(?:built|code) in the open|(?:released|shipped) \w+|^code$|^(?:my )?(?:films?|documentaries|plays|shows|records|games)(?: (?:i|we)\b.*)?$|filmography|\bcredits\b|\bworks\b|\bcampaigns?\b|\bbuilds\b|\bexhibitions?\b|\brepertoire|\bproductions?\b|\bdeals\b|software|(?<!\blisten.{0,30})\bpodcasts\b(?!.{0,30}\blisten)|\binvestigations\b|^series\b/,
  ],
  [
    'volunteering',
    /\bpositions? of responsibility\b|^(?:(?:student|campus|other) )?(?:leadership|activities|involvement)(?: (?:and|&) (?:leadership|activities|involvement|service|honou?rs|sports?|athletics))?$|\bextra-?curricular|volunt|\bcommunity\b|pro bono|\bcharit|helping out|for others|giving back|civic|unpaid|\bcauses?\b|honorary|\bgood deeds|\bservice\b|\boutreach\b|public engagement|neighbou?rhood|\btrustee|\bgiving (?:time|something)|\bgiven back|\bfor nothing\b|\bpublic good\b|\bown time\b|\bwithout pay\b|nobody is paying/,
  ],
  [
    'teaching',
    /\bteach|\b(?:training|courses) (?:and courses |courses |sessions )?(?:i (?:have |ve |'ve )?)?(?:given|gave|delivered|provided|run|ran|held|led)\b|\bsupervis|\blecturing|\bmentoring|(?<!\bi (?:was|got|have been) )\btaught\b|\bpass(?:ing|ed)? (?:it|things|knowledge|the craft) on\b|\bcoaching\b|\bworkshops?\b|\bstudents\b|\bmasterclass|\bpupils\b/,
  ],
  [
    'funding',
    /\bfunding|\bgrants?\b|\bfellowships?\b|\bfunds\b|\bthird[- ]party|research money|^(?:(?:current|completed|pending|past|other|research|grant)(?: (?:and|&|\/) (?:current|completed|pending|past|other))? )?support$|\bscholarships?\b/,
  ],
  [
    'memberships',
    /\bmembership|\bprofessional standing|\baffiliation|\bsociet(?:y|ies)\b|\bprofessional bodies|\bassociations?\b|\bcommittees?\b|\bboards?\b|\bclubs\b|\bservice\b/,
  ],
  [
    'interests',
    /^off$|\binterests?\b|\bhobb(?:y|ies)\b|outside (?:of )?(?:work|the|school|class|lessons|office)|spare time|free time|\boff[ -](?:duty|screen|site|call|keyboard|stage|hours|work|the \w+)\b|\boutside$|leisure|when (?:i am|i'm|he is|she is) (?:not|off)|when not |free evenings|shore leave|when the|besides|away from|after hours|\bfun\b|pastimes?|beyond (?:work|the)|not (?:at )?work|weekends?|off the clock|private(?:ly)?\b|life outside|the rest of/,
  ],
  [
    'practical',
    /\bpractical|\bavailab|working (?:arrangement|condition|pattern|preference|time|hours)|\bconditions\b|\bterms\b|\blogistics\b|looking for|^(?:(?:position|role|post|job|work) )?(?:wanted|sought)$|small print|good to know|(?:other|additional) information|\bpreferences?\b|\brates?\b|\bhours\b|\bnotice\b|\bmobility\b|work (?:permit|authori)|\bwhat i (?:want|need|(?:seek|look for|am after|hope for|am looking)\b)|further information|miscellaneous|\bpersonal\b(?! (?:and \w+ )?(?:skills?|competenc|qualities|strengths|statement|summary|projects?))|\bnext\b|\bfine print|(?:before|if) you (?:call|hire|want|need)|\bwhat i would\b|\bprices\b|\badministrative|\b(?:ground|house) rules\b|rules of the house|nuts and bolts|visa status|what (?:suits me|(?:he|she) wants)|book(?:ing)? me\b|\bhow (?:you can|to) (?:have|hire|book|get) me|looking ahead|what would (?:make|move)|\b(?:when|how)(?: and \w+)? i (?:can |like to |prefer to |want to )?work\b|\bwhere i (?:can|like to|want to) work\b|^(?:for|to|notes? for|a note to|information for) (?:(?:future|new|potential|prospective|interested) )?(?:employers?|recruiters?|(?:hiring )?managers|headhunters|clients|agencies)$|\bmay want to know\b/,
  ],
  [
    'skills',
    /\bskills?\b|\b(?:programming|coding|scripting|markup|query|computer) languages\b|\bwhat (?:i|he|she|they) (?:bring|know)|\btech(?:nical)?\b|\bkit\b|\b(?:things|what|programs|programmes|machines|machinery|instruments|languages) i (?:use|work (?:with|in)|write in)\b|what is (?:on my desk|in my (?:bag|case))|^computers?$|\bcompeten|\btechnolog|\btools?\b|\btoolbox|\btool ?kit|\bstack\b|\bexpertise|good at|\bcapabilit|\bknow[- ]how|\bstrengths?\b|\bproficien|\bmethods?\b|\bsoftware\b|\bequipment\b|\btechniques?\b|\bsystems?\b|\bspeciali(?:s|z|t)|\bcan do\b|\bknowledge\b|(?<!\b(?:before|after|since|behind|around|about|do|did|does|to|of|with|for|at|on|into|by|beyond|got|get|made|make|like|love|all) )\bit\b(?! (?:all|is|was|goes|went|began|started|came|comes|has|takes|took|on)\b)|\bcomputing\b|\binstruments?\b|\bspecies\b|\bareas\b|not for me|every week|now and then|\bmachines?\b|\bability|abilities/,
  ],
  [
    'experience',
    /\bexperience|^occupations?$|\bemploy|\bself-employed|\bfreelanc(?:e|ing)\b|\bcareer|\bwork\b(?! to\b)|\bwork(?:ed|ing)? (?:history|life|record)|\bjobs?\b|\bappointments?\b|\bpositions?\b|\bposts?\b|\broles?\b|where i have|\bprofessional\b|\bengagements?\b|\bpractice\b|\bassignments?\b|\bplacements?\b|\binternships?\b|\bservice record|\btrack record|\bso far\b|\bwhat (?:i|he|she|they) (?:do(?:es)?|did|have done|has done|was|am|is)\b(?! (?:asked|called|known|paid|hired|proud|reading|learning)\b)|\bearn (?:my|a) living|\bpath\b|\bjourney\b|\btimeline\b|stations\b|\bseasons?\b/,
  ],
  [
    'summary',
    /\bsummary|\bprofile\b|\babout\b|\bobjective|\bin short\b|\boverview|\bintroduction|\bhello\b|\bwho i am|\bstatement|\bin brief|\bnutshell|\bat a glance|\bresearch (?:focus|interests?)|\bfocus\b|\bmission\b|\bbio(?:graphy)?\b|\bpitch\b|\bme in\b|\bkey facts|^(?:(?:key|main|selected|some|career) )*(?:facts and )?figures$|^(?:(?:key|main|some) )*(?:numbers|metrics|kpis)$|\bin (?:numbers|figures)$|short version|\btl;?dr\b|\bgist\b|\bin (?:a few|two|three|four|five) (?:lines|sentences|paragraphs|words)|\bsnapshot\b|^abstract$|^portrait$|\breadme\b|\bmy story\b|^who (?:he|she) is$|who you would be hiring/,
  ],
]

/** What the text of a section of the kind tends to hold; each hit in a unit is evidence. */
export const CONTENT_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'contact',
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,200}|(?:^|\s)(?:phone|mobile|tel|e-?mail|web(?:site)?)\b|\+\d[\d ()-]{7,}|https?:\/\//i,
  ],
  [
    'languages',
    /\b(?:native|mother tongue|fluent|bilingual|first language|[abc][12]\b|conversational|a few words|reading only)\b/i,
  ],
  [
    'references',
    /\b(?:on request|happy to (?:talk|speak)|former (?:manager|boss|supervisor|head)|ask me first|please (?:do not|don't) contact|can be (?:reached|contacted|called))\b/i,
  ],
  [
    'education',
    /\b(?:ph\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?eng|b\.?eng|llb|llm|mba|bachelor|master|diploma|degree|thesis|dissertation|university|college|school|a-levels|gcse|honours|apprentice(?:ship)?|conservatoire|academy|faculty|cum laude|exam)\b/i,
  ],
  [
    'certifications',
    /\b(?:valid|expir|renew|certif|licen[cs]e|issued|accredited|registered|no expiry|recertified|lapsed)/i,
  ],
  [
    'practical',
    /\b(?:notice|relocat|would move|visa|sponsorship|work permit|right to work|citizen|passport|driving licen[cs]e|hours a week|hybrid|remote|full[- ]time|part[- ]time|available|commut|travel)\b/i,
  ],
  ['awards', /\b(?:prize|award|medal|winner|runner-up|shortlisted|of the year|best)\b/i],
  ['publications', /\b(?:journal|press|vol\.|pp\.|doi|isbn|pages|edition|printing)\b|\d+–\d+\.?$/i],
  [
    'volunteering',
    /\b(?:volunt|charity|unpaid|food bank|soup kitchen|coach|treasurer|trustee|helper|befriend)/i,
  ],
  [
    'funding',
    /\b(?:principal investigator|co-investigator|co-applicant|grant|fellow(?:ship)?|funded|fund|scholarship)\b/i,
  ],
]
