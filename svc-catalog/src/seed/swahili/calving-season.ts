/** The whole of one journey. */
export const calvingSeason: Readonly<Record<string, string>> = {
  'In the first weeks of the year several thousand wildebeest are born every day on the short grass round Ndutu, and every predator knows it. Three nights in a mobile camp that stands in the middle of it. January to March only.':
    'Katika wiki za kwanza za mwaka ndama elfu kadhaa wa nyumbu huzaliwa kila siku kwenye nyasi fupi za Ndutu, na kila mwindaji anajua. Usiku tatu katika kambi ya kuhama iliyo katikati yake. Januari hadi Machi tu.',
  'Newborn wildebeest on their feet within minutes': 'Ndama wa nyumbu wanasimama ndani ya dakika chache',
  'Cheetah on open ground, with off-road permit': 'Duma kwenye uwanja wazi, kwa kibali cha kutoka njiani',
  'A flight home over everything you have crossed': 'Ndege ya kurudi juu ya yote mliyoyapita',
  'Arusha to Tarangire in green': 'Arusha hadi Tarangire ya kijani',
  'After the short rains the park is a garden: fewer elephants at the river, more of everything else, and birds in breeding colours. Two hours to the gate, game drive until evening.':
    'Baada ya vuli hifadhi ni bustani: tembo wachache mtoni, vingine vyote vingi zaidi, na ndege katika rangi za kuzaliana. Saa mbili hadi langoni, kuangalia wanyama hadi jioni.',
  'Birding in the green season': 'Kuangalia ndege wakati wa kijani',
  'To the crater highlands': 'Hadi nyanda za juu za kreta',
  'Past Lake Manyara and up the Rift wall to Karatu. In the afternoon, coffee: the farm where you stay grows it, and shows you how. A fire, an early night.':
    'Kupita Ziwa Manyara na kupanda ukingo wa Bonde la Ufa hadi Karatu. Alasiri, kahawa: shamba mnalolala linailima, na kuwaonyesha jinsi. Moto, na kulala mapema.',
  'Coffee farm walk': 'Matembezi ya shamba la kahawa',
  'Ngorongoro Crater and on to Ndutu': 'Kreta ya Ngorongoro na kuendelea Ndutu',
  'Into the crater at opening time for four hours, up again, and down the far side past Olduvai. The plains are dotted black before you understand what you are looking at. Camp by sunset, ninety kilometres from the rim.':
    'Kuingia kreta inapofunguliwa kwa saa nne, kupanda tena, na kushuka upande wa pili kupitia Olduvai. Nyanda zina madoa meusi kabla hamjaelewa mnachotazama. Kambini jua linapozama, kilomita tisini kutoka ukingoni.',
  'Drive past Olduvai to Ndutu': 'Kupita Olduvai hadi Ndutu',
  'First game drive at Ndutu': 'Kuangalia wanyama kwa mara ya kwanza Ndutu',
  'Ndama Mobile Camp, Ndutu': 'Ndama Mobile Camp, Ndutu',
  'Ndutu: births and hunters': 'Ndutu: wazaliwa na wawindaji',
  'Wildebeest calve mostly in the mornings. A calf stands within five or ten minutes and runs within the hour, because it must: cheetah, lion, hyena and jackal are all raising young of their own. On this side of the border vehicles may leave the track, so your guide can place you well, and knows when to stay away.':
    'Nyumbu huzaa zaidi asubuhi. Ndama husimama ndani ya dakika tano au kumi na kukimbia ndani ya saa moja, kwa kuwa hana budi: duma, simba, fisi na mbweha wote wanalea watoto wao. Upande huu wa mpaka magari yanaruhusiwa kutoka njiani, kwa hiyo mwongozaji wenu anaweza kuwaweka mahali pazuri, na anajua wakati wa kukaa mbali.',
  'Full-day game drive on the Ndutu plains': 'Siku nzima ya kuangalia wanyama kwenye nyanda za Ndutu',
  'Picnic among the herds': 'Chakula kati ya makundi',
  'Wherever the rain went': 'Popote mvua ilipokwenda',
  'The herds move overnight after a single storm. Today you follow them: towards the Gol kopjes, Kusini or the Hidden Valley, with everything needed for a day out and no fixed hour to be back.':
    'Makundi huhama usiku mmoja baada ya dhoruba moja. Leo mnayafuata: kuelekea miamba ya Gol, Kusini au Bonde Lililofichika, na kila kinachohitajika kwa siku nzima nje, bila saa ya kurudi.',
  'Full-day game drive in the southern Serengeti': 'Siku nzima ya kuangalia wanyama kusini mwa Serengeti',
  'Sundowner on the plain': 'Kinywaji cha machweo nyandani',
  'A last dawn, and the flight to Arusha': 'Alfajiri ya mwisho, na ndege hadi Arusha',
  'An early drive on the way to the airstrip. The light aircraft crosses the crater and the Rift in an hour; by noon you are in Arusha, connected to Zanzibar or to your flight home.':
    'Mzunguko wa mapema njiani kwenda uwanja wa ndege. Ndege ndogo huvuka kreta na Bonde la Ufa kwa saa moja; kabla ya adhuhuri mko Arusha, tayari kwa Zanzibar au ndege ya nyumbani.',
  'Dawn game drive at Ndutu': 'Kuangalia wanyama alfajiri Ndutu',
  'All park and conservation fees, with VAT, and the off-road permit at Ndutu':
    'Ada zote za hifadhi na uhifadhi, pamoja na VAT, na kibali cha kutoka njiani Ndutu',
  'Private 4x4 with pop-up roof': 'Gari la 4x4 la binafsi lenye paa la kuinuka',
  'Five nights in camps and a farm lodge': 'Usiku tano katika kambi na nyumba ya shambani',
  'All meals from lunch on day 1 to breakfast on day 6':
    'Milo yote kuanzia chakula cha mchana siku ya 1 hadi kifungua kinywa siku ya 6',
  'Flight from Ndutu to Arusha': 'Ndege kutoka Ndutu hadi Arusha',
  'Drinking water, house wine and beer at Ndutu': 'Maji ya kunywa, divai ya nyumba na bia Ndutu',
  'The calves come with the rain on the short grass: most of them within three weeks, some time between the middle of January and the end of February. In December and March the herds are there and the camps are quieter. From April the camp is gone.':
    'Ndama huja na mvua kwenye nyasi fupi: wengi wao ndani ya wiki tatu, wakati fulani kati ya katikati ya Januari na mwisho wa Februari. Desemba na Machi makundi yapo na kambi ni tulivu zaidi. Kuanzia Aprili kambi haipo.',
  'Do we have to watch a hunt?': 'Lazima tutazame mawindo?',
  'No. The vehicle is yours, and your guide turns away when you say so. There is more birth than death here, and both happen fast.':
    'Hapana. Gari ni lenu, na mwongozaji hugeuka mnaposema. Hapa kuna kuzaliwa kuliko kufa, na yote mawili hutokea haraka.',
};
