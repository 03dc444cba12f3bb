export const itemReviews = {
  'itemReviews.title': 'Reviews',
  'itemReviews.failed': 'The reviews could not be loaded',
  'itemReviews.rating': '{rating} of 5 stars',
  'itemReviews.count_one': '{count} review',
  'itemReviews.count_other': '{count} reviews',
  'itemReviews.counts': 'Trips completed: {invited}. Reviews written: {answered}. Withheld: {withheld}.',
  'itemReviews.rules':
    'Only travelers of completed trips can write, once each. A review stays published unless it is abusive, gives away private data, or is not about the trip.',
  'itemReviews.latest': 'The latest {shown} of {count} reviews.',
  'itemReviews.more': 'Show More',
  'itemReviews.by': '{name}, traveled in {month}',
  'itemReviews.reply': 'Our answer of {date}',
  'reviews.highlights': 'Highlights',
  'reviews.advice': 'Advice to other travelers',
  'reviews.recommends': 'Would recommend it',
  'reviews.recommendsNot': 'Would not recommend it',
} as const;
