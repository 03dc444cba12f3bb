import type { chat as en } from '../en/chat';

export const chat: Record<keyof typeof en, string> = {
  'chat.bookings': 'Mazungumzo yako',
  'chat.unread_one': 'Ujumbe {count} ambao haujasomwa',
  'chat.unread_other': 'Jumbe {count} ambazo hazijasomwa',
  'chat.loading': 'Jumbe zako zinapakiwa...',
  'chat.failed': 'Jumbe zako hazikuweza kupakiwa',
  'chat.thread': 'Jumbe kuhusu {name}',
  'chat.empty': 'Tuulize chochote',
  'chat.empty.text': 'Mtu wa ofisi yetu husoma kila ujumbe na atakujibu hapa.',
  'chat.older': 'Onyesha Jumbe za Awali',
  'chat.you': 'Wewe',
  'chat.seen': 'Umesomwa',
  'chat.box': 'Ujumbe kuhusu {name}',
  'chat.placeholder': 'Andika ujumbe…',
  'chat.send': 'Tuma',
  'chat.notSent': 'Ujumbe wako haukutumwa',
  'chat.notSent.text': 'Ulichoandika kimehifadhiwa. Tafadhali jaribu tena.',
};
