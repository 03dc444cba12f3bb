import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../testing/examples';
import { BookingsPage } from './bookings-page';

const { id } = aBooking;
const MESSAGES = `/api/bookings/${id}/messages`;

const message = (n: number, text: string, fields: Partial<BookingMessage> = {}): BookingMessage => ({
  id: n,
  bookingId: id,
  author: 'customer',
  authorName: 'Amina Msafiri',
  text,
  createdAt: `2026-11-21T0${n}:00:00.000Z`,
  read: false,
  ...fields,
});

function open(answers: Answers = {}, at = `/bookings?chat=${id}`) {
  const served: Answers = {
    [`GET /api/bookings/${id}`]: aBooking,
    'GET /api/bookings': [aBooking],
    'GET /api/operators': [anOperator],
    'GET /api/operator-communications': [
      {
        id: 1,
        bookingId: id,
        operatorId: 1,
        direction: 'outbound',
        message: 'Are you free?',
        sentAt: '2026-11-20T08:00:00Z',
      },
    ],
    'GET /api/availability-requests': [],
    'GET /api/message-counts?as=staff': [{ bookingId: id, unread: 2 }],
    [`GET ${MESSAGES}?as=staff`]: [message(2, 'And a cook?'), message(1, 'Is there a hide?')],
    [`POST ${MESSAGES}/read`]: new Response(null, { status: 204 }),
    ...answers,
  };
  const calls = serve(served);
  const page = (
    <main id="main" tabIndex={-1}>
      <BookingsPage />
    </main>
  );
  return { ...renderPage(page, { at }), calls, served };
}

const posts = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method === 'POST');
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Amina Msafiri' });

beforeEach(newWindow);

describe('the customer in View Chat', () => {
  it('stands first, with what waits, and is read once their messages are open', async () => {
    const { calls, location } = open();
    const entry = await screen.findByRole('button', { name: /^Customer: Amina Msafiri/ });
    await waitFor(() => expect(entry.textContent).toContain('2 unread messages'));
    await screen.findByRole('button', { name: /^Nyota Tented Camps/ });
    expect(screen.getAllByRole('button').indexOf(entry)).toBeLessThan(
      screen.getAllByRole('button').findIndex(({ textContent }) => textContent?.startsWith('Nyota')),
    );
    expect(posts(calls)).toEqual([]);
    await userEvent.click(entry);
    const log = await screen.findByRole('log', { name: 'Messages with Amina Msafiri' });
    expect(
      within(log)
        .getAllByRole('article')
        .map(({ lastChild }) => lastChild?.textContent),
    ).toEqual(['Is there a hide?', 'And a cook?']);
    expect(location().search).toBe(`?chat=${id}&pane=customer`);
    await waitFor(() =>
      expect(posts(calls)).toMatchObject([{ url: `${MESSAGES}/read?as=staff`, body: { upTo: 2 } }]),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Nyota Tented Camps/ }));
    expect(await screen.findByText('Are you free?')).toBeTruthy();
    expect(location().search).toBe(`?chat=${id}&operator=1`);
  });

  it('is told from the list that something waits, and the link leads straight to it', async () => {
    open({}, '/bookings');
    const link = await screen.findByRole('link', { name: 'View Chat 2 unread messages' });
    expect(link.querySelector('svg')).toBeNull(); // the count replaces it
    expect(link.getAttribute('href')).toBe(`/bookings?chat=${id}&pane=customer`);
  });

  it('is where the Chat tab of the booking leads while something of theirs is unread', async () => {
    const { location } = open({}, `/bookings?booking=${id}&operator=1`);
    await userEvent.click(await screen.findByRole('tab', { name: 'Chat 2 unread messages' }));
    expect(location().search).toBe(`?booking=${id}&view=chat&pane=customer`);
    expect(await screen.findByRole('log', { name: 'Messages with Amina Msafiri' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(location().search).toBe(`?booking=${id}&pane=customer`);
  });

  it('can be written to; what was typed stays when it could not be sent', async () => {
    const { calls, served } = open(
      { [`POST ${MESSAGES}`]: problem(503, 'Not just now.'), [`GET ${MESSAGES}?as=staff`]: [] },
      `/bookings?chat=${id}&pane=customer`,
    );
    await userEvent.type(await box(), 'Two, both by the water.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    expect((await box()).value).toBe('Two, both by the water.');
    served[`POST ${MESSAGES}`] = message(3, 'Two, both by the water.', { author: 'staff' });
    served[`GET ${MESSAGES}?as=staff`] = [
      message(3, 'Two, both by the water.', { author: 'staff', authorName: 'Neema', read: true }),
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const log = await screen.findByRole('log');
    expect((await within(log).findByRole('article')).textContent).toMatch(
      /^Neema.*Seen.*Two, both by the water\.$/,
    );
    expect((await box()).value).toBe('');
    expect(posts(calls).at(-1)).toMatchObject({
      url: `${MESSAGES}?as=staff`,
      body: { text: 'Two, both by the water.' },
    });
  });

  it('is there also while the operators cannot be reached', async () => {
    open({ 'GET /api/operators': problem(503, 'Down.') }, `/bookings?chat=${id}&pane=customer`);
    expect(await screen.findByText('Is there a hide?')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
  });
});

describe('a screen that takes the place of another', () => {
  const ROW = /^KS-7F3K2Q · Northern Circuit/;
  const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
  const focused = () => document.activeElement;
  const main = () => screen.getByRole('main');

  it('is read next, and the list again at the booking that was left', async () => {
    const { back } = open({}, '/bookings');
    await follow(ROW);
    expect(focused()).toBe(main());
    await follow('Back to Bookings');
    expect(focused()).toBe(screen.getByRole('link', { name: ROW }));
    await follow(/^View Chat/);
    expect(focused()).toBe(main());
    await follow(ROW);
    expect(focused()).toBe(main());
    (await screen.findByRole('link', { name: 'Back to Bookings' })).focus();
    await back();
    expect(focused()).toBe(main());
  });

  it('is read from its top where the booking that was left is in the list no more', async () => {
    const { served, store } = open({}, '/bookings');
    await follow(ROW);
    await screen.findByRole('tab', { name: 'Overview' });
    served['GET /api/bookings'] = [];
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
    await follow('Back to Bookings');
    expect(focused()).toBe(main());
  });

  it('leaves the focus where it is when its own address opens it', async () => {
    open({}, `/bookings?booking=${id}`);
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeTruthy();
    expect(focused()).toBe(document.body);
  });

  it('takes the focus from nobody who is elsewhere', async () => {
    const { back } = open({}, '/bookings');
    await follow(ROW);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await back();
    await screen.findByRole('link', { name: ROW });
    expect(focused()).toBe(elsewhere);
    elsewhere.remove();
  });

  it.each([
    ['', 'Bookings'],
    [`?booking=${id}`, 'KS-7F3K2Q · Northern Circuit'],
    [`?chat=${id}`, 'KS-7F3K2Q · Northern Circuit · Operator Communications'],
  ])('says in the title of its tab what it shows: %s', async (search, title) => {
    open({}, `/bookings${search}`);
    await waitFor(() => expect(document.title).toBe(`${title} · Kilele Safaris`));
  });
});

it.each([
  ['of the communications', `/bookings?chat=${id}`],
  ['of the booking', `/bookings?booking=${id}&view=chat`],
])(
  'the operator who is confirmed takes the button along, and the focus stays on the page %s',
  async (_, at) => {
    const { served } = open({}, at);
    served[`POST /api/bookings/${id}/assign-operator`] = () =>
      (served[`GET /api/bookings/${id}`] = {
        ...aBooking,
        status: 'confirmed',
        assignedOperatorId: 1,
        version: 9,
      });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm Nyota Tented Camps' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

it('a dialog whose step takes its opener along leaves the focus on the page', async () => {
  const over = { ...aBooking, status: 'completed', assignedOperatorId: 1 };
  const { served } = open({ [`GET /api/bookings/${id}`]: over }, `/bookings?booking=${id}`);
  let tell: (booking: object) => void = () => undefined;
  served[`POST /api/bookings/${id}/reopen`] = over;
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen…' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A day is missing.');
  served[`GET /api/bookings/${id}`] = () => new Promise((resolve) => (tell = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'Reopen Trip' }));
  const opener = await screen.findByRole('button', { name: 'Reopen…' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await act(async () => tell({ ...over, status: 'in_progress', version: 9 }));
  await waitFor(() => expect(opener.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
