import { expect, it } from '@jest/globals';
import { DUTIES, STAFF_ROLES } from './auth.js';

it('each role of the office does its own, and the owner alone says who belongs to it', () => {
  expect(STAFF_ROLES.map((role) => `${role}: ${DUTIES[role].join(', ')}`)).toEqual([
    'owner: read, office, money, trips, members',
    'staff: read, office, money, trips',
    'accountant: read, money',
    'guide: read, trips',
  ]);
});
