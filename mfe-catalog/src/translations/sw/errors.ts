import type { errors as english } from '../en/errors';

export const errors: Record<keyof typeof english, string> = {
  'error.unauthenticated': 'Hujaingia kwenye akaunti yako. Tafadhali ingia tena.',
  'error.gone': 'Hakipo tena.',
  'error.often': 'Kwa sasa haiwezi kutumwa mara nyingi zaidi. Tafadhali jaribu tena {when}.',
  'error.slow': 'Kimechelewa mno kufika. Tafadhali jaribu tena.',
  'error.large': 'Ni kikubwa kuliko tunavyoweza kupokea.',
  'error.unavailable': 'Haiwezekani kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'error.internal': 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
  'error.number': 'Ikitokea tena, tuambie namba hii: {number}.',
  'error.unanswered': 'Hatujui kama hili limefika',
  'error.unanswered.text': 'Hakuna kilichopotea. Tafadhali jaribu tena: hufanyika mara moja tu.',
  'error.changed': 'Nafasi hii imebadilishwa sasa hivi. Tafadhali iangalie tena.',
  'error.other': 'Haiwezekani kama ilivyo sasa. Angalia tena, au tuandikie.',
  'error.reach': 'Unaweza kutufikia wakati wowote: {email}, {phone}',
  'error.field': 'Haiwezi kupokelewa kama ilivyo. Tafadhali iangalie tena.',
  'error.undone':
    'Ulikuwa umetuma hili hapo awali, na likaondolewa baadaye. Liangalie tena, kisha ulitume mara nyingine.',
  'error.long': 'Herufi zisizidi {max}, tafadhali: hizi ni {length}.',
};
