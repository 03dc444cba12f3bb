import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { Toaster } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answer, type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { aBooking } from '../testing/examples';
import { InvoiceDialog } from './invoice-dialog';

const booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1 } as const;
const invoice = { id: 1, number: '2026-000042', bookingId: booking.id, deliveries: [] };
const standing = { ...invoice, amount: '300.00', creditNotes: [], issuedAt: '2026-11-03T08:00:00Z' };
const at = `/api/bookings/${booking.id}`;

function open(answers = {}, beside: ReactNode = null) {
  const served: Answers = {
    [`GET ${at}`]: booking,
    [`GET ${at}/money`]: { due: '300.00', invoices: [], payments: [] },
    'POST /api/send-invoice': invoice,
    ...answers,
  };
  const calls = serve(served);
  const onClose = jest.fn();
  const { store } = renderPage(
    <>
      <InvoiceDialog bookingId={booking.id} onClose={onClose} />
      {beside}
    </>,
  );
  /** A colleague changes the booking. */
  const update = (facts: object) => {
    served[`GET ${at}`] = { ...booking, ...facts };
    act(() => void store.dispatch(api.util.invalidateTags(['Booking', 'Money'])));
  };
  return { calls, served, onClose, update };
}
const send = (recipients: number) =>
  screen.findByRole('button', { name: `Send Payment Invoice to ${recipients} Recipient(s)` });
const more = () => screen.findByLabelText('Additional recipient (optional)');

it.each([
  ['cancelled', 'This booking is cancelled.'],
  ['pending', 'Assign an operator before you send the invoice.'],
  ['completed', 'This trip is over. Reopen it before you send an invoice.'],
  ['paid', 'This booking is paid, there is nothing left to invoice.'],
])('of a booking that is %s the invoice dialog sends nothing, and says why', async (status, said) => {
  const nobody = status === 'pending' && { assignedOperatorId: null, assignedOperatorName: null };
  open({ [`GET ${at}`]: { ...booking, status, ...nobody } });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Send Payment Invoice/ })).toBeNull();
});

it('of a booking that a colleague cancels meanwhile it sends nothing, and says why', async () => {
  const { update } = open();
  await send(1);
  update({ status: 'cancelled' });
  expect(await screen.findByText('This booking is cancelled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Send Payment Invoice/ })).toBeNull();
});

describe('the invoice dialog', () => {
  it('says whom it invoices, and for which booking', async () => {
    open();
    const description = 'KS-7F3K2Q · Amina Msafiri';
    expect(await screen.findByRole('dialog', { name: 'Send Payment Invoice', description })).toBeTruthy();
  });

  it('sends to the customer and to everybody who was added, by Enter or by the button', async () => {
    const { calls } = open();
    await userEvent.type(await more(), 'jonas@example.com{Enter}');
    await userEvent.type(await more(), 'grace@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add recipient' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove jonas@example.com' }));
    await userEvent.click(await send(2));
    expect(await screen.findByText('Invoice Sent Successfully')).toBeTruthy();
    expect(calls.find(({ url }) => url === '/api/send-invoice')).toMatchObject({
      body: { bookingId: booking.id, emails: ['amina@example.com', 'grace@example.com'] },
    });
  });

  it('keeps the focus on the address while recipients come and go, and says how many there are', async () => {
    open();
    await userEvent.type(await more(), 'jonas@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add recipient' }));
    expect(document.activeElement).toBe(await more());
    expect(screen.getByText('2 recipients').matches('output')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove jonas@example.com' }));
    expect(document.activeElement).toBe(await more());
    expect(screen.getByText('1 recipient').matches('output')).toBe(true);
  });

  it('sends to the address that the customer has by now, once, though it was added before', async () => {
    const { calls, update } = open();
    await userEvent.type(await more(), 'jonas@example.com{Enter}');
    await userEvent.type(await more(), 'amina.m@example.com{Enter}');
    expect(await send(3)).toBeTruthy();
    update({ customerEmail: 'amina.m@example.com' });
    await userEvent.click(await send(2));
    expect(await screen.findByText('Invoice Sent Successfully')).toBeTruthy();
    expect(calls.find(({ url }) => url === '/api/send-invoice')?.body).toEqual({
      bookingId: booking.id,
      emails: ['amina.m@example.com', 'jonas@example.com'],
      first: true,
    });
  });

  it('sends to whoever was typed and not added, too, and to nobody before what was typed is an address', async () => {
    const { calls } = open();
    await userEvent.type(await more(), 'grace@example');
    await userEvent.click(await send(1));
    expect(screen.getByRole('alert').textContent).toBe('Enter one complete email address.');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.type(await more(), '.com');
    await userEvent.click(await send(2));
    expect(await screen.findByText('Invoice Sent Successfully')).toBeTruthy();
    expect(calls.find(({ url }) => url === '/api/send-invoice')?.body).toEqual({
      bookingId: booking.id,
      emails: ['amina@example.com', 'grace@example.com'],
      first: true,
    });
  });

  it.each([
    ['jonas', 'Enter one complete email address.'],
    ['AMINA@example.com', 'This address is on the list already.'],
    [' ', 'Enter one complete email address.'],
  ])('does not add %p, and says: %s', async (text, why) => {
    open();
    await userEvent.type(await more(), text);
    const add = screen.getByRole('button', { name: 'Add recipient' });
    await userEvent.click(add);
    expect(add).toHaveFocus();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(why);
    await userEvent.click(await more());
    await userEvent.keyboard('{Enter}');
    expect(await send(1)).toBeTruthy();
  });

  it('warns that an invoice which is sent again says what it said, though the trip costs another amount by now', async () => {
    open({
      [`GET ${at}/money`]: {
        due: '150.00',
        invoices: [standing],
        payments: [],
        invoiced: '300.00',
        cost: '450.00',
      },
    });
    expect(await screen.findByText('Invoice 2026-000042 says $300')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Correct it under Payment' });
    expect(link.getAttribute('href')).toBe(`/bookings?booking=${booking.id}&view=payment`);
  });

  it('warns of the days and the party that it says, too, where the trip was moved and costs the same', async () => {
    const former = { ...standing, trip: { from: '2026-12-24', travelers: 7 } };
    open({
      [`GET ${at}/money`]: {
        due: '300.00',
        invoices: [former],
        payments: [],
        invoiced: '300.00',
        cost: '300.00',
      },
    });
    expect(await screen.findByText('Invoice 2026-000042 says Dec 24, 2026, 7 travelers')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Correct it under Payment' });
    expect(link.getAttribute('href')).toBe(`/bookings?booking=${booking.id}&view=payment`);
  });

  it('sends the first invoice as the first, also when it is tried again, so that two clerks send one', async () => {
    const { calls, served, update } = open({ 'POST /api/send-invoice': problem(503, 'The line is slow.') });
    await userEvent.click(await send(1));
    await screen.findByText('The line is slow.');
    served['POST /api/send-invoice'] = problem(409, 'Invoice 2026-000042 was sent meanwhile.');
    served[`GET ${at}/money`] = { due: '300.00', invoices: [standing], payments: [] };
    update({});
    expect(await screen.findByText('2026-000042 of Nov 3, 2026, sent again')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Invoice 2026-000042 was sent meanwhile.')).toBeTruthy();
    const sent = calls.filter(({ url }) => url === '/api/send-invoice');
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ bookingId: booking.id, emails: [booking.customerEmail], first: true }),
    );
  });

  it('sends a colleague’s first invoice again to whoever presses once more, knowing of it', async () => {
    const { calls, served } = open({
      'POST /api/send-invoice': problem(409, 'Invoice 2026-000042 was sent meanwhile.'),
    });
    await userEvent.click(await send(1));
    await screen.findByText('Invoice 2026-000042 was sent meanwhile.');
    served['POST /api/send-invoice'] = invoice;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Invoice Sent Successfully');
    const sent = calls.filter(({ url }) => url === '/api/send-invoice');
    expect(sent.map(({ body }) => body)).toEqual([
      { bookingId: booking.id, emails: [booking.customerEmail], first: true },
      { bookingId: booking.id, emails: [booking.customerEmail] },
    ]);
  });

  it('says of the invoice that stands that it is sent again', async () => {
    const { calls } = open({ [`GET ${at}/money`]: { due: '300.00', invoices: [standing], payments: [] } });
    expect(await screen.findByText('2026-000042 of Nov 3, 2026, sent again')).toBeTruthy();
    await userEvent.click(await send(1));
    await screen.findByText('Invoice Sent Successfully');
    expect(
      calls.at(-1)?.body ?? calls.find(({ url }) => url === '/api/send-invoice')?.body,
    ).not.toHaveProperty('first');
  });

  it('sends the first one anew where the former one was taken back', async () => {
    const creditNotes = [{ id: 1, number: '2026-000043', amount: '300.00', creditedAt: standing.issuedAt }];
    const { calls } = open({
      [`GET ${at}/money`]: { due: '300.00', invoices: [{ ...standing, creditNotes }], payments: [] },
    });
    await userEvent.click(await send(1));
    expect(screen.queryByText(/sent again/)).toBeNull();
    await screen.findByText('Invoice Sent Successfully');
    expect(calls.find(({ url }) => url === '/api/send-invoice')?.body).toHaveProperty('first', true);
  });

  it('names no amount and sends nothing before it is known what is due', async () => {
    const answers: Answers = { [`GET ${at}/money`]: problem(503, 'Down.') };
    open(answers);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByText('Amount due')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send Payment Invoice/ })).toBeNull();
    serve({ [`GET ${at}`]: booking, [`GET ${at}/money`]: { due: '150.00', invoices: [], payments: [] } });
    await userEvent.click(retry);
    expect(await screen.findByText('$150')).toBeTruthy();
    expect(await send(1)).toBeTruthy();
  });

  it('closes two seconds after success, not before', async () => {
    let answered = 0; // the time of the answer, not of seeing it: a busy machine sees it late
    const answer = () => {
      answered = performance.now();
      return invoice;
    };
    const { onClose } = open({ 'POST /api/send-invoice': answer });
    await userEvent.click(await send(1));
    await screen.findByText('Invoice Sent Successfully');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    expect(performance.now() - answered).toBeGreaterThan(1_900);
  });

  it('keeps the recipients when it was refused, and tries again with the same key', async () => {
    const answers = { 'POST /api/send-invoice': problem(503, 'The mail server is away.') as unknown };
    const known = { [`GET ${at}`]: booking, [`GET ${at}/money`]: { due: '300.00', invoices: [] } };
    const calls = serve(Object.assign(answers, known));
    renderPage(<InvoiceDialog bookingId={booking.id} onClose={jest.fn()} />);
    await userEvent.type(await more(), 'jonas@example.com{Enter}');
    await userEvent.click(await send(2));
    expect(await screen.findByText('Failed to Send Invoice')).toBeTruthy();
    expect(screen.getByText('The mail server is away.')).toBeTruthy();

    answers['POST /api/send-invoice'] = invoice;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Invoice Sent Successfully')).toBeTruthy();
    const sent = calls.filter(({ url }) => url === '/api/send-invoice');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  });

  const TEXT = 'Unable to send payment invoice. Please try again.';
  const panelAndToast = async (answer: Answer) => {
    open({ 'POST /api/send-invoice': answer }, <Toaster />);
    await userEvent.click(await send(1));
    await screen.findByRole('button', { name: 'Try Again' });
  };

  it.each([
    ['in the server’s words', problem(409, 'The trust account is closed.'), 'The trust account is closed.'],
    ['in its own words where the server gave none', new Response('', { status: 503 }), TEXT],
  ])('says %s that it was not sent', async (_, answer, said) => {
    await panelAndToast(answer);
    expect(screen.getAllByText('Failed to Send Invoice')).toHaveLength(2);
    expect(screen.getAllByText(said)).toHaveLength(2);
  });

  it.each([
    ['the line is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the gateway waited in vain', new Response('', { status: 504 })],
  ])('says beside Try Again that nobody knows where %s: it may have been sent', async (_, answer) => {
    await panelAndToast(answer);
    expect(screen.getAllByText('Nobody knows whether this has arrived')).toHaveLength(1);
    expect(screen.getAllByText(TEXT)).toHaveLength(1); // the one in the notification
  });

  it('shows the whole of why it failed, and how to try again', async () => {
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent);
    };
    await panelAndToast(problem(409, 'The trust account is closed.'));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(shown).toContain('Failed to Send InvoiceThe trust account is closed.Try Again');
  });
});
