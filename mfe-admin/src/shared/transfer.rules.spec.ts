import { expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { transferFaults } from './transfer.rules';

it.each([
  [{}, {}],
  [{ day: '' }, { day: 'refund.day.missing' }],
  [{ day: addDays(today(), 1) }, { day: 'refund.day.ahead' }],
  [{ day: `00${today().slice(2)}` }, { day: 'refund.day.old' }],
  [{ reference: '' }, { reference: 'refund.reference.missing' }],
  [{ reference: '  ' }, { reference: 'refund.reference.missing' }],
  [
    { day: '', reference: '' },
    { day: 'refund.day.missing', reference: 'refund.reference.missing' },
  ],
])('a transfer with %j has the faults %j', (wrong, faults) => {
  expect(transferFaults('refund', { day: today(), reference: 'TT 7', ...wrong })).toEqual(faults);
});
