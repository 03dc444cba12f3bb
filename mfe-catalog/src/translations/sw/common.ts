import type { common as en } from '../en/common';

export const common: Record<keyof typeof en, string> = {
  retry: 'Jaribu tena',
  close: 'Funga',
  loading: 'Inapakia...',
  'failed.text': 'Huenda mtandao ni wa polepole, au tunaboresha tovuti. Hakuna kilichopotea.',
  'failed.stale': 'Taarifa hizi hazikuweza kusasishwa.',
  days_one: 'Siku {count}',
  days_other: 'Siku {count}',
  'category.all': 'Vivutio Vyote',
  'category.wildlife': 'Wanyamapori',
  'category.cultural': 'Utamaduni',
  'category.adventure': 'Msisimko',
  'category.beach': 'Ufukwe',
  'category.historical': 'Historia',
  'difficulty.easy': 'Rahisi',
  'difficulty.moderate': 'Wastani',
  'difficulty.challenging': 'Ngumu',
};
