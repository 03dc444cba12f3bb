import { describe, expect, it, jest } from '@jest/globals';
import type { OfficeDay } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { setClockBy, today } from '@safari/web-kit/clock';
import { type Answers, problem, renderPage, serve, watchSight } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SERVICES, WRITING_SERVICES } from '../data/office-day.api';
import { aBooking } from '../testing/examples';
import { TodayScreen } from './today-screen';

const quietDay: OfficeDay = {
  date: '2027-02-01',
  until: '2027-02-15',
  counts: {
    waiting: 0,
    late: 0,
    due: 0,
    overdue: 0,
    owed: 0,
    departures: 0,
    lacking: 0,
    quietTrips: 0,
    clashes: 0,
    messages: 0,
  },
  dueAmount: '0.00',
  overdueAmount: '0.00',
  owedAmount: '0.00',
  waiting: [],
  due: [],
  owed: [],
  departures: [],
  quietTrips: [],
  clashes: [],
  messages: [],
};
const busyDay: OfficeDay = {
  ...quietDay,
  counts: {
    ...quietDay.counts,
    waiting: 60,
    late: 2,
    due: 1,
    overdue: 1,
    owed: 2,
    departures: 2,
    lacking: 1,
    quietTrips: 1,
    clashes: 1,
  },
  dueAmount: '750.00',
  overdueAmount: '300.00',
  owedAmount: '140.00',
  waiting: [aBooking],
  due: [{ ...aBooking, due: '300.00', invoicedAt: aBooking.createdAt, overdue: true }],
  owed: [
    { ...aBooking, id: 'off', reference: 'KS-OFF222', status: 'cancelled', owed: '100.00' },
    { ...aBooking, id: 'less', reference: 'KS-LESS22', owed: '40.00' },
  ],
  departures: [
    { ...aBooking, lacks: ['operator', 'payment'] },
    { ...aBooking, id: 'ready', reference: 'KS-READY1', lacks: [] },
  ],
  quietTrips: [{ ...aBooking, currentDay: 2, totalDays: 5, lastNewsAt: null }],
  clashes: [
    {
      operatorId: 1,
      operatorName: 'Nyota Camps',
      on: '2027-02-03',
      bookings: [aBooking, { ...aBooking, id: 'too', reference: 'KS-TOO222' }],
    },
  ],
};
const letter = {
  id: 7,
  topic: 'booking-placed',
  topicId: aBooking.id,
  to: 'amina@example.com',
  subject: 'We have your booking',
  reason: 'no such mailbox',
  attempts: 1,
  writtenAt: aBooking.createdAt,
  canRetry: true,
};
const event = {
  id: 3,
  subject: 'catalog.package.changed.v1',
  body: '{}',
  reason: 'Bad shape',
  attempts: 5,
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  failedAt: aBooking.createdAt,
  dismissedAt: null,
  dismissedBy: null,
  dismissedReason: null,
};
const outlook = {
  months: [
    { from: '2027-01-01', to: '2027-01-31', bookings: 0, travelers: 0, revenue: '0.00' },
    { from: '2027-02-01', to: '2027-02-28', bookings: 3, travelers: 9, revenue: '4200.00' },
  ],
  weeks: [{ from: '2027-02-01', to: '2027-02-07', bookings: 1, travelers: 4, revenue: '1200.00' }],
};
const NOTHING = {
  'GET /api/booking/outlook': outlook,
  'GET /api/booking/office-day': quietDay,
  'GET /api/availability-requests/late': { count: 0, requests: [] },
  'GET /api/operator-communications/calls': { count: 0, calls: [] },
  'GET /api/booking/failed-letters': [],
  'GET /api/operators/failed-letters': [],
  'GET /api/auth/failed-letters': [],
  'GET /api/auth/late-letters': [],
  'GET /api/operators/late-letters': [],
  'GET /api/booking/late-letters': [],
  'GET /api/operators/failed-posts': [],
  'GET /api/booking/dead-letters': [],
  'GET /api/operators/dead-letters': [],
  'GET /api/catalog/dead-letters': [],
  'GET /api/auth/dead-letters': [],
};

const watched = watchSight();

function open(answers: Record<string, unknown> = {}) {
  const served: Answers = { ...NOTHING, ...answers };
  const calls = serve(served);
  return { ...renderPage(<TodayScreen />, { at: '/today' }), calls, served };
}
const section = (name: string) => screen.findByRole('region', { name });
const figure = async (name: string) =>
  within(await screen.findByRole('navigation')).findByRole('link', { name });
const written = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method === 'POST').map(({ url }) => url);

describe('the office’s day', () => {
  it('says of every kind that nothing waits, where nothing does', async () => {
    open();
    for (const clear of [
      'Every booking has had its first answer.',
      'Every message of a customer has been read.',
      'No operator has kept us waiting for a day.',
      'Nothing that was invoiced is still due.',
      'Nothing is owed to a customer.',
      'Nobody departs within 14 days.',
      'No operator runs two trips on one day.',
      'Every event was handled.',
    ]) {
      expect(await screen.findByText(clear)).toBeTruthy();
    }
    const outlook = await section('Outlook');
    expect(screen.queryAllByRole('table').filter((table) => !outlook.contains(table))).toEqual([]);
  });

  it('says nothing of what the service of the release before does not tell', async () => {
    const { owed: _, owedAmount: __, messages: ___, ...former } = busyDay;
    const { owed: ____, messages: _____, ...counts } = busyDay.counts;
    open({ 'GET /api/booking/office-day': { ...former, counts } });
    expect(await figure('Departures of 14 days 2 1 lacks something')).toBeTruthy();
    expect(screen.queryByText('Owed to customers')).toBeNull();
    expect(screen.queryByText('Nothing is owed to a customer.')).toBeNull();
    expect(screen.queryByText('Messages not read yet')).toBeNull();
  });

  it('names a trip whose operator has left the network, and has no place for it where there is none', async () => {
    const { unmount } = open();
    expect(await figure('Departures of 14 days 0')).toBeTruthy();
    expect(screen.queryByText('Trips whose operator has left')).toBeNull();
    unmount();

    const left = { ...aBooking, id: 'left', reference: 'KS-LEFT22', assignedOperatorName: 'Nyota Camps' };
    const counts = { ...quietDay.counts, abandoned: 1 };
    open({ 'GET /api/booking/office-day': { ...quietDay, counts, abandoned: [left] } });
    const abandoned = await figure('Trips whose operator has left 1');
    expect(abandoned.getAttribute('href')).toBe('#abandoned');
    const trips = within(await section('Trips whose operator has left'));
    expect(trips.getByRole('row', { name: /KS-LEFT22.* Nyota Camps/ })).toBeTruthy();
  });

  it('lists whom the office has to call, with the number, until it is noted that they have heard it', async () => {
    const call = {
      communicationId: 12,
      bookingId: aBooking.id,
      bookingReference: aBooking.reference,
      itemName: aBooking.itemName,
      operatorId: 3,
      operatorName: 'Pwani Boats',
      contactPhone: '+255 24 555-0109',
      subject: 'Availability request',
      writtenAt: new Date(Date.now() - 3_600_000).toISOString(),
    };
    const served: Answers = {
      'GET /api/operator-communications/calls': { count: 1, calls: [call] },
      'POST /api/operator-communications/12/told': problem(409, 'Not just now.'),
    };
    const { served: answers, calls } = open(served);
    expect((await figure('Operators to call 1')).getAttribute('href')).toBe('#calls');
    const list = within(await section('Operators to call'));
    const [operator, phone, booking] = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([operator, phone, booking]).toEqual([
      `/bookings?chat=${aBooking.id}&operator=3`,
      'tel:+255245550109',
      `/bookings?booking=${aBooking.id}`,
    ]);
    const told = list.getByRole('button', { name: 'Told: Pwani Boats, Availability request' });
    await userEvent.click(told);
    await waitFor(() => expect(told).toHaveProperty('disabled', false));
    answers['POST /api/operator-communications/12/told'] = {};
    answers['GET /api/operator-communications/calls'] = { count: 0, calls: [] };
    const late = () => calls.filter(({ url }) => url === '/api/availability-requests/late').length;
    const before = late();
    await userEvent.click(told);
    await waitFor(() => expect(late()).toBe(before + 1)); // from then on its answer is pending
    await waitFor(() => expect(screen.queryByText('Operators to call')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(document.activeElement?.id).toBe('operators');
  });

  it('says where it cannot be known whom the office has to call', async () => {
    open({ 'GET /api/operator-communications/calls': problem(503, 'Down.') });
    const list = within(await section('Operators to call'));
    expect(await list.findByRole('alert')).toBeTruthy();
  });

  it('says nothing of calls where the service of the release before does not know them', async () => {
    open({ 'GET /api/operator-communications/calls': problem(404, 'Not found') });
    expect(await figure('Departures of 14 days 0')).toBeTruthy();
    expect(screen.queryByText('Operators to call')).toBeNull();
  });

  it.each([
    ['Message', '/api/booking/office-day'],
    ['Communication', '/api/operator-communications/calls'],
    ['AvailabilityRequest', '/api/operator-communications/calls'],
    ['Booking', '/api/operator-communications/calls'],
    ['Operator', '/api/operator-communications/calls'],
  ] as const)('is asked for anew where something of %s has changed: %s', async (tag, url) => {
    const { calls, store } = open();
    const asked = () => calls.filter((call) => call.url === url).length;
    await waitFor(() => expect(asked()).toBe(1));
    await figure('Departures of 14 days 0');
    act(() => void store.dispatch(api.util.invalidateTags([tag])));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('leads from a clash to each of its bookings, and from a quiet trip to where its news is written', async () => {
    open({ 'GET /api/booking/office-day': busyDay });
    const leads = async (name: string) =>
      (await within(await section(name)).findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(await leads('Operators with two trips on a day')).toEqual([
      `/bookings?booking=${aBooking.id}`,
      '/bookings?booking=too',
    ]);
    expect(await leads('Trips without news for a day')).toEqual([
      `/bookings?booking=${aBooking.id}`,
      `/trip-tracking?trip=${aBooking.id}`,
    ]);
  });

  it('is asked for anew whenever it is opened, and while it stays open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const { calls, unmount } = open();
      const asked = () =>
        [
          '/api/booking/office-day',
          '/api/availability-requests/late',
          '/api/operator-communications/calls',
          '/api/auth/failed-letters',
          '/api/booking/late-letters',
          '/api/operators/failed-posts',
          '/api/catalog/dead-letters',
        ].map((url) => calls.filter((call) => call.url === url).length);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      const before = asked();
      await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
      expect(asked()).toEqual(before.map((times) => times + 1));
      unmount();
    } finally {
      jest.useRealTimers();
    }
  });

  it('leads from a request whose day has passed to another day, and to its end', async () => {
    const lapsed = [aBooking];
    const counts = { ...quietDay.counts, lapsed: 1 };
    open({ 'GET /api/booking/office-day': { ...quietDay, counts, lapsed } });
    expect(await figure('Requests whose day has passed 1')).toBeTruthy();
    const list = within(await section('Requests whose day has passed'));
    const link = list.getByRole('link', { name: `Cancel ${aBooking.reference}…` });
    expect(link.getAttribute('href')).toBe(`/bookings?booking=${aBooking.id}&cancel=${aBooking.id}`);
    const other = list.getByRole('link', { name: `Offer another day for ${aBooking.reference}…` });
    expect(other.getAttribute('href')).toBe(`/bookings?booking=${aBooking.id}&change=${aBooking.id}`);
  });

  it.each([
    ['guide', 0],
    ['staff', 1],
  ] as const)('leads from it whoever may end it: %s', async (role, links) => {
    localStorage.setItem('adminAuthenticated', 'true');
    const counts = { ...quietDay.counts, lapsed: 1 };
    open({
      'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
      'GET /api/booking/office-day': { ...quietDay, counts, lapsed: [aBooking] },
    });
    const list = within(await section('Requests whose day has passed'));
    await waitFor(() =>
      expect(list.queryAllByRole('link', { name: /^(Cancel|Offer) / })).toHaveLength(2 * links),
    );
    localStorage.clear();
  });

  it('leads to messages that nobody has read', async () => {
    const counts = { ...quietDay.counts, messages: 1 };
    const writtenAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const messages = [{ ...aBooking, unread: 2, writtenAt }];
    open({ 'GET /api/booking/office-day': { ...quietDay, counts, messages } });
    expect(await figure('Messages not read yet 1')).toBeTruthy();
    const list = within(await section('Messages not read yet'));
    const link = list.getByRole('link', { name: '2 messages, the last 2 hours ago' });
    expect(link.getAttribute('href')).toBe(`/bookings?booking=${aBooking.id}&view=chat&pane=customer`);
  });

  it('lists what customers ask to change and until when it can be answered, and has no place for it where nobody asks', async () => {
    const { unmount } = open();
    expect(await figure('Departures of 14 days 0')).toBeTruthy();
    expect(screen.queryByText('Changes that customers asked for')).toBeNull();
    unmount();

    const hours = (count: number) => new Date(Date.now() + count * 3_600_000 + 60_000).toISOString();
    const before = { preferredDate: '2027-03-01', numberOfTravelers: 2 };
    const asked = { ...aBooking, before, askedAt: aBooking.createdAt };
    const counts = { ...quietDay.counts, askedChanges: 2 };
    const askedChanges = [
      { ...asked, after: { ...before, preferredDate: '2027-03-08' }, expiresAt: hours(3) },
      {
        ...asked,
        id: 'later',
        reference: 'KS-LATER2',
        after: { preferredDate: '2027-03-01', numberOfTravelers: 3 },
        expiresAt: hours(72),
      },
    ];
    open({ 'GET /api/booking/office-day': { ...quietDay, counts, askedChanges } });
    const changes = await figure('Changes that customers asked for 2 1 lapses within a day');
    expect(changes.getAttribute('href')).toBe('#changes');
    const [, soon, later] = within(await section('Changes that customers asked for')).getAllByRole('row');
    expect(soon?.textContent).toMatch(/Mar 1, 2027 → Mar 8, 2027.*in 3 hours.*Answer it today/);
    expect(soon?.textContent).not.toContain('traveler');
    expect(later?.textContent).toMatch(/2 travelers → 3 travelers.*in 3 days/);
    expect(later?.textContent).not.toMatch(/Mar 1, 2027 →|Answer it today/);
    expect(
      within(soon as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/bookings?booking=${aBooking.id}`);
  });

  it('lists what was offered and nobody answered, and leads to another offer', async () => {
    const { unmount } = open();
    expect(await figure('Departures of 14 days 0')).toBeTruthy();
    expect(screen.queryByText('Offered changes that nobody answered')).toBeNull();
    unmount();

    const before = { preferredDate: '2099-03-01', numberOfTravelers: 2, totalPrice: '840.00' };
    const after = { ...before, totalPrice: '800.00' };
    const expiredAt = new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString();
    const lapsedOffers = [{ ...aBooking, before, after, expiredAt }];
    const counts = { ...quietDay.counts, lapsedOffers: 1 };
    open({ 'GET /api/booking/office-day': { ...quietDay, counts, lapsedOffers } });
    const offers = await figure('Offered changes that nobody answered 1');
    expect(offers.getAttribute('href')).toBe('#lapsedOffers');
    const list = within(await section('Offered changes that nobody answered'));
    const [, row] = list.getAllByRole('row');
    expect(row?.textContent).toMatch(/\$840 → \$800.*, 3 days ago/);
    expect(row?.textContent).not.toMatch(/Mar 1, 2099|2 travelers/);
    const again = list.getByRole('link', { name: `Offer ${aBooking.reference} again…` });
    expect(again.getAttribute('href')).toBe(`/bookings?booking=${aBooking.id}&change=${aBooking.id}`);
  });

  it('leads from each figure to its list, and says when a list shows only the first of many', async () => {
    open({ 'GET /api/booking/office-day': busyDay });
    const waiting = await figure('Waiting for a first answer 60 2 beyond the promised 24 hours');
    expect(waiting.getAttribute('href')).toBe('#waiting');
    expect((await section('Waiting for a first answer')).id).toBe('waiting');
    expect(screen.getByText('The first 50 of 60 are listed.')).toBeTruthy();
    expect(await figure('Money due 1 1 overdue: $300')).toBeTruthy();
    expect(await figure('Owed to customers 2 $140')).toBeTruthy();
    const owed = within(await section('Owed to customers'));
    expect(owed.getByRole('row', { name: /KS-OFF222 .* Cancelled \$100/ })).toBeTruthy();
    expect(owed.getByRole('row', { name: /KS-LESS22 .* Paid more than it costs now \$40/ })).toBeTruthy();
    expect(await figure('Departures of 14 days 2 1 lacks something')).toBeTruthy();
    const departures = within(await section('Departures of 14 days'));
    expect(departures.getByRole('link', { name: 'Open in Bookings' }).getAttribute('href')).toBe(
      '/bookings?from=2027-02-01&to=2027-02-15&sort=departure',
    );
    const [, lacking, ready] = departures.getAllByRole('row');
    expect(lacking?.textContent).toContain('OperatorPayment');
    expect(ready?.textContent).toContain('Ready');
  });

  it('says of a trip that began without an invoice that it has none, and not when it was booked', async () => {
    const [invoiced] = busyDay.due;
    const due = [invoiced, { ...invoiced, id: 'begun', reference: 'KS-BEGUN2', invoiced: false }];
    open({ 'GET /api/booking/office-day': { ...busyDay, due } });
    const table = within(await section('Money due'));
    const [, first, second] = await table.findAllByRole('row');
    expect(first?.textContent).not.toContain('Not invoiced');
    expect(second?.textContent).toMatch(/KS-BEGUN2.*Not invoiced/);
  });

  it('shows what is known where one service does not answer', async () => {
    open({ 'GET /api/availability-requests/late': problem(503, 'Not now.') });
    expect(await screen.findByText('Every booking has had its first answer.')).toBeTruthy();
    const late = within(await section('Operators late to answer'));
    expect(await late.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('names what is tried again apart: events of one kind by their service and moment', async () => {
    serve({
      ...NOTHING,
      'GET /api/operators/dead-letters': [event],
      'GET /api/catalog/dead-letters': [event, { ...event, id: 4, failedAt: '2026-11-20T10:00:00Z' }],
    });
    renderPage(<TodayScreen />, { at: '/today' });
    const buttons = await screen.findAllByRole('button', { name: /^Try again: catalog\.package/ });
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
    expect(names.at(-1)).toMatch(/changed\.v1, svc-catalog, Nov 20, 2026, /);
  });

  it('sends a letter again that failed, and has an event handled again, each with its service', async () => {
    const answers: Record<string, unknown> = {
      ...NOTHING,
      'GET /api/operators/failed-letters': [letter],
      'GET /api/catalog/dead-letters': [event, { ...event, id: 4, dismissedAt: event.failedAt }],
      'POST /api/operators/failed-letters/7/retry': new Response(null, { status: 204 }),
      'POST /api/catalog/dead-letters/3/replay': problem(409, 'It failed again: Bad shape'),
    };
    const calls = serve(answers);
    renderPage(<TodayScreen />, { at: '/today' });
    const again = await screen.findByRole('button', {
      name: 'Send again: We have your booking, amina@example.com',
    });
    answers['GET /api/operators/failed-letters'] = [];
    await userEvent.click(again);
    expect(await screen.findByText(/No letter of the last 14 days has failed/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('letters'));
    const replay = screen.getAllByRole('button', { name: /^Try again: catalog\.package/ });
    expect(replay).toHaveLength(1);
    expect(screen.getByText(event.traceId)).toBeTruthy();
    await userEvent.click(replay[0] as HTMLElement);
    await waitFor(() =>
      expect(written(calls)).toEqual([
        '/api/operators/failed-letters/7/retry',
        '/api/catalog/dead-letters/3/replay',
      ]),
    );
    expect(screen.getByText('catalog.package.changed.v1')).toBeTruthy();
    expect(document.activeElement).toBe(replay[0]);
  });

  it('lists letters that wait for the mail server, with what it said last, where a service of the release before tells of none', async () => {
    const { canRetry: _canRetry, ...late } = { ...letter, reason: '450 mailbox busy' };
    const here = Date.now(); // the device's clock is wrong by the difference
    setClockBy({ date: Date.parse(late.writtenAt) + 3 * 3_600_000, asked: here, came: here });
    open({
      'GET /api/booking/late-letters': [late],
      'GET /api/auth/late-letters': problem(404, 'There is nothing at this address.'),
    });
    const listed = await section('Letters that have waited for hours');
    expect(await within(listed).findByText('450 mailbox busy')).toBeTruthy();
    expect(within(listed).getByText('amina@example.com')).toBeTruthy();
    expect(within(listed).getByText('3 hours ago')).toBeTruthy();
    setClockBy({ date: here, asked: here, came: here });
    expect(within(listed).queryByRole('button')).toBeNull();
    expect(await figure('Letters that have waited for hours 1')).toBeTruthy();
  });

  it('goes by the server’s clock as soon as it was read', async () => {
    const headers = { date: 'Sun, 14 Jul 2030 12:00:00 GMT' };
    open({ 'GET /api/booking/office-day': () => new Response(JSON.stringify(quietDay), { headers }) });
    await waitFor(() => expect(today()).toBe('2030-07-14'));
    const here = Date.now();
    act(() => setClockBy({ date: here, asked: here, came: here }));
  });

  it.each(WRITING_SERVICES)('lists a letter of svc-%s that waits for the mail server', async (service) => {
    open({ [`GET /api/${service}/late-letters`]: [{ ...letter, reason: '450 mailbox busy' }] });
    const listed = await section('Letters that have waited for hours');
    expect(await within(listed).findByText('450 mailbox busy')).toBeTruthy();
  });

  it.each(WRITING_SERVICES)('sends a letter of svc-%s again there', async (service) => {
    const calls = serve({
      ...NOTHING,
      [`GET /api/${service}/failed-letters`]: [letter],
      [`POST /api/${service}/failed-letters/7/retry`]: new Response(null, { status: 204 }),
    });
    renderPage(<TodayScreen />, { at: '/today' });
    await userEvent.click(await screen.findByRole('button', { name: /^Send again: We have your booking/ }));
    await waitFor(() => expect(written(calls)).toEqual([`/api/${service}/failed-letters/7/retry`]));
  });

  it.each(SERVICES)('has an event that svc-%s could not handle handled again there', async (service) => {
    const calls = serve({
      ...NOTHING,
      [`GET /api/${service}/dead-letters`]: [event],
      [`POST /api/${service}/dead-letters/3/replay`]: new Response(null, { status: 204 }),
    });
    renderPage(<TodayScreen />, { at: '/today' });
    await userEvent.click(await screen.findByRole('button', { name: /^Try again: catalog\.package/ }));
    await waitFor(() => expect(written(calls)).toEqual([`/api/${service}/dead-letters/3/replay`]));
  });

  it('lists what operators’ systems did not take, and posts it again', async () => {
    const post = {
      communicationId: 9,
      bookingId: aBooking.id,
      operatorName: 'Nyota Camps',
      subject: 'You are chosen',
      reason: '410',
      attempts: 1,
      writtenAt: aBooking.createdAt,
      canRetry: true,
    };
    const next = { ...post, communicationId: 10, subject: 'You run it' };
    const answers: Record<string, unknown> = {
      ...NOTHING,
      'GET /api/operators/failed-posts': [post, next, { ...post, communicationId: 11, canRetry: false }],
      'POST /api/operators/failed-posts/9/retry': new Response(null, { status: 204 }),
      'POST /api/operators/failed-posts/10/retry': new Response(null, { status: 204 }),
    };
    const calls = serve(answers);
    renderPage(<TodayScreen />, { at: '/today' });
    expect((await figure('Operators not reached by their system 3')).getAttribute('href')).toBe('#posts');
    const posts = within(await section('Operators not reached by their system'));
    expect(posts.getByText('Its secret is forgotten: write anew')).toBeTruthy();
    expect(posts.getAllByRole('link', { name: 'You are chosen' })[0]?.getAttribute('href')).toBe(
      `/bookings?chat=${aBooking.id}`,
    );
    const again = async (subject: string, left: (typeof post)[]) => {
      answers['GET /api/operators/failed-posts'] = left;
      await userEvent.click(posts.getByRole('button', { name: `Send again: ${subject}, Nyota Camps` }));
    };
    await again('You are chosen', [next]);
    await waitFor(() => expect(document.activeElement?.id).toBe('posts'));
    await again('You run it', []);
    await waitFor(() => expect(screen.queryByText('Operators not reached by their system')).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('letters'));
    expect(written(calls)).toEqual([
      '/api/operators/failed-posts/9/retry',
      '/api/operators/failed-posts/10/retry',
    ]);
  });

  it('says nothing of operators’ systems where the release before does not know', async () => {
    open({ 'GET /api/operators/failed-posts': problem(404, 'No such page.') });
    expect(await screen.findByText('Every event was handled.')).toBeTruthy();
    expect(screen.queryByText('Operators not reached by their system')).toBeNull();
  });

  it('shows what departs by month and by week, each leading to the bookings that it counts', async () => {
    open();
    const charts = within(await section('Outlook'));
    const months = within(await charts.findByRole('table', { name: 'By month, as a table', hidden: true }));
    const february = months.getByText('February 2027').closest('tr') as HTMLElement;
    expect(february.textContent).toBe('February 2027Bookings 3Travelers 9Revenue $4,200');
    expect(within(february).getByText('February 2027').getAttribute('href')).toBe(
      '/bookings?from=2027-02-01&to=2027-02-28&sort=departure',
    );
    const weeks = within(charts.getByRole('table', { name: 'By week, as a table', hidden: true }));
    expect(weeks.getByText('Feb 1, 2027 – Feb 7, 2027')).toBeTruthy();
    for (const name of [
      'Revenue by month of departure',
      'Bookings by month of departure',
      'Travelers by week of departure',
    ]) {
      expect(charts.getByText(name, { selector: 'figcaption' })).toBeTruthy();
    }
  });

  it('draws its charts once one of them is in sight', async () => {
    open();
    const charts = within(await section('Outlook'));
    const drawn = () => document.querySelectorAll('figure .recharts-responsive-container').length;
    await charts.findByText('Revenue by month of departure');
    await act(() => import('./departure-chart'));
    expect(drawn()).toBe(0);
    const [revenue] = watched.values();
    act(() => revenue?.(true));
    await waitFor(() => expect(drawn()).toBe(3));
  });
});
