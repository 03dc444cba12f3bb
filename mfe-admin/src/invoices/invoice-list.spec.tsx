import { describe, expect, it } from '@jest/globals';
import { type BookingMoney, ERASED_CUSTOMER, type Invoice, type InvoiceDelivery } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { InvoiceList } from './invoice-list';

const booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1 } as const;
const letter = (facts: Partial<InvoiceDelivery>): InvoiceDelivery => ({
  id: 1,
  email: 'amina@example.com',
  state: 'queued',
  attempts: 0,
  reason: null,
  sentAt: null,
  ...facts,
});
const invoiceOf = (...deliveries: InvoiceDelivery[]): Invoice => ({
  id: 1,
  number: '2026-000042',
  bookingId: booking.id,
  amount: '300.00',
  issuedAt: '2026-11-20T09:00:00.000Z',
  deliveries,
  creditNotes: [],
});
const moneyOf = (...invoices: Invoice[]): BookingMoney => ({
  bookingId: booking.id,
  totalPrice: '300.00',
  paid: '0.00',
  due: '300.00',
  cost: '300.00',
  invoiced: '300.00',
  invoices,
  payments: [],
  repayments: [],
  refund: null,
});
const rowOf = async (email: string) =>
  within(await screen.findByText(email).then((cell) => cell.closest('li') as HTMLElement));

describe('the invoices of a booking', () => {
  it('are documents to download', async () => {
    renderPage(<InvoiceList booking={booking} money={moneyOf(invoiceOf())} />);
    const link = await screen.findByRole('link', { name: 'Download PDF of invoice 2026-000042' });
    expect(link.getAttribute('href')).toBe(`/api/bookings/${booking.id}/invoices/2026-000042.pdf`);
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('and their credit notes are of the day that their papers say, which is the safari’s', async () => {
    const issuedAt = '2026-11-19T22:30:00.000Z';
    const note = {
      id: 1,
      number: 'CN-2026-000007',
      invoice: '2026-000042',
      amount: '50.00',
      issuedAt,
      reason: 'One guest less.',
    };
    const invoice = { ...invoiceOf(), issuedAt, creditNotes: [note] };
    renderPage(<InvoiceList booking={booking} money={moneyOf(invoice)} />);
    expect(await screen.findAllByText('Nov 20, 2026')).toHaveLength(2);
  });

  it('are to be corrected where the trip costs another amount by now', async () => {
    renderPage(<InvoiceList booking={booking} money={{ ...moneyOf(invoiceOf()), cost: '450.00' }} />);
    expect(await screen.findByText('Invoice 2026-000042 says $300')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Correct…' }));
    expect(await screen.findByRole('dialog', { name: 'Correct invoice 2026-000042?' })).toBeTruthy();
  });

  it('are to be corrected once where the trip was moved and costs another amount', async () => {
    const invoice = { ...invoiceOf(), trip: { from: '2026-12-24', travelers: 7 } };
    renderPage(<InvoiceList booking={booking} money={{ ...moneyOf(invoice), cost: '450.00' }} />);
    const said = await screen.findAllByText(/^Invoice 2026-000042 says/);
    expect(said.map(({ textContent }) => textContent)).toEqual(['Invoice 2026-000042 says $300']);
  });

  it('are to be corrected where the trip was moved and costs the same', async () => {
    const said = (trip: Invoice['trip'], now = booking) =>
      renderPage(<InvoiceList booking={now} money={moneyOf({ ...invoiceOf(), trip })} />);
    const { preferredDate: from, numberOfTravelers: travelers } = booking;
    const same = said({ from, travelers });
    await screen.findByRole('link', { name: /^Download PDF/ });
    expect(screen.queryByText(/^Invoice 2026-000042 says/)).toBeNull();
    same.unmount();
    said({ from: '2026-12-24', travelers: 7 });
    expect(await screen.findByText('Invoice 2026-000042 says Dec 24, 2026, 7 travelers')).toBeTruthy();
    expect(
      screen.getByText(/^The trip is Feb 11, 2099, 3 travelers now, over the same amount\./),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Correct…' }));
    expect(await screen.findByRole('dialog', { name: 'Correct invoice 2026-000042?' })).toBeTruthy();
  });

  it('tell of each recipient how the letter fares, since when and why', async () => {
    const invoice = invoiceOf(
      letter({ id: 1, email: 'queued@example.com' }),
      letter({ id: 2, email: 'retrying@example.com', state: 'retrying', attempts: 2, reason: '451 not now' }),
      letter({
        id: 3,
        email: 'sent@example.com',
        state: 'sent',
        attempts: 1,
        sentAt: '2026-11-20T09:01:00.000Z',
      }),
      letter({ id: 4, email: 'failed@example.com', state: 'failed', attempts: 1, reason: '550 never' }),
    );
    renderPage(<InvoiceList booking={booking} money={moneyOf(invoice)} />);
    expect((await rowOf('queued@example.com')).getByText('Queued')).toBeTruthy();
    const retrying = await rowOf('retrying@example.com');
    expect(retrying.getByText('Retrying')).toBeTruthy();
    expect(retrying.getByText('2 attempts failed. The next one follows by itself.')).toBeTruthy();
    expect(retrying.getByText('Reason: 451 not now')).toBeTruthy();
    const sent = await rowOf('sent@example.com');
    expect(sent.getByText('Sent')).toBeTruthy();
    expect(sent.getByText(/Nov 20, 2026/).getAttribute('datetime')).toBe('2026-11-20T09:01:00.000Z');
    const failed = await rowOf('failed@example.com');
    expect(failed.getByText('Given up after 1 attempt.')).toBeTruthy();
    expect(failed.getByText('Reason: 550 never')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  });

  it('tell that a letter went out by the clock at the safari, as papers and money are dated', async () => {
    const sentAt = '2026-11-19T22:30:00.000Z';
    renderPage(
      <InvoiceList booking={booking} money={moneyOf(invoiceOf(letter({ state: 'sent', sentAt })))} />,
    );
    expect((await rowOf('amina@example.com')).getByText(/^Nov 20, 2026, 1:30\sAM GMT\+3$/)).toBeTruthy();
  });

  it('are sent again to a recipient whom the letter did not reach, and to nobody else', async () => {
    const calls = serve({ 'POST /api/send-invoice': invoiceOf() });
    const failed = letter({ email: 'failed@example.com', state: 'failed', attempts: 1 });
    renderPage(<InvoiceList booking={booking} money={moneyOf(invoiceOf(failed))} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to failed@example.com' }));
    const sent = calls.find(({ url }) => url === '/api/send-invoice');
    expect(sent?.body).toEqual({ bookingId: booking.id, emails: ['failed@example.com'] });
    await userEvent.click(screen.getByRole('button', { name: 'Send again to failed@example.com' }));
    expect(calls).toHaveLength(1); // the delivery is running, although the page does not show it yet
  });

  it('are not sent again once the booking is paid', async () => {
    const failed = letter({ state: 'failed', attempts: 1 });
    renderPage(<InvoiceList booking={{ ...booking, status: 'paid' }} money={moneyOf(invoiceOf(failed))} />);
    await screen.findByText('Failed');
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  });

  it('are read of a service of the release before, which tells of no credit notes and not what the trip costs', async () => {
    const { creditNotes: _, ...former } = invoiceOf(letter({ state: 'sent' }));
    const { cost: __, invoiced: ___, repayments: ____, ...money } = moneyOf(former);
    renderPage(<InvoiceList booking={booking} money={money} />);
    expect(await screen.findByText('Invoice 2026-000042 · $300')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Correct/ })).toBeNull();
  });

  it('tell what was taken off by credit notes, and one that is void is neither corrected nor sent again', async () => {
    const failed = invoiceOf(letter({ state: 'failed', attempts: 1 }));
    const note = {
      id: 1,
      number: 'CN-2026-000003',
      invoice: failed.number,
      amount: '300.00',
      issuedAt: '2026-11-21T09:00:00.000Z',
      reason: 'Another family.',
    };
    renderPage(<InvoiceList booking={booking} money={moneyOf({ ...failed, creditNotes: [note] })} />);
    expect(await screen.findByText('Void')).toBeTruthy();
    expect(screen.getByText('Credit note CN-2026-000003 · −$300')).toBeTruthy();
    expect(screen.getByText('Another family.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download PDF of credit note CN-2026-000003' });
    expect(link.getAttribute('href')).toBe(`/api/bookings/${booking.id}/credit-notes/CN-2026-000003.pdf`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a booking that is paid are replaced, and none is taken back for good', async () => {
    const paid = { ...booking, status: 'paid' } as const;
    renderPage(<InvoiceList booking={paid} money={moneyOf(invoiceOf())} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct invoice 2026-000042…' }));
    const ways = await screen.findAllByRole('radio');
    expect(ways).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^Take it back and send a corrected one/ })).toBeTruthy();
  });

  it('are not corrected once the customer had themselves erased', async () => {
    const erased = { ...booking, customerName: ERASED_CUSTOMER, customerEmail: '', customerPhone: '' };
    const correct = { name: 'Correct invoice 2026-000042…' };
    const { unmount } = renderPage(<InvoiceList booking={booking} money={moneyOf(invoiceOf())} />);
    expect(await screen.findByRole('button', correct)).toBeTruthy();
    unmount();
    renderPage(<InvoiceList booking={erased} money={moneyOf(invoiceOf())} />);
    expect(await screen.findByText('Invoice 2026-000042 · $300')).toBeTruthy();
    expect(screen.queryByRole('button', correct)).toBeNull();
  });

  it('are not corrected then where the trip was moved, either', async () => {
    const erased = { ...booking, customerName: ERASED_CUSTOMER, customerEmail: '', customerPhone: '' };
    const former = { ...invoiceOf(), trip: { from: '2026-12-24', travelers: 7 } };
    renderPage(<InvoiceList booking={erased} money={moneyOf(former)} />);
    expect(await screen.findByText('Invoice 2026-000042 says Dec 24, 2026, 7 travelers')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });

  it('are corrected by a credit note over the amount that is shown, with its reason', async () => {
    const calls = serve({
      [`POST /api/bookings/${booking.id}/credit-notes`]: {
        id: 1,
        number: 'CN-2026-000003',
        invoice: '2026-000042',
        amount: '80.00',
        issuedAt: '2026-11-21T09:00:00.000Z',
        reason: 'One guest fewer.',
      },
    });
    renderPage(<InvoiceList booking={booking} money={{ ...moneyOf(invoiceOf()), cost: '220.00' }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct invoice 2026-000042…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct invoice 2026-000042?' }));
    expect(dialog.getByText(/\$300\. An issued invoice/)).toBeTruthy();
    const confirm = () => dialog.getByRole('button', { name: /^Issue Credit Note over/ });
    expect(confirm().textContent).toContain('$80');
    await userEvent.click(dialog.getByRole('radio', { name: /^Take it back and send/ }));
    expect(confirm().textContent).toContain('$300');
    await userEvent.click(dialog.getByRole('radio', { name: /^Take off what is too much/ }));
    await userEvent.click(confirm());
    expect(await dialog.findByText('Say why the invoice is corrected')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'One guest fewer.');
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      invoice: '2026-000042',
      correction: 'reduce',
      amount: '80.00',
      reason: 'One guest fewer.',
    });
  });
});
