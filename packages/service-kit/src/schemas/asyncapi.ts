import { type JsonSchema, type JsonSchemas, referredTo } from '../annotations/json-schema.js';
import { eventStreamOf } from '../events/broker-names.js';
import type { ContractReader, Member } from './contract.reader.js';
import { EventTraffic } from './event.traffic.js';
import { servicesOf } from './product.file.js';

/** `docs/asyncapi.json`: every event of the contracts, and whose code publishes and consumes it. */
export function asyncApiFile(reader: ContractReader, root: string): string {
  return `${JSON.stringify(asyncApi(reader, root), null, 2)}\n`;
}

function asyncApi(reader: ContractReader, root: string) {
  const events = reader.members('EventData');
  const envelope = reader.members('EventEnvelope', ['type', 'data']);
  const all = reader.readAll();
  const payloads = Object.fromEntries(
    events.map(({ name, schema }) => [name, payloadOf(name, schema, envelope)]),
  );
  const needed = referredTo(payloads, all);
  const schemas: JsonSchemas = {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name))),
    ...payloads,
  };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Safari events',
      version: '1',
      description:
        'What the services tell each other over NATS JetStream. Only the owner publishes, from its outbox; whoever ' +
        'consumes may hear an event twice, late or not in order, and applies it once. Fields may be added; a new ' +
        'meaning is a new version.',
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: 'nats:4222',
        protocol: 'nats',
        description: `One stream for each owner, \`${eventStreamOf('<owner>')}\`; the message id begins with the event's id.`,
      },
    },
    channels: Object.fromEntries(
      events.map(({ name }) => [
        name,
        { address: name, messages: { event: { $ref: `#/components/messages/${name}` } } },
      ]),
    ),
    operations: operationsOf(
      root,
      events.map(({ name }) => name),
    ),
    components: {
      messages: Object.fromEntries(
        events.map(({ name, schema }) => [
          name,
          {
            name,
            ...(schema.description && { summary: schema.description }),
            headers: HEADERS,
            payload: { $ref: `#/components/schemas/${name}` },
          },
        ]),
      ),
      schemas,
    },
  };
}

/** What a message says besides the event. */
const HEADERS: JsonSchema = {
  type: 'object',
  properties: {
    traceparent: { type: 'string', description: 'W3C Trace Context: in which trace the event was told.' },
  },
};

export function payloadOf(type: string, data: JsonSchema, envelope: Member[]): JsonSchema {
  const fields = envelope.map(({ name, schema }) => [name, schema] as const);
  const required = envelope.filter(({ optional }) => !optional).map(({ name }) => name);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(fields), type: { const: type }, data },
    required: [...required, 'type', 'data'],
  };
}

function operationsOf(root: string, events: readonly string[]) {
  const services = Object.values(servicesOf(root));
  const traffic = new EventTraffic(root, services);
  const operations = services.flatMap((service) => {
    const { publishes, consumes } = traffic.of(service);
    return [
      ...events.filter((event) => publishes.has(event)).map((event) => operation(service, 'send', event)),
      ...events.filter((event) => consumes.has(event)).map((event) => operation(service, 'receive', event)),
    ];
  });
  // The gateway passes on every event.
  return Object.fromEntries([
    ...operations,
    ...events.map((event) => operation('gateway', 'receive', event)),
  ]);
}

function operation(process: string, action: 'send' | 'receive', event: string) {
  return [
    `${process}.${action}.${event}`,
    {
      action,
      title: `${process} ${action === 'send' ? 'publishes' : 'consumes'} ${event}`,
      channel: { $ref: `#/channels/${event}` },
      messages: [{ $ref: `#/channels/${event}/messages/event` }],
      tags: [{ name: process }],
    },
  ] as const;
}
