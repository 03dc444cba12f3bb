import { afterAll, beforeAll } from '@jest/globals';
import {
  startBroker,
  type TestBroker,
  type TestMailbox,
  type TestService,
} from '@safari/service-kit/testing';
import { startBookingService } from './booking-service.js';

interface Needs {
  /** Where its letters arrive, opened before it and closed after it; without one they are not sent. */
  mailbox?: TestMailbox;
  /** Whether it has a broker. */
  broker?: boolean;
  settings?: Record<string, string>;
  pace?: Parameters<typeof startBookingService>[1];
}

/**
 * One service shared by all tests of a file or `describe` block, started before the first and closed after the last.
 * @throws Error if it is used earlier, i.e. while the tests are being collected
 */
export function bookingStories({
  mailbox,
  broker: hasBroker = false,
  settings,
  pace,
}: Needs = {}): TestService {
  let broker: TestBroker | undefined;
  let service: TestService | undefined;
  beforeAll(async () => {
    [broker] = await Promise.all([hasBroker ? startBroker() : undefined, mailbox?.open()]);
    service = await startBookingService(
      { ...(broker && { NATS_URL: broker.url }), ...(mailbox && { SMTP_URL: mailbox.url }), ...settings },
      pace,
    );
  });
  afterAll(async () => {
    await service?.close();
    await Promise.all([broker?.remove(), mailbox?.close()]);
  });
  return askedFor(() => {
    if (!service) throw new Error('there is no service before the first story');
    return service;
  });
}

/** Looks the service up at each use, since it does not exist yet while the tests are being collected. */
function askedFor(service: () => TestService): TestService {
  return {
    get app() {
      return service().app;
    },
    get database() {
      return service().database;
    },
    call: (call) => service().call(call),
    post: (...sent) => service().post(...sent),
    put: (...sent) => service().put(...sent),
    rows: (sql, values) => service().rows(sql, values),
    count: (table, where) => service().count(table, where),
    locked: () => service().locked(),
    waitingFor: (tx) => service().waitingFor(tx),
    tell: (type, data, about) => service().tell(type, data, about),
    told: (type) => service().told(type),
    documentFaults: () => service().documentFaults(),
    columnFaults: () => service().columnFaults(),
    close: () => service().close(),
  };
}
