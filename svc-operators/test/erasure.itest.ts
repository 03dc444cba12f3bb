import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Coordination, type EventEnvelope, type OperatorsExport, type Problem } from '@safari/contracts';
import { eventually, newCustomer, tracesOf } from '@safari/service-kit/testing';
import { type Stage, setStage, staff } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** A booking of a customer, about which an operator was asked and told more. */
async function anAskedBooking() {
  const mark = randomUUID().slice(0, 8);
  const { customer } = newCustomer();
  const facts = { bookingId: randomUUID(), reference: `KS-${mark}` };
  const operator = await stage.operator();
  await publishPlaced(facts, customer.id);
  const { body } = await stage.call<Coordination>({
    method: 'POST',
    url: `/api/bookings/${facts.bookingId}/coordinate`,
    as: staff,
    body: { operatorIds: [operator.id] },
    headers: { 'idempotency-key': randomUUID() },
  });
  await write(facts.bookingId, operator.id, `Zawadi ${mark} travels with two children.`);
  const itsLetters = `topic_id in (select id::text from communication where booking_id = '${facts.bookingId}')`;
  await eventually('the letters have left', async () => {
    const left = await stage.count('outgoing_mail', `state = 'sent' and not outcome_due and ${itsLetters}`);
    return left === 2;
  });
  return { ...facts, mark, operator, as: { customer }, request: body.availabilityRequests[0] };
}

/** As svc-booking tells it, with whose it is. */
async function publishPlaced(facts: { bookingId: string; reference: string }, customerId: string) {
  const type = 'booking.booking.placed.v1';
  const data: EventEnvelope<typeof type>['data'] = {
    ...facts,
    bookingType: 'package',
    itemId: 2,
    itemName: 'Crater and Elephants',
    numberOfTravelers: 4,
    preferredDate: '2031-02-14',
    totalPrice: '3960.00',
    version: 1,
  };
  await stage.heard(await stage.tell(type, data, { customerId }));
}

const write = (bookingId: string, operatorId: number, message: string) =>
  stage.call<Problem>({
    method: 'POST',
    url: '/api/operator-communications',
    as: staff,
    body: { bookingId, operatorId, subject: '', message },
  });

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
    expect(await tracesOf(stage, [`KS-${mark}`])).toEqual(['booking']);
    const [kept] = await stage.rows<{ state: string }>(
      'select answer_state as state from availability_request where id = $1',
      [request?.id],
    );
    expect(kept?.state).toBe('closed');
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

  it('are erased once, however often it is told', async () => {
    const { bookingId } = await anAskedBooking();
    await erase(bookingId);
    await erase(bookingId);
    expect(await stage.count('erased_booking', `booking_id = '${bookingId}'`)).toBe(1);
  });
});

it('a customer reads what operators were told of their bookings, and of nobody else’s', async () => {
  const { as, reference, operator } = await anAskedBooking();
  await anAskedBooking();
  const { body } = await stage.call<OperatorsExport[]>({ url: '/api/operators/privacy/export', as });
  expect(body).toEqual([
    expect.objectContaining({ bookingReference: reference, operatorName: operator.name }),
  ]);
  expect(body[0]?.message).toContain('Two rooms side by side');
});

it('what a customer wished for is asked when an operator is to read it; while nobody answers, nothing is sent', async () => {
  const alone = await setStage({}, { wishes: false });
  try {
    const operator = await alone.operator();
    const { bookingId } = await alone.booking();
    const { status } = await alone.call<Problem>({
      method: 'POST',
      url: `/api/bookings/${bookingId}/coordinate`,
      as: staff,
      body: { operatorIds: [operator.id] },
    });
    expect(status).toBe(503);
    expect(await alone.count('availability_request')).toBe(0);
  } finally {
    await alone.close();
  }
});
