import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  BookingPlaced,
  Communication,
  Coordination,
  FailedLetter,
  FailedPost,
  Operator,
  Problem,
} from '@safari/contracts';
import { CommitSignal } from '@safari/service-kit';
import { eventually } from '@safari/service-kit/testing';
import { PRUNED } from '../src/privacy/retention.js';
import type { Resolver } from '../src/webhooks/endpoint.policy.js';
import { WebhookDeliveryRepository } from '../src/webhooks/webhook-delivery.repository.js';
import { isGenuine, type Receiver, startReceiver } from './receiver.js';
import { PATIENT, type Stage, setStage, staff, WEBHOOK_SECRET } from './stage.js';

const NEVER_MS = 3_600_000;
/** Much shorter than the poll interval of a worker that no commit has woken. */
const AT_ONCE_MS = 10_000;

/** The part of a post that these tests look at. */
interface Post {
  data: { message: string };
}

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const coordinate = (stage: Stage, { bookingId }: BookingPlaced, { id }: Operator) =>
  stage.post<Coordination>(`/api/bookings/${bookingId}/coordinate`, { operatorIds: [id] });
const statusOf = async (stage: Stage, { bookingId }: BookingPlaced) => {
  const { body } = await stage.call<Communication[]>({
    url: `/api/operator-communications?bookingId=${bookingId}`,
    as: staff,
  });
  return body[0]?.status;
};
const deliveryOf = async (stage: Stage, { bookingId }: BookingPlaced) => {
  const { body } = await stage.call<Communication[]>({
    url: `/api/operator-communications?bookingId=${bookingId}`,
    as: staff,
  });
  return body[0]?.delivery;
};
const reasonOf = async (stage: Stage) => {
  const [last] = await stage.db.rows<{ reason: string | null }>(
    'test-reason',
    'select reason from webhook_delivery order by created_at desc limit 1',
  );
  return last?.reason;
};

describe('an operator with an endpoint', () => {
  let stage: Stage;
  let booking: BookingPlaced;
  let operator: Operator;
  beforeAll(async () => {
    stage = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { webhookRetryDelays: [50, 50] });
  });
  beforeEach(async () => {
    booking = await stage.booking();
    operator = await stage.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
  });
  afterAll(() => stage.close());

  it('gets one signed message without anybody’s name, and then it is sent', async () => {
    const { body } = await coordinate(stage, booking, operator);
    expect(body.communications[0]).toMatchObject({ communicationType: 'api', status: 'pending' });
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');

    expect(receiver.received).toHaveLength(1);
    const [delivery] = receiver.received;
    if (!delivery) throw new Error('nothing was delivered');
    expect(isGenuine(delivery, WEBHOOK_SECRET)).toBe(true);
    expect(isGenuine({ ...delivery, body: `${delivery.body} ` }, WEBHOOK_SECRET)).toBe(false);
    expect(isGenuine(delivery, Buffer.from('the secret of somebody else').toString('base64'))).toBe(false);
    expect(delivery.headers['content-type']).toBe('application/json');
    expect(JSON.parse(delivery.body)).toEqual({
      type: 'availability.requested',
      timestamp: expect.any(String),
      data: {
        communicationId: body.communications[0]?.id,
        subject: expect.stringContaining('KS-7F3K2Q'),
        message: expect.any(String),
        answerUrl: expect.stringMatching(/^http:\/\/localhost:8080\/answer\/[\w-]{43}$/),
        booking: {
          reference: 'KS-7F3K2Q',
          type: 'package',
          itemId: 2,
          itemName: 'Crater and Elephants',
          startDate: '2031-02-14',
          endDate: '2031-02-16',
          travelers: 4,
          specialRequests: 'Two rooms side by side',
        },
      },
    });
  });

  it('gets the same message under the same id until it is taken', async () => {
    const faults = [404, 503]; // also of an endpoint that is only set up wrongly
    receiver.answer = (reply) => reply.writeHead(faults.shift() ?? 200).end('later');
    await coordinate(stage, booking, operator);
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received.every((delivery) => isGenuine(delivery, WEBHOOK_SECRET))).toBe(true);
  });

  it('has failed when nobody takes it in the end, and staff can see why', async () => {
    receiver.answer = (reply) => reply.writeHead(500).end(`out of\norder ${'.'.repeat(500)}`);
    await coordinate(stage, booking, operator);
    await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
    expect(receiver.received).toHaveLength(3);
    expect(await reasonOf(stage)).toBe('500 out of order '.padEnd(300, '.'));
  });

  it('has a delivery log that staff can read: when, why not, and when next', async () => {
    const slow = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { webhookRetryDelays: [50, 3_600_000] });
    receiver.answer = (reply) => reply.writeHead(503).end('busy');
    const operator = await slow.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
    const about = await slow.booking();
    await coordinate(slow, about, operator);
    const log = await eventually('it was tried twice', async () => {
      const delivery = await deliveryOf(slow, about);
      return delivery?.attempts.length === 2 && delivery;
    });
    expect(log).toEqual({
      state: 'queued',
      attempts: [
        { at: expect.any(String), reason: '503 busy' },
        { at: expect.any(String), reason: '503 busy' },
      ],
      nextAttemptAt: expect.any(String),
    });
    const wait = Date.parse(log.nextAttemptAt ?? '') - Date.parse(log.attempts[1]?.at ?? '');
    expect(wait).toBe(3_600_000);
    const told = await slow.told('operators.communication.changed.v1');
    expect(told.map(({ data }) => data.status)).toEqual(['pending', 'pending']);
    await slow.close();
  });

  it('has a log that ends with success, and what was posted is forgotten with its link', async () => {
    let failures = 1;
    receiver.answer = (reply) => reply.writeHead(failures-- > 0 ? 500 : 204).end();
    await coordinate(stage, booking, operator);
    const delivery = await eventually('it is sent', async () => {
      const last = await deliveryOf(stage, booking);
      return last?.state === 'sent' && last;
    });
    expect(delivery.attempts.map(({ reason }) => reason)).toEqual(['500', null]);
    expect(delivery.nextAttemptAt).toBeNull();
    const { answerUrl } = (JSON.parse(receiver.received[0]?.body ?? '') as { data: { answerUrl: string } })
      .data;
    const token = answerUrl.split('/').at(-1) ?? '';
    expect(await stage.count('webhook_delivery', `body like '%${token}%'`)).toBe(0);
    const { status } = await stage.call({ url: `/api/operator-answers/${token}` });
    expect(status).toBe(200);
  });

  it('is not waited for longer than it may take', async () => {
    const hasty = await setStage(
      { WEBHOOK_ALLOW_PRIVATE: 'true' },
      { webhookRetryDelays: [], webhookTimeout: 300 },
    );
    receiver.answer = () => undefined;
    const silent = await hasty.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
    const about = await hasty.booking();
    await coordinate(hasty, about, silent);
    await eventually('it has failed', async () => (await statusOf(hasty, about)) === 'failed');
    const delivery = await deliveryOf(hasty, about);
    expect(delivery?.attempts[0]?.reason).toMatch(/timeout/i);
    await hasty.close();
  });

  it('is not asked again when it is gone for good', async () => {
    receiver.answer = (reply) => reply.writeHead(410).end();
    await coordinate(stage, booking, operator);
    await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
    expect(receiver.received).toHaveLength(1);
  });

  it('is never followed to another address', async () => {
    const elsewhere = await startReceiver();
    receiver.answer = (reply) => reply.writeHead(307, { location: elsewhere.url }).end();
    await coordinate(stage, booking, operator);
    await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
    expect(elsewhere.connections).toBe(0);
    await elsewhere.close();
  });

  it('is not listened to without end', async () => {
    let written = 0;
    receiver.answer = (reply) => {
      reply.writeHead(200);
      const talk = (): void => {
        while (!reply.destroyed && written < 50_000_000 && reply.write(Buffer.alloc(16_384, 'x')))
          written += 16_384;
      };
      reply.on('drain', talk);
      reply.on('error', () => undefined);
      talk();
    };
    await coordinate(stage, booking, operator);
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
    expect(receiver.received).toHaveLength(1);
    expect(written).toBeLessThan(50_000_000);
  });

  it('does not keep a service from stopping by never answering', async () => {
    const stopping = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { webhookTimeout: NEVER_MS });
    receiver.answer = () => undefined;
    const silent = await stopping.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
    await coordinate(stopping, await stopping.booking(), silent);
    await eventually('it was posted', async () => receiver.received.length === 1);
    const begun = Date.now();
    await stopping.close();
    expect(Date.now() - begun).toBeLessThan(60_000);
  });

  it('cannot reach a metadata service even from a development machine', async () => {
    const { status } = await stage.post<Problem>('/api/operators', {
      name: 'Curious',
      contactEmail: 'curious@example.com',
      integrationMethod: 'api',
      apiEndpoint: 'http://169.254.169.254/latest/meta-data',
    });
    expect(status).toBe(400);
  });
});

describe('what an operator is told about one booking', () => {
  let stage: Stage;
  let booking: BookingPlaced;
  let operator: Operator;
  beforeAll(async () => {
    stage = await setStage(
      { WEBHOOK_ALLOW_PRIVATE: 'true' },
      { webhookRetryDelays: Array<number>(50).fill(200), ...PATIENT },
    );
  });
  beforeEach(async () => {
    booking = await stage.booking();
    operator = await stage.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
  });
  afterAll(() => stage.close());

  const write = async (message: string, { bookingId } = booking) => {
    const { status } = await stage.post('/api/operator-communications', {
      bookingId,
      operatorId: operator.id,
      subject: '',
      message,
    });
    expect(status).toBe(201);
  };
  const messages = () => receiver.received.map(({ body }) => (JSON.parse(body) as Post).data.message);
  const taken = () =>
    stage.count(
      'webhook_delivery join communication on communication.id = communication_id',
      `operator_id = ${operator.id} and state <> 'queued'`,
    );

  /** Waits until every earlier post is recorded. */
  const noted = async () => {
    receiver.answer = (reply) => reply.writeHead(204).end();
    await write('Another trip.', await stage.booking());
    await eventually('the next is told', async () => messages().includes('Another trip.'));
  };

  /** The reply to a post that is under way. */
  const underWay = async () => {
    const replies: ServerResponse[] = [];
    receiver.answer = (reply) => replies.push(reply);
    await write('You are chosen.');
    return eventually('it is posted', async () => replies[0]);
  };

  const kept = async () => {
    const [delivery] = await stage.rows<object>(
      `select state, webhook_delivery.reason, log, status
       from webhook_delivery join communication on communication.id = communication_id where booking_id = $1`,
      [booking.bookingId],
    );
    return delivery;
  };

  it('is served by the corrected endpoint, when staff mend a wrong one', async () => {
    receiver.answer = (reply) => reply.writeHead(404).end();
    const right = await startReceiver();
    await coordinate(stage, booking, operator);
    await eventually('it was tried', async () => receiver.received.length > 0);
    const { id: _id, version: _version, ...fields } = operator;
    const { port, host } = new URL(right.url.replace('127.0.0.1', 'localhost'));
    await stage.put(`/api/operators/${operator.id}`, {
      ...fields,
      apiEndpoint: `http://localhost.:${port}/hook`,
    });
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
    expect(right.received[0]?.headers.host).toBe(host); // no certificate is for a name with a dot at its end
    expect(right.received[0]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    await right.close();
  });

  /** Waits until a post failed, none is under way and none follows for long. */
  const wasTried = () =>
    eventually('it was tried', async () => {
      const rows = await stage.rows(
        `with tried as (
           update webhook_delivery set next_attempt_at = now() + interval '12 hours'
           where state = 'queued' and attempts > 0 and next_attempt_at < now() + interval '10 seconds' returning id)
         select id from tried`,
      );
      return rows.length > 0;
    });

  /** Changes how the operator is told from now on. */
  const isToldBy = async (integrationMethod: 'email' | 'manual') => {
    const { id: _id, version: _version, ...fields } = operator;
    const body = { ...fields, integrationMethod };
    await stage.put(`/api/operators/${operator.id}`, body);
  };

  const gone = (communicationType: string, status: string) => ({
    communicationType,
    status,
    delivery: {
      state: 'failed',
      attempts: expect.arrayContaining([
        expect.objectContaining({ reason: '503' }),
        expect.objectContaining({ reason: 'The operator has no endpoint any more.' }),
      ]),
      nextAttemptAt: null,
    },
  });
  const communications = async () =>
    (
      await stage.call<Communication[]>({
        url: `/api/operator-communications?bookingId=${booking.bookingId}`,
        as: staff,
      })
    ).body;

  it('leaves by letter and in its order, link and all, where the endpoint is away and staff tell the operator by email', async () => {
    receiver.answer = (reply) => reply.writeHead(503).end();
    await coordinate(stage, booking, operator);
    await wasTried();
    const { answerUrl } = (JSON.parse(receiver.received[0]?.body ?? '') as { data: { answerUrl: string } })
      .data;
    await write('You are chosen.');
    await isToldBy('email');
    const letters = () =>
      stage.mailbox.received.filter(({ recipients }) => recipients.includes(operator.contactEmail));
    await eventually('both have left', async () => letters().length === 2, AT_ONCE_MS);
    expect(letters()[0]?.message.text).toContain(answerUrl);
    expect(letters()[1]?.message.text).toContain('You are chosen.');
    expect((await communications())[0]).toMatchObject({ communicationType: 'manual' }); // staff's own stays so
    const asked = await eventually('they are sent', async () => {
      const said = await communications();
      return said.every(({ status }) => status === 'sent') && said.at(-1);
    });
    expect(asked).toMatchObject(gone('email', 'sent'));
    expect(await stage.count('webhook_delivery', `body like '%${answerUrl}%'`)).toBe(0);
  });

  it('waits for staff to tell it, where they tell the operator by hand from now on', async () => {
    receiver.answer = (reply) => reply.writeHead(503).end();
    await coordinate(stage, booking, operator);
    await wasTried();
    await isToldBy('manual');
    const message = await eventually(
      'it is theirs',
      async () => {
        const [asked] = await communications();
        return asked?.communicationType === 'manual' && asked;
      },
      AT_ONCE_MS,
    );
    expect(message).toMatchObject({ ...gone('manual', 'pending'), needsCall: true });
  });

  it('has failed where the operator has left the network without an endpoint', async () => {
    receiver.answer = (reply) => reply.writeHead(503).end();
    await coordinate(stage, booking, operator);
    await wasTried();
    await stage.db.transaction(async (tx) => {
      await tx.query(
        `update operator set deleted = true, integration_method = 'email', api_endpoint = null where id = $1`,
        [operator.id],
      );
      stage.app.get(CommitSignal).leave(tx, 'stranded');
    });
    await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
    expect(await reasonOf(stage)).toBe('The operator has no endpoint any more.');
  });

  it('shows in the figures for as long as its endpoint does not take it', async () => {
    const oldest = async () => {
      const { body } = await stage.call<string>({ url: '/metrics' });
      return Number(/^webhooks_oldest_seconds (.+)$/m.exec(body)?.[1]);
    };
    expect(await oldest()).toBe(0);
    receiver.answer = (reply) => reply.writeHead(503).end();
    await coordinate(stage, booking, operator);
    await wasTried();
    await stage.rows(
      `update webhook_delivery set created_at = now() - interval '3 hours' where state = 'queued'`,
    );
    expect(await oldest()).toBeGreaterThanOrEqual(10_800);
    await stage.rows(`delete from webhook_delivery where state = 'queued'`);
    expect(await oldest()).toBe(0);
  });

  it('leaves by letter though an older message to another operator without an endpoint cannot be read', async () => {
    receiver.answer = (reply) => reply.writeHead(503).end();
    const other = await stage.operator({ integrationMethod: 'api', apiEndpoint: receiver.url });
    const unreadable = await stage.booking();
    await coordinate(stage, unreadable, other);
    await wasTried();
    const waiting = `communication_id in (select id from communication where operator_id = ${other.id})`;
    await stage.rows(`update webhook_delivery set body = '{' where ${waiting}`);
    await coordinate(stage, booking, operator);
    await wasTried();
    await stage.db.transaction(async (tx) => {
      await tx.query(
        `update operator set integration_method = 'email', api_endpoint = null where id in ($1, $2)`,
        [operator.id, other.id],
      );
      stage.app.get(CommitSignal).leave(tx, 'stranded');
    });
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent', AT_ONCE_MS);
    expect(await stage.count('webhook_delivery', `${waiting} and state = 'queued'`)).toBe(1);
    expect(await statusOf(stage, unreadable)).not.toBe('failed');
    const [later] = await stage.rows<{ seconds: number }>(
      `select extract(epoch from next_attempt_at - now())::float8 as seconds from webhook_delivery where ${waiting}`,
    );
    expect(later?.seconds).toBeGreaterThan(30);
    expect(later?.seconds).toBeLessThanOrEqual(60);
    await stage.rows(`delete from webhook_delivery where ${waiting}`);
  });

  it('is not written a letter beside a post that is under way', async () => {
    const reply = await underWay();
    await isToldBy('email');
    const deliveries = stage.app.get(WebhookDeliveryRepository);
    expect(await stage.db.transaction((tx) => deliveries.lockStranded(tx))).toBeUndefined();
    reply.writeHead(204).end();
    await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
    expect(
      stage.mailbox.received.filter(({ recipients }) => recipients.includes(operator.contactEmail)),
    ).toEqual([]);
  });

  it.each([204, 410, 500])(
    'and was under way while its customer erased it leaves nothing of the answer, a %d',
    async (status) => {
      const reply = await underWay();
      const erased = { erasureId: randomUUID(), bookingIds: [booking.bookingId] };
      await stage.heard(await stage.tell('booking.customer.erased.v1', erased));
      reply.writeHead(status).end('Not with Zawadi again');
      await noted();
      expect(await kept()).toEqual({ state: 'failed', reason: null, log: [], status: 'failed' });
    },
  );

  it.each([204, 410, 500])(
    'is another instance’s once its lease has run out: what comes of the attempt before, a %d, does not count',
    async (status) => {
      const reply = await underWay();
      await stage.rows(
        `update webhook_delivery set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
         from communication where communication.id = communication_id and booking_id = $1`,
        [booking.bookingId],
      );
      reply.writeHead(status).end();
      await noted();
      expect(await kept()).toEqual({ state: 'queued', reason: null, log: [], status: 'pending' });
    },
  );

  it('comes in the order in which it was written, however often the first is not taken; other bookings do not wait for it', async () => {
    let busy = true;
    receiver.answer = (reply) =>
      reply.writeHead(busy && messages().at(-1) === 'You are chosen.' ? 503 : 204).end();
    await write('You are chosen.');
    await eventually('it was tried', async () => receiver.received.length > 0);
    await write('You are released.');
    await write('Another trip.', await stage.booking());
    await eventually('the other booking is told of', async () => messages().includes('Another trip.'));
    busy = false;
    await eventually('all is told', async () => messages().includes('You are released.'));
    const told = messages().filter((message) => message !== 'Another trip.');
    expect(told.slice(1, -1).every((message) => message === 'You are chosen.')).toBe(true);
    expect([told[0], told.at(-1)]).toEqual(['You are chosen.', 'You are released.']);
  });

  it('is never posted twice at the same time, also where all of it is due at once', async () => {
    let release: () => void = () => undefined;
    receiver.answer = (reply) => {
      release = () => reply.writeHead(204).end();
    };
    await write('Another trip.', await stage.booking());
    await eventually('the worker waits for an answer', async () => receiver.received.length === 1);
    await write('one');
    await write('two');
    await write('three');
    let [underWay, most] = [0, 0];
    receiver.answer = (reply) => {
      underWay += 1;
      most = Math.max(most, underWay);
      setTimeout(() => {
        underWay -= 1;
        reply.writeHead(204).end();
      }, 100);
    };
    release();
    await eventually('all is told', async () => (await taken()) === 4);
    expect(messages()).toEqual(['Another trip.', 'one', 'two', 'three']);
    expect(most).toBe(1);
  });

  it('goes on once a message has failed for good', async () => {
    receiver.answer = (reply) => reply.writeHead(messages().at(-1) === 'You are chosen.' ? 410 : 204).end();
    await write('You are chosen.');
    await write('You are released.');
    await eventually('the second is told', async () => (await statusOf(stage, booking)) === 'sent');
    expect(messages()).toEqual(['You are chosen.', 'You are released.']);
  });

  describe('and what its endpoint did not take', () => {
    const failing = async (tell: () => Promise<unknown>) => {
      receiver.answer = (reply) => reply.writeHead(410).end('moved out');
      await tell();
      await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
      receiver.answer = (reply) => reply.writeHead(204).end();
      const [failed] = await communications();
      return failed?.id ?? 0;
    };
    const listed = async (id: number) => {
      const { body } = await stage.call<FailedPost[]>({ url: '/api/operators/failed-posts', as: staff });
      return body.find(({ communicationId }) => communicationId === id);
    };
    const retry = (id: number) => stage.post<undefined>(`/api/operators/failed-posts/${id}/retry`);

    it('is listed, the newest first, and is posted again as it was written, under the same id', async () => {
      const other = await stage.booking();
      const id = await failing(async () => {
        await coordinate(stage, other, operator);
        await eventually('another has failed', async () => (await statusOf(stage, other)) === 'failed');
        receiver.received.length = 0;
        await write('You are chosen.');
      });
      const { body } = await stage.call<FailedPost[]>({ url: '/api/operators/failed-posts', as: staff });
      expect(body.slice(0, 2).map(({ bookingId }) => bookingId)).toEqual([
        booking.bookingId,
        other.bookingId,
      ]);
      expect(await listed(id)).toEqual({
        communicationId: id,
        bookingId: booking.bookingId,
        operatorName: operator.name,
        subject: expect.stringContaining('KS-7F3K2Q'),
        reason: '410 moved out',
        attempts: 1,
        writtenAt: expect.stringMatching(/^2\d{3}-.*Z$/),
        canRetry: true,
      });
      expect((await retry(id)).status).toBe(204);
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect((await deliveryOf(stage, booking))?.attempts.map(({ reason }) => reason)).toEqual([
        '410 moved out',
        null,
      ]);
      expect(await listed(id)).toBeUndefined();
      expect((await retry(id)).body).toMatchObject({ status: 409, detail: 'This message has not failed.' });
      const told = await stage.told('operators.communication.changed.v1');
      const states = told.filter(({ data }) => data.communicationId === id).map(({ data }) => data.status);
      expect(states).toEqual(['pending', 'failed', 'pending', 'sent']);
    });

    it('may fail again, and be posted again then', async () => {
      const id = await failing(() => write('You are chosen.'));
      await failing(() => retry(id));
      expect(await listed(id)).toMatchObject({ canRetry: true, attempts: 1 }); // it has all attempts again
    });

    it('leaves by letter where staff tell the operator by email by then', async () => {
      const id = await failing(() => write('You are chosen.'));
      await isToldBy('email');
      expect((await retry(id)).status).toBe(204);
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
      const letters = stage.mailbox.received.filter(({ recipients }) =>
        recipients.includes(operator.contactEmail),
      );
      expect(letters.map(({ message }) => message.text?.trim())).toEqual(['You are chosen.']);
    });

    it('is a failed letter, and no failed post, where that letter fails', async () => {
      const id = await failing(() => write('You are chosen.'));
      stage.mailbox.refusingForGood = true;
      await isToldBy('email');
      await retry(id);
      const letters = async () =>
        (await stage.call<FailedLetter[]>({ url: '/api/operators/failed-letters', as: staff })).body;
      await eventually('the letter has failed', async () =>
        (await letters()).some(({ topicId }) => topicId === String(id)),
      );
      stage.mailbox.refusingForGood = false;
      await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
      expect(await listed(id)).toBeUndefined();
    });

    it('is not written a letter beside a post of the second time', async () => {
      const id = await failing(() => write('You are chosen.'));
      const replies: ServerResponse[] = [];
      receiver.answer = (reply) => replies.push(reply);
      await retry(id);
      const reply = await eventually('it is posted', async () => replies[0]);
      await isToldBy('email');
      const deliveries = stage.app.get(WebhookDeliveryRepository);
      expect(await stage.db.transaction((tx) => deliveries.lockStranded(tx))).toBeUndefined();
      reply.writeHead(204).end();
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
    });

    it('keeps nothing of a link that it brought, and is not posted again', async () => {
      const id = await failing(() => coordinate(stage, booking, operator));
      expect(await listed(id)).toMatchObject({ canRetry: false });
      expect((await retry(id)).body).toMatchObject({
        status: 409,
        detail: 'What this message said is forgotten. Write it anew.',
      });
      expect(await stage.count('webhook_delivery', `communication_id = ${id} and body <> ''`)).toBe(0);
    });

    it('is over once something later was said, and never told after it', async () => {
      const id = await failing(() => write('You are chosen.'));
      await write('You are released.');
      expect(await listed(id)).toBeUndefined();
      expect((await retry(id)).body).toMatchObject({
        status: 409,
        detail: 'The operator has been written to since.',
      });
    });

    it('is not over because its operator answers something earlier', async () => {
      receiver.answer = (reply) => reply.writeHead(204).end();
      await write('Is the road open?');
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
      const [question] = await communications();
      const id = await failing(() => write('You are released.'));
      const answered = await stage.post(`/api/operator-communications/${question?.id}/respond`, {
        response: 'It is.',
      });
      expect(answered.status).toBe(201);
      expect(await listed(id)).toMatchObject({ canRetry: true });
      expect((await retry(id)).status).toBe(204);
    });

    it('is posted again once, of two who ask for it at the same time', async () => {
      const id = await failing(() => write('You are chosen.'));
      const asked = await stage.db.transaction(async (tx) => {
        await tx.query('select from webhook_delivery where communication_id = $1 for update', [id]);
        const both = [retry(id), retry(id)];
        await eventually('both wait for it', async () => (await stage.locked()) > 1);
        return { both };
      });
      const statuses = (await Promise.all(asked.both)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    });

    it('is over where its customer erased it', async () => {
      const id = await failing(() => write('You are chosen.'));
      const erasure = { erasureId: randomUUID(), bookingIds: [booking.bookingId] };
      await stage.heard(await stage.tell('booking.customer.erased.v1', erasure));
      expect(await listed(id)).toBeUndefined();
    });

    it('is over where its operator has left', async () => {
      const id = await failing(() => write('You are chosen.'));
      await stage.rows('update operator set deleted = true where id = $1', [operator.id]);
      expect(await listed(id)).toBeUndefined();
    });

    it('stands where it was to say that there is no trip any more, since its customer is erased', async () => {
      await coordinate(stage, booking, operator);
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
      const erasure = { erasureId: randomUUID(), bookingIds: [booking.bookingId] };
      const id = await failing(() => stage.tell('booking.customer.erased.v1', erasure));
      expect(await listed(id)).toMatchObject({ canRetry: true });
      expect((await retry(id)).status).toBe(204);
    });

    it('is forgotten after its days', async () => {
      const id = await failing(() => write('You are chosen.'));
      await stage.rows(
        `update webhook_delivery set created_at = now() - interval '15 days' where communication_id = $1`,
        [id],
      );
      expect(await listed(id)).toBeUndefined();
      for (const { statement, days } of PRUNED) await stage.rows(statement, [days]);
      expect(await stage.count('webhook_delivery', `communication_id = ${id} and body <> ''`)).toBe(0);
    });

    it('is not forgotten while it waits, however long', async () => {
      receiver.answer = (reply) => reply.writeHead(503).end();
      await write('You are chosen.');
      await stage.rows(
        `update webhook_delivery set created_at = now() - interval '15 days' where state = 'queued'`,
      );
      for (const { statement, days } of PRUNED) await stage.rows(statement, [days]);
      receiver.answer = (reply) => reply.writeHead(204).end();
      await eventually('it is sent', async () => (await statusOf(stage, booking)) === 'sent');
      const said = receiver.received.map(({ body }) => (JSON.parse(body) as Post).data.message);
      expect(new Set(said)).toEqual(new Set(['You are chosen.']));
    });

    it.each(['0', 'x', '999999'])('is not found as %s', async (id) => {
      const { status } = await stage.post(`/api/operators/failed-posts/${id}/retry`);
      expect(status).toBe(404);
    });
  });
});

/** Answers of a name server that an attacker controls. */
const names: Record<string, string[]> = {
  'inside.example.com': ['10.0.0.7'],
  'both.example.com': ['8.8.8.8', '127.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'outside.example.com': ['8.8.8.8'],
};
const resolver: Resolver = async (host) => {
  const addresses = names[host];
  if (!addresses) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

describe('an endpoint that leads inside', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({}, { resolver, webhookRetryDelays: [50, 50] });
  });
  afterAll(() => stage.close());

  const save = (apiEndpoint: string) =>
    stage.post<Operator>('/api/operators', {
      name: 'Partner',
      contactEmail: 'p@example.com',
      integrationMethod: 'api',
      apiEndpoint,
    });

  it.each([
    'https://127.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/hook',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://0.0.0.0/hook',
    'https://2130706433/hook',
    'https://0177.0.0.1/hook',
    'https://localhost./hook',
    'https://inside.example.com/hook',
    'https://both.example.com/hook',
    'https://metadata.example.com/hook',
    'https://mapped.example.com./hook',
  ])('is refused when it is saved: %s', async (endpoint) => {
    const { status, body } = await save(endpoint);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ apiEndpoint: ['The address must lie on the public internet.'] });
  });

  it.each(['https://outside.example.com/hook', 'https://not-yet-known.example.com/hook'])(
    'is another matter than one that does not: %s',
    async (endpoint) => {
      const { status, body } = await save(endpoint);
      expect(status).toBe(201);
      expect(body.apiEndpoint).toBe(endpoint);
    },
  );

  it('is refused at the connection when its name has moved inside after it was saved', async () => {
    const port = new URL(receiver.url).port;
    names['moving.example.com'] = ['8.8.8.8'];
    const { body: operator } = await save(`https://moving.example.com:${port}/hook`);
    names['moving.example.com'] = ['127.0.0.1'];
    const booking = await stage.booking();
    await coordinate(stage, booking, operator);
    await eventually('it has failed', async () => (await statusOf(stage, booking)) === 'failed');
    expect(receiver.connections).toBe(0);
    expect(await reasonOf(stage)).toBe('moving.example.com does not lie on the public internet');
    expect((await deliveryOf(stage, booking))?.attempts).toHaveLength(1);
  });

  it('would be connected to if nothing stood in between (the control of the story above)', async () => {
    const open = await setStage({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { resolver, webhookRetryDelays: [50] });
    names['moving.example.com'] = ['127.0.0.1'];
    const operator = await open.operator({
      integrationMethod: 'api',
      apiEndpoint: `https://moving.example.com:${new URL(receiver.url).port}/hook`,
    });
    const booking = await open.booking();
    await coordinate(open, booking, operator);
    await eventually('it was connected to', async () => receiver.connections > 0);
    await open.close();
  });
});
