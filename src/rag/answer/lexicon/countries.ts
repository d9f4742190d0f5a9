/** Which country a name or a town stands for, so that two names of one are counted once; regions are none. */
import { fold } from '../text/text.ts'

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

/** All names folded, as alternatives of a pattern. */
export const COUNTRY_NAMES = [...BY_NAME.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/\./g, '\\.'))
  .join('|')

/** Any of their names in a text; 'US' and the like only in capitals. */
export const COUNTRY_NAME = new RegExp(
  `(?<![\\p{L}-])(?:${NAMES.split(/[;|]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/\./g, '\\.'))
    .join('|')})(?![\\p{L}-])`,
  'gu',
)

/** The country that a text is the name of, 'the' before it allowed; null when it is none. */
export function countryOf(text: string): string | null {
  return BY_NAME.get(fold(text).trim().replace(/^the /, '')) ?? null
}

/** Towns that are named without their country. */
const TOWNS = `United Kingdom: London, Manchester, Birmingham, Leeds, Liverpool, Glasgow, Edinburgh, Cardiff, Belfast, Oxford,
  Bristol, Sheffield, Norwich, Nottingham, Leicester, Coventry, Brighton, Dundee, Aberdeen, Inverness, Swansea, Derry,
  Southampton, Portsmouth, Plymouth, Exeter, Bradford, Sunderland, Stoke-on-Trent, Wolverhampton, Newcastle upon Tyne;
  Ireland: Dublin, Cork, Galway, Limerick, Waterford, Sligo; France: Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille,
  Nantes, Strasbourg, Rennes, Nice, Grenoble, Montpellier; Germany: Berlin, Munich, München,
  Hamburg, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Bremen, Hanover, Hannover,
  Nuremberg, Nürnberg, Bonn, Essen, Dortmund, Kiel, Rostock, Freiburg, Heidelberg, Mannheim, Karlsruhe, Göttingen, Tübingen,
  Bremerhaven, Lübeck, Münster, Augsburg, Regensburg, Würzburg, Erlangen, Jena, Potsdam, Mainz, Wiesbaden, Kassel, Darmstadt, Ulm,
  Aachen, Bielefeld, Bochum, Duisburg, Braunschweig, Chemnitz, Magdeburg, Erfurt, Saarbrücken, Konstanz, Passau, Bamberg; Austria: Vienna, Wien, Graz, Salzburg, Linz, Innsbruck;
  Switzerland: Zurich, Zürich, Geneva, Basel, Bern, Lausanne, Lucerne, Luzern,
  Winterthur, St. Gallen, Lugano; Italy: Rome, Milan, Turin, Naples, Florence, Bologna, Venice, Genoa, Trieste, Verona,
  Padua, Palermo, Bari, Bergamo;
  Spain: Madrid, Barcelona, Seville, Bilbao, Valencia, Zaragoza, Málaga, Granada; Portugal: Lisbon, Porto, Coimbra, Aveiro, Braga; Netherlands: Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven, Delft,
  Groningen, Leiden, Maastricht, Nijmegen, Zwolle, Tilburg, Haarlem;
  Belgium: Brussels, Antwerp, Ghent, Bruges, Leuven, Liège, Namur; Denmark: Copenhagen, Aarhus, Odense, Aalborg; Sweden: Stockholm, Gothenburg, Malmö, Uppsala, Lund, Linköping, Umeå; Norway: Oslo, Bergen, Trondheim,
  Stavanger, Tromsø;
  Finland: Helsinki, Tampere, Turku, Espoo, Oulu; Iceland: Reykjavik, Reykjavík; Poland: Warsaw, Kraków, Krakow, Gdańsk, Wrocław, Poznań, Łódź, Gdynia, Lublin,
  Katowice, Białystok, Szczecin;
  Czechia: Prague, Brno, Ostrava, Plzeň; Slovakia: Bratislava; Hungary: Budapest, Debrecen, Győr, Pécs, Szeged; Romania: Bucharest, Cluj, Timișoara, Iași; Bulgaria: Sofia, Plovdiv, Varna; Greece: Athens, Thessaloniki, Patras;
  Turkey: Istanbul, Ankara, Izmir; Croatia: Zagreb, Split, Rijeka, Osijek; Slovenia: Ljubljana; Serbia: Belgrade; Estonia: Tallinn, Tartu; Latvia: Riga;
  Lithuania: Vilnius, Kaunas; Ukraine: Kyiv, Lviv, Kharkiv; Russia: Moscow, Saint Petersburg; United States: New York, Boston,
  Chicago, San Francisco, Los Angeles, Seattle, Austin, Houston, Denver, Philadelphia, Washington; Canada: Toronto, Montreal,
  Vancouver, Ottawa, Calgary; Mexico: Mexico City; Brazil: São Paulo, Rio de Janeiro; Argentina: Buenos Aires; Chile: Santiago;
  Colombia: Bogotá; Peru: Lima; Japan: Tokyo, Osaka, Kyoto; China: Beijing, Shanghai, Shenzhen, Hong Kong; South Korea: Seoul,
  Busan; Taiwan: Taipei; India: Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Pune, Kolkata;
  Pakistan: Karachi, Lahore, Islamabad; Bangladesh: Dhaka; Thailand: Bangkok; Vietnam: Hanoi; Indonesia: Jakarta;
  Malaysia: Kuala Lumpur; Philippines: Manila, Cebu; Australia: Sydney, Melbourne, Brisbane, Adelaide;
  New Zealand: Auckland, Wellington, Dunedin, Christchurch;
  South Africa: Johannesburg, Cape Town, Durban; Kenya: Nairobi, Mombasa, Kisumu; Nigeria: Lagos, Abuja;
  Ghana: Accra, Kumasi, Takoradi; Ethiopia: Addis Ababa; Egypt: Cairo; Morocco: Casablanca, Rabat; Israel: Tel Aviv, Jerusalem, Haifa;
  United Arab Emirates: Dubai, Abu Dhabi; Saudi Arabia: Riyadh, Jeddah; Qatar: Doha; Lebanon: Beirut; Jordan: Amman;
  Rwanda: Kigali; Uganda: Kampala, Entebbe; Tanzania: Dar es Salaam, Dodoma, Arusha; Zambia: Lusaka; Zimbabwe: Harare;
  Mozambique: Maputo; Angola: Luanda; Senegal: Dakar; Ivory Coast: Abidjan; Tunisia: Tunis; Algeria: Algiers;
  Malawi: Blantyre, Lilongwe; Namibia: Windhoek; Botswana: Gaborone; Cameroon: Yaoundé, Douala; Congo: Kinshasa;
  Georgia: Tbilisi; Uzbekistan: Tashkent, Samarkand; Armenia: Yerevan; Azerbaijan: Baku; Kazakhstan: Almaty, Astana; Nepal: Kathmandu; Sri Lanka: Colombo;
  Cambodia: Phnom Penh; Laos: Vientiane; Myanmar: Yangon; Mongolia: Ulaanbaatar; Fiji: Suva; Cuba: Havana;
  Venezuela: Caracas; Ecuador: Quito; Uruguay: Montevideo; Bolivia: La Paz; Malta: Valletta; Cyprus: Nicosia;
  Bosnia and Herzegovina: Sarajevo; North Macedonia: Skopje; Albania: Tirana; Moldova: Chișinău; Belarus: Minsk;
  Iran: Tehran; Iraq: Baghdad`

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

/** Names of a country and of towns that lie there. */
export function namesOf(country: string): string[] {
  const named = NAMES.split(';').map((entry) =>
    entry.split('|').map((name) => name.replace(/\s+/g, ' ').trim()),
  )
  const lands = named.find((names) => names.includes(country)) ?? [country]
  const towns = TOWNS.replace(/\s+/g, ' ')
    .split(';')
    .flatMap((entry) => {
      const [land = '', there = ''] = entry.split(':')
      return land.trim() === country ? there.split(',').map((town) => town.trim()) : []
    })
  return [...lands, ...towns]
}

const CODES = `AT Austria; AU Australia; BE Belgium; BG Bulgaria; BR Brazil; CH Switzerland; CN China; CZ Czechia; DE Germany;
  DK Denmark; EE Estonia; ES Spain; FI Finland; FR France; GB United Kingdom; GR Greece; HR Croatia; HU Hungary; IE Ireland;
  IS Iceland; IT Italy; JP Japan; LT Lithuania; LU Luxembourg; LV Latvia; MX Mexico; NL Netherlands; NO Norway; NZ New Zealand;
  PL Poland; PT Portugal; RO Romania; RS Serbia; SE Sweden; SG Singapore; SI Slovenia; SK Slovakia; TR Turkey; UA Ukraine;
  UK United Kingdom; US United States; ZA South Africa`
const BY_CODE: ReadonlyMap<string, string> = new Map(
  CODES.split(';').map((entry): [string, string] => {
    const plain = entry.trim().replace(/\s+/g, ' ')
    return [plain.slice(0, 2), plain.slice(3)]
  }),
)

/** The country of a code behind a town: 'Eindhoven, NL'. */
export const countryOfCode = (code: string): string | null => BY_CODE.get(code) ?? null

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
