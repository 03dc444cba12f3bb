import { randomUUID } from 'node:crypto';
import type { PubAck } from '@nats-io/jetstream';
import { Broker } from '../events/broker.js';
import { tellerOf } from '../events/broker-names.js';
import { EventStream } from '../events/event-stream.js';
import { asProcess } from './broker.js';

/** Publishes a test's events in the name of their services: each with its own user, in the stream that it keeps. */
export class Tellers {
  private readonly brokers = new Map<string, Broker>();

  /** @param url of the broker; whatever user it names is not theirs */
  constructor(private readonly url: string) {}

  async publish(event: string, body: string): Promise<PubAck> {
    const broker = this.of(`svc-${tellerOf(event)}`);
    await new EventStream(broker).state();
    const js = await broker.jetstream();
    return js.publish(event, body, { msgID: randomUUID() });
  }

  async close(): Promise<void> {
    for (const broker of this.brokers.values()) {
      broker.onModuleDestroy();
      await broker.onApplicationShutdown();
    }
  }

  private of(service: string): Broker {
    const known = this.brokers.get(service);
    if (known) return known;
    const { host } = new URL(this.url);
    const broker = new Broker({ url: asProcess(`nats://${host}`, service), service });
    this.brokers.set(service, broker);
    return broker;
  }
}
