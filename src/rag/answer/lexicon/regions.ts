/** Parts of the world by name, each with its countries: 'in Asia' is answered by Japan. Most CVs are of Europe: it is left out where a question may be about what is to come (`ofPast`). */

const LIST = `south[- ]?east asia: Brunei, Cambodia, East Timor, Indonesia, Laos, Malaysia, Myanmar, Philippines, Singapore, Thailand, Vietnam;
  central asia: Kazakhstan, Kyrgyzstan, Tajikistan, Turkmenistan, Uzbekistan;
  south asia: Bangladesh, Bhutan, India, Maldives, Nepal, Pakistan, Sri Lanka;
  east asia|(?:the )?far east: China, Japan, South Korea, Taiwan, Mongolia;
  asia: Japan, China, India, South Korea, Taiwan, Singapore, Thailand, Vietnam, Indonesia, Malaysia, Philippines, Nepal, Bangladesh, Pakistan, Sri Lanka, Cambodia, Laos, Myanmar, Mongolia, Kazakhstan, Kyrgyzstan, Uzbekistan, Tajikistan, Bhutan, Brunei, Maldives;
  east africa: Kenya, Uganda, Tanzania, Rwanda, Burundi, Ethiopia, Somalia, Eritrea, Djibouti, South Sudan;
  west africa: Ghana, Nigeria, Senegal, Mali, Benin, Togo, Ivory Coast, Sierra Leone, Liberia, Gambia, Guinea, Burkina Faso, Niger, Cape Verde;
  north africa: Morocco, Algeria, Tunisia, Libya, Egypt, Sudan;
  southern africa: South Africa, Namibia, Botswana, Zimbabwe, Mozambique, Zambia, Malawi, Lesotho, Eswatini, Angola;
  africa: Kenya, Uganda, Tanzania, Rwanda, Burundi, Ethiopia, Somalia, Ghana, Nigeria, Senegal, Mali, Benin, Togo, Ivory Coast, Sierra Leone, Liberia, Gambia, Guinea, Burkina Faso, Niger, Cape Verde, Morocco, Algeria, Tunisia, Libya, Egypt, Sudan, South Sudan, South Africa, Namibia, Botswana, Zimbabwe, Mozambique, Zambia, Malawi, Lesotho, Eswatini, Angola, Cameroon, Congo, Gabon, Madagascar, Mauritius, Mauritania;
  (?:the )?middle east: Israel, Jordan, Lebanon, Syria, Iraq, Iran, Saudi Arabia, Kuwait, Bahrain, Qatar, United Arab Emirates, Oman, Yemen, Palestine, Turkey, Egypt;
  (?:the )?(?:persian )?gulf: Saudi Arabia, Kuwait, Bahrain, Qatar, United Arab Emirates, Oman;
  south america: Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Guyana, Paraguay, Peru, Suriname, Uruguay, Venezuela;
  central america: Belize, Costa Rica, El Salvador, Guatemala, Honduras, Nicaragua, Panama;
  latin america: Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Paraguay, Peru, Uruguay, Venezuela, Mexico, Costa Rica, El Salvador, Guatemala, Honduras, Nicaragua, Panama, Cuba, Dominican Republic;
  north america: United States, Canada, Mexico;
  (?:the )?caribbean: Jamaica, Trinidad and Tobago, Barbados, Bahamas, Cuba, Haiti, Dominican Republic;
  scandinavia|(?:the )?nordic countries|(?:the )?nordics: Sweden, Norway, Denmark, Finland, Iceland;
  (?:the )?balkans: Croatia, Serbia, Bosnia and Herzegovina, Montenegro, Kosovo, Albania, North Macedonia, Slovenia, Bulgaria, Greece;
  (?:the )?caucasus: Armenia, Azerbaijan, Georgia;
  eastern europe: Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, Ukraine, Moldova, Belarus, Estonia, Latvia, Lithuania;
  southern europe: Spain, Portugal, Italy, Greece, Malta, Cyprus;
  europe: United Kingdom, Ireland, France, Germany, Netherlands, Belgium, Luxembourg, Switzerland, Austria, Italy, Spain, Portugal, Denmark, Sweden, Norway, Finland, Iceland, Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, Greece, Croatia, Slovenia, Serbia, Bosnia and Herzegovina, Montenegro, Kosovo, Albania, North Macedonia, Ukraine, Moldova, Belarus, Estonia, Latvia, Lithuania, Malta, Cyprus;
  oceania|australasia: Australia, New Zealand, Fiji, Papua New Guinea, Samoa, Tonga`

interface Region {
  /** Behind a word that says where, which is left as it is. */
  readonly called: RegExp
  readonly countries: readonly string[]
  /** Only of what was, and where the CV names few of them. */
  readonly ofPast: boolean
}

const ENTRIES = LIST.replace(/\s+/g, ' ')
  .split('; ')
  .map((entry) => {
    const at = entry.lastIndexOf(': ')
    return {
      name: entry.slice(0, at).trim(),
      countries: entry
        .slice(at + 2)
        .trim()
        .split(', '),
    }
  })

/** Hardly a text holds one, and they are many to look for. */
export const ANY_REGION = new RegExp(ENTRIES.map(({ name }) => name).join('|'), 'i')

export const REGIONS: readonly Region[] = ENTRIES.map(({ name, countries }) => ({
  called: new RegExp(`(?<=\\b(?:in|to|from|across|throughout|around) )(?:${name})(?![\\p{L}'’-])`, 'iu'),
  countries,
  ofPast: name === 'europe',
}))

/** The names of all, folded, as alternatives of a pattern. */
export const REGION_NAMES = ENTRIES.map(({ name }) => name).join('|')

/** The countries of a part of the world by its folded name; null of another. */
export const countriesOfRegion = (folded: string): readonly string[] | null =>
  ENTRIES.find(({ name }) => new RegExp(`^(?:${name})$`).test(folded))?.countries ?? null
