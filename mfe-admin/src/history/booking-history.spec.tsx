import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  ANSWER_STATES,
  BOOKING_STATUSES,
  type BookingHistoryEntry,
  HISTORY_ACTIONS,
  REQUEST_STATUSES,
  TRIP_STATUSES,
  UPDATE_TYPES,
} from '@safari/contracts';
import { api, createFormat } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type T, useTranslations } from '../translations/translations';
import { BookingHistory } from './booking-history';
import { actionText, actorText } from './history.rules';

let t: T;
const ID = '0193a000-5f2e-7c31-9a40-8f1be02c6a00';
const HISTORY = `/api/bookings/${ID}/history`;

const entry = (id: number, fields: Partial<BookingHistoryEntry> = {}): BookingHistoryEntry => ({
  id,
  at: `2026-11-20T0${id}:00:00Z`,
  who: 'staff',
  name: null,
  action: 'status',
  detail: { from: 'pending', to: 'confirmed' },
  ...fields,
});
const sentence = (
  action: BookingHistoryEntry['action'],
  detail: BookingHistoryEntry['detail'] = {},
  who: BookingHistoryEntry['who'] = 'staff',
) => actionText(t, createFormat('en', 'USD'), { action, detail, who });

function Translations({ onReady }: { onReady: (translate: T) => void }) {
  onReady(useTranslations());
  return null;
}

describe('the sentences of the booking history', () => {
  beforeAll(() => {
    serve({});
    renderPage(<Translations onReady={(translate) => (t = translate)} />).unmount();
  });

  it.each([
    ['placed', {}, 'Made the booking'],
    ['status', { from: 'paid', to: 'in_progress' }, 'Changed the status from Paid to On safari'],
    ['operator', { operatorId: 7, operatorName: 'Nyota' }, 'Assigned the operator Nyota'],
    ['invoice', { number: 'INV-7', emails: ['a@example.com'] }, 'Sent the invoice INV-7 to a@example.com'],
    [
      'trip',
      { currentStatus: 'in_progress', completionPercentage: 50, currentDay: 4 },
      'Set the trip to 50%, day 4: In progress',
    ],
    ['trip update', { title: 'Off', updateType: 'departure' }, 'Posted the trip update “Off” (Departure)'],
    [
      'status',
      { from: 'completed', to: 'in_progress', reason: 'Wrong trip' },
      'Reopened the completed trip – “Wrong trip”',
    ],
    [
      'status',
      { from: 'confirmed', to: 'payment_received', amount: '18250.00' },
      'Changed the status from Confirmed to Payment received and recorded the payment of $18,250',
    ],
    ['trip update', { title: 'Off', deed: 'withdrawn' }, 'Withdrew the trip update “Off”'],
    [
      'trip update',
      { title: 'Off', deed: 'edited', before: { location: '' }, after: { location: 'Arusha' } },
      'Edited the trip update “Off”: Location: none → Arusha',
    ],
    [
      'payment',
      {
        amount: '300.00',
        receivedOn: '2027-03-09',
        reference: 'TT 7',
        before: { due: '840.00' },
        after: { due: '540.00' },
      },
      'Recorded the payment of $300 (TT 7, Mar 9, 2027): Due: $840 → $540',
    ],
    [
      'payment',
      {
        amount: '300.00',
        voided: true,
        reason: 'Not ours',
        before: { due: '0.00' },
        after: { due: '300.00' },
      },
      'Voided the payment of $300: Due: $0 → $300 – “Not ours”',
    ],
    [
      'payment',
      {
        amount: '140.00',
        reference: 'TRUST 9',
        repaid: true,
        before: { due: '0.00', owed: '140.00' },
        after: { due: '0.00', owed: '0.00' },
      },
      'Recorded that $140 was sent back (TRUST 9): Owed to the customer: $140 → $0',
    ],
    [
      'payment',
      {
        amount: '140.00',
        repaid: true,
        voided: true,
        reason: 'It came back',
        before: { owed: '0.00' },
        after: { owed: '140.00' },
      },
      'Voided the repayment of $140: Owed to the customer: $0 → $140 – “It came back”',
    ],
    [
      'payment',
      {
        amount: '50.00',
        reference: 'TT 9',
        before: { due: '0.00', owed: '0.00' },
        after: { due: '0.00', owed: '50.00' },
      },
      'Recorded the payment of $50 (TT 9): Owed to the customer: $0 → $50',
    ],
    [
      'payment',
      {
        amount: '1500.00',
        reference: 'TT 9',
        before: { due: '1000.00', owed: '0.00' },
        after: { due: '0.00', owed: '500.00' },
      },
      'Recorded the payment of $1,500 (TT 9): Due: $1,000 → $0; Owed to the customer: $0 → $500',
    ],
    [
      'payment',
      {
        amount: '400.00',
        repaid: true,
        voided: true,
        before: { due: '300.00', owed: '0.00' },
        after: { due: '0.00', owed: '100.00' },
      },
      'Voided the repayment of $400: Due: $300 → $0; Owed to the customer: $0 → $100',
    ],
    [
      'payment',
      {
        amount: '440.00',
        voided: true,
        before: { due: '0.00', owed: '140.00' },
        after: { due: '300.00', owed: '0.00' },
      },
      'Voided the payment of $440: Due: $0 → $300; Owed to the customer: $140 → $0',
    ],
    ['message', { messageId: 3 }, 'Wrote a message'],
    ['review', { reviewId: 1, overallRating: 5 }, 'Wrote a review: 5/5'],
    [
      'asked',
      {
        operators: [
          { operatorId: 7, operatorName: 'Nyota' },
          { operatorId: 8, operatorName: 'Tembo' },
        ],
      },
      'Asked Nyota and Tembo for availability',
    ],
    ['operator message', { operatorName: 'Nyota', communicationId: 4 }, 'Wrote to Nyota'],
    [
      'answered',
      { operatorName: 'Nyota', requestStatus: 'pricing_pending', quotedPrice: '1240.50' },
      'Wrote down the answer of Nyota: Price quoted, $1,240.50',
    ],
    [
      'availability request',
      { operatorName: 'Nyota', requestId: 2, answerState: 'open' },
      'Made a new link for Nyota',
    ],
    [
      'availability request',
      { operatorName: 'Nyota', requestId: 2, answerState: 'closed' },
      'Closed the request to Nyota',
    ],
    [
      'availability request',
      { operatorName: 'Nyota', requestId: 2, answerState: 'revoked' },
      'Revoked the link of Nyota',
    ],
    ['review decision', { replied: true }, 'Answered the review'],
    ['review decision', { withheld: 'abuse' }, 'Withheld the review: It is abusive'],
    ['review decision', { withheld: null }, 'Published the review again'],
    [
      'details',
      {
        before: {
          customerName: 'Amina',
          customerEmail: 'a@example.com',
          customerPhone: '1',
          specialRequests: '',
        },
        after: {
          customerName: 'Asha',
          customerEmail: 'b@example.com',
          customerPhone: '2',
          specialRequests: 'Tea',
        },
      },
      'Changed Name: Amina → Asha; Email: a@example.com → b@example.com; Phone: 1 → 2; Special requests: none → Tea',
    ],
    [
      'details',
      { before: { specialRequests: 'Tea' }, after: { specialRequests: '' } },
      'Changed Special requests: Tea → none',
    ],
    [
      'offer',
      {
        state: 'open',
        before: { preferredDate: '2027-03-09', numberOfTravelers: 2, totalPrice: '840.00' },
        after: { preferredDate: '2027-04-10', numberOfTravelers: 3, totalPrice: '1386.00' },
        priceRule: 'percent',
        pricePercent: 10,
        reason: 'They moved',
      },
      'Offered a change: Travel date: Mar 9, 2027 → Apr 10, 2027; Travelers: 2 → 3; Total: $840 → $1,386; 10% on the price until then – “They moved”',
    ],
    ['offer', { state: 'accepted', reason: 'They moved' }, 'Accepted a change'],
    [
      'offer',
      { state: 'declined', words: 'Too dear', reason: 'They moved' },
      'Declined a change – “Too dear”',
    ],
    ['offer', { state: 'withdrawn' }, 'Withdrew an offered change'],
    ['offer', { state: 'expired' }, 'An offered change lapsed'],
    ['offer', { state: 'expired', offeredBy: 'staff' }, 'An offered change lapsed'],
    ['offer', { state: 'open', offeredBy: 'customer' }, 'Asked for a change'],
    ['offer', { state: 'withdrawn', offeredBy: 'customer' }, 'Withdrew the change that they had asked for'],
    ['offer', { state: 'expired', offeredBy: 'customer' }, 'A change that the customer asked for lapsed'],
    [
      'changed',
      {
        before: { preferredDate: '2027-03-09', numberOfTravelers: 2, totalPrice: '840.00' },
        after: { preferredDate: '2027-03-09', numberOfTravelers: 2, totalPrice: '800.00' },
        priceRule: 'agreed',
        reason: 'By telephone',
      },
      'Accepted the change, which holds now: Total: $840 → $800; price as agreed – “By telephone”',
    ],
    [
      'changed',
      { before: { numberOfTravelers: 2 }, after: { numberOfTravelers: 3 }, priceRule: 'today' },
      'Accepted the change, which holds now: Travelers: 2 → 3; price of today',
    ],
    [
      'operator replaced',
      { releasedName: 'Nyota', operatorName: 'Tembo', reason: 'Full' },
      'Gave the trip from Nyota to Tembo – “Full”',
    ],
    ['operator withdrawn', { operatorName: 'Nyota' }, 'Took back that Nyota runs the trip'],
    [
      'credit note',
      { number: 'CN-1', invoice: 'INV-7', correction: 'reduce', amount: '40.00', reason: 'One day less' },
      'Took $40 off invoice INV-7 by credit note CN-1 – “One day less”',
    ],
    [
      'credit note',
      { number: 'CN-1', invoice: 'INV-7', correction: 'replace', amount: '840.00', reason: 'Other days' },
      'Took $840 off invoice INV-7 by credit note CN-1, to send a corrected one – “Other days”',
    ],
    [
      'refund',
      { amount: '630.00', refundedOn: '2026-11-28', reference: 'TT 9' },
      'Recorded the refund of $630 (TT 9, Nov 28, 2026)',
    ],
    [
      'refund',
      { amount: '630.00', refundedOn: '2026-11-28', reference: 'TT 9', voided: true, reason: 'Not ours' },
      'Voided the refund of $630 (TT 9, Nov 28, 2026) – “Not ours”',
    ],
    // an entry of a previous release, without the day
    ['refund', { amount: '630.00', reference: 'TT 9' }, 'Recorded the refund of $630 (TT 9)'],
    [
      'cancelled',
      { by: 'operator', reason: 'Fire', kept: '210.00', refund: '630.00', operatorName: 'Nyota' },
      'Cancelled the booking through the operator’s fault: “Fire”, $210 kept, $630 to be refunded, Nyota released',
    ],
    [
      'trip update',
      {
        title: 'Off',
        deed: 'edited',
        before: { title: 'On', description: 'Now', dayNumber: 1 },
        after: { title: 'Off', description: 'Soon', dayNumber: 2 },
      },
      'Edited the trip update “Off”: Title: On → Off; Description: Now → Soon; Day: 1 → 2',
    ],
    [
      'trip update',
      { title: 'Off', deed: 'edited', before: { isVisible: false }, after: { isVisible: true } },
      'Edited the trip update “Off”: Readers: Staff only → Visible to the traveler',
    ],
    [
      'availability request',
      { operatorName: 'Nyota', requestId: 2, answerState: 'answered' },
      'Ended the request to Nyota with its answer',
    ],
  ] as const)('of %p with all facts', (action, detail, words) =>
    expect(sentence(action, detail)).toBe(words),
  );

  it.each([
    ['status', {}, 'Changed the status'],
    ['status', { to: 'paid' }, 'Changed the status to Paid'],
    ['status', { from: 'lost', to: 'paid', reason: 'x' }, 'Changed the status to Paid'],
    [
      'status',
      { from: 'completed', to: 'in_progress', reason: '' },
      'Changed the status from Completed to On safari',
    ],
    ['status', { from: 'paid', to: 'confirmed', reason: 'x' }, 'Changed the status from Paid to Confirmed'],
    ['operator', {}, 'Assigned an operator'],
    ['operator', { operatorId: 7 }, 'Assigned the operator 7'],
    ['operator', { operatorId: '7', operatorName: '' }, 'Assigned an operator'],
    ['invoice', { emails: ['a@example.com'] }, 'Sent an invoice'],
    ['invoice', { number: 'INV-7' }, 'Sent the invoice INV-7'],
    ['invoice', { number: 'INV-7', emails: [] }, 'Sent the invoice INV-7'],
    ['invoice', { number: 'INV-7', emails: [7] }, 'Sent the invoice INV-7'],
    [
      'invoice',
      { number: 'INV-7', emails: ['a@example.com', null, 'b@example.com'] },
      'Sent the invoice INV-7 to a@example.com, b@example.com',
    ],
    ['trip', { completionPercentage: 50, currentStatus: 'in_progress' }, 'Moved the trip on'],
    ['trip', { currentDay: 4, currentStatus: 'in_progress' }, 'Moved the trip on'],
    ['trip', { completionPercentage: 50, currentDay: 4 }, 'Set the trip to 50%, day 4'],
    ['trip update', { updateType: 'departure' }, 'Posted a trip update'],
    ['trip update', { title: 'Off' }, 'Posted the trip update “Off”'],
    ['trip update', { deed: 'withdrawn', updateType: 'departure' }, 'Withdrew a trip update'],
    ['trip update', { deed: 'edited', updateType: 'departure' }, 'Edited a trip update'],
    ['trip update', { title: 'Off', deed: 'edited' }, 'Edited the trip update “Off”'],
    ['trip update', { title: 'Off', deed: 'edited', before: 'x', after: 7 }, 'Edited the trip update “Off”'],
    ['review', { overallRating: '4' }, 'Wrote a review'],
    ['review decision', { replied: 'yes', withheld: 'anger' }, 'Published the review again'],
    ['asked', {}, 'Asked operators for availability'],
    ['asked', { operators: 'Nyota' }, 'Asked operators for availability'],
    ['asked', { operators: [null, {}, 'x', { operatorName: 'Nyota' }] }, 'Asked Nyota for availability'],
    ['operator message', {}, 'Wrote to an operator'],
    ['answered', { requestStatus: 'confirmed' }, 'Wrote down an operator’s answer'],
    ['cancelled', {}, 'Cancelled the booking'],
    ['cancelled', { by: 'nobody' }, 'Cancelled the booking'],
    ['cancelled', { by: 'customer', refund: '0.00' }, 'Cancelled the booking at the customer’s wish'],
    ['cancelled', { by: 'staff', reason: 'Fire' }, 'Cancelled the booking on our side: “Fire”'],
    ['cancelled', { kept: '0.00' }, 'Cancelled the booking'],
    ['cancelled', { refund: '5.00' }, 'Cancelled the booking: $5 to be refunded'],
    ['cancelled', { operatorName: 'Nyota' }, 'Cancelled the booking: Nyota released'],
    ['details', {}, 'Changed the customer’s facts'],
    ['details', { before: { customerName: 'A' }, after: {} }, 'Changed the customer’s facts'],
    ['details', { before: {}, after: { customerName: 'B' } }, 'Changed the customer’s facts'],
    ['details', { before: null, after: null }, 'Changed the customer’s facts'],
    ['offer', {}, 'Offered a change'],
    ['offer', { state: 'open', words: 'Please', reason: 'They moved' }, 'Offered a change – “Please”'],
    ['offer', { priceRule: 'kept' }, 'Offered a change'],
    ['changed', { before: { totalPrice: '1.00' }, after: {} }, 'Accepted the change, which holds now'],
    ['changed', { before: {}, after: { totalPrice: '1.00' } }, 'Accepted the change, which holds now'],
    ['changed', { priceRule: 'percent' }, 'Accepted the change, which holds now: % on the price until then'],
    ['operator replaced', { releasedName: 'Nyota' }, 'Gave the trip to another operator'],
    [
      'operator replaced',
      { operatorName: 'Tembo', reason: 'Full' },
      'Gave the trip to another operator – “Full”',
    ],
    [
      'operator replaced',
      { releasedName: 'Nyota', operatorName: 'Tembo' },
      'Gave the trip from Nyota to Tembo',
    ],
    ['operator withdrawn', {}, 'Took the choice of an operator back'],
    ['credit note', { invoice: 'INV-7', amount: '40.00', reason: 'x' }, 'Corrected an invoice'],
    ['credit note', { number: 'CN-1', amount: '40.00' }, 'Corrected an invoice'],
    ['credit note', { number: 'CN-1', invoice: 'INV-7' }, 'Corrected an invoice'],
    [
      'credit note',
      { number: 'CN-1', invoice: 'INV-7', amount: '40.00' },
      'Took $40 off invoice INV-7 by credit note CN-1',
    ],
    ['refund', { amount: '630.00' }, 'Recorded the refund of $630 (–)'],
    ['refund', { amount: '630.00', voided: true }, 'Voided the refund of $630 (–)'],
    ['refund', { reference: 'TT 9' }, 'Recorded a refund'],
    ['payment', { reference: 'TT 7' }, 'Wrote into the ledger'],
    ['payment', { amount: '300.00' }, 'Recorded the payment of $300 (–)'],
    ['payment', { amount: '300.00', voided: 'yes', reference: 'T' }, 'Recorded the payment of $300 (T)'],
    [
      'payment',
      { amount: '300.00', reference: 'T', before: { due: '1.00' } },
      'Recorded the payment of $300 (T)',
    ],
    [
      'payment',
      { amount: '300.00', reference: 'T', after: { due: '1.00' } },
      'Recorded the payment of $300 (T)',
    ],
    [
      'payment',
      { amount: '300.00', voided: true, reason: 'Not ours' },
      'Voided the payment of $300 – “Not ours”',
    ],
    ['availability request', { answerState: 'open' }, 'Changed the request to an operator'],
    ['availability request', { operatorName: 'Nyota' }, 'Changed the request to an operator'],
  ] as const)('of %p with %p say as much as is known', (action, detail, words) =>
    expect(sentence(action, detail)).toBe(words),
  );

  it('let an operator answer in its own name, with as much of the answer as is known', () => {
    const answered = (detail: BookingHistoryEntry['detail']) => sentence('answered', detail, 'operator');
    const answer = { operatorName: 'Nyota', requestStatus: 'confirmed', quotedPrice: '420.00' };
    expect(answered(answer)).toBe('Answered: Confirmed, $420');
    expect(answered({ ...answer, quotedPrice: null })).toBe('Answered: Confirmed');
    expect(answered({ ...answer, requestStatus: null })).toBe('Answered: $420');
    expect(answered({ operatorName: 'Nyota', requestStatus: null, quotedPrice: null })).toBe('Answered');
    const { operatorName } = answer;
    expect(sentence('answered', { operatorName, requestStatus: null })).toBe(
      'Wrote down the answer of Nyota',
    );
  });

  it('say something true of every action whose facts are not known, or are not what they should be', () => {
    for (const action of HISTORY_ACTIONS) {
      for (const broken of [
        {},
        { from: 'lost', to: 7, number: 1, emails: 'x', title: null, rating: '5', operators: [null, 3, {}] },
      ]) {
        for (const who of ['staff', 'operator'] as const) {
          const words = sentence(action, broken, who);
          expect(words).toMatch(/^[A-Z]/);
          expect(words).not.toMatch(/[{}]|undefined|history\./);
        }
      }
    }
  });

  it('leave out what is no text where a text belongs', () => {
    expect(sentence('operator message', { operatorName: 5 })).toBe(sentence('operator message'));
    expect(sentence('invoice', { number: 'INV-7', emails: [5, 'a@example.com'] })).toBe(
      'Sent the invoice INV-7 to a@example.com',
    );
    expect(sentence('invoice', { number: 'INV-7', emails: 'a@example.com' })).toBe(
      sentence('invoice', { number: 'INV-7' }),
    );
  });

  it('name every state that a booking, a trip, an update, an answer or an availability request can have', () => {
    for (const from of BOOKING_STATUSES)
      for (const to of BOOKING_STATUSES)
        expect(sentence('status', { from, to })).toMatch(/^Changed the status from [A-Z].* to [A-Z]/);
    for (const currentStatus of TRIP_STATUSES)
      expect(sentence('trip', { currentStatus, completionPercentage: 1, currentDay: 1 })).toMatch(/: [A-Z]/);
    for (const requestStatus of REQUEST_STATUSES)
      expect(sentence('answered', { requestStatus }, 'operator')).toMatch(/^Answered: [A-Z]/);
    for (const answerState of ANSWER_STATES)
      expect(sentence('availability request', { answerState, operatorName: 'Nyota' })).toMatch(/Nyota/);
    for (const updateType of UPDATE_TYPES)
      expect(sentence('trip update', { title: 'T', updateType })).toMatch(/\([A-Z]/);
  });

  it('say who it was by name, or else by role', () => {
    expect(actorText(t, { who: 'customer', name: 'Amina Msafiri' })).toBe('Amina Msafiri (Customer)');
    expect(actorText(t, { who: 'system', name: null })).toBe('By itself');
    expect(actorText(t, { who: 'staff', name: 'Staff' })).toBe('Staff');
    expect(actorText(t, { who: 'operator', name: 'Nyota' })).toBe('Nyota (Operator)');
    expect(actorText(t, { who: 'customer', name: '' })).toBe('Customer');
  });
});

describe('the history of a booking', () => {
  it('stands newest first, has earlier pages, and follows what happens', async () => {
    const page = (entries: BookingHistoryEntry[], next?: string) => () =>
      new Response(JSON.stringify(entries), {
        headers: next ? { link: `<${next}>; rel="next"` } : {},
      });
    const answers: Record<string, unknown> = {
      [`GET ${HISTORY}`]: page([entry(3), entry(2)], `${HISTORY}?cursor=2`),
      [`GET ${HISTORY}?cursor=2`]: page([entry(1, { action: 'placed', who: 'customer', name: 'Amina' })]),
    };
    serve(answers);
    const { store } = renderPage(<BookingHistory bookingId={ID} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Earlier' }));
    expect(await screen.findByText('3 entries')).toBeTruthy();
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles().at(-1)).toBe('Made the booking');
    answers[`GET ${HISTORY}`] = page([entry(4, { action: 'message' }), entry(3)], `${HISTORY}?cursor=2`);
    await act(async () => void store.dispatch(api.util.invalidateTags(['History'])));
    expect(await screen.findByRole('heading', { name: 'Wrote a message' })).toBeTruthy();
    expect(titles()[0]).toBe('Wrote a message');
  });

  it('says so when it does not load, and can be asked again', async () => {
    const answers: Record<string, unknown> = { [`GET ${HISTORY}`]: problem(503, 'Down.') };
    serve(answers);
    renderPage(<BookingHistory bookingId={ID} />);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    answers[`GET ${HISTORY}`] = [];
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing has been written down yet')).toBeTruthy();
  });
});
