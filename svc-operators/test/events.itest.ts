import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingStatus, Coordination, EventEnvelope } from '@safari/contracts';
import { Broker } from '@safari/service-kit';
import { eventually, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { type Stage, setStage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const progressOf = async (bookingId: string) => {
  const [progress] = await stage.db.rows<{ status: BookingStatus; assigned: number | null }>(
    'test-progress',
    'select status, assigned_operator_id as assigned from booking_progress where booking_id = $1',
    [bookingId],
  );
  return progress;
};

describe('what this service hears', () => {
  it('is applied once, however often it comes', async () => {
    const booking = await stage.booking();
    const operator = await stage.operator();
    const event = await stage.tell('booking.booking.placed.v1', { ...booking, itemName: 'Another name' });
    for (let time = 0; time < 2; time += 1) await stage.tell(event.type, event.data, { id: event.id });
    const marker = await stage.booking();
    const { body } = await stage.post<Coordination>(`/api/bookings/${booking.bookingId}/coordinate`, {
      operatorIds: [operator.id],
    });
    expect(body.communications[0]?.subject).toContain('Crater and Elephants');
    const heard = await stage.db.rows('test-inbox', 'select 1 from inbox where event_id = $1', [event.id]);
    expect(heard).toHaveLength(1);
    expect(marker.bookingId).not.toBe(booking.bookingId);
  });

  it('may come in any order: the newest version counts', async () => {
    const bookingId = '0192f0c0-4444-7000-8000-000000000004';
    const moved = (from: BookingStatus, to: BookingStatus, version: number) =>
      stage.tell('booking.booking.status-changed.v1', { bookingId, from, to, version });
    const assigned = (operatorId: number, version: number) =>
      stage.tell('booking.booking.operator-assigned.v1', {
        bookingId,
        operatorId,
        operatorName: '',
        version,
      });
    await moved('paid', 'in_progress', 5);
    await moved('pending', 'confirmed', 2);
    await assigned(7, 3);
    const last = [await moved('payment_received', 'paid', 4), await assigned(8, 2)];
    await eventually('all is heard', async () => {
      const rows = await stage.db.rows('test-heard', 'select 1 from inbox where event_id = any($1::uuid[])', [
        last.map(({ id }) => id),
      ]);
      return rows.length === last.length;
    });
    expect(await progressOf(bookingId)).toEqual({ status: 'in_progress', assigned: 7 });
    await stage.booking({ bookingId });
    expect(await progressOf(bookingId)).toEqual({ status: 'in_progress', assigned: 7 });
  });
});

describe('what this service tells', () => {
  it('reaches the broker, also after the broker was away', async () => {
    await stage.broker.kill();
    const operator = await stage.operator({ name: 'Made without a broker' });
    await stage.broker.start();
    const heard = await eventually('the event is there', async () => {
      const js = await stage.app.get(Broker).jetstream();
      const stream = await js.streams.get('EVENTS_operators');
      const message = await stream.getMessage({ last_by_subj: 'operators.operator.changed.v1' });
      const event = message?.json<EventEnvelope<'operators.operator.changed.v1'>>();
      return event?.data.operatorId === operator.id ? event : undefined;
    });
    expect(heard.data).toEqual({
      operatorId: operator.id,
      name: 'Made without a broker',
      version: 1,
      deleted: false,
    });
  });
});

describe('the schema', () => {
  let other: Stage;
  afterEach(() => other.close());

  it('can be taken back and made again', async () => {
    other = await setStage();
    const source = other.app.get(DataSource);
    await takeBack(source, 'Operators1760000200000');
    const tables = await other.db.rows<{ name: string }>(
      'test-tables',
      `select table_name as name from information_schema.tables where table_schema = 'operators' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'dead_letter',
      'idempotency_key',
      'inbox',
      'migration',
      'outbox',
      'outbox_stream',
      'outgoing_mail',
    ]);
    await source.runMigrations();
    await source.undoLastMigration();
    await source.runMigrations();
    expect((await other.operator()).id).toBe(1);
  });

  it('takes requests of before along: who has answered, and by which message they were asked', async () => {
    other = await setStage();
    const booking = await other.booking();
    const [open, decided] = [await other.operator(), await other.operator()];
    const { body } = await other.post<Coordination>(`/api/bookings/${booking.bookingId}/coordinate`, {
      operatorIds: [open.id, decided.id],
    });
    const [first, second] = body.communications;
    await other.post(`/api/operator-communications/${second?.id}/respond`, { response: 'Yes' });
    const source = other.app.get(DataSource);
    await takeBack(source, 'Answers1760000300000');
    await source.runMigrations();
    const asked = await other.rows(
      `select operator_id as operator, answer_state as state, communication_id as communication
       from availability_request order by id`,
    );
    expect(asked).toEqual([
      { operator: open.id, state: 'open', communication: first?.id },
      { operator: decided.id, state: 'answered', communication: second?.id },
    ]);
  });

  it('publishes what was told under the subject of former times under the one of today', async () => {
    other = await setStage();
    const [{ bookingId }, { id: operatorId }] = [await other.booking(), await other.operator()];
    const { body } = await other.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, {
      operatorIds: [operatorId],
    });
    const requestId = body.availabilityRequests[0]?.id;
    await other.post(`/api/availability-requests/${requestId}/close`);
    const told = await other.told('operators.availability-request.changed.v1');
    expect(told).toMatchObject([{ data: { requestId, answerState: 'closed' } }]);
    const source = other.app.get(DataSource);
    await takeBack(source, 'AvailabilityRequestWords1760000400000');
    const before = await other.rows<{ subject: string; envelope: unknown }>(
      `select subject, envelope from outbox where subject like 'operators.%.changed.v1' and envelope->'data' ? 'requestId'`,
    );
    expect(before).toMatchObject([
      {
        subject: 'operators.question.changed.v1',
        envelope: { type: 'operators.question.changed.v1', data: { requestId, state: 'closed' } },
      },
    ]);
    await source.runMigrations();
    expect(await other.told('operators.availability-request.changed.v1')).toEqual(told);
  });
});
