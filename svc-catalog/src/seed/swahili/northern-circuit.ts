/** The whole of one journey. */
export const northernCircuit: Readonly<Record<string, string>> = {
  'Tarangire, Lake Manyara, the Serengeti and Ngorongoro in one unhurried week with your own vehicle and guide. If it is your first safari and you want to see how it all fits together, this is the one we would choose for you.':
    'Tarangire, Ziwa Manyara, Serengeti na Ngorongoro katika wiki moja isiyo na haraka, kwa gari na mwongozaji wenu wenyewe. Kama hii ni safari yenu ya kwanza na mnataka kuona jinsi yote yanavyoungana, hii ndiyo tungewachagulia.',
  'Two full nights in the heart of the great plains': 'Usiku mbili kamili katikati ya nyanda kuu',
  'Your own guide from the first day to the last': 'Mwongozaji wenu tangu siku ya kwanza hadi ya mwisho',
  'Olduvai Gorge on the way': 'Bonde la Olduvai njiani',
  'All park, conservation and crater fees, with VAT': 'Ada zote za hifadhi, uhifadhi na kreta, pamoja na VAT',
  'Private 4x4 with pop-up roof and fridge': 'Gari la 4x4 la binafsi lenye paa la kuinuka na friji',
  'One English-speaking guide for the whole week': 'Mwongozaji mmoja anayezungumza Kiingereza kwa wiki nzima',
  'Six nights in lodges and tented camps': 'Usiku sita katika nyumba za wageni na kambi za mahema',
  'All meals from breakfast on day 2 to lunch on day 7':
    'Milo yote kuanzia kifungua kinywa cha siku ya 2 hadi chakula cha mchana cha siku ya 7',
  'Airport transfers in Arusha': 'Usafiri wa uwanja wa ndege Arusha',
  'Drinking water, tea and coffee in the vehicle': 'Maji ya kunywa, chai na kahawa ndani ya gari',
  'Karibu: arrival in Arusha': 'Karibu: kuwasili Arusha',
  'Your guide meets you at Kilimanjaro airport, fifty minutes from town, or at the smaller one in Arusha. The house has a garden and jacarandas; whoever arrives by noon may walk to the market with somebody who knows the price of avocados. In the evening you go through the week over a map.':
    'Mwongozaji wenu anawapokea uwanja wa ndege wa Kilimanjaro, dakika hamsini kutoka mjini, au ule mdogo wa Arusha. Nyumba ina bustani na mijakaranda; anayefika kabla ya adhuhuri anaweza kwenda sokoni na mtu anayejua bei ya parachichi. Jioni mnaipitia wiki nzima juu ya ramani.',
  'Evening briefing with your guide': 'Maelezo ya jioni na mwongozaji wenu',
  'Two hours south-west to the river of elephants. You have the whole day: the northern loops in the morning, a picnic in the shade, the baobab ridges when the light gets long. The camp stands among seven baobabs of its own just beyond the park.':
    'Saa mbili kusini-magharibi hadi mto wa tembo. Mna siku nzima: mizunguko ya kaskazini asubuhi, chakula kivulini, na vilima vya mibuyu mwanga unaporefuka. Kambi ipo kati ya mibuyu yake saba, nje kidogo ya hifadhi.',
  'Sundowner under baobabs': 'Kinywaji cha machweo chini ya mibuyu',
  'Lake Manyara and the highlands': 'Ziwa Manyara na nyanda za juu',
  'A short drive to the foot of the Rift wall, where a spring-fed forest leads to a shallow lake. Monkeys, hornbills and, on a lucky day, lions in a tree. Late in the afternoon you climb the escarpment to Karatu and a farmhouse with a fire lit in the room.':
    'Mwendo mfupi hadi chini ya ukingo wa Bonde la Ufa, ambako msitu wa chemchemi unaelekea ziwa lenye kina kifupi. Nyani, hondohondo na, siku ya bahati, simba juu ya mti. Alasiri mnapanda ukingo hadi Karatu, kwenye nyumba ya shambani yenye moto uliowashwa chumbani.',
  'Forest birding': 'Kuangalia ndege msituni',
  'Olduvai Gorge and into the Serengeti': 'Bonde la Olduvai na kuingia Serengeti',
  'Round the crater rim, where you only look in for now, and down to Olduvai for an hour and a half with two million years. After lunch the gravel runs out on to the plains. From Naabi Hill the drive is a game drive; you reach the camp, some 145 kilometres from the rim, at sunset.':
    'Kuzunguka ukingo wa kreta, ambako kwa sasa mnachungulia tu, na kushuka Olduvai kwa saa moja na nusu na miaka milioni mbili. Baada ya chakula cha mchana barabara inaingia nyanda. Kuanzia Naabi Hill safari ni ya kuangalia wanyama; mnafika kambini, kilomita 145 kutoka ukingoni, jua linapozama.',
  'Game drive from Naabi Hill into the Serengeti': 'Kuangalia wanyama kutoka Naabi Hill hadi Serengeti',
  'A whole day in the Serengeti': 'Siku nzima Serengeti',
  'No distance to cover today. Out at dawn along the Seronera River for leopard, a long brunch in the grass, the kopjes in the afternoon. From December to March, and again in May and June, the migration is usually within reach and you spend the day there.':
    'Leo hakuna umbali wa kwenda. Kutoka alfajiri kando ya Mto Seronera kutafuta chui, mlo mrefu nyasini, na miamba alasiri. Desemba hadi Machi, na tena Mei na Juni, uhamaji kwa kawaida uko karibu na mnashinda nao siku hiyo.',
  'Bush brunch': 'Mlo wa porini',
  'Afternoon among the kopjes': 'Alasiri kati ya miamba',
  'Back to the rim of the crater': 'Kurudi ukingo wa kreta',
  'One more morning on the plains, because mornings are when things happen, and then four hours up to the highlands. You stop at a Maasai homestead that your guide has known for years, only if you wish and without a show, and reach the farm in time for tea.':
    'Asubuhi moja zaidi nyandani, kwa kuwa mambo hutokea asubuhi, kisha saa nne kupanda nyanda za juu. Mnasimama kwenye boma la Wamaasai ambalo mwongozaji wenu amelijua kwa miaka, mkitaka tu na bila maonyesho, na kufika shambani wakati wa chai.',
  'Drive over the Ngorongoro highlands': 'Kupita nyanda za juu za Ngorongoro',
  'Ngorongoro Crater, then Arusha': 'Kreta ya Ngorongoro, kisha Arusha',
  'Breakfast boxes and an early gate. Six hundred metres down, five hours on the floor with rhino, lion and old bull elephants, lunch at the hippo pool. You are in Arusha by half past five, in time for an evening flight from Kilimanjaro after nine, or for Zanzibar the next day.':
    'Kifungua kinywa cha kubeba na lango la mapema. Mita mia sita kwenda chini, saa tano kwenye sakafu na faru, simba na tembo dume wazee, chakula cha mchana kwenye bwawa la viboko. Mnafika Arusha kabla ya saa kumi na moja na nusu jioni, kwa ndege ya usiku kutoka Kilimanjaro baada ya saa tatu, au kwa Zanzibar kesho yake.',
  'Transfer to Arusha or the airport': 'Kupelekwa Arusha au uwanja wa ndege',
  'Shall we see the migration?': 'Tutauona uhamaji?',
  'From December to March, and again in May and June, the herds are usually within a morning’s drive of your camp, and we spend the day with them. From July to October they stand in the far north; look at River Crossings of the Mara.':
    'Desemba hadi Machi, na tena Mei na Juni, makundi kwa kawaida yako mwendo wa asubuhi moja kutoka kambini, nasi tunashinda nayo. Julai hadi Oktoba yapo kaskazini kabisa; tazameni Kuvuka Mto Mara.',
};
