export const itemDialogs = {
  'itinerary.about': 'Kuhusu safari hii',
  'itinerary.group': 'Vikundi vidogo, watu wasiozidi 12',
  'itinerary.group.more':
    'Nafasi moja inaweza kuwa na wasafiri hadi {max}: kundi la zaidi ya {group} husafiri katika makundi kadhaa.',
  'itinerary.book': 'Weka Nafasi Sasa',
  'itinerary.video.soon': 'Video inakuja hivi karibuni',
  'itinerary.video': 'Video ya siku ya {day}',
  'itinerary.video.elsewhere': 'Tazama video ya siku hii',
  'attraction.book': 'Weka Nafasi ya Tukio Hili',
  'attraction.category': 'Aina',
  'attraction.included': 'Kimejumuishwa',
  'attraction.packages.none': 'Kivutio hiki kwa sasa hakimo katika kifurushi chochote.',
  'attraction.package.itinerary': 'Tazama Ratiba',
  'attraction.package.book': 'Weka Nafasi Hapa',
  'page.open': 'Ona Ukurasa Wote',
};
