import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Communication,
  type Coordination,
  ERASED_TEXT,
  type EventEnvelope,
  type OperatorsExport,
  type PlainDate,
  type Problem,
  today,
} from '@safari/contracts';
import { eventually, newCustomer, tracesOf, transactionsApplying } from '@safari/service-kit/testing';
import { PRUNED } from '../src/privacy/retention.js';
import { startReceiver } from './receiver.js';
import { PATIENT, type Stage, setStage, staff } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true', LETTER_HOLD_SECONDS: '3600' }, PATIENT);
});
afterAll(() => stage.close());

/** A booking of a customer, about which an operator was asked and told more. */
async function anAskedBooking() {
  const mark = randomUUID().slice(0, 8);
  const { customer } = newCustomer();
  const facts = { bookingId: randomUUID(), reference: `KS-${mark}` };
  const operator = await stage.operator();
  await publishPlaced(facts, customer.id);
  const { body } = await stage.post<Coordination>(
    `/api/bookings/${facts.bookingId}/coordinate`,
    { operatorIds: [operator.id] },
    staff,
    { 'idempotency-key': randomUUID() },
  );
  await write(facts.bookingId, operator.id, `Zawadi ${mark} travels with two children.`);
  const itsLetters = `topic_id in (select id::text from communication where booking_id = '${facts.bookingId}')`;
  await eventually('the letters have left', async () => {
    const left = await stage.count('outgoing_mail', `state = 'sent' and not outcome_due and ${itsLetters}`);
    return left === 2;
  });
  return { ...facts, mark, operator, as: { customer }, request: body.availabilityRequests[0] };
}

/** Publishes it as svc-booking does, with its customer. */
async function publishPlaced(
  facts: { bookingId: string; reference: string; preferredDate?: PlainDate },
  customerId: string,
) {
  const type = 'booking.booking.placed.v1';
  const data: EventEnvelope<typeof type>['data'] = {
    bookingType: 'package',
    itemId: 2,
    itemName: 'Crater and Elephants',
    numberOfTravelers: 4,
    preferredDate: '2031-02-14',
    totalPrice: '3960.00',
    version: 1,
    ...facts,
  };
  await stage.heard(await stage.tell(type, data, { customerId }));
}

const write = (bookingId: string, operatorId: number, message: string) =>
  stage.post<Problem>('/api/operator-communications', { bookingId, operatorId, subject: '', message });

const erase = async (...bookingIds: string[]) => {
  const erasureId = randomUUID();
  await stage.tell('booking.customer.erased.v1', { erasureId, bookingIds });
  await eventually('it is done', async () => {
    const told = await stage.told('operators.customer.erased.v1');
    return told.some(({ data }) => data.erasureId === erasureId);
  });
};

describe('bookings that their customer has erased', () => {
  it('keep that an operator was asked, and none of the words', async () => {
    const { bookingId, mark, request } = await anAskedBooking();
    expect(await tracesOf(stage, [`Zawadi ${mark}`, 'Two rooms side by side'])).toEqual([
      'booking',
      'communication',
      'idempotency_key',
    ]);
    await erase(bookingId);
    expect(await tracesOf(stage, [`Zawadi ${mark}`, 'Two rooms side by side'])).toEqual([]);
    expect(await tracesOf(stage, [`KS-${mark}`])).toEqual(['booking', 'communication', 'outgoing_mail']);
    const [kept] = await stage.rows<{ state: string }>(
      'select answer_state as state from availability_request where id = $1',
      [request?.id],
    );
    expect(kept?.state).toBe('closed');
    expect(await stage.count('booking', `id = '${bookingId}' and customer_id is null`)).toBe(1);
    expect(await stage.count('answer_link', `request_id = ${request?.id} and revoked_at is null`)).toBe(0);
  });

  it('take nothing more, and do not come back by an event that is late', async () => {
    const { bookingId, mark, operator } = await anAskedBooking();
    const unheard = { bookingId: randomUUID(), reference: `KS-late-${mark}` };
    await erase(bookingId, unheard.bookingId);
    expect((await write(bookingId, operator.id, `Zawadi ${mark}`)).status).toBe(410);
    await publishPlaced(unheard, randomUUID());
    expect(await tracesOf(stage, [`Zawadi ${mark}`, `KS-late-${mark}`])).toEqual([]);
  });

  it('leave no letter that takes the place of a post while they are erased', async () => {
    const receiver = await startReceiver();
    receiver.answer = (reply) => reply.writeHead(503).end();
    const { bookingId } = await aBooking();
    const {
      id,
      version: _version,
      ...fields
    } = await stage.operator({
      integrationMethod: 'api',
      apiEndpoint: receiver.url,
    });
    const communicationId = (await ask(bookingId, id)).body.communications[0]?.id;
    const itsPost = `communication_id = ${communicationId}`;
    await eventually('it was tried', async () => {
      return (await stage.count('webhook_delivery', `${itsPost} and jsonb_array_length(log) > 0`)) > 0;
    });
    await stage.rows(
      `update webhook_delivery set next_attempt_at = now() + interval '12 hours' where ${itsPost}`,
    );
    const body = { ...fields, integrationMethod: 'email', apiEndpoint: null };
    let erased = Promise.resolve();
    await stage.db.transaction(async (tx) => {
      await tx.query('select from communication where id = $1 for update', [communicationId]);
      await stage.put(`/api/operators/${id}`, body);
      await eventually('the letter is about to be written', async () => (await stage.waitingFor(tx)) === 1);
      erased = erase(bookingId);
      await eventually('the erasure waits for the post', async () => (await stage.locked()) > 1);
    });
    await erased;
    expect(await stage.count('outgoing_mail', `topic_id = '${communicationId}'`)).toBe(0);
    await receiver.close();
  });

  it('take nothing more for as long as they are kept, and those that never came are forgotten after a year', async () => {
    const { bookingId, mark, operator } = await anAskedBooking();
    const unheard = randomUUID();
    await erase(bookingId, unheard);
    const remembered = () => stage.count('erased_booking', `booking_id in ('${bookingId}', '${unheard}')`);
    for (const [days, left] of [
      [364, 2],
      [366, 1],
    ] as const) {
      await stage.rows('update erased_booking set erased_at = now() - make_interval(days => $1)', [days]);
      for (const pruned of PRUNED) await stage.rows(pruned.statement, [pruned.days]);
      expect(await remembered()).toBe(left);
    }
    expect((await write(bookingId, operator.id, `Zawadi ${mark}`)).status).toBe(410);
  });

  it('are erased once, however often it is told', async () => {
    const { bookingId } = await anAskedBooking();
    await erase(bookingId);
    await erase(bookingId);
    expect(await stage.count('erased_booking', `booking_id = '${bookingId}'`)).toBe(1);
  });

  it('are erased in a transaction for each customer, where several of them have erased theirs at once', async () => {
    const bookings = await Promise.all(Array.from({ length: 3 }, () => aBooking()));
    const erased = bookings.map(({ bookingId }) => ({ erasureId: randomUUID(), bookingIds: [bookingId] }));
    const transactions = await transactionsApplying(
      stage,
      'booking.customer.erased.v1',
      (tx) => tx.query('lock table erased_booking in exclusive mode'),
      erased,
    );
    expect(transactions).toBe(3);
  });
});

/** A booking, and how its operators are told of things. */
async function aBooking(preferredDate?: PlainDate) {
  const facts = { bookingId: randomUUID(), reference: `KS-${randomUUID().slice(0, 8)}` };
  await publishPlaced({ ...facts, ...(preferredDate && { preferredDate }) }, randomUUID());
  return facts;
}

const told = async ({ bookingId }: { bookingId: string }) =>
  (
    await stage.call<Communication[]>({
      url: `/api/operator-communications?bookingId=${bookingId}`,
      as: staff,
    })
  ).body;

/** The releases of a booking with their status: `Open Camps: sent`. */
const releases = async (booking: { bookingId: string }) =>
  (await told(booking))
    .filter(({ subject }) => subject.startsWith('Cancelled '))
    .map(({ operatorName, status }) => `${operatorName}: ${status}`)
    .sort();

const ask = (bookingId: string, ...operatorIds: number[]) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds });

const respond = (id: number | undefined, response: string, requestStatus = 'confirmed') =>
  stage.post<Communication>(`/api/operator-communications/${id}/respond`, { response, requestStatus });

/** Assigns an operator, told or still held. */
async function assign(bookingId: string, operatorId: number, releasedOperatorId?: null) {
  const facts = { bookingId, operatorId, operatorName: 'Chosen Camps', version: 2 };
  await stage.heard(
    await stage.tell('booking.booking.operator-assigned.v1', {
      ...facts,
      ...(releasedOperatorId === null && { releasedOperatorId }),
    }),
  );
}

const cancel = async (bookingId: string, operatorId: number | null) =>
  stage.heard(
    await stage.tell('booking.booking.cancelled.v1', { bookingId, by: 'customer', operatorId, version: 9 }),
  );

describe('operators of a booking that is erased', () => {
  it('hear that there is no trip, in words that name nobody, where they were asked about it and have not declined', async () => {
    const booking = await aBooking();
    const [open, free, declined] = [
      await stage.operator({ name: 'Open Camps' }),
      await stage.operator({ name: 'Free Camps' }),
      await stage.operator({ name: 'Declined Camps' }),
    ];
    const { body } = await ask(booking.bookingId, open.id, free.id, declined.id);
    const messageTo = (id: number) => body.communications.find(({ operatorId }) => operatorId === id)?.id;
    await respond(messageTo(free.id), 'Gladly.');
    await respond(messageTo(declined.id), 'We are full.', 'unavailable');
    await erase(booking.bookingId);
    await eventually('the letters have left', async () =>
      (await releases(booking)).every((line) => line.endsWith('sent')),
    );
    expect(await releases(booking)).toEqual(['Free Camps: sent', 'Open Camps: sent']);
    const letter = stage.mailbox.received.find(
      ({ recipients, message }) =>
        recipients.includes(open.contactEmail) && message.subject?.startsWith('Cancelled'),
    );
    expect(letter?.message.text).toContain('please free what you may hold');
    expect(letter?.message.text).not.toContain('Two rooms side by side');
  });

  it.each(['refusing', 'refusingForGood'] as const)(
    'hear of its cancellation what had not reached them when it was erased, by telephone, letter or post: %s',
    async (fault) => {
      const receiver = await startReceiver();
      const booking = await aBooking();
      const operators = [
        await stage.operator({ name: 'By Hand Camps', integrationMethod: 'manual' }),
        await stage.operator({ name: 'Letter Camps' }),
        await stage.operator({ name: 'Post Camps', integrationMethod: 'api', apiEndpoint: receiver.url }),
      ];
      await ask(booking.bookingId, ...operators.map(({ id }) => id));
      await eventually('they are asked', async () => {
        const asked = (await told(booking)).filter(({ status }) => status === 'sent');
        return asked.length === 2;
      });
      stage.mailbox[fault] = true;
      receiver.answer = (reply) => reply.writeHead(fault === 'refusing' ? 503 : 410).end();
      const ends = () => {
        stage.mailbox[fault] = false;
        receiver.answer = (reply) => reply.writeHead(204).end();
      };
      await cancel(booking.bookingId, null);
      const state = fault === 'refusing' ? 'pending' : 'failed';
      await eventually('none of it is taken', async () => {
        const tried = `attempts > 0 and subject like 'Cancelled ${booking.reference}%'`;
        const open = (await releases(booking)).filter((line) => line.endsWith(state));
        return (
          receiver.received.length > 1 &&
          (await stage.count('outgoing_mail', tried)) === 1 &&
          open.length >= 2
        );
      });
      if (fault === 'refusingForGood') ends();
      await erase(booking.bookingId);
      ends();
      await eventually(
        'they hear',
        async () => (await releases(booking)).filter((line) => line.endsWith('sent')).length === 2,
      );
      expect(await releases(booking)).toEqual([
        'By Hand Camps: pending',
        'Letter Camps: sent',
        'Post Camps: sent',
      ]);
      await receiver.close();
    },
  );

  it('hear it once, where they have heard of its cancellation', async () => {
    const booking = await aBooking();
    const operator = await stage.operator();
    const { body } = await ask(booking.bookingId, operator.id);
    await respond(body.communications[0]?.id, 'Gladly.');
    await cancel(booking.bookingId, null);
    await eventually('it has left', async () => (await releases(booking))[0]?.endsWith('sent'));
    await erase(booking.bookingId);
    expect(await releases(booking)).toEqual([]); // what was said is emptied
  });

  it('hear it once, where the release before has told them of its cancellation, or was to', async () => {
    const booking = await aBooking();
    const [letter, byHand] = [
      await stage.operator({ name: 'Letter Camps' }),
      await stage.operator({ name: 'By Hand Camps', integrationMethod: 'manual' }),
    ];
    const { body } = await ask(booking.bookingId, letter.id, byHand.id);
    for (const { id } of body.communications) await respond(id, 'Gladly.');
    await cancel(booking.bookingId, null);
    await eventually('it has left', async () => (await releases(booking)).includes('Letter Camps: sent'));
    for (const formerly of [
      'update availability_request set released_at = null where booking_id = $1',
      'update communication set expects_answer = true where booking_id = $1',
    ])
      await stage.rows(formerly, [booking.bookingId]);
    await erase(booking.bookingId);
    expect(await releases(booking)).toEqual(['By Hand Camps: pending']); // what was said before is emptied
  });

  it('are told by hand where they always are; once staff have told them it is off the list, and what they said is not kept', async () => {
    const booking = await aBooking();
    const operator = await stage.operator({ name: 'By Hand Camps', integrationMethod: 'manual' });
    const { body } = await ask(booking.bookingId, operator.id);
    await erase(booking.bookingId);
    const release = (await told(booking)).find(({ subject }) => subject.startsWith('Cancelled '));
    const said = await respond(release?.id, 'Zawadi told us already.');
    expect(said).toMatchObject({ status: 201, body: { id: release?.id, status: 'responded' } });
    expect(await releases(booking)).toEqual(['By Hand Camps: responded']);
    expect((await respond(body.communications[0]?.id, 'Zawadi')).status).toBe(410);
    expect(await tracesOf(stage, ['Zawadi told us'])).toEqual([]);
    expect((await told(booking)).map(({ subject }) => subject)).toContain(ERASED_TEXT);
  });

  it('hear it once, where they were to run it and it is erased before its cancellation is heard', async () => {
    const booking = await aBooking();
    const [chosen, asked] = [
      await stage.operator({ name: 'Chosen Camps' }),
      await stage.operator({ name: 'Asked Camps' }),
    ];
    await ask(booking.bookingId, asked.id);
    await assign(booking.bookingId, chosen.id);
    await erase(booking.bookingId);
    await cancel(booking.bookingId, chosen.id);
    expect((await releases(booking)).map((line) => line.split(':')[0])).toEqual([
      'Asked Camps',
      'Chosen Camps',
    ]);
  });

  it('hear nothing, where they never heard that it was theirs', async () => {
    const booking = await aBooking();
    const operator = await stage.operator();
    await assign(booking.bookingId, operator.id, null);
    await erase(booking.bookingId);
    await cancel(booking.bookingId, operator.id);
    expect(await told(booking)).toEqual([]);
    const another = await aBooking();
    await erase(another.bookingId);
    await assign(another.bookingId, operator.id); // it comes late
    await cancel(another.bookingId, operator.id);
    expect(await told(another)).toEqual([]);
  });

  it('hear nothing of a trip that is completed, or so long ago that it is over', async () => {
    const [completed, former] = [await aBooking(), await aBooking(addDays(today(), -61))];
    const operator = await stage.operator();
    for (const { bookingId } of [completed, former]) {
      await ask(bookingId, operator.id);
      await assign(bookingId, operator.id);
    }
    const status = { from: 'in_progress', to: 'completed', version: 7 } as const;
    await stage.heard(
      await stage.tell('booking.booking.status-changed.v1', { bookingId: completed.bookingId, ...status }),
    );
    await erase(completed.bookingId, former.bookingId);
    expect(await releases(completed)).toEqual([]);
    expect(await releases(former)).toEqual([]);
  });

  it('hear it once, however often the erasure is told', async () => {
    const booking = await aBooking();
    const operator = await stage.operator({ name: 'By Hand Camps', integrationMethod: 'manual' });
    await ask(booking.bookingId, operator.id);
    await erase(booking.bookingId);
    await erase(booking.bookingId);
    expect(await releases(booking)).toEqual(['By Hand Camps: pending']);
  });
});

it('a customer reads what operators were told of their bookings, and of nobody else’s', async () => {
  const { as, bookingId, reference, operator } = await anAskedBooking();
  await anAskedBooking();
  const told = async () =>
    (await stage.call<OperatorsExport[]>({ url: '/api/operators/privacy/export', as })).body;
  const letter = { bookingReference: reference, operatorName: operator.name };
  const [first] = await told();
  expect(first).toMatchObject(letter);
  expect(first?.message).toContain('Two rooms side by side');
  const byHand = await stage.operator({ name: 'By Hand Camps', integrationMethod: 'manual' });
  const { body } = await ask(bookingId, byHand.id);
  await write(bookingId, byHand.id, 'Ours alone.');
  expect(await told()).toHaveLength(1);
  await respond(body.communications[0]?.id, 'Gladly.');
  expect(await told()).toMatchObject([
    letter,
    { bookingReference: reference, operatorName: 'By Hand Camps' },
  ]);
});

it('what a customer wished for is asked when an operator is to read it; while nobody answers, nothing is sent', async () => {
  const alone = await setStage({}, { wishes: false });
  try {
    const operator = await alone.operator();
    const { bookingId } = await alone.booking();
    const { status } = await alone.post<Problem>(`/api/bookings/${bookingId}/coordinate`, {
      operatorIds: [operator.id],
    });
    expect(status).toBe(503);
    expect(await alone.count('availability_request')).toBe(0);
  } finally {
    await alone.close();
  }
});
