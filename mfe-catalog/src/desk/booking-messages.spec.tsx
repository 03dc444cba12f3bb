import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Booking, BookingMessage } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './dashboard-screen';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

const booking = (id: string, itemName: string, preferredDate: string) =>
  ({
    id,
    itemName,
    preferredDate,
    reference: `KS-${id.toUpperCase()}`,
    status: 'confirmed',
    assignedOperatorName: 'Savana Wazi',
  }) as Booking;
const north = booking('north', 'The Northern Circuit', '2099-01-01');
const south = booking('south', 'Stone Town and Spice', '2099-02-01');

const message = (id: number, text: string, fields: Partial<BookingMessage> = {}): BookingMessage => ({
  id,
  bookingId: 'north',
  author: 'staff',
  authorName: 'Staff',
  text,
  createdAt: `2026-11-21T0${id}:00:00.000Z`,
  read: false,
  ...fields,
});

const MESSAGES = 'GET /api/bookings/north/messages?as=customer';

function open(answers: Answers = {}, at = '/dashboard?tab=chat') {
  const served: Answers = {
    'GET /api/auth/user': amina,
    'GET /api/auth/sessions': [],
    'GET /api/user/bookings': [north, south],
    'GET /api/message-counts?as=customer': [],
    [MESSAGES]: [],
    'GET /api/bookings/south/messages?as=customer': [],
    'POST /api/bookings/north/messages/read': new Response(null, { status: 204 }),
    ...answers,
  };
  const calls = serve(served);
  const page = renderPage(
    <UiProvider>
      <DashboardScreen />
    </UiProvider>,
    { at },
  );
  const live = () => act(() => void page.store.dispatch(api.util.invalidateTags(['Message'])));
  return { ...page, calls, served, live };
}

const messageLog = (name: string) => screen.findByRole('log', { name: `Messages about ${name}` });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message about/ });
const marked = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ url }) => url.includes('/messages/read')).map(({ body }) => body);

function turnTo(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  newWindow();
  turnTo('visible');
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});

it('stays with the booking that is written about, though another one comes first by then', async () => {
  const { served, store } = open();
  await userEvent.type(await box(), 'Then please');
  served['GET /api/user/bookings'] = [south, { ...north, status: 'cancelled', assignedOperatorName: null }];
  act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
  expect(await screen.findByText('This trip is cancelled.')).toBeTruthy();
  expect(screen.queryByText(/still looking for the right people/)).toBeNull();
  const about = await screen.findByRole('textbox', { name: 'Message about The Northern Circuit' });
  expect((about as HTMLTextAreaElement).value).toBe('Then please');
});

describe('a customer’s messages (C04)', () => {
  it('say in the tab how much waits in all, and at each booking how much there', async () => {
    turnTo('hidden');
    const { location } = open(
      {
        'GET /api/message-counts?as=customer': [
          { bookingId: 'south', unread: 1 },
          { bookingId: 'north', unread: 2 },
        ],
      },
      '/dashboard?tab=reviews',
    );
    await userEvent.click(await screen.findByRole('tab', { name: 'Chat & Support 3' }));
    await waitFor(() => expect(location().search).toBe('?tab=chat&booking=south'));
    const list = screen.getByRole('navigation', { name: 'Your threads' });
    const names = within(list).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The Northern Circuit.*2 unread messages$/),
      expect.stringMatching(/^Stone Town and Spice.*1 unread message$/),
    ]);
    expect(names[1]?.getAttribute('aria-current')).toBe('true');
  });

  it('say that the office has seen one’s last word once it has, and not before', async () => {
    const asked = message(1, 'Is there a hide?', { author: 'customer' });
    const { served, live } = open({ [MESSAGES]: [asked] });
    const log = within(await messageLog('The Northern Circuit'));
    await log.findByText('Is there a hide?');
    expect(log.queryByText('Seen')).toBeNull();
    served[MESSAGES] = [{ ...asked, read: true }];
    live();
    expect(await log.findByText('Seen')).toBeTruthy();
  });

  it('read from the first to the latest, in the name of the office and one’s own', async () => {
    open({
      [MESSAGES]: [
        message(2, 'Two, both by the water.'),
        message(1, 'Is there a hide?', { author: 'customer', read: true }),
      ],
    });
    const bubbles = within(await messageLog('The Northern Circuit')).getAllByRole('article');
    expect(bubbles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You.*Is there a hide\?$/),
      expect.stringMatching(/^Kilele Safaris.*Two, both by the water\.$/),
    ]);
  });

  it('show what was written as the text it is', async () => {
    open({ [MESSAGES]: [message(1, '<img src=x onerror=alert(1)>\nKaribu & asante')] });
    const log = await messageLog('The Northern Circuit');
    expect(log.querySelector('img')).toBeNull();
    expect(within(log).getByText(/^<img src=x/).textContent).toContain('\nKaribu & asante');
  });

  it('grow by what the office writes, without a reload', async () => {
    const { served, live } = open();
    await messageLog('The Northern Circuit');
    served[MESSAGES] = [message(1, 'Your camp is ready')];
    live();
    expect(await screen.findByText('Your camp is ready')).toBeTruthy();
  });

  it('ask for earlier messages when one wants them', async () => {
    const earlier = '/api/bookings/north/messages?as=customer&cursor=2';
    open({
      [MESSAGES]: new Response(JSON.stringify([message(2, 'Later')]), {
        headers: { link: `<${earlier}>; rel="next"` },
      }),
      [`GET ${earlier}`]: [message(1, 'Earlier')],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Earlier Messages' }));
    expect(await screen.findByText('Earlier')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show Earlier Messages' })).toBeNull();
  });
});

describe('what the office wrote', () => {
  it('counts as read once it is in sight, up to its latest message', async () => {
    const { calls } = open({
      [MESSAGES]: [message(3, 'C'), message(2, 'B'), message(1, 'A', { read: true })],
    });
    await waitFor(() => expect(marked(calls)).toEqual([{ upTo: 3 }]));
    expect(calls.find(({ url }) => url.includes('/read'))?.url).toBe(
      '/api/bookings/north/messages/read?as=customer',
    );
  });

  it('is not read while the page lies in the background, or when it was mine', async () => {
    turnTo('hidden');
    const { calls, served, live } = open({ [MESSAGES]: [message(1, 'Karibu')] });
    await screen.findByText('Karibu');
    expect(marked(calls)).toEqual([]);
    served[MESSAGES] = [message(2, 'Asante', { author: 'customer' }), message(1, 'Karibu', { read: true })];
    live();
    await screen.findByText('Asante');
    turnTo('visible');
    expect(marked(calls)).toEqual([]);
  });
});

describe('what a customer writes', () => {
  it('is sent for its booking, by the customer, and clears the box', async () => {
    const { calls, served } = open({
      'POST /api/bookings/north/messages': message(1, 'Is there a hide?', { author: 'customer' }),
    });
    await userEvent.type(await box(), '  Is there a hide? ');
    served[MESSAGES] = [message(1, 'Is there a hide?', { author: 'customer' })];
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(
      await within(await messageLog('The Northern Circuit')).findByText('Is there a hide?'),
    ).toBeTruthy();
    expect((await box()).value).toBe('');
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { url: '/api/bookings/north/messages?as=customer', body: { text: 'Is there a hide?' } },
    ]);
  });

  it('stays, with a way to try again, when nobody knows whether it arrived, and is sent once', async () => {
    const { calls, served } = open({ 'POST /api/bookings/north/messages': problem(503, 'Not just now.') });
    await userEvent.type(await box(), 'Is there a hide?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('We do not know whether this has arrived');
    expect(notice.textContent).toContain('Not just now.');
    expect((await box()).value).toBe('Is there a hide?');
    served['POST /api/bookings/north/messages'] = message(1, 'Is there a hide?', { author: 'customer' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Try Again' }));
    await waitFor(async () => expect((await box()).value).toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
    const keys = calls.filter(({ method }) => method === 'POST').map((c) => c.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays where it was refused, and is called so', async () => {
    open({ 'POST /api/bookings/north/messages': problem(429, 'Not so fast.') });
    await userEvent.type(await box(), 'Is there a hide?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(/^Your message was not sent/);
    expect((await box()).value).toBe('Is there a hide?');
  });

  it('is measured again where it grew before it is tried again', async () => {
    const { calls } = open({ 'POST /api/bookings/north/messages': problem(503, 'Not just now.') });
    await userEvent.type(await box(), 'Is there a hide?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    await userEvent.click(await box());
    await userEvent.paste('🦁'.repeat(4_000));
    await userEvent.click(again);
    expect(await screen.findByText('At most 4,000 characters, please: these are 4,016.')).toBeTruthy();
    expect(document.activeElement).toBe(await box());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await userEvent.clear(await box());
    expect(screen.queryByText(/^At most/)).toBeNull();
  });

  it('is kept for each booking by itself while one looks elsewhere', async () => {
    open();
    await userEvent.type(await box(), 'About the north');
    await userEvent.click(screen.getByRole('button', { name: /^Stone Town and Spice/ }));
    await messageLog('Stone Town and Spice');
    expect((await box()).value).toBe('');
    await userEvent.click(screen.getByRole('tab', { name: 'Payments' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Chat & Support' }));
    expect((await box()).value).toBe('About the north');
  });
});
