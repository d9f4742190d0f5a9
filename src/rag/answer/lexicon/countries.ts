/** Which country a name or a town stands for, so that two names of one are counted once; regions are none. */
import { fold } from '../text.ts'

/** Each country by the names it goes by, the first of them said. */
const NAMES = `Afghanistan; Albania; Algeria; Andorra; Angola; Argentina; Armenia; Australia; Austria; Azerbaijan; Bahamas;
  Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bhutan; Bolivia; Bosnia and Herzegovina|Bosnia; Botswana;
  Brazil; Brunei; Bulgaria; Burkina Faso; Burundi; Cambodia; Cameroon; Canada; Cape Verde|Cabo Verde; Chile; China|PR China;
  Colombia; Congo|DR Congo|Democratic Republic of the Congo; Costa Rica; Croatia; Cuba; Cyprus; Czechia|Czech Republic;
  Denmark; Djibouti; Dominican Republic; East Timor|Timor-Leste; Ecuador; Egypt; El Salvador; Eritrea; Estonia; Eswatini;
  Ethiopia; Fiji; Finland; France; Gabon; Gambia; Germany|Deutschland; Ghana; Greece; Guatemala; Guinea; Guyana; Haiti;
  Honduras; Hungary; Iceland; India; Indonesia; Iran; Iraq; Ireland|Republic of Ireland|Éire; Israel; Italy|Italia;
  Ivory Coast|Côte d'Ivoire; Jamaica; Japan; Kazakhstan; Kenya; Kosovo; Kuwait; Kyrgyzstan; Laos; Latvia; Lebanon; Lesotho;
  Liberia; Libya; Liechtenstein; Lithuania; Luxembourg; Madagascar; Malawi; Malaysia; Maldives; Mali; Malta; Mauritania;
  Mauritius; Mexico; Moldova; Monaco; Mongolia; Montenegro; Morocco; Mozambique; Myanmar|Burma; Namibia; Nepal;
  Netherlands|Holland; New Zealand; Nicaragua; Niger; Nigeria; North Macedonia|Macedonia; Norway; Oman; Pakistan; Palestine;
  Panama; Papua New Guinea; Paraguay; Peru; Philippines; Poland; Portugal; Qatar; Romania; Russia; Rwanda; Samoa; San Marino;
  Saudi Arabia|KSA; Senegal; Serbia; Seychelles; Sierra Leone; Singapore; Slovakia; Slovenia; Somalia; South Africa;
  South Korea|Republic of Korea|Korea; South Sudan; Spain|España; Sri Lanka; Sudan; Suriname; Sweden; Switzerland|Schweiz; Syria;
  Taiwan; Tajikistan; Tanzania; Thailand; Togo; Tonga; Trinidad and Tobago; Tunisia; Turkey|Türkiye; Turkmenistan; Uganda;
  Ukraine; United Arab Emirates|UAE; United Kingdom|UK|U.K.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland;
  United States|USA|U.S.A.|US|United States of America; Uruguay; Uzbekistan; Vatican; Venezuela; Vietnam; Yemen; Zambia; Zimbabwe`

const BY_NAME: ReadonlyMap<string, string> = new Map(
  NAMES.split(';').flatMap((entry) => {
    const names = entry.split('|').map((name) => name.replace(/\s+/g, ' ').trim())
    return names.map((name): [string, string] => [fold(name), names[0] ?? name])
  }),
)

/** The country that a text is the name of, 'the' before it allowed; null when it is none. */
export function countryOf(text: string): string | null {
  return BY_NAME.get(fold(text).trim().replace(/^the /, '')) ?? null
}

/** Towns that are named without their country. */
const TOWNS = `United Kingdom: London, Manchester, Birmingham, Leeds, Liverpool, Glasgow, Edinburgh, Cardiff, Belfast, Oxford;
  Ireland: Dublin, Cork, Galway; France: Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille; Germany: Berlin, Munich, München,
  Hamburg, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden; Austria: Vienna, Wien, Graz, Salzburg, Linz;
  Switzerland: Zurich, Zürich, Geneva, Basel, Bern, Lausanne; Italy: Rome, Milan, Turin, Naples, Florence, Bologna, Venice;
  Spain: Madrid, Barcelona, Seville, Bilbao; Portugal: Lisbon, Porto; Netherlands: Amsterdam, Rotterdam, The Hague, Utrecht;
  Belgium: Brussels, Antwerp, Ghent; Denmark: Copenhagen, Aarhus; Sweden: Stockholm, Gothenburg, Malmö; Norway: Oslo, Bergen;
  Finland: Helsinki, Tampere, Turku; Iceland: Reykjavik; Poland: Warsaw, Kraków, Krakow, Gdańsk, Wrocław, Poznań;
  Czechia: Prague, Brno; Slovakia: Bratislava; Hungary: Budapest; Romania: Bucharest, Cluj; Bulgaria: Sofia; Greece: Athens;
  Turkey: Istanbul, Ankara, Izmir; Croatia: Zagreb; Slovenia: Ljubljana; Serbia: Belgrade; Estonia: Tallinn, Tartu; Latvia: Riga;
  Lithuania: Vilnius, Kaunas; Ukraine: Kyiv, Lviv, Kharkiv; Russia: Moscow, Saint Petersburg; United States: New York, Boston,
  Chicago, San Francisco, Los Angeles, Seattle, Austin, Houston, Denver, Philadelphia, Washington; Canada: Toronto, Montreal,
  Vancouver, Ottawa, Calgary; Mexico: Mexico City; Brazil: São Paulo, Rio de Janeiro; Argentina: Buenos Aires; Chile: Santiago;
  Colombia: Bogotá; Peru: Lima; Japan: Tokyo, Osaka, Kyoto; China: Beijing, Shanghai, Shenzhen, Hong Kong; South Korea: Seoul,
  Busan; Taiwan: Taipei; India: Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Pune, Kolkata;
  Pakistan: Karachi, Lahore, Islamabad; Bangladesh: Dhaka; Thailand: Bangkok; Vietnam: Hanoi; Indonesia: Jakarta;
  Malaysia: Kuala Lumpur; Philippines: Manila, Cebu; Australia: Sydney, Melbourne, Brisbane, Perth, Adelaide;
  New Zealand: Auckland, Wellington; South Africa: Johannesburg, Cape Town, Durban; Kenya: Nairobi; Nigeria: Lagos, Abuja;
  Ghana: Accra; Ethiopia: Addis Ababa; Egypt: Cairo; Morocco: Casablanca, Rabat; Israel: Tel Aviv, Jerusalem, Haifa;
  United Arab Emirates: Dubai, Abu Dhabi; Saudi Arabia: Riyadh, Jeddah; Qatar: Doha; Lebanon: Beirut; Jordan: Amman`

const BY_TOWN: ReadonlyMap<string, string> = new Map(
  TOWNS.split(';').flatMap((entry) => {
    const [country = '', towns = ''] = entry.replace(/\s+/g, ' ').split(':')
    return towns.split(',').map((town): [string, string] => [fold(town).trim(), country.trim()])
  }),
)

/** The country of a town that needs none behind it; null of any other. */
export function countryOfTown(town: string): string | null {
  return BY_TOWN.get(fold(town).trim()) ?? null
}

/** Parts of countries, and lands that are none, as they stand behind a town where a country would. */
const PARTS: ReadonlySet<string> = new Set(
  `America; Emirates; DRC; Catalonia; Bavaria; Flanders; Wallonia; Brittany; Quebec; Ontario; British Columbia; Alberta;
  Nova Scotia; New South Wales; Victoria; Queensland; California; New York; Texas; Washington; Massachusetts; Illinois; Oregon;
  Colorado; Florida; Georgia; Pennsylvania; Ohio; Michigan; Virginia; North Carolina; Minnesota; Arizona; Maryland;
  New Jersey; Hong Kong; Greenland; Faroe Islands; Gibraltar; Jersey; Guernsey; Isle of Man; Puerto Rico; Jordan; Grenada;
  Dominica; Bermuda; Macao; Réunion; Martinique; Guadeloupe; Åland`
    .split(';')
    .map((part) => fold(part).replace(/\s+/g, ' ').trim()),
)

/** Does it stand for a country, or for a part of one, behind a town? */
export const isCountry = (text: string): boolean =>
  countryOf(text) !== null || PARTS.has(fold(text).trim().replace(/^the /, ''))
