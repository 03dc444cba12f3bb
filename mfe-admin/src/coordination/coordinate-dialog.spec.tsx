import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { addDays, type Operator, today } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../testing/examples';
import { CoordinateDialog } from './coordinate-dialog';

const KASI = { operatorName: 'Kasi Transfers', needsCall: true };
const kasi: Operator = { ...anOperator, id: 2, name: 'Kasi Transfers', specialties: [], rating: null };

function open(operators: Operator[], answers = {}) {
  const served: Answers = {
    [`GET /api/bookings/${aBooking.id}`]: aBooking,
    'GET /api/capable-operators?capabilityType=package&itemId=4': operators,
    [`POST /api/bookings/${aBooking.id}/coordinate`]: {
      communications: [{}, {}],
      availabilityRequests: [{}, {}],
      alreadyAsked: [],
    },
    ...answers,
  };
  const calls = serve(served);
  const onClose = jest.fn();
  const { store } = renderPage(
    <>
      <CoordinateDialog bookingId={aBooking.id} onClose={onClose} />
      <Toaster />
    </>,
  );
  const hear = (tag: 'Booking' | 'Operator') =>
    act(async () => void store.dispatch(api.util.invalidateTags([tag])));
  return { calls, served, hear, onClose };
}
const submit = (count: number) =>
  screen.findByRole('button', { name: `Coordinate with ${count} Operator(s)` });

describe('selecting operators for coordination', () => {
  it('asks those who were chosen, then closes and reports', async () => {
    const { calls, onClose } = open([anOperator, kasi]);
    expect(await screen.findByText('Loading available operators...')).toBeTruthy();
    await userEvent.click(await screen.findByLabelText('Nyota Tented Camps'));
    await userEvent.click(screen.getByLabelText('Kasi Transfers'));
    expect(screen.getByText('2 operator(s) selected')).toBeTruthy();
    await userEvent.click(await submit(2));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { operatorIds: [1, 2] } });
  });

  it.each([
    ['1 operator has been asked. Call Kasi Transfers: nothing sends them the request.', [{}, KASI], []],
    ['Call Kasi Transfers: nothing sends them the request. 1 had an open request already.', [KASI], [1]],
    ['0 operators have been asked. 2 had an open request already.', [], [1, 2]],
  ])('says who was asked and who has to be called: %s', async (said, communications, alreadyAsked) => {
    open([anOperator, kasi], {
      [`POST /api/bookings/${aBooking.id}/coordinate`]: {
        communications,
        availabilityRequests: [],
        alreadyAsked,
      },
    });
    await userEvent.click(await screen.findByLabelText('Kasi Transfers'));
    await userEvent.click(await submit(1));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('takes a choice back when the card is pressed again, and asks nobody without one, but says why', async () => {
    const { calls } = open([anOperator]);
    const card = await screen.findByLabelText('Nyota Tented Camps');
    await userEvent.click(await submit(0));
    expect(await submit(0)).toHaveFocus();
    expect(await submit(0)).toHaveAccessibleDescription('Choose at least one operator.');
    await userEvent.click(card);
    expect(await submit(1)).not.toHaveAttribute('aria-disabled');
    expect(await submit(1)).not.toHaveAccessibleDescription();
    await userEvent.click(card);
    expect(await submit(0)).toHaveAttribute('aria-disabled', 'true');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('tells of each what decides: three specialties and how many more, price, commission, notes', async () => {
    open([anOperator]);
    await screen.findByLabelText('Nyota Tented Camps');
    const texts = ['Families', 'Night drives', '+2 more', 'Luxury', 'Commission: 12.5%', 'Tarangire', '4.7'];
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Birding')).toBeNull();
  });

  it('says when nobody can do it', async () => {
    open([]);
    expect(await screen.findByText('No Operators Available')).toBeTruthy();
    expect(
      screen.getByText('No operators are currently assigned to this package or attraction.'),
    ).toBeTruthy();
  });

  it('asks nobody about a day that has passed, and says what to do instead', async () => {
    open([anOperator], {
      [`GET /api/bookings/${aBooking.id}`]: { ...aBooking, preferredDate: addDays(today(), -1) },
    });
    expect(await screen.findByText(/^The day of this request has passed\. Offer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Coordinate with/ })).toBeNull();
  });

  it('keeps the choice when it was refused, and says why', async () => {
    const refusal = problem(409, 'The booking is not known here yet, try again in a moment.');
    const { onClose } = open([anOperator], {
      [`POST /api/bookings/${aBooking.id}/coordinate`]: refusal,
    });
    await userEvent.click(await screen.findByLabelText('Nyota Tented Camps'));
    await userEvent.click(await submit(1));
    expect(await screen.findByText(/not known here yet/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Nyota Tented Camps', checked: true })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks those alone who can still be asked, however many were chosen', async () => {
    const { calls, served, hear } = open([anOperator, kasi]);
    await userEvent.click(await screen.findByLabelText('Nyota Tented Camps'));
    await userEvent.click(screen.getByLabelText('Kasi Transfers'));
    served['GET /api/capable-operators?capabilityType=package&itemId=4'] = [kasi];
    await hear('Operator');
    expect(await screen.findByText('1 operator(s) selected')).toBeTruthy();
    await userEvent.click(await submit(1));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { operatorIds: [2] } }));
  });

  it.each([
    ['Kasi Transfers runs this trip.', { status: 'confirmed', assignedOperatorName: 'Kasi Transfers' }],
    ['This booking is cancelled.', { status: 'cancelled', assignedOperatorName: null }],
  ])('says in place of the choices why nobody is asked any more: %s', async (said, facts) => {
    const { served, hear } = open([anOperator, kasi]);
    await userEvent.click(await screen.findByLabelText('Nyota Tented Camps'));
    const assignedOperatorId = facts.assignedOperatorName && 2;
    served[`GET /api/bookings/${aBooking.id}`] = { ...aBooking, ...facts, assignedOperatorId, version: 2 };
    await hear('Booking');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Coordinate with/ })).toBeNull();
  });
});
