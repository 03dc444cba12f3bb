import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DynamicModule, Module } from '@nestjs/common';
import { Pruning } from '../src/database/pruning.js';
import {
  Database,
  KitErasure,
  type Loop,
  loadConfig,
  MailingServiceConfig,
  ServiceModule,
} from '../src/index.js';
import { OutgoingMailRepository } from '../src/mail/outgoing-mail.repository.js';
import {
  eventually,
  KIT_GROWING,
  Plans,
  staff,
  startTestService,
  type TestService,
} from '../src/testing/index.js';

const ROWS = 20_000;

@Module({})
class LettersModule {
  static forRoot(settings: Record<string, string>): DynamicModule {
    const config = loadConfig(MailingServiceConfig, settings);
    return {
      module: LettersModule,
      imports: [ServiceModule.forRoot({ name: 'svc-toy', config, entities: [], migrations: [] })],
    };
  }
}

const plans = new Plans();
let service: TestService;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => LettersModule.forRoot(settings), {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Office <office@example.com>',
  });
  for (const rows of FILLED) await service.rows(`${rows} from generate_series(1, ${ROWS}) as i`);
  await plans.vacuum(service, ['outbox', 'outgoing_mail', 'idempotency_key', 'dead_letter']);
});
afterAll(async () => {
  await plans.end(service);
  await service.close();
});

const FILLED = [
  `insert into outbox (event_id, subject, envelope, published_at) select gen_random_uuid(), 'filled', '{}', now()`,
  `insert into idempotency_key (owner, key, fingerprint, answer) select 'customer:' || i, 'key', '', '{}'`,
  `insert into dead_letter (subject, body, reason, attempts) select 'filled', '', '', 1`,
  `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, state, created_at, next_attempt_at)
   select 'filled', i::text, 'traveler' || i || '@example.com', 'Hello', '', i::text, case when i % 10 = 0 then 'failed' else 'sent' end,
     now() - i * interval '10 minutes', now() - i * interval '10 minutes'`,
];

const listed = () => service.call({ url: '/api/toy/failed-letters', as: staff });

it('the letters that failed are listed without reading all letters, nor putting those of all days in order', async () => {
  expect(await plans.scansOf(service, ['outgoing_mail'], listed)).toEqual([]);
  expect(await plans.sortsOf(service, 1, listed)).toEqual([]);
});

it('the letters that wait are found without reading all letters', async () => {
  const late = () => service.call({ url: '/api/toy/late-letters', as: staff });
  expect(await plans.scansOf(service, ['outgoing_mail'], late)).toEqual([]);
});

it('a person is looked for in all that is kept by its keys, some after the other', async () => {
  const forget = () =>
    service.app
      .get(Database)
      .transaction((tx) => service.app.get(KitErasure).forget(tx, { mentions: [randomUUID()] }));
  const searched = ['idempotency_key', 'dead_letter', 'outgoing_mail'];
  expect(await plans.scansOf(service, searched, forget)).toEqual([]);
});

it('what was told long ago is found among all that was', async () => {
  await service.rows(
    `update outbox set created_at = now() - interval '31 days' where id = (select min(id) from outbox)`,
  );
  const { loop } = service.app.get(Pruning) as unknown as { loop: Loop };
  const prune = async () => {
    loop.wake();
    await eventually('it is gone', async () => (await service.count('outbox')) === ROWS - 1);
  };
  expect(await plans.scansOf(service, ['outbox'], prune)).toEqual([]);
});

it('nothing that has to go by its age is looked for in all that stays', async () => {
  const prune = () => (service.app.get(Pruning) as unknown as { prune: () => Promise<boolean> }).prune();
  expect(await plans.scansOf(service, KIT_GROWING, prune)).toEqual([]);
});

it('a corrected address is taken over without reading all letters', async () => {
  const correct = () =>
    service.app
      .get(Database)
      .transaction((tx) =>
        service.app
          .get(OutgoingMailRepository)
          .updateRecipient(tx, randomUUID(), 'amina@example.com', 'amina@example.org'),
      );
  expect(await plans.scansOf(service, ['outgoing_mail'], correct)).toEqual([]);
});

it('control: without its index the list would read more than it shows', async () => {
  await service.rows('drop index outgoing_mail_failed_at');
  expect(await plans.scansOf(service, ['outgoing_mail'], listed)).toHaveLength(1);
});
