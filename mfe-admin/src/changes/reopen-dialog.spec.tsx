import { expect, it, jest } from '@jest/globals';
import { api } from '@safari/web-kit';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { ReopenDialog } from './reopen-dialog';

const booking = { ...aBooking, status: 'completed', assignedOperatorId: 9 };
const at = `/api/bookings/${booking.id}`;

it('a trip that was reopened and completed anew meanwhile is reopened again only if the clerk says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = { ...booking, version: 3 };
  const served: Answers = { [`GET ${at}`]: booking };
  const calls = serve(served);
  const onClose = jest.fn();
  const { store } = renderPage(<ReopenDialog bookingId={booking.id} onClose={onClose} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A day is missing.');
  served[`GET ${at}`] = now;
  served[`POST ${at}/reopen`] = stale(now);
  await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Reopen Trip' }));
  const versions = () =>
    calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('if-match'));
  await submit();
  expect(await screen.findByText('Somebody changed KS-7F3K2Q meanwhile: it is COMPLETED now.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go On With My Changes' }));
  served[`POST ${at}/reopen`] = { ...now, status: 'in_progress', version: 4 };
  await submit();
  await waitFor(() => expect(versions()).toEqual(['"1"', '"3"']));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('a trip that a colleague has reopened meanwhile is not reopened over theirs', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = { ...booking, status: 'in_progress', version: 2 };
  const calls = serve({ [`GET ${at}`]: booking, [`POST ${at}/reopen`]: stale(now) });
  renderPage(<ReopenDialog bookingId={booking.id} onClose={jest.fn()} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A day is missing.');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen Trip' }));
  expect(await screen.findByText(/^Somebody changed KS-7F3K2Q meanwhile/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go On With My Changes' })).toBeNull();
  expect(screen.getByDisplayValue('A day is missing.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('a trip that is not completed is not reopened, and nothing is said of who runs it', async () => {
  serve({
    [`GET ${at}`]: { ...aBooking, status: 'pending', assignedOperatorId: null, assignedOperatorName: null },
  });
  renderPage(<ReopenDialog bookingId={booking.id} onClose={jest.fn()} />);
  expect(await screen.findByText('Only a completed trip can be reopened.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen Trip' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).not.toContain('under way again');
});
