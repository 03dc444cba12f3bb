import { randomUUID } from 'node:crypto';
import type { BookingPlaced, EventEnvelope, Operator, OperatorFields } from '@safari/contracts';
import { Database, loadConfig, type StartOptions } from '@safari/service-kit';
import {
  eventually,
  type NatsConnection,
  newCustomer,
  startBroker,
  startMailbox,
  startTestService,
  type TestBroker,
  type TestMailbox,
  type TestService,
} from '@safari/service-kit/testing';
import { AppModule, type Tuning } from '../src/app.module.js';
import { OperatorsConfig } from '../src/config.js';

export { PATIENT, staff } from '@safari/service-kit/testing';
export const customer = newCustomer();
export const WEBHOOK_SECRET = Buffer.from('a secret of the tests, 24 bytes').toString('base64');

/** The service with the real parts that it needs. */
export interface Stage extends TestService {
  broker: TestBroker;
  mailbox: TestMailbox;
  db: Database;
  operator(fields?: Partial<OperatorFields>): Promise<Operator>;
  /** A booking that the service knows. */
  booking(facts?: Partial<BookingPlaced>): Promise<BookingPlaced>;
  /** Resolves when the event was applied. */
  heard(event: { id: string }): Promise<void>;
}

export async function setStage(
  settings: Record<string, string> = {},
  {
    start,
    wishes = true,
    ...tuning
  }: Tuning & { start?: Partial<StartOptions> /** whether svc-booking answers */; wishes?: boolean } = {},
): Promise<Stage> {
  const [broker, mailbox] = await Promise.all([startBroker(), startMailbox()]);
  const service = await startTestService(
    'operators',
    (common) =>
      AppModule.forRoot(loadConfig(OperatorsConfig, common), {
        retryDelays: [50, 50],
        mailRetryDelays: Array<number>(20).fill(200),
        webhookRetryDelays: Array<number>(20).fill(200),
        askTimeouts: { brokerMs: 20_000, answerMs: 20_000 },
        ...tuning,
      }),
    {
      NATS_URL: broker.url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Kilele Safaris <info@kilele-safaris.example>',
      WEBHOOK_SECRET,
      ...settings,
    },
    start,
  );
  const db = service.app.get(Database);
  const answerer = wishes ? await answerAsks(broker) : undefined;

  return {
    ...service,
    broker,
    mailbox,
    db,
    operator: async (fields = {}) => {
      const { body } = await service.post<Operator>('/api/operators', {
        name: 'Nyota Camps',
        contactEmail: `${randomUUID()}@example.com`,
        ...fields,
      });
      return body;
    },
    booking: async (facts = {}) => {
      const booking: BookingPlaced = {
        bookingId: randomUUID(),
        reference: 'KS-7F3K2Q',
        bookingType: 'package',
        itemId: 2,
        itemName: 'Crater and Elephants',
        numberOfTravelers: 4,
        preferredDate: '2031-02-14',
        durationDays: 3,
        totalPrice: '3960.00',
        version: 1,
        ...facts,
      };
      await service.tell('booking.booking.placed.v1', booking);
      await eventually('the booking is known', () =>
        db
          .rows('test-known', 'select 1 from booking where id = $1', [booking.bookingId])
          .then((rows) => rows.length === 1),
      );
      return booking;
    },
    heard: async ({ id }) => {
      await eventually('it is heard', async () => (await service.count('inbox', `event_id = '${id}'`)) > 0);
    },
    close: async () => {
      await answerer?.close();
      await service.close();
      await Promise.all([broker.remove(), mailbox.close()]);
    },
  };
}

/** Answers in svc-booking's place what customers wrote. */
async function answerAsks(broker: TestBroker): Promise<NatsConnection> {
  const connection = await broker.connect('svc-booking');
  connection.subscribe('ask.booking.special-requests', {
    callback: (_, message) => {
      message.respond(JSON.stringify({ specialRequests: 'Two rooms side by side' }));
    },
  });
  await connection.flush();
  return connection;
}

/** Publishes that a booking's terms have changed; by default four travelers on the day of `booking()`. */
export const bookingChanged = (
  on: TestService,
  { bookingId, totalPrice }: BookingPlaced,
  facts: Partial<EventEnvelope<'booking.booking.changed.v1'>['data']> = {},
) =>
  on.tell('booking.booking.changed.v1', {
    bookingId,
    preferredDate: '2031-02-14',
    numberOfTravelers: 4,
    totalPrice,
    wishesChanged: false,
    version: 5,
    ...facts,
  });
