import { expect, it } from '@jest/globals';
import type { BookingStatus } from '@safari/contracts';
import { aBooking } from '../../testing/examples';
import { writesToCustomer } from './writing.rules';

it.each<[BookingStatus, BookingStatus, boolean]>([
  ['pending', 'confirmed', true],
  ['confirmed', 'payment_received', true],
  ['confirmed', 'paid', true],
  ['payment_received', 'paid', false],
  ['paid', 'in_progress', false],
  ['payment_received', 'confirmed', false],
  ['in_progress', 'completed', true],
  ['paid', 'completed', true],
])('from %s to %s the customer is written to: %s', (status, reached, writes) => {
  expect(writesToCustomer({ ...aBooking, status, totalPrice: '840.00' }, reached)).toBe(writes);
});

it('nobody gets a receipt for a trip that is free', () => {
  for (const reached of ['payment_received', 'paid'] as const)
    expect(writesToCustomer({ ...aBooking, status: 'confirmed', totalPrice: '0.00' }, reached)).toBe(false);
});
