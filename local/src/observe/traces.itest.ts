import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '../product/product.js';
import { RealProduct, signIn } from '../testing/real-product.js';
import { type CollectedSpan, SpanCollector } from '../testing/span-collector.js';

/** No span may name this person. */
const CUSTOMER = { customerName: 'Zawadi Msafiri', customerEmail: 'zawadi@example.com' };
const SETTING = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** The headers of a call that follows a click on a page of ours. */
const click = () => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const headers = { traceparent: `00-${traceId}-${spanId}-00`, 'sec-fetch-site': 'same-origin' };
  return { traceId, spanId, headers };
};
const [placing, assigning, mistyping, stranger] = [click(), click(), click(), click()];
const MALFORMED = [
  `00-${stranger.traceId}-${stranger.spanId}-01${'-x'.repeat(2_000)}`,
  `00-${stranger.traceId}`,
];

const collector = new SpanCollector();
const real = new RealProduct('traces');
let lines: { msg: string; traceId?: string }[];

beforeAll(async () => {
  await real.compile();
  const before = process.env[SETTING];
  process.env[SETTING] = await collector.start();
  const product = await real.start();
  if (before === undefined) delete process.env[SETTING];
  else process.env[SETTING] = before;
  await actInIt(product);
  await product.stop(); // which also flushes all recorded spans
  lines = readFileSync(join(product.logs, 'svc-booking.log'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as (typeof lines)[number]] : []));
}, 240_000);

afterAll(async () => {
  await real.end();
  await collector.stop();
});

/** A booking from the customer’s click to both letters, with the requests that are refused on the way. */
async function actInIt(product: Product): Promise<void> {
  const [customer, staff] = await signIn(product);
  const trip = await staff.ask<{ id: number }>('POST', '/api/packages', {
    name: 'Two days at the lookout',
    description: 'A rock above the plain.',
    price: '410.50',
    duration: 2,
    itinerary: [{ title: 'Arrival', activities: ['A walk'] }],
  });
  const operator = { name: 'Lookout Lodge', contactEmail: 'lodge@example.com', rating: 4.5 };
  const { id: operatorId } = await staff.ask<{ id: number }>('POST', '/api/operators', operator);
  await real.found('select id from booking.item', 1);
  await real.found('select id from booking.operator', 1);
  const booking = {
    bookingType: 'package',
    itemId: trip.id,
    totalPrice: '410.50',
    numberOfTravelers: 1,
    customerPhone: '+255 700 000 002',
    preferredDate: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    ...CUSTOMER,
  };
  const { id } = await customer.ask<{ id: string }>('POST', '/api/bookings', booking, placing.headers);
  await real.found('select id from operators.booking', 1);
  await staff.ask('POST', `/api/bookings/${id}/assign-operator`, { operatorId }, assigning.headers);
  await real.found(`select id from operators.outgoing_mail where state = 'sent'`, 1);
  await real.found(`select id from booking.outgoing_mail where state = 'sent'`, 2);
  await staff.ask('GET', `/api/bookings?search=${encodeURIComponent(CUSTOMER.customerName)}`);
  const none = { numberOfTravelers: 0 };
  await expect(customer.ask('POST', '/api/bookings', none, mistyping.headers)).rejects.toThrow(
    'answered 400',
  );
  for (const traceparent of MALFORMED)
    await staff.ask('GET', '/api/bookings', undefined, { ...stranger.headers, traceparent });
  const { traceparent } = stranger.headers; // well-formed, but not from a page of ours
  await staff.ask('GET', '/api/bookings', undefined, { traceparent });
}

const inTrace = ({ traceId }: { traceId: string }) =>
  collector.spans.filter((span) => span.traceId === traceId);

function only(spans: readonly CollectedSpan[], service: string, name: string): CollectedSpan {
  const found = spans.filter((span) => span.service === service && span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as CollectedSpan;
}

const throughTheDoor = (service: string, call: string) => [
  'gateway server POST /api/*',
  `gateway client POST ${service}`,
  `${service} server POST ${call}`,
  `${service} client transaction`,
];

describe('a trace', () => {
  it('leads from a click through gateway, service, outbox and broker to the letter of whoever heard', () => {
    const letter = only(inTrace(assigning), 'svc-operators', 'send communication');
    expect(collector.pathTo(letter)).toEqual([
      ...throughTheDoor('svc-booking', '/api/bookings/:id/assign-operator'),
      'svc-booking producer publish booking.booking.operator-assigned.v1',
      'svc-operators consumer process booking.booking.operator-assigned.v1',
      'svc-operators client transaction',
      'svc-operators internal tell assignment',
      'svc-operators client transaction',
      'svc-operators client send communication',
    ]);
  });

  it('holds all that one booking causes: its own letter, and what others learn of it', () => {
    const spans = inTrace(placing);
    const door = throughTheDoor('svc-booking', '/api/bookings');
    const letter = only(spans, 'svc-booking', 'send booking-placed');
    expect(collector.pathTo(letter)).toEqual([...door, 'svc-booking client send booking-placed']);
    const told = 'booking.booking.placed.v1';
    expect(collector.pathTo(only(spans, 'svc-operators', `process ${told}`))).toEqual([
      ...door,
      `svc-booking producer publish ${told}`,
      `svc-operators consumer process ${told}`,
    ]);
    expect(only(spans, 'gateway', 'POST /api/*').parentSpanId).toBe(placing.spanId);
  });

  it('is named by the log lines of its services', () => {
    const refused = lines.filter(({ traceId }) => traceId === mistyping.traceId);
    expect(refused).toEqual([expect.objectContaining({ msg: 'refused' })]);
  });

  it('is not begun by a stranger, nor by what is no traceparent', () => {
    expect(inTrace(stranger)).toEqual([]);
    const lists = collector.spans.filter(({ name }) => name === 'GET /api/bookings');
    expect(new Set(lists.map(({ traceId }) => traceId)).size).toBe(4);
    for (const list of lists) expect(collector.pathTo(list)[0]).toBe('gateway server GET /api/*');
  });

  it('names nobody', () => {
    const told = collector.spans.map((span) => span.told).join('\n');
    expect(collector.spans.length).toBeGreaterThan(20);
    for (const word of ['Zawadi', 'Msafiri', 'example.com', 'search=', '700 000'])
      expect(told).not.toContain(word);
  });
});
