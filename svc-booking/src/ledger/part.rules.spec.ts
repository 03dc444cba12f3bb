import { describe, expect, it } from '@jest/globals';
import { assertArrived, assertLate, assertPart } from './part.rules.js';

describe('a part of what is open', () => {
  it.each(['due', 'owed'] as const)('may be all or some of what is %s', (is) => {
    expect(() => assertPart(is, { amount: '0.01', seen: '100.00', open: '100.00' }, 'USD')).not.toThrow();
    expect(() => assertPart(is, { amount: '100.00', seen: '100.00', open: '100.00' }, 'USD')).not.toThrow();
  });

  it.each([
    ['due', '100.01', 'Only $100 is due.'],
    ['due', '0.00', 'Enter the amount that arrived.'],
    ['owed', '100.01', 'Only $100 is owed.'],
    ['owed', '0.00', 'Enter the amount that went back.'],
  ] as const)('of %s is never %s: %s', (is, amount, said) => {
    expect(() => assertPart(is, { amount, seen: '100.00', open: '100.00' }, 'USD')).toThrow(
      expect.objectContaining({ kind: 'validation', details: { errors: { amount: [said] } } }),
    );
  });

  it.each([
    ['due', { due: '60.50' }, '$60.50 is due by now. Look at the payments and decide again.'],
    ['owed', { owed: '60.50' }, '$60.50 is owed by now. Look at the payments and decide again.'],
  ] as const)('of what staff saw as %s is refused where something else is', (is, extensions, message) => {
    expect(() => assertPart(is, { amount: '60.50', seen: '100.00', open: '60.50' }, 'USD')).toThrow(
      expect.objectContaining({ kind: 'price_changed', message, details: { extensions } }),
    );
  });
});

describe('what arrives beyond what is due', () => {
  const part = (amount: string, seen = '800.00') => ({ amount, seen, open: '800.00' });
  const fault = (amount: string, owed: { seen: string | undefined; open: string }, seen?: string) => {
    try {
      assertArrived(part(amount, seen), owed, 'USD');
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it('is taken where staff saw what was paid beyond the price before', () => {
    expect(fault('1000.00', { seen: '0.00', open: '0.00' })).toBeUndefined();
    expect(fault('1000.00', { seen: undefined, open: '0.00' })).toMatchObject({
      details: { errors: { amount: ['Only $800 is due.'] } },
    });
  });

  it('is refused where something else is due or owed by now, so that a transfer is not recorded twice', () => {
    const seen = { seen: '0.00', open: '0.00' };
    expect(fault('1000.00', seen, '1000.00')).toMatchObject({ details: { extensions: { due: '800.00' } } });
    expect(fault('1000.00', { ...seen, open: '200.00' })).toMatchObject({
      kind: 'price_changed',
      details: { extensions: { owed: '200.00' } },
    });
  });

  it('is something', () => {
    expect(fault('0.00', { seen: '0.00', open: '0.00' })).toMatchObject({
      details: { errors: { amount: ['Enter the amount that arrived.'] } },
    });
  });
});

describe('what arrives for a cancelled booking', () => {
  it('may be any amount', () => {
    const part = { amount: '999.00', seen: '0.00', open: '0.00' };
    expect(() => assertLate(part, 'USD')).not.toThrow();
  });

  it('is something, and recorded over what is owed by now', () => {
    expect(() => assertLate({ amount: '0.00', seen: '5.00', open: '5.00' }, 'USD')).toThrow(
      expect.objectContaining({ details: { errors: { amount: ['Enter the amount that arrived.'] } } }),
    );
    expect(() => assertLate({ amount: '0.00', seen: '0.00', open: '5.00' }, 'USD')).toThrow(
      expect.objectContaining({ kind: 'price_changed', details: { extensions: { owed: '5.00' } } }),
    );
  });
});
