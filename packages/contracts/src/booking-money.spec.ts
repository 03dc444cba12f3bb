import { describe, expect, it } from '@jest/globals';
import { formerTripInvoice, owedOf, staleInvoice } from './booking-money.js';
import type { Booking } from './bookings.js';
import type { Invoice } from './invoices.js';

describe('an invoice that stands', () => {
  const invoice = (amount: string, credited?: string) =>
    ({ number: amount, amount, creditNotes: credited ? [{ amount: credited }] : [] }) as unknown as Invoice;

  it('says what is asked of the customer, or is to be corrected', () => {
    const invoices = [invoice('100.00', '100.00'), invoice('300.00')];
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '300' }, 'USD')).toBeUndefined();
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '450.00' }, 'USD')).toEqual({
      invoice: invoices[1],
      says: '300.00',
      cost: '450.00',
    });
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '0.00' }, 'USD')).toBeDefined();
  });

  it('is none where all were taken back, and nothing is said of it where the release before does not tell', () => {
    const invoices = [invoice('100.00', '100.00')];
    expect(staleInvoice({ invoices, invoiced: '0.00', cost: '300.00' }, 'USD')).toBeUndefined();
    const former = { invoices: [invoice('300.00')] };
    expect(staleInvoice({ ...former, invoiced: '300.00' }, 'USD')).toBeUndefined();
    expect(staleInvoice({ ...former, cost: '450.00' }, 'USD')).toBeUndefined();
  });
});

describe('an invoice of a former trip', () => {
  const trip = { from: '2027-02-01', travelers: 2 } as const;
  const standing = { number: '2', amount: '300.00', creditNotes: [], trip } as unknown as Invoice;
  const taken = { ...standing, number: '1', creditNotes: [{ amount: '300.00' }] } as unknown as Invoice;
  const booking = { status: 'paid', preferredDate: '2027-02-01', numberOfTravelers: 2 } as const;
  const of = (changes: Partial<Booking>, ...invoices: Invoice[]) =>
    formerTripInvoice({ invoices }, { ...booking, ...changes }, 'USD');

  it('stands, and says other days or another party than the booking', () => {
    expect(of({}, standing)).toBeUndefined();
    for (const preferredDate of ['2027-01-01', '2027-03-01'] as const)
      expect(of({ preferredDate }, standing)).toEqual({ invoice: standing, trip });
    for (const numberOfTravelers of [1, 3])
      expect(of({ numberOfTravelers }, standing)).toEqual({ invoice: standing, trip });
  });

  it('is none that was taken back, of a cancelled booking, or where the release before does not tell', () => {
    const moved = { preferredDate: '2027-03-01' } as const;
    expect(of(moved)).toBeUndefined();
    expect(of(moved, taken)).toBeUndefined();
    expect(of({ ...moved, status: 'cancelled' }, standing)).toBeUndefined();
    const { trip: _, ...former } = standing;
    expect(of(moved, former)).toBeUndefined();
  });
});

describe('what is owed to a customer', () => {
  it.each([
    ['20.00', '0.10'],
    ['19.90', '0.00'],
    ['0.00', '0.00'],
  ])('of a price of 19.90 and %s paid is %s', (paid, owed) => {
    expect(owedOf({ totalPrice: '19.90', paid, cost: '19.90', refund: null }, 'USD')).toBe(owed);
  });

  it.each([
    ['5.00', '15.00', '20.00', '0.00'],
    ['5.00', '15.00', '30.50', '10.50'],
    ['0.00', '0.00', '10.00', '10.00'],
    ['20.00', '0.00', '15.00', '0.00'],
  ])('once %s was kept and %s refunded of what was paid, %s by now, is %s', (cost, amount, paid, owed) => {
    expect(owedOf({ totalPrice: '19.90', paid, cost, refund: { amount } }, 'USD')).toBe(owed);
  });

  it('is nothing besides the refund where the release before does not tell what is kept', () => {
    expect(owedOf({ totalPrice: '19.90', paid: '40.00', refund: { amount: '0.00' } }, 'USD')).toBe('0.00');
  });
});
