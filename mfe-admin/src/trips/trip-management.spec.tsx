import { describe, expect, it, jest } from '@jest/globals';
import type { Booking, BookingStatus } from '@safari/contracts';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aTrip } from '../testing/examples';
import { stale } from '../testing/stale';
import { TripManagement } from './trip-management';

const trip = aTrip();
const manage = (status: BookingStatus) => {
  serve({});
  renderPage(<TripManagement booking={{ ...aBooking, status, assignedOperatorId: 1 }} trip={trip} />);
  return screen.findByRole('heading', { name: 'Post a trip update' });
};

describe('the progress of a trip', () => {
  it.each(['confirmed', 'payment_received', 'paid', 'in_progress'] as const)(
    'is set where its booking is %s',
    async (status) => {
      await manage(status);
      expect(screen.getByRole('group', { name: 'Set the progress' })).toBeTruthy();
    },
  );

  it.each([
    ['completed', /^The trip is completed\. Reopen it/],
    ['cancelled', /^The booking is cancelled, so/],
  ] as const)('is not offered where its booking is %s, which is said', async (status, said) => {
    await manage(status);
    expect(screen.queryByRole('group', { name: 'Set the progress' })).toBeNull();
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('a trip that began by mistake', () => {
  const begun: Booking = { ...aBooking, status: 'in_progress', assignedOperatorId: 1, version: 5 };
  const unstart = `POST /api/bookings/${begun.id}/unstart`;
  const open = (answers: Answers, facts = {}) => {
    const calls = serve(answers);
    renderPage(
      <TripManagement booking={begun} trip={aTrip({ completionPercentage: 0, currentDay: 1, ...facts })} />,
    );
    return calls;
  };
  const say = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not Begun Yet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'It Has Not Begun' }));
  };

  it('waits for its first day again, also long after the press, once staff are sure', async () => {
    const calls = open({ [unstart]: { ...begun, status: 'paid', version: 6 } });
    await say();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [press] = calls.filter(({ method }) => method === 'POST');
    expect(press?.url).toBe(`/api/bookings/${begun.id}/unstart`);
    expect(press?.headers.get('if-match')).toBe('"5"');
  });

  it('stays as it is where somebody was faster, who is told of', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ [unstart]: stale({ ...begun, status: 'completed', version: 6 }) });
    await say();
    expect(await screen.findByText(/KS-7F3K2Q meanwhile: it is COMPLETED now/)).toBeTruthy();
    expect(screen.getByText('The trip is still under way')).toBeTruthy();
  });

  it('by a preset is set back to 0 % first', async () => {
    const calls = open(
      { [`PUT /api/trip-status/${begun.id}`]: aTrip({ version: 5 }) },
      { completionPercentage: 25 },
    );
    await screen.findByRole('heading', { name: 'Post a trip update' });
    expect(screen.queryByRole('button', { name: 'Not Begun Yet' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '0%' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        completionPercentage: 0,
        currentDay: 1,
      }),
    );
  });
});
