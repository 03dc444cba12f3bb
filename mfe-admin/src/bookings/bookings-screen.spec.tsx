import { describe, expect, it, jest } from '@jest/globals';
import { BOOKING_TABS, type Booking, type BookingSummary } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { BookingsScreen } from './bookings-screen';

const summary: BookingSummary = {
  total: 9,
  packages: 6,
  attractions: 3,
  revenue: '1250.50',
  tabs: { all: 9, pending: 4, confirmed: 3, paid: 2, completed: 0 },
};
const LONGEST = 'GET /api/bookings?limit=25&tab=pending&waiting=only&sort=oldest';

function open(at = '/bookings', answers: Record<string, unknown> = {}) {
  const calls = serve({
    'GET /api/bookings': [aBooking],
    'GET /api/bookings/summary': summary,
    'GET /api/message-counts?as=staff': [],
    [LONGEST]: [],
    ...answers,
  });
  const view = renderPage(<BookingsScreen />, { at });
  return { ...view, asked: () => calls.map(({ url }) => url) };
}

const aged = (hours: number): Booking => ({
  ...aBooking,
  id: `${hours}`,
  createdAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
});
const exported = () => screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href');

describe('the list of bookings', () => {
  it('has the four totals, and a count on every tab (A03 A04)', async () => {
    open();
    const totals = await screen.findByRole('region', { name: 'Totals' });
    expect(await within(totals).findByText('$1,250.50')).toBeTruthy();
    for (const [label, value] of [
      ['Total Bookings', '9'],
      ['Package Bookings', '6'],
      ['Attraction Bookings', '3'],
    ])
      expect(within(totals).getByText(label ?? '').parentElement?.textContent).toContain(value);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      BOOKING_TABS.map((tab) => `${tab[0]?.toUpperCase()}${tab.slice(1)} ${summary.tabs[tab]}`),
    );
  });

  it('keeps every filter in the address, asks for it, and offers the same as a file', async () => {
    const { location, asked } = open();
    expect(exported()).toBe('/api/bookings/export');
    await userEvent.click(await screen.findByRole('tab', { name: /^Pending/ }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'Amina');
    await waitFor(() => expect(location().search).toBe('?tab=pending&search=Amina'));
    const from = screen.getByLabelText('Travels from');
    await userEvent.type(from, '2027-02-01');
    await userEvent.type(screen.getByLabelText('Travels until'), '2027-02-28');
    const query = 'tab=pending&from=2027-02-01&to=2027-02-28&search=Amina';
    await waitFor(() => expect(asked()).toContain(`/api/bookings?limit=25&${query}`));
    expect(exported()).toBe(`/api/bookings/export?${query}`);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(from).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
  });

  it('opens as the address says, whatever else stands in it', async () => {
    const { asked } = open('/bookings?tab=paid&type=attraction&sort=departure&from=soon&search=KS-7');
    await waitFor(() =>
      expect(asked()).toContain('/api/bookings?limit=25&tab=paid&type=attraction&search=KS-7&sort=departure'),
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Paid');
  });

  it('names the filter that finds nothing, and leads back to all', async () => {
    const { location } = open('/bookings?tab=paid&type=package&from=2027-02-01&to=2027-01-01&search=zebra', {
      'GET /api/bookings?limit=25&tab=paid&type=package&from=2027-02-01&to=2027-01-01&search=zebra': [],
    });
    expect(
      await screen.findByText(
        'Nothing was found for “zebra”, the state Paid, the type Package, travel dates from Feb 1, 2027, and travel dates until Jan 1, 2027.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('This day lies before the first')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show All Bookings' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(await screen.findByText('Northern Circuit', { exact: false })).toBeTruthy();
  });

  it('offers the search that was probably meant where one finds nothing', async () => {
    const { location } = open('/bookings?search=amnia', {
      'GET /api/bookings?limit=25&search=amnia': [],
      'GET /api/bookings/spelling?search=amnia': { search: 'amina' },
      'GET /api/bookings?limit=25&search=amina': [aBooking],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Search for “amina”' }));
    await waitFor(() => expect(location().search).toBe('?search=amina'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('amina');
  });

  it('says how many customers wait too long, and shows them first', async () => {
    const { location } = open('/bookings', { [LONGEST]: [aged(50), aged(20), aged(17)] });
    expect(await screen.findByText(/^2 customers wait more than 18 hours\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show Who Waits Longest' }));
    await waitFor(() => expect(location().search).toBe('?tab=pending&waiting=only&sort=oldest'));
    const badges = await screen.findAllByText(/^Waiting \d+ (days|hours)/);
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Waiting 2 days 2 hours, 26 hours late',
      'Waiting 20 hours, 4 hours left',
      'Waiting 17 hours',
    ]);
  });

  it('says nothing of waiting while nobody waits too long', async () => {
    open('/bookings', { [LONGEST]: [aged(17)] });
    await screen.findByText('Northern Circuit', { exact: false });
    expect(screen.queryByRole('link', { name: 'Show Who Waits Longest' })).toBeNull();
  });

  it('says Error Loading Bookings when it does not load, and tries again (A07)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Record<string, unknown> = { 'GET /api/bookings': problem(503, 'Down.') };
    const { asked } = open('/bookings', answers);
    expect(await screen.findByText('Error Loading Bookings')).toBeTruthy();
    const before = asked().length;
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
  });
});
