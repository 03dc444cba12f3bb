/** The whole of one place. */
export const olDoinyoLengai: Readonly<Record<string, string>> = {
  'Start at midnight, climb 1,600 metres of ash by head torch, and watch the sun come up over the Rift from the rim of the Mountain of God.':
    'Kuanza saa sita usiku, kupanda mita 1,600 za majivu kwa taa za kichwani, na kutazama jua likichomoza juu ya Bonde la Ufa kutoka ukingo wa Mlima wa Mungu.',
  'Ol Doinyo Lengai, 2,962 metres, is the only volcano known to erupt natrocarbonatite: lava that is black when it flows, the coolest on earth, and white as snow a few days later. The Maasai, for whom it is the seat of God, climb it to pray. Everybody else climbs it at night, because by day the cone has no shade at all.\n\nYou leave Engaresero at about eleven, walk by midnight, and then it is simply steep: gullies of packed ash, hands now and then, five to six hours. On the rim there is sulphur in the air, the hornito steaming inside the crater, and at half past six a sun that lifts out of the plains towards Kilimanjaro. Then comes the descent, which knees remember longer than lungs do. When the mountain is restless the village office closes it, and then we do not go: we walk to the waterfalls instead and refund the difference.':
    'Ol Doinyo Lengai, mita 2,962, ni volkano pekee inayojulikana kutoa natrokabonatiti: lava nyeusi inapotiririka, yenye joto dogo kuliko zote duniani, na nyeupe kama theluji siku chache baadaye. Wamaasai, ambao kwao ni makao ya Mungu, huupanda kusali. Wengine wote huupanda usiku, kwa kuwa mchana koni haina kivuli chochote.\n\nMnaondoka Engaresero karibu saa tano usiku, mnaanza kutembea saa sita, kisha ni mwinuko tu: makorongo ya majivu yaliyoshikana, mikono mara kwa mara, saa tano hadi sita. Ukingoni kuna kiberiti hewani, moshi ndani ya kreta, na saa kumi na mbili na nusu jua linaloinuka kutoka nyandani kuelekea Kilimanjaro. Kisha huja mteremko, ambao magoti huukumbuka kuliko mapafu. Mlima ukiwa na wasiwasi ofisi ya kijiji huufunga, nasi hatuendi: tunatembea hadi maporomoko badala yake na kurudisha tofauti ya bei.',
  '12 hours (from 23.00)': 'Saa 12 (kuanzia saa 5.00 usiku)',
  'June to October and January to February, around the full moon if you can':
    'Juni hadi Oktoba na Januari hadi Februari, karibu na mwezi mpevu mkiweza',
  'Sunrise from the rim at about 2,900 metres': 'Mawio kutoka ukingo wa karibu mita 2,900',
  'The only active volcano of its kind': 'Volkano hai pekee ya aina yake',
  'Lake Natron far below, turning from grey to pink':
    'Ziwa Natron chini kabisa, likigeuka kutoka kijivu hadi waridi',
  'Maasai guides from Engaresero': 'Waongozaji wa Kimaasai kutoka Engaresero',
  'Night ascent of Ol Doinyo Lengai': 'Kupanda Ol Doinyo Lengai usiku',
  'Sunrise on the crater rim': 'Mawio kwenye ukingo wa kreta',
  'Descent to Engaresero': 'Kushuka hadi Engaresero',
  'Five to six hours up and three to four down, on loose ash.':
    'Saa tano hadi sita kupanda na tatu hadi nne kushuka, kwenye majivu yasiyoshikana.',
  'Cold on the rim and forty degrees in the village on the same day.':
    'Baridi ukingoni na nyuzi arobaini kijijini siku ile ile.',
  'One of the hardest nights you can book with us.':
    'Mojawapo ya usiku mgumu kuliko zote mnaoweza kuweka nasi.',
  'Two mountain guides from Engaresero': 'Waongozaji wawili wa mlima kutoka Engaresero',
  'District, village and mountain fees': 'Ada za wilaya, kijiji na mlima',
  'Transfer from Engaresero to the foot and back': 'Usafiri kutoka Engaresero hadi chini ya mlima na kurudi',
  'Breakfast after the descent': 'Kifungua kinywa baada ya kushuka',
  'Very good fitness and a head for steep ground; at least 16 years old.':
    'Nguvu nzuri sana na kutoogopa mwinuko; angalau miaka 16.',
  'The guides turn a group round when they think it right, and that is final.':
    'Waongozaji hurudisha kikundi wanapoona inafaa, na huo ni uamuzi wa mwisho.',
  'Head torch with spare batteries': 'Taa ya kichwani na betri za akiba',
  'Boots and gaiters': 'Buti na soksi za juu',
  'Gloves for the rock': 'Glavu za mawe',
  'Three litres of water': 'Lita tatu za maji',
  'Windproof jacket': 'Koti la upepo',
  'Trekking poles': 'Fimbo za kutembelea',
};
