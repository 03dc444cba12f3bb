import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_STATUSES,
  BOOKING_TABS,
  type Booking,
  type BookingStatus,
  bookingActions,
  bookingGroup,
  bookingLabel,
  canMove,
  canTakeBack,
  contactDue,
  formerTripInvoice,
  isLapsed,
  isSettled,
  itemNameIn,
  moveDuty,
  nextStatuses,
  owedOf,
  staleInvoice,
  statusLabel,
} from './bookings.js';
import type { PlainDate } from './dates.js';
import type { Invoice } from './invoices.js';

const OPERATORS = [null, 7] as const;
const every = BOOKING_STATUSES.flatMap((status) =>
  OPERATORS.map((assignedOperatorId) => ({ status, assignedOperatorId })),
);

describe('the label of a booking (A04)', () => {
  it.each([
    ['pending', null, 'PENDING'],
    ['pending', 7, 'CONFIRMED'],
    ['confirmed', null, 'PENDING'],
    ['confirmed', 7, 'CONFIRMED'],
    ['payment_received', null, 'PAID'],
    ['payment_received', 7, 'PAID'],
    ['paid', null, 'PAID'],
    ['paid', 7, 'PAID'],
    ['in_progress', null, 'PENDING'],
    ['in_progress', 7, 'CONFIRMED'],
    ['completed', null, 'COMPLETED'],
    ['completed', 7, 'COMPLETED'],
    ['cancelled', null, 'CANCELLED'],
    ['cancelled', 7, 'CANCELLED'],
  ] as const)('%s with operator %p is %s', (status, assignedOperatorId, label) => {
    expect(bookingLabel({ status, assignedOperatorId })).toBe(label);
  });

  it('is the one tab under which the booking is counted, and none once it is cancelled', () => {
    for (const booking of every) {
      const group = bookingGroup(booking);
      expect(group.toUpperCase()).toBe(bookingLabel(booking));
      const tabs = BOOKING_TABS.filter((known) => known === group);
      expect(tabs).toHaveLength(booking.status === 'cancelled' ? 0 : 1);
    }
  });
});

describe('what staff can do with a booking (A06)', () => {
  const offered = (action: keyof typeof bookingActions) =>
    every
      .filter(bookingActions[action])
      .map(({ status, assignedOperatorId }) => `${status} ${assignedOperatorId}`);

  it('selects operators while none is assigned and the booking stands', () => {
    const going = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    expect(offered('selectOperators')).toEqual(going.map((status) => `${status} null`));
  });

  it('sends an invoice when one is assigned and it is not paid or completed', () => {
    expect(offered('sendInvoice')).toEqual(['pending 7', 'confirmed 7', 'in_progress 7']);
  });

  it('invoices nothing any more once all is paid or the trip is over', () => {
    const settled = every.filter(isSettled).map(({ status }) => status);
    expect(new Set(settled)).toEqual(new Set(['payment_received', 'paid', 'completed']));
  });

  it('records money once an operator is assigned, and reconciles it until it is', () => {
    expect(offered('recordPayment')).toEqual(['confirmed null', 'confirmed 7']);
    expect(offered('markReconciled')).toEqual([
      'confirmed null',
      'confirmed 7',
      'payment_received null',
      'payment_received 7',
    ]);
  });

  it('takes payments, part by part, once an operator is assigned, and what arrives once it is cancelled', () => {
    const going = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    const taken = [...going.map((status) => `${status} 7`), 'cancelled null', 'cancelled 7'];
    expect(offered('takePayment').toSorted()).toEqual(taken.toSorted());
  });

  it('changes and cancels what is not over, and gives it to another operator until it is completed', () => {
    const going = every.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
    const named = going.map(({ status, assignedOperatorId }) => `${status} ${assignedOperatorId}`);
    expect(offered('change')).toEqual(named);
    expect(offered('cancel')).toEqual(named);
    const unfinished = BOOKING_STATUSES.filter((status) => status !== 'completed');
    expect(offered('reassign')).toEqual(unfinished.map((status) => `${status} 7`));
  });

  it('opens again what is completed, and nothing else', () => {
    expect(offered('reopen')).toEqual(['completed null', 'completed 7']);
  });

  it('completes from paid or payment_received', () => {
    expect(offered('markCompleted')).toEqual([
      'payment_received null',
      'payment_received 7',
      'paid null',
      'paid 7',
    ]);
  });
});

describe('the ways of a booking', () => {
  const WAYS: Record<BookingStatus, string> = {
    pending: 'confirmed cancelled',
    confirmed: 'payment_received paid cancelled',
    payment_received: 'paid in_progress completed cancelled',
    paid: 'in_progress completed cancelled',
    in_progress: 'completed cancelled',
    completed: '',
    cancelled: '',
  };

  it('are these, from every status to every other, and none leads back', () => {
    for (const from of BOOKING_STATUSES) {
      expect([from, nextStatuses(from).join(' ')]).toEqual([from, WAYS[from]]);
      for (const to of BOOKING_STATUSES) {
        expect(canMove(from, to)).toBe(WAYS[from].split(' ').includes(to));
        if (canMove(from, to)) {
          expect(BOOKING_STATUSES.indexOf(to)).toBeGreaterThan(BOOKING_STATUSES.indexOf(from));
          expect(canMove(to, from)).toBe(false);
        }
      }
    }
  });
});

it('a booking is moved by whoever minds its money, its trip, or the office', () => {
  expect(BOOKING_STATUSES.map((to) => [to, moveDuty(to)])).toEqual([
    ['pending', 'office'],
    ['confirmed', 'office'],
    ['payment_received', 'money'],
    ['paid', 'money'],
    ['in_progress', 'trips'],
    ['completed', 'trips'],
    ['cancelled', 'office'],
  ]);
});

describe('what undoes a step', () => {
  it('leads a booking back along the way that it came, and the ordinary ways never do', () => {
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES.filter((each) => canTakeBack(from, each))) {
        expect(canMove(to, from)).toBe(true);
        expect(canMove(from, to)).toBe(false);
      }
    }
  });

  it.each([
    ['pending', ''],
    ['confirmed', 'pending'],
    ['payment_received', 'confirmed'],
    ['paid', 'confirmed payment_received'],
    ['in_progress', 'payment_received paid'],
    ['completed', 'in_progress'],
    ['cancelled', ''],
  ] as const)('leads from %s to: %s', (from, to) => {
    expect(BOOKING_STATUSES.filter((each) => canTakeBack(from, each)).join(' ')).toBe(to);
  });
});

it('a customer hears from the office within a day', () => {
  expect(contactDue('2026-12-31T20:30:00.000Z')).toBe('2027-01-01T20:30:00.000Z');
});

it('every status reads in words of its own, not by its name in programs', () => {
  const words = BOOKING_STATUSES.map(statusLabel);
  expect(new Set(words).size).toBe(BOOKING_STATUSES.length);
  for (const label of words) expect(label).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/);
});

describe('what a booking’s item is called', () => {
  const itemName = 'Tarangire Overnight';
  const itemTranslations = [{ en: itemName, sw: 'Usiku Mmoja Tarangire' }];

  it('follows the language, as far as the catalogue knew it', () => {
    expect(itemNameIn({ itemName, itemTranslations }, 'sw')).toBe('Usiku Mmoja Tarangire');
    expect(itemNameIn({ itemName, itemTranslations }, 'en')).toBe(itemName);
    expect(itemNameIn({ itemName, itemTranslations: [] }, 'sw')).toBe(itemName);
  });

  it('is the English where the release before told no other', () => {
    expect(itemNameIn({ itemName }, 'sw')).toBe(itemName);
  });
});

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

it('a request has lapsed once its day has passed, unless somebody confirmed it', () => {
  const lapsed = (preferredDate: PlainDate) =>
    BOOKING_STATUSES.filter((status) => isLapsed({ status, preferredDate }, '2026-11-20'));
  expect(lapsed('2026-11-19')).toEqual(['pending']);
  expect(lapsed('2026-11-20')).toEqual([]);
});
