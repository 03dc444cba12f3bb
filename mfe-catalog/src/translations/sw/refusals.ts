import type { refusals as english } from '../en/refusals';

export const refusals: Record<keyof typeof english, string> = {
  'refusal.unauthenticated': 'Hujaingia kwenye akaunti yako. Tafadhali ingia tena.',
  'refusal.gone': 'Hakipo tena.',
  'refusal.often': 'Ni mapema mno tangu mara iliyopita. Tafadhali jaribu tena {when}.',
  'refusal.slow': 'Kimechelewa mno kufika. Tafadhali jaribu tena.',
  'refusal.large': 'Ni kikubwa kuliko tunavyoweza kupokea.',
  'refusal.unavailable': 'Haiwezekani kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'refusal.internal': 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
  'refusal.number': 'Ikitokea tena, tuambie namba hii: {number}.',
  'refusal.unanswered': 'Hatujui kama hili limefika',
  'refusal.unanswered.text': 'Hakuna kilichopotea. Tafadhali jaribu tena: hufanyika mara moja tu.',
  'refusal.other': 'Haiwezekani kama ilivyo sasa. Angalia tena, au tuandikie.',
  'refusal.reach': 'Unaweza kutufikia wakati wowote: {email}, {phone}',
  'refusal.field': 'Haiwezi kupokelewa kama ilivyo. Tafadhali iangalie tena.',
};
