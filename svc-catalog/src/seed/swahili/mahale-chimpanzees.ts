/** The whole of one journey. */
export const mahaleChimpanzees: Readonly<Record<string, string>> = {
  'The far west, which hardly anybody reaches: three nights on a beach of Lake Tanganyika with chimpanzees in the forest behind, and three beside the hippo pools of Katavi. Mondays from June to October, when the aircraft flies.':
    'Magharibi ya mbali, ambako karibu hakuna anayefika: usiku tatu kwenye ufukwe wa Ziwa Tanganyika na sokwe msituni nyuma, na tatu kando ya mabwawa ya viboko ya Katavi. Jumatatu kuanzia Juni hadi Oktoba, ndege inaporuka.',
  'Habituated chimpanzees in the Mahale mountains': 'Sokwe waliozoea watu katika milima ya Mahale',
  'A lake so deep that its floor lies below the sea':
    'Ziwa lenye kina kiasi kwamba sakafu yake iko chini ya usawa wa bahari',
  'Hundreds of hippo in one shrinking pool': 'Mamia ya viboko katika bwawa moja linalopungua',
  'Two camps of six rooms and no road to either': 'Kambi mbili za vyumba sita na hakuna barabara ya kufika',
  'Monday: across the country to Mahale': 'Jumatatu: kuvuka nchi hadi Mahale',
  'The aircraft leaves Arusha in the morning and needs about four hours, with a stop for fuel, because Tanzania is wider than it looks. From the airstrip a wooden boat takes you down the lake for an hour and a half, past fishing villages and then past nothing. Camp is on sand, with its back to a mountain of 2,462 metres.':
    'Ndege inaondoka Arusha asubuhi na huchukua karibu saa nne, na kusimama kujaza mafuta, kwa kuwa Tanzania ni pana kuliko inavyoonekana. Kutoka uwanja wa ndege mashua ya mbao inawapeleka ziwani kwa saa moja na nusu, kupita vijiji vya wavuvi, kisha hakuna kitu. Kambi iko mchangani, ikiwa imeegemea mlima wa mita 2,462.',
  'Flight Arusha to Mahale': 'Ndege Arusha hadi Mahale',
  'Maji ya Kina Camp, Mahale': 'Maji ya Kina Camp, Mahale',
  'Into the forest': 'Kuingia msituni',
  'The trackers go at dawn and call when they know where the group of about sixty chimpanzees has spent the night. The walk may take half an hour or three. Then one hour, masked, ten metres away: long enough to learn who is in charge. A swim afterwards, where the camp says so.':
    'Wafuatiliaji huenda alfajiri na kuita wanapojua kundi la sokwe sitini hivi lililala wapi. Mwendo unaweza kuwa nusu saa au tatu. Kisha saa moja, kwa barakoa, mita kumi mbali: muda wa kutosha kujua mkuu ni nani. Baadaye kuogelea, kambi inapoelekeza.',
  'Chimpanzee trek in Mahale': 'Kuwafuata sokwe Mahale',
  'Swim in Lake Tanganyika': 'Kuogelea Ziwa Tanganyika',
  'A second day with them': 'Siku ya pili pamoja nao',
  'Nobody who has gone once wants to stay on the beach. The second visit is quieter; you begin to know faces. In the afternoon, kayaks, or a line over the side of the dhow for the evening’s sashimi.':
    'Hakuna aliyekwenda mara moja anayetaka kubaki ufukweni. Ziara ya pili ni tulivu zaidi; mnaanza kuzijua nyuso. Alasiri, kayaki, au ndoano pembeni ya jahazi kwa samaki wa jioni.',
  'Kayak or fishing from the dhow': 'Kayaki au kuvua kutoka jahazini',
  'Thursday: by air to Katavi': 'Alhamisi: kwa ndege hadi Katavi',
  'Boat, airstrip, forty-five minutes in the air, and you are on a flood plain that in October looks like Africa before anybody drew a border on it. Buffalo in herds of a thousand; no other vehicle.':
    'Mashua, uwanja wa ndege, dakika arobaini na tano angani, na mko kwenye uwanda wa mafuriko ambao Oktoba unafanana na Afrika kabla hajachora mtu mpaka juu yake. Nyati kwa makundi ya elfu moja; hakuna gari lingine.',
  'Flight to Katavi': 'Ndege hadi Katavi',
  'Afternoon game drive on the Katuma plain': 'Kuangalia wanyama alasiri kwenye uwanda wa Katuma',
  'Tamarindi Camp, Katavi': 'Tamarindi Camp, Katavi',
  'The hippo pools': 'Mabwawa ya viboko',
  'As the Katuma River dries, hippo crowd into what is left: two hundred, three hundred, shoulder to shoulder, with opinions. Crocodiles retire into caves in the bank. You watch from a respectful distance with breakfast.':
    'Mto Katuma unapokauka, viboko hubanana katika kilichobaki: mia mbili, mia tatu, bega kwa bega, kila mmoja na maoni yake. Mamba hujificha katika mapango ya ukingo. Mnatazama kutoka umbali wa heshima, na kifungua kinywa.',
  'Morning at the hippo pools': 'Asubuhi kwenye mabwawa ya viboko',
  'Night drive': 'Kuangalia wanyama usiku',
  'On foot in Katavi': 'Kwa miguu Katavi',
  'A walk at sunrise with an armed ranger along the edge of the plain, then a fly-camp breakfast. In the afternoon Lake Chada, which may be a lake or a meadow, with roan antelope, eland and lions that are not used to visitors.':
    'Matembezi jua linapochomoza na askari mwenye silaha kando ya uwanda, kisha kifungua kinywa porini. Alasiri Ziwa Chada, ambalo laweza kuwa ziwa au malisho, na korongo, pofu na simba wasiozoea wageni.',
  'Walk with an armed ranger': 'Matembezi na askari mwenye silaha',
  'Game drive to Lake Chada': 'Kuangalia wanyama hadi Ziwa Chada',
  Sundowner: 'Kinywaji cha machweo',
  'Sunday: Mpanda and the coast': 'Jumapili: Mpanda na pwani',
  'Two hours by road to Mpanda with game on the first half, and a scheduled flight to Dar es Salaam. You arrive in the late afternoon. Timetables in the west change; we keep a night in Dar es Salaam in hand and pay for it if we need it.':
    'Saa mbili za barabara hadi Mpanda, wanyama wakiwa nusu ya kwanza, na ndege ya ratiba hadi Dar es Salaam. Mnafika alasiri. Ratiba za magharibi hubadilika; tunaweka akiba usiku mmoja Dar es Salaam na kuulipia tukiuhitaji.',
  'Drive through Katavi to Mpanda': 'Kupita Katavi hadi Mpanda kwa gari',
  'Flights Arusha to Mahale, Mahale to Katavi, Mpanda to Dar es Salaam':
    'Ndege Arusha hadi Mahale, Mahale hadi Katavi, Mpanda hadi Dar es Salaam',
  'All park and trekking fees, with VAT': 'Ada zote za hifadhi na za matembezi, pamoja na VAT',
  'Boats, forest guides and trackers, face masks': 'Mashua, waongozaji wa msitu na wafuatiliaji, barakoa',
  'Game drives and walks in Katavi': 'Kuangalia wanyama na matembezi Katavi',
  'Six nights, all meals, house wines and beer': 'Usiku sita, milo yote, divai ya nyumba na bia',
  'From August to October the chimpanzees come down to the lower slopes and the hippo crowd together. June and July are cooler, with longer walks. In the other months the aircraft does not fly.':
    'Agosti hadi Oktoba sokwe hushuka kwenye miteremko ya chini na viboko hubanana pamoja. Juni na Julai ni baridi zaidi, na matembezi marefu zaidi. Miezi mingine ndege hairuki.',
  'Half an hour to three hours uphill in a warm forest, on narrow and slippery paths, to be with the chimpanzees for one. A porter carries your bag and gives you a hand.':
    'Nusu saa hadi saa tatu kupanda katika msitu wa joto, kwenye njia nyembamba na zinazoteleza, ili kukaa na sokwe kwa saa moja. Mpagazi hubeba begi lako na kukushika mkono.',
  'Malaria occurs all year. Whoever has a cough or a fever stays in camp on that day: a cold of ours can kill them. You wear a mask for the hour, and keep ten metres away.':
    'Malaria ipo mwaka mzima. Mwenye kikohozi au homa hubaki kambini siku hiyo: mafua yetu yanaweza kuwaua. Mnavaa barakoa saa hiyo, na kukaa mita kumi mbali.',
  'Shall we see chimpanzees?': 'Tutawaona sokwe?',
  'With three nights and two walks nearly everybody has. The trackers are out from first light; the group of about sixty is used to people and does as it likes.':
    'Kwa usiku tatu na matembezi mawili karibu kila mtu amewaona. Wafuatiliaji wako nje tangu mwanga wa kwanza; kundi la sitini hivi limezoea watu na hufanya lipendavyo.',
  'What if the aircraft does not come?': 'Je, ndege isipokuja?',
  'Then we pay for the night, in the camp or in Dar es Salaam. It happens about once in a season.':
    'Basi tunalipia usiku, kambini au Dar es Salaam. Hutokea karibu mara moja kwa msimu.',
};
