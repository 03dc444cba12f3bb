import { describe, expect, it } from '@jest/globals';
import {
  type Booking,
  type BookingMoney,
  ERASED_CUSTOMER,
  type Payment,
  type Repayment,
  today,
} from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { PaymentList } from './payment-list';

const booking = { ...aBooking, status: 'confirmed', assignedOperatorId: 1 } as const;
const at = `/api/bookings/${booking.id}/payments`;
const line = (id: number, facts: Partial<Payment>): Payment => ({
  id,
  bookingId: booking.id,
  amount: '100.00',
  state: 'received',
  recordedAt: '2026-11-20T09:00:00.000Z',
  receivedOn: '2026-11-19',
  reference: 'TT 7',
  voids: null,
  reason: '',
  ...facts,
});
const ledger = (payments: Payment[], due = '300.00'): BookingMoney => ({
  bookingId: booking.id,
  totalPrice: '300.00',
  paid: '0.00',
  due,
  cost: '300.00',
  invoiced: '0.00',
  invoices: [],
  payments,
  repayments: [],
  refund: null,
});
/** Renders the payments in a page. @returns a function that applies a live update */
function live(of: Booking, money: BookingMoney): (of: Booking, money: BookingMoney) => void {
  const page: { update?: (shown: { of: Booking; money: BookingMoney }) => void } = {};
  function Page() {
    const [now, setNow] = useState({ of, money });
    page.update = setNow;
    return <PaymentList booking={now.of} money={now.money} />;
  }
  renderPage(<Page />);
  return (next, ledgerThen) => act(() => page.update?.({ of: next, money: ledgerThen }));
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the payments of a booking', () => {
  it('are each told with day and reference, and one that is voided with its counter-entry', async () => {
    const voided = line(2, {
      state: 'voided',
      voids: 1,
      reason: 'Not ours',
      recordedAt: '2026-11-20T22:30:00.000Z',
    });
    renderPage(<PaymentList booking={booking} money={ledger([line(1, {}), voided])} />);
    expect(await screen.findByRole('heading', { name: 'Received · $100' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Voided · −$100' })).toBeTruthy();
    expect(screen.getByText('Not ours')).toBeTruthy();
    expect(screen.getByText('Nov 21, 2026')).toBeTruthy(); // the day at the safari
    expect(screen.getByText('Voided')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Void / })).toBeNull();
  });

  it('grow by a part of what is due, and what was typed stays where it is refused', async () => {
    serve({ [`POST ${at}`]: problem(409, '$200 is due by now.') });
    renderPage(<PaymentList booking={booking} money={ledger([])} />);
    await press('Record an Amount…');
    const amount = await screen.findByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await press('Record This Amount');
    expect(await screen.findByText(/^Enter an amount such as/)).toBeTruthy();
    expect(screen.getByText('Enter the reference of the transfer')).toBeTruthy();
    await userEvent.type(amount, '120');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 8');
    await press('Record This Amount');
    expect(await screen.findByText('$200 is due by now.')).toBeTruthy();
    expect(screen.getByDisplayValue('TT 8')).toBeTruthy();
    const calls = serve({ [`POST ${at}`]: line(1, { amount: '120.00' }) });
    await press('Record This Amount');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        amount: '120.00',
        receivedOn: today(),
        reference: 'TT 8',
        due: '300.00',
      }),
    );
  });

  it('grow by what arrived beyond what is due, once staff have read by how much', async () => {
    const calls = serve({ [`POST ${at}`]: line(1, { amount: '300.01' }) });
    renderPage(<PaymentList booking={booking} money={ledger([])} />);
    await press('Record an Amount…');
    const amount = await screen.findByRole('textbox', { name: /Amount/ });
    expect(screen.queryByText(/more than is due/)).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '300.01');
    expect(await screen.findByText('This is $0.01 more than is due')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record This Amount' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 8');
    await press('Record More Than Is Due');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        amount: '300.01',
        receivedOn: today(),
        reference: 'TT 8',
        due: '300.00',
        over: '0.00',
      }),
    );
  });

  it('grow by what arrives twice, over what was paid beyond the price on screen, or is refused', async () => {
    const calls = serve({ [`POST ${at}`]: problem(409, '$600 is owed by now.') });
    const paid = { ...booking, status: 'paid' } as const;
    const twice = { ...ledger([line(1, { amount: '600.00' })], '0.00'), paid: '600.00' };
    const update = live(paid, twice);
    await press('Record an Amount…');
    expect(await screen.findByText(/nothing is due\. What arrives is owed to the customer/)).toBeTruthy();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    expect(amount.value).toBe('');
    await userEvent.type(amount, '300');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 9');
    update(paid, { ...twice, paid: '900.00' });
    expect(await screen.findByText('$600 is owed to the customer by now')).toBeTruthy();
    await press('Record More Than Is Due');
    expect(await screen.findByText('$600 is owed by now.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ amount: '300.00', due: '0.00', over: '300.00' });
  });

  it('are on their way as long as the dialog stands: nobody leaves it before it knows whether they are refused', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    serve({ [`POST ${at}`]: () => new Promise<Response>((resolve) => (refuse = resolve)) });
    renderPage(<PaymentList booking={booking} money={ledger([line(1, {})])} />);
    await press('Record an Amount…');
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TT 8');
    await press('Record This Amount');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Record a payment' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    await act(async () => refuse(problem(409, '$200 is due by now.')));
    expect(await screen.findByText('$200 is due by now.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are recorded over what was due when the form was opened, which refuses the second of two clerks', async () => {
    const calls = serve({ [`POST ${at}`]: problem(409, '$180 is due by now.') });
    const update = live(booking, ledger([]));
    await press('Record an Amount…');
    await userEvent.clear(await screen.findByRole('textbox', { name: /Amount/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '120');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 8');
    expect(screen.queryByText(/by now/)).toBeNull();
    update(booking, ledger([line(1, { amount: '120.00', reference: 'TT 8' })], '180.00'));
    expect(await screen.findByText('$180 is due by now')).toBeTruthy();
    expect(screen.getByText(/\$300 is due\. What arrived/)).toBeTruthy();
    await press('Record This Amount');
    expect(await screen.findByText('$180 is due by now.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amount: '120.00',
      due: '300.00',
    });
    await userEvent.keyboard('{Escape}');
    await press('Record an Amount…');
    expect(await screen.findByText(/\$180 is due\. What arrived/)).toBeTruthy();
    expect(screen.queryByText(/by now/)).toBeNull();
  });

  it('are recorded once by whoever lost the answer and presses again, though the page shows them by then', async () => {
    const calls = serve({ [`POST ${at}`]: new Response('{"id":', { status: 201 }) });
    const update = live(booking, ledger([]));
    await press('Record an Amount…');
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TT 11');
    await press('Record This Amount');
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    const received = { ...booking, status: 'payment_received' } as const;
    update(received, ledger([line(1, { amount: '300.00', reference: 'TT 11' })], '0.00'));
    expect(screen.queryByText(/by now/)).toBeNull(); // it may be their own payment
    const again = serve({ [`POST ${at}`]: line(1, { amount: '300.00' }) });
    await press('Record This Amount');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = [...calls, ...again].filter(({ method }) => method === 'POST');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('are recorded for a cancelled booking by nobody who opened the form before', async () => {
    const calls = serve({ [`POST ${at}`]: problem(409, 'This booking is cancelled.') });
    const update = live(booking, ledger([]));
    await press('Record an Amount…');
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TT 12');
    const refund = { amount: '0.00', state: 'none' } as const;
    update({ ...booking, status: 'cancelled' }, { ...ledger([], '0.00'), cost: '0.00', refund });
    expect(await screen.findByText('The booking is cancelled by now')).toBeTruthy();
    expect(screen.queryByText(/all that arrives is owed/)).toBeNull();
    await press('Record This Amount');
    expect(await screen.findByText('This booking is cancelled.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ amount: '300.00', receivedOn: today(), reference: 'TT 12', due: '300.00' });
  });

  it('are voided one by one, with a reason, after customer and amount were named', async () => {
    const calls = serve({ [`POST ${at}/1/void`]: line(2, { state: 'voided', voids: 1 }) });
    renderPage(<PaymentList booking={booking} money={ledger([line(1, {})], '200.00')} />);
    await press('Void $100 of Nov 19, 2026…');
    expect(await screen.findByRole('dialog', { name: 'Void the payment of $100?' })).toBeTruthy();
    expect(screen.getByText(new RegExp(booking.customerName))).toBeTruthy();
    await press('Void Payment');
    expect(await screen.findByText('Say why the payment is voided')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not ours');
    await press('Void Payment');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Not ours' }),
    );
  });

  it('that are owed to the customer become due by no void', async () => {
    const twice = {
      ...ledger([line(1, {}), line(2, {})], '0.00'),
      totalPrice: '100.00',
      cost: '100.00',
      paid: '200.00',
    };
    renderPage(<PaymentList booking={{ ...booking, totalPrice: '100.00' }} money={twice} />);
    const [button] = await screen.findAllByRole('button', { name: 'Void $100 of Nov 19, 2026…' });
    await userEvent.click(button as HTMLElement);
    expect(await screen.findByText(/The customer is owed \$100 less, nothing is due again/)).toBeTruthy();
    expect(screen.queryByText(/The amount is due again/)).toBeNull();
  });

  it('become due only as far as they are not owed to the customer', async () => {
    const cheaper = {
      ...ledger([line(1, { amount: '1000.00' })], '0.00'),
      totalPrice: '600.00',
      cost: '600.00',
      paid: '1000.00',
    };
    renderPage(<PaymentList booking={{ ...booking, totalPrice: '600.00' }} money={cheaper} />);
    await press('Void $1,000 of Nov 19, 2026…');
    expect(await screen.findByText(/The customer is owed \$400 less, \$600 is due again/)).toBeTruthy();
  });

  it('are voided by whoever has read what the customer is written then', async () => {
    const letter = { to: ['amina@example.com'], subject: 'Correction', text: 'Dear Amina,', attachments: [] };
    const calls = serve({ [`POST /api/bookings/${booking.id}/letters/payments/1`]: [letter] });
    renderPage(<PaymentList booking={booking} money={ledger([line(1, {})], '200.00')} />);
    await press('Void $100 of Nov 19, 2026…');
    await userEvent.click(await screen.findByText('Preview letter'));
    expect(screen.getByText(/Fill in what is missing/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not ours');
    expect(await screen.findByRole('article', { name: 'Correction' })).toBeTruthy();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ reason: 'Not ours' }));
  });

  it('are not reconciled any more after one press, over the version on screen, and may be refused', async () => {
    const paid = { ...booking, status: 'paid', version: 7 } as const;
    const lines = [line(1, {}), line(2, { state: 'reconciled', reference: '' })];
    const cancelled = { ...paid, status: 'cancelled', version: 8 } as const;
    serve({ [`POST /api/bookings/${booking.id}/unreconcile`]: stale(cancelled) });
    renderPage(
      <>
        <PaymentList booking={paid} money={ledger(lines, '0.00')} />
        <Toaster />
      </>,
    );
    await press('Take back that $100 is reconciled');
    expect(await screen.findByText('It is still reconciled')).toBeTruthy();
    expect(screen.getByText('Somebody changed KS-7F3K2Q meanwhile: it is CANCELLED now.')).toBeTruthy();
    const calls = serve({
      [`POST /api/bookings/${booking.id}/unreconcile`]: { ...paid, status: 'payment_received', version: 8 },
    });
    await press('Take back that $100 is reconciled');
    expect(await screen.findByText('Not Reconciled Any More')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"7"');
  });

  it('tell what was reconciled by mistake by both lines, and offer nothing to take back of them', async () => {
    const lines = [
      line(1, {}),
      line(2, { state: 'reconciled' }),
      line(3, { state: 'voided', voids: 2 }),
      line(4, { state: 'reconciled' }),
    ];
    const received = { ...booking, status: 'payment_received' } as const;
    renderPage(<PaymentList booking={received} money={ledger(lines, '0.00')} />);
    expect(await screen.findByRole('heading', { name: 'Not reconciled after all · $100' })).toBeTruthy();
    expect(screen.getByText('Taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  it('are recorded once the letter was read that would tell of them', async () => {
    const letter = { to: ['amina@example.com'], subject: 'Receipt', text: 'Dear Amina,', attachments: [] };
    const calls = serve({ [`POST /api/bookings/${booking.id}/letters/payments`]: [letter] });
    renderPage(<PaymentList booking={booking} money={ledger([])} />);
    await press('Record an Amount…');
    await userEvent.click(await screen.findByText('Preview letter'));
    expect(screen.getByText(/Fill in what is missing/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 8');
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeTruthy();
    const request = { amount: '300.00', receivedOn: today(), reference: 'TT 8', due: '300.00' };
    await waitFor(() => expect(calls.at(-1)?.body).toEqual(request));
  });
});

describe('the payments of a cancelled booking', () => {
  const cancelled = { ...booking, status: 'cancelled', assignedOperatorId: null } as const;
  /** A cancelled booking of $100, of which a quarter was kept. */
  const ended = (payments: Payment[], repayments: Repayment[] = [], paid = '100.00'): BookingMoney => ({
    ...ledger([line(1, {}), ...payments], '0.00'),
    paid,
    cost: '25.00',
    repayments,
    refund: { amount: '75.00', state: 'paid' },
  });
  const late = line(2, { amount: '50.00', reference: 'TT 9', late: true });

  it('stand as they are where they came before and were refunded, and nothing is owed besides', async () => {
    renderPage(<PaymentList booking={cancelled} money={ended([])} />);
    expect(await screen.findByText(/Void the refund before you void a payment/)).toBeTruthy();
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      'Record an Amount…',
    ]);
    expect(screen.queryByRole('heading', { name: /after the cancellation/ })).toBeNull();
  });

  it('are voided as long as the refund has not been paid that was reckoned from them', async () => {
    const calls = serve({ [`POST ${at}/1/void`]: line(2, { state: 'voided', voids: 1 }) });
    const owed = { ...ended([]), refund: { amount: '75.00', state: 'owed' } as const };
    renderPage(<PaymentList booking={cancelled} money={owed} />);
    await press('Void $100 of Nov 19, 2026…');
    expect(await screen.findByText(/What is kept and refunded is reckoned anew without it/)).toBeTruthy();
    expect(screen.queryByText(/due again|Void the refund before/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'The Müllers’');
    await press('Void Payment');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'The Müllers’' }),
    );
  });

  it('say nothing of a refund where none of them could be voided', async () => {
    const voided = line(2, { state: 'voided', voids: 1 });
    renderPage(<PaymentList booking={cancelled} money={ended([voided])} />);
    expect(await screen.findByRole('heading', { name: 'Voided · −$100' })).toBeTruthy();
    expect(screen.queryByText(/Void the refund before/)).toBeNull();
  });

  it('stand without a way to write where the customer had themselves erased', async () => {
    const erased = { ...cancelled, customerName: ERASED_CUSTOMER, customerEmail: '', customerPhone: '' };
    renderPage(<PaymentList booking={erased} money={ended([late])} />);
    expect(await screen.findByRole('heading', { name: /after the cancellation/ })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('grow by whatever arrives, over what was owed on screen', async () => {
    const calls = serve({ [`POST ${at}`]: line(3, { amount: '5000.00', late: true }) });
    renderPage(<PaymentList booking={cancelled} money={ended([late], [], '150.00')} />);
    await press('Record an Amount…');
    expect(await screen.findByText(/all that arrives is owed to the customer/)).toBeTruthy();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    expect(amount.value).toBe('');
    await userEvent.type(amount, '5000');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TT 10');
    await press('Record This Amount');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        amount: '5000.00',
        receivedOn: today(),
        reference: 'TT 10',
        due: '0.00',
        owed: '50.00',
      }),
    );
  });

  it('say which came after the cancellation; these can be voided, and go back', async () => {
    renderPage(<PaymentList booking={cancelled} money={ended([late], [], '150.00')} />);
    const told = 'Received after the cancellation · $50';
    expect(await screen.findByRole('heading', { name: told })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Void / })).toHaveLength(1);
    await press('Void $50 of Nov 19, 2026…');
    expect(await screen.findByText(/Nothing of it is owed any more/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await press('Record Money Sent Back…');
    expect(await screen.findByText(/\$50 arrived after the booking was cancelled/)).toBeTruthy();
    expect(screen.getByDisplayValue('50.00')).toBeTruthy();
  });

  it('are owed to nobody once they have gone back, which can be voided, as nothing from before can', async () => {
    const back = (id: number, facts: Partial<Repayment> = {}): Repayment => ({
      ...line(id, { amount: '50.00' }),
      state: 'repaid',
      repaidOn: '2026-11-21',
      ...facts,
    });
    const sent = [back(3), back(4, { late: true })];
    renderPage(<PaymentList booking={cancelled} money={ended([late], sent)} />);
    expect(await screen.findAllByRole('button', { name: /sent back on/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Record Money Sent Back…' })).toBeNull();
    await press(/sent back on/);
    expect(
      await screen.findByText(/The amount is owed to the customer again, and they are told/),
    ).toBeTruthy();
    expect(screen.queryByText(/counts as paid again/)).toBeNull();
  });
});

describe('what was paid beyond the price', () => {
  const repaid = (id: number, facts: Partial<Repayment> = {}): Repayment => ({
    id,
    bookingId: booking.id,
    amount: '140.00',
    state: 'repaid',
    recordedAt: '2026-11-22T09:00:00.000Z',
    repaidOn: '2026-11-21',
    reference: 'TRUST 9',
    voids: null,
    reason: '',
    ...facts,
  });
  const paid = { ...booking, status: 'paid' } as const;
  const over = (repayments: Repayment[] = [], owed = 140): BookingMoney => ({
    ...ledger([line(1, { amount: '440.00' })], '0.00'),
    paid: `${300 + owed}.00`,
    repayments,
  });
  const backAt = `/api/bookings/${booking.id}/repayments`;

  it('is recorded as sent back, after the letter was read, and what was typed stays where it is refused', async () => {
    const letter = { to: ['amina@example.com'], subject: 'We sent $40 back', text: 'Dear', attachments: [] };
    const letters = serve({
      [`POST ${backAt}`]: problem(409, '$100 is owed by now.'),
      [`POST /api/bookings/${booking.id}/letters/repayments`]: [letter],
    });
    renderPage(<PaymentList booking={paid} money={over()} />);
    await press('Record Money Sent Back…');
    expect(await screen.findByText(/\$140 is owed to the customer/)).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '140.01');
    await press('Record Repayment');
    expect(await screen.findByText('Only $140 is owed')).toBeTruthy();
    expect(screen.getByText('Enter the reference of the transfer')).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '40');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), ' TRUST 9 ');
    await userEvent.click(screen.getByText('Preview letter'));
    expect(await screen.findByRole('article', { name: 'We sent $40 back' })).toBeTruthy();
    const request = { amount: '40.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00' };
    await waitFor(() => expect(letters.at(-1)?.body).toEqual(request));
    await press('Record Repayment');
    expect(await screen.findByText('$100 is owed by now.')).toBeTruthy();
    const calls = serve({ [`POST ${backAt}`]: repaid(2, { amount: '40.00' }) });
    await press('Record Repayment');
    await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/repayments'))?.body).toEqual(request));
  });

  it('goes back over what was owed when the form was opened, which refuses the second of two clerks', async () => {
    const calls = serve({ [`POST ${backAt}`]: problem(409, '$100 is owed by now.') });
    const update = live(paid, over());
    await press('Record Money Sent Back…');
    await userEvent.clear(await screen.findByRole('textbox', { name: /Amount/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '40');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    update(paid, over([repaid(2, { amount: '40.00' })], 100));
    expect(await screen.findByText('$100 is owed to the customer by now')).toBeTruthy();
    await press('Record Repayment');
    expect(await screen.findByText('$100 is owed by now.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      amount: '40.00',
      owed: '140.00',
    });
  });

  it('is not said to have moved by whoever lost the answer: it may be their own repayment', async () => {
    serve({ [`POST ${backAt}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
    const update = live(paid, over());
    await press('Record Money Sent Back…');
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    await press('Record Repayment');
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    update(paid, over([repaid(2, { amount: '40.00' })], 100));
    expect(screen.queryByText(/by now/)).toBeNull();
  });

  it('is told among the payments, in the order of the ledger, and voided with a reason', async () => {
    const calls = serve({ [`POST ${backAt}/2/void`]: repaid(3, { state: 'voided', voids: 2 }) });
    renderPage(<PaymentList booking={paid} money={over([repaid(2)], 0)} />);
    expect(
      (await screen.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent),
    ).toEqual(['Received · $440', 'Sent back · −$140']);
    expect(screen.queryByRole('button', { name: 'Record Money Sent Back…' })).toBeNull();
    await press('Void the $140 sent back on Nov 21, 2026…');
    expect(await screen.findByRole('dialog', { name: 'Void the repayment of $140?' })).toBeTruthy();
    expect(screen.getByText(/The amount counts as paid again, and the customer is told/)).toBeTruthy();
    await press('Void Repayment');
    expect(await screen.findByText('Say why the repayment is voided')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'It came back');
    await press('Void Repayment');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'It came back' }),
    );
  });

  it('stands with its counter-entry, and is recorded anew', async () => {
    const lines = [repaid(2), repaid(3, { state: 'voided', voids: 2, reason: 'It came back' })];
    renderPage(<PaymentList booking={paid} money={over(lines)} />);
    expect(await screen.findByRole('heading', { name: 'Not sent back after all · $140' })).toBeTruthy();
    expect(screen.getByText('It came back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Void the \$140/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Record Money Sent Back…' })).toBeTruthy();
  });
});
