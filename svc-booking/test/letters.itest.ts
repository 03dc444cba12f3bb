import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, type Booking, type BookingOffers, type ChangeBooking, today } from '@safari/contracts';
import { type Attachment, Database } from '@safari/service-kit';
import { eventually, newMailbox, type TestService } from '@safari/service-kit/testing';
import {
  agreeOn,
  assigned,
  assignTo,
  changeOf,
  changeStatus,
  ledTo,
  moneyOf,
  networked,
  newCustomer,
  offered,
  PATIENT,
  placed,
  requestFor,
  staff,
  startBookingService,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const mailbox = newMailbox();
const service = bookingStories({ mailbox });

const LATER = addDays(today(), 44);

interface Written {
  topic: string;
  to: string;
  subject: string;
  text: string;
  attachments: Attachment[];
}

const lettersOf = (id: string, at = service) =>
  at.rows<Written>(
    `select topic, recipient as to, subject, text, attachments from outgoing_mail where topic_id = $1 order by id`,
    [id],
  );
const topicsOf = async (id: string, at = service) => (await lettersOf(id, at)).map(({ topic }) => topic);

/** The calendar entries that were sent, oldest first. */
async function entriesOf(id: string, at = service) {
  const files = (await lettersOf(id, at)).flatMap(({ to, attachments }) =>
    attachments.map(({ content }) => ({
      to,
      file: Buffer.from(content, 'base64').toString().replaceAll('\r\n ', ''),
    })),
  );
  return files.map(({ to, file }) => {
    const value = (name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, 'm').exec(file)?.[1] ?? '';
    return {
      to,
      attendee: value('ATTENDEE').replace('mailto:', ''),
      at: value('DTSTAMP'),
      method: value('METHOD'),
      status: value('STATUS'),
      uid: value('UID'),
      sequence: Number(value('SEQUENCE')),
      from: value('DTSTART'),
      description: value('DESCRIPTION'),
    };
  });
}

const compact = (date: string): string => date.replaceAll('-', '');

describe('a customer hears', () => {
  it('of every step from the confirmation to the end, once each, and of none that was refused', async () => {
    const { id } = await placed(service);
    await changeStatus(service, id, 'paid');
    expect(await topicsOf(id)).toEqual(['booking-placed']);
    const operatorId = await networked(service, 'Twende Lodges');
    await assignTo(service, id, operatorId);
    await assignTo(service, id, operatorId);
    await changeStatus(service, id, 'payment_received');
    await changeStatus(service, id, 'payment_received');
    await changeStatus(service, id, 'paid');
    await changeStatus(service, id, 'completed');
    expect(await topicsOf(id)).toEqual([
      'booking-placed',
      'booking-confirmed',
      'payment-received',
      'trip-completed',
    ]);
    const [, confirmed, receipt] = await lettersOf(id);
    expect(confirmed?.text).toContain('Twende Lodges');
    expect(receipt?.text).toMatch(/Still due: +\$0\.00/);
  });

  it.each([
    [10, /^until .+: 75 %\nlater than that: +100 %$/m],
    [3, /we keep 100 % of the price if you cancel\.$/m],
  ])('what cancelling costs from now on: of a trip in %i days no day that is over', async (ahead, said) => {
    const { id } = await assigned(service, { changes: { preferredDate: addDays(today(), ahead) } });
    const [, confirmed] = await lettersOf(id);
    expect(confirmed?.text).toMatch(said);
    expect(confirmed?.text).not.toMatch(/ (?:0|25|50) %/);
  });

  it('of the end where a trip comes to it by an update, and by its progress', async () => {
    const [updated, progressed] = [await ledTo(service, ['paid']), await ledTo(service, ['paid'])];
    await service.post('/api/trip-updates', {
      bookingId: updated.id,
      updateType: 'completion',
      title: 'Home',
    });
    await service.put(`/api/trip-status/${progressed.id}`, { completionPercentage: 100, currentDay: 3 });
    for (const { id } of [updated, progressed]) {
      expect(await topicsOf(id)).toEqual([
        'booking-placed',
        'booking-confirmed',
        'payment-received',
        'trip-completed',
      ]);
    }
  });

  it('in the language in which they booked, whoever acts, and the invoice too', async () => {
    const translations = [{ en: 'Crater and elephants', sw: 'Kreta na tembo' }];
    const body = requestFor(await offered(service, { translations }));
    const { body: booking } = await service.post<Booking>('/api/bookings', body, newCustomer(), {
      'accept-language': 'sw',
    });
    await assignTo(service, booking.id, await networked(service));
    await service.post('/api/send-invoice', { bookingId: booking.id, emails: ['zuri@example.com'] });
    await changeStatus(service, booking.id, 'paid');
    await changeStatus(service, booking.id, 'completed');
    const letters = await lettersOf(booking.id);
    for (const { subject, text } of letters) expect(subject + text).toMatch(/Kreta na tembo/);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Tumepokea ombi lako/),
      expect.stringMatching(/imethibitishwa/),
      expect.stringMatching(/^Stakabadhi ya/),
      expect.stringMatching(/^Asante kwa kusafiri nasi/),
    ]);
    const letter = await eventually('the invoice has arrived', async () =>
      mailbox.received.find(({ recipients }) => recipients.includes('zuri@example.com')),
    );
    expect(letter.message.subject).toMatch(/^Ankara \d{4}-\d{6} ya nafasi yako/);
    expect(letter.message.text).toContain('Jinsi ya kulipa');
  });
});

describe('the calendar entry', () => {
  it('is a form of the letter and a file with it, for mail programs of either kind', async () => {
    const customerEmail = 'kalenda@example.com';
    const { id } = await assigned(service, { changes: { customerEmail } });
    const letter = await eventually('the confirmation has arrived', async () =>
      mailbox.received.find(
        ({ recipients, message }) =>
          recipients.includes(customerEmail) && message.subject?.includes('is confirmed'),
      ),
    );
    const entries = letter.message.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    expect(entries.map(({ filename }) => filename)).toEqual([null, 'trip.ics']);
    expect(entries.every(({ method }) => method === 'REQUEST')).toBe(true);
    expect(letter.message.text).toContain('is confirmed');
    expect(letter.message.html).toContain('is confirmed');
    expect((await entriesOf(id))[0]).toMatchObject({ method: 'REQUEST', uid: id });
  });

  it('comes with the confirmation, moves with an agreed change and goes with the booking, one by its id', async () => {
    const as = newCustomer();
    const { id, preferredDate } = await assigned(service, { as });
    await service.post(
      `/api/user/bookings/${id}/offers`,
      { preferredDate: LATER, numberOfTravelers: 3, reason: 'My sister comes.', totalPrice: '1260.00' },
      as,
    );
    const { body } = await service.call<BookingOffers>({ url: `/api/bookings/${id}/offers`, as: staff });
    await service.post(`/api/bookings/${id}/offers/${body.offers[0]?.id}`, { answer: 'accepted', words: '' });
    await service.post(`/api/bookings/${id}/cancel`, {
      by: 'staff',
      reason: 'The road is flooded.',
      refund: '0.00',
    });
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      { method: 'REQUEST', status: 'CONFIRMED', from: compact(preferredDate) },
      { method: 'REQUEST', status: 'CONFIRMED', from: compact(LATER) },
      { method: 'CANCEL', status: 'CANCELLED', from: compact(LATER) },
    ]);
    expect(entries[1]?.description).toContain('Travelers: 3');
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([id]));
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('does not come while nothing is certain: neither when booking nor when changing or cancelling a wish', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    await service.post(
      `/api/user/bookings/${id}/offers`,
      { preferredDate: LATER, numberOfTravelers: 3, reason: 'My sister comes.', totalPrice: '1260.00' },
      as,
    );
    const { body } = await service.call<BookingOffers>({ url: `/api/bookings/${id}/offers`, as: staff });
    await service.post(`/api/bookings/${id}/offers/${body.offers[0]?.id}`, { answer: 'accepted', words: '' });
    await service.post(`/api/bookings/${id}/cancel`, {
      by: 'staff',
      reason: 'The road is flooded.',
      refund: '0.00',
    });
    expect(await topicsOf(id)).toEqual(['booking-placed', 'change', 'cancellation']);
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('a customer whose address was wrong', () => {
  let holding: TestService;
  beforeAll(async () => {
    holding = await startBookingService({ SMTP_URL: mailbox.url, LETTER_HOLD_SECONDS: '3600' }, PATIENT);
  });
  afterAll(() => holding.close());

  const addresses = () => ({ wrong: `${randomUUID()}@example.com`, right: `${randomUUID()}@example.com` });
  const correct = async (
    booking: Booking,
    customerEmail: string,
    changes: Partial<ChangeBooking> = {},
  ): Promise<BookingOffers> => {
    const { status, body } = await holding.put<BookingOffers>(
      `/api/bookings/${booking.id}`,
      changeOf(booking, { customerEmail, reason: '', ...changes }),
    );
    expect(status).toBe(200);
    return body;
  };
  const subjectsTo = (address: string) =>
    mailbox.received
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ message }) => message.subject);

  it('gets at the right one what waits for them', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    await correct(booking, right);
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [booking.id]);
    const confirmed = expect.stringContaining('is confirmed');
    await eventually('all letters have left', async () => {
      const waiting = await holding.count('outgoing_mail', `state = 'queued' and topic_id = '${booking.id}'`);
      return waiting === 0;
    });
    expect(subjectsTo(right)).toContainEqual(confirmed);
    expect(subjectsTo(wrong)).not.toContainEqual(confirmed);
  });

  it('gets at the right one what failed at the wrong one and is sent again', async () => {
    const { wrong, right } = addresses();
    mailbox.refusingForGood = true;
    const booking = await placed(holding, { changes: { customerEmail: wrong } });
    const letter = await eventually('it has failed', async () => {
      const failed = `select id from outgoing_mail where state = 'failed' and topic_id = $1`;
      return (await holding.rows<{ id: string }>(failed, [booking.id]))[0];
    }).finally(() => {
      mailbox.refusingForGood = false;
    });
    await correct(booking, right);
    const url = `/api/booking/failed-letters/${letter.id}/retry`;
    expect((await holding.post(url)).status).toBe(204);
    await eventually('it arrives', async () => subjectsTo(right).length === 1);
    expect(subjectsTo(wrong)).toEqual([]);
  });

  it('has the days of the trip in the calendar of the right one, and no more in that of the wrong one', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    const { id, preferredDate } = booking;
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [id]);
    await eventually('the confirmation arrives', async () => subjectsTo(wrong).length === 2);
    await correct(booking, right, { customerName: 'Asha Msafiri' });
    const [confirmed, gone, here, ...more] = await entriesOf(id, holding);
    expect(confirmed).toMatchObject({ to: wrong, attendee: wrong, method: 'REQUEST' });
    const from = compact(preferredDate);
    expect(gone).toMatchObject({ to: wrong, attendee: wrong, method: 'CANCEL', uid: id, from });
    expect(here).toMatchObject({ to: right, attendee: right, method: 'REQUEST', uid: id, from });
    expect(gone?.sequence).toBeGreaterThan(confirmed?.sequence ?? Infinity);
    // both may end in one calendar: there the later one counts
    expect(here?.sequence).toBe(gone?.sequence);
    expect((here?.at ?? '') > (gone?.at ?? '')).toBe(true);
    expect(more).toEqual([]);
    const farewell = (await lettersOf(id, holding)).find(({ topic }) => topic === 'reached-elsewhere');
    expect(farewell?.text).toContain('Dear Amina Msafiri,');
    expect(farewell?.text).not.toContain(right);
    const body = { by: 'staff', reason: 'The road is flooded.', refund: '0.00' };
    await holding.post(`/api/bookings/${id}/cancel`, body);
    expect((await entriesOf(id, holding)).at(-1)).toMatchObject({ to: right, method: 'CANCEL' });
  });

  it.each(['has not left', 'failed'])(
    'whose confirmation %s hears of it at the right one alone',
    async (how) => {
      const { wrong, right } = addresses();
      const booking = await assigned(holding, { changes: { customerEmail: wrong } });
      if (how === 'failed') {
        const failed = `update outgoing_mail set state = 'failed' where topic_id = $1 and topic = 'booking-confirmed'`;
        await holding.rows(failed, [booking.id]);
      }
      await correct(booking, right);
      const entries = await entriesOf(booking.id, holding);
      expect(entries.map(({ to, method }) => [to, method])).toEqual([
        [right, 'REQUEST'],
        [right, 'REQUEST'],
      ]);
      expect(entries.at(-1)?.attendee).toBe(right);
    },
  );

  it('hears of it at the last one alone, where nothing has left for those before', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: `${randomUUID()}@example.com` } });
    await correct(booking, wrong);
    await correct({ ...booking, version: booking.version + 1 }, right);
    expect((await entriesOf(booking.id, holding)).map(({ to, method }) => [to, method])).toEqual(
      Array.from({ length: 3 }, () => [right, 'REQUEST']),
    );
  });

  it('hears of it at the last one, and is taken out of the calendar of the first: nothing is said to the one between', async () => {
    const [{ wrong, right }, between] = [addresses(), `${randomUUID()}@example.com`];
    // its confirmation waits, and with it every later letter to the same address
    await assigned(holding, { changes: { customerEmail: between } });
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [booking.id]);
    await eventually('the confirmation arrives', async () => subjectsTo(wrong).length === 2);
    await correct(booking, between);
    await correct({ ...booking, version: booking.version + 1 }, right);
    expect((await entriesOf(booking.id, holding)).map(({ to, method }) => [to, method])).toEqual([
      [wrong, 'REQUEST'],
      [wrong, 'CANCEL'],
      [right, 'REQUEST'],
      [right, 'REQUEST'],
    ]);
  });

  it('is taken out of the calendar of the wrong one by which a later letter than the confirmation has arrived', async () => {
    const { wrong, right } = addresses();
    const as = newCustomer();
    const { id } = await assigned(holding, { as, changes: { customerEmail: wrong } });
    const confirmation = `topic_id = $1 and topic = 'booking-confirmed'`;
    await holding.rows(`update outgoing_mail set state = 'failed' where ${confirmation}`, [id]);
    const booking = await agreeOn(holding, id, as, { preferredDate: LATER });
    await eventually('the change arrives', () =>
      holding.count('outgoing_mail', `topic_id = '${id}' and topic = 'change' and state = 'sent'`),
    );
    await correct(booking, right);
    const entries = await entriesOf(id, holding);
    expect(entries.map(({ to, method }) => [to, method])).toEqual([
      [right, 'REQUEST'], // the confirmation, which staff may send again
      [wrong, 'REQUEST'],
      [wrong, 'CANCEL'],
      [right, 'REQUEST'],
    ]);
  });

  it('is taken out of the calendar of the wrong one where the confirmation begins to leave meanwhile', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    const corrected = await holding.app.get(Database).transaction(async (tx) => {
      const confirmation = `topic_id = $1 and topic = 'booking-confirmed'`;
      await tx.query(`update outgoing_mail set attempts = 1 where ${confirmation}`, [booking.id]);
      const correcting = correct(booking, right);
      await eventually('the correction waits for it', async () => (await holding.waitingFor(tx)) === 1);
      return { correcting };
    });
    await corrected.correcting;
    const entries = await entriesOf(booking.id, holding);
    expect(entries.map(({ to, method }) => [to, method])).toEqual([
      [wrong, 'REQUEST'],
      [wrong, 'CANCEL'],
      [right, 'REQUEST'],
    ]);
  });

  it('hears of none of it before a day is certain, or where the same one is only written otherwise', async () => {
    const { wrong, right } = addresses();
    const waiting = await placed(holding, { changes: { customerEmail: wrong } });
    await correct(waiting, right);
    expect(await topicsOf(waiting.id, holding)).toEqual(['booking-placed']);
    const booking = await assigned(holding, { changes: { customerEmail: right } });
    await correct(booking, right.toUpperCase());
    expect(await topicsOf(booking.id, holding)).toEqual(['booking-placed', 'booking-confirmed']);
  });

  it('gets at the right one the invoice, too, whose delivery then names it; whoever else is sent it stays', async () => {
    const { wrong, right } = addresses();
    const agency = `${randomUUID()}@example.com`;
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    const body = { bookingId: booking.id, emails: [wrong, agency] };
    expect((await holding.post('/api/send-invoice', body)).status).toBe(200);
    await correct(booking, right);
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [booking.id]);
    const invoice = expect.stringMatching(/^Invoice /);
    await eventually('all letters have left', async () => {
      const waiting = `state = 'queued' and recipient in ('${wrong}', '${right}', '${agency}')`;
      return (await holding.count('outgoing_mail', waiting)) === 0;
    });
    expect(subjectsTo(right)).toContainEqual(invoice);
    expect(subjectsTo(agency)).toContainEqual(invoice);
    expect(subjectsTo(wrong)).not.toContainEqual(invoice);
    const [sent] = (await moneyOf(holding, booking.id)).invoices;
    expect(sent?.deliveries.map(({ email }) => email)).toEqual([right, agency]);
  });

  it('still reads at which address an invoice has arrived', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    const body = { bookingId: booking.id, emails: [wrong] };
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [booking.id]);
    await holding.post('/api/send-invoice', body);
    const deliveries = async () => (await moneyOf(holding, booking.id)).invoices[0]?.deliveries;
    await eventually('it has arrived', async () => (await deliveries())?.[0]?.state === 'sent');
    await correct(booking, right);
    expect(await deliveries()).toMatchObject([{ email: wrong, state: 'sent' }]);
  });

  it('gets one letter about an offer that waited for the wrong one: its former link leads nowhere', async () => {
    const { wrong, right } = addresses();
    const booking = await assigned(holding, { changes: { customerEmail: wrong } });
    const terms = { preferredDate: LATER, reason: 'The camp opens a week later.' };
    await correct(booking, wrong, terms);
    await correct(booking, right, terms);
    await holding.rows('update outgoing_mail set next_attempt_at = now() where topic_id = $1', [booking.id]);
    const offer = (subject?: string) => subject?.startsWith('A change of your booking');
    await eventually('the offer arrives', async () => subjectsTo(right).some(offer));
    expect(subjectsTo(right).filter(offer)).toHaveLength(1);
    await eventually('nothing waits', async () => {
      const waiting = `state = 'queued' and recipient in ('${wrong}', '${right}')`;
      return (await holding.count('outgoing_mail', waiting)) === 0;
    });
    expect(subjectsTo(wrong).filter(offer)).toEqual([]);
  });

  it('gets an offer whose letter failed once staff save it again: its secret is forgotten with the letter', async () => {
    const { right } = addresses();
    const booking = await placed(holding, { changes: { customerEmail: right } });
    const terms = { preferredDate: LATER, reason: 'The camp opens a week later.' };
    mailbox.refusingForGood = true;
    const { offers } = await correct(booking, right, terms);
    await eventually('it has failed and is forgotten', async () => {
      const failed = `state = 'failed' and text = '' and topic_id = '${offers[0]?.id}' and topic = 'change-offer'`;
      return (await holding.count('outgoing_mail', failed)) === 1;
    }).finally(() => {
      mailbox.refusingForGood = false;
    });
    const again = await correct(booking, right, terms);
    expect(again.offers.map(({ state }) => state)).toEqual(['open', 'withdrawn']);
    await eventually('the offer arrives', async () =>
      subjectsTo(right).some((subject) => subject?.startsWith('A change of your booking')),
    );
    expect((await correct(booking, right, terms)).offers).toEqual(again.offers);
  });
});
