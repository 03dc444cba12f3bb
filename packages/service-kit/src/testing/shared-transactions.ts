import type { EventEnvelope, EventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { Broker } from '../events/broker.js';
import { eventStreamOf, tellerOf } from '../events/broker-names.js';
import { EventStream } from '../events/event-stream.js';
import { eventually } from './eventually.js';
import type { TestService } from './service.js';

/**
 * In how many transactions a service applies events of one type that wait for it all at once; one for each where none
 * shares another's.
 * @param hold takes a lock that the handler of the first one waits for
 * @param data of each event, in their order
 */
export async function transactionsApplying<T extends EventType>(
  service: TestService,
  type: T,
  hold: (tx: EntityManager) => Promise<unknown>,
  data: readonly EventEnvelope<T>['data'][],
): Promise<number> {
  const ids: string[] = [];
  await service.app.get(Database).transaction(async (tx) => {
    await hold(tx);
    for (const each of data) {
      ids.push((await service.tell(type, each)).id);
      await eventually('the first one waits', async () => (await service.waitingFor(tx)) === 1);
    }
    await eventually('all are there', async () => (await delivered(service, type)) === data.length);
  });
  const applied = async () => {
    const [found] = await service.rows<{ events: number; transactions: number }>(
      `select count(*)::int as events, count(distinct xmin::text)::int as transactions
       from inbox where event_id = any($1)`,
      [ids],
    );
    return found?.events === ids.length && found.transactions;
  };
  return eventually('all are applied', applied);
}

/** Events that were delivered to the service and not acknowledged yet. */
async function delivered({ app }: TestService, type: EventType): Promise<number> {
  const js = await app.get(Broker).jetstream();
  const durable = await app.get(EventStream).consumer(type);
  const consumer = await js.consumers.get(eventStreamOf(tellerOf(type)), durable);
  return (await consumer.info()).num_ack_pending;
}
