import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  createDatabase,
  eventually,
  startTestService,
  type TestDatabase,
  type TestService,
} from '../src/testing/index.js';
import { Teller, ToyModule } from './toy-service.js';

let database: TestDatabase;
let service: TestService;
beforeEach(async () => {
  database = await createDatabase('toy');
  service = await start();
});
afterEach(async () => {
  await service.close();
  await database.drop();
});

const start = () =>
  startTestService('toy', (settings) => ToyModule.forRoot(settings), { DATABASE_URL: database.url });

const letter = (
  topic: string,
  { state, daysAgo, outcomeDue = false }: { state: string; daysAgo: number; outcomeDue?: boolean },
) =>
  service.rows(
    `insert into outgoing_mail (topic, topic_id, recipient, subject, text, attachments, message_id, state,
       created_at, sent_at, next_attempt_at, outcome_due)
     select $1, '1', 'a@example.com', 's', 't', '[{"filename":"invoice.pdf"}]', gen_random_uuid(), $2,
       moment, case when $2 = 'sent' then moment end, moment, $4
     from (select now() - make_interval(days => $3) as moment)`,
    [topic, state, daysAgo, outcomeDue],
  );

/**
 * An event that was written that many days ago, and published now, as after the broker lost its store.
 * @returns the event's id
 */
async function publishedEvent(daysAgo: number): Promise<string> {
  const id = await waitingEvent(daysAgo);
  await service.rows('update outbox set published_at = now() where event_id = $1', [id]);
  return id;
}

/** @returns the event's id */
async function waitingEvent(daysAgo: number): Promise<string> {
  const { id } = await service.app.get(Teller).tell(daysAgo);
  await service.rows('update outbox set created_at = now() - make_interval(days => $2) where event_id = $1', [
    id,
    daysAgo,
  ]);
  return id;
}

it('what nobody needs any more is forgotten, and nothing else', async () => {
  await publishedEvent(31);
  const young = await publishedEvent(29);
  const waiting = await waitingEvent(31);
  await service.rows(`
    insert into inbox (event_id, handled_at) values
      (gen_random_uuid(), now() - interval '91 days'), (gen_random_uuid(), now() - interval '89 days');
    insert into idempotency_key (owner, key, fingerprint, answer, created_at) values
      ('a', 'old', 'f', '{}', now() - interval '8 days'), ('a', 'young', 'f', '{}', now() - interval '6 days');
    insert into dead_letter (subject, body, reason, attempts, failed_at, dismissed_at, dismissed_by, dismissed_reason)
      values
      ('old', '', 'r', 1, now() - interval '400 days', now() - interval '181 days', 'Twiga', 'hopeless'),
      ('young', '', 'r', 1, now() - interval '400 days', now() - interval '179 days', 'Twiga', 'hopeless'),
      ('open', '', 'r', 1, now() - interval '400 days', null, null, null)`);
  await letter('young', { state: 'sent', daysAgo: 13 });
  await letter('emptied', { state: 'sent', daysAgo: 15 });
  await letter('untold', { state: 'sent', daysAgo: 100, outcomeDue: true });
  await letter('gone', { state: 'sent', daysAgo: 91 });
  await letter('failed', { state: 'failed', daysAgo: 179 });
  await letter('failed long ago', { state: 'failed', daysAgo: 181 });
  await letter('failed untold', { state: 'failed', daysAgo: 200, outcomeDue: true });
  await letter('waiting', { state: 'queued', daysAgo: 200 });
  // what counts is when it left or failed
  await service.rows(`update outgoing_mail set created_at = now() - interval '300 days'`);
  await service.close();

  service = await start();
  const left = async () => ({
    letters: await service.rows(
      `select topic, attachments <> '[]' as attached from outgoing_mail order by id`,
    ),
    keys: await service.rows(`select key from idempotency_key`),
    deadLetters: await service.rows(`select subject from dead_letter order by id`),
    handled: await service.count('inbox'),
    told: await service.rows(`select event_id as id from outbox order by id`),
  });
  await eventually('the oldest are gone', async () => {
    expect(await left()).toEqual({
      letters: [
        { topic: 'young', attached: true },
        { topic: 'emptied', attached: false },
        { topic: 'untold', attached: true },
        { topic: 'failed', attached: true },
        { topic: 'failed untold', attached: true },
        { topic: 'waiting', attached: true },
      ],
      keys: [{ key: 'young' }],
      deadLetters: [{ subject: 'young' }, { subject: 'open' }],
      handled: 1,
      told: [{ id: young }, { id: waiting }],
    });
    return true;
  });
});

/** Postgres cancels, as if by its timeout, a statement that removes more than `most` rows of the table at once. */
async function endWhatTakesTooLong(table: string, most: number): Promise<void> {
  await service.rows(`
    create function end_long_${table}() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${most}
      then raise 'canceling statement due to statement timeout' using errcode = '57014'; end if;
      return null;
    end $$`);
  await service.rows(`
    create trigger end_long after delete on ${table} referencing old table as gone
    for each statement execute function end_long_${table}()`);
}

it('old rows go however many they are, and what cannot go keeps nothing else and says so', async () => {
  await service.rows(`
    insert into inbox (event_id, handled_at)
    select gen_random_uuid(), now() - interval '91 days' from generate_series(1, 12000)`);
  await service.rows(`
    insert into idempotency_key (owner, key, fingerprint, answer, created_at)
    values ('a', 'old', 'f', '{}', now() - interval '8 days')`);
  await publishedEvent(31);
  await letter('gone', { state: 'sent', daysAgo: 91 });
  await endWhatTakesTooLong('inbox', 5_000);
  await endWhatTakesTooLong('idempotency_key', 0);
  await service.close();

  service = await start();
  const left = () => Promise.all(['outbox', 'inbox', 'outgoing_mail'].map((table) => service.count(table)));
  await eventually('all others are gone', async () => (await left()).every((count) => count === 0));
  const failed = async () =>
    /^pruning_failed (\d+)$/m.exec((await service.call<string>({ url: '/metrics' })).body)?.[1];
  await eventually('it says so', async () => (await failed()) === '1');
  expect(await service.count('idempotency_key')).toBe(1);

  await service.rows('drop trigger end_long on idempotency_key');
  await service.close();
  service = await start();
  await eventually('it is gone, too', async () => (await service.count('idempotency_key')) === 0);
  expect(await failed()).toBe('0');
});
