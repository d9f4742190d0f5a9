/** Places by what everybody calls them, each with the names that it stands for: countries, or towns and regions. */

const LIST = `down under(?= ?(?:[?.,!]|$| (?:and|or|for|since|before|after|at|too)\\b)): Australia, New Zealand; the land of oz: Australia; across the pond: United States, United Kingdom, America;
  over the pond: United States, United Kingdom, America; across the atlantic: United States, Canada, America;
  the other side of the atlantic: United States, Canada, America; stateside: United States, America;
  in the states(?= ?(?:[?.,!]|$)): United States, America; uncle sam: United States, America; across the channel: France, Belgium, Netherlands, United Kingdom;
  the other side of the channel: France, Belgium, United Kingdom; across the irish sea: Ireland, United Kingdom;
  across the tasman: New Zealand, Australia; the antipodes: Australia, New Zealand; the emerald isle: Ireland;
  (?:old )?blighty: United Kingdom, England; north of the border: Scotland, Canada;
  the great white north: Canada; the land of the rising sun: Japan; the middle kingdom: China;
  the land of the long white cloud: New Zealand; aotearoa: New Zealand; kiwi country: New Zealand; the rainbow nation: South Africa;
  the hexagon: France; la grande nation: France; the boot of europe: Italy; the low countries: Netherlands, Belgium, Luxembourg;
  benelux: Belgium, Netherlands, Luxembourg; the land of (?:a|the) thousand lakes: Finland; the land of fire and ice: Iceland;
  the land of smiles: Thailand; the land of the morning calm: South Korea; the lion city: Singapore; the alpine republic: Austria;
  the british isles: United Kingdom, Ireland; 
  the baltics: Estonia, Latvia, Lithuania; the baltic (?:states|countries): Estonia, Latvia, Lithuania;
  the iberian peninsula: Spain, Portugal; 
  the maghreb: Morocco, Algeria, Tunisia; dach: Germany, Austria, Switzerland; the dach (?:region|countries): Germany, Austria, Switzerland;
  the antarctic: Antarctica; the emirates: United Arab Emirates; 
  the celtic tiger: Ireland; the big apple: =New York; the city that never sleeps: =New York; the windy city: =Chicago;
  the city of angels: =Los Angeles; beantown: =Boston; the bay area: =San Francisco, Oakland, Berkeley, San Jose, Palo Alto;
  silicon valley: =Palo Alto, San Jose, Mountain View, Cupertino, Menlo Park, Sunnyvale; the motor city: =Detroit;
  the golden state: =California, San Francisco, Los Angeles; the lone star state: =Texas, Austin, Houston, Dallas; the sunshine state: =Florida, Miami, Queensland;
  the city of lights?: =Paris; the eternal city: =Rome; la serenissima: =Venice; the big smoke: =London; auld reekie: =Edinburgh;
  the square mile: =London; the granite city: =Aberdeen; the athens of the north: =Edinburgh; the fair city: =Dublin;
  the bosphorus: =Istanbul; the hanseatic city: =Hamburg, Bremen, Lübeck; bollywood's city: =Mumbai; the pearl of the orient: =Hong Kong, Manila;
  the mother city: =Cape Town; the city of sails: =Auckland; the harbour city: =Sydney; the holy city: =Jerusalem`

export interface PlaceIdiom {
  readonly called: RegExp
  /** Countries, or where they are written out, the names themselves. */
  readonly stands: readonly string[]
  readonly countries: boolean
}

const ENTRIES = LIST.replace(/\s+/g, ' ')
  .split('; ')
  .map((entry) => {
    const at = entry.indexOf(': ')
    return { name: entry.slice(0, at).trim(), names: entry.slice(at + 2).trim() }
  })

/** Hardly a text holds one, and they are many to look for. */
export const ANY_PLACE_IDIOM = new RegExp(ENTRIES.map(({ name }) => name).join('|'), 'i')

export const PLACE_IDIOMS: readonly PlaceIdiom[] = ENTRIES.map(({ name, names }) => {
  const countries = !names.startsWith('=')
  return {
    called: new RegExp(`(?<![\\p{L}'’-])(?:${name})(?![\\p{L}'’-])`, 'iu'),
    stands: names.replace(/^=/, '').split(', '),
    countries,
  }
})

/** Of which the continent is meant: whoever says so speaks from an island. */
export const CONTINENT = /\b(?:on|to|from|across|in) the Continent(?! of\b)/
