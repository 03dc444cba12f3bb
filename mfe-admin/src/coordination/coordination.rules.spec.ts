import { describe, expect, it } from '@jest/globals';
import { type AvailabilityRequest, COMMUNICATION_STATUSES, type Communication } from '@safari/contracts';
import { latestRequests, partyAsked, waiting } from './coordination.rules';

const sent = (facts: Partial<Communication> = {}): Communication =>
  ({
    bookingId: 'one',
    operatorId: 7,
    direction: 'outbound',
    status: 'sent',
    expectsAnswer: true,
    sentAt: '2026-11-20T08:00:00.000Z',
    ...facts,
  }) as Communication;
const request = (facts: Partial<AvailabilityRequest>): AvailabilityRequest =>
  ({
    bookingId: 'one',
    operatorId: 7,
    requestStatus: 'pending',
    answerState: 'open',
    askedAt: '2026-11-20T08:00:00.000Z',
    ...facts,
  }) as AvailabilityRequest;

describe('what waits for an answer', () => {
  it.each(
    COMMUNICATION_STATUSES.map((status) => [status, status === 'pending' || status === 'sent'] as const),
  )('a message of ours that is %s: %p', (status, waits) => {
    expect(waiting([sent({ status })], [])).toHaveLength(waits ? 1 : 0);
  });

  it('is never an answer itself', () => {
    expect(waiting([sent({ direction: 'inbound' })], [])).toEqual([]);
  });

  it('is no message that the operator has answered since, about that booking', () => {
    const message = sent();
    const answer = sent({ direction: 'inbound', status: 'delivered', sentAt: '2026-11-20T09:00:00.000Z' });
    expect(waiting([message, answer], [])).toEqual([]);
    for (const other of [
      { operatorId: 8 },
      { bookingId: 'two' },
      { sentAt: '2026-11-20T07:00:00.000Z' },
      { sentAt: message.sentAt },
      { direction: 'outbound' },
    ] as const) {
      expect(waiting([message, { ...answer, ...other }], [])).toEqual([message]);
    }
  });

  it('is nothing that only tells, once it has left: who is told by hand waits for staff', () => {
    const notice = sent({ expectsAnswer: false });
    expect(waiting([notice], [])).toEqual([]);
    const byHand = { ...notice, status: 'pending' } as const;
    expect(waiting([byHand], [request({ answerState: 'closed' })])).toEqual([byHand]);
  });

  it('is all that was sent, where the release before does not tell what awaits an answer', () => {
    const { expectsAnswer: _, ...former } = sent();
    expect(waiting([former], [])).toEqual([former]);
    expect(waiting([former], [request({ answerState: 'closed' })])).toEqual([]);
  });

  it('is no request that is over', () => {
    const message = sent();
    expect(waiting([message], [request({})])).toEqual([message]);
    for (const over of [
      { requestStatus: 'confirmed' },
      { requestStatus: 'unavailable' },
      { answerState: 'closed' },
      { answerState: 'revoked' },
    ] as const) {
      expect(waiting([message], [request(over)])).toEqual([]);
      expect(waiting([message], [request(over), request({})])).toEqual([message]);
    }
    expect(waiting([message], [request({ answerState: 'closed', operatorId: 8 })])).toEqual([message]);
  });
});

describe('what was asked before the same operator was asked again', () => {
  it('waits for nothing: their answer is to the newest request', () => {
    const message = sent();
    const again = sent({ sentAt: '2026-11-20T10:00:00.000Z' });
    const requests = [
      request({ answerState: 'closed' }),
      request({ askedAt: '2026-11-20T10:00:00.000Z' }),
      request({ askedAt: '2026-11-20T11:00:00.000Z', operatorId: 8 }),
    ];
    expect(waiting([message, again], requests)).toEqual([again]);
    const byHand = sent({ expectsAnswer: false, status: 'pending' });
    expect(waiting([byHand], requests)).toEqual([byHand]);
  });
});

describe('the availability requests', () => {
  it('are the last ten, the newest first', () => {
    const requests = Array.from({ length: 14 }, (_, index) => ({ id: index + 1 }) as AvailabilityRequest);
    expect(latestRequests(requests).map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });
});

it('the party that an operator was asked for is that of the last request to them about that booking', () => {
  const requests = [
    request({ id: 2, numberOfPeople: 4 }),
    request({ id: 3, numberOfPeople: 6 }),
    request({ id: 1, numberOfPeople: 2 }),
    request({ id: 4, numberOfPeople: 9, operatorId: 8 }),
    request({ id: 5, numberOfPeople: 8, bookingId: 'two' }),
  ];
  expect(partyAsked(sent(), requests)).toBe(6);
  expect(partyAsked(sent({ operatorId: 9 }), requests)).toBeUndefined();
});
