/** The whole of one journey. */
export const mountMeru: Readonly<Record<string, string>> = {
  'Tanzania’s second mountain, 4,562 metres, and to many guides the finer one: giraffe on the first slope, a summit ridge like the edge of a bowl, and Kilimanjaro afloat on the clouds at sunrise.':
    'Mlima wa pili wa Tanzania, mita 4,562, na kwa waongozaji wengi ndio mzuri zaidi: twiga kwenye mteremko wa kwanza, kilele kama ukingo wa bakuli, na Kilimanjaro ikielea juu ya mawingu jua linapochomoza.',
  'Summit of Socialist Peak at sunrise, 4,562 metres': 'Kilele cha Ujamaa jua linapochomoza, mita 4,562',
  'Giraffe and buffalo on the first day’s path': 'Twiga na nyati kwenye njia ya siku ya kwanza',
  'Beds in mountain huts, no tents': 'Vitanda katika vibanda vya mlimani, bila mahema',
  'Good preparation for a higher mountain': 'Maandalizi mazuri ya mlima mrefu zaidi',
  'Momella Gate to Miriakamba Hut (2,514 m)': 'Lango la Momella hadi Kibanda cha Miriakamba (m 2,514)',
  'An hour from Arusha to the gate at 1,500 metres. Because of the buffalo a ranger with a rifle walks in front. The long way, which we take, passes giraffe, a waterfall and a fig tree with an arch one could drive through. Four to five hours, some ten kilometres.':
    'Saa moja kutoka Arusha hadi langoni, mita 1,500. Kwa sababu ya nyati, askari mwenye bunduki anatangulia. Njia ndefu, ambayo ndiyo yetu, inapita twiga, maporomoko ya maji na mtini wenye tao ambalo gari lingeweza kupita. Saa nne hadi tano, kilomita kumi hivi.',
  'Walk with a ranger through Arusha National Park': 'Matembezi na askari katika Hifadhi ya Taifa ya Arusha',
  'Forest hike to the hut': 'Matembezi ya msituni hadi kibandani',
  'Miriakamba Hut, bunk room': 'Kibanda cha Miriakamba, chumba cha vitanda vya ngazi',
  'Saddle Hut (3,570 m) and Little Meru (3,820 m)': 'Kibanda cha Saddle (m 3,570) na Meru Ndogo (m 3,820)',
  'Steps and more steps, three to four hours through forest hung with lichen and out into heather. After lunch, those who feel well climb Little Meru, an hour up, for the height and the view into tomorrow.':
    'Ngazi na ngazi tena, saa tatu hadi nne katika msitu ulioning’inia ndevu za miti na kutokea vichakani. Baada ya chakula cha mchana, wanaojisikia vizuri hupanda Meru Ndogo, saa moja juu, kwa ajili ya kimo na kuitazama kesho.',
  'Hike to Saddle Hut': 'Matembezi hadi Kibanda cha Saddle',
  'Afternoon ascent of Little Meru': 'Kupanda Meru Ndogo alasiri',
  'Saddle Hut, bunk room': 'Kibanda cha Saddle, chumba cha vitanda vya ngazi',
  'The summit (4,562 m), and down to Miriakamba': 'Kileleni (m 4,562), na kushuka Miriakamba',
  'Start at about one. Past Rhino Point the path follows the rim, with the crater falling away on one side and the ash cone below; some of it needs hands and a calm head. Five hours to the top, sunrise on the way, and a long descent to the lower hut by mid-afternoon.':
    'Kuanza karibu saa saba usiku. Baada ya Rhino Point njia inafuata ukingo, kreta ikishuka upande mmoja na koni ya majivu chini; sehemu nyingine zinahitaji mikono na utulivu. Saa tano hadi juu, jua likichomoza njiani, na mteremko mrefu hadi kibanda cha chini katikati ya alasiri.',
  'Night ascent along the crater rim': 'Kupanda usiku kando ya ukingo wa kreta',
  'Sunrise on the summit ridge': 'Mawio kwenye ukingo wa kilele',
  'Descent to Miriakamba': 'Kushuka hadi Miriakamba',
  'Down the short way, and the lakes': 'Kushuka kwa njia fupi, na maziwa',
  'Two to three hours to Momella by the direct path. Before you go home we drive round the Momella lakes, where flamingos stand below the mountain you have just been on. Arusha by two.':
    'Saa mbili hadi tatu hadi Momella kwa njia ya moja kwa moja. Kabla ya kurudi tunazunguka maziwa ya Momella, ambako flamingo husimama chini ya mlima mliotoka sasa hivi. Arusha kabla ya saa nane mchana.',
  'Descent to Momella Gate': 'Kushuka hadi Lango la Momella',
  'Short game drive at the Momella lakes': 'Kuangalia wanyama kwa muda mfupi kwenye maziwa ya Momella',
  'Park, hut and rescue fees, with VAT': 'Ada za hifadhi, vibanda na uokoaji, pamoja na VAT',
  'Armed ranger and licensed mountain guide': 'Askari mwenye silaha na mwongozaji wa mlima mwenye leseni',
  'Porters and cook, loads of 15 kg at most': 'Wapagazi na mpishi, mizigo isiyozidi kilo 15',
  'Three nights in bunk huts': 'Usiku tatu katika vibanda vya vitanda vya ngazi',
  'Transfers from and to Arusha': 'Usafiri kutoka Arusha na kurudi',
  'Clear mornings from June to October and in January and February. The ridge is no place for a wet rock: in April and May we stay below.':
    'Asubuhi angavu Juni hadi Oktoba, na Januari na Februari. Ukingo si mahali pa mwamba uliolowa: Aprili na Mei tunabaki chini.',
  'Two days of five hours uphill and one night of eleven. The ridge above Rhino Point is narrow and wants free hands and a calm head; nobody has to go further than they like.':
    'Siku mbili za saa tano kupanda na usiku mmoja wa saa kumi na moja. Ukingo juu ya Rhino Point ni mwembamba na unataka mikono huru na utulivu; hakuna anayelazimika kwenda mbali kuliko anavyopenda.',
  'The huts are reached on foot alone, by steps and steep paths.':
    'Vibanda hufikiwa kwa miguu tu, kwa ngazi na njia zenye mwinuko.',
  'Is it a good rehearsal for Kilimanjaro?': 'Ni mazoezi mazuri ya Kilimanjaro?',
  'The best there is: you sleep at 3,570 metres, learn how your body takes it, and see the other mountain every morning. Two days’ rest between them are enough.':
    'Hakuna mazuri zaidi: mnalala mita 3,570, mnajua mwili unavyopokea, na kuuona mlima mwingine kila asubuhi. Siku mbili za kupumzika kati yake zinatosha.',
  'Why is there a rifle?': 'Kwa nini kuna bunduki?',
  'Because of the buffalo on the first day’s path. The ranger fires it into the air once in some years.':
    'Kwa sababu ya nyati kwenye njia ya siku ya kwanza. Askari huifyatua hewani mara moja katika miaka kadhaa.',
};
