import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AnswerLink,
  AvailabilityRequest,
  BookingPlaced,
  Communication,
  Coordination,
  LinkedRequest,
} from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import type { EntityManager } from 'typeorm';
import { AssignmentService } from '../src/assignments/assignment.service.js';
import { HeldAssignmentRepository } from '../src/assignments/held-assignment.repository.js';
import { ReleaseService } from '../src/assignments/release.service.js';
import { BookingRepository } from '../src/bookings/booking.repository.js';
import { ChangedBookingService } from '../src/changed-bookings/changed-booking.service.js';
import { bookingChanged, PATIENT, type Stage, setStage, staff } from './stage.js';

/** Held assignments are not told within the hour. */
let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ LETTER_HOLD_SECONDS: '3600' }, PATIENT);
});
afterAll(() => stage.close());

const assigned = (
  { bookingId }: Pick<BookingPlaced, 'bookingId'>,
  operatorId: number,
  version: number,
  releasedOperatorId: number | null = null,
) =>
  stage.tell('booking.booking.operator-assigned.v1', {
    bookingId,
    operatorId,
    operatorName: 'Baobab Camps',
    version,
    releasedOperatorId,
  });

const unassigned = ({ bookingId }: BookingPlaced, operatorId: number, version: number) =>
  stage.tell('booking.booking.operator-unassigned.v1', { bookingId, operatorId, version });

const ask = ({ bookingId }: BookingPlaced, operatorIds: number[]) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds });

const written = async ({ bookingId }: BookingPlaced) =>
  (
    await stage.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${bookingId}`,
      as: staff,
    })
  ).body;

const subjects = async (booking: BookingPlaced) => (await written(booking)).map(({ subject }) => subject);

/** The messages of a booking with their operators, as `Not needed for: Other Camps`. */
const said = async (booking: BookingPlaced) =>
  (await written(booking))
    .map(({ subject, operatorName }) => `${subject.split(/ KS-/)[0]}: ${operatorName}`)
    .filter((line) => !line.startsWith('Availability'))
    .sort();

const statesOf = async ({ bookingId }: BookingPlaced) =>
  (
    await stage.call<AvailabilityRequest[]>({
      url: `/api/availability-requests?bookingId=${bookingId}`,
      as: staff,
    })
  ).body.map(({ answerState }) => answerState);

const waiting = ({ bookingId }: Pick<BookingPlaced, 'bookingId'>) =>
  stage.count('held_assignment', `booking_id = '${bookingId}'`);

const known = (booking: Pick<BookingPlaced, 'bookingId'>) =>
  eventually('the assignment is known', async () => (await waiting(booking)) === 1);

const timePasses = ({ bookingId }: Pick<BookingPlaced, 'bookingId'>) =>
  stage.rows(
    `update held_assignment set due_at = due_at - interval '1 hour' where booking_id = '${bookingId}'`,
  );

/** A booking, its assigned operator and another one that was asked. */
async function coordinated() {
  const booking = await stage.booking();
  const [chosen, other] = [
    await stage.operator({ name: 'Chosen Camps' }),
    await stage.operator({ name: 'Other Camps' }),
  ];
  const { body } = await ask(booking, [chosen.id, other.id]);
  return { booking, chosen, other, requests: body.availabilityRequests };
}

/** The page of an operator behind a new link. */
async function page(request: AvailabilityRequest | undefined) {
  const url = `/api/availability-requests/${request?.id}/link`;
  const { body } = await stage.post<AnswerLink>(url);
  const token = body.url.split('/').at(-1);
  return async () => (await stage.call<LinkedRequest>({ url: `/api/operator-answers/${token}` })).body;
}

describe('an assignment that can still be undone', () => {
  it('is told to nobody, and what was asked stays open; then everybody hears of it, once', async () => {
    const { booking, chosen } = await coordinated();
    const event = await assigned(booking, chosen.id, 2);
    await known(booking);
    await stage.tell(event.type, event.data, { id: event.id });
    expect(await said(booking)).toEqual([]);
    expect(await statesOf(booking)).toEqual(['open', 'open']);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length > 0);
    expect(await said(booking)).toEqual(['Not needed for: Other Camps', 'You run: Chosen Camps']);
    expect(await statesOf(booking)).toEqual(['closed', 'closed']);
    expect(await waiting(booking)).toBe(0);
  });

  it('is not to be read behind a link either, until they are told', async () => {
    const { booking, chosen, other, requests } = await coordinated();
    const read = await page(requests.find(({ operatorId }) => operatorId === other.id));
    await assigned(booking, chosen.id, 2);
    await known(booking);
    expect(await read()).toMatchObject({ settled: false, answerState: 'open' });
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length > 0);
    expect(await read()).toMatchObject({ settled: true, answerState: 'closed' });
  });

  it('was undone: nobody ever hears of it, and who was asked can still answer', async () => {
    const { booking, chosen, other } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await unassigned(booking, chosen.id, 3);
    await eventually('it is gone', async () => (await waiting(booking)) === 0);
    expect(await said(booking)).toEqual([]);
    expect(await statesOf(booking)).toEqual(['open', 'open']);
    await assigned(booking, other.id, 4);
    await unassigned(booking, chosen.id, 3);
    await known(booking);
    await timePasses(booking);
    await eventually('the next are told', async () => (await said(booking)).length > 0);
    expect(await said(booking)).toEqual(['Not needed for: Chosen Camps', 'You run: Other Camps']);
  });

  it('was undone after all had heard of it: its operator hears that, once', async () => {
    const { booking, chosen } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length === 2);
    const event = await unassigned(booking, chosen.id, 3);
    await stage.tell(event.type, event.data, { id: event.id });
    const mark = await coordinated();
    await stage.heard(await unassigned(mark.booking, mark.chosen.id, 3));
    await eventually('it hears', async () => (await said(booking)).length > 2);
    expect(await said(booking)).toEqual([
      'Not needed for: Other Camps',
      'Not yet decided:: Chosen Camps',
      'You run: Chosen Camps',
    ]);
  });

  it('follows one that was undone, whose event comes later: the operator who was told hears of it', async () => {
    const { booking, chosen, other } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length === 2);
    await assigned(booking, other.id, 4);
    await known(booking);
    await stage.heard(await unassigned(booking, chosen.id, 3));
    expect(await said(booking)).toEqual([
      'Not needed for: Other Camps',
      'Not yet decided:: Chosen Camps',
      'You run: Chosen Camps',
    ]);
    await timePasses(booking);
    await eventually('the next is told', async () => (await said(booking)).length > 3);
    expect((await said(booking)).at(-1)).toBe('You run: Other Camps');
  });

  it('passes to another operator and is undone, the later event first: who was told hears of it', async () => {
    const { booking, chosen, other } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length === 2);
    await stage.heard(await unassigned(booking, other.id, 4));
    await stage.heard(await assigned(booking, other.id, 3, chosen.id));
    expect(await said(booking)).toEqual([
      'Not needed for: Other Camps',
      'Not yet decided:: Chosen Camps',
      'You run: Chosen Camps',
    ]);
  });

  it('passes on twice, the later event first: the first operator, who was told, is released', async () => {
    const { booking, chosen, other } = await coordinated();
    const between = await stage.operator({ name: 'Between Camps' });
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length === 2);
    await stage.heard(await assigned(booking, other.id, 4, between.id));
    await stage.heard(await assigned(booking, between.id, 3, chosen.id));
    expect(await said(booking)).toEqual([
      'Not needed for: Other Camps',
      'Released from: Between Camps',
      'Released from: Chosen Camps',
      'You run: Chosen Camps',
      'You run: Other Camps',
    ]);
  });

  it('was undone twice, and both are heard at once: its operator hears that once', async () => {
    const { booking, chosen } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('they are told', async () => (await said(booking)).length === 2);
    const assignments = stage.app.get(AssignmentService);
    const undone = { bookingId: booking.bookingId, operatorId: chosen.id };
    await stage.db.transaction(async (tx) => {
      await assignments.operatorUnassigned(tx, { ...undone, version: 3 });
      await assignments.operatorUnassigned(tx, { ...undone, version: 5 });
    });
    expect((await said(booking)).filter((line) => line.startsWith('Not yet decided'))).toHaveLength(1);
  });

  it('is undone while its operator is being told: it hears that it was an error', async () => {
    const { booking, chosen, other } = await coordinated();
    const { bookingId } = booking;
    const assignments = stage.app.get(AssignmentService);
    const undone = await stage.db.transaction(async (telling) => {
      const replaced = { bookingId, operatorId: other.id, operatorName: 'Other Camps', version: 3 };
      await assignments.operatorAssigned(telling, { ...replaced, releasedOperatorId: chosen.id });
      const undoing = stage.db.transaction((tx) =>
        assignments.operatorUnassigned(tx, { bookingId, operatorId: other.id, version: 4 }),
      );
      await eventually('it waits until they are told', async () => (await stage.waitingFor(telling)) === 1);
      return { undoing };
    });
    await undone.undoing;
    expect(await said(booking)).toContain('You run: Other Camps');
    expect(await said(booking)).toContain('Not yet decided:: Other Camps');
  });

  it('is counted in the figures until it is told', async () => {
    const { booking, chosen } = await coordinated();
    const held = async () => {
      const { body } = await stage.call<string>({ url: '/metrics' });
      return Number(/^assignments_held (.+)$/m.exec(body)?.[1]);
    };
    const before = await held();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    expect(await held()).toBe(before + 1);
    await timePasses(booking);
    await eventually('it is told', async () => (await held()) === before);
  });

  it('was undone at the moment in which it became due: the next is held as long as any', async () => {
    const { booking, chosen, other } = await coordinated();
    const mark = await coordinated();
    const { bookingId } = booking;
    const assignments = stage.app.get(AssignmentService);
    for (const one of [booking, mark.booking]) await assigned(one, chosen.id, 2);
    await known(booking);
    await known(mark.booking);
    await stage.db.transaction(async (tx) => {
      await stage.app.get(BookingRepository).lock(tx, bookingId);
      await timePasses(booking);
      await eventually('it is about to be told', async () => (await stage.waitingFor(tx)) === 1);
      await assignments.operatorUnassigned(tx, { bookingId, operatorId: chosen.id, version: 3 });
      const next = { bookingId, operatorId: other.id, operatorName: 'Other Camps', version: 4 };
      await assignments.operatorAssigned(tx, { ...next, releasedOperatorId: null });
    });
    await timePasses(mark.booking);
    await eventually('another is told after it', async () => (await said(mark.booking)).length > 0);
    expect(await said(booking)).toEqual([]);
    await stage.app.get(HeldAssignmentRepository).updateLater(bookingId, 5); // the one before could not be told
    expect(
      await stage.count(
        'held_assignment',
        `booking_id = '${bookingId}' and operator_id = ${other.id} and due_at > now() + interval '30 minutes'`,
      ),
    ).toBe(1);
  });

  it.each([
    [
      'its date changes',
      'Changed: Chosen Camps',
      (tx: EntityManager, { bookingId, numberOfTravelers, totalPrice }: BookingPlaced) =>
        stage.app.get(ChangedBookingService).bookingChanged(tx, {
          bookingId,
          preferredDate: '2031-03-01',
          numberOfTravelers,
          totalPrice,
          wishesChanged: false,
          version: 3,
        }),
    ],
    [
      'it is cancelled',
      'Cancelled: Chosen Camps',
      (tx: EntityManager, { bookingId }: BookingPlaced) =>
        stage.app.get(ReleaseService).bookingCancelled(tx, { bookingId, by: 'customer', version: 3 }),
    ],
  ])('is told at the moment in which %s: neither fails', async (_, news, happens) => {
    const { booking, chosen } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    const { both } = await stage.db.transaction(async (tx) => {
      await tx.query('select from held_assignment where booking_id = $1 for update', [booking.bookingId]);
      const telling = stage.db.transaction((its) =>
        stage.app.get(AssignmentService).tellHeld(its, booking.bookingId),
      );
      await eventually('one waits', async () => (await stage.waitingFor(tx)) === 1);
      const happening = stage.db.transaction((its) => happens(its, booking));
      await eventually('both wait', async () => (await stage.locked()) > 1);
      return { both: Promise.allSettled([telling, happening]) };
    });
    expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await said(booking)).toEqual([news, 'Not needed for: Other Camps', 'You run: Chosen Camps']);
  });

  it('was undone before it came: nobody hears of either', async () => {
    const { booking, chosen } = await coordinated();
    await unassigned(booking, chosen.id, 3);
    await assigned(booking, chosen.id, 2);
    const mark = await coordinated();
    await assigned(mark.booking, mark.chosen.id, 2);
    await known(mark.booking);
    await unassigned(mark.booking, mark.chosen.id, 3);
    await eventually('both were heard', async () => (await waiting(mark.booking)) === 0);
    expect(await waiting(booking)).toBe(0);
    expect(await said(booking)).toEqual([]);
  });

  it('became another’s: who had not heard of it is not released from it', async () => {
    const { booking, chosen, other } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await assigned(booking, other.id, 3, chosen.id);
    await eventually('they are told', async () => (await said(booking)).length > 0);
    expect(await said(booking)).toEqual(['Not needed for: Chosen Camps', 'You run: Other Camps']);
    expect(await waiting(booking)).toBe(0);
  });

  it('was cancelled: who was never asked hears nothing at all', async () => {
    const booking = await stage.booking();
    const [chosen, asked] = [await stage.operator(), await stage.operator({ name: 'Asked Camps' })];
    await ask(booking, [asked.id]);
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await stage.tell('booking.booking.cancelled.v1', {
      bookingId: booking.bookingId,
      by: 'customer',
      operatorId: chosen.id,
      version: 3,
    });
    await eventually('who was asked hears', async () => (await said(booking)).length > 0);
    expect(await said(booking)).toEqual(['Cancelled: Asked Camps']);
    expect(await waiting(booking)).toBe(0);
  });

  it('is told before its operator hears that the date is another', async () => {
    const { booking, chosen } = await coordinated();
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await bookingChanged(stage, booking, { preferredDate: '2031-03-01', version: 3 });
    await eventually('it hears of both', async () => (await said(booking)).length === 3);
    expect(await said(booking)).toEqual([
      'Changed: Chosen Camps',
      'Not needed for: Other Camps',
      'You run: Chosen Camps',
    ]);
    expect(await subjects(booking)).toContain('You run KS-7F3K2Q: Crater and Elephants, 14 February 2031');
  });

  it('is of an operator that has left meanwhile: nobody hears that another one runs it, and who was asked can answer', async () => {
    const { booking, chosen } = await coordinated();
    const former = await stage.operator({ name: 'Former Camps' });
    await stage.call({ method: 'DELETE', url: `/api/operators/${chosen.id}`, as: staff });
    await assigned(booking, chosen.id, 2);
    await known(booking);
    await timePasses(booking);
    await eventually('it is dealt with', async () => (await waiting(booking)) === 0);
    expect(await said(booking)).toEqual([]);
    expect((await statesOf(booking)).sort()).toEqual(['open', 'revoked']);
    await stage.heard(await assigned(booking, chosen.id, 4, former.id));
    expect(await said(booking)).toEqual(['Released from: Former Camps']);
    expect((await statesOf(booking)).sort()).toEqual(['open', 'revoked']);
  });

  it('of a booking that is not known yet holds nobody else up', async () => {
    const unknown = { bookingId: '00000000-0000-4000-8000-00000000abcd' };
    const { booking, chosen } = await coordinated();
    await assigned(unknown, chosen.id, 2);
    await assigned(booking, chosen.id, 2);
    await known(unknown);
    await known(booking);
    await timePasses(unknown);
    await timePasses(booking);
    await eventually('the known one is told', async () => (await said(booking)).length === 2);
    expect(await waiting(unknown)).toBe(1);
    await stage.tell('booking.booking.placed.v1', { ...booking, ...unknown });
    await timePasses(unknown);
    await eventually('so is the other', async () => (await waiting(unknown)) === 0);
  });
});
