/** The whole of one place. */
export const tarangireElephants: Readonly<Record<string, string>> = {
  'When the plains dry out, the elephants of half the Maasai Steppe come to one river. A day among families of fifty and baobabs that were old when the first dhows came.':
    'Nyanda zinapokauka, tembo wa nusu ya nyika ya Wamaasai huja kwenye mto mmoja. Siku kati ya familia za tembo hamsini na mibuyu iliyokuwa mizee majahazi ya kwanza yalipofika.',
  'Tarangire is two hours from Arusha and a different country: red earth, baobabs with trunks like houses, and a river that keeps flowing when everything around it has stopped. From July to October elephants walk in from far outside the park and dig in the sandy bed with their feet for the clean water underneath. Sit still at a bend of the river for an hour and you will hear them talk: a rumble that you feel in the door of the vehicle before you hear it.\n\nWith them come zebra, wildebeest, buffalo, the long-necked gerenuk if you are lucky, and lions who know the paths to the water. In the green months the herds scatter and the park belongs to birds: more than five hundred species, among them yellow-collared lovebirds and the ashy starling, which hardly lives anywhere else.':
    'Tarangire iko saa mbili kutoka Arusha na ni nchi nyingine: udongo mwekundu, mibuyu yenye mashina kama nyumba, na mto unaoendelea kutiririka kila kitu pande zote kikiwa kimesimama. Julai hadi Oktoba tembo huja kwa miguu kutoka mbali nje ya hifadhi na kuchimba mchanga kwa miguu yao kutafuta maji safi yaliyo chini. Kaeni kimya kwenye kona ya mto kwa saa moja na mtawasikia wakizungumza: mngurumo mnaouhisi kwenye mlango wa gari kabla ya kuusikia.\n\nPamoja nao huja pundamilia, nyumbu, nyati, swala twiga mkiwa na bahati, na simba wanaojua njia za majini. Miezi ya kijani makundi hutawanyika na hifadhi huwa ya ndege: aina zaidi ya mia tano, wakiwemo kasuku wadogo wenye ukosi wa njano na kwezi wa kijivu, ambaye karibu haishi kwingine.',
  'Full day (11 hours from Arusha)': 'Siku nzima (saa 11 kutoka Arusha)',
  'July to October for elephants at the river; November to April for birds':
    'Julai hadi Oktoba kwa tembo mtoni; Novemba hadi Aprili kwa ndege',
  'Large elephant families at the Tarangire River': 'Familia kubwa za tembo katika Mto Tarangire',
  'Baobabs many centuries old': 'Mibuyu ya karne nyingi',
  'Lovebirds, hornbills and starlings at the picnic site':
    'Kasuku wadogo, hondohondo na kwezi mahali pa chakula',
  'The Silale swamp with its buffalo and tree pythons': 'Bwawa la Silale lenye nyati na chatu wa mitini',
  'Two hours of good tarmac each way, through Maasai grazing land.':
    'Saa mbili za lami nzuri kila upande, kupita malisho ya Wamaasai.',
  'Elephants close enough to hear them chew.': 'Tembo walio karibu kiasi cha kuwasikia wakitafuna.',
  'Tsetse flies in the wooded parts from December to March; light clothing helps.':
    'Mbung’o katika sehemu za miti Desemba hadi Machi; nguo za rangi nyepesi husaidia.',
  'Soft drinks and beer': 'Soda na bia',
  'Night drive (only for guests who sleep there)': 'Kuangalia wanyama usiku (kwa wageni wanaolala huko tu)',
  'Nobody leaves the vehicle outside the picnic sites.': 'Hakuna anayeshuka garini nje ya mahali pa chakula.',
  'Plastic bags are forbidden in Tanzania.': 'Mifuko ya plastiki imekatazwa Tanzania.',
  'Light-coloured clothing, not blue or black': 'Nguo za rangi nyepesi, si buluu wala nyeusi',
};
