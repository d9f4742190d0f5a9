/** What a thing with a name of its own may be written as: who asks for the name of a boat may be told of a sloop. */
const KINDS = `
boat: sloop yacht dinghy ketch narrowboat barge catamaran trawler cutter schooner skiff canoe kayak ship vessel
ship: sloop ketch trawler cutter schooner vessel freighter ferry tanker steamer
canoe: boat kayak
yacht: boat sloop ketch
ferry: ship vessel boat
dog: terrier spaniel labrador retriever collie greyhound whippet dachshund poodle beagle lurcher sheepdog husky puppy mongrel hound
cat: kitten tabby tomcat
horse: mare gelding pony stallion cob filly colt foal
band: trio quartet quintet sextet duo group ensemble choir orchestra
group: band trio quartet quintet ensemble choir club
blog: newsletter website site column
newsletter: blog magazine
podcast: series show programme
show: podcast programme series
book: novel memoir handbook guide textbook monograph novella collection
firm: company business studio agency practice consultancy startup shop
business: company firm studio agency practice consultancy startup shop
company: firm business studio agency practice consultancy startup
shop: bakery bookshop boutique store cafe
house: cottage farmhouse villa
`

const kinds = new Map(
  KINDS.trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [kind = '', members = ''] = line.split(': ')
      return [kind, members.split(' ')]
    }),
)

export const kindsOfThing = (noun: string): readonly string[] => kinds.get(noun) ?? []
