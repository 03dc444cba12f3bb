import type { en } from './session-warning-en';
import { sw as frame } from './sw';

export const sw: Record<keyof typeof en, string> = {
  close: frame.close,
  'session.ending': 'Bado upo?',
  'session.ending.text_one':
    'Hakuna kilichofanyika hapa kwa muda: utatolewa baada ya dakika moja. Ulichoandika kinahifadhiwa.',
  'session.ending.text_other':
    'Hakuna kilichofanyika hapa kwa muda: utatolewa baada ya dakika {count}. Ulichoandika kinahifadhiwa.',
  'session.stay': 'Endelea kuwa umeingia',
  'session.stay.failed': 'Hatukuweza kufikiwa. Tafadhali jaribu tena.',
  'session.final': 'Utahitaji kuingia tena',
  'session.final.text_one':
    'Umefikia muda wa juu wa kuwa umeingia: utatolewa baada ya dakika moja. Ulichoandika kinahifadhiwa.',
  'session.final.text_other':
    'Umefikia muda wa juu wa kuwa umeingia: utatolewa baada ya dakika {count}. Ulichoandika kinahifadhiwa.',
  'session.seen': 'Nimeelewa',
};
