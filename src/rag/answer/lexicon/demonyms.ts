/** Which country an adjective is of, where one says of a house whose it is: 'the Danish sister company'. */
const LIST = `Argentinian: Argentina; Australian: Australia; Austrian: Austria; Belgian: Belgium; Brazilian: Brazil; British: United Kingdom;
  Bulgarian: Bulgaria; Canadian: Canada; Chilean: Chile; Chinese: China; Croatian: Croatia; Czech: Czechia; Danish: Denmark;
  Dutch: Netherlands; Egyptian: Egypt; English: United Kingdom; Estonian: Estonia; Finnish: Finland; French: France;
  German: Germany; Ghanaian: Ghana; Greek: Greece; Hungarian: Hungary; Icelandic: Iceland; Indian: India; Irish: Ireland;
  Israeli: Israel; Italian: Italy; Japanese: Japan; Kenyan: Kenya; Korean: South Korea; Latvian: Latvia; Lithuanian: Lithuania;
  Maltese: Malta; Mexican: Mexico; Moroccan: Morocco; Nigerian: Nigeria; Norwegian: Norway; Polish: Poland;
  Portuguese: Portugal; Romanian: Romania; Russian: Russia; Scottish: United Kingdom; Serbian: Serbia; Slovak: Slovakia;
  Slovenian: Slovenia; South African: South Africa; Spanish: Spain; Swedish: Sweden; Swiss: Switzerland; Turkish: Turkey;
  Ukrainian: Ukraine; Vietnamese: Vietnam; Welsh: United Kingdom; American: United States`

const BY_ADJECTIVE: ReadonlyMap<string, string> = new Map(
  LIST.split(';').map((entry): [string, string] => {
    const [adjective = '', country = ''] = entry.replace(/\s+/g, ' ').split(':')
    return [adjective.trim(), country.trim()]
  }),
)

const HOUSE = new RegExp(
  `(?<!\\p{L})(${[...BY_ADJECTIVE.keys()].join('|')}) (?:(?:sister|parent|mother|head|branch|regional|main|own) )?(?:company|firm|branch|office|subsidiary|plant|factory|works|site|division|team|colleagues|headquarters)(?!\\p{L})`,
  'u',
)

/** The country of the first house in a text that is told by such an adjective; null without one. */
export const countryOfHouse = (text: string): string | null =>
  BY_ADJECTIVE.get(HOUSE.exec(text)?.[1] ?? '') ?? null
