import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AvailabilityRequest,
  BookingPlaced,
  Communication,
  Coordination,
  Operator,
} from '@safari/contracts';
import {
  eventually,
  type NatsConnection,
  type OrProblem,
  transactionsApplying,
} from '@safari/service-kit/testing';
import type { KnownBooking } from '../src/bookings/booking.repository.js';
import { BookingService } from '../src/bookings/booking.service.js';
import { ChangedBookingService } from '../src/changed-bookings/changed-booking.service.js';
import { startReceiver } from './receiver.js';
import { bookingChanged, type Stage, setStage, staff } from './stage.js';
import { answerWishes } from './wishes.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const coordinate = (bookingId: string, operatorIds: number[]) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds });

const changed = (booking: BookingPlaced, facts: Parameters<typeof bookingChanged>[2], version = 5) =>
  bookingChanged(stage, booking, { ...facts, version });

const assigned = (
  { bookingId }: BookingPlaced,
  operatorId: number,
  version: number,
  released: { releasedOperatorId?: number | null } = { releasedOperatorId: null },
) =>
  stage.tell('booking.booking.operator-assigned.v1', {
    bookingId,
    operatorId,
    operatorName: 'Baobab Camps',
    version,
    ...released,
  });

const requestsOf = async ({ bookingId }: BookingPlaced) =>
  (
    await stage.call<AvailabilityRequest[]>({
      url: `/api/availability-requests?bookingId=${bookingId}`,
      as: staff,
    })
  ).body;

/** Newest first. */
const lettersAbout = async ({ bookingId }: BookingPlaced, beginning: string, on = stage) =>
  (
    await on.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${bookingId}`,
      as: staff,
    })
  ).body.filter(({ subject }) => subject.startsWith(beginning));

const saidAbout = async (booking: BookingPlaced, beginning: string) =>
  (await lettersAbout(booking, beginning)).map(({ operatorName }) => operatorName).sort();

describe('several bookings that change at once', () => {
  it('are changed each in a transaction of its own, since each may have to ask what its customer wishes', async () => {
    const bookings = await Promise.all(Array.from({ length: 3 }, () => stage.booking()));
    const changes = bookings.map(({ bookingId, totalPrice }) => ({
      bookingId,
      preferredDate: '2031-03-01',
      numberOfTravelers: 4,
      totalPrice,
      wishesChanged: false,
      version: 5,
    }));
    const transactions = await transactionsApplying(
      stage,
      'booking.booking.changed.v1',
      (tx) => tx.query('select from booking where id = $1 for update', [bookings[0]?.bookingId]),
      changes,
    );
    expect(transactions).toBe(3);
  });
});

describe('a booking that moves to another date', () => {
  it('asks everybody concerned again, closes what was asked before, and keeps what was answered', async () => {
    const booking = await stage.booking();
    const [runs, open, declined] = [
      await stage.operator({ name: 'Runs Camps' }),
      await stage.operator({ name: 'Open Camps' }),
      await stage.operator({ name: 'Declined Camps' }),
    ];
    const { body } = await coordinate(booking.bookingId, [runs.id, open.id, declined.id]);
    const say = (operatorId: number, requestStatus: string) =>
      stage.post(
        `/api/operator-communications/${body.communications.find((one) => one.operatorId === operatorId)?.id}/respond`,
        { response: 'As asked.', requestStatus },
      );
    await say(declined.id, 'unavailable');
    await say(runs.id, 'confirmed');
    // by an event of an older release, which released nobody
    await stage.heard(await assigned(booking, runs.id, 2, {}));
    const event = await changed(booking, { preferredDate: '2031-03-01' });
    await stage.tell(event.type, event.data, { id: event.id });
    await eventually('they are asked again', async () => (await requestsOf(booking)).length === 5);
    const anew = (await requestsOf(booking)).filter(({ requestedDate }) => requestedDate === '2031-03-01');
    expect(new Map(anew.map(({ operatorName, answerState }) => [operatorName, answerState]))).toEqual(
      new Map([
        ['Open Camps', 'open'],
        ['Runs Camps', 'open'],
      ]),
    );
    const before = (await requestsOf(booking)).filter(({ requestedDate }) => requestedDate === '2031-02-14');
    expect(new Map(before.map(({ operatorName, answerState }) => [operatorName, answerState]))).toEqual(
      new Map([
        ['Open Camps', 'closed'],
        ['Runs Camps', 'answered'],
        ['Declined Camps', 'answered'],
      ]),
    );
    await eventually('the letter is there, with a link', async () =>
      stage.mailbox.received.some(
        ({ recipients, message }) =>
          recipients.includes(runs.contactEmail) &&
          message.subject?.startsWith('Changed ') &&
          message.text?.includes('/answer/'),
      ),
    );
  });

  it('keeps what staff note of the former date with its own request: nobody has said yes to the new one', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    const { body } = await coordinate(booking.bookingId, [operator.id]);
    await changed(booking, { preferredDate: '2031-03-01' });
    await eventually('it is asked again', async () => (await requestsOf(booking)).length === 2);
    const noted = await stage.post<Communication>(
      `/api/operator-communications/${body.communications[0]?.id}/respond`,
      { response: 'Yes, for February.', requestStatus: 'confirmed' },
    );
    expect(noted.status).toBe(201);
    expect(
      (await requestsOf(booking)).map(({ requestedDate, answerState, requestStatus, notes }) => [
        requestedDate,
        answerState,
        requestStatus,
        notes,
      ]),
    ).toEqual([
      ['2031-03-01', 'open', 'pending', ''],
      ['2031-02-14', 'closed', 'confirmed', 'Yes, for February.'],
    ]);
    const [told] = (await stage.told('operators.communication.answered.v1')).slice(-1);
    expect(told?.data).toMatchObject({ bookingId: booking.bookingId, requestStatus: null });
  });

  it('and back, both heard at once, asks about the date that holds in the end', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    await coordinate(booking.bookingId, [operator.id]);
    const service = stage.app.get(ChangedBookingService);
    const { bookingId, numberOfTravelers, totalPrice } = booking;
    const facts = { bookingId, numberOfTravelers, totalPrice, wishesChanged: false };
    await stage.db.transaction(async (tx) => {
      await service.bookingChanged(tx, { ...facts, preferredDate: '2031-03-01', version: 5 });
      await service.bookingChanged(tx, { ...facts, preferredDate: '2031-02-14', version: 6 });
    });
    expect(
      (await requestsOf(booking)).map(({ requestedDate, answerState }) => [requestedDate, answerState]),
    ).toEqual([
      ['2031-02-14', 'open'],
      ['2031-03-01', 'closed'],
      ['2031-02-14', 'closed'],
    ]);
    expect((await lettersAbout(booking, 'Changed'))[0]).toMatchObject({
      subject: 'Changed KS-7F3K2Q: Crater and Elephants, 14 February 2031',
      message: expect.stringContaining('Before:     1 March 2031'),
    });
  });

  it('asks nobody for a new price alone, nor by an older event that comes late', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    await coordinate(booking.bookingId, [operator.id]);
    await changed(booking, { totalPrice: '4000.00' }, 6);
    await changed(booking, { preferredDate: '2031-04-01' }, 5);
    await changed(booking, { numberOfTravelers: 5 }, 7);
    await eventually('the last one is known', async () => (await requestsOf(booking)).length === 2);
    expect(
      (await requestsOf(booking)).map(({ requestedDate, numberOfPeople }) => [requestedDate, numberOfPeople]),
    ).toEqual([
      ['2031-02-14', 5],
      ['2031-02-14', 4],
    ]);
  });
});

describe('a booking whose date changes together with what its customer wishes', () => {
  let alone: Stage;
  let answerer: NatsConnection;
  let words: string | undefined;
  beforeAll(async () => {
    alone = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { wishes: false });
    answerer = await answerWishes(alone.broker, () => words);
  });
  afterAll(async () => {
    await answerer.close();
    await alone.close();
  });

  /** The post to an operator with an endpoint about the change, and the letter's text. */
  async function postedWhen(told: string | undefined) {
    const receiver = await startReceiver();
    try {
      words = 'Two rooms side by side';
      const booking = await alone.booking();
      const { id } = await alone.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
      await alone.post(`/api/bookings/${booking.bookingId}/coordinate`, { operatorIds: [id] });
      words = told;
      await bookingChanged(alone, booking, { preferredDate: '2031-03-01', wishesChanged: true, version: 2 });
      const [, post] = await eventually(
        'the change is posted',
        async () => receiver.received.length === 2 && receiver.received,
      );
      const [letter] = await lettersAbout(booking, 'Changed', alone);
      return { booking: JSON.parse(post?.body ?? '').data.booking, message: letter?.message };
    } finally {
      await receiver.close();
    }
  }

  it('is told with what they wish now', async () => {
    const { booking, message } = await postedWhen('One room for all');
    expect(booking).toMatchObject({ startDate: '2031-03-01', specialRequests: 'One room for all' });
    expect(message).toContain('Requests:   One room for all');
    expect(await alone.count('booking', `special_requests = 'One room for all'`)).toBe(1);
  });

  it('is asked about with what they wish now, also where the news of it comes after newer news', async () => {
    words = 'Two rooms side by side';
    const booking = await alone.booking();
    const { bookingId, preferredDate, numberOfTravelers, totalPrice } = booking;
    const ask = async () => {
      const { id } = await alone.operator();
      const { body } = await alone.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, {
        operatorIds: [id],
      });
      return body.communications[0]?.message;
    };
    expect(await ask()).toContain('Two rooms side by side');
    const bookings = alone.app.get(BookingService);
    const facts = { bookingId, preferredDate, numberOfTravelers, totalPrice };
    const change = (wishesChanged: boolean, version: number) =>
      alone.tell('booking.booking.changed.v1', { ...facts, wishesChanged, version });
    await alone.heard(await change(false, 4));
    const found = await bookings.find(bookingId);
    words = 'No nuts';
    await alone.heard(await change(true, 3));
    const shared = await alone.db.transaction((tx) => bookings.share(tx, found as KnownBooking));
    expect(shared.specialRequests).toBe('No nuts');
    expect(await ask()).toContain('No nuts');
  });

  it('is told at once where that cannot be asked, and nobody reads that nothing is wished', async () => {
    const { booking, message } = await postedWhen(undefined);
    expect(booking).toMatchObject({ startDate: '2031-03-01', specialRequests: null });
    expect(message).not.toContain('Requests:');
  });
});

describe('an operator that is chosen', () => {
  it('hears of it, and so do those who were asked and are not', async () => {
    const booking = await stage.booking();
    const [chosen, other] = [
      await stage.operator({ name: 'Chosen Camps' }),
      await stage.operator({ name: 'Other Camps' }),
    ];
    await coordinate(booking.bookingId, [chosen.id, other.id]);
    await assigned(booking, chosen.id, 2);
    await eventually('both are told', async () => (await saidAbout(booking, 'Not needed for')).length > 0);
    expect(await saidAbout(booking, 'You run')).toEqual(['Chosen Camps']);
    expect(await saidAbout(booking, 'Not needed for')).toEqual(['Other Camps']);
  });

  it('ends what was asked: nobody waits for an answer any more, and whoever is not needed is left in peace', async () => {
    const booking = await stage.booking();
    const [chosen, priced, silent] = [
      await stage.operator({ name: 'Chosen Camps' }),
      await stage.operator({ name: 'Priced Camps' }),
      await stage.operator({ name: 'Silent Camps' }),
    ];
    const { body } = await coordinate(booking.bookingId, [chosen.id, priced.id, silent.id]);
    const asked = body.communications.find(({ operatorId }) => operatorId === priced.id);
    await stage.post(`/api/operator-communications/${asked?.id}/respond`, {
      response: '700 dollars',
      requestStatus: 'pricing_pending',
      quotedPrice: '700.00',
    });
    await assigned(booking, chosen.id, 2);
    await eventually('they are told', async () => (await saidAbout(booking, 'You run')).length > 0);
    expect(await saidAbout(booking, 'Not needed for')).toEqual(['Priced Camps', 'Silent Camps']);
    expect(
      (await requestsOf(booking)).map(({ answerState, quotedPrice }) => [answerState, quotedPrice]),
    ).toEqual([
      ['closed', null],
      ['closed', '700.00'],
      ['closed', null],
    ]);
    const closed = (await stage.told('operators.availability-request.changed.v1')).slice(-3);
    expect(closed.map(({ data }) => [data.answerState, data.by])).toEqual(
      Array.from({ length: 3 }, () => ['closed', null]),
    );
    await changed(booking, { preferredDate: '2031-03-01' });
    await eventually('it is asked again', async () => (await requestsOf(booking)).length === 4);
    expect(await saidAbout(booking, 'Changed')).toEqual(['Chosen Camps']);
    await stage.tell('booking.booking.cancelled.v1', {
      bookingId: booking.bookingId,
      by: 'customer',
      operatorId: chosen.id,
      version: 6,
    });
    await eventually('it is released', async () => (await saidAbout(booking, 'Cancelled')).length > 0);
    expect(await saidAbout(booking, 'Cancelled')).toEqual(['Chosen Camps']);
  });

  it('is replaced: both hear of it, and whoever was asked in vain', async () => {
    const booking = await stage.booking();
    const [former, next, asked] = [
      await stage.operator({ name: 'Former Camps' }),
      await stage.operator({ name: 'Next Camps' }),
      await stage.operator({ name: 'Asked Camps' }),
    ];
    await coordinate(booking.bookingId, [asked.id]);
    await assigned(booking, next.id, 3, { releasedOperatorId: former.id });
    await stage.heard(await assigned(booking, former.id, 2));
    await eventually('they are told', async () => (await saidAbout(booking, 'You run')).length > 0);
    expect(await saidAbout(booking, 'You run')).toEqual(['Next Camps']);
    expect(await saidAbout(booking, 'Released from')).toEqual(['Former Camps']);
    expect(await saidAbout(booking, 'Not needed for')).toEqual(['Asked Camps']);
  });

  it('is not written to by an event of former times, which does not say who was released', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    await stage.heard(await assigned(booking, operator.id, 2, {}));
    await changed(booking, { numberOfTravelers: 2 });
    await eventually('it is asked about the change', async () => (await requestsOf(booking)).length === 1);
    expect(await saidAbout(booking, 'You run')).toEqual([]);
  });
});

describe('an operator that runs trips', () => {
  it('stays in the network until they are another’s: the refusal lists them', async () => {
    const booking = await stage.booking();
    const [runs, other] = [await stage.operator(), await stage.operator()];
    await assigned(booking, runs.id, 2);
    const remove = () =>
      stage.call<OrProblem<undefined>>({ method: 'DELETE', url: `/api/operators/${runs.id}`, as: staff });
    const refused = await eventually('the assignment is known', async () => {
      const answer = await stage.call<Operator>({ url: `/api/operators/${runs.id}`, as: staff });
      return answer.status === 200 && (await saidAbout(booking, 'You run')).length > 0 ? remove() : undefined;
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        trips: [
          {
            bookingId: booking.bookingId,
            reference: booking.reference,
            itemName: booking.itemName,
            preferredDate: booking.preferredDate,
          },
        ],
      },
    });
    await assigned(booking, other.id, 3, { releasedOperatorId: runs.id });
    await eventually('it is another’s', async () => (await saidAbout(booking, 'Released from')).length > 0);
    expect((await remove()).status).toBe(204);
  });
});
