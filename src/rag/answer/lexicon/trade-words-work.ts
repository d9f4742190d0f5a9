/** Everyday words for a working life, its money and its law, and what CVs call them: read by `trade-words.ts`. */
export const WORK_WORDS = `
downed tools, walked out, walkout, stopped work > gone on strike, strike, industrial action, industrial dispute
industrial action > strike, walkout
trade union, labour union > works council, union
sacked, fired, laid off, let go, given the boot, axed, shown the door > made redundant, redundant, dismissed, redundancy, laid off, let go, redundancies
made redundant > laid off, let go, redundancies, redundancy
job cuts, job losses, lay-offs, layoffs > redundancies, redundancy, headcount, restructuring
redundancies > job cuts, lay-offs, laid off, let go, redundancy
on loan, loaned out, lent out > on secondment, seconded, secondment
side hustle, side gig, side job, second job, sideline > freelance, part-time, own business, self-employed
own boss, worked for herself, worked for himself, work for herself, work for himself > self-employed, freelance, founder, own practice, sole trader
year off, year out > gap year, sabbatical, career break, year out
work from home, working from home, wfh > work remotely, home office, remote, hybrid
unsociable hours, antisocial hours > night shifts, on call, on-call, nights, shifts
graveyard shift, night work > night shifts, nights, night shift
carry the pager, carrying the pager > on call, on-call
fewer hours, shorter hours, reduced hours, shorter week > part-time, part time
timetable of shifts, duty timetable > rota, roster
pay rise > raise, salary
blunder, blunders, slip-up, mess-up, howler > mistake, error, mistakes, errors
backers, investors > funders, sponsors, investor
bookkeeping > accounts, ledger, treasurer
con artists, con men, swindlers, crooks, cheats, scammers > fraudsters, fraud, scams
scam, scams, swindle, swindles > fraud, phishing
pilfering, shoplifting, stealing > theft, shrinkage, stolen, loss prevention
bribes, bribery, backhanders > corruption, anti-corruption
dirty money > money laundering, anti-money-laundering
lawsuit, lawsuits, law suit, law suits, court battle, legal battle > litigation, court case, tribunal, proceedings
patented, inventions > patent, patents
knock-offs, copycats > counterfeits, counterfeit
moans, gripes, grumbles > complaints, complaint
angry customers, irate customers, unhappy customers > complaints, escalations
customer satisfaction, happy customers > net promoter, nps, csat, satisfaction
win clients, win customers, bring in business, drum up business > business development, new business, new customers, new clients
big customers, main clients > key accounts, key account
adverts, ads > advertising, campaigns, campaign
spokesman, spokeswoman, mouthpiece > spokesperson, press officer
on the radio, on air > radio, broadcast
haggle, haggling, haggled, beat down > negotiate, negotiated, negotiations, renegotiated
go-between, middleman > broker, intermediary, agent
downtime > outage, stoppages, standstill, breakdowns
plan b, fallback > contingency, backup, business continuity
putting out fires > crisis, incident
workplace accidents, work accidents, accidents at work > lost-time injuries, lost-time accidents, accidents, injuries, injury, incidents
speaking in public, public speaking, speak in public, spoken in public > talks, keynote, conference, speaker, lectures, panel, toastmasters
referred to most often, referred to most, quoted most often, quoted most > cited most, most cited, cited, citations
accolades, accolade > awards, award, prize, prizes
distance learning, correspondence course > open university, part-time, online
work placement, work placements > internship, placement, internships, intern
cutbacks, belt-tightening, austerity, penny-pinching > savings, cost reduction, saved, cuts
staff leaving, people leaving > turnover, attrition, leavers, retention
people from quitting, people to stop quitting, employees stop quitting, staff from quitting, staff from leaving > (lower) staff turnover, (lower) turnover, (lower) attrition, (better) retention
attrition, drop-out rate, dropout rate > turnover, attrition, leavers, retention
staff turnover > attrition, leavers, retention
strike, strikes > industrial action, walkout, industrial dispute, stoppage, work to rule
off sick, called in sick, absenteeism > sickness absence, sick leave, absence, absenteeism, sickness
new starters, new joiners, new hires > induction, onboarding, starters
for free, for nothing, without pay, without being paid, without charging, free of charge, without charging a cent, without payment > pro bono, without charge, free of charge, (as a) volunteer, volunteered, voluntary, at no cost, without pay, unpaid, honorary
pro bono > without charge, free of charge, free advice, free legal advice, voluntary, unpaid
work for free, work for nothing, work without pay, unpaid work > pro bono (work), (work) without charge, (work) free of charge, volunteering, voluntary work, volunteered, (work as a) volunteer, unpaid
good causes, a good cause, a charitable cause, charity work > volunteering, voluntary (work), charity, volunteered, (work as a) volunteer
stood in for, filled in for, deputised for, stepped in for > (been) acting (for), (been) deputy (to), (been) interim (for), covered for
stand in for, fill in for, deputise for, step in for > (be) acting (for), (be) deputy (to), (be) interim (for), cover for
stopgap > interim, acting, locum
headhunting > executive search
flop, dud > failure, (project that) failed, (project that was) given up, (project that was) abandoned, (project that was) cancelled
flopped > failed, (was) given up, (was) abandoned, (was) cancelled
scrapped, binned, ditched, axed, canned, shelved > cancelled, abandoned, discontinued, withdrawn, given up, shelved, scrapped
went bust, went under, gone bust, went broke, went bankrupt > (went) bankrupt, insolvent, (into) insolvency, bankruptcy, (into) liquidation, wound up
go under, go bust, go bankrupt, go broke > (go) bankrupt, (become) insolvent, (into) insolvency, bankruptcy, (into) liquidation
turned down, knocked back, rebuffed > rejected, refused, declined, unsuccessful, not funded
sued > (in) litigation, (taken to) tribunal
raising money, raise money > fundraising, fund-raising, fundraiser
raised money, money raised > fundraising, fund-raising, raised
bids, bid > tenders, tender, proposals
tender, tenders > bid, bids, rfp, proposals
internship, internships > intern, placement, traineeship
keep the books, kept the books, keeping the books > treasurer, bookkeeping, accounts
jail > prison, HMP, custody
criminals > offenders, (people in) prison
purchasing > procurement, sourcing
procurement > purchasing, sourcing
before a judge, in front of a judge, in the witness box > in court, (as an) expert witness, evidence, (at a) tribunal, (at a) hearing
testify > give evidence, gave evidence, (as an) expert witness
testified > gave evidence, (as an) expert witness
watchdog, watchdogs > regulator, inspectorate, ombudsman
fiddling, embezzlement > fraud, theft
learning a trade, learned a trade, learnt a trade, learn a trade > (an) apprentice, (in an) apprenticeship
saturdays and sundays > weekends, weekend
saturday and sunday > weekend, weekends
polls, opinion polls > surveys, survey
stock market > equities, shares, portfolio
tax office, taxman > HMRC, revenue, tax authority
rigging a tender, bid rigging, tender rigging > collusion, cartel, bid-rigging
lawmakers, legislators > parliament, assembly, senate, select committee
pay talks, wage talks > pay negotiations, collective bargaining, pay deal
people problems, personnel > HR, human resources
staff handbook > employee handbook, HR policies
proof-reading, proofreading > proofs, copy-editing, revision
ghost-writing, ghostwriter > ghostwriting, ghostwritten
freedom of information > FOI
money laundering > AML, anti-money laundering
stockbroker > broker, trader
pension fund > pensions, pension
overspent, over budget > overspend, overrun, overran
overran, over-ran > (was) delayed, (was) late, (fell) behind schedule
ahead of time > early, ahead of schedule
quick delivery of software, automatic deployment > continuous delivery, CI/CD, pipeline
quit his post > resigned
golden handshake > severance
fringe benefits, perks > benefits, bonus
share options > equity, stock options
background check, background checks > DBS, security clearance, police check, disclosure
silver medal > second place, second prize, silver
gold medal > first prize, first place, gold
runner-up > second place, second prize, finalist
night watchman > security guard, night porter
door-to-door > canvassing, doorstep
cold calling > outbound, telesales
telesales > outbound calls, telephone sales, cold calling
research money, research funding, money for research > grants, grant, third-party funding, fellowship
successful bids for money, bids for funding > grants, grant
danger money > hazard pay
lone working > working alone
spare time jobs > side projects, freelance
zero-hours > casual, on-call contract
probation period > trial period, probationary
settlement money > severance, settlement
exit interviews > leaver interviews
appraisals, performance reviews > one-to-ones, appraisal, performance management
pay equality, equal pay > gender pay gap, pay audit
workers' rights > employment law, labour law
employment law > labour law, employment tribunal
health cover > health insurance
savings targets > cost reduction, savings
fund managers > asset managers, portfolio managers
tax returns > tax compliance, self-assessment
year-end accounts > annual accounts, year-end close, statutory accounts
debt collecting, debt collection > credit control, arrears, dunning
loan applications > underwriting, lending, credit
going public, stock exchange listing, flotation > IPO
ipo > flotation, stock exchange
venture money, venture capital > seed round, series A, investors
crowdfunding > Kickstarter, community shares
direct debit > regular giving
charity shop > retail volunteer
tombola, jumble sale, bake sale > fundraising
sponsored run > charity run, half marathon, marathon
ex-offenders, ex-prisoners, former prisoners > people leaving prison, resettlement, probation, offenders
young offenders > youth offending, youth court, youth justice
legal aid > pro bono, law centre, legal advice
cross-examine, cross-examination > advocacy, examination of witnesses
wrongful conviction, wrongly convicted, miscarriage of justice > quashed, appeal, convictions review
neighbour disputes > boundary, nuisance
last will > probate, testament
notary > notarial
bequests > legacies, legacy giving
free legal advice, free legal help > law centre, pro bono, legal advice clinic
health and safety > NEBOSH, IOSH, HSE, occupational safety
`
