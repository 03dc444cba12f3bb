import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingMoney,
  type BookingOffers,
  type Identity,
  type Invoice,
  type LetterPreview,
  today,
} from '@safari/contracts';
import {
  assigned,
  changeOf,
  ledTo,
  networked,
  newCustomer,
  placed,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const LATER = addDays(today(), 44);
const CANCELLATION = { by: 'staff', reason: 'The road is flooded.', refund: '0.00' };

const preview = (id: string, of: string, body: object, as: Identity = staff) =>
  service.post<LetterPreview[]>(`/api/bookings/${id}/letters/${of}`, body, as);

const changed = (booking: Booking) => ({
  ...changeOf(booking, { preferredDate: LATER, reason: 'The camp opens a week later.' }),
});

const askedByCustomer = async () => {
  const as = newCustomer();
  const { id } = await assigned(service, { as });
  const wish = { preferredDate: LATER, numberOfTravelers: 3, reason: 'A sister.', totalPrice: '1260.00' };
  await service.post(`/api/user/bookings/${id}/offers`, wish, as);
  const { body } = await service.call<BookingOffers>({ url: `/api/bookings/${id}/offers`, as: staff });
  return { id, offer: body.offers[0]?.id ?? 0 };
};

/** Events about deliveries depend on the mail server, not on the press. */
const PRESSED = `subject <> 'booking.invoice.delivered.v1'`;

/** Everything that the service keeps, by the number of its rows, its versions and its numbers. */
async function kept(): Promise<unknown> {
  const tables = [
    'booking_history',
    'change_offer',
    'cancellation',
    'invoice',
    'invoice_delivery',
    'credit_note',
  ];
  const rows = await Promise.all([
    ...[...tables, 'outgoing_mail', 'idempotency_key'].map((table) => service.count(table)),
    service.count('outbox', PRESSED),
  ]);
  const state = await service.rows(
    `select (select sum(version) from booking) as versions, (select sum(last) from invoice_counter) as numbers,
       (select sum(last) from credit_note_counter) as credited`,
  );
  return { rows, state };
}

/** The letter that was sent last, from the table; its link's secret differs each time. */
async function sentLast(): Promise<{ to: string; subject: string; text: string; attachments: string[] }> {
  const [letter] = await service.rows<{ to: string; subject: string; text: string; attachments: string[] }>(
    `select recipient as to, subject, text, jsonb_path_query_array(attachments, '$[*].filename') as attachments
     from outgoing_mail order by id desc limit 1`,
  );
  if (!letter) throw new Error('nothing was written');
  return letter;
}

const withoutSecret = (text = '') => text.replace(/\/offer\/[\w-]{43}/, '/offer/…');

/** What staff press, and the name of its preview. */
interface Pressed {
  id: string;
  of: string;
  method: 'PUT' | 'POST';
  url: string;
  body: Record<string, unknown>;
}

describe('staff who read a letter before they press', () => {
  it.each([
    [
      'an offer',
      async (): Promise<Pressed> => {
        const booking = await placed(service);
        return {
          of: 'change',
          url: `/api/bookings/${booking.id}`,
          method: 'PUT',
          id: booking.id,
          body: changed(booking),
        };
      },
    ],
    [
      'an answer',
      async (): Promise<Pressed> => {
        const { id, offer } = await askedByCustomer();
        const body = { answer: 'declined', words: 'The camp is full.' };
        return {
          of: `offers/${offer}`,
          url: `/api/bookings/${id}/offers/${offer}`,
          method: 'POST',
          id,
          body,
        };
      },
    ],
    [
      'another operator',
      async (): Promise<Pressed> => {
        const { id } = await assigned(service);
        const body = { operatorId: await networked(service, 'Second Camps'), reason: 'A flood.' };
        return {
          of: 'reassignment',
          url: `/api/bookings/${id}/reassign-operator`,
          method: 'POST',
          id,
          body,
        };
      },
    ],
    [
      'a cancellation',
      async (): Promise<Pressed> => {
        const { id } = await assigned(service);
        await service.rows(`update outgoing_mail set state = 'sent' where topic_id = $1`, [id]);
        return {
          of: 'cancellation',
          url: `/api/bookings/${id}/cancel`,
          method: 'POST',
          id,
          body: CANCELLATION,
        };
      },
    ],
    [
      'an invoice',
      async (): Promise<Pressed> => {
        const { id } = await assigned(service);
        const body = { bookingId: id, emails: ['zuri@example.com'] };
        return { of: 'invoice', url: '/api/send-invoice', method: 'POST', id, body };
      },
    ],
    [
      'a credit note',
      async (): Promise<Pressed> => {
        const { id } = await assigned(service);
        const emails = ['zuri@example.com'];
        const { body: invoice } = await service.post<Invoice>('/api/send-invoice', { bookingId: id, emails });
        const body = {
          invoice: invoice.number,
          correction: 'void',
          amount: invoice.amount,
          reason: 'Another family.',
        };
        await service.rows(`update invoice_delivery set email = 'amina@example.com'`);
        return { of: 'credit-note', url: `/api/bookings/${id}/credit-notes`, method: 'POST', id, body };
      },
    ],
    [
      'a payment that is voided',
      async (): Promise<Pressed> => {
        const { id } = await ledTo(service, ['payment_received']);
        const { body: money } = await service.call<BookingMoney>({
          url: `/api/bookings/${id}/money`,
          as: staff,
        });
        const payment = money.payments[0]?.id;
        await service.rows(`update outgoing_mail set state = 'sent' where topic_id = $1`, [id]);
        const url = `/api/bookings/${id}/payments/${payment}/void`;
        return { of: `payments/${payment}`, url, method: 'POST', id, body: { reason: 'Not ours.' } };
      },
    ],
  ] as const)('find in that of %s what goes, and nothing is done until they press', async (_what, story) => {
    const { of, url, method, id, body } = await story();
    const before = await kept();
    const { bookingId: _unused, ...shown } = body as Record<string, unknown>;
    const { status, body: letters } = await preview(id, of, shown);
    expect(status).toBe(200);
    expect(await kept()).toEqual(before);
    await service.call({ method, url, body, as: staff });
    const sent = await sentLast();
    expect(letters).toEqual([
      {
        to: [sent.to],
        subject: sent.subject,
        text: expect.any(String),
        attachments: sent.attachments,
        language: 'en',
      },
    ]);
    expect(withoutSecret(letters[0]?.text)).toBe(withoutSecret(sent.text));
  });

  it('read one letter for all who would get the same', async () => {
    const { id } = await assigned(service);
    const emails = ['one@example.com', 'two@example.com'];
    const { body } = await preview(id, 'invoice', { emails });
    expect(body).toMatchObject([{ to: emails, attachments: [expect.stringMatching(/\.pdf$/)] }]);
  });

  it('are told in which language a letter is', async () => {
    const { id } = await assigned(service);
    await service.rows(`update booking set language = 'sw' where id = $1`, [id]);
    const { body } = await preview(id, 'cancellation', CANCELLATION);
    expect(body).toMatchObject([{ text: expect.stringMatching(/^Mpendwa/), language: 'sw' }]);
  });

  it('are told that nobody is written to where nobody is', async () => {
    const booking = await placed(service);
    const { body } = await preview(booking.id, 'change', {
      ...changed(booking),
      preferredDate: booking.preferredDate,
      specialRequests: 'Window seats',
    });
    expect(body).toEqual([]);
  });

  it('are refused what the press itself would be refused', async () => {
    const over = await ledTo(service, ['paid', 'completed']);
    const { id } = await placed(service);
    expect((await preview(over.id, 'cancellation', CANCELLATION)).status).toBe(409);
    expect((await preview(id, 'cancellation', { ...CANCELLATION, refund: '1.00' })).status).toBe(409);
    expect((await preview(id, 'cancellation', { ...CANCELLATION, reason: '' })).body.errors).toHaveProperty(
      'reason',
    );
    expect((await preview(id, 'invoice', { emails: ['zuri@example.com'] })).status).toBe(409);
    expect((await preview(id, 'invoice', { emails: ['zuri'] })).body.errors).toHaveProperty('emails');
    expect((await preview(id, 'offers/999999', { answer: 'declined', words: '' })).status).toBe(404);
  });

  it('are staff: a customer cannot, and a stranger even less', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect((await preview(id, 'cancellation', CANCELLATION, as)).status).toBe(403);
    expect((await preview(id, 'cancellation', CANCELLATION, {})).status).toBe(401);
  });
});
