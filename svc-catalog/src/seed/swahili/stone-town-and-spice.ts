/** The whole of one journey. */
export const stoneTownAndSpice: Readonly<Record<string, string>> = {
  'Four nights behind a carved door: lanes, cloves, red colobus and taarab. The island for people who would rather know a city than lie beside one, with a swim for when it gets hot.':
    'Usiku nne nyuma ya mlango wa kuchongwa: vichochoro, karafuu, kima punju na taarabu. Kisiwa kwa wanaopenda kuujua mji kuliko kulala kando yake, na kuogelea kukiwa na joto.',
  'A merchant’s house in the middle of Stone Town': 'Nyumba ya mfanyabiashara katikati ya Mji Mkongwe',
  'One family’s spice garden, with lunch on mats':
    'Bustani ya viungo ya familia moja, na chakula kwenye mikeka',
  'Red colobus in Jozani forest': 'Kima punju katika msitu wa Jozani',
  'An evening of taarab': 'Jioni ya taarabu',
  'Cooking what you bought at Darajani': 'Kupika mlichonunua Darajani',
  'Arrival, and Forodhani by lamplight': 'Kuwasili, na Forodhani kwa mwanga wa taa',
  'Fifteen minutes from airport or ferry, the last hundred metres on foot because nothing wider than a donkey fits. Tea on the roof while the muezzins answer each other. In the evening your guide shows you which stalls at Forodhani are good and which are only bright.':
    'Dakika kumi na tano kutoka uwanja wa ndege au kivuko, mita mia za mwisho kwa miguu kwa kuwa hakuna kipana kuliko punda kinachopita. Chai juu ya paa, waadhini wakiitikiana. Jioni mwongozaji wenu anawaonyesha meza zipi za Forodhani ni nzuri na zipi zinang’aa tu.',
  'Transfer to Stone Town': 'Kupelekwa Mji Mkongwe',
  'The town, slowly': 'Mji, polepole',
  'Three hours on foot in the cool of the morning: doors, Darajani market, the former slave market and its museum. The afternoon is free, which in Stone Town means lost, which is recommended. At dusk, coffee with the men who play bao at Jaws Corner, if you can stand losing.':
    'Saa tatu kwa miguu katika ubaridi wa asubuhi: milango, soko la Darajani, soko la zamani la watumwa na makumbusho yake. Alasiri ni huru, ambayo Mji Mkongwe maana yake ni kupotea, na inashauriwa. Magharibi, kahawa na wanaume wanaocheza bao Jaws Corner, kama mnaweza kuvumilia kushindwa.',
  'A game of bao': 'Mchezo wa bao',
  'Spices and tortoises': 'Viungo na kobe',
  'Half an hour inland to a family’s garden at Kizimbani: nutmeg in its red lace, vanilla tied by hand, cloves if they are in season. You guess, you taste, you eat. On the way back, the Persian baths at Kidichi; towards evening a boat to Changuu, where the giant tortoises are older than anybody’s grandmother.':
    'Nusu saa bara hadi bustani ya familia Kizimbani: kungumanga katika nyavu yake nyekundu, vanila iliyofungwa kwa mkono, karafuu kama ni msimu wake. Mnabahatisha, mnaonja, mnakula. Njiani kurudi, hamamu za Kiajemi Kidichi; kuelekea jioni mashua hadi Changuu, ambako kobe wakubwa ni wazee kuliko bibi wa mtu yeyote.',
  'Spice garden at Kizimbani': 'Bustani ya viungo Kizimbani',
  'Persian baths at Kidichi': 'Hamamu za Kiajemi Kidichi',
  'Boat to Changuu island': 'Mashua hadi kisiwa cha Changuu',
  'Jozani forest and a night of taarab': 'Msitu wa Jozani na usiku wa taarabu',
  'South for an hour to the last large forest, for the red colobus, which live on Zanzibar and nowhere else, and a boardwalk through mangroves. A swim at Paje, a little further on, if the tide is in. Dinner is on the floor of an old house with oud, qanun and a singer who knows what the verses really mean.':
    'Kusini kwa saa moja hadi msitu mkubwa wa mwisho, kwa kima punju, ambao huishi Zanzibar na si kwingine, na njia ya mbao kati ya mikoko. Kuogelea Paje, mbele kidogo, kama maji yamejaa. Chakula cha jioni ni sakafuni katika nyumba ya zamani, kwa udi, kanuni na mwimbaji anayejua maana halisi ya beti.',
  'Walk in Jozani forest': 'Matembezi katika msitu wa Jozani',
  'Mangrove boardwalk': 'Njia ya mbao kati ya mikoko',
  'Dinner with taarab music': 'Chakula cha jioni na muziki wa taarabu',
  'A pot of your own, and goodbye': 'Chungu chenu wenyewe, na kwaheri',
  'To Darajani with a basket and a list, then into a kitchen: pilau, kachumbari, coconut bread. You eat what you made and take the recipe. Transfer to the airport or the ferry in the afternoon, or north to the beach.':
    'Darajani na kikapu na orodha, kisha jikoni: pilau, kachumbari, mkate wa nazi. Mnakula mlichopika na kuchukua maelezo ya kupika. Kupelekwa uwanja wa ndege au kivuko alasiri, au kaskazini hadi ufukweni.',
  'Market and cooking lesson': 'Soko na somo la kupika',
  'Transfer to airport or ferry': 'Kupelekwa uwanja wa ndege au kivuko',
  'Four nights with breakfast in a house in Stone Town':
    'Usiku nne pamoja na kifungua kinywa katika nyumba ya Mji Mkongwe',
  'Licensed guide from Stone Town for three days': 'Mwongozaji mwenye leseni wa Mji Mkongwe kwa siku tatu',
  'Entrance fees: museum, Jozani forest, Changuu island':
    'Viingilio: makumbusho, msitu wa Jozani, kisiwa cha Changuu',
  'Two lunches, two dinners and a cooking lesson': 'Milo miwili ya mchana, miwili ya jioni na somo la kupika',
  'All transfers and boats': 'Usafiri wote na mashua',
  'Dry and breezy from June to October; hot and still from December to February. In April and May it rains hard and half of the kitchens are closed, but clove and jackfruit are in season and the lanes are yours.':
    'Kukavu na upepo mwanana Juni hadi Oktoba; joto na utulivu Desemba hadi Februari. Aprili na Mei mvua kubwa hunyesha na nusu ya majiko yamefungwa, lakini karafuu na fenesi ziko msimuni na vichochoro ni vyenu.',
  'Three hours on foot on the second day, slowly and mostly in the shade, with as much tea as you like.':
    'Saa tatu kwa miguu siku ya pili, polepole na zaidi kivulini, na chai kadiri mnavyopenda.',
  'How does one dress?': 'Tuvae nini?',
  'Shoulders and knees are covered in town, men’s too; swimming things are for the beach. During Ramadan nobody eats or drinks in the street by day, and the evenings are the best of the year.':
    'Mabega na magoti hufunikwa mjini, ya wanaume pia; nguo za kuogelea ni za ufukweni. Wakati wa Ramadhani hakuna anayekula au kunywa barabarani mchana, na jioni zake ni bora kuliko zote mwakani.',
  'Is it safe at night?': 'Ni salama usiku?',
  'As safe as an old town anywhere: go where people are, leave the watch at the house, and take Salma’s number. She has been rung up for less than getting lost.':
    'Salama kama mji wa zamani popote: nendeni waliko watu, acheni saa nyumbani, na chukueni namba ya Salma. Amepigiwa simu kwa madogo kuliko kupotea.',
};
