/** Texts used only by the dialogs of packages and attractions. */
export const itemDialogs = {
  'itinerary.about': 'About this journey',
  'itinerary.group': 'Small Groups, Max 12 people',
  'itinerary.group.more':
    'One booking may have up to {max} travelers: a party of more than {group} travels in several groups.',
  'itinerary.book': 'Book This Package Now',
  'itinerary.video.soon': 'Video preview coming soon',
  'itinerary.video': 'Video of day {day}',
  'itinerary.video.elsewhere': 'Watch the video of this day',
  'attraction.book': 'Book This Experience',
  'attraction.category': 'Category',
  'attraction.included': 'Included',
  'attraction.packages.none': 'This attraction is not currently included in any packages.',
  'attraction.package.itinerary': 'View Itinerary',
  'attraction.package.book': 'Book Package',
  'page.open': 'See the Full Page',
} as const;
