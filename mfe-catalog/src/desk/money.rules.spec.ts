import { describe, expect, it } from '@jest/globals';
import { deliveredTo, moneyState } from './money.rules';

describe('the money of a booking', () => {
  it('is not asked for before somebody confirmed the trip', () => {
    expect(moneyState({ status: 'pending' }, { due: '420.00' })).toBe('notYet');
    expect(moneyState({ status: 'confirmed' }, { due: '420.00' })).toBe('open');
    expect(moneyState({ status: 'in_progress' }, { due: '0.01' })).toBe('open');
  });

  it('is not asked for of a trip that was cancelled, whatever is due', () => {
    expect(moneyState({ status: 'cancelled' }, { due: '420.00' })).toBe('cancelled');
    expect(moneyState({ status: 'cancelled' }, { due: '0' })).toBe('cancelled');
  });

  it('is settled when nothing is due, however zero is written', () => {
    expect(moneyState({ status: 'paid' }, { due: '0.00' })).toBe('settled');
    expect(moneyState({ status: 'confirmed' }, { due: '0' })).toBe('settled');
  });
});

it('an invoice that was sent again stands with each address once, as its latest sending fared', () => {
  const told = deliveredTo([
    { email: 'amina@example.com', state: 'failed' },
    { email: 'office@example.com', state: 'sent' },
    { email: 'amina@example.com', state: 'sent' },
    { email: 'uncle@example.com', state: 'queued' },
    { email: 'aunt@example.com', state: 'retrying' },
    { email: 'nobody@example.com', state: 'failed' },
  ]);
  expect(told).toEqual({
    sent: ['amina@example.com', 'office@example.com'],
    queued: ['uncle@example.com', 'aunt@example.com'],
    failed: ['nobody@example.com'],
  });
});
