/** The whole of one place. */
export const hadzabeLakeEyasi: Readonly<Record<string, string>> = {
  'Before sunrise at a fire of doum-palm wood, with some of the last people in Africa who live by hunting and gathering, and in the afternoon with their neighbours, the Datoga smiths.':
    'Kabla ya jua kuchomoza kwenye moto wa mkoche, na baadhi ya watu wa mwisho Afrika wanaoishi kwa kuwinda na kukusanya, na alasiri na majirani zao, wahunzi wa Kidatoga.',
  'Perhaps thirteen hundred people call themselves Hadzabe. Their language, Hadzane, clicks and is related to no other; their camps move with honey, berries and game. A few families near Mang’ola take guests, and it is they who decide how the morning goes. Most often you follow the hunters at a fast walk through thorn bush while the women dig tubers nearby. Often nothing is shot. Sometimes a bird or a dik-dik is, and it is cooked and shared on the spot: please think beforehand whether you want to be there.\n\nIn the afternoon you cross to a Datoga homestead, where scrap brass and old padlocks become bracelets and arrowheads with a goatskin bellows. The Hadzabe buy the arrowheads with honey; that trade is older than the road. Payment goes through the villages’ own tourism office, which also limits the number of visitors.':
    'Labda watu elfu moja na mia tatu hujiita Wahadzabe. Lugha yao, Kihadza, ina sauti za kubofya na haihusiani na nyingine yoyote; kambi zao huhama na asali, matunda na wanyama. Familia chache karibu na Mang’ola hupokea wageni, na wao ndio huamua asubuhi iendeje. Mara nyingi mnawafuata wawindaji kwa mwendo wa haraka katika miiba wanawake wakichimba mizizi karibu. Mara nyingi hakuna kinachopigwa. Wakati mwingine ndege au digidigi hupigwa, na hupikwa na kugawanywa papo hapo: tafadhali fikirini kabla kama mnataka kuwepo.\n\nAlasiri mnavuka hadi boma la Wadatoga, ambako shaba chakavu na kufuli za zamani huwa vikuku na vichwa vya mishale kwa mivukuto ya ngozi ya mbuzi. Wahadzabe hununua vichwa hivyo kwa asali; biashara hiyo ni ya kale kuliko barabara. Malipo hupitia ofisi ya utalii ya vijiji, ambayo pia huweka kikomo cha wageni.',
  'Full day (from 5.30)': 'Siku nzima (kuanzia saa 11.30 alfajiri)',
  'June to March; the road floods in the long rains of April and May':
    'Juni hadi Machi; barabara hufurika wakati wa masika, Aprili na Mei',
  'A morning on foot with Hadzabe hunters and gatherers':
    'Asubuhi kwa miguu na wawindaji na wakusanyaji wa Kihadzabe',
  'Fire made with two sticks in under a minute': 'Moto unaowashwa kwa vijiti viwili chini ya dakika moja',
  'Datoga smiths at their forge': 'Wahunzi wa Kidatoga kazini',
  'Sunset over the white flats of Lake Eyasi': 'Machweo juu ya nyika nyeupe za Ziwa Eyasi',
  'Visit to a Datoga forge': 'Kutembelea karakana ya Wadatoga',
  'Lake Eyasi at sunset': 'Ziwa Eyasi wakati wa machweo',
  'Two to three hours on foot through thorns, at the hunters’ pace.':
    'Saa mbili hadi tatu kwa miguu katika miiba, kwa mwendo wa wawindaji.',
  'Conversation by translation and by gesture.': 'Mazungumzo kwa tafsiri na kwa ishara.',
  'A way of life under pressure, and hosts who speak about that openly if asked.':
    'Maisha yaliyo chini ya shinikizo, na wenyeji wanaoyazungumzia wazi wakiulizwa.',
  'Local guide who speaks Hadzane or Datoga': 'Mwongozaji mwenyeji anayezungumza Kihadza au Kidatoga',
  'Village fees through the tourism office at Mang’ola': 'Ada za vijiji kupitia ofisi ya utalii Mang’ola',
  'Transport around Lake Eyasi': 'Usafiri kuzunguka Ziwa Eyasi',
  'Transfer from Karatu (about two hours)': 'Usafiri kutoka Karatu (karibu saa mbili)',
  'Honey, arrows and bracelets': 'Asali, mishale na vikuku',
  'You sleep at Lake Eyasi the night before.': 'Mnalala Ziwa Eyasi usiku uliotangulia.',
  'Not suited to children under ten, nor to those who cannot bear to see an animal killed.':
    'Haifai watoto chini ya miaka kumi, wala wasioweza kuona mnyama akiuawa.',
  'Long trousers that may tear': 'Suruali ndefu inayoweza kuchanika',
  'Water bottle': 'Chupa ya maji',
  'Head torch': 'Taa ya kichwani',
};
