import { describe, expect, it } from '@jest/globals';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { BookingSearch } from './booking-search';
import { MIN_SEARCH_LENGTH, nextIndex, searchState } from './search-state.rules';

const other = { ...aBooking, id: '0193a000-5f2e-7c31-9a40-8f1be02c6a01', reference: 'KS-AAAAAA' };
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a booking' });
const asking = (search: string) => `GET /api/bookings?search=${search}&limit=8&cancelled=too`;

function open(answers: Record<string, unknown>) {
  const calls = serve(answers);
  return {
    ...renderPage(
      <>
        <BookingSearch id="find" />
        <main tabIndex={-1} />
      </>,
      { at: '/trip-tracking' },
    ),
    calls,
  };
}

describe('the search of every staff screen', () => {
  it('finds by what was typed, walks by the arrows round the list, and opens by Enter', async () => {
    const { location, calls } = open({ [asking('amina')]: [aBooking, other] });
    await userEvent.type(field(), 'amina');
    const [first, second] = await screen.findAllByRole('option');
    expect(calls.filter(({ url }) => url.includes('search'))).toHaveLength(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(second?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/bookings', search: `?booking=${other.id}` }),
    );
    expect(field().value).toBe('');
    expect(screen.queryByRole('option')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('begins at the first of what is found anew', async () => {
    open({ [asking('am')]: [aBooking, other], [asking('amina')]: [other, aBooking] });
    await userEvent.type(field(), 'am');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field(), 'ina');
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain(other.reference));
    expect(screen.getByRole('option', { selected: true }).textContent).toContain(other.reference);
  });

  it('opens nothing by the Enter that ends a word which is still composed', async () => {
    const { location } = open({ [asking('amina')]: [aBooking] });
    await userEvent.type(field(), 'amina');
    await screen.findByRole('option');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field().value).toBe('amina');
    expect(location().pathname).toBe('/trip-tracking');
  });

  it('closes by Escape and keeps the text, and closes when the focus leaves', async () => {
    open({ [asking('amina')]: [aBooking] });
    await userEvent.type(field(), 'amina');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('amina');
    await userEvent.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(document.body);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('drops an answer to what is not searched any more', async () => {
    let late: (bookings: unknown) => void = () => undefined;
    open({
      [asking('am')]: () => new Promise((answer) => void (late = answer)),
      [asking('grace')]: [other],
    });
    await userEvent.type(field(), 'am');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    await waitFor(() => expect(late.length).toBe(1));
    await userEvent.clear(field());
    await userEvent.type(field(), 'grace');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('KS-AAAAAA'),
    ]);
    await act(async () => late([aBooking]));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/KS-7F3K2Q/)).toBeNull();
  });

  it('says when nothing is found, and when it does not work, and tries again', async () => {
    const answers: Record<string, unknown> = { [asking('zz')]: [], [asking('yy')]: problem(503, 'Down.') };
    open(answers);
    await userEvent.type(field(), 'zz');
    expect(await screen.findByText('No booking matches “zz”')).toBeTruthy();
    await userEvent.clear(field());
    await userEvent.type(field(), 'yy');
    expect(await screen.findByText('The search did not work')).toBeTruthy();
    answers[asking('yy')] = [aBooking];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option')).toBeTruthy();
  });

  it('shows what was probably meant where what was typed finds nothing', async () => {
    const { location } = open({
      [asking('amnia')]: [],
      'GET /api/bookings/spelling?search=amnia': { search: 'amina' },
      [asking('amina')]: [aBooking],
    });
    await userEvent.type(field(), 'amnia');
    expect(await screen.findByText('Nothing is called “amnia”. This is what “amina” finds:')).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location().search).toBe(`?booking=${aBooking.id}`));
  });

  it('says that nothing is found where nothing else was meant, or that is not known', async () => {
    open({
      [asking('zz')]: [],
      'GET /api/bookings/spelling?search=zz': { search: null },
      [asking('yy')]: [],
      'GET /api/bookings/spelling?search=yy': problem(503, 'Down.'),
    });
    await userEvent.type(field(), 'zz');
    expect(await screen.findByText('No booking matches “zz”')).toBeTruthy();
    await userEvent.clear(field());
    await userEvent.type(field(), 'yy');
    expect(await screen.findByText('No booking matches “yy”')).toBeTruthy();
  });

  it('asks nothing for a single letter', async () => {
    const { calls } = open({});
    await userEvent.type(field(), 'a ');
    await new Promise((paused) => setTimeout(paused, 400));
    expect(calls.filter(({ url }) => url.includes('search'))).toEqual([]);
  });
});

describe('the rules of the search', () => {
  it('show one state for every state', () => {
    const typed = 'amina';
    expect(searchState({ typed: ' a ', searched: 'a', count: 3, isError: false })).toBe('idle');
    expect('a'.length).toBeLessThan(MIN_SEARCH_LENGTH);
    expect(searchState({ typed, searched: 'ami', count: 3, isError: false })).toBe('searching');
    expect(searchState({ typed, searched: typed, count: undefined, isError: false })).toBe('searching');
    expect(searchState({ typed, searched: typed, count: undefined, isError: true })).toBe('failed');
    expect(searchState({ typed, searched: `${typed} `, count: 0, isError: false })).toBe('nothing');
    expect(searchState({ typed, searched: typed, count: 1, isError: true })).toBe('found');
  });

  it('walk round a list of any length and stay within one that became shorter', () => {
    expect([0, 1, 2].map((at) => nextIndex(at, 3, 'ArrowDown'))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => nextIndex(at, 3, 'ArrowUp'))).toEqual([2, 0, 1]);
    expect([nextIndex(0, 0, 'ArrowDown'), nextIndex(0, 1, 'ArrowUp'), nextIndex(7, 2, '')]).toEqual([
      0, 0, 1,
    ]);
  });
});
