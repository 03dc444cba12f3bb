import {
  consumerOf,
  eventStreamOf,
  inboxPrefixOf,
  positionStreamOf,
  positionSubjectOf,
  tellerOf,
} from '../events/broker-names.js';
import type { Traffic } from './event.traffic.js';

/** The subjects that one process may use at the broker, and no others. */
export interface BrokerRights {
  publish: readonly string[];
  subscribe: readonly string[];
  /** May answer requests, once each. */
  answers: boolean;
}

/**
 * A service publishes its own events, manages its own stream, and consumes those events of others that it has a handler
 * for.
 */
export function serviceRights(owner: string, { consumes, asks, answers }: Traffic): BrokerRights {
  const service = `svc-${owner}`;
  const events = eventStreamOf(owner);
  return {
    publish: [
      `${owner}.>`,
      positionSubjectOf(owner),
      ...[events, positionStreamOf(owner)].flatMap(keeping),
      `$JS.API.STREAM.PURGE.${events}`,
      `$JS.API.STREAM.DELETE.${events}`,
      ...consuming(events, '>'),
      ...[...consumes]
        .filter((event) => tellerOf(event) !== owner)
        .toSorted()
        .flatMap((event) => consumingOne(service, event)),
      ...[...asks].map((subject) => `ask.${subject}`),
    ],
    subscribe: [`${inboxPrefixOf(service)}.>`, ...[...answers].map((subject) => `ask.${subject}`)],
    answers: answers.size > 0,
  };
}

/**
 * The gateway hears events as they pass, the positions of their owners, and the counts of other gateways. It has no
 * access to what the broker stores.
 */
export function gatewayRights(owners: readonly string[]): BrokerRights {
  return {
    publish: ['gateway.>'],
    subscribe: ['gateway.>', ...owners.flatMap((owner) => [`${owner}.>`, positionSubjectOf(owner)])],
    answers: false,
  };
}

const keeping = (stream: string): string[] =>
  ['INFO', 'CREATE', 'MSG.GET'].map((call) => `$JS.API.STREAM.${call}.${stream}`);

/** @param consumer a name, or `>` for every one of the stream */
function consuming(stream: string, consumer: string, filter = ''): string[] {
  return [
    `$JS.API.CONSUMER.CREATE.${stream}.${consumer}${filter}`,
    `$JS.API.CONSUMER.INFO.${stream}.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`,
    `$JS.ACK.${stream}.${consumer}${consumer === '>' ? '' : '.>'}`,
  ];
}

/** The filter is part of the subject, where the broker compares it with the one in the request. */
const consumingOne = (service: string, event: string): string[] =>
  consuming(eventStreamOf(tellerOf(event)), consumerOf(service, event), `.${event}`);
