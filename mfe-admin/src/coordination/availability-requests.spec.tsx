import { expect, it } from '@jest/globals';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anAvailabilityRequest } from '../testing/examples';
import { CoordinationScreen } from './coordination-screen';

const open = anAvailabilityRequest();

it('a request that is closed takes its menu along, and leaves the focus at the list', async () => {
  const list = 'GET /api/availability-requests';
  const answers: Answers = {
    'GET /api/bookings?limit=10': [aBooking],
    'GET /api/operator-communications': [],
    [list]: [open],
    'POST /api/availability-requests/3/close': () => {
      const closed = { ...open, answerState: 'closed' };
      answers[list] = [closed];
      return closed;
    },
  };
  serve(answers);
  renderPage(<CoordinationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Request to Pwani Boats' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request to Pwani Boats' })).toBeNull());
  const section = screen.getByRole('region', { name: 'Availability Requests' });
  await waitFor(() => expect(document.activeElement).toBe(section));
});
