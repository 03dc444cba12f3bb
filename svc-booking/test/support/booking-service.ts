import {
  addDays,
  type Booking,
  type BookingMoney,
  type BookingOffers,
  type BookingStatus,
  type ChangeBooking,
  type EventEnvelope,
  type Identity,
  type PlaceBooking,
  today,
  totalPrice,
} from '@safari/contracts';
import { Database, loadConfig, type ServiceOptions } from '@safari/service-kit';
import { newCustomer, staff, startTestService, type TestService } from '@safari/service-kit/testing';
import { AppModule } from '../../src/app.module.js';
import { BookingConfig } from '../../src/config.js';
import type { ItemEntity } from '../../src/items/item.entity.js';
import { ItemRepository } from '../../src/items/item.repository.js';
import { OperatorRepository } from '../../src/operators/operator.repository.js';

export { newCustomer, nextPage, PATIENT, staff } from '@safari/service-kit/testing';

export function startBookingService(
  settings: Record<string, string> = {},
  pace: Pick<ServiceOptions, 'retryDelays' | 'mailRetryDelays' | 'databaseTimeouts'> = {},
): Promise<TestService> {
  return startTestService(
    'booking',
    (environment) => AppModule.forRoot(loadConfig(BookingConfig, environment), pace),
    {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Kilele Safaris <info@kilele-safaris.example>',
      BOOKINGS_PER_HOUR: '100000',
      OPEN_BOOKINGS: '100000',
      ...settings,
    },
  );
}

let lastId = 1000;

type Offered = Pick<ItemEntity, 'type' | 'name' | 'translations' | 'price' | 'durationDays'>;

/** Of the same office. */
export const colleague: Identity = { staff: { id: 'member-2', name: 'Neema', role: 'owner' } };
export const anotherColleague: Identity = { staff: { id: 'member-3', name: 'Tatu', role: 'owner' } };

/** An item in the catalogue, by its event. @returns its id */
export async function offered(service: TestService, facts: Partial<Offered> = {}): Promise<number> {
  const id = ++lastId;
  const item: Offered = {
    type: 'package',
    name: 'Crater and elephants',
    translations: [],
    price: '420.00',
    durationDays: 3,
    ...facts,
  };
  await service.app
    .get(Database)
    .transaction((tx) =>
      service.app.get(ItemRepository).upsert(tx, { ...item, id, version: 1, deleted: false }),
    );
  return id;
}

/** An operator of the network. @returns its id */
export async function networked(service: TestService, name = 'Baobab Camps'): Promise<number> {
  const id = ++lastId;
  await service.app
    .get(Database)
    .transaction((tx) =>
      service.app.get(OperatorRepository).upsert(tx, { id, name, version: 1, deleted: false }),
    );
  return id;
}

/** A request as the booking dialog sends it. */
export function requestFor(itemId: number, changes: Record<string, unknown> = {}): PlaceBooking {
  return {
    bookingType: 'package',
    itemId,
    customerName: 'Amina Msafiri',
    customerEmail: 'amina@example.com',
    customerPhone: '+255 27 555 0171',
    numberOfTravelers: 2,
    preferredDate: addDays(today(), 30),
    specialRequests: '',
    totalPrice: totalPrice('420.00', 2, 'USD'),
    ...changes,
  };
}

export async function placed(
  service: TestService,
  { as = newCustomer(), itemId, changes = {} }: PlacedOptions = {},
): Promise<Booking> {
  const body = requestFor(itemId ?? (await offered(service)), changes);
  const answer = await service.post<Booking>('/api/bookings', body, as);
  if (answer.status !== 201) throw new Error(`not placed: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export interface PlacedOptions {
  as?: Identity;
  itemId?: number;
  changes?: Record<string, unknown>;
}

export async function assigned(service: TestService, options: PlacedOptions = {}): Promise<Booking> {
  const { id } = await placed(service, options);
  return assignTo(service, id, await networked(service));
}

export async function assignTo(service: TestService, id: string, operatorId: number): Promise<Booking> {
  const answer = await service.post<Booking>(`/api/bookings/${id}/assign-operator`, { operatorId });
  if (answer.status !== 200) throw new Error(`not assigned: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A booking that staff have moved through these statuses, assigned first. */
export async function ledTo(
  service: TestService,
  statuses: BookingStatus[],
  options: PlacedOptions = {},
): Promise<Booking> {
  let booking = await assigned(service, options);
  for (const status of statuses) {
    const answer = await changeStatus(service, booking.id, status);
    if (answer.status !== 200) throw new Error(`not moved: ${JSON.stringify(answer.body)}`);
    booking = answer.body;
  }
  return booking;
}

export function changeStatus(
  service: TestService,
  id: string,
  status: BookingStatus,
  headers: Record<string, string> = {},
) {
  return service.put<Booking>(`/api/bookings/${id}/status`, { status }, staff, headers);
}

/** Headers of a change to this version alone; without one, to any. */
export function ifSeen(version?: number): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

/** The body by which staff change nothing of a booking but this. */
export function changeOf(booking: Booking, changes: Partial<ChangeBooking> = {}): ChangeBooking {
  const { customerName, customerEmail, customerPhone, specialRequests } = booking;
  const { numberOfTravelers, preferredDate, unitPrice } = booking;
  return {
    customerName,
    customerEmail,
    customerPhone,
    specialRequests,
    numberOfTravelers,
    preferredDate,
    unitPrice,
    priceRule: 'kept',
    pricePercent: null,
    reason: 'As wished.',
    ...changes,
  };
}

/** Staff offer these terms, and the customer takes them. @returns the booking then */
export async function agreeOn(
  service: TestService,
  id: string,
  as: Identity,
  terms: Partial<ChangeBooking>,
): Promise<Booking> {
  const { body } = await service.put<BookingOffers>(
    `/api/bookings/${id}`,
    changeOf(await bookingOf(service, id), terms),
  );
  const answer = await service.post(
    `/api/user/bookings/${id}/offers/${body.offers[0]?.id}`,
    { answer: 'accepted', words: '' },
    as,
  );
  if (answer.status !== 200) throw new Error(`not agreed: ${JSON.stringify(answer.body)}`);
  return bookingOf(service, id);
}

/** As staff see it now. */
export async function bookingOf(service: TestService, id: string): Promise<Booking> {
  return (await service.call<Booking>({ url: `/api/bookings/${id}`, as: staff })).body;
}

/** The booking's money. */
export async function moneyOf(service: TestService, id: string, as: Identity = staff): Promise<BookingMoney> {
  return (await service.call<BookingMoney>({ url: `/api/bookings/${id}/money`, as })).body;
}

export interface WrittenLetter {
  topic: string;
  state: 'queued' | 'sent' | 'failed';
  to: string;
  subject: string;
  text: string;
}

/** The letters about one thing, oldest first. @param topics as SQL's `like` has them; none: all */
export function lettersOf(
  service: TestService,
  topicId: string,
  ...topics: string[]
): Promise<WrittenLetter[]> {
  return service.rows<WrittenLetter>(
    `select topic, state, recipient as to, subject, text from outgoing_mail
     where topic_id = $1 and topic like any ($2) order by id`,
    [topicId, topics.length > 0 ? topics : ['%']],
  );
}

export function count(service: TestService, table: string, where?: string): Promise<number> {
  return service.count(table, where);
}

type Told = Omit<EventEnvelope, 'data'> & { data: Record<string, unknown> };

/** The events of this service about one booking, oldest first. */
export async function told(service: TestService, bookingId: string): Promise<Told[]> {
  const rows = await service.rows<{ envelope: Told }>(
    `select envelope from outbox where envelope->'data'->>'bookingId' = $1 order by id`,
    [bookingId],
  );
  return rows.map(({ envelope }) => envelope);
}
