/** The whole of one journey. */
export const serengetiByBalloon: Readonly<Record<string, string>> = {
  'Fly in, fly over, fly out. Three nights on a granite kopje, one dawn in a basket above the Seronera River, and enough hours on the ground to meet what you saw from above.':
    'Kuruka kuingia, kuruka juu, kuruka kutoka. Usiku tatu juu ya mwamba, alfajiri moja kwenye kikapu juu ya Mto Seronera, na saa za kutosha ardhini kukutana na mlichokiona kutoka juu.',
  'An hour above the plains at sunrise': 'Saa moja juu ya nyanda jua linapochomoza',
  'Suites with a view of the waterhole': 'Vyumba vikubwa vyenye mandhari ya bwawa la wanyama',
  'No long drive at either end': 'Hakuna mwendo mrefu mwanzoni wala mwishoni',
  'Over the crater to Seronera': 'Juu ya kreta hadi Seronera',
  'A light aircraft leaves Arusha in the morning, passes over the crater highlands, and puts you down at Seronera an hour and a quarter later. Lunch at the lodge, a rest in the heat, and out at four.':
    'Ndege ndogo inaondoka Arusha asubuhi, inapita juu ya nyanda za kreta, na kuwashusha Seronera saa moja na robo baadaye. Chakula cha mchana kwenye nyumba ya wageni, mapumziko wakati wa joto, na kutoka saa kumi jioni.',
  'Flight to the Serengeti': 'Ndege hadi Serengeti',
  'The balloon': 'Puto',
  'Woken at half past four with something hot. At the launch site the envelope is filled while it is still dark; you lift off with the sun, at about half past six, and go where the air goes, now at the height of a giraffe, now at three hundred metres. After an hour you land, not always gracefully, to sparkling wine and a table in the grass. If the wind forbids it, you fly the next morning, or the price comes back to you.':
    'Mnaamshwa saa kumi na nusu alfajiri na kinywaji cha moto. Mahali pa kurukia puto linajazwa kukiwa bado giza; mnapaa na jua, karibu saa kumi na mbili na nusu, na kwenda hewa inakokwenda, mara kwa kimo cha twiga, mara kwa mita mia tatu. Baada ya saa moja mnatua, si mara zote kwa madaha, kwenye divai ya kumetameta na meza nyasini. Upepo ukikataza, mnaruka asubuhi inayofuata, au mnarudishiwa bei yake.',
  'Balloon flight over the Serengeti': 'Safari ya puto juu ya Serengeti',
  'A day on the ground': 'Siku moja ardhini',
  'Towards whatever is best this week: the Moru kopjes with their rhino and Maasai rock paintings, the Seronera valley for leopard, or the herds if they are near. Lunch is wherever you happen to be.':
    'Kuelekea palipo bora wiki hii: miamba ya Moru yenye faru na michoro ya Wamaasai, bonde la Seronera kwa chui, au makundi kama yako karibu. Chakula cha mchana ni popote mlipo.',
  'Moru kopjes': 'Miamba ya Moru',
  'Picnic lunch': 'Chakula cha mchana cha kubeba',
  'Last dawn, and away': 'Alfajiri ya mwisho, na kuondoka',
  'A drive before breakfast and another to the airstrip. You are in Arusha by one, with connections to Zanzibar the same afternoon.':
    'Mzunguko kabla ya kifungua kinywa na mwingine hadi uwanja wa ndege. Mko Arusha kabla ya saa saba mchana, na ndege za Zanzibar alasiri hiyo hiyo.',
  'Return flights Arusha to Seronera': 'Ndege za kwenda na kurudi Arusha hadi Seronera',
  'Balloon flight with bush breakfast': 'Safari ya puto pamoja na kifungua kinywa porini',
  'Shared 4x4 and guide of the lodge, four guests at most':
    'Gari la 4x4 la pamoja na mwongozaji wa nyumba ya wageni, wageni wasiozidi wanne',
  'Three nights, all meals, house wines and beer': 'Usiku tatu, milo yote, divai ya nyumba na bia',
  'Balloons fly all year, most reliably in the dry and still mornings from June to October. In April and May one flight of four is blown off; it is then flown the next morning, or paid back.':
    'Puto huruka mwaka mzima, kwa uhakika zaidi katika asubuhi kavu na tulivu za Juni hadi Oktoba. Aprili na Mei safari moja kati ya nne hukatazwa na upepo; basi hurushwa asubuhi inayofuata, au hurudishiwa fedha.',
  'You climb over the rim of a basket and sit down for the landing. Nobody flies who is pregnant, below 1.20 metres, or had an operation within three months: that is the pilots’ rule, not ours.':
    'Mnapanda ukingo wa kikapu na kukaa chini wakati wa kutua. Haruki mjamzito, aliye chini ya mita 1.20, wala aliyefanyiwa upasuaji ndani ya miezi mitatu: hiyo ni kanuni ya marubani, si yetu.',
  'What if the wind forbids the flight?': 'Je, upepo ukikataza safari?',
  'You fly the next morning. If that is not to be either, the price of the flight comes back to you within a week.':
    'Mnaruka asubuhi inayofuata. Ikishindikana hiyo pia, bei ya safari hiyo inarudishwa ndani ya wiki moja.',
  'Is there a limit of weight?': 'Kuna kikomo cha uzito?',
  'Above 120 kilograms the balloonists ask you to pay for two places. Tell us, so that nobody weighs you in front of others.':
    'Zaidi ya kilo 120 marubani huomba ulipie nafasi mbili. Tuambie, ili asiwepo wa kukupima mbele ya wengine.',
};
