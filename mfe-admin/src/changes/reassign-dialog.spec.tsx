import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@safari/web-kit';
import { type Answers, choose, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../testing/examples';
import { stale } from '../testing/stale';
import { ReassignDialog } from './reassign-dialog';

const booking = {
  ...aBooking,
  status: 'confirmed',
  assignedOperatorId: 9,
  assignedOperatorName: 'Runs Camps',
};
const request = {
  bookingId: booking.id,
  requestedDate: booking.preferredDate,
  numberOfPeople: booking.numberOfTravelers,
};

describe('giving a trip to another operator', () => {
  it('says what each has answered, and warns of one who has declined', async () => {
    serve({
      [`GET /api/bookings/${booking.id}`]: booking,
      'GET /api/operators': [
        { ...anOperator, id: 1, name: 'Declined Camps' },
        { ...anOperator, id: 2, name: 'Gladly Camps' },
        { ...anOperator, id: 9, name: 'Runs Camps' },
      ],
      'GET /api/capable-operators?capabilityType=package&itemId=4': [],
      [`GET /api/availability-requests?bookingId=${booking.id}`]: [
        { ...request, id: 1, operatorId: 1, requestStatus: 'unavailable' },
        { ...request, id: 2, operatorId: 2, requestStatus: 'confirmed' },
      ],
    });
    renderPage(<ReassignDialog bookingId={booking.id} onClose={jest.fn()} />);
    await userEvent.click(await screen.findByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Gladly Camps · Confirmed',
      'Declined Camps · Unavailable',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Declined Camps/ }));
    expect(await screen.findByText('Declined Camps has declined this trip')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: /Gladly Camps/ }));
    expect(screen.queryByText(/has declined/)).toBeNull();
  });
});

it('a booking that nobody runs is given to nobody, and says so', async () => {
  const at = `/api/bookings/${booking.id}`;
  serve({
    [`GET ${at}`]: { ...booking, status: 'cancelled', assignedOperatorId: null, assignedOperatorName: null },
    'GET /api/operators': [anOperator],
    'GET /api/capable-operators?capabilityType=package&itemId=4': [],
    [`GET /api/availability-requests?bookingId=${booking.id}`]: [],
  });
  renderPage(<ReassignDialog bookingId={booking.id} onClose={jest.fn()} />);
  expect(await screen.findByText('Nobody runs KS-7F3K2Q now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Replace Operator' })).toBeNull();
});

it('an operator who has left the network meanwhile has to be another one, whoever notices', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = `/api/bookings/${booking.id}`;
  const reason = 'This operator is not in the network.';
  const refusal = {
    status: 400,
    title: 'No',
    detail: 'No',
    code: 'validation',
    errors: { operatorId: [reason] },
  };
  const served: Answers = {
    [`GET ${at}`]: booking,
    'GET /api/operators': [1, 9].map((id) => ({ ...anOperator, id, name: `Camps ${id}` })),
    'GET /api/capable-operators?capabilityType=package&itemId=4': [],
    [`GET /api/availability-requests?bookingId=${booking.id}`]: [],
    [`POST ${at}/reassign-operator`]: () => Response.json(refusal, { status: 400 }),
  };
  const calls = serve(served);
  const { store } = renderPage(<ReassignDialog bookingId={booking.id} onClose={jest.fn()} />);
  await choose(/New operator/, 'Camps 1');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'They do not answer.');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Replace Operator' }));
  await press();
  const field = screen.getByRole('combobox', { name: /New operator/ });
  await waitFor(() => expect(field).toHaveProperty('ariaInvalid', 'true'));
  expect(await screen.findByText(reason)).toBeTruthy();
  served['GET /api/operators'] = [];
  await act(async () => void store.dispatch(api.util.invalidateTags(['Operator'])));
  await waitFor(() => expect(field.textContent).not.toContain('Camps 1'));
  await press();
  expect(await screen.findByText('Choose who runs the trip from now on.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

describe('a reason that was written about one operator', () => {
  const at = `/api/bookings/${booking.id}`;
  /** Neema writes a reason about Runs Camps; a colleague changes the booking first, then she presses. */
  async function press(meanwhile: object) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const now = { ...booking, version: 2, ...meanwhile };
    const served: Answers = {
      [`GET ${at}`]: booking,
      'GET /api/operators': [1, 2, 9].map((id) => ({ ...anOperator, id, name: `Camps ${id}` })),
      'GET /api/capable-operators?capabilityType=package&itemId=4': [],
      [`GET /api/availability-requests?bookingId=${booking.id}`]: [],
    };
    const calls = serve(served);
    const onClose = jest.fn();
    const { store } = renderPage(<ReassignDialog bookingId={booking.id} onClose={onClose} />);
    await choose(/New operator/, 'Camps 1');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'They do not answer.');
    served[`GET ${at}`] = now;
    served[`POST ${at}/reassign-operator`] = stale(now);
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Replace Operator' }));
    await submit();
    const versions = () =>
      calls
        .filter(({ url }) => url === `${at}/reassign-operator`)
        .map(({ headers }) => headers.get('if-match'));
    await waitFor(() => expect(versions()).toEqual(['"1"']));
    return { served, now, submit, versions, onClose };
  }
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go On With My Changes' }));
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value;

  it('replaces nobody else, unless the clerk says so who is told who runs it now', async () => {
    const { served, now, submit, versions, onClose } = await press({
      assignedOperatorId: 2,
      assignedOperatorName: 'Camps 2',
    });
    expect(await screen.findByText('Camps 2 runs KS-7F3K2Q now.')).toBeTruthy();
    await submit();
    expect(versions()).toHaveLength(1);
    await goOn();
    expect(reason()).toBe('They do not answer.');
    expect(screen.getByText(/^Camps 2 is released, Camps 1 runs the trip/)).toBeTruthy();
    served[`POST ${at}/reassign-operator`] = now;
    await submit();
    await waitFor(() => expect(versions()).toEqual(['"1"', '"2"']));
    expect(onClose).toHaveBeenCalled();
  });

  it('names nobody any more who was chosen and runs the trip by now', async () => {
    await press({ assignedOperatorId: 1, assignedOperatorName: 'Camps 1' });
    expect(await screen.findByText('Camps 1 runs KS-7F3K2Q now.')).toBeTruthy();
    await goOn();
    expect(screen.getByRole('combobox').textContent).toBe('Choose an operator');
    expect(reason()).toBe('They do not answer.');
    expect(screen.getByText(/^Camps 1 is released and hears of it/)).toBeTruthy();
  });

  it('is of no use where the trip is not run any more', async () => {
    await press({ status: 'cancelled', assignedOperatorId: null, assignedOperatorName: null });
    expect(await screen.findByText('Nobody runs KS-7F3K2Q any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go On With My Changes' })).toBeNull();
  });
});
