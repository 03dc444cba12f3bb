import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type BookingHistoryEntry,
  type EventType,
  HISTORY_ACTIONS,
  type HistoryAction,
  type Identity,
  type StaffRole,
  staleTags,
  today,
} from '@safari/contracts';
import { type Call, type OrProblem, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  assigned,
  changeStatus,
  ledTo,
  moneyOf,
  networked,
  newCustomer,
  nextPage,
  placed,
  requestFor,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const history = (id: string, query = '', as = staff) =>
  service.call<OrProblem<BookingHistoryEntry[]>>({ url: `/api/bookings/${id}/history${query}`, as });

const inRole = (role: StaffRole): Identity => ({ staff: { id: '7', name: 'Neema', role } });

async function made(call: Call): Promise<void> {
  const { status, body } = await service.call<unknown>(call);
  if (status >= 300) throw new Error(`${call.method} ${call.url}: ${JSON.stringify(body)}`);
}

/** What events of svc-operators write: `operators-history.itest.ts`. */
const TOLD = [
  'asked',
  'operator message',
  'answered',
  'availability request',
] as const satisfies HistoryAction[];

/** What is tested beside its use case: `credit-notes.itest.ts`, `unassigning.itest.ts`. */
const TOLD_THERE = ['credit note', 'operator withdrawn'] as const satisfies HistoryAction[];

/** What staff and the customer can do to a booking that stands in the status before. */
const ACTIONS: Record<
  Exclude<
    HistoryAction,
    'placed' | 'refund' | 'changed' | 'review decision' | (typeof TOLD_THERE)[number] | (typeof TOLD)[number]
  >,
  {
    after: Parameters<typeof ledTo>[1] | 'placed';
    as: 'staff' | 'customer';
    call: (id: string, operatorId: number) => Call;
  }
> = {
  operator: {
    after: 'placed',
    as: 'staff',
    call: (id, operatorId) => ({
      method: 'POST',
      url: `/api/bookings/${id}/assign-operator`,
      body: { operatorId },
    }),
  },
  invoice: {
    after: [],
    as: 'staff',
    call: (bookingId) => ({
      method: 'POST',
      url: '/api/send-invoice',
      body: { bookingId, emails: ['a@example.com'] },
    }),
  },
  status: {
    after: [],
    as: 'staff',
    call: (id) => ({
      method: 'PUT',
      url: `/api/bookings/${id}/status`,
      body: { status: 'payment_received' },
    }),
  },
  trip: {
    after: ['paid'],
    as: 'staff',
    call: (id) => ({
      method: 'PUT',
      url: `/api/trip-status/${id}`,
      body: { currentDay: 2, completionPercentage: 40 },
    }),
  },
  'trip update': {
    after: ['paid'],
    as: 'staff',
    call: (bookingId) => ({
      method: 'POST',
      url: '/api/trip-updates',
      body: {
        bookingId,
        updateType: 'departure',
        title: 'Off we go',
        description: 'Two cars.',
        location: 'Arusha',
        dayNumber: 1,
        isVisible: true,
      },
    }),
  },
  message: {
    after: 'placed',
    as: 'customer',
    call: (id) => ({ method: 'POST', url: `/api/bookings/${id}/messages`, body: { text: 'Habari?' } }),
  },
  cancelled: {
    after: ['paid'],
    as: 'customer',
    call: (id) => ({
      method: 'POST',
      url: `/api/user/bookings/${id}/cancel`,
      body: { reason: 'We fell ill.', refund: '630.00' },
    }),
  },
  details: {
    after: [],
    as: 'staff',
    call: (id) => ({ method: 'PUT', url: `/api/bookings/${id}`, body: changed({ customerName: 'Asha' }) }),
  },
  offer: {
    after: [],
    as: 'staff',
    call: (id) => ({
      method: 'PUT',
      url: `/api/bookings/${id}`,
      body: changed({ preferredDate: addDays(today(), 40), reason: 'The camp opens later.' }),
    }),
  },
  'operator replaced': {
    after: [],
    as: 'staff',
    call: (id, operatorId) => ({
      method: 'POST',
      url: `/api/bookings/${id}/reassign-operator`,
      body: { operatorId, reason: 'The road is flooded.' },
    }),
  },
  payment: {
    after: [],
    as: 'staff',
    call: (id) => ({
      method: 'POST',
      url: `/api/bookings/${id}/payments`,
      body: { amount: '40.00', receivedOn: today(), reference: 'TT 7', due: '840.00' },
    }),
  },
  review: {
    after: ['paid', 'completed'],
    as: 'customer',
    call: (bookingId) => ({
      method: 'POST',
      url: '/api/customer-reviews',
      body: {
        bookingId,
        overallRating: 5,
        title: 'All of it',
        reviewText: 'Lions.',
        highlights: [],
        recommendations: '',
        wouldRecommend: true,
      },
    }),
  },
};

/** A booking of these tests as staff change it. */
function changed(facts: Record<string, unknown>): Record<string, unknown> {
  const { customerName, customerEmail, customerPhone, numberOfTravelers, preferredDate } = requestFor(1);
  return {
    customerName,
    customerEmail,
    customerPhone,
    numberOfTravelers,
    preferredDate,
    unitPrice: '420.00',
    ...facts,
  };
}

/** Everything that belongs to a booking and is changed by a request. */
const OF_BOOKING = `
  select 'booking' as "table", id as booking_id, xmin::text as by from booking
  union all select 'cancellation', booking_id, xmin::text from cancellation
  union all select 'change_offer', booking_id, xmin::text from change_offer
  union all select 'payment', booking_id, xmin::text from payment
  union all select 'invoice', booking_id, xmin::text from invoice
  union all select 'trip', booking_id, xmin::text from trip
  union all select 'trip_update', booking_id, xmin::text from trip_update
  union all select 'booking_message', booking_id, xmin::text from booking_message
  union all select 'customer_review', booking_id, xmin::text from customer_review`;

/** Tables whose rows of this booking were last written by a transaction that wrote no history entry. */
const unaudited = (id: string) =>
  service.rows<{ table: string }>(
    `select distinct "table" from (${OF_BOOKING}) as written
     where booking_id = $1
       and by not in (select xmin::text from booking_history where booking_history.booking_id = $1)`,
    [id],
  );

describe('a booking’s history', () => {
  it('begins with who placed it', async () => {
    const as = newCustomer();
    const { id, createdAt } = await placed(service, { as });
    const { body } = await history(id);
    const moments = [createdAt, body[0]?.at, new Date().toISOString()];
    expect(moments).toEqual(moments.toSorted());
    expect(body).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        who: 'customer',
        name: as.customer.name,
        action: 'placed',
        detail: {},
      },
    ]);
    expect(await unaudited(id)).toEqual([]);
  });

  it.each(Object.entries(ACTIONS))(
    'has what changed by “%s”, written in the same transaction',
    async (action, { after, as, call }) => {
      const customer = newCustomer();
      const { id } =
        after === 'placed'
          ? await placed(service, { as: customer })
          : await ledTo(service, after, { as: customer });
      const before = (await history(id)).body.length;
      await made({ ...call(id, await networked(service)), as: as === 'staff' ? staff : customer });
      const { body } = await history(id);
      const added = body.slice(0, body.length - before);
      expect(added.map(({ action }) => action)).toContain(action);
      for (const entry of added) {
        expect(entry).toMatchObject({
          who: as,
          name: as === 'staff' ? staff.staff?.name : customer.customer.name,
        });
      }
      expect(await unaudited(id)).toEqual([]);
    },
  );

  it('is refused together with the change: what cannot be audited does not happen', async () => {
    await service.rows(`
      create function refuse_audit() returns trigger language plpgsql as
        $$ begin if new.action = 'message' then raise exception 'no audit'; end if; return new; end $$;
      create trigger refuse_audit before insert on booking_history for each row execute function refuse_audit()`);
    try {
      const as = newCustomer();
      const { id } = await placed(service, { as });
      const { status } = await service.call({ ...ACTIONS.message.call(id, 0), as });
      expect(status).toBe(500);
      expect(await service.count('booking_message', `booking_id = '${id}'`)).toBe(0);
    } finally {
      await service.rows('drop function refuse_audit cascade');
    }
  });

  it('tells the facts of each action, the latest first, and pages by key', async () => {
    const { id, assignedOperatorId, assignedOperatorName } = await assigned(service);
    await changeStatus(service, id, 'payment_received');
    await changeStatus(service, id, 'paid');
    const { body } = await history(id);
    expect(body.map(({ action, detail }) => [action, detail])).toEqual([
      ['status', { from: 'payment_received', to: 'paid' }],
      ['status', { from: 'confirmed', to: 'payment_received', amount: '840.00' }],
      ['operator', { operatorId: assignedOperatorId, operatorName: assignedOperatorName }],
      ['placed', {}],
    ]);
    const first = await history(id, '?limit=3');
    const rest = await service.call<BookingHistoryEntry[]>({ url: nextPage(first.headers) ?? '', as: staff });
    expect([...first.body, ...rest.body]).toEqual(body);
    expect(nextPage(rest.headers)).toBeUndefined();
  });

  it('knows nobody’s name where it was written before names were kept', async () => {
    const { id } = await placed(service);
    await service.rows(`update booking_history set name = null, who = 'system' where booking_id = $1`, [id]);
    expect((await history(id)).body).toMatchObject([{ who: 'system', name: null }]);
  });

  it('is the same after its words were renamed', async () => {
    const { id } = await assigned(service);
    const operatorId = await networked(service);
    await service.rows(
      `insert into booking_history (booking_id, who, action, detail)
       values ($1, 'staff', 'availability request', $2)`,
      [id, { operatorId, requestId: 12, answerState: 'closed' }],
    );
    const { body } = await history(id);
    const source = service.app.get(DataSource);
    await takeBack(source, 'BookingHistoryWords1760100000006');
    const before = await service.rows(
      `select detail->>'state' as state from booking_audit where booking_id = $1 and what = 'question'`,
      [id],
    );
    expect(before).toEqual([{ state: 'closed' }]);
    await source.runMigrations();
    expect((await history(id)).body).toEqual(body);
  });

  it('says of money only that it moved to those of the office who do not mind it', async () => {
    const { id } = await assigned(service);
    await made({ ...ACTIONS.invoice.call(id, 0), as: staff });
    await made({ ...ACTIONS.payment.call(id, 0), as: staff });
    const [invoice] = (await moneyOf(service, id)).invoices;
    const credit = {
      invoice: invoice?.number,
      correction: 'void',
      amount: invoice?.amount,
      reason: 'Twice.',
    };
    await made({ method: 'POST', url: `/api/bookings/${id}/credit-notes`, body: credit, as: staff });
    await made({
      method: 'POST',
      url: `/api/bookings/${id}/cancel`,
      body: { by: 'staff', reason: 'The road is flooded.', refund: '40.00' },
      as: staff,
    });
    await made({
      method: 'POST',
      url: `/api/bookings/${id}/refund`,
      body: { refundedOn: today(), reference: 'CRDB 7731' },
      as: staff,
    });
    const { body: whole } = await history(id, '', inRole('accountant'));
    const ofMoney = ['payment', 'refund', 'invoice', 'credit note'];
    expect(whole.map(({ action }) => action)).toEqual(expect.arrayContaining(ofMoney));
    expect(JSON.stringify(whole)).toMatch(/CRDB 7731.*TT 7/);
    const { body } = await history(id, '', inRole('guide'));
    expect(body).toEqual(
      whole.map((entry) => (ofMoney.includes(entry.action) ? { ...entry, detail: {} } : entry)),
    );
  });

  it('is for staff, and of bookings that are there', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect((await service.call({ url: `/api/bookings/${id}/history`, as })).status).toBe(403);
    expect((await service.call({ url: `/api/bookings/${id}/history` })).status).toBe(401);
    expect((await history('01a1fdc4-037f-77d6-b7ce-3b347bbef071')).status).toBe(404);
    expect((await history(id, '?limit=101')).status).toBe(400);
    expect((await history(id, '?cursor=x')).status).toBe(400);
  });

  it('is stale on screen after every action', async () => {
    const actions = new Set<string>();
    for (const [action, { after, as, call }] of Object.entries(ACTIONS)) {
      const customer = newCustomer();
      const { id } =
        after === 'placed'
          ? await placed(service, { as: customer })
          : await ledTo(service, after, { as: customer });
      const known = (await told(service, id)).length;
      await made({ ...call(id, await networked(service)), as: as === 'staff' ? staff : customer });
      const events = (await told(service, id)).slice(known);
      if (events.some(({ type }) => staleTags(type as EventType).includes('History'))) actions.add(action);
    }
    expect(
      new Set([...actions, 'placed', 'refund', 'changed', 'review decision', ...TOLD_THERE, ...TOLD]),
    ).toEqual(new Set(HISTORY_ACTIONS));
  });
});
