import type { itemReviews as en } from '../en/item-reviews';

export const itemReviews: Record<keyof typeof en, string> = {
  'itemReviews.title': 'Maoni',
  'itemReviews.failed': 'Maoni hayakuweza kupakiwa',
  'itemReviews.rating': 'Nyota {rating} kati ya 5',
  'itemReviews.count_one': 'Maoni {count}',
  'itemReviews.count_other': 'Maoni {count}',
  'itemReviews.counts':
    'Safari zilizokamilika: {invited}. Maoni yaliyoandikwa: {answered}. Yaliyozuiwa: {withheld}.',
  'itemReviews.rules':
    'Ni wasafiri waliokamilisha safari tu wanaoweza kuandika, kila mmoja mara moja. Maoni hubaki yamechapishwa isipokuwa yana matusi, yanafichua taarifa binafsi, au hayahusu safari.',
  'itemReviews.latest': 'Maoni {shown} ya karibuni kati ya {count}.',
  'itemReviews.more': 'Onyesha Zaidi',
  'itemReviews.by': '{name}, alisafiri {month}',
  'itemReviews.reply': 'Jibu letu la {date}',
  'reviews.highlights': 'Mambo makuu',
  'reviews.advice': 'Ushauri kwa wasafiri wengine',
  'reviews.recommends': 'Anapendekeza',
  'reviews.recommendsNot': 'Hapendekezi',
};
