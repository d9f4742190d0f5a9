/** Words of sums, and of what is no pay. */

export const CODE =
  '(?:\\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|CAD|AUD|NZD|SGD|HKD|ZAR|KES|NGN|GHS|INR|JPY|CNY|KRW|BRL|MXN|CLP|COP|AED|SAR|QAR|TRY|ILS|PHP|MYR|THB|R|Rs\\.?)|₹|¥)'
/** 'CAD 61,000', '€61k', '61.000 euros' */
export const SUM = `(?:(?:[€£$₩]|${CODE}) ?\\d[\\d,.]*k?|\\d[\\d,.]*\\d(?:k| (?:euros?|pounds|dollars|francs|kron[a-z]+|rand|rupees|shillings|pesos|reais|yen|lei|forints?|z[łl]oty|koruna|EUR|GBP|USD|CHF)| ?[€£$]))`
/** 'a final salary scheme', of which one knows, and 'on salary', which tells no sum. */
export const NO_WAGE =
  '\\b(?:final|average|career)[- ]salary\\b|\\bsalary (?:schemes?|sacrifice|surveys?|benchmark\\w*|bands?|systems?|administration|process\\w*)\\b|\\bon salary\\b'
/** What a house takes in, spends or saves, and what went up or down there. */
export const OF_HOUSE =
  '\\b(?:turnovers?|budgets?|sav(?:e|es|ed|ing)|revenues?|incomes? (?:rose|grew|fell|of|from)|spend(?:ing)?|climbed|r[oi]se|risen|grew|grown|fell|fallen|dropped|(?:room|occupancy|interest) rates?)\\b'
