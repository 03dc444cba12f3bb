import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Booking, BookingSummary } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { api } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator, unpaid } from '../testing/examples';
import { BookingsScreen } from './bookings-screen';

const summary: BookingSummary = {
  total: 2,
  packages: 2,
  attractions: 0,
  revenue: '0',
  tabs: { all: 2, pending: 2, confirmed: 0, paid: 0, completed: 0 },
};
const progress = exampleProgress();
const amina: Booking = { ...aBooking, progress };
const jonas: Booking = {
  ...amina,
  id: 'jonas',
  reference: 'KS-JJJJJJ',
  customerName: 'Jonas Fernweh',
  itemId: 5,
};
const CAPABLE = 'GET /api/capable-operators?capabilityType=package&itemId=';

function open(answers: Answers = {}, at = '/bookings?layout=table') {
  const served: Answers = {
    'GET /api/bookings': [amina, jonas],
    'GET /api/bookings/summary': summary,
    'GET /api/message-counts?as=staff': [],
    'GET /api/bookings?limit=25&tab=pending&waiting=only&sort=oldest': [],
    [`GET /api/bookings/${amina.id}`]: amina,
    'GET /api/bookings/jonas': jonas,
    [`${CAPABLE}4`]: [anOperator],
    [`${CAPABLE}5`]: [],
    [`GET /api/availability-requests?bookingId=${amina.id}`]: [],
    'GET /api/availability-requests?bookingId=jonas': [],
    ...answers,
  };
  const calls = serve(served);
  const view = renderPage(<BookingsScreen />, { at });
  return { ...view, calls, served };
}

beforeEach(() => localStorage.clear());

describe('the table of bookings', () => {
  it('is chosen beside the cards, kept in the address, and remembered', async () => {
    const { location, unmount } = open({}, '/bookings');
    await screen.findAllByRole('heading', { level: 2, name: /Northern Circuit/ });
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Bookings' })).toBeTruthy();
    expect(location().search).toBe('?layout=table');
    unmount();
    open({}, '/bookings');
    expect(await screen.findByRole('table', { name: 'Bookings' })).toBeTruthy();
  });

  it('is sorted by its headers, as the server sorts', async () => {
    const { location, calls } = open();
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const sortedBy = async (name: string) =>
      (await screen.findByRole('button', { name })).closest('th')?.getAttribute('aria-sort');
    const pressed = async (name: string, search: string, direction: string) => {
      await press(name);
      await waitFor(() => expect(location().search).toBe(search));
      await waitFor(async () => expect(await sortedBy(name)).toBe(direction));
    };
    await pressed('Travel date', '?layout=table&sort=departure', 'ascending');
    await pressed('Travel date', '?layout=table&sort=departure-descending', 'descending');
    await pressed('Booked', '?layout=table', 'descending');
    await pressed('Booked', '?layout=table&sort=oldest', 'ascending');
    await pressed('Customer', '?layout=table&sort=customer', 'ascending');
    await pressed('Total', '?layout=table&sort=total-descending', 'descending');
    await pressed('Total', '?layout=table&sort=total', 'ascending');
    expect(await sortedBy('Customer')).toBe('none');
    for (const name of ['Item', 'Travelers', 'Operator', 'State']) await press(name);
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/bookings?limit=25&sort=status'));
  });

  it.each([
    ['operator', ['Travelers', 'Booked']],
    ['oldest', ['Travelers', 'Operator']],
    ['newest', ['Travelers', 'Booked', 'Operator']], // nobody has chosen this order, and the state needs the space
  ])('shows the column by which it is ordered, however narrow it is: %s', async (sort, hidden) => {
    open({}, `/bookings?layout=table&sort=${sort}`);
    const headers = await screen.findAllByRole('columnheader');
    expect(
      headers.filter((each) => each.hasAttribute('data-hide-when-narrow')).map((each) => each.textContent),
    ).toEqual(hidden);
  });

  describe('with close rows', () => {
    const headers = () =>
      screen.getAllByRole('columnheader').flatMap(({ textContent }) => (textContent ? [textContent] : []));
    let resized: () => void = () => undefined;

    /** Lays out a window in which every column is 100 pixels wide, in a frame of the given width. */
    function layOut(room: number): (room: number) => void {
      let now = room;
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => now);
      jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        return Math.max(now, 100 * this.querySelectorAll('thead th').length);
      });
      jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
        resized = () => tell([], {} as ResizeObserver);
        return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
      });
      return (next) => {
        now = next;
        act(resized);
      };
    }

    afterEach(() => void jest.restoreAllMocks());

    it('goes without what there is no room for, its state and next step last, and shows it where there is', async () => {
      const resize = layOut(800);
      open();
      await screen.findByRole('link', { name: amina.reference });
      const narrow = ['Booking', 'Item', 'Customer', 'Travel date', 'Total', 'State', 'Next step'];
      expect(headers()).toEqual(narrow);
      resize(500);
      expect(headers()).toEqual(['Booking', 'Customer', 'State', 'Next step']);
      resize(400);
      expect(headers()).toEqual(['Booking', 'Customer', 'State', 'Next step']);
      resize(899);
      expect(headers()).toEqual(narrow);
      resize(1100);
      const wide =
        'Booking, Item, Customer, Travel date, Travelers, Total, Booked, Operator, State, Next step';
      expect(headers().join(', ')).toBe(wide);
    });

    it('keeps the column by which it is ordered longest', async () => {
      layOut(700);
      open({}, '/bookings?layout=table&sort=operator');
      await screen.findByRole('link', { name: amina.reference });
      expect(headers()).toEqual(['Booking', 'Customer', 'Travel date', 'Operator', 'State', 'Next step']);
    });

    it('is a stack of cards with all of it on a phone', async () => {
      layOut(400);
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
      open();
      await screen.findByRole('link', { name: amina.reference });
      expect(headers()).toContain('Travel date');
    });
  });

  it('wraps the words of roomy rows instead of leaving columns out', async () => {
    localStorage.setItem('bookingsRoomy', 'roomy');
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(9000);
    open();
    expect(await screen.findByRole('columnheader', { name: 'Booked' })).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('has columns that are made wider and narrower, fit to what they hold, and stay so', async () => {
    const { unmount } = open();
    const handle = () => screen.findByRole('slider', { name: 'Width of Customer' });
    const value = async () => (await handle()).getAttribute('aria-valuetext');
    const cell = () => screen.getByRole('cell', { name: 'Jonas Fernweh' });
    expect(await value()).toBe('144 px');
    (await handle()).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await value()).toBe('160 px');
    expect(cell().style.getPropertyValue('--column-width')).toBe('160px');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(await value()).toBe('64 px');
    await userEvent.keyboard('{End}');
    expect(await value()).toBe('As wide as what it holds');
    expect(cell().hasAttribute('data-bounded')).toBe(false);
    unmount();
    const again = open();
    expect(await value()).toBe('As wide as what it holds');
    again.unmount();
    localStorage.setItem('bookingsColumns', '{"customer":"wide"');
    open();
    expect(await value()).toBe('144 px');
  });

  it('keeps the focus in the list where a button goes: of what has come in, and of what was chosen', async () => {
    const { served, store } = open();
    await screen.findByRole('link', { name: 'KS-JJJJJJ' });
    served['GET /api/bookings'] = [{ ...amina, id: 'new', reference: 'KS-NEWNEW' }, amina, jonas];
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
    await userEvent.click(await screen.findByRole('button', { name: '1 new' }));
    const arrived = await screen.findByRole('link', { name: 'KS-NEWNEW' });
    await waitFor(() => expect(document.activeElement).toBe(arrived));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose KS-JJJJJJ' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose None' }));
    expect(screen.queryByRole('region', { name: 'Chosen bookings' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'KS-JJJJJJ' }));
  });

  describe.each(['cards', 'table'])('the step in a row of the %s', (layout) => {
    const LIST = 'GET /api/bookings';
    const facts = { status: 'confirmed', assignedOperatorId: 1 } as const;
    const [first, second] = [amina, jonas].map(
      (row): Booking => ({ ...row, ...facts, progress: { ...progress, invoiced: true } }),
    ) as [Booking, Booking];
    const done: Booking = { ...first, status: 'payment_received', version: 9 };
    const link = ({ reference }: Booking) => screen.findByRole('link', { name: new RegExp(`^${reference}`) });
    /** Records the payment of the first booking, which turns `rows` into `left`. */
    const record = async (rows: readonly Booking[], left: readonly Booking[]) => {
      const { served } = open({ [LIST]: rows }, `/bookings?layout=${layout}`);
      const row = (await link(first)).closest<HTMLElement>('li, tr') ?? document.body;
      served[LIST] = left;
      served[`PUT /api/bookings/${first.id}/status`] = done;
      await userEvent.click(within(row).getByRole('button', { name: 'Record Payment' }));
    };
    const focused = () => document.activeElement;

    it('says of which booking it is', async () => {
      open({ [LIST]: [first, second] }, `/bookings?layout=${layout}`);
      const description = new RegExp(`^${second.reference}`);
      expect(await screen.findByRole('button', { name: 'Record Payment', description })).toBeTruthy();
    });

    it('takes its button along, and leaves the focus at its booking', async () => {
      await record([first, second], [done, second]);
      await waitFor(async () => expect(focused()).toBe(await link(first)));
    });

    it.each([
      ['next', [first, second]],
      ['former', [second, first]],
    ])('takes its row along, and leaves the focus at the %s booking', async (_, rows) => {
      await record(rows, [second]);
      await waitFor(async () => expect(focused()).toBe(await link(second)));
    });

    it('takes the last of its rows along, and leaves the focus at the one before it', async () => {
      const top: Booking = { ...second, id: 'top', reference: 'KS-TOPTOP' };
      await record([top, second, first], [top, second]);
      await waitFor(async () => expect(focused()).toBe(await link(second)));
    });

    it('gives the focus to nobody who has left its row before that goes', async () => {
      const { served, store } = open({ [LIST]: [first, second] }, `/bookings?layout=${layout}`);
      const row = (await link(first)).closest<HTMLElement>('li, tr') ?? document.body;
      const button = within(row).getByRole('button', { name: 'Record Payment' });
      act(() => button.focus());
      act(() => button.blur());
      served[LIST] = [second];
      act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
      await waitFor(() => expect(row.isConnected).toBe(false));
      expect(focused()).toBe(document.body);
    });

    it('takes the last row along, and leaves the focus at the empty list', async () => {
      await record([first], []);
      await screen.findByText('No bookings yet');
      expect(focused()).toBe(screen.getByRole('tabpanel'));
    });
  });

  it('replaces an operator who says no', async () => {
    const refused = exampleProgress({ operatorRefused: true });
    const { location } = open({
      'GET /api/bookings': [{ ...jonas, status: 'paid', assignedOperatorId: 7, progress: refused }],
    });
    expect(await screen.findByText('Operator says no')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Replace Operator' }));
    expect(location().search).toContain(`reassign=${jonas.id}`);
  });

  it('asks about many at once, tells how each one went, and tries again what was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = `POST /api/bookings/${amina.id}/coordinate`;
    const { calls, served } = open({ [asked]: problem(409, 'This trip is over.') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }));
    const bar = screen.getByRole('region', { name: 'Chosen bookings' });
    expect(within(bar).getByText('2 chosen')).toBeTruthy();
    expect(within(bar).getByRole('link', { name: 'Export These' }).getAttribute('href')).toBe(
      `/api/bookings/export?cancelled=too&ids=${amina.id}%2Cjonas`,
    );
    const invoices = within(bar).getByRole('button', { name: 'Send Invoices (0)' });
    await userEvent.click(invoices);
    expect(invoices).toHaveFocus();
    expect(invoices).toHaveAttribute('aria-disabled', 'true');
    expect(invoices).toHaveAccessibleDescription('None of the chosen bookings waits for its invoice.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(bar).getByRole('button', { name: 'Ask Operators (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask operators about 2 bookings' });
    expect(await within(dialog).findByText('Nyota Tented Camps')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask About 2 Bookings' }));
    expect(await within(dialog).findByText('0 asked, 2 refused')).toBeTruthy();
    expect(within(dialog).getByText('This trip is over.')).toBeTruthy();
    served[asked] = { communications: [{ id: 1 }], availabilityRequests: [], alreadyAsked: [] };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try 2 Again' }));
    expect(await within(dialog).findByText('1 asked, 1 refused')).toBeTruthy();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try 1 Again' }));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /Ask About/ })).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('says whom it leaves out and why, and asks nobody who was asked meanwhile', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked: Booking = { ...jonas, progress: exampleProgress({ unanswered: 2 }) };
    const { calls } = open({
      'GET /api/bookings': [amina, asked],
      [`GET /api/availability-requests?bookingId=${amina.id}`]: [{ operatorId: 99, answerState: 'open' }],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all that are shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask Operators (1)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask operators about 1 booking' });
    const left = within(dialog).getByRole('list', { name: '1 of the chosen is left out' });
    expect(left.textContent).toBe(
      'KS-JJJJJJ · Jonas Fernweh: 2 operators were asked and have not answered yet',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask About 1 Booking' }));
    expect(await within(dialog).findByText('Operators were asked about it meanwhile.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the booking beside the list', () => {
  const beside = () => screen.findByRole('complementary', { name: 'Booking beside the list' });

  it('is stepped through by keys, and shows the next step', async () => {
    const { location } = open();
    await screen.findByRole('table');
    await userEvent.keyboard('j');
    expect(await within(await beside()).findByText('Amina Msafiri')).toBeTruthy();
    expect(location().search).toBe(`?layout=table&beside=${amina.id}`);
    expect(document.activeElement).toBe(await beside());
    expect(await within(await beside()).findByRole('button', { name: 'Ask 1 Operator' })).toBeTruthy();
    await userEvent.keyboard('j');
    expect(await within(await beside()).findByText('Jonas Fernweh')).toBeTruthy();
    await userEvent.keyboard('k');
    expect(await within(await beside()).findByText('Amina Msafiri')).toBeTruthy();
    expect(document.activeElement).toBe(await beside());
    await userEvent.click(within(await beside()).getByRole('button', { name: 'Close' }));
    expect(location().search).toBe('?layout=table');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: amina.reference }));
  });

  it('leaves the focus where it is when its own address opens it', async () => {
    open({}, `/bookings?layout=table&beside=${amina.id}`);
    expect(await within(await beside()).findByText('Amina Msafiri')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('sends an invoice in one press, to the address and for the amount beside it', async () => {
    const run = {
      ...amina,
      status: 'confirmed',
      assignedOperatorId: 1,
      assignedOperatorName: 'Nyota',
    } as const;
    const { calls } = open(
      {
        'GET /api/bookings': [run],
        [`GET /api/bookings/${run.id}`]: run,
        [`GET /api/bookings/${run.id}/money`]: unpaid,
        'POST /api/send-invoice': { number: 'INV-2026-0001' },
      },
      `/bookings?beside=${run.id}`,
    );
    const panel = await beside();
    expect(await within(panel).findByText('$300 to amina@example.com')).toBeTruthy();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Send Invoice' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        url: '/api/send-invoice',
        body: { bookingId: run.id, emails: ['amina@example.com'], first: true },
      }),
    );
  });

  it('sends no second invoice while it does not know yet that the first is sent, or that a colleague sent it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = { ...amina, status: 'confirmed', assignedOperatorId: 1 } as const;
    const invoiced = { ...run, progress: { ...progress, invoiced: true } };
    const { calls, served } = open(
      {
        'GET /api/bookings': [run],
        [`GET /api/bookings/${run.id}`]: run,
        [`GET /api/bookings/${run.id}/money`]: unpaid,
        'POST /api/send-invoice': problem(409, 'A colleague has sent it.'),
      },
      `/bookings?beside=${run.id}`,
    );
    const panel = await beside();
    const send = () => within(panel).findByRole('button', { name: 'Send Invoice' });
    const looks = () => calls.filter(({ url }) => url === `/api/bookings/${run.id}`).length;
    const sent = () => calls.filter(({ method }) => method === 'POST').length;
    await userEvent.click(await send());
    expect(await within(panel).findByText('A colleague has sent it.')).toBeTruthy();
    await waitFor(() => expect(looks()).toBe(2)); // it refetches to see the result
    let tell: (booking: object) => void = () => undefined;
    served[`GET /api/bookings/${run.id}`] = () => new Promise((resolve) => (tell = resolve));
    served['POST /api/send-invoice'] = { number: 'INV-2026-0001' };
    await userEvent.click(await send());
    await waitFor(() => expect(looks()).toBe(3));
    await userEvent.click(await send());
    expect(sent()).toBe(2);
    await act(async () => tell(invoiced));
    expect(await within(panel).findByRole('button', { name: 'Record Payment' })).toBeTruthy();
  });
});

describe('a view', () => {
  it('is saved under a name, led back to, and removed', async () => {
    const { location } = open({}, '/bookings?tab=paid&sort=departure');
    await userEvent.click(await screen.findByRole('button', { name: 'Save View' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Next to leave');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('tab', { name: /^All/ }));
    const view = await screen.findByRole('link', { name: 'Next to leave' });
    await userEvent.click(view);
    await waitFor(() => expect(location().search).toBe('?tab=paid&sort=departure'));
    await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Next to leave' }));
    expect(screen.queryByRole('link', { name: 'Next to leave' })).toBeNull();
  });
});
