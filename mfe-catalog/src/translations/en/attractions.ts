export const attractions = {
  'attractions.title': 'Must-See Attractions',
  'attractions.lede':
    'Places worth the dust on the road. Visit one for a day, or as part of a longer journey.',
  'attractions.categories': 'Category',
  'attractions.previous': 'Previous attraction',
  'attractions.next': 'Next attraction',
  'attractions.failed': 'The attractions could not be loaded',
  'attractions.none': 'Nothing in this category yet',
  'attractions.none.text': 'We are still exploring. All attractions are one tap away.',

  'attraction.from': 'From {price}/{unit}',
  'attraction.details': 'View Details',
  'attraction.duration': 'Duration',
  'attraction.difficulty': 'Difficulty',
  'attraction.bestTime': 'Best time',
  'attraction.about': 'About this place',
  'attraction.highlights': 'Highlights',
  'attraction.notIncluded': 'Not included',
  'attraction.packages': 'Packages that go there',
  'attraction.missing': 'This attraction is not offered any more',
  'attraction.missing.text': 'Have a look at the others.',
} as const;
