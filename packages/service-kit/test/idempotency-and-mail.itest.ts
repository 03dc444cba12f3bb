import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type DynamicModule, Injectable, Logger, Module } from '@nestjs/common';
import type { FailedLetter, LateLetter } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import {
  Database,
  DomainError,
  IdempotencyKeyStore,
  type Letter,
  loadConfig,
  MailingServiceConfig,
  type MailOutcome,
  type MailRetry,
  OnMail,
  OnMailRetry,
  OutgoingMail,
  ServiceModule,
} from '../src/index.js';
import { LEASE_MS } from '../src/mail/outgoing-mail.repository.js';
import {
  createDatabase,
  eventually,
  staff,
  startMailbox,
  startTestService,
  type TestMailbox,
  type TestService,
} from '../src/testing/index.js';

@Injectable()
class Outcomes {
  readonly heard: MailOutcome[] = [];
  /** For each address, how often the handler still fails for a letter to it, after it has written something. */
  readonly deaf = new Map<string, number>();

  @OnMail('greeting')
  async hear(tx: EntityManager, outcome: MailOutcome): Promise<void> {
    const left = this.deaf.get(outcome.to) ?? 0;
    this.deaf.set(outcome.to, left - 1);
    if (left > 0) {
      await tx.query(`insert into dead_letter (subject, body, reason, attempts) values ('half', '', $1, 1)`, [
        outcome.to,
      ]);
      throw new Error('could not be written down');
    }
    this.heard.push(outcome);
  }

  readonly retries: MailRetry[] = [];

  @OnMailRetry('greeting')
  async hearOfRetry(_tx: EntityManager, retry: MailRetry): Promise<void> {
    this.retries.push(retry);
    if (retry.to.startsWith('deaf')) throw new Error('could not be written down');
  }
}

@Module({})
class MailingToyModule {
  static forRoot(settings: Record<string, string>): DynamicModule {
    const config = loadConfig(MailingServiceConfig, settings);
    return {
      module: MailingToyModule,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-toy',
          config,
          entities: [],
          migrations: [],
          mailRetryDelays: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50],
        }),
      ],
      providers: [Outcomes],
    };
  }
}

let mailbox: TestMailbox;
let service: TestService;

const startToy = (settings: Record<string, string> = {}) =>
  startTestService('toy', (environment) => MailingToyModule.forRoot(environment), {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Office <office@example.com>',
    ...settings,
  });

beforeAll(async () => {
  mailbox = await startMailbox();
  service = await startToy();
});

afterAll(async () => {
  await service.close();
  await mailbox.close();
});

describe('a request that is repeated', () => {
  const run = (key: string, fingerprint: string, work: () => Promise<string>, owner = 'amina') =>
    service.app.get(IdempotencyKeyStore).transaction(owner, { key, fingerprint }, work);

  it('does its work once and gets the same answer, however many come at the same time', async () => {
    const key = randomUUID();
    let done = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        run(key, 'same', async () => {
          await sleep(20);
          done += 1;
          return `answer ${done}`;
        }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['answer 1']));
    expect(done).toBe(1);
  });

  it('is refused when the key came with another request', async () => {
    const key = randomUUID();
    await run(key, 'one', async () => 'first');
    await expect(run(key, 'two', async () => 'second')).rejects.toMatchObject({
      kind: 'key_reused',
      details: { extensions: { answer: 'first' } },
    });
  });

  it('leaves nothing behind when its work fails, so that it can be tried again', async () => {
    const key = randomUUID();
    const failing = run(key, 'same', () => Promise.reject(new DomainError('conflict', 'not now')));
    await expect(failing).rejects.toThrow('not now');
    await expect(run(key, 'same', async () => 'second try')).resolves.toBe('second try');
  });

  it('never meets the key of somebody else', async () => {
    const key = randomUUID();
    await run(key, 'same', async () => 'for amina');
    await expect(run(key, 'other', async () => 'for jonas', 'jonas')).resolves.toBe('for jonas');
  });
});

describe('a letter', () => {
  const send = (to: string, subject = 'Karibu') =>
    service.app
      .get(Database)
      .transaction((tx) =>
        service.app
          .get(OutgoingMail)
          .add(tx, { topic: 'greeting', topicId: to, to, subject, text: 'Hello', html: '<p>Hello</p>' }),
      );
  const receivedBy = (to: string) => mailbox.received.filter(({ recipients }) => recipients.includes(to));

  it('leaves by SMTP when its transaction is committed, and its sender hears of it', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    await send('one@example.com');
    await eventually('it arrives', async () => receivedBy('one@example.com').length === 1);
    const outcome = await eventually('its sender hears', async () =>
      service.app.get(Outcomes).heard.find(({ to }) => to === 'one@example.com'),
    );
    expect(outcome).toEqual({
      topicId: 'one@example.com',
      to: 'one@example.com',
      state: 'sent',
      reason: null,
      attempts: 1,
    });
    expect(log.mock.calls.map(([line]) => line)).toContainEqual({
      msg: expect.stringMatching(/^letter \d+ left$/),
      topic: 'greeting',
      topicId: 'one@example.com',
      response: expect.stringContaining('250'),
    });
    log.mockRestore();
  });

  /** Waits until no row is left that would be sent or told once more. */
  const isOver = (to: string) =>
    eventually('it is over', () =>
      service.count('outgoing_mail', `recipient = '${to}' and state <> 'queued' and not outcome_due`),
    );
  const heardOf = (to: string) => service.app.get(Outcomes).heard.filter((outcome) => outcome.to === to);

  it('is told as it went in the end, also where it was tried again while that was being told', async () => {
    const to = `again-${randomUUID()}@example.com`;
    const outcomes = service.app.get(Outcomes);
    outcomes.deaf.set(to, 10_000);
    mailbox.refusingForGood = true;
    await send(to);
    await eventually('it has failed', async () =>
      service.count('outgoing_mail', `recipient = '${to}' and outcome_due and outcome_attempts > 0`),
    );
    mailbox.refusingForGood = false;
    await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from outgoing_mail where recipient = $1 for update', [to]);
      await eventually('it is being told', async () => (await service.waitingFor(tx)) === 1);
      outcomes.deaf.delete(to);
      await tx.query(`update outgoing_mail set state = 'sent', reason = null where recipient = $1`, [to]);
    });
    await eventually('it is told', () => Promise.resolve(heardOf(to).length > 0));
    expect(heardOf(to)).toMatchObject([{ state: 'sent', reason: null }]);
  });

  it('leaves once, however often writing down how it went fails', async () => {
    const to = 'deaf@example.com';
    service.app.get(Outcomes).deaf.set(to, 3);
    await send(to);
    await eventually('its sender hears', async () => heardOf(to).length === 1);
    await isOver(to);
    expect(receivedBy(to)).toHaveLength(1);
    expect(heardOf(to)).toEqual([{ topicId: to, to, state: 'sent', reason: null, attempts: 1 }]);
    expect(await service.count('dead_letter', `reason = '${to}'`)).toBe(0);
    expect(
      await service.count('outgoing_mail', `recipient = '${to}' and state = 'sent' and attempts = 1`),
    ).toBe(1);
  });

  it('holds no other letter up while its outcome cannot be written down', async () => {
    service.app.get(Outcomes).deaf.set('never-heard@example.com', Infinity);
    await send('never-heard@example.com');
    await send('behind@example.com');
    await eventually('the next is heard', async () => heardOf('behind@example.com').length === 1);
    expect(receivedBy('never-heard@example.com')).toHaveLength(1);
  });

  it('that was refused for good is not tried again when writing that down fails', async () => {
    const to = 'refused@example.com';
    service.app.get(Outcomes).deaf.set(to, 2);
    mailbox.refusingForGood = true;
    try {
      await send(to);
      await eventually('its sender hears', async () => heardOf(to).length === 1);
    } finally {
      mailbox.refusingForGood = false;
    }
    await isOver(to);
    expect(heardOf(to)).toMatchObject([{ state: 'failed', reason: expect.stringContaining('never') }]);
    expect(receivedBy(to)).toEqual([]);
    expect(await service.count('outgoing_mail', `recipient = '${to}' and attempts = 1`)).toBe(1);
  });

  it('that left while nothing could be written down is noted as soon as that can be, and leaves once', async () => {
    const to = 'unnoted@example.com';
    await service.rows(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before update on outgoing_mail for each row
        when (new.recipient = '${to}' and new.state = 'sent') execute function no_room()`);
    await send(to);
    await eventually('it arrives', async () => receivedBy(to).length === 1);
    await sleep(1_500); // it is tried again meanwhile
    expect(heardOf(to)).toEqual([]);
    await service.rows('drop trigger no_room on outgoing_mail');
    await eventually('its sender hears', async () => heardOf(to).length === 1);
    expect(receivedBy(to)).toHaveLength(1);
    expect(await service.count('outgoing_mail', `recipient = '${to}' and attempts = 1`)).toBe(1);
  });

  it('waits while the server takes no mail, and arrives once', async () => {
    const to = 'patient@example.com';
    mailbox.refusing = true;
    try {
      await send(to);
      await eventually('an attempt failed', async () =>
        service.app.get(Outcomes).retries.some((retry) => retry.to === to),
      );
      expect(receivedBy(to)).toHaveLength(0);
    } finally {
      mailbox.refusing = false;
    }
    await isOver(to);
    expect(receivedBy(to)).toHaveLength(1);
  });

  it.each(['between@example.com', 'deaf.between@example.com'])(
    'tells its sender of each attempt that failed, and then how it went: %s',
    async (to) => {
      const { retries } = service.app.get(Outcomes);
      const mine = () => retries.filter((retry) => retry.to === to);
      mailbox.refusing = true;
      try {
        await send(to);
        await eventually('two attempts failed', async () => mine().length >= 2);
      } finally {
        mailbox.refusing = false;
      }
      const [outcome] = await eventually('it arrives', async () => heardOf(to).length > 0 && heardOf(to));
      const told = mine();
      expect(told.map(({ attempts }) => attempts)).toEqual(told.map((_, at) => at + 1));
      expect(told[0]).toMatchObject({ topicId: to, reason: expect.stringContaining('not now') });
      expect(outcome).toMatchObject({ state: 'sent', attempts: told.length + 1 });
      expect(receivedBy(to)).toHaveLength(1);
    },
  );

  it('that failed and is sent again tells its sender that it is, and how it goes now; no more that it had failed', async () => {
    const to = 'again@example.com';
    const { retries, deaf } = service.app.get(Outcomes);
    const mine = () => retries.filter((retry) => retry.to === to);
    deaf.set(to, Infinity);
    mailbox.refusingForGood = true;
    await send(to);
    await eventually('it has failed', () =>
      service.count('outgoing_mail', `recipient = '${to}' and outcome_due`),
    );
    Object.assign(mailbox, { refusingForGood: false, refusing: true });
    const [letter] = await service.rows<{ id: string }>('select id from outgoing_mail where recipient = $1', [
      to,
    ]);
    const url = `/api/toy/failed-letters/${letter?.id}/retry`;
    expect((await service.call({ method: 'POST', url, as: staff })).status).toBe(204);
    deaf.set(to, 0);
    await eventually('it is tried again', async () => mine().length > 3);
    mailbox.refusing = false;
    await eventually('it arrives', async () => heardOf(to).length > 0);
    expect(mine()[0]).toMatchObject({ topicId: to, reason: expect.stringContaining('never'), attempts: 1 });
    expect(heardOf(to)).toMatchObject([{ state: 'sent' }]);
    expect(receivedBy(to)).toHaveLength(1);
  });

  it('that failed at last is listed for the days that follow, whenever it was written, the latest to fail first', async () => {
    const failed = (subject: string, { written, failing }: { written: string; failing: string }) =>
      service.rows(
        `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, state, created_at, next_attempt_at)
         values ('listed', '1', 'a@example.com', $1, 'Hello', gen_random_uuid(), 'failed', now() - $2::interval, now() - $3::interval)`,
        [subject, written, failing],
      );
    await failed('tried for long', { written: '15 days', failing: '1 minute' });
    await failed('refused at once', { written: '13 days', failing: '13 days' });
    await failed('sent again', { written: '100 days', failing: '1 day' });
    await failed('long ago', { written: '15 days', failing: '14 days 1 minute' });
    const { body } = await service.call<FailedLetter[]>({ url: '/api/toy/failed-letters', as: staff });
    const listed = body.filter(({ topic }) => topic === 'listed').map(({ subject }) => subject);
    expect(listed).toEqual(['tried for long', 'sent again', 'refused at once']);
  });

  it('shows in the figures while it waits, since when, and where it has failed', async () => {
    const figures = async () => {
      const { body } = await service.call<string>({ url: '/metrics' });
      const figure = (name: string) => Number(new RegExp(`^letters_${name} (.+)$`, 'm').exec(body)?.[1]);
      return { waiting: figure('waiting'), oldest: figure('oldest_seconds'), failed: figure('failed') };
    };
    await eventually('no other one waits', async () => (await figures()).waiting === 0);
    const { oldest, failed } = await figures();
    expect(oldest).toBe(0);
    await service.rows(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, created_at, next_attempt_at)
       values ('counted', '1', 'a@example.com', 'Karibu', 'Hello', gen_random_uuid(), now() - interval '1 hour', now() + interval '1 day')`,
    );
    expect(await figures()).toEqual({ waiting: 1, oldest: expect.any(Number), failed });
    expect((await figures()).oldest).toBeGreaterThanOrEqual(3_600);
    await service.rows(`update outgoing_mail set state = 'failed' where topic = 'counted'`);
    expect(await figures()).toEqual({ waiting: 0, oldest: 0, failed: failed + 1 });
  });

  it('that waits for hours is listed with what the server said last, and so is the one behind it; not one just sent again', async () => {
    const to = 'busy@example.com';
    const late = async () => {
      const { body } = await service.call<LateLetter[]>({ url: '/api/toy/late-letters', as: staff });
      return body.filter((letter) => letter.to === to);
    };
    const refused = `recipient = '${to}' and reason is not null`;
    mailbox.refusing = true;
    try {
      await send(to);
      await send(to);
      await eventually('one is refused', async () => (await service.count('outgoing_mail', refused)) > 0);
      expect(await late()).toEqual([]);
      await service.rows(
        `update outgoing_mail set not_before = not_before - interval '3 hours',
           next_attempt_at = next_attempt_at - case when reason is null then interval '3 hours' else '0' end
         where recipient = $1`,
        [to],
      );
      const reason = expect.stringContaining('not now');
      expect(await late()).toMatchObject([
        { reason, attempts: expect.any(Number) },
        { reason, attempts: 0 },
      ]);
      await service.rows(
        `update outgoing_mail set attempts = 0, reason = null, next_attempt_at = now() + interval '1 hour'
         where recipient = $1`,
        [to],
      );
      expect(await late()).toEqual([]);
    } finally {
      mailbox.refusing = false;
      await service.rows('delete from outgoing_mail where recipient = $1', [to]);
    }
  });

  it.each<
    [
      of: string,
      which: string[],
      readdress: (tx: EntityManager, addresses: { from: string; to: string }) => Promise<void>,
    ]
  >([
    [
      'of one kind and about what is named',
      ['waits', 'failed'],
      (tx, addresses) =>
        service.app
          .get(OutgoingMail)
          .readdressAll(tx, { topic: 'greeting', topicIds: ['77', '79'] }, addresses),
    ],
    [
      'of any kind about one thing',
      ['waits', 'failed', 'is of another kind', 'names it'],
      (tx, addresses) => service.app.get(OutgoingMail).readdress(tx, '77', addresses),
    ],
  ])('goes to another address where it has certainly not been sent, %s', async (_, which, readdress) => {
    const [former, right] = ['former@example.com', 'right@example.com'];
    const letters: [subject: string, letter: Partial<Letter>, since: string][] = [
      ['waits', {}, 'attempts = 0'],
      ['failed', {}, "state = 'failed', attempts = 3"],
      ['was tried', {}, 'attempts = 1'],
      ['was sent', {}, "state = 'sent', attempts = 1"],
      ['is of another kind', { topic: 'other' }, 'attempts = 0'],
      ['names it', { topicId: '78', messageId: 'greeting-77' }, 'attempts = 0'],
      ['is about something else', { topicId: '78' }, 'attempts = 0'],
      ['is to somebody else', { to: 'somebody.else@example.com' }, 'attempts = 0'],
    ];
    const mail = service.app.get(OutgoingMail);
    let readdressed: { subject: string }[] = [];
    const undone = new Error('none of them leaves');
    const trying = service.app.get(Database).transaction(async (tx) => {
      for (const [subject, letter, since] of letters) {
        await mail.add(tx, {
          topic: 'greeting',
          topicId: '77',
          to: former,
          text: 'Hello',
          ...letter,
          subject,
        });
        await tx.query(`update outgoing_mail set ${since} where subject = $1`, [subject]);
      }
      await readdress(tx, { from: former, to: right });
      readdressed = await tx.query('select subject from outgoing_mail where recipient = $1 order by id', [
        right,
      ]);
      throw undone;
    });
    await expect(trying).rejects.toBe(undone);
    expect(readdressed.map(({ subject }) => subject)).toEqual(which);
  });

  it('that is taken back at the moment in which it leaves has either left or is gone, never both', async () => {
    const messageIds = Array.from({ length: 30 }, () => randomUUID());
    const addressOf = (messageId: string) => `${messageId}@example.com`;
    const { app } = service;
    const withdrawn = await Promise.all(
      messageIds.map(async (messageId) => {
        const letter = { topic: 'greeting', topicId: messageId, to: addressOf(messageId), subject: 'Karibu' };
        const mail = app.get(OutgoingMail);
        await app.get(Database).transaction((tx) => mail.add(tx, { ...letter, text: 'Hello', messageId }));
        return app.get(Database).transaction((tx) => mail.withdraw(tx, messageId));
      }),
    );
    const left = messageIds.filter((_, at) => !withdrawn[at]);
    await eventually('all others have left', async () =>
      left.every((messageId) => heardOf(addressOf(messageId)).length === 1),
    );
    expect(messageIds.filter((messageId) => receivedBy(addressOf(messageId)).length > 0)).toEqual(left);
    expect(await service.count('outgoing_mail', `message_id = any('{${messageIds.join(',')}}')`)).toBe(
      left.length,
    );
  });

  it('waits for the one before it to the same person, also while that is tried again, and nobody else waits', async () => {
    const [to, other] = ['in.order@example.com', 'out.of.order@example.com'];
    await service.app.get(Database).transaction(async (tx) => {
      const letter = { topic: 'greeting', topicId: to, to, subject: 'repayment', text: 'Hello' };
      await service.app.get(OutgoingMail).add(tx, letter);
      await tx.query(
        `update outgoing_mail set attempts = 1, next_attempt_at = now() + interval '1 hour' where recipient = $1`,
        [to],
      );
    });
    await send(to, 'correction');
    await send(other);
    await eventually('the other one has a letter', async () => receivedBy(other).length === 1);
    expect(receivedBy(to)).toEqual([]);
    await service.rows(`update outgoing_mail set next_attempt_at = now() where recipient = '${to}'`);
    await eventually('both arrive', async () => receivedBy(to).length === 2);
    expect(receivedBy(to).map(({ message }) => message.subject)).toEqual(['repayment', 'correction']);
  });

  it('does not wait for one before it that has failed', async () => {
    const to = 'after.failure@example.com';
    mailbox.refusingForGood = true;
    try {
      await send(to, 'first');
      await isOver(to);
    } finally {
      mailbox.refusingForGood = false;
    }
    await send(to, 'second');
    await eventually('it arrives', async () => receivedBy(to).length === 1);
  });

  it('reaches nobody else, whatever is written in its subject or address', async () => {
    await send('target@example.com', 'Hi\r\nBcc: thief@example.com');
    await eventually('it arrives', async () => receivedBy('target@example.com').length === 1);
    expect(receivedBy('target@example.com')[0]?.recipients).toEqual(['target@example.com']);
    expect(receivedBy('target@example.com')[0]?.message.subject).toBe('Hi Bcc: thief@example.com');
    for (const address of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'X <a@example.com>',
    ]) {
      await expect(send(address)).rejects.toThrow(RangeError);
    }
  });
});

describe('a letter whose press can be undone', () => {
  let holding: TestService;
  beforeAll(async () => {
    holding = await startToy({ LETTER_HOLD_SECONDS: '3600' });
  });
  afterAll(() => holding.close());

  const write = (to: string, subject: string, more: Partial<Letter> = {}) =>
    holding.app
      .get(Database)
      .transaction((tx) =>
        holding.app
          .get(OutgoingMail)
          .add(tx, { topic: 'greeting', topicId: subject, to, subject, text: 'Hello', ...more }),
      );
  const withdraw = (messageId: string) =>
    holding.app.get(Database).transaction((tx) => holding.app.get(OutgoingMail).withdraw(tx, messageId));
  const subjectsTo = (to: string) =>
    mailbox.received
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ message }) => message.subject);

  it('waits, what is written to the same person later waits for it, and nobody else waits', async () => {
    const [to, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await write(to, 'confirmed', { held: true });
    await write(to, 'invoice');
    await write(other, 'another one');
    await eventually('the other one has a letter', async () => subjectsTo(other).length === 1);
    expect(subjectsTo(to)).toEqual([]);
    await holding.rows(
      `update outgoing_mail set next_attempt_at = next_attempt_at - interval '1 hour' where recipient = $1`,
      [to],
    );
    await eventually('both arrive', async () => subjectsTo(to).length === 2);
    expect(subjectsTo(to)).toEqual(['confirmed', 'invoice']);
  });

  it('is gone once its press was undone, whatever else its reader is written', async () => {
    const to = `${randomUUID()}@example.com`;
    const undone = randomUUID();
    await write(to, 'undone', { held: true, messageId: undone });
    await write(to, 'about another trip');
    expect(await withdraw(undone)).toBe(true);
    expect(await withdraw(undone)).toBe(false);
    expect(await holding.count('outgoing_mail', `recipient = '${to}'`)).toBe(1);
  });

  it.each([
    ['topic’s id', (topicId: string) => ({ topicId })],
    ['message id', (topicId: string) => ({ messageId: `invoice-7-${topicId}` })],
  ])('stays once another letter, which says so by its %s, may build on it', async (_, about) => {
    const [to, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const [topicId, builtOn] = [randomUUID(), randomUUID()];
    await write(to, 'built on', { held: true, topicId, messageId: builtOn });
    await write(other, 'invoice', about(topicId));
    expect(await withdraw(builtOn)).toBe(false);
    expect(await holding.count('outgoing_mail', `recipient in ('${to}', '${other}')`)).toBe(2);
  });
});

/** An SMTP server that leaves the answer to each letter to the test. */
async function startServer(onLetter: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 server.example\r\n');
    socket.on('data', (said) => {
      if (/^DATA/i.test(said.toString())) socket.write('354 go on\r\n');
      else if (!said.toString().endsWith('\r\n.\r\n')) socket.write('250 well\r\n');
      else onLetter(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Announces an answer to a letter again and again, so that no limit on silence ends the connection. */
function goOnForEver(socket: Socket): void {
  const telling = setInterval(() => socket.write('250-wait\r\n'), 100);
  socket.once('close', () => clearInterval(telling));
}

const writeTo = ({ app }: TestService, to: string) =>
  app
    .get(Database)
    .transaction((tx) =>
      app.get(OutgoingMail).add(tx, { topic: 'greeting', topicId: to, to, subject: 'Karibu', text: 'Hello' }),
    );

it('a service ends when it is told to, whatever the server of letters does, and the letter leaves later', async () => {
  const database = await createDatabase('toy');
  let letters = 0;
  const endless = await startServer((socket) => {
    letters += 1;
    goOnForEver(socket);
  });
  const to = 'later@example.com';
  const stopping = await startToy({ SMTP_URL: endless.url, DATABASE_URL: database.url });
  await writeTo(stopping, to);
  await eventually('the server has it', async () => letters === 1);
  await stopping.close();
  endless.close();
  const next = await startToy({ DATABASE_URL: database.url });
  await eventually('it leaves', async () =>
    mailbox.received.some(({ recipients }) => recipients.includes(to)),
  );
  await next.close();
  await database.drop();
});

describe('a server that takes its time', () => {
  const open = async () => {
    const offered: Socket[] = [];
    const server = await startServer((socket) => offered.push(socket));
    const slow = await startToy({ SMTP_URL: server.url });
    return {
      offered,
      slow,
      hasIt: () => eventually('the server has it', async () => offered.length === 1),
      leaseEnds: () => slow.rows(`update outgoing_mail set next_attempt_at = now() - interval '1 second'`),
      close: async () => {
        await slow.close();
        server.close();
      },
    };
  };
  afterEach(() => void jest.restoreAllMocks());

  it('keeps its letter to the worker that hands it over', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    const { slow, hasIt, leaseEnds, close } = await open();
    await writeTo(slow, 'slow@example.com');
    await hasIt();
    await leaseEnds();
    for (const [renew, ms] of intervals.mock.calls) if (ms === LEASE_MS / 3) renew();
    await eventually('the lease is renewed', () =>
      slow.count('outgoing_mail', `next_attempt_at > now() + interval '${LEASE_MS / 2} milliseconds'`),
    );
    await close();
  });

  it('is believed after the lease, too: the letter has left, once', async () => {
    const { offered, slow, hasIt, leaseEnds, close } = await open();
    await writeTo(slow, 'late@example.com');
    await hasIt();
    await leaseEnds();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + LEASE_MS);
    offered[0]?.write('250 well\r\n');
    await eventually('its sender hears', async () => slow.app.get(Outcomes).heard.length > 0);
    expect(slow.app.get(Outcomes).heard).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(offered).toHaveLength(1);
    await close();
  });
});

it('a letter that a server was too busy for leaves, though the clock is set back meanwhile', async () => {
  let busy = true;
  const server = await startServer((socket) => socket.write(busy ? '421 not now\r\n' : '250 well\r\n'));
  const own = await startToy({ SMTP_URL: server.url });
  const { retries, heard } = own.app.get(Outcomes);
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  await writeTo(own, 'patient@example.com');
  await eventually('it was not taken', async () => retries.length > 0);
  clock.mockRestore();
  busy = false;
  await eventually('it leaves', async () => heard.length > 0);
  expect(heard).toMatchObject([{ state: 'sent' }]);
  await own.close();
  server.close();
});

it.each([
  ['fail', '550 never'],
  ['wait to be tried again', '451 not now'],
])(
  'a letter that another instance has taken over does not %s by what the first one hears of it later',
  async (_, said) => {
    const database = await createDatabase('toy');
    const offered: Socket[] = [];
    const server = await startServer((socket) => offered.push(socket));
    const start = () => startToy({ SMTP_URL: server.url, DATABASE_URL: database.url });
    const offeredTimes = (times: number) =>
      eventually(`${times} are offered`, async () => offered.length === times);
    const to = 'overtaken@example.com';
    const first = await start();
    await writeTo(first, to);
    await offeredTimes(1);
    const second = await start();
    await second.rows('update outgoing_mail set next_attempt_at = now()'); // its lease is over
    await offeredTimes(2);
    offered[0]?.write(`${said}\r\n`);
    await writeTo(first, 'next@example.com');
    await offeredTimes(3); // by the first one, which has noted what it was told
    for (const socket of offered.slice(1)) socket.write('250 well\r\n');
    const heard = () =>
      [first, second].flatMap(({ app }) => app.get(Outcomes).heard.filter((outcome) => outcome.to === to));
    await eventually('its sender hears', async () => heard().length > 0);
    expect(heard()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    for (const { app } of [first, second]) expect(app.get(Outcomes).retries).toEqual([]);
    await Promise.all([first.close(), second.close()]);
    server.close();
    await database.drop();
  },
);
