import type { terms as en } from '../en/terms';

export const terms: Record<keyof typeof en, string> = {
  'terms.title': 'Masharti',
  'terms.cancellation': 'Kufuta safari',
  'terms.refunds': 'Marejesho',
  'terms.deposit': 'Malipo ya awali na malipo',
  'terms.privacy': 'Faragha',
  'terms.since': 'Tangu {date}',
  'terms.former': 'Haya yalitumika hadi {date}',
  'terms.current': 'Soma yanayotumika sasa',
  'terms.versions': 'Matoleo',
  'terms.others': 'Masharti mengine',
  'terms.failed': 'Masharti haya hayakuweza kupakiwa',
  'terms.missing': 'Hakuna masharti kama hayo',
  'terms.missing.text': 'Yanayotumika leo yapo hapa.',
};
