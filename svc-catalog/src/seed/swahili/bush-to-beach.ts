/** The whole of one journey. */
export const bushToBeach: Readonly<Record<string, string>> = {
  'Six days on safari, six by the Indian Ocean, and one short flight between them. Dust first, then salt: the order matters, and so does the hot shower in the middle. Our favourite for honeymoons and for families.':
    'Siku sita za safari porini, sita kando ya Bahari ya Hindi, na ndege fupi moja kati yake. Kwanza vumbi, kisha chumvi: mpangilio una maana, na bafu la moto la katikati pia. Tunayoipenda zaidi kwa fungate na kwa familia.',
  'From the plains to Stone Town without a night in between':
    'Kutoka nyandani hadi Mji Mkongwe bila usiku wa kati',
  'Snorkelling over the Mnemba reef': 'Kuogelea kwa snorkeli juu ya miamba ya Mnemba',
  'Met at Kilimanjaro airport and driven to a house with a garden. Swimming things can stay at the bottom of the bag for a week; your guide tells you what to keep on top.':
    'Mnapokewa uwanja wa ndege wa Kilimanjaro na kupelekwa nyumba yenye bustani. Nguo za kuogelea zinaweza kubaki chini ya begi kwa wiki moja; mwongozaji wenu anawaambia cha kuweka juu.',
  'Evening briefing': 'Maelezo ya jioni',
  'Elephants first. Two hours on tarmac, a full day by the river and under the baobabs, and a camp whose waterhole is visited at night by the same families.':
    'Tembo kwanza. Saa mbili za lami, siku nzima kando ya mto na chini ya mibuyu, na kambi ambayo bwawa lake hutembelewa usiku na familia zile zile.',
  'Lake Manyara to Karatu': 'Ziwa Manyara hadi Karatu',
  'A gentle day: forest, lake and cliff in the morning, the farm and its vegetable garden in the afternoon. Children may collect eggs; adults may not do anything.':
    'Siku ya upole: msitu, ziwa na genge asubuhi, shamba na bustani yake ya mboga alasiri. Watoto wanaweza kukusanya mayai; watu wazima wanaweza wasifanye chochote.',
  'Farm walk': 'Matembezi ya shambani',
  'Down at opening time, five hours on the floor, lunch by the spring and back to the same fireplace. You see the crater rested, and not between two long drives.':
    'Kushuka lango linapofunguliwa, saa tano kwenye sakafu, chakula cha mchana kando ya chemchemi na kurudi kwenye moto ule ule. Mnaiona kreta mkiwa mmepumzika, si kati ya safari mbili ndefu.',
  'Olduvai and the Serengeti': 'Olduvai na Serengeti',
  'Over the rim and down, with an hour and a half at Olduvai Gorge, to the plains. From the gate at Naabi Hill every kilometre is a game drive. Camp in long grass by sunset.':
    'Kuvuka ukingo na kushuka, na saa moja na nusu Bonde la Olduvai, hadi nyandani. Kutoka lango la Naabi Hill kila kilomita ni kuangalia wanyama. Kambini katika nyasi ndefu jua linapozama.',
  'Game drive into the Serengeti': 'Kuangalia wanyama mkiingia Serengeti',
  'Out before the sun for cats along the Seronera River, brunch in the grass, a long sleep, and the kopjes until evening. With the migration in reach, the day is arranged round it.':
    'Kutoka kabla ya jua kutafuta paka wakubwa kando ya Mto Seronera, mlo nyasini, usingizi mrefu, na miamba hadi jioni. Uhamaji ukiwa karibu, siku hupangwa kuuzunguka.',
  'Last campfire': 'Moto wa kambi wa mwisho',
  'From the plains to Zanzibar': 'Kutoka nyandani hadi Zanzibar',
  'One more dawn, and then a light aircraft from Seronera: about three hours with a stop in Arusha, over the crater, past Kilimanjaro if it shows itself, and out over a sea of four blues. In the evening you eat grilled fish in a lane in Stone Town with red dust still in your ears.':
    'Alfajiri moja zaidi, kisha ndege ndogo kutoka Seronera: karibu saa tatu na kusimama Arusha, juu ya kreta, kupita Kilimanjaro kama inajionyesha, na kutoka juu ya bahari ya buluu nne. Jioni mnakula samaki wa kuchoma katika kichochoro cha Mji Mkongwe, vumbi jekundu likiwa bado masikioni.',
  'Dawn game drive to the airstrip': 'Kuangalia wanyama alfajiri hadi uwanja wa ndege',
  'Flight from the Serengeti to Zanzibar': 'Ndege kutoka Serengeti hadi Zanzibar',
  'Stone Town': 'Mji Mkongwe',
  'A three-hour walk with a guide who was born here, through markets, courtyards and a hard chapter of history. The afternoon is for tea on the roof. At dusk everybody goes to Forodhani; so should you.':
    'Matembezi ya saa tatu na mwongozaji aliyezaliwa hapa, kupita masoko, nyua na sura ngumu ya historia. Alasiri ni ya chai juu ya paa. Magharibi kila mtu huenda Forodhani; nanyi nendeni.',
  'Spices, then the beach': 'Viungo, kisha ufukwe',
  'A morning in a family’s spice garden with lunch on mats, and an hour north to Nungwi, where the sea stays at high and low tide alike. Shoes off.':
    'Asubuhi katika bustani ya viungo ya familia na chakula kwenye mikeka, na saa moja kaskazini hadi Nungwi, ambako bahari hubaki maji yakijaa na yakipwa. Viatu viko pembeni.',
  'Spice garden with lunch': 'Bustani ya viungo na chakula cha mchana',
  'Transfer to Nungwi': 'Kupelekwa Nungwi',
  'First swim': 'Kuogelea kwa mara ya kwanza',
  'Pwani Mwezi Lodge, Nungwi': 'Pwani Mwezi Lodge, Nungwi',
  'Over the reef at Mnemba': 'Juu ya miamba ya Mnemba',
  'By boat at the hour the tide prefers, two drifts over coral with a guide in the water, lunch on the beach. Back by two. The rest is horizontal.':
    'Kwa mashua saa inayopendwa na maji, mara mbili kuelea juu ya matumbawe na mwongozaji majini, chakula cha mchana ufukweni. Kurudi kabla ya saa nane mchana. Kilichobaki ni kujilaza.',
  'Nothing, well done': 'Kutofanya chochote, vizuri',
  'No programme. There is a boat builders’ yard ten minutes along the sand, a turtle lagoon by the lighthouse, and a dhow at half past four for those who wish to see the day off from the water.':
    'Hakuna ratiba. Kuna karakana ya waundaji wa mashua dakika kumi mchangani, bwawa la kasa karibu na mnara wa taa, na jahazi saa kumi na nusu jioni kwa wanaotaka kuiaga siku wakiwa majini.',
  'Free day at Nungwi': 'Siku huru Nungwi',
  'Sunset dhow': 'Jahazi la machweo',
  Goodbye: 'Kwaheri',
  'A last swim, and an hour and a quarter to the airport. Direct flights leave Zanzibar for several cities in Europe and the Gulf, mostly in the afternoon and at night.':
    'Kuogelea kwa mwisho, na saa moja na robo hadi uwanja wa ndege. Ndege za moja kwa moja huondoka Zanzibar kwenda miji kadhaa ya Ulaya na Ghuba, zaidi alasiri na usiku.',
  'Morning swim': 'Kuogelea asubuhi',
  'Transfer to the airport': 'Kupelekwa uwanja wa ndege',
  'Private 4x4 and English-speaking guide on the mainland':
    'Gari la 4x4 la binafsi na mwongozaji anayezungumza Kiingereza bara',
  'Eleven nights in lodges, camps, a town house and a beach lodge':
    'Usiku kumi na moja katika nyumba za wageni, kambi, nyumba ya mjini na ya ufukweni',
  'Full board on safari, breakfast on Zanzibar': 'Milo yote porini, kifungua kinywa Zanzibar',
  'Stone Town walk, spice garden and Mnemba by boat':
    'Matembezi ya Mji Mkongwe, bustani ya viungo na Mnemba kwa mashua',
  'All transfers': 'Usafiri wote',
  'June to October is dry in the bush and breezy at the sea. January and February are hot, with calves on the plains and the clearest water. April and May are wet in both places.':
    'Juni hadi Oktoba porini kukavu na baharini upepo mwanana. Januari na Februari kuna joto, ndama nyandani na maji maangavu kuliko yote. Aprili na Mei kumelowa kote kuwili.',
  'Two days bring five hours on rough roads; none after the seventh. In the sea you need to be able to swim for the reef, not for the beach.':
    'Siku mbili zina saa tano za barabara mbaya; hakuna baada ya siku ya saba. Baharini mnahitaji kujua kuogelea kwa miamba, si kwa ufukwe.',
  'Can we have more beach, or less?': 'Tunaweza kupata ufukwe zaidi, au kidogo?',
  'Yes. The house in Stone Town and the lodge at Nungwi add nights at 130 and 170 dollars a person, and take away as gladly. Write it into your wishes when you book.':
    'Ndiyo. Nyumba ya Mji Mkongwe na ya Nungwi huongeza usiku kwa dola 130 na 170 kwa mtu, na kupunguza kwa furaha ile ile. Andikeni katika maombi yenu mnapoweka nafasi.',
};
