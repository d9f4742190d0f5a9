/** Names of languages beside those that half of all CVs tell, folded; longer names stand before the ones that they hold. */
export const FURTHER_LANGUAGES: readonly string[] = [
  'ancient greek',
  'haitian creole',
  'low german',
  'middle english',
  'nigerian pidgin',
  'old english',
  'old french',
  'old norse',
  'scots gaelic',
  'swiss german',
  'tok pisin',
  ...`abkhaz acholi akan akkadian alsatian aragonese aramaic assamese asturian auslan avar aymara azerbaijani
  azeri balinese balochi bambara bashkir basque belarusian belarussian bemba bernese bhojpuri bislama
  bosnian breton burmese cantonese cebuano chagga chamorro chechen cherokee chichewa chuukese chuvash
  comorian cornish corsican cree creole dari dhivehi dholuo dinka dioula divehi dogri dzongkha efik ewe
  fang fante faroese fijian filipino flemish frisian friulian fula fulani gaelic galician gikuyu
  greenlandic guarani gujarati hakka hausa hawaiian herero hiligaynon hmong hokkien ibibio igbo ilocano
  ilokano inuktitut isindebele isixhosa isizulu javanese kabardian kabyle kalaallisut kalenjin kalmyk
  kamba kannada kanuri kaqchikel karelian kashmiri kashubian kazakh khmer kikongo kikuyu kimbundu
  kinyarwanda kirundi konkani kpelle krio kurmanji kyrgyz ladin ladino lakota lamh lao limburgish lingala
  luba luganda lugbara luhya luo luxembourgish macedonian maithili makaton makhuwa malagasy malayalam
  malinke mandarin mandinka manx maori mapudungun marathi marshallese mende mixtec mongolian montenegrin
  mossi nahuatl navajo ndebele newari nyanja occitan odia ojibwa ojibwe oromo oshiwambo ossetian palauan
  pali pangasinan papiamento papiamentu pashto patois plattdeutsch quechua rajasthani rapanui rohingya
  romani romansh runyankole rusyn sami samoan sango sanskrit sardinian sarnami saterlandic scots sepedi
  serbo-croatian serer sesotho setswana shanghainese shona silesian sindhi siswati soga soninke sorani
  sorbian sukuma sumerian sundanese swati sylheti tagalog tahitian tajik tamazight tatar telugu temne
  teochew tetum tibetan tigrinya toishanese tongan tshiluba tsonga tswana tulu tumbuka turkmen twi uighur
  umbundu uyghur uzbek valencian venda walloon waray wolof wymysorys xhosa yakut yoruba zapotec zapoteco
  zazaki zulu`.split(/\s+/),
]
