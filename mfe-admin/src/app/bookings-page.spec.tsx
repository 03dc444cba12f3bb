import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  return { ...renderPage(<BookingsPage />, { at }), calls, served };
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
