import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  type BookingHistoryEntry,
  type EventEnvelope,
  type EventType,
  type FormerEventType,
  staleTags,
} from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { networked, nextPage, placed, staff, told } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories({ broker: true, pace: { retryDelays: [20, 20] } });

type Entry = BookingHistoryEntry;
type Subject = EventType | FormerEventType;
const history = async (id: string, query = ''): Promise<Entry[]> =>
  (await service.call<Entry[]>({ url: `/api/bookings/${id}/history${query}`, as: staff })).body;

/** A moment after the booking was made, and before or after other news of it. */
const minute = (number: number): string => new Date(Date.now() + number * 60_000).toISOString();

const hear = <T extends Subject>(
  type: T,
  data: EventEnvelope<T>['data'],
  about: { id?: string; at?: string } = {},
) => service.tell(type, data, about);

interface DeadLetter {
  id: number;
  subject: string;
  reason: string;
}
const deadLetter = (reason: string): Promise<DeadLetter> =>
  eventually('it is a dead letter', async () => {
    const { body } = await service.call<DeadLetter[]>({ url: '/api/booking/dead-letters', as: staff });
    return body.find((event) => event.reason.includes(reason));
  });

const answered = (bookingId: string, operatorId: number) =>
  ({
    bookingId,
    operatorId,
    communicationId: 31,
    status: 'responded',
    requestStatus: 'confirmed',
    quotedPrice: '420.00',
    writtenBy: 'operator',
  }) as const;

const closed = (bookingId: string, operatorId: number) =>
  ({ bookingId, operatorId, requestId: 12, answerState: 'closed', by: 'Neema' }) as const;

const written = (bookingId: string, operatorId: number) =>
  ({ bookingId, operatorId, communicationId: 33, status: 'pending', written: true }) as const;

/** The events of svc-operators, and the entry that each becomes. */
const TOLD: readonly [
  string,
  (bookingId: string, operatorId: number) => [Subject, EventEnvelope<Subject>['data']],
  (operatorId: number) => Pick<Entry, 'who' | 'name' | 'action' | 'detail'>,
][] = [
  [
    'whom staff asked',
    (bookingId, operatorId) => ['operators.booking.coordinated.v1', { bookingId, operatorIds: [operatorId] }],
    (operatorId) => ({
      who: 'staff',
      name: null,
      action: 'asked',
      detail: { operators: [{ operatorId, operatorName: 'Nyota Lodge' }] },
    }),
  ],
  [
    'who of the staff asked',
    (bookingId, operatorId) => [
      'operators.booking.coordinated.v1',
      { bookingId, operatorIds: [operatorId], by: 'Neema' },
    ],
    () => ({ who: 'staff', name: 'Neema', action: 'asked', detail: expect.anything() as never }),
  ],
  [
    'whom a change of the booking had asked again',
    (bookingId, operatorId) => [
      'operators.booking.coordinated.v1',
      { bookingId, operatorIds: [operatorId], by: null },
    ],
    () => ({ who: 'system', name: null, action: 'asked', detail: expect.anything() as never }),
  ],
  [
    'who of the staff wrote an answer down',
    (bookingId, operatorId) => [
      'operators.communication.answered.v1',
      { ...answered(bookingId, operatorId), writtenBy: 'staff', by: 'Neema' },
    ],
    () => ({ who: 'staff', name: 'Neema', action: 'answered', detail: expect.anything() as never }),
  ],
  [
    'who of the staff wrote to an operator',
    (bookingId, operatorId) => [
      'operators.communication.changed.v1',
      { ...written(bookingId, operatorId), by: 'Neema' },
    ],
    () => ({ who: 'staff', name: 'Neema', action: 'operator message', detail: expect.anything() as never }),
  ],
  [
    'what an operator answered by its link',
    (bookingId, operatorId) => ['operators.communication.answered.v1', answered(bookingId, operatorId)],
    (operatorId) => ({
      who: 'operator',
      name: 'Nyota Lodge',
      action: 'answered',
      detail: {
        operatorId,
        operatorName: 'Nyota Lodge',
        communicationId: 31,
        requestStatus: 'confirmed',
        quotedPrice: '420.00',
      },
    }),
  ],
  [
    'which answer staff wrote down',
    (bookingId, operatorId) => [
      'operators.communication.answered.v1',
      { ...answered(bookingId, operatorId), requestStatus: null, quotedPrice: null, writtenBy: 'staff' },
    ],
    () => ({
      who: 'staff',
      name: null,
      action: 'answered',
      detail: expect.objectContaining({
        operatorName: 'Nyota Lodge',
        requestStatus: null,
        quotedPrice: null,
      }),
    }),
  ],
  [
    'an answer from before its price and its writer were told',
    (bookingId, operatorId) => {
      const { quotedPrice: _, writtenBy: __, ...older } = answered(bookingId, operatorId);
      return ['operators.communication.answered.v1', older];
    },
    () => ({
      who: 'operator',
      name: 'Nyota Lodge',
      action: 'answered',
      detail: expect.objectContaining({ requestStatus: 'confirmed', quotedPrice: null }),
    }),
  ],
  [
    'whose request staff closed, by name',
    (bookingId, operatorId) => ['operators.availability-request.changed.v1', closed(bookingId, operatorId)],
    (operatorId) => ({
      who: 'staff',
      name: 'Neema',
      action: 'availability request',
      detail: { operatorId, operatorName: 'Nyota Lodge', requestId: 12, answerState: 'closed' },
    }),
  ],
  [
    'whose request staff closed, told under the subject of former times',
    (bookingId, operatorId) => [
      'operators.question.changed.v1',
      { bookingId, operatorId, requestId: 12, state: 'closed', by: 'Neema' },
    ],
    (operatorId) => ({
      who: 'staff',
      name: 'Neema',
      action: 'availability request',
      detail: { operatorId, operatorName: 'Nyota Lodge', requestId: 12, answerState: 'closed' },
    }),
  ],
  [
    'whose request ended by itself',
    (bookingId, operatorId) => [
      'operators.availability-request.changed.v1',
      { ...closed(bookingId, operatorId), by: null },
    ],
    () => ({
      who: 'system',
      name: null,
      action: 'availability request',
      detail: expect.objectContaining({ answerState: 'closed' }),
    }),
  ],
  [
    'to whom staff wrote',
    (bookingId, operatorId) => ['operators.communication.changed.v1', written(bookingId, operatorId)],
    (operatorId) => ({
      who: 'staff',
      name: null,
      action: 'operator message',
      detail: { operatorId, operatorName: 'Nyota Lodge', communicationId: 33 },
    }),
  ],
];

describe('a booking’s history', () => {
  it.each(TOLD)('tells %s, once, when it was and not when it was heard', async (_, tell, entry) => {
    const { id } = await placed(service);
    const operatorId = await networked(service, 'Nyota Lodge');
    const [type, data] = tell(id, operatorId);
    const [event, at, anew] = [randomUUID(), minute(5), minute(2)];
    for (let times = 0; times < 3; times += 1) await hear(type, data, { id: event, at });
    await hear(type, data, { at: anew }); // control: the same told anew is another entry
    const [first, second, ...before] = await eventually('both are written', async () => {
      const entries = await history(id);
      return entries.length >= 3 && entries;
    });
    expect(first).toEqual({ id: expect.any(Number), at, ...entry(operatorId) });
    expect(second).toMatchObject({ at: anew, action: entry(operatorId).action });
    expect(before.map(({ action }) => action)).toEqual(['placed']);
  });

  it('tells nothing of how a message to an operator fares', async () => {
    const { id } = await placed(service);
    const operatorId = await networked(service);
    for (const status of ['pending', 'sent', 'failed'] as const) {
      await hear('operators.communication.changed.v1', {
        bookingId: id,
        operatorId,
        communicationId: 33,
        status,
      });
    }
    await hear('operators.communication.changed.v1', written(id, operatorId));
    const entries = await eventually('what came after is written', async () => {
      const found = await history(id);
      return found.length > 1 && found;
    });
    expect(entries.map(({ action }) => action)).toEqual(['operator message', 'placed']);
  });

  it('makes the screens’ copy stale when the entry is written, in one transaction, and not before', async () => {
    const { id } = await placed(service);
    const operatorId = await networked(service);
    await service.rows(`
      create function refuse_news() returns trigger language plpgsql as
        $$ begin if new.subject = 'booking.history.written.v1' then raise exception 'no news'; end if; return new; end $$;
      create trigger refuse_news before insert on outbox for each row execute function refuse_news()`);
    try {
      await hear('operators.availability-request.changed.v1', closed(id, operatorId));
      await deadLetter('no news');
      expect(await history(id)).toHaveLength(1);
    } finally {
      await service.rows('drop function refuse_news cascade');
    }
    await hear('operators.availability-request.changed.v1', closed(id, operatorId));
    await eventually('it is written', async () => (await history(id)).length === 2);
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.history.written.v1',
      data: { bookingId: id, action: 'availability request' },
    });
    // a booking's progress depends on its history
    expect(staleTags('booking.history.written.v1')).toEqual(['Booking', 'History']);
    for (const type of [
      'operators.booking.coordinated.v1',
      'operators.availability-request.changed.v1',
    ] as const) {
      expect(staleTags(type)).not.toContain('History');
    }
  });

  it('loses and repeats no entry when one arrives late while staff turn its pages', async () => {
    const { id } = await placed(service);
    const operatorId = await networked(service);
    const ask = (at: string) =>
      hear('operators.booking.coordinated.v1', { bookingId: id, operatorIds: [operatorId] }, { at });
    const [soon, later] = [minute(10), minute(30)];
    for (const at of [later, soon, soon]) await ask(at);
    const before = await eventually('they are written', async () => {
      const found = await history(id);
      return found.length === 4 && found;
    });
    const first = await service.call<Entry[]>({ url: `/api/bookings/${id}/history?limit=2`, as: staff });
    await ask(minute(20)); // between the two on the first page
    await ask(minute(5)); // on the page to come
    const after = await eventually('they are written, too', async () => {
      const found = await history(id);
      return found.length === 6 && found;
    });
    const shown = [...first.body];
    for (let next = nextPage(first.headers); next !== undefined; ) {
      const page = await service.call<Entry[]>({ url: next, as: staff });
      shown.push(...page.body);
      next = nextPage(page.headers);
    }
    expect(shown).toEqual(expect.arrayContaining(before));
    expect(new Set(shown.map((entry) => entry.id)).size).toBe(5);
    for (const list of [shown, after]) {
      expect(list.map(({ at }) => at)).toEqual(
        list
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    }
  });

  it('waits for an operator that is not known yet', async () => {
    const { id } = await placed(service);
    const operatorId = 990_001;
    await hear('operators.availability-request.changed.v1', closed(id, operatorId));
    const event = await deadLetter(`operator ${operatorId} is not known`);
    expect(await history(id)).toHaveLength(1);
    await hear('operators.operator.changed.v1', {
      operatorId,
      name: 'Late Lodge',
      version: 1,
      deleted: false,
    });
    await eventually(
      'it is known',
      async () => (await service.count('operator', `id = ${operatorId}`)) === 1,
    );
    const replay = {
      method: 'POST',
      url: `/api/booking/dead-letters/${event.id}/replay`,
      as: staff,
    } as const;
    expect((await service.call(replay)).status).toBe(204);
    expect((await history(id))[0]).toMatchObject({ detail: { operatorName: 'Late Lodge' } });
  });

  it('is not made for a booking that nobody has placed: that is a dead letter, and the next goes on', async () => {
    const nobodys = '01a1fdc4-037f-77d6-b7ce-3b347bbef071';
    const operatorId = await networked(service);
    const { id } = await placed(service);
    await hear('operators.availability-request.changed.v1', closed(nobodys, operatorId));
    await hear('operators.availability-request.changed.v1', closed(id, operatorId));
    await eventually('the next is written', async () => (await history(id)).length === 2);
    expect((await deadLetter('booking_history_booking')).subject).toBe(
      'operators.availability-request.changed.v1',
    );
    expect(await service.count('booking_history', `booking_id = '${nobodys}'`)).toBe(0);
  });
});
