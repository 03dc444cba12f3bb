import { expect, it } from '@jest/globals';
import { faultsOf, type Ledger, type LetterOfBooking, repeatedLetters } from './ledger.rules.js';

const a = { bookingId: 'a' };
const b = { bookingId: 'b' };
const letters: LetterOfBooking[] = [
  { ...a, to: 'customer', messageId: 'letter-a' },
  { ...b, to: 'customer', messageId: 'letter-b' },
  { ...a, to: 'operator', messageId: 'request-a' },
  { ...b, to: 'operator', messageId: 'request-b' },
];
const right: Ledger = {
  acknowledged: [a, b],
  stored: [b, a],
  listed: [a, b],
  counted: 2,
  history: ['placed', 'asked'].flatMap((action) => [a, b].map((one) => ({ ...one, action }))),
  copied: [a, b],
  requested: [a, b],
  written: letters,
  received: letters,
  unsent: 0,
  unpublished: 0,
  deadLetters: 0,
};

it('finds nothing where everything acknowledged is everywhere once', () => {
  expect(faultsOf(right)).toEqual([]);
});

it('lets a letter arrive twice under one Message-ID, and counts it', () => {
  const received = [...letters, letters[0]!];
  expect(faultsOf({ ...right, received })).toEqual([]);
  expect(repeatedLetters(received)).toBe(1);
});

it('counts no letter that arrived once', () => {
  expect(repeatedLetters(letters)).toBe(0);
});

it.each([
  [['a', 'b', 'c'], 'not stored: 3 (a, b, c)'],
  [['a', 'b', 'c', 'd'], 'not stored: 4 (a, b, c …)'],
])('names three of %j', (lost, fault) => {
  const acknowledged = lost.map((bookingId) => ({ bookingId }));
  expect(faultsOf({ ...right, acknowledged, stored: [] })).toContain(fault);
});

it.each<[string, Partial<Ledger>, string]>([
  ['lost', { stored: [a] }, 'not stored: 1 (b)'],
  ['stored twice', { stored: [a, b, b] }, 'more than once stored: 1 (b)'],
  ['stored and never acknowledged', { acknowledged: [a] }, 'stored, but never acknowledged: 1 (b)'],
  ['missing in a list', { listed: [b] }, "not in the customer's list: 1 (a)"],
  ['not counted', { counted: 1 }, 'bookings in the totals: 1 and not 2'],
  ['applied twice', { copied: [a, a, b] }, "more than once in the operators' copy: 1 (a)"],
  ['missing in the history', { history: right.history.slice(1) }, 'not in the history as placed: 1 (a)'],
  [
    'twice in the history',
    { history: [...right.history, { ...a, action: 'asked' }] },
    'more than once in the history as asked: 1 (a)',
  ],
  ['requested twice', { requested: [a, b, b] }, 'more than once requested: 1 (b)'],
  ['without its letter', { received: letters.slice(1) }, 'letters that never arrived: 1 (letter-a)'],
  ['without a letter to its customer', { written: letters.slice(1) }, 'not written to the customer: 1 (a)'],
  [
    'without a letter to the operator',
    { written: letters.slice(0, 3) },
    'not written to the operator: 1 (b)',
  ],
  [
    'with a letter three times',
    { received: [...letters, letters[0]!, letters[0]!] },
    'letters that arrived too often: 1 (letter-a)',
  ],
  [
    'with its letter again under another Message-ID',
    { received: [...letters, { messageId: 'letter-c' }] },
    'letters that nobody wrote: 1 (letter-c)',
  ],
  ['without a note of its letter', { unsent: 1 }, 'unsent letters: 1 and not 0'],
  ['waiting', { unpublished: 3 }, 'unpublished events: 3 and not 0'],
  ['given up', { deadLetters: 1 }, 'dead letters: 1 and not 0'],
])('sees a booking that is %s', (_, planted, fault) => {
  expect(faultsOf({ ...right, ...planted })).toContain(fault);
});
