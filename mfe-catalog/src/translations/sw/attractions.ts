import type { attractions as en } from '../en/attractions';

export const attractions: Record<keyof typeof en, string> = {
  'attractions.title': 'Vivutio vya Lazima Kuona',
  'attractions.lede':
    'Mahali panapostahili vumbi la njiani. Tembelea kwa siku moja, au kama sehemu ya safari ndefu.',
  'attractions.categories': 'Aina',
  'attractions.previous': 'Kivutio kilichotangulia',
  'attractions.next': 'Kivutio kinachofuata',
  'attractions.failed': 'Vivutio havikuweza kupakiwa',
  'attractions.none': 'Bado hakuna kitu cha aina hii',
  'attractions.none.text': 'Bado tunatafuta. Vivutio vyote viko mguso mmoja tu.',

  'attraction.from': 'Kuanzia {price}/{unit}',
  'attraction.details': 'Tazama Zaidi',
  'attraction.duration': 'Muda',
  'attraction.difficulty': 'Ugumu',
  'attraction.bestTime': 'Wakati bora',
  'attraction.about': 'Kuhusu mahali hapa',
  'attraction.highlights': 'Mambo makuu',
  'attraction.notIncluded': 'Hakijajumuishwa',
  'attraction.packages': 'Vifurushi vinavyofika huko',
  'attraction.missing': 'Kivutio hiki hakitolewi tena',
  'attraction.missing.text': 'Tazama vingine.',
};
