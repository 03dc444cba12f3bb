/** The whole of one journey. */
export const kilimanjaroLemosho: Readonly<Record<string, string>> = {
  'Eight days to 5,895 metres, in from the quiet west and across the whole mountain. The slow way up is the one that works: more nights to get used to the height, and the best of the views on the way. Crew on fair wages, always.':
    'Siku nane hadi mita 5,895, kuingia kutoka magharibi tulivu na kuvuka mlima wote. Njia ya polepole ndiyo inayofanikiwa: usiku zaidi wa kuzoea kimo, na mandhari bora kuliko zote njiani. Wahudumu kwa ujira wa haki, daima.',
  'Uhuru Peak, 5,895 metres, the roof of Africa': 'Kilele cha Uhuru, mita 5,895, paa la Afrika',
  'Eight days, for the best chance of the summit': 'Siku nane, kwa nafasi bora ya kufika kileleni',
  'The Shira Plateau and the Barranco Wall': 'Uwanda wa Shira na Ukuta wa Barranco',
  'Oxygen, oximeter and a first responder in every group':
    'Oksijeni, kipimo cha oksijeni na mtoa huduma ya kwanza katika kila kikundi',
  'Londorossi Gate to Forest Camp (2,820 m)': 'Lango la Londorossi hadi Kambi ya Msitu (m 2,820)',
  'Three hours from Moshi round the western side to Londorossi, where the loads are weighed and the papers stamped, and a rough track to the trailhead. Then seven kilometres under camphor trees, three to four hours, to a camp full of colobus monkeys.':
    'Saa tatu kutoka Moshi kuzunguka upande wa magharibi hadi Londorossi, ambako mizigo hupimwa na karatasi kugongwa muhuri, na njia mbaya hadi mwanzo wa matembezi. Kisha kilomita saba chini ya mikafuri, saa tatu hadi nne, hadi kambi iliyojaa mbega.',
  'Drive to Londorossi Gate': 'Kwa gari hadi Lango la Londorossi',
  'Forest hike on Kilimanjaro, 7 km': 'Matembezi ya msituni Kilimanjaro, km 7',
  'Mountain tent, Mti Mkubwa (Forest) Camp': 'Hema la mlimani, Kambi ya Mti Mkubwa (Msitu)',
  'Forest Camp to Shira 1 (3,505 m)': 'Kambi ya Msitu hadi Shira 1 (m 3,505)',
  'The forest ends as if cut with a knife. Heather taller than you, then the rim of the Shira Plateau, an older volcano that fell in, and Kibo on the far side of it. Eight kilometres, five to six hours, some of it steep. Pole pole is not a figure of speech from here on.':
    'Msitu unaishia kana kwamba umekatwa kwa kisu. Vichaka virefu kuliko wewe, kisha ukingo wa Uwanda wa Shira, volkano ya zamani iliyoanguka ndani, na Kibo upande wa pili wake. Kilomita nane, saa tano hadi sita, sehemu zake zina mwinuko mkali. Kuanzia hapa pole pole si msemo tu.',
  'Hike on to the Shira Plateau, 8 km': 'Matembezi hadi Uwanda wa Shira, km 8',
  'Evening health check': 'Upimaji wa afya wa jioni',
  'Mountain tent, Shira 1 Camp': 'Hema la mlimani, Kambi ya Shira 1',
  'Across the plateau to Shira 2 (3,850 m)': 'Kuvuka uwanda hadi Shira 2 (m 3,850)',
  'An easy day on purpose. Seven kilometres of moorland with giant lobelias, three to four hours; in the afternoon an hour’s walk higher and back, because climbing high and sleeping low is what the body asks for.':
    'Siku rahisi kwa makusudi. Kilomita saba za uwanda wenye lobelia wakubwa, saa tatu hadi nne; alasiri mwendo wa saa moja juu zaidi na kurudi, kwa kuwa kupanda juu na kulala chini ndicho mwili unachotaka.',
  'Moorland hike, 7 km': 'Matembezi ya uwandani, km 7',
  'Acclimatisation walk': 'Matembezi ya kuzoea kimo',
  'Mountain tent, Shira 2 Camp': 'Hema la mlimani, Kambi ya Shira 2',
  'Lava Tower (4,630 m) and down to Barranco (3,976 m)': 'Lava Tower (m 4,630) na kushuka Barranco (m 3,976)',
  'The day that prepares you for the summit: up for four hours to the Lava Tower, lunch with a headache perhaps, then down through a valley of giant groundsels to the most beautiful camp on the mountain. Ten kilometres, six to seven hours.':
    'Siku inayowaandaa kwa kilele: kupanda kwa saa nne hadi Lava Tower, chakula cha mchana pengine na maumivu ya kichwa, kisha kushuka katika bonde la mimea mikubwa hadi kambi nzuri kuliko zote mlimani. Kilomita kumi, saa sita hadi saba.',
  'Hike to the Lava Tower': 'Matembezi hadi Lava Tower',
  'Descent into the Barranco valley, 10 km in all': 'Kushuka bonde la Barranco, km 10 kwa jumla',
  'Mountain tent, Barranco Camp': 'Hema la mlimani, Kambi ya Barranco',
  'The Barranco Wall to Karanga (3,995 m)': 'Ukuta wa Barranco hadi Karanga (m 3,995)',
  'Two hundred and fifty metres of scrambling that look worse than they are: hands on rock, no ropes, and a view for a reward. Then up and down through glacier valleys, five kilometres in four to five hours.':
    'Mita mia mbili na hamsini za kupanda mawe zinazoonekana mbaya kuliko zilivyo: mikono kwenye mwamba, bila kamba, na mandhari kama zawadi. Kisha juu na chini katika mabonde ya barafu, kilomita tano kwa saa nne hadi tano.',
  'Scramble up the Barranco Wall': 'Kupanda Ukuta wa Barranco',
  'Hike to Karanga, 5 km': 'Matembezi hadi Karanga, km 5',
  'Mountain tent, Karanga Camp': 'Hema la mlimani, Kambi ya Karanga',
  'Karanga to Barafu (4,673 m)': 'Karanga hadi Barafu (m 4,673)',
  'Short and high: four kilometres of scree and stone, four hours. Barafu means ice. You eat early, lay out everything you own in the order in which you will put it on, and try to sleep from seven to eleven.':
    'Fupi na juu: kilomita nne za kokoto na mawe, saa nne. Jina la kambi linasema lenyewe. Mnakula mapema, mnapanga kila mlicho nacho kwa mpangilio mtakaokivaa, na kujaribu kulala kuanzia saa moja hadi saa tano usiku.',
  'Hike to base camp, 4 km': 'Matembezi hadi kambi ya mwisho, km 4',
  'Summit briefing': 'Maelezo ya kwenda kileleni',
  'Mountain tent, Barafu Camp': 'Hema la mlimani, Kambi ya Barafu',
  'Uhuru Peak (5,895 m) and down to Mweka (3,068 m)': 'Kilele cha Uhuru (m 5,895) na kushuka Mweka (m 3,068)',
  'Away at midnight by head torch, six to seven hours of zigzag to Stella Point on the crater rim, and another hour past the glaciers to the sign. It is minus ten or colder. Then down, all of it, to Barafu for a rest and on to green plants at Mweka: five kilometres up, twelve down. Your guide decides if anybody must turn back, and has turned back with guests many times.':
    'Kuondoka saa sita usiku kwa taa za kichwani, saa sita hadi saba za kuzungukazunguka hadi Stella Point kwenye ukingo wa kreta, na saa moja nyingine kupita barafu hadi kibao. Ni nyuzi kumi chini ya sifuri au baridi zaidi. Kisha kushuka, yote, hadi Barafu kupumzika na kuendelea hadi mimea ya kijani ya Mweka: kilomita tano juu, kumi na mbili chini. Mwongozaji wenu huamua kama mtu lazima arudi, na amerudi na wageni mara nyingi.',
  'Night ascent of Kilimanjaro to Uhuru Peak': 'Kupanda Kilimanjaro usiku hadi Kilele cha Uhuru',
  'Descent to Mweka Camp, 17 km in all': 'Kushuka hadi Kambi ya Mweka, km 17 kwa jumla',
  'Mountain tent, Mweka Camp': 'Hema la mlimani, Kambi ya Mweka',
  'Mweka Gate (1,640 m) and Moshi': 'Lango la Mweka (m 1,640) na Moshi',
  'Ten kilometres through forest in three to four hours, knees permitting. At the gate the crew sings, and means it; tips are handed over in the open, with a list. Lunch and a very long shower in Moshi, and a bed for the night.':
    'Kilomita kumi msituni kwa saa tatu hadi nne, magoti yakikubali. Langoni wahudumu huimba, na kwa moyo; bahashishi hutolewa hadharani, kwa orodha. Chakula cha mchana na kuoga kwa muda mrefu sana Moshi, na kitanda cha usiku.',
  'Forest descent to Mweka Gate, 10 km': 'Kushuka msituni hadi Lango la Mweka, km 10',
  'Farewell with the crew': 'Kuagana na wahudumu',
  'Transfer to Moshi': 'Kupelekwa Moshi',
  'Mti Mkubwa Lodge, Moshi': 'Mti Mkubwa Lodge, Moshi',
  'Park, camping and rescue fees, with VAT': 'Ada za hifadhi, kambi na uokoaji, pamoja na VAT',
  'Licensed lead guide and one assistant for every two climbers':
    'Mwongozaji mkuu mwenye leseni na msaidizi mmoja kwa kila wapandaji wawili',
  'Porters and cook, with fair wages, loads of 20 kg at most and proper shelter':
    'Wapagazi na mpishi, kwa ujira wa haki, mizigo isiyozidi kilo 20 na malazi yanayofaa',
  'Seven nights in mountain tents with mattress; mess tent, table and chairs':
    'Usiku saba katika mahema ya mlimani yenye godoro; hema la kulia, meza na viti',
  'Emergency oxygen and twice-daily health checks':
    'Oksijeni ya dharura na upimaji wa afya mara mbili kwa siku',
  'Transfers from and to Moshi': 'Usafiri kutoka Moshi na kurudi',
  'A hot shower, a bed in Moshi at the end and a certificate':
    'Maji ya moto, kitanda Moshi mwishoni, na cheti',
  'Travel insurance that covers rescue up to 6,000 metres (we ask to see it)':
    'Bima ya safari inayolipia uokoaji hadi mita 6,000 (tunaomba kuiona)',
  'January and February are the warmest on the mountain, July to September the driest. At the summit it is minus ten to minus twenty in every month. In April and May the paths run with water and we do not climb.':
    'Januari na Februari ni miezi yenye joto zaidi mlimani, Julai hadi Septemba ni mikavu zaidi. Kileleni ni nyuzi kumi hadi ishirini chini ya sifuri kila mwezi. Aprili na Mei njia hutiririka maji, nasi hatupandi.',
  'Four to seven hours on foot a day, and thirteen on the summit night. Who walks six hours over hills on two days in a row, with 5 kilograms on the back, is fit enough. Nobody can train for height.':
    'Saa nne hadi saba kwa miguu kwa siku, na kumi na tatu usiku wa kilele. Anayeweza kutembea saa sita vilimani siku mbili mfululizo, na kilo 5 mgongoni, ana nguvu za kutosha. Hakuna anayeweza kufanyia kimo mazoezi.',
  'There is no part of this route that can be done on wheels. Climbers without sight or with a prosthesis have stood at the summit with us, on ten days rather than eight.':
    'Hakuna sehemu ya njia hii inayopitika kwa magurudumu. Wapandaji wasioona au wenye mguu bandia wamesimama kileleni pamoja nasi, kwa siku kumi badala ya nane.',
  'How many reach the summit?': 'Wangapi hufika kileleni?',
  'On eight days about nine of ten who start; on five days it is fewer than half. That is why we sell eight.':
    'Kwa siku nane, karibu tisa kati ya kumi wanaoanza; kwa siku tano, chini ya nusu. Ndiyo sababu tunauza siku nane.',
  'What becomes of the crew?': 'Wahudumu wanatendewaje?',
  'Porters are paid above the rate of the park, carry 20 kilograms at most, sleep in proper tents and eat three times a day. You may weigh the loads yourself at Londorossi Gate.':
    'Wapagazi hulipwa zaidi ya kiwango cha hifadhi, hubeba kilo zisizozidi 20, hulala katika mahema yanayofaa na kula mara tatu kwa siku. Mnaweza kupima mizigo wenyewe kwenye Lango la Londorossi.',
};
