import { describe, expect, it } from '@jest/globals';
import type { AvailabilityRequest, Communication, Operator } from '@safari/contracts';
import { contactsOf } from './contact.rules';

const message = (id: number, operatorId: number, sentAt: string) =>
  ({
    id,
    operatorId,
    operatorName: `Operator ${operatorId}`,
    sentAt,
    message: `message ${id}`,
  }) as Communication;
const request = (id: number, operatorId: number, requestStatus: AvailabilityRequest['requestStatus']) =>
  ({ id, operatorId, requestStatus }) as AvailabilityRequest;
const operators = [
  { id: 1, name: 'Nyota Camp', type: 'hotel' },
  { id: 2, name: 'Kasi Transfers', type: 'transport' },
] as Operator[];
const unassigned = { assignedOperatorId: null, assignedOperatorName: null };

describe('the operators of a booking', () => {
  it('stand by their latest word, each with its messages from the first to the last', () => {
    const said = [
      message(9, 1, '2026-02-01'),
      message(7, 2, '2026-03-01'),
      message(6, 1, '2026-02-01'),
      message(12, 1, '2026-01-01'),
    ];
    const contacts = contactsOf(unassigned, said, [], operators);
    expect(contacts.map(({ name }) => name)).toEqual(['Kasi Transfers', 'Nyota Camp']);
    expect(contacts[1]?.messages.map(({ id }) => id)).toEqual([12, 6, 9]);
  });

  it('begin with the assigned one, even when nothing was said and it is no longer in the network', () => {
    const booking = { assignedOperatorId: 5, assignedOperatorName: 'Pwani Boats' };
    const [first, second] = contactsOf(booking, [message(1, 1, '2026-01-01')], [], operators);
    expect(first).toMatchObject({ operatorId: 5, name: 'Pwani Boats', assigned: true, messages: [] });
    expect(second).toMatchObject({ operatorId: 1, assigned: false });
  });

  it('stand behind those who have written where they were asked and have not', () => {
    const said = [message(1, 1, '2026-01-01')];
    expect(
      contactsOf(unassigned, said, [request(3, 2, 'pending')], operators).map(({ name }) => name),
    ).toEqual(['Nyota Camp', 'Kasi Transfers']);
  });

  it('have no name where nobody knows it any more', () => {
    expect(contactsOf({ ...unassigned, assignedOperatorId: 9 }, [], [], operators)[0]?.name).toBe('');
  });

  it('keep the name of one that has left the network', () => {
    const [gone] = contactsOf(unassigned, [message(1, 9, '2026-01-01')], [], operators);
    expect(gone).toMatchObject({ name: 'Operator 9', type: undefined });
  });

  it('carry their latest request for availability', () => {
    const requests = [
      request(3, 1, 'unavailable'),
      request(4, 1, 'pricing_pending'),
      request(5, 2, 'unavailable'),
    ];
    expect(contactsOf(unassigned, [], requests, operators)[0]?.request?.requestStatus).toBe(
      'pricing_pending',
    );
  });

  it('are none before anybody was asked', () => {
    expect(contactsOf(unassigned, [], [], operators)).toEqual([]);
  });
});
