import type { messages as en } from '../en/messages';

export const messages: Record<keyof typeof en, string> = {
  'messages.bookings': 'Mazungumzo yako',
  'messages.unread_one': 'Ujumbe {count} ambao haujasomwa',
  'messages.unread_other': 'Jumbe {count} ambazo hazijasomwa',
  'messages.loading': 'Jumbe zako zinapakiwa...',
  'messages.failed': 'Jumbe zako hazikuweza kupakiwa',
  'messages.log': 'Jumbe kuhusu {name}',
  'messages.empty': 'Tuulize chochote',
  'messages.empty.text': 'Mtu wa ofisi yetu husoma kila ujumbe na atakujibu hapa.',
  'messages.older': 'Onyesha Jumbe za Awali',
  'messages.you': 'Wewe',
  'messages.seen': 'Umesomwa',
  'messages.box': 'Ujumbe kuhusu {name}',
  'messages.placeholder': 'Andika ujumbe…',
  'messages.send': 'Tuma',
  'messages.notSent': 'Ujumbe wako haukutumwa',
  'messages.notSent.text': 'Ulichoandika kimehifadhiwa. Tafadhali jaribu tena.',
};
