import { describe, expect, it } from '@jest/globals';
import { INVOICE_RECIPIENTS_MAX } from '@safari/contracts';
import { addRecipient, recipientFault, recipientsOf, removeRecipient } from './recipients.rules';

const customer = ['amina@example.com'];

describe('the recipients of an invoice', () => {
  it('are the customer as they are reached now, and whoever was added besides', () => {
    const added = ['jonas@example.com', 'Amina@Example.com'];
    expect(recipientsOf({ customerEmail: 'amina@example.com' }, added)).toEqual([
      'amina@example.com',
      'jonas@example.com',
    ]);
  });

  it.each([
    ['jonas@example.com', undefined],
    ['  jonas@example.com ', undefined],
    ['\u202ajonas@\u200bexample.com\u202c', undefined],
    ['', 'invalid'],
    ['jonas', 'invalid'],
    ['jonas@example', 'invalid'],
    ['jonas@example.com, grace@example.com', 'invalid'],
    ['Jonas <jonas@example.com>', 'invalid'],
    ['amina@example.com', 'duplicate'],
    [' AMINA@Example.com ', 'duplicate'],
    ['amina@example.com\u2060', 'duplicate'],
  ] as const)('takes %p with the fault %p', (text, fault) => {
    expect(recipientFault(customer, text)).toBe(fault);
    expect(addRecipient(customer, text)).toHaveLength(fault ? 1 : 2);
  });

  it('are each there once, and without the spaces around them', () => {
    const both = addRecipient(customer, ' jonas@example.com ');
    expect(both).toEqual(['amina@example.com', 'jonas@example.com']);
    for (const known of both) expect(recipientFault(both, known)).toBe('duplicate');
  });

  it('are no more than the server takes', () => {
    const full = Array.from({ length: INVOICE_RECIPIENTS_MAX }, (_, index) => `guest${index}@example.com`);
    expect(recipientFault(full, 'one-more@example.com')).toBe('full');
  });

  it('always keep the customer', () => {
    const both = addRecipient(customer, 'jonas@example.com');
    expect(removeRecipient(both, 'jonas@example.com')).toEqual(customer);
    expect(removeRecipient(both, 'amina@example.com')).toEqual(both);
  });
});
