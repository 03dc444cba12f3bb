/** The whole of one place. */
export const stoneTown: Readonly<Record<string, string>> = {
  'Carved doors, coral-stone houses, a market that smells of cloves and fish: three hours through the lanes of Zanzibar’s old city with somebody who was born in them.':
    'Milango ya kuchongwa, nyumba za mawe ya matumbawe, soko lenye harufu ya karafuu na samaki: saa tatu katika vichochoro vya mji wa zamani wa Zanzibar na mtu aliyezaliwa humo.',
  'Stone Town was built by trade: ivory, cloves and, for centuries, people. Arab courtyards, Indian balconies and Swahili benches share one wall, and the lanes were made just wide enough for two loaded donkeys. Our guides grew up here. They read the doors for you, brass spikes against elephants that never came, chains for the trade in slaves, lotus and date palm for those who built them, and know which house sells the good halwa.\n\nWe go through Darajani market, past the Old Fort, and to the former slave market, where the cathedral stands on the site of the whipping post and the small museum beside it tells the story without sparing anybody. The House of Wonders is still being rebuilt after part of it fell in 2020. The walk ends on a roof with spiced coffee, or, if you take the late one, at Forodhani when the food stalls light their lamps.':
    'Mji Mkongwe ulijengwa na biashara: pembe za ndovu, karafuu na, kwa karne nyingi, watu. Nyua za Kiarabu, baraza za Kihindi na mabenchi ya Kiswahili hushiriki ukuta mmoja, na vichochoro vilifanywa vipana kwa punda wawili wenye mizigo tu. Waongozaji wetu walikulia hapa. Wanawasomea milango, miiba ya shaba dhidi ya tembo ambao hawakuja kamwe, minyororo ya biashara ya watumwa, yungiyungi na mtende kwa waliojenga, na wanajua nyumba ipi huuza halua nzuri.\n\nTunapita soko la Darajani, Ngome Kongwe, na hadi soko la zamani la watumwa, ambako kanisa kuu limesimama mahali pa nguzo ya kuchapia na makumbusho madogo kando yake husimulia habari bila kumhurumia yeyote. Beit al-Ajaib bado inajengwa upya baada ya sehemu yake kuanguka mwaka 2020. Matembezi huishia juu ya paa kwa kahawa ya viungo, au, mkichukua ya jioni, Forodhani meza za chakula zinapowasha taa.',
  '3 hours': 'Saa 3',
  'June to October and December to February; late afternoon is coolest':
    'Juni hadi Oktoba na Desemba hadi Februari; jioni kuna ubaridi zaidi',
  'The carved doors and how to read them': 'Milango ya kuchongwa na jinsi ya kuisoma',
  'Darajani market': 'Soko la Darajani',
  'The former slave market and its museum': 'Soko la zamani la watumwa na makumbusho yake',
  'Spiced coffee on a rooftop': 'Kahawa ya viungo juu ya paa',
  'About three kilometres on uneven paving, in the shade for the most part.':
    'Karibu kilomita tatu kwenye mawe yasiyo sawa, sehemu kubwa kivulini.',
  'An hour that is hard to listen to, and should be.':
    'Saa moja iliyo ngumu kusikiliza, na inayopaswa kuwa hivyo.',
  'During Ramadan, closed kitchens by day and a wonderful town by night.':
    'Wakati wa Ramadhani, majiko yaliyofungwa mchana na mji wa ajabu usiku.',
  'Licensed guide from Stone Town': 'Mwongozaji mwenye leseni wa Mji Mkongwe',
  'Museum entrance': 'Kiingilio cha makumbusho',
  'Coffee and kashata': 'Kahawa na kashata',
  'Food at Forodhani': 'Chakula Forodhani',
  'Transfer from beach hotels': 'Usafiri kutoka hoteli za ufukweni',
  'Shoulders and knees covered: this is a town where people live and pray.':
    'Mabega na magoti yafunikwe: huu ni mji ambao watu huishi na kusali.',
  'Light, covering clothes': 'Nguo nyepesi za kufunika',
  'Flat shoes': 'Viatu bapa',
  'Small shillings for the market': 'Shilingi ndogo za sokoni',
};
