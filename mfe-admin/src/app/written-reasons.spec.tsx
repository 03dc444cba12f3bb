import { expect, it, jest } from '@jest/globals';
import type { Cancellation, ChangeOffer, Invoice, Payment } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CancelDialog } from '../cancellations/cancel-dialog';
import { VoidRefundDialog } from '../cancellations/void-refund-dialog';
import { DeclineDialog } from '../changes/decline-dialog';
import { ReassignDialog } from '../changes/reassign-dialog';
import { ReopenDialog } from '../changes/reopen-dialog';
import { CorrectionDialog } from '../invoices/correction-dialog';
import { VoidDialog } from '../invoices/void-dialog';
import { aBooking } from '../testing/examples';

const bookingId = aBooking.id;
const cost = { daysBefore: 40, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' };
const answers = {
  [`GET /api/bookings/${bookingId}/cancellation`]: { costs: { customer: cost, staff: cost, operator: cost } },
  'GET /api/operators': [],
  'GET /api/capable-operators?capabilityType=package&itemId=4': [],
  [`GET /api/availability-requests?bookingId=${bookingId}`]: [],
};
const cancellation = { refund: '75.00', refundReference: 'TRUST 9' } as Cancellation;
const invoice = {
  number: 'KS-2026-0001',
  amount: '300.00',
  creditNotes: [] as never[],
} as unknown as Invoice;
const payment = { id: 1, bookingId, amount: '100.00', receivedOn: '2026-11-19' } as Payment;

const DIALOGS: Record<string, (onClose: () => void) => ReactNode> = {
  'a cancellation': (onClose) => <CancelDialog bookingId={bookingId} onClose={onClose} />,
  'a voided refund': (onClose) => (
    <VoidRefundDialog booking={aBooking} cancellation={cancellation} onClose={onClose} />
  ),
  'a declined request': (onClose) => (
    <DeclineDialog booking={aBooking} offer={{ id: 1 } as ChangeOffer} onClose={onClose} />
  ),
  'another operator': (onClose) => <ReassignDialog bookingId={bookingId} onClose={onClose} />,
  'a reopened trip': (onClose) => <ReopenDialog bookingId={bookingId} onClose={onClose} />,
  'a correction': (onClose) => (
    <CorrectionDialog booking={aBooking} invoice={invoice} cost="200.00" onClose={onClose} />
  ),
  'a voided payment': (onClose) => (
    <VoidDialog owed="0.00" booking={aBooking} line={payment} onClose={onClose} />
  ),
};

/** The state of the booking in which each dialog applies. */
const FACTS: Record<string, object> = {
  'another operator': { status: 'confirmed', assignedOperatorId: 9, assignedOperatorName: 'Runs Camps' },
  'a reopened trip': { status: 'completed', assignedOperatorId: 9, assignedOperatorName: 'Runs Camps' },
};

it.each(Object.entries(DIALOGS))('the words written for %s are not lost by a slip', async (name, dialog) => {
  serve({ ...answers, [`GET /api/bookings/${bookingId}`]: { ...aBooking, ...FACTS[name] } });
  const onClose = jest.fn();
  renderPage(dialog(onClose));
  const opened = await screen.findByRole('dialog');
  await userEvent.type(await screen.findByRole('textbox'), 'The lodge is full.');
  expect(screen.getByRole('dialog')).toBe(opened); // the dialog must not reopen when its form has loaded
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('The lodge is full.')).toBeTruthy();
});
