import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityRequest,
  addDays,
  type BookingPlaced,
  type Communication,
  type Coordination,
  type Operator,
  type PlainDate,
  today,
} from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { bookingChanged, type Stage, setStage, staff } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const coordinate = (bookingId: string, operatorIds: number[]) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds });

const cancelled = ({ bookingId }: BookingPlaced, operatorId: number | null) =>
  stage.tell('booking.booking.cancelled.v1', { bookingId, by: 'customer', operatorId, version: 9 });

/** Tells the service who runs the trip. */
async function assigned({ bookingId }: BookingPlaced, operatorId: number): Promise<void> {
  const assignment = { bookingId, operatorId, operatorName: 'Chosen Camps', version: 2 };
  await stage.tell('booking.booking.operator-assigned.v1', assignment);
  const known = `booking_id = '${bookingId}' and assigned_operator_id = ${operatorId}`;
  await eventually('it is known', async () => (await stage.count('booking_progress', known)) === 1);
}

/** Moves the booking to that day, as if time had passed since its operators were asked. */
async function daysPass({ bookingId }: BookingPlaced, day: PlainDate): Promise<void> {
  await stage.rows('update booking set preferred_date = $2 where id = $1', [bookingId, day]);
  await stage.rows('update availability_request set requested_date = $2 where booking_id = $1', [
    bookingId,
    day,
  ]);
}

const requestsOf = async ({ bookingId }: BookingPlaced) =>
  (
    await stage.call<AvailabilityRequest[]>({
      url: `/api/availability-requests?bookingId=${bookingId}`,
      as: staff,
    })
  ).body;

/** The messages to operators after those that asked them. */
const releasesOf = async ({ bookingId }: BookingPlaced) =>
  (
    await stage.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${bookingId}`,
      as: staff,
    })
  ).body.filter(({ subject }) => subject.startsWith('Cancelled '));

describe('a booking that is cancelled', () => {
  it('releases its operator and those who were asked, and its open requests close', async () => {
    const booking = await stage.booking();
    const [chosen, open, declined, manual] = [
      await stage.operator({ name: 'Chosen Camps' }),
      await stage.operator({ name: 'Open Camps' }),
      await stage.operator({ name: 'Declined Camps' }),
      await stage.operator({ name: 'Manual Camps', integrationMethod: 'manual' }),
    ];
    const asked = await coordinate(booking.bookingId, [chosen.id, open.id, declined.id, manual.id]);
    const no = asked.body.communications.find(({ operatorId }) => operatorId === declined.id);
    await stage.post(`/api/operator-communications/${no?.id}/respond`, {
      response: 'We are full.',
      requestStatus: 'unavailable',
    });
    await assigned(booking, chosen.id);
    const event = await cancelled(booking, chosen.id);
    await stage.tell(event.type, event.data, { id: event.id });
    await eventually('they are told', async () => (await releasesOf(booking)).length > 0);
    const releases = await releasesOf(booking);
    expect(releases.map(({ operatorName }) => operatorName).sort()).toEqual([
      'Chosen Camps',
      'Manual Camps',
      'Open Camps',
    ]);
    const said = (name: string) => releases.find(({ operatorName }) => operatorName === name);
    expect(said('Chosen Camps')?.message).toContain('You are released from it');
    expect(said('Open Camps')?.message).toContain('We need no answer any more');
    expect(said('Manual Camps')).toMatchObject({ communicationType: 'manual', status: 'pending' });
    const states = new Map(
      (await requestsOf(booking)).map(({ operatorName, answerState }) => [operatorName, answerState]),
    );
    expect(states.get('Open Camps')).toBe('closed');
    expect(states.get('Declined Camps')).toBe('answered');
    await eventually('the letter is there', async () =>
      stage.mailbox.received.some(
        ({ recipients, message }) =>
          recipients.includes(chosen.contactEmail) && message.subject?.startsWith('Cancelled'),
      ),
    );
  });

  it('is told once to whoever had named a price or said yes, also where staff closed that request; to nobody who declined', async () => {
    const booking = await stage.booking();
    const [priced, late, silent, declined] = [
      await stage.operator({ name: 'Priced Camps' }),
      await stage.operator({ name: 'Late Camps' }),
      await stage.operator({ name: 'Silent Camps' }),
      await stage.operator({ name: 'Declined Camps' }),
    ];
    const operators = [priced, late, silent, declined];
    const { body } = await coordinate(
      booking.bookingId,
      operators.map(({ id }) => id),
    );
    const say = (operator: Operator, answer: object) =>
      stage.post(
        `/api/operator-communications/${body.communications.find(({ operatorId }) => operatorId === operator.id)?.id}/respond`,
        { response: 'So we say.', ...answer },
      );
    const price = { requestStatus: 'pricing_pending', quotedPrice: '9000.00' };
    await say(priced, price);
    await say(declined, price);
    for (const { id } of await requestsOf(booking)) {
      await stage.post(`/api/availability-requests/${id}/close`);
    }
    await say(late, { requestStatus: 'confirmed' });
    const again = await coordinate(booking.bookingId, [declined.id]);
    await stage.post(`/api/operator-communications/${again.body.communications[0]?.id}/respond`, {
      response: 'Not at that price.',
      requestStatus: 'unavailable',
    });
    await stage.heard(await bookingChanged(stage, booking, { preferredDate: '2031-03-01' }));
    expect(await requestsOf(booking)).toHaveLength(5); // whoever was turned down is not asked about the change
    await stage.heard(await cancelled(booking, null));
    const names = async () => (await releasesOf(booking)).map(({ operatorName }) => operatorName).sort();
    expect(await names()).toEqual(['Late Camps', 'Priced Camps']);
    await stage.heard(await cancelled(booking, null));
    expect(await names()).toEqual(['Late Camps', 'Priced Camps']);
  });

  it('is asked about anew and told to whoever declined first and said yes when they were asked again', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator({ name: 'Reconsidered Camps' });
    for (const requestStatus of ['unavailable', 'confirmed']) {
      const { body } = await coordinate(booking.bookingId, [operator.id]);
      const answered = await stage.post(
        `/api/operator-communications/${body.communications[0]?.id}/respond`,
        { response: 'So we say.', requestStatus },
      );
      expect(answered.status).toBe(201);
    }
    await stage.heard(await bookingChanged(stage, booking, { preferredDate: '2031-03-01' }));
    expect(await requestsOf(booking)).toMatchObject([
      { operatorName: 'Reconsidered Camps', requestedDate: '2031-03-01', answerState: 'open' },
      { requestStatus: 'confirmed' },
      { requestStatus: 'unavailable' },
    ]);
    await stage.heard(await cancelled(booking, null));
    expect((await releasesOf(booking)).map(({ operatorName }) => operatorName)).toEqual([
      'Reconsidered Camps',
    ]);
  });

  it('is not told to an operator that never heard that the trip was its own, and never will', async () => {
    const booking = await stage.booking();
    const [chosen, asked] = [await stage.operator(), await stage.operator({ name: 'Asked Camps' })];
    await coordinate(booking.bookingId, [asked.id]);
    await cancelled(booking, chosen.id);
    await eventually('who was asked hears', async () => (await releasesOf(booking)).length > 0);
    expect((await releasesOf(booking)).map(({ operatorName }) => operatorName)).toEqual(['Asked Camps']);
  });

  it('is told to nobody who was only asked about it so long ago that nothing is held for it', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator({ name: 'Asked Camps' });
    await coordinate(booking.bookingId, [operator.id]);
    await daysPass(booking, addDays(today(), -61));
    await stage.heard(await cancelled(booking, null));
    expect(await releasesOf(booking)).toEqual([]);
    expect((await requestsOf(booking)).map(({ answerState }) => answerState)).toEqual(['closed']);
  });

  it.each([
    [3, 'over: it is told to nobody', []],
    [2, 'on its last day: it is told', ['Asked Camps']],
  ])('%i days after its trip of three days began is %s who was only asked', async (ago, _, told) => {
    const booking = await stage.booking({ durationDays: 3 });
    const operator = await stage.operator({ name: 'Asked Camps' });
    await coordinate(booking.bookingId, [operator.id]);
    await daysPass(booking, addDays(today(), -ago));
    await stage.heard(await cancelled(booking, null));
    expect((await releasesOf(booking)).map(({ operatorName }) => operatorName)).toEqual(told);
  });

  it('is told also where its customer has erased it before that is heard, of whatever day it was', async () => {
    const booking = await stage.booking({ preferredDate: addDays(today(), -61) });
    const operator = await stage.operator({ name: 'Chosen Camps' });
    await assigned(booking, operator.id);
    await stage.heard(
      await stage.tell('booking.customer.erased.v1', {
        erasureId: randomUUID(),
        bookingIds: [booking.bookingId],
      }),
    );
    expect(await releasesOf(booking)).toEqual([]);
    await stage.heard(await cancelled(booking, operator.id));
    expect((await releasesOf(booking)).map(({ operatorName }) => operatorName)).toEqual(['Chosen Camps']);
  });

  it('can be asked about no more, whichever of its events came first', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    await cancelled(booking, null);
    const answer = await eventually('it is known', async () => {
      const reply = await coordinate(booking.bookingId, [operator.id]);
      return reply.status === 409 ? reply : undefined;
    });
    expect(answer.body.detail).toBe('This booking is cancelled.');
  });
});
