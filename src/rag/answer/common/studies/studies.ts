/** Degrees, schools, years of graduation, theses, courses and certificates; the languages one speaks come first. */
import { A_YEAR, OWN, WHO, WHOSE } from '../../lexicon/frames.ts'
import { AND_GRADE, CLASS_ASKED, GRADE_OF, planClass, planGraded, planGradeOf } from './graded-degrees.ts'
import { LANGUAGES_ASKED } from '../tongues/languages-asked.ts'
import {
  planDegrees,
  planDoctorate,
  planEducation,
  planFirstDegree,
  planGraduation,
  planHighest,
  planSchools,
} from './plan-degrees.ts'
import { planCertificates, planCourses, planDegreesAndPapers, planDiplomas } from './plan-papers.ts'
import { planThesis, planThesisPlace } from './plan-thesis.ts'
import { countedBy, type Planners } from '../planner.ts'
import { planSubjectsAt, planSubjectsCounted, SUBJECTS_AT, SUBJECTS_COUNTED } from './school-subjects.ts'
import { planSchoolExams, SCHOOL_EXAMS } from './school-exams.ts'
import { planSecondary, SECONDARY_ASKED } from './secondary-school.ts'
import { planSupervisors, SUPERVISOR_ASKED } from './supervisors.ts'
import { asks, LIST, WHAT_IS } from '../wordings.ts'

const DO = '(?:does|do|did|has|have|is|are|was|were|can|could)'
const NOW = '(?: (?:now|so far|to date|currently|at present|yet))?'

const DEGREES =
  '(?:(?:academic|university|college|formal|educational|higher) )*(?:degrees?|diplomas?|academic titles?|academic qualifications?|university qualifications?)'
const EDUCATION =
  '(?:(?:formal|academic|higher|university|college) )?(?:education(?:al background| history)?|studies|academic (?:background|record|history|career)|schooling|educational (?:background|history|path|attainments?|qualifications?)|study history|course of studies)'
const LEVEL =
  '(?:degree|qualification|education(?:al)?(?: (?:level|attainment|qualification|degree))?|academic (?:degree|qualification|level|title|achievement)|level of (?:education|qualification|study|schooling)|diploma|title|level of academic (?:education|achievement))'
const DONE =
  '(?:completed?|achieved?|attained?|reached?|earned?|obtained?|gained?|received?|held?|holds?|hold|has|have|had|got|finished?|finish|possess(?:es)?|reach|attain|earn|get|gain|receive)'
const SCHOOLS =
  '(?:university|universities|college|colleges|school|schools|alma mater|uni|institution|institutions|academy|place of study|places of study|university or college|college or university|educational institutions?)'
const ATTEND =
  '(?:attend(?:ed)?|go(?:ne)? to|went to|study|studied|graduate(?:d)?|been to|visit(?:ed)?|enrol(?:led)?)'
const SUBJECT =
  '(?:major|majors|field(?:s)? of stud(?:y|ies)|subject(?:s)?(?: of stud(?:y|ies))?|degree subject|course of study|area of study|discipline|specialisation|specialization|academic (?:field|discipline|subject)|study (?:field|subject|programme|program)|degree programme|degree program)'
const FINISH = '(?:graduate|finish|complete|get|receive|earn|obtain|end|conclude|be awarded)'
const STUDY =
  '(?:university|college|school|studies|study|education|degree|degrees|course|last degree|first degree|highest degree|uni|diploma|studying|university degree|formal education)'
const DOCTORATE =
  "(?:ph\\.?d|doctorate|doctoral degree|doctor(?:'s)? degree|d\\.?phil|doctor(?:al)? title|phd degree)"
const THESIS =
  "(?:(?:ph\\.?d|doctoral|master(?:[’']?s)?|bachelor(?:[’']?s)?|diploma|final|msc|ma|degree|final[- ]year) )?(?:thesis|theses|dissertation|dissertations|final[- ]year project|doctoral work|thesis (?:topic|title|subject)|dissertation (?:topic|title|subject))"
const ADJ =
  '(?:(?:professional|further|additional|recent|latest|other|relevant|last|external|internal|job-related|online|in-house|evening|weekend|residential|distance|newest|most recent|vocational|on-the-job|continuing|short|special|extra) )*'
const COURSES = `${ADJ}(?:training(?: courses?| programmes?| programs?| sessions?)?|trainings|courses?|workshops?|seminars?|continuing (?:education|professional development)|professional development|further (?:training|education)|cpd|continuing education|advanced training|professional training|courses? (?:and|or) (?:workshops?|training|seminars?)|training (?:and|or) (?:courses?|development)|workshops? (?:and|or) (?:courses?|training)|courses? (?:and|or) cert(?:ificate|ification)s?|cert(?:ificate|ification)s? (?:and|or) courses?)`
const TAKEN =
  '(?:attend(?:ed)?|take[ns]?|took|complete[ds]?|do(?:ne)?|did|undertake[ns]?|undergone?|follow(?:ed)?|finish(?:ed)?|had|have|participate(?:d)? in|taken part in|been (?:on|to)|go(?:ne)? (?:on|to|through)|receive[ds]?|pass(?:ed)?)'
const LATELY = `(?: (?:recently|lately|most recently|so far|in recent years|of late|in the past|to date|in the (?:last|past) (?:few |two |three |four |five |ten )?years|last|over the years|since ${A_YEAR}|(?:since|after) (?:(?:leaving|finishing) )?(?:school|college|university)))?`
const CERTIFICATES =
  '(?:(?:professional|technical|industry|current|valid|formal|official|vocational|any|job|relevant|specialist) )*(?:certificates?|certifications?|licen[cs]es?|certs|accreditations?|credentials|professional qualifications?|professional registrations?)'
const CERTIFIED = `${CERTIFICATES}(?:,? (?:and|or|and/or) ${CERTIFICATES})?`
const HOLD =
  '(?:have|had|hold|held|has|holds|got|get|possess|possesses|own|earn|earned|obtain|obtained|gained|achieved|received|completed|acquired|passed|taken)'

const HIGHEST = asks(
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*(?:highest|top|best|most advanced|ultimate) ${LEVEL}(?: (?:that )?(?:${WHO} (?:has |have |had |did )?)?${DONE})?${NOW}`,
  `(?:what|which) (?:highest|is the highest) ${LEVEL} ${DO} ${WHO} ${DONE}${NOW}`,
  `(?:what|which) (?:degree|level of education|education level|qualification) (?:is|was) (?:${WHOSE} )+highest`,
  `(?:${WHAT_IS})?(?:${WHOSE} )*(?:level of education|education(?:al)? level|educational attainment|level of qualification)`,
  `(?:what|which) level of (?:education|qualification) ${DO} ${WHO} ${DONE}`,
  `how (?:highly |well )?(?:educated|qualified academically) (?:is|are) ${WHO}`,
)
const GRADED = asks(`(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*(?:(?:highest|top|latest|best) )?${AND_GRADE}`)
const GRADUATION = asks(
  `when (?:did|has|have|was|were) ${WHO} (?:last )?(?:${FINISH}|graduated?|finished|completed)(?: (?:from )?(?:${WHOSE} )*${STUDY})?`,
  `(?:in )?(?:what|which) year (?:did|has|have|was|were) ${WHO} (?:${FINISH}|graduated?|finished|completed)(?: (?:from )?(?:${WHOSE} )*${STUDY})?(?: in)?`,
  `(?:${WHAT_IS})?(?:${WHOSE} )*(?:year|date) of (?:${WHOSE} )*(?:graduation|degree|completion of studies|finishing (?:university|college|school))`,
  `(?:${WHAT_IS}|when (?:is|was) )?(?:${WHOSE} )*graduation(?: (?:year|date))?`,
  `since when (?:has|have) ${WHO} (?:had (?:${WHOSE} |a )?degree|been a graduate)`,
  `how long ago did ${WHO} (?:graduate|finish (?:${WHOSE} )*${STUDY})`,
)
const SUBJECTS = asks(
  `what (?:did|does|do|has|have) ${WHO} (?:study|studied|read|major in|majored in|graduate in|specialise in|specialize in)(?: (?:at|in) (?:university|college|uni|school))?`,
  `(?:what|which) (?:subject|subjects|field|discipline|major|course|programme|program|area)s? (?:did|does|do|has|have) ${WHO} (?:study|studied|read|major in|majored in|graduate in|graduated in)(?: (?:at|in) (?:university|college|uni))?`,
  `(?:${WHAT_IS})?(?:${WHOSE} )*${SUBJECT}(?: (?:at|in) (?:university|college))?`,
  `in (?:what|which|what subject|which subject|what field|which field) (?:is|was|are|does|do|did|has|have) (?:${WHOSE} degrees?|${WHO} (?:graduate|graduated|get (?:${WHOSE} )degree|have a degree|specialise|study))`,
  `(?:what|which) (?:is|was|are|were) (?:${WHOSE} )+degrees? in`,
  `what (?:does|do) ${WHO} have a degree in`,
)
const WHERE = asks(
  `where (?:did|has|have|was|were|does|do) ${WHO} (?:study|studied|go to (?:university|college|school|uni)|graduate(?: from)?|educated|get (?:${WHOSE} )*(?:degrees?|education)|attend (?:university|college|school)|train(?:ed)?|been educated|do (?:${WHOSE} )+(?:degree|studies))`,
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*${SCHOOLS}(?: attended)?`,
  `(?:at |from |to )?(?:what|which) ${SCHOOLS} (?:did|has|have|was|were|does|do) ${WHO} ${ATTEND}(?: (?:at|from|to|in))?`,
  `(?:at )?(?:what|which) ${SCHOOLS} (?:is|are|was|were) (?:${WHOSE} degrees? from|${WHO} (?:educated at|a graduate of))`,
  `${LIST}?(?:the )?${SCHOOLS} (?:that )?${WHO} (?:has |have )?(?:attended|went to|studied at|graduated from)`,
  `where (?:is|are|was|were) (?:${WHOSE} )+degrees? from`,
)
const DEGREES_ALL = asks(
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:${WHOSE} )*${DEGREES}`,
  `(?:what|which|how many|what kind of|what sort of) ${DEGREES} (?:does|do|did|has|have) ${WHO} (?:have |had |has |already )?(?:${HOLD}|got|finish|complete|hold)`,
  `(?:does|do|has|have) ${WHO} (?:have |got |hold |earned |had |have got )?(?:an? |any )?${DEGREES}`,
  `${LIST}?(?:all )?(?:the )?${DEGREES} (?:that )?${WHO} (?:has|have|holds?|earned|has earned|obtained)`,
  `(?:is|are) ${WHO} (?:a )?(?:university |college )?graduate`,
)
const FIRST_DEGREE = asks(
  `(?:where|when) (?:did|was|has|is) ${WHO} (?:${HOLD}|do|take|get|earn|study for|read for|study|awarded|finish|complete) (?:${WHOSE} |the )?(?:very )?first (?:university |academic )?degree(?: (?:from|at|in))?`,
  `where (?:is|was) (?:${WHOSE} )+first (?:university |academic )?degree from`,
  `(?:${WHAT_IS}|where (?:is|was) |when (?:is|was) )?(?:${WHOSE} )*first (?:university |academic )?degree(?: (?:in|from|subject))?(?: where)?`,
  `(?:at |from )?(?:what|which) ${SCHOOLS} did ${WHO} (?:${HOLD}|do|take|get|earn|study for|finish|complete) (?:${WHOSE} |the )?(?:very )?first (?:university |academic )?degree(?: (?:from|at|in))?`,
)
const TITLES = `(?:${DEGREES}|${CERTIFIED}|(?:professional |vocational |further |other )*qualifications?)`
const DEGREES_AND_PAPERS = asks(
  `(?:${WHAT_IS}|${LIST})?(?:all )?(?:(?:of|${OWN}) )*${DEGREES}(?:, (?:${WHOSE} )*${TITLES})*,? (?:and|plus|&) (?:${WHOSE} )*(?:(?:professional |vocational |further |other )*qualifications?|${CERTIFICATES})`,
  `(?:what|which) ${DEGREES}(?:, ${TITLES})*,? (?:and|or|&) (?:(?:professional |vocational |further |other )*qualifications?|${CERTIFICATES}) (?:does|do|did|has|have) ${WHO} (?:have|hold|held|got|gained|earned|obtained)`,
)
const DIPLOMAS = asks(
  `(?:${WHAT_IS}|${LIST})?(?:all )?(?:(?:of|${OWN}) )*(?:degrees (?:and|or|&) diplomas|diplomas (?:and|or|&) degrees)(?: ${WHO} (?:has|have|holds?|earned))?`,
  `(?:what|which|how many) (?:degrees (?:and|or|&) diplomas|diplomas (?:and|or|&) degrees) (?:does|do|did|has|have) ${WHO} (?:have|hold|held|got|gained|earned|obtained)`,
)
const EDUCATION_ALL = asks(
  `(?:${WHAT_IS}|${LIST})?(?:${WHOSE} )*${EDUCATION}`,
  `(?:what|which) (?:kind of |sort of )?(?:education|schooling) (?:does|do|did|has|have) ${WHO} (?:have|had|receive|received|got|get)`,
  `(?:tell (?:me|us) (?:more )?)?(?:something )?about (?:${WHOSE} )+${EDUCATION}`,
  `(?:describe|summari[sz]e|outline) (?:${WHOSE} )+${EDUCATION}`,
  `how (?:is|are|was|were) ${WHO} educated`,
)
const PHD = asks(
  `(?:does|do|has|have|did) ${WHO} (?:have |got |hold |has |earn |do |done |get |finished? |completed? |obtain(?:ed)? |have got )?(?:an? |any |${WHOSE} )?${DOCTORATE}`,
  `(?:any |an? |${WHOSE} )?${DOCTORATE}`,
  `(?:is|are) ${WHO} (?:a |called )?(?:doctor|dr|ph\\.?d|doctor of (?:philosophy|science))`,
  `(?:is|are) there an? ${DOCTORATE}`,
  `(?:${WHAT_IS}|where (?:is|was|did ${WHO} do) |in what (?:is|was) |what (?:is|was) )(?:${WHOSE} )+${DOCTORATE}(?: (?:in|about|on|from))?`,
)
const THESES = asks(
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:the )?(?:title|topic|subject|theme|name) of (?:${WHOSE} )+${THESIS}`,
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:${WHOSE} )*${THESIS}(?: (?:about|on|called|titled))?`,
  `(?:what|on what|about what) (?:did|does|has|have|was|were|is|are) ${WHO} (?:write|written|do|wrote) (?:${WHOSE} |an? )*${THESIS}(?: (?:about|on))?`,
  `(?:what|which) ${THESIS} (?:did|has|have) ${WHO} (?:write|written|submit)`,
  `(?:did|has|have) ${WHO} (?:write|written|submit|submitted) (?:an? |${WHOSE} )?${THESIS}`,
  `(?:what|about what|on what) (?:is|was) (?:${WHOSE} )+${THESIS}(?: (?:about|on|called|titled))?`,
)
const WROTE = '(?:write|do|submit|defend|complete|prepare|study for|finish|take)'
const WRITTEN = '(?:written|done|submitted|defended|completed|prepared)'
const PLACE = '(?:where|(?:at|in) (?:what|which) (?:university|school|college|institution|place|city))'
const THESIS_PLACE = asks(
  `${PLACE} (?:did ${WHO} ${WROTE} (?:an? |${WHOSE} )*${THESIS}|was (?:${WHOSE} )+${THESIS} ${WRITTEN})`,
  `(?:what|on what|about what) (?:is|was|were) (?:the (?:title|topic|subject|name) of )?(?:${WHOSE} )+${THESIS}(?: (?:about|on|called|titled|entitled))?,? and ${PLACE} (?:did ${WHO} ${WROTE} (?:it|for it)?|was it ${WRITTEN})`,
)
const COURSES_ALL = asks(
  `(?:what|which|what kind of|what sort of|how many|what other) ${COURSES} (?:has|have|did|does|do) ${WHO} (?:recently |also |lately )?${TAKEN}${LATELY}`,
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:${WHOSE} )*${COURSES}(?: (?:attended|taken|completed|done))?${LATELY}`,
  `(?:has|have|did|does|do) ${WHO} (?:recently |ever |also |lately )?${TAKEN} (?:any |some |an? )?(?:${WHOSE} )*${COURSES}${LATELY}`,
  `${LIST}?(?:all )?(?:the )?${COURSES} (?:that )?${WHO} (?:has |have )?${TAKEN}${LATELY}`,
  `(?:what|which) (?:has|have|did) ${WHO} (?:learned|learnt|learn|studied) (?:recently|lately)`,
  `how (?:does|do|has|have|did) ${WHO} (?:keep|kept|stay) (?:${WHOSE} skills )?up[- ]to[- ]date`,
)
const CERTIFICATES_ALL = asks(
  `(?:what|which|how many|what kind of) ${CERTIFIED} (?:does|do|did|has|have) ${WHO} (?:currently )?${HOLD}${NOW}`,
  `(?:${WHAT_IS}|${LIST})?(?:any )?(?:${WHOSE} )*${CERTIFIED}`,
  `(?:does|do|has|have) ${WHO} (?:currently )?(?:${HOLD} )?(?:an? |any |some )?${CERTIFIED}${NOW}`,
  `${LIST}?(?:all )?(?:the )?${CERTIFIED} (?:that )?${WHO} (?:has|have|holds?|has (?:got|earned|obtained)|earned)${NOW}`,
  `(?:is|are) ${WHO} (?:professionally )?(?:certified|licen[cs]ed|accredited)(?: in anything)?`,
  `(?:are there|is there) (?:any|an?) ${CERTIFIED}`,
)

/** Degrees before education and schools, which are asked for in wider words. */
export const STUDIES_ASKED: Planners = [
  ...LANGUAGES_ASKED,
  [GRADED, planGraded],
  [asks(...CLASS_ASKED), planClass],
  [asks(...GRADE_OF), planGradeOf],
  [HIGHEST, planHighest],
  [FIRST_DEGREE, planFirstDegree],
  [GRADUATION, planGraduation],
  [SUBJECTS_COUNTED, (facts, _groups, _now, folded) => planSubjectsCounted(facts, folded)],
  [SUBJECTS_AT, (facts, _groups, _now, folded) => planSubjectsAt(facts, folded)],
  [SUBJECTS, planDegrees],
  [PHD, planDoctorate],
  [SUPERVISOR_ASKED, (facts, _groups, _now, folded) => planSupervisors(facts, folded)],
  [THESIS_PLACE, planThesisPlace],
  [THESES, planThesis],
  [DEGREES_AND_PAPERS, planDegreesAndPapers],
  [DIPLOMAS, countedBy(planDiplomas)],
  [DEGREES_ALL, countedBy(planDegrees)],
  [EDUCATION_ALL, planEducation],
  [SCHOOL_EXAMS, planSchoolExams],
  [SECONDARY_ASKED, planSecondary],
  [WHERE, planSchools],
  [CERTIFICATES_ALL, countedBy(planCertificates)],
  [COURSES_ALL, countedBy(planCourses)],
]
