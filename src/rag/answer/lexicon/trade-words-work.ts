/** Everyday words for a working life, its money and its law, and what CVs call them: read by `trade-words.ts`. */
export const WORK_WORDS = `
downed tools, walked out, walkout, stopped work > gone on strike, strike, industrial action, industrial dispute
industrial action > strike, walkout
trade union, labour union > works council, union representatives, union reps, shop stewards
! sacked, fired, laid off, let go, given the boot, shown the door > made redundant, redundancies, redundancy, laid off, let go, dismissals
! made redundant > laid off, let go, redundancies, redundancy, dismissals
job cuts, job losses, lay-offs, layoffs > redundancies, redundancy
redundancies > job cuts, lay-offs, laid off, let go, dismissals
on loan, loaned out, lent out > on secondment, seconded, secondment
side hustle, side gig, side job, second job, sideline > freelance, own business, self-employed
own boss, worked for herself, worked for himself, work for herself, work for himself > self-employed, freelance, own practice, sole trader
year off, year out > gap year, sabbatical, career break, year out
factory, factories > power looms, mill, foundry, cannery, assembly plant, processing plant, production line, assembly line, shop floor
retail > shop assistant, sales assistant, shop manager, store manager, bookseller, bookshop, cashier, supermarket, department store
give blood, given blood, gives blood > blood donor, blood donations, donated blood
give lessons, gave lessons, given lessons, giving lessons > taught, teaching, teacher
giving back looted, returning looted, return of looted > restitution, repatriation
work from home, working from home, wfh > work remotely, works remotely, worked remotely, fully remote, remote working, hybrid working
unsociable hours, antisocial hours > night shifts, on call, on-call
graveyard shift, night work > night shifts, night shift
carry the pager, carrying the pager > on call, on-call
fewer hours, shorter hours, reduced hours, shorter week > part-time work, part-time post, part-time role, works part-time, worked part-time
timetable of shifts, duty timetable, schedules, shift schedule, work schedule, staff schedule > rota, roster
advised the national government, advised the government, advise the government, advised the state > federal commission, government commission, national commission, royal commission, expert commission, government adviser
blunder, blunders, slip-up, mess-up, howler > mistake, mistakes
backers, investors > funders, investor
bookkeeping > kept the accounts, keep the accounts, purchase ledger, sales ledger, treasurer
! con artists, con men, swindlers, crooks, cheats, scammers > fraudsters, fraud, scams
! scam, scams, swindle, swindles > fraud, phishing
! pilfering, shoplifting, stealing > theft, stolen, loss prevention
! bribes, bribery, backhanders > corruption, anti-corruption
! dirty money > money laundering, anti-money-laundering
! lawsuit, lawsuits, law suit, law suits, court battle, legal battle > litigation, court case, tribunal
inventions > patent, patents
knock-offs, copycats > counterfeits, counterfeit
moans, gripes, grumbles, grumbling, grumbled, moaning > complaints, complaint
found to be right, proved right, found to be justified, well founded > upheld
angry customers, irate customers, unhappy customers > complaints
customer satisfaction, happy customers > net promoter, nps, csat
win clients, win customers, bring in business, drum up business > business development, new business, new customers, new clients
big customers, main clients > key accounts, key account
adverts, ads > advertising, ad campaign, advertisements
spokesman, spokeswoman, mouthpiece > spokesperson, press officer
on the radio, on air > radio interview, radio programme, radio show, live radio, local radio, radio broadcast
haggle, haggling, haggled, beat down > negotiate, negotiated, negotiations, renegotiated
go-between, middleman > intermediary, mediator
downtime > outage, stoppages, standstill, breakdowns
plan b, fallback > contingency plan, business continuity
putting out fires > crisis
! workplace accidents, work accidents, accidents at work > lost-time injuries, lost-time accidents, accidents
speaking in public, public speaking, speak in public, spoken in public > keynote, keynote speaker, guest speaker, gave talks, gives talks, conference talks, public lectures, guest lectures, toastmasters
referred to most often, referred to most, quoted most often, quoted most > cited most, most cited, cited, citations
accolades, accolade > awards, award, prize, prizes
management degree, degree in management, business degree, degree in business > MBA, EMBA, Master of Business Administration, Master of Health Administration, Master of Public Administration, Master of Management, Bachelor of Business Administration
law degree, degree in law > LLB, LLM, Bachelor of Laws, Master of Laws
medical degree, degree in medicine > MBBS, MB BS, MB ChB, medical school
teaching degree, teaching qualification, teacher training > PGCE, PGDE
engineering degree, degree in engineering > Diplom-Ingenieur
distance learning, correspondence course > open university, online degree, online course
work placement, work placements > internship, placement, internships, intern
cutbacks, belt-tightening, austerity, penny-pinching > cost savings, cost reduction, savings of, cost cuts, budget cuts
staff leaving, people leaving > staff turnover, employee turnover, attrition, leavers, staff retention
people from quitting, people to stop quitting, employees stop quitting, staff from quitting, staff from leaving > (lower) staff turnover, (lower) employee turnover, (lower) attrition, (better) staff retention
attrition, drop-out rate, dropout rate > attrition, staff turnover, employee turnover, leavers, staff retention
staff turnover > attrition, leavers, staff retention
strike, strikes > industrial action, walkout, industrial dispute, work to rule
absenteeism > sickness absence, sick leave
new starters, new joiners, new hires > onboarding, new recruits, induction programme, induction training
for free, for nothing, without pay, without being paid, without charging, free of charge, without charging a cent, without payment > pro bono, without charge, free of charge, (as a) volunteer, volunteered, at no cost, without pay
pro bono > without charge, free of charge, free advice, free legal advice
work for free, work for nothing, work without pay, unpaid work > pro bono (work), (work) without charge, (work) free of charge, volunteering, voluntary work, volunteered, (work as a) volunteer
good causes, a good cause, a charitable cause, charity work > volunteering, voluntary (work), charity, volunteered, (work as a) volunteer
stood in for, filled in for, deputised for, stepped in for > (been) acting (for), (been) interim (for), covered for
stand in for, fill in for, deputise for, step in for > (be) acting (for), (be) interim (for), cover for
stopgap > interim, locum
headhunting > executive search
flop, dud > (what) did not work, (project that) failed, (project that was) given up, (project that was) abandoned, (project that was) cancelled
flopped > did not work, failed, (was) given up, (was) abandoned, (was) cancelled
scrapped, binned, ditched, axed, canned, shelved > cancelled, abandoned, discontinued, withdrawn, given up, shelved, scrapped
! went bust, went under, gone bust, went broke, went bankrupt > (went) bankrupt, insolvent, (into) insolvency, bankruptcy, (into) liquidation, wound up
! go under, go bust, go bankrupt, go broke > (go) bankrupt, (become) insolvent, (into) insolvency, bankruptcy, (into) liquidation
! turned down, knocked back, rebuffed > rejected, refused, unsuccessful, not funded
! sued > (in) litigation, (taken to) tribunal
raising money, raise money > fundraising, fund-raising, fundraiser
raised money, money raised > fundraising, fund-raising
bids, bid > tenders, tender
tender, tenders > bid, bids, rfp
internship, internships > intern, placement, traineeship
keep the books, kept the books, keeping the books > treasurer, bookkeeping, keep the accounts, kept the accounts
! jail > prison, HMP
! criminals > offenders, (people in) prison
purchasing > procurement, sourcing
procurement > purchasing, sourcing
before a judge, in front of a judge, in the witness box > in court, (as an) expert witness, (at a) tribunal
testify > give evidence, gave evidence, (as an) expert witness
testified > gave evidence, (as an) expert witness
watchdog, watchdogs > regulator, inspectorate, ombudsman
! fiddling, embezzlement > fraud, theft
learning a trade, learned a trade, learnt a trade, learn a trade > (an) apprentice, (in an) apprenticeship
young woman learning the trade from him, young woman learning the trade from her, young woman learning the trade from you, young man learning the trade from him, young man learning the trade from her, young man learning the trade from you, young person learning the trade from him, young person learning the trade from her, young person learning the trade from you, learning the trade from him, learning the trade from her, learning the trade from you > apprentice, trainee
saturdays and sundays > weekends, weekend
saturday and sunday > weekend, weekends
polls, opinion polls > surveys, survey
stock market > equities, stock exchange
tax office, taxman > HMRC, tax authority
rigging a tender, bid rigging, tender rigging > collusion, cartel, bid-rigging
lawmakers, legislators > parliament, select committee
pay talks, wage talks > pay negotiations, collective bargaining, pay deal
people problems, personnel > HR, human resources
staff handbook > employee handbook, HR policies
proof-reading, proofreading > copy-editing
ghost-writing, ghostwriter > ghostwriting, ghostwritten
freedom of information > FOI
money laundering > AML
pension fund > pensions, pension
overspent, over budget > overspend, overrun, overran
overran, over-ran > (was) delayed, (was) weeks late, (was) months late, (fell) behind schedule
ahead of time > ahead of schedule, weeks early, months early
quick delivery of software, automatic deployment > continuous delivery, CI/CD
quit his post > resigned
! golden handshake > severance
perks > fringe benefits, employee benefits
share options > stock options
background check, background checks > DBS, security clearance, police check
silver medal > second place, second prize
gold medal > first prize, first place
runner-up > second place, second prize, finalist
night watchman > security guard, night porter
door-to-door > canvassing, doorstep
cold calling > telesales, outbound calls
telesales > outbound calls, telephone sales, cold calling
research money, research funding, money for research > grants, grant, third-party funding
successful bids for money, bids for funding > grants, grant
danger money > hazard pay
lone working > working alone
spare time jobs > side projects, freelance
zero-hours > on-call contract, casual contract
probation period > trial period, probationary
exit interviews > leaver interviews
appraisals, performance reviews > performance management
pay equality, equal pay > gender pay gap, pay audit
workers' rights > employment law, labour law
employment law > labour law, employment tribunal
health cover > health insurance
savings targets > cost reduction, savings
fund managers > asset managers, portfolio managers
tax returns > tax compliance, self-assessment
year-end accounts > annual accounts, year-end close, statutory accounts
debt collecting, debt collection > credit control, arrears, dunning
loan applications > lending, credit applications, credit decisions
going public, stock exchange listing, flotation > IPO
ipo > flotation, stock exchange
venture money, venture capital > seed round, series A
crowdfunding > Kickstarter, community shares
direct debit > regular giving
charity shop > retail volunteer
tombola, jumble sale, bake sale > fundraising
sponsored run > charity run
ex-offenders, ex-prisoners, former prisoners > people leaving prison, resettlement, probation, offenders
young offenders > youth offending, youth court, youth justice
cross-examine, cross-examination > examination of witnesses
! wrongful conviction, wrongly convicted, miscarriage of justice > quashed, convictions review
neighbour disputes > boundary dispute, boundary disputes
last will > probate
bequests > legacies, legacy giving
free legal advice, free legal help > law centre, pro bono, legal advice clinic
health and safety > NEBOSH, IOSH, occupational safety
`
