/** The whole of one journey. */
export const serengetiCamping: Readonly<Record<string, string>> = {
  'Five days with a cook, a tent and no fence. Public campsites in the middle of the Serengeti and on the rim of the crater put you where the expensive camps are, with a longer walk to the shower.':
    'Siku tano na mpishi, hema na bila uzio. Kambi za umma katikati ya Serengeti na kwenye ukingo wa kreta zinawaweka zilipo kambi za bei ghali, ila bafu liko mbali kidogo zaidi.',
  'Two nights in a tent among the lions of Seronera': 'Usiku mbili hemani kati ya simba wa Seronera',
  'Camp cooking that guests write home about':
    'Chakula cha kambini ambacho wageni huandika nyumbani kukisifu',
  'Arusha to Tarangire and Mto wa Mbu': 'Arusha hadi Tarangire na Mto wa Mbu',
  'Two hours of tarmac, then an afternoon with the elephants of Tarangire to get your eye in. The first camp is an easy one, with lawn and hot showers, so that everybody can learn how the zips work.':
    'Saa mbili za lami, kisha alasiri na tembo wa Tarangire ili macho yazoee. Kambi ya kwanza ni rahisi, yenye nyasi na bafu za maji moto, ili kila mtu ajifunze jinsi zipu zinavyofanya kazi.',
  'First camp under fever trees': 'Kambi ya kwanza chini ya migunga',
  'Migunga Mitatu Campsite, Mto wa Mbu': 'Migunga Mitatu Campsite, Mto wa Mbu',
  'Over the highlands to the Serengeti': 'Kuvuka nyanda za juu hadi Serengeti',
  'A long and beautiful day of some 200 kilometres, half of it on gravel: up the Rift wall, round the rim of Ngorongoro, down past Olduvai to the short-grass plains and in at Naabi Hill. Game drive on the way to Seronera; camp before dark. You will hear hyena for certain and lion very probably.':
    'Siku ndefu na nzuri ya kilomita 200 hivi, nusu yake kwenye changarawe: kupanda ukingo wa Bonde la Ufa, kuzunguka ukingo wa Ngorongoro, kushuka kupitia Olduvai hadi nyanda za nyasi fupi na kuingia Naabi Hill. Kuangalia wanyama njiani hadi Seronera; kambini kabla ya giza. Fisi mtawasikia kwa hakika, na simba kwa uwezekano mkubwa.',
  'Drive across the Ngorongoro highlands': 'Kuvuka nyanda za juu za Ngorongoro kwa gari',
  'Game drive from Naabi Hill to Seronera in the Serengeti':
    'Kuangalia wanyama kutoka Naabi Hill hadi Seronera ndani ya Serengeti',
  'Public campsite near Seronera': 'Kambi ya umma karibu na Seronera',
  'Serengeti, from first light to last': 'Serengeti, tangu mwanga wa kwanza hadi wa mwisho',
  'Out at six with coffee in flasks, back for brunch, out again at three. The Seronera valley is leopard country; the kopjes to the east are for lion and cheetah. If the migration is within reach, in May, June, November and December it often is, we take lunch along and go there instead.':
    'Kutoka saa kumi na mbili asubuhi na kahawa kwenye chupa za moto, kurudi kwa mlo wa saa nne, kutoka tena saa tisa alasiri. Bonde la Seronera ni nchi ya chui; miamba ya mashariki ni ya simba na duma. Uhamaji ukiwa karibu, na Mei, Juni, Novemba na Desemba mara nyingi upo, tunabeba chakula na kwenda huko badala yake.',
  Campfire: 'Moto wa kambi',
  'Serengeti to the crater rim': 'Serengeti hadi ukingo wa kreta',
  'A last morning on the plains and then up into another climate. The campsite on the rim lies at about 2,350 metres: there are zebra between the tents, sometimes an elephant at the water tank, and it will be cold.':
    'Asubuhi ya mwisho nyandani, kisha kupanda hadi hali nyingine ya hewa. Kambi ya ukingoni iko karibu mita 2,350: pundamilia wako kati ya mahema, mara nyingine tembo kwenye tangi la maji, na kutakuwa na baridi.',
  'Sunset on the rim of Ngorongoro': 'Machweo kwenye ukingo wa Ngorongoro',
  'Public campsite on the crater rim': 'Kambi ya umma kwenye ukingo wa kreta',
  'Down into Ngorongoro, back to Arusha': 'Kushuka Ngorongoro, kurudi Arusha',
  'You are already at the top, so we are among the first down. Five hours on the floor, lunch by the spring, and the road home in the afternoon; Arusha by six, a hot bath by seven.':
    'Mko tayari juu, kwa hiyo sisi ni kati ya wa kwanza kushuka. Saa tano kwenye sakafu, chakula cha mchana kando ya chemchemi, na barabara ya nyumbani alasiri; Arusha kabla ya saa kumi na mbili jioni, maji ya moto ya kuoga kabla ya saa moja usiku.',
  'Park, camping, conservation and crater fees, with VAT':
    'Ada za hifadhi, kambi, uhifadhi na kreta, pamoja na VAT',
  'English-speaking driver-guide and a cook': 'Dereva-mwongozaji anayezungumza Kiingereza, na mpishi',
  'Four nights in dome tents with mattresses (bring a sleeping bag)':
    'Usiku nne katika mahema yenye magodoro (njooni na mfuko wa kulalia)',
  'All meals from lunch on day 1 to lunch on day 5':
    'Milo yote kuanzia chakula cha mchana siku ya 1 hadi chakula cha mchana siku ya 5',
  'Sleeping bag (15 dollars to rent)': 'Mfuko wa kulalia (dola 15 kukodi)',
  'Dry from June to October, with cold nights on the crater rim: six degrees in July. December to March is warm, with a shower in the afternoon. In April the campsites are under water, and so we rest.':
    'Kiangazi kutoka Juni hadi Oktoba, na usiku wa baridi kwenye ukingo wa kreta: nyuzi sita mwezi Julai. Desemba hadi Machi ni joto, na manyunyu alasiri. Aprili kambi ziko chini ya maji, nasi tunapumzika.',
  'You need no training, but you do sleep on a mattress in a tent, walk to the shower by torch and help with nothing unless you like to.':
    'Hakuna mazoezi yanayohitajika, lakini mnalala kwenye godoro hemani, mnakwenda bafuni kwa tochi, na hamsaidii chochote ila mkipenda.',
  'Is it safe in a tent without a fence?': 'Ni salama hemani bila uzio?',
  'Yes, with three rules that you hear on the first evening: tent closed at night, no food inside, and a torch before any step. In all the years of public campsites visitors who kept them came to no harm.':
    'Ndiyo, kwa kanuni tatu mnazoambiwa jioni ya kwanza: hema lifungwe usiku, hakuna chakula ndani, na tochi kabla ya hatua yoyote. Katika miaka yote ya kambi za umma, wageni waliozishika hawakupata madhara.',
};
