import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, type Booking, today } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { api } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator, unpaid } from '../../testing/examples';
import { BookingsScreen } from '../bookings-screen';
import { SendTheInvoice } from './send-the-invoice';

const booking = (customerName: string): Booking => ({
  ...aBooking,
  id: customerName,
  reference: `KS-${customerName}`,
  customerName,
  progress: exampleProgress(),
});
const [amina, jonas, grace] = [booking('Amina'), booking('Jonas'), booking('Grace')];
const operators = ['Acacia', 'Baobab', 'Cheetah', 'Duma'].map((name, index) => ({
  ...anOperator,
  id: index + 1,
  name,
  rating: null,
}));
const request = (operatorId: number, facts: object) => ({
  id: operatorId,
  operatorId,
  requestedDate: jonas.preferredDate,
  numberOfPeople: jonas.numberOfTravelers,
  ...facts,
});
const declined = { answerState: 'answered', requestStatus: 'unavailable' };
const waited = { answerState: 'open', requestStatus: 'pending' };
const REQUESTS = `GET /api/availability-requests?bookingId=${jonas.id}`;
const LIST = 'GET /api/bookings?limit=25&tab=pending';

/** Opens the list of pending bookings, with Jonas' in the panel. */
function open(answers: Answers = {}) {
  const served: Answers = {
    [LIST]: [amina, jonas, grace],
    'GET /api/bookings/summary': { total: 3, packages: 3, attractions: 0, revenue: '0', tabs: {} },
    'GET /api/message-counts?as=staff': [],
    'GET /api/bookings?limit=25&tab=pending&waiting=only&sort=oldest': [],
    'GET /api/capable-operators?capabilityType=package&itemId=4': operators,
    [REQUESTS]: [],
    ...answers,
  };
  for (const each of [amina, jonas, grace]) served[`GET /api/bookings/${each.id}`] ??= each;
  const calls = serve(served);
  const { store, location } = renderPage(<BookingsScreen />, {
    at: `/bookings?tab=pending&layout=table&beside=${jonas.id}`,
  });
  const hear = (tag: 'Booking' | 'Operator') =>
    act(async () => void store.dispatch(api.util.invalidateTags([tag])));
  /** The booking in the panel changes on the server. */
  const becomes = (now: Booking) => {
    served[`GET /api/bookings/${now.id}`] = now;
    return hear('Booking');
  };
  return { calls, served, hear, becomes, location };
}
const panel = () => screen.findByRole('complementary', { name: 'Booking beside the list' });
const press = async (name: string) =>
  userEvent.click(await within(await panel()).findByRole('button', { name }));
const ticked = async () => {
  await within(await panel()).findAllByRole('checkbox');
  return operators
    .filter(({ name }) => within(list()).queryByRole('checkbox', { name, checked: true }))
    .map(({ name }) => name);
};
const list = () => screen.getByRole('group', { name: 'Operators who can do this' });

beforeEach(() => localStorage.clear());

describe('whom the next step asks', () => {
  it('is nobody who has declined', async () => {
    const { calls } = open({
      [REQUESTS]: [request(1, declined), request(2, declined), request(3, declined)],
    });
    expect(await ticked()).toEqual(['Duma']);
    await press('Ask 1 Operator');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ operatorIds: [4] }),
    );
  });

  it('is nobody while somebody is being asked', async () => {
    const { calls } = open({ [REQUESTS]: [request(1, waited)] });
    expect(await ticked()).toEqual([]);
    await press('Ask 0 Operators');
    const ask = within(await panel()).getByRole('button', { name: 'Ask 0 Operators' });
    expect(ask).toHaveFocus();
    expect(ask).toHaveAccessibleDescription('Choose at least one operator.');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is whom the clerk has ticked, whatever becomes of the booking meanwhile', async () => {
    const { becomes } = open();
    expect(await ticked()).toEqual(['Acacia', 'Baobab', 'Cheetah']);
    await userEvent.click(within(list()).getByRole('checkbox', { name: 'Acacia' }));
    await userEvent.click(within(list()).getByRole('checkbox', { name: 'Duma' }));
    await becomes({ ...jonas, customerName: 'Jonas Fernweh', version: 2 });
    expect(await within(await panel()).findByText('Jonas Fernweh')).toBeTruthy();
    expect(await ticked()).toEqual(['Baobab', 'Cheetah', 'Duma']);
  });

  it('is nobody who takes no bookings any more, though they were ticked', async () => {
    const { calls, served, hear } = open();
    expect(await ticked()).toEqual(['Acacia', 'Baobab', 'Cheetah']);
    await userEvent.click(within(list()).getByRole('checkbox', { name: 'Cheetah' }));
    served['GET /api/capable-operators?capabilityType=package&itemId=4'] = operators.slice(1);
    await hear('Operator');
    await press('Ask 1 Operator');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ operatorIds: [2] }),
    );
  });
});

describe('a booking that is opened beside the list', () => {
  it.each([
    ['by its link', '{Enter}', amina],
    ['by key', 'j', grace],
  ])('takes the focus from the row that has it: %s', async (_, keys, opened) => {
    const { location } = open();
    (await screen.findByRole('link', { name: amina.reference })).focus();
    await userEvent.keyboard(keys);
    expect(location().search).toContain(`beside=${opened.id}`);
    expect(document.activeElement).toBe(await panel());
  });
});

describe('a booking that leaves the list while it is open', () => {
  const assigned: Booking = { ...jonas, status: 'confirmed', assignedOperatorId: 1, version: 2 };
  const leave = async (left: readonly Booking[] = [amina, grace]) => {
    const view = open();
    await within(await panel()).findByText('Jonas');
    view.served[LIST] = left;
    await view.becomes(assigned);
    await waitFor(() => expect(screen.queryByRole('link', { name: jonas.reference })).toBeNull());
    return view;
  };

  it.each([
    ['Next booking', 'Grace'],
    ['Previous booking', 'Amina'],
  ])('is stepped on from where it stood: %s', async (name, neighbour) => {
    const { location } = await leave();
    await press(name);
    expect(await within(await panel()).findByText(neighbour)).toBeTruthy();
    expect(location().search).toContain(`beside=${neighbour}`);
  });

  it('is stepped on by key, too, and from the last row back', async () => {
    const { location } = await leave([amina]);
    await press('Next booking');
    const next = within(await panel()).getByRole('button', { name: 'Next booking' });
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('The list shows no booking after this one.');
    expect(location().search).toContain('beside=Jonas');
    await userEvent.keyboard('k');
    expect(location().search).toContain('beside=Amina');
  });

  it('gives the focus to its neighbour once it is closed', async () => {
    await leave();
    await press('Close');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: grace.reference }));
  });

  it('leaves no place in another list', async () => {
    const view = await leave();
    view.served['GET /api/bookings?limit=25'] = [grace, amina, assigned];
    view.served['GET /api/bookings?limit=25&tab=completed'] = [grace, amina];
    await userEvent.click(screen.getByRole('tab', { name: /^Completed/ }));
    await screen.findByRole('link', { name: grace.reference });
    await press('Next booking');
    expect(view.location().search).toContain('beside=Grace');
  });
});

describe('the press that takes a step', () => {
  it('sends no invoice before the amount above it is known', async () => {
    const MONEY = `GET /api/bookings/${jonas.id}/money`;
    const assigned: Booking = { ...jonas, status: 'confirmed', assignedOperatorId: 1 };
    const { served } = open({
      [`GET /api/bookings/${jonas.id}`]: assigned,
      [LIST]: [amina, assigned, grace],
      [MONEY]: problem(503, 'Down.'),
    });
    const retry = await within(await panel()).findByRole('button', { name: 'Try Again' });
    expect(screen.queryByText(/to amina@example.com/)).toBeNull();
    expect(within(await panel()).queryByRole('button', { name: 'Send Invoice' })).toBeNull();
    served[MONEY] = { ...unpaid, due: '150.00' };
    await userEvent.click(retry);
    expect(await within(await panel()).findByText('$150 to amina@example.com')).toBeTruthy();
    expect(within(await panel()).getByRole('button', { name: 'Send Invoice' })).toBeTruthy();
  });

  it('sends no invoice to a customer without an address, and says so', async () => {
    const calls = serve({ [`GET /api/bookings/${jonas.id}/money`]: { ...unpaid, due: '150.00' } });
    renderPage(<SendTheInvoice booking={{ ...jonas, customerEmail: '' }} />);
    const send = await screen.findByRole('button', { name: 'Send Invoice' });
    await userEvent.click(send);
    expect(send).toHaveFocus();
    expect(send).toHaveAccessibleDescription('This customer has no e-mail address.');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('leaves the focus in the panel', async () => {
    const { becomes } = open({
      [`POST /api/bookings/${jonas.id}/coordinate`]: { communications: [{}, {}, {}], alreadyAsked: [] },
    });
    await press('Ask 3 Operators');
    await becomes({ ...jonas, progress: exampleProgress({ unanswered: 3 }), version: 2 });
    expect(await within(await panel()).findByText('Waits for 3 operators')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await panel()));
  });

  it('takes it from nobody who is elsewhere', async () => {
    const { becomes } = open();
    await within(await panel()).findByText('Jonas');
    const search = screen.getByRole('searchbox', { name: 'Search bookings' });
    search.focus();
    await becomes({ ...jonas, progress: exampleProgress({ unanswered: 3 }), version: 2 });
    expect(await within(await panel()).findByText('Waits for 3 operators')).toBeTruthy();
    expect(document.activeElement).toBe(search);
  });
});

it('a request whose day has passed is offered another day, or cancelled', async () => {
  const { becomes, location } = open();
  await becomes({ ...jonas, preferredDate: addDays(today(), -1), version: 2 });
  await press('Offer Another Day');
  expect(location().search).toContain(`change=${jonas.id}`);
  await press('Cancel Booking');
  expect(location().search).toContain(`cancel=${jonas.id}`);
});
