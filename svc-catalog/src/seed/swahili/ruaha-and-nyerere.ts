/** The whole of one journey. */
export const ruahaAndNyerere: Readonly<Record<string, string>> = {
  'The two great wildernesses of the south, by boat, on foot and by open vehicle. Three nights on the Rufiji, four among the baobabs, and on most days nobody else in sight.':
    'Mapori mawili makubwa ya kusini, kwa mashua, kwa miguu na kwa gari la wazi. Usiku tatu kwenye Mto Rufiji, nne kati ya mibuyu, na siku nyingi hakuna mwingine anayeonekana.',
  'Boats among hippo on the Rufiji': 'Mashua kati ya viboko kwenye Mto Rufiji',
  'Wild dogs, with luck and early mornings': 'Mbwa mwitu, kwa bahati na kuamka mapema',
  'Walking in Ruaha with an armed guide': 'Kutembea Ruaha na mwongozaji mwenye silaha',
  'Lion prides large enough to hunt buffalo': 'Makundi ya simba makubwa kiasi cha kuwinda nyati',
  'Dar es Salaam': 'Dar es Salaam',
  'Met at the airport and taken to a small hotel above the old harbour. If you land early, the fish market is at its loudest before nine and the ferry to Kigamboni is the best fifty cents in town.':
    'Mnapokewa uwanja wa ndege na kupelekwa hoteli ndogo juu ya bandari ya zamani. Mkitua mapema, soko la samaki lina kelele zaidi kabla ya saa tatu asubuhi, na kivuko cha Kigamboni ndicho senti hamsini bora mjini.',
  'Transfer to the hotel': 'Kupelekwa hotelini',
  'Harbour walk for early arrivals': 'Matembezi ya bandarini kwa wanaofika mapema',
  'Bandari Ndogo Hotel, Dar es Salaam': 'Bandari Ndogo Hotel, Dar es Salaam',
  'By air to the Rufiji': 'Kwa ndege hadi Rufiji',
  'Forty-five minutes south by light aircraft. Camp has open fronts and a channel below the steps; hippo argue in it all night. At half past three you are on the water for the first time.':
    'Dakika arobaini na tano kusini kwa ndege ndogo. Kambi iko wazi mbele na mfereji chini ya ngazi; viboko hubishana humo usiku kucha. Saa tisa na nusu alasiri mko majini kwa mara ya kwanza.',
  'Flight to Nyerere National Park': 'Ndege hadi Hifadhi ya Taifa ya Nyerere',
  'Afternoon boat safari on the Rufiji': 'Safari ya mashua alasiri kwenye Mto Rufiji',
  'Kiboko Bend Camp, Nyerere': 'Kiboko Bend Camp, Nyerere',
  'Looking for wild dogs': 'Kuwatafuta mbwa mwitu',
  'The packs range widely and hunt at dawn, so the day starts in the dark. Miombo woodland, borassus palms, giraffe by the dozen; tea by one of the lakes. In the afternoon, a slow drive and a fast sunset.':
    'Makundi huzunguka mbali na kuwinda alfajiri, kwa hiyo siku inaanza gizani. Misitu ya miombo, mivumo, twiga kwa makumi; chai kando ya ziwa mojawapo. Alasiri, mzunguko wa polepole na machweo ya haraka.',
  'Dawn game drive in Nyerere': 'Kuangalia wanyama alfajiri Nyerere',
  'Tea by the lake': 'Chai kando ya ziwa',
  'On foot and afloat': 'Kwa miguu na majini',
  'Two or three hours on foot with an armed guide, single file and quiet: dung, tracks, a warm bed where a buffalo lay. After lunch the boat goes up to the lakes, where bee-eaters nest in the banks and elephants cross.':
    'Saa mbili au tatu kwa miguu na mwongozaji mwenye silaha, kwa mstari mmoja na kimya: kinyesi, nyayo, mahali penye joto alipolala nyati. Baada ya chakula cha mchana mashua inapanda hadi maziwa, ambako keremkere hujenga kwenye kingo na tembo huvuka.',
  'Morning walk with an armed guide': 'Matembezi ya asubuhi na mwongozaji mwenye silaha',
  'Boat safari to the lakes': 'Safari ya mashua hadi maziwa',
  'West to Ruaha': 'Magharibi hadi Ruaha',
  'An hour and a half in the air, over the Udzungwa mountains, into higher and drier country. The camp looks down on a bed of white sand; elephants dig for water in it while you have lunch.':
    'Saa moja na nusu angani, juu ya milima ya Udzungwa, hadi nchi ya juu na kavu zaidi. Kambi inatazama kitanda cha mchanga mweupe; tembo huchimba maji humo mkiwa mnakula.',
  'Flight to Ruaha': 'Ndege hadi Ruaha',
  'Afternoon game drive along the sand river': 'Kuangalia wanyama alasiri kando ya mto wa mchanga',
  'Mchanga Mweupe Camp, Ruaha': 'Mchanga Mweupe Camp, Ruaha',
  'The Great Ruaha River': 'Mto Ruaha Mkuu',
  'All that lives here comes down to the pools in the dry months. Morning and afternoon are spent along some thirty kilometres of bank, with a breakfast table that appears round a bend.':
    'Vyote vinavyoishi hapa hushuka kwenye mabwawa wakati wa kiangazi. Asubuhi na alasiri ni kando ya kilomita thelathini hivi za ukingo, na meza ya kifungua kinywa inayotokea kwenye kona.',
  'Game drive in Ruaha': 'Kuangalia wanyama Ruaha',
  'Afternoon at the river pools': 'Alasiri kwenye mabwawa ya mto',
  'Walking among baobabs': 'Kutembea kati ya mibuyu',
  'From camp on foot at six, up a ridge of baobabs and back by another way before the heat. The rest of the day is for reading, or for a hide beside the water; at dusk a drive for kudu and the first nightjars.':
    'Kutoka kambini kwa miguu saa kumi na mbili asubuhi, kupanda kilima cha mibuyu na kurudi kwa njia nyingine kabla ya joto. Siku iliyobaki ni ya kusoma, au ya maficho kando ya maji; magharibi, mzunguko wa kutafuta tandala na virukanjia wa kwanza.',
  'Walking safari in Ruaha': 'Safari ya kutembea Ruaha',
  'Afternoon in the hide': 'Alasiri katika maficho',
  'Dusk drive': 'Mzunguko wa magharibi',
  'A long day out': 'Siku ndefu nje',
  'Packed lunch and no plan but the lions: the prides along the Mwagusi sand river are among the largest anywhere. You may see two other vehicles all day, and remember them. Dinner is in the river bed by lantern.':
    'Chakula cha kubeba na hakuna mpango ila simba: makundi ya kando ya mto wa mchanga wa Mwagusi ni kati ya makubwa kuliko popote. Huenda mkaona magari mengine mawili siku nzima, na kuyakumbuka. Chakula cha jioni ni ndani ya mto, kwa taa za mafuta.',
  'Full-day game drive along the Mwagusi': 'Siku nzima ya kuangalia wanyama kando ya Mwagusi',
  'Dinner in the sand river': 'Chakula cha jioni ndani ya mto wa mchanga',
  'Back to the coast': 'Kurudi pwani',
  'A last drive to the airstrip at Msembe, and about two and a quarter hours to Dar es Salaam with a stop or two. You land in the early afternoon, in time for a flight home that evening or the hop to Zanzibar.':
    'Mzunguko wa mwisho hadi uwanja wa Msembe, na karibu saa mbili na robo hadi Dar es Salaam na kusimama mara moja au mbili. Mnatua mapema alasiri, kwa wakati wa ndege ya nyumbani jioni hiyo au ya kwenda Zanzibar.',
  'Flights Dar es Salaam to Nyerere, Nyerere to Ruaha, Ruaha to Dar es Salaam':
    'Ndege Dar es Salaam hadi Nyerere, Nyerere hadi Ruaha, Ruaha hadi Dar es Salaam',
  'Boat trips, game drives and guided walks, four guests at most':
    'Safari za mashua, kuangalia wanyama na matembezi ya kuongozwa, wageni wasiozidi wanne',
  'Eight nights: one in Dar es Salaam, seven in camp': 'Usiku nane: mmoja Dar es Salaam, saba kambini',
  'As the land dries from June on, everything alive comes down to the two rivers, most of all in September and October, when it is hot. From January to March it is green and full of birds. In April and May the camps are closed.':
    'Nchi inapokauka kuanzia Juni, kila chenye uhai hushuka kwenye mito miwili, zaidi Septemba na Oktoba, kunapokuwa na joto. Januari hadi Machi ni kijani na ndege tele. Aprili na Mei kambi zimefungwa.',
  'Two morning walks of two to three hours on level ground, single file and quiet; whoever would rather not stays in the boat or the vehicle. For walks the parks ask for sixteen years.':
    'Matembezi mawili ya asubuhi ya saa mbili hadi tatu kwenye ardhi tambarare, kwa mstari mmoja na kimya; asiyetaka hubaki kwenye mashua au gari. Kwa matembezi hifadhi hutaka umri wa miaka kumi na sita.',
  'Is it safe to walk among lions?': 'Ni salama kutembea kati ya simba?',
  'You walk with two armed guides who have done it every day for years, upwind and at a distance, and they decide. Daudi has never fired his rifle on a walk.':
    'Mnatembea na waongozaji wawili wenye silaha ambao wamefanya hivyo kila siku kwa miaka, dhidi ya upepo na kwa umbali, na wao ndio wanaoamua. Daudi hajawahi kufyatua bunduki yake matembezini.',
};
