import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingMessage,
  type BookingMoney,
  type BookingOffers,
  type ChangeOffer,
  defaultBrand,
  type Invoice,
  type LateMoney,
  type OfferState,
  type Payment,
  type Repayment,
  type TripStatus,
  type TripUpdate,
  termsOf,
  today,
} from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { Toaster, UiProvider } from '@safari/ui';
import { api, draftsOf, Route, Routes } from '@safari/web-kit';
import { type Answer, type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './dashboard-screen';
import { deskApi } from './desk.api';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

const booking = (id: string, fields: Partial<Booking>): Booking =>
  exampleBooking({
    id,
    reference: `KS-${id.toUpperCase()}`,
    itemName: 'The Northern Circuit',
    status: 'confirmed',
    assignedOperatorId: 4,
    assignedOperatorName: 'Savana Wazi',
    numberOfTravelers: 2,
    preferredDate: '2026-11-18',
    totalPrice: '200.00',
    ...fields,
  });

const ahead = booking('ahead', { itemName: 'Stone Town and Spice', preferredDate: '2099-01-01' });
const now = booking('now', { status: 'in_progress' });
const pending = booking('pending', { itemName: 'Mount Meru', status: 'pending', assignedOperatorName: null });
const over = booking('over', { itemName: 'Lake Manyara', status: 'completed', preferredDate: '2026-01-05' });

const trip = (fields: Partial<TripStatus>): TripStatus => ({
  bookingId: 'now',
  currentStatus: 'in_progress',
  completionPercentage: 43,
  currentDay: 4,
  totalDays: 7,
  startDate: '2026-11-18',
  expectedEndDate: '2026-11-24',
  reopened: null,
  version: 3,
  ...fields,
});

const update = (id: number, title: string, changed: Partial<TripUpdate> = {}): TripUpdate => ({
  id,
  bookingId: 'now',
  updateType: 'milestone',
  title,
  description: '',
  location: 'Seronera',
  dayNumber: 4,
  isVisible: true,
  timestamp: `2026-11-21T0${id}:00:00.000Z`,
  editedAt: null,
  withdrawnAt: null,
  version: 1,
  ...changed,
});

const offer: ChangeOffer = {
  id: 7,
  offeredBy: 'staff',
  state: 'open',
  before: termsOf(ahead),
  after: { ...termsOf(ahead), numberOfTravelers: 3, totalPrice: '300.00' },
  priceRule: 'kept',
  pricePercent: null,
  reason: 'The camp has one more tent.',
  offeredAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  answeredAt: null,
  words: '',
};

const offersOf = (of: Booking, ...offers: ChangeOffer[]): BookingOffers => ({
  version: 1,
  booking: of,
  offers,
  priceToday: null,
});

const money: BookingMoney = {
  bookingId: 'ahead',
  totalPrice: '200.00',
  paid: '0.00',
  due: '200.00',
  cost: '200.00',
  invoiced: '200.00',
  invoices: [
    {
      id: 1,
      number: '2026-000035',
      bookingId: 'ahead',
      amount: '200.00',
      issuedAt: '2026-11-03T07:38:00.000Z',
      deliveries: [
        {
          id: 1,
          email: amina.email,
          state: 'sent',
          attempts: 1,
          reason: null,
          sentAt: '2026-11-03T07:38:01.000Z',
        },
      ],
      creditNotes: [],
    },
  ],
  payments: [],
  repayments: [],
  refund: null,
};

const open = (bookings: readonly Booking[], answers: Answers = {}, at = '/dashboard', language = 'en') => {
  const served: Answers = {
    'GET /api/auth/user': amina,
    'GET /api/auth/sessions': [],
    'GET /api/user/bookings': bookings,
    'GET /api/packages': [],
    'GET /api/trip-updates': [],
    'GET /api/trip-status/now': trip({}),
    'GET /api/trip-status/ahead': trip({
      currentStatus: 'confirmed',
      startDate: '2099-01-01',
      expectedEndDate: '2099-01-07',
    }),
    'GET /api/bookings/ahead/money': money,
    'GET /api/bookings/ahead/messages': [],
    ...Object.fromEntries(
      bookings.map((one) => [`GET /api/bookings/${one.id}/offers`, offersOf(one)] as const),
    ),
    'GET /api/message-counts': [],
    ...answers,
  };
  const calls = serve(served);
  const page = renderPage(
    <UiProvider>
      <Routes>
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="/login" element={<h1>Login</h1>} />
      </Routes>
      <Toaster />
    </UiProvider>,
    { at, language },
  );
  return { ...page, calls, served };
};

beforeEach(() => {
  newWindow();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});

describe('the desk (C04)', () => {
  it('sends the signed-out to /login, and knows the tab to come back to', async () => {
    const { location } = open([], { 'GET /api/auth/user': problem(401, 'No.') }, '/dashboard?tab=payments');
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().search).toBe('?returnTo=%2Fdashboard%3Ftab%3Dpayments');
  });

  it('stays where it is while the line is away, whoever comes back to its window', async () => {
    const { location, served, calls } = open([ahead]);
    await screen.findByRole('article', { name: ahead.itemName });
    const asked = () => calls.filter(({ url }) => url === '/api/auth/user').length;
    const before = asked();
    served['GET /api/auth/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await act(async () => undefined); // renders the result
    expect(location().pathname).toBe('/dashboard');
    expect(screen.getByRole('article', { name: ahead.itemName })).toBeTruthy();
  });

  it('reads what is written of a trip before it begins, and nothing stands there where nothing is', async () => {
    const news = 'GET /api/trip-updates?bookingId=ahead';
    const { served, store } = open([ahead], { [news]: [] });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    expect(await within(card).findByText(/^It begins in/)).toBeTruthy();
    expect(within(card).queryByText('Pick-up at five')).toBeNull();
    expect(within(card).queryByText(/^News of your trip appears here/)).toBeNull();
    served[news] = [update(1, 'Pick-up at five')];
    act(() => void store.dispatch(api.util.invalidateTags(['TripUpdate'])));
    expect(await within(card).findByText('Pick-up at five')).toBeTruthy();
  });

  it('has four tabs that live in the address', async () => {
    const { location } = open([ahead]);
    await screen.findByRole('article', { name: ahead.itemName });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'My Bookings',
      'Chat & Support',
      'Payments',
      'My Reviews',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Payments' }));
    await waitFor(() => expect(location().search).toBe('?tab=payments'));
  });

  it('lets a customer ask for a change, and cancel, where a booking allows it', async () => {
    open([now, ahead, pending, over]);
    await screen.findByRole('article', { name: ahead.itemName });
    const offered = (name: RegExp) =>
      screen.queryAllByRole('button', { name }).map((button) => button.getAttribute('aria-label'));
    expect(offered(/^Change Booking/)).toEqual([
      'Change Booking: Mount Meru',
      'Change Booking: Stone Town and Spice',
    ]);
    expect(offered(/^Cancel Booking/)).toHaveLength(3);
  });

  it('says what is wrong with a wish that cannot be sent, and sends none that changes nothing', async () => {
    const { calls } = open([ahead]);
    await screen.findByRole('article', { name: ahead.itemName });
    await userEvent.click(screen.getByRole('button', { name: /^Change Booking/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const ask = dialog.getByRole('button', { name: 'Ask for This Change' });
    const why = 'Choose another date or another number of travelers.';
    await userEvent.type(dialog.getByLabelText(/^Why would you like/), 'My sister comes, too.');
    await userEvent.click(ask);
    expect(dialog.getByRole('button', { description: why })).toBe(ask);
    expect(document.activeElement).toBe(ask);
    for (const party of ['25', '']) {
      await userEvent.clear(dialog.getByLabelText(/^Number of travelers/));
      if (party) await userEvent.type(dialog.getByLabelText(/^Number of travelers/), party);
      await userEvent.click(ask);
      expect(await dialog.findByText('Choose 1 to 20 travelers.')).toBeTruthy();
      expect(dialog.queryByText(why)).toBeNull();
    }
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['See Payments', 'Payments', ahead],
    ['My Review', 'My Reviews', over],
  ])('goes by `%s` to the tab %s', async (button, tab, one) => {
    open([one], { 'GET /api/customer-reviews': [], 'GET /api/trip-status/over': problem(404, 'None.') });
    await userEvent.click(await screen.findByRole('button', { name: `${button}: ${one.itemName}` }));
    const opened = await screen.findByRole('tab', { name: tab, selected: true });
    await waitFor(() => expect(document.activeElement).toBe(opened));
  });

  it('offers `Contact Operator` on a confirmed booking alone, and opens Chat & Support for it', async () => {
    const { location } = open([now, ahead, pending]);
    await screen.findByRole('article', { name: ahead.itemName });
    const [button, ...more] = screen.getAllByRole('button', { name: /^Contact Operator/ });
    expect(more).toEqual([]);
    await userEvent.click(button as HTMLElement);
    const letter = await screen.findByRole('link', { name: /Write an Email/ });
    expect(location().search).toBe('?tab=chat&booking=ahead');
    expect(new URL(letter.getAttribute('href') ?? '').searchParams.get('subject')).toBe(
      'Booking KS-AHEAD: Stone Town and Spice',
    );
    expect(screen.getByRole('link', { name: /Call Us/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Chat & Support' }));
  });
});

describe.each([
  { step: /^Change Booking/, send: 'Ask for This Change', to: 'offers' },
  { step: /^Cancel Booking/, send: 'Cancel My Booking', to: 'cancel' },
])('a booking that is to be another, by `$send`,', ({ step, send, to }) => {
  const costs = { customer: { daysBefore: 900, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' } };
  const begin = async (answer: Answer) => {
    open([{ ...ahead, preferredDate: addDays(today(), 40) }], {
      'GET /api/bookings/ahead/cancellation': { terms: { version: '1', tiers: [] }, costs },
      [`POST /api/user/bookings/ahead/${to}`]: answer,
    });
    await screen.findByRole('article', { name: ahead.itemName });
    return within(await reopen());
  };
  const reopen = async () => {
    await userEvent.click(screen.getByRole('button', { name: step }));
    return screen.findByRole('dialog');
  };
  const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^(Why|What)/);
  const sendIt = async (dialog: ReturnType<typeof within>) => {
    const party = dialog.queryByLabelText(/^Number of travelers/);
    if (party) await userEvent.type(party, '{Backspace}3');
    await userEvent.click(dialog.getByRole('button', { name: send }));
  };

  it('keeps its reason for whoever closes the dialog, until it has been sent', async () => {
    await begin({});
    await userEvent.type(await reason(), 'A friend comes along.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = within(await reopen());
    expect((await reason()).value).toBe('A friend comes along.');
    await sendIt(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen();
    expect((await reason()).value).toBe('');
  });

  it('does not let go of its dialog before the answer has come, which may be a no', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const dialog = await begin(() => new Promise((resolve) => (refuse = resolve)));
    await userEvent.type(await reason(), 'A friend comes along.');
    await sendIt(dialog);
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', true);
    await act(async () => refuse(problem(409, 'The amount is another by now.')));
    expect(await dialog.findByText('The amount is another by now.')).toBeTruthy();
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}'); // the dialog takes keys again only once its effects have run
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});

const conflict = (detail: string, extensions: object) =>
  new Response(JSON.stringify({ status: 409, title: detail, detail, code: 'conflict', ...extensions }), {
    status: 409,
  });

it.each([
  ['Change Booking', 'This booking is cancelled.'],
  ['Cancel Booking', 'This booking cannot be cancelled any more.'],
])('an open %s stays where the office cancels meanwhile, and says so', async (step, said) => {
  const { served, store } = open([ahead], {
    'GET /api/bookings/ahead/cancellation': {
      terms: { version: '1', tiers: [] },
      costs: { customer: { daysBefore: 900, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' } },
    },
    'GET /api/bookings/ahead/offers': offersOf(ahead),
  });
  const card = await screen.findByRole('article', { name: ahead.itemName });
  await userEvent.click(within(card).getByRole('button', { name: new RegExp(`^${step}`) }));
  await screen.findByLabelText(/^(Why|What)/);
  served['GET /api/user/bookings'] = [{ ...ahead, status: 'cancelled' }];
  served['GET /api/bookings/ahead/cancellation'] = { terms: { version: '1', tiers: [] }, costs: null };
  act(() => void store.dispatch(api.util.invalidateTags(['Booking', 'Money'])));
  expect(await within(screen.getByRole('dialog')).findByText(said)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: new RegExp(`^${step}`) })).toBeNull();
});

describe('a cancellation that was not heard of', () => {
  const CANCEL = 'POST /api/user/bookings/ahead/cancel';
  const cancelled: Booking = { ...ahead, status: 'cancelled' };
  const costs = {
    customer: { daysBefore: 900, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' },
  };
  const cancelInVain = async () => {
    const page = open([ahead], {
      'GET /api/bookings/ahead/cancellation': { terms: { version: '1', tiers: [] }, costs },
      [CANCEL]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    const opener = within(card).getByRole('button', { name: /^Cancel Booking/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Why/), 'Nobody comes along.');
    const send = dialog.getByRole('button', { name: 'Cancel My Booking' });
    await userEvent.click(send);
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^We do not know whether this has arrived/,
    );
    return { ...page, card, opener, send };
  };
  const expectGone = async (card: HTMLElement, opener: HTMLElement) => {
    await waitFor(() => expect(opener.isConnected).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading', { level: 2 })));
  };

  it('is done, and not refused, where it is tried again and had arrived', async () => {
    const { served, card, opener, send } = await cancelInVain();
    served[CANCEL] = conflict('This booking is cancelled already.', { current: cancelled });
    served['GET /api/user/bookings'] = [cancelled];
    await userEvent.click(send);
    expect(
      await screen.findByText(/ is cancelled\. A letter with everything is on its way to you\./),
    ).toBeTruthy();
    expect(screen.queryByText('The booking was not cancelled')).toBeNull();
    await expectGone(card, opener);
    expect(draftsOf({ customer: amina.id }).read('cancel:ahead')).toBeNull();
  });

  it('leaves the focus at its booking, which says meanwhile that it is cancelled', async () => {
    const { served, store, card, opener } = await cancelInVain();
    served['GET /api/user/bookings'] = [cancelled];
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    await expectGone(card, opener);
  });
});

describe('what one call of a booking tells', () => {
  it('is a change that may wait for an answer, which is asked for again where it did not come', async () => {
    const { served } = open([ahead], { 'GET /api/bookings/ahead/offers': problem(503, 'Down.') });
    const card = within(await screen.findByRole('article', { name: ahead.itemName }));
    await card.findByText('Whether a change waits for your answer could not be loaded');
    served['GET /api/bookings/ahead/offers'] = offersOf(ahead, offer);
    await userEvent.click(card.getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText(/^We propose a change/)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(document.activeElement).toBe(card.getByRole('heading', { name: ahead.itemName }));
  });

  it('is how its refund stands, which is asked for again where it did not come', async () => {
    const cancelled = booking('gone', { status: 'cancelled', assignedOperatorId: null });
    const { served } = open([cancelled], { 'GET /api/bookings/gone/cancellation': problem(503, 'Down.') });
    const card = within(await screen.findByRole('article', { name: cancelled.itemName }));
    await card.findByText('How your refund stands could not be loaded');
    expect(card.getByText('This trip is cancelled.')).toBeTruthy();
    const cancellation = {
      by: 'customer',
      cancelledAt: '2026-11-20T08:00:00.000Z',
      refund: '80.00',
      refundState: 'owed',
      refundedOn: null,
    };
    served['GET /api/bookings/gone/cancellation'] = { cancellation };
    await userEvent.click(card.getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText(/We send \$80 back to you\./)).toBeTruthy();
    expect(card.queryByText('How your refund stands could not be loaded')).toBeNull();
  });
});

describe('a step that leaves nothing where it was pressed', () => {
  const focused = (card: HTMLElement) =>
    waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading', { level: 2 })));

  it.each(['Accept Change', 'Decline', 'Take My Wish Back'])(
    'moves the focus on to its booking, by `%s`',
    async (name) => {
      const asked = { ...offer, offeredBy: name === 'Take My Wish Back' ? 'customer' : 'staff' } as const;
      const answered = offersOf(ahead);
      const { served } = open([ahead], {
        'GET /api/bookings/ahead/offers': offersOf(ahead, asked),
        [`POST /api/user/bookings/ahead/offers/${offer.id}`]: answered,
      });
      const card = await screen.findByRole('article', { name: ahead.itemName });
      const button = await within(card).findByRole('button', { name });
      served['GET /api/bookings/ahead/offers'] = answered;
      await userEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      await focused(card);
    },
  );

  it.each([
    ['Cancel My Booking', 'POST /api/user/bookings/ahead/cancel'],
    ['Accept Change', `POST /api/user/bookings/ahead/offers/${offer.id}`],
  ])('has its money read anew without the live stream: %s', async (name, call) => {
    const costs = {
      customer: { daysBefore: 900, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' },
    };
    const { store, calls } = open([ahead], {
      'GET /api/bookings/ahead/cancellation': { terms: { version: '1', tiers: [] }, costs },
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [call]: {},
    });
    const card = within(await screen.findByRole('article', { name: ahead.itemName }));
    await act(async () => void (await store.dispatch(deskApi.endpoints.myMoney.initiate('ahead'))));
    const asked = () => calls.filter(({ url }) => url === '/api/bookings/ahead/money').length;
    const before = asked();
    if (name === 'Cancel My Booking') {
      await userEvent.click(card.getByRole('button', { name: /^Cancel Booking/ }));
      await userEvent.type(await screen.findByLabelText(/^Why/), 'Nobody comes along.');
    }
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('moves the focus on to its booking, by its cancellation', async () => {
    const costs = {
      customer: { daysBefore: 900, keptPercent: 0, paid: '0.00', kept: '0.00', refund: '0.00' },
    };
    const { served } = open([ahead], {
      'GET /api/bookings/ahead/cancellation': { terms: { version: '1', tiers: [] }, costs },
      'POST /api/user/bookings/ahead/cancel': {},
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    const opener = within(card).getByRole('button', { name: /^Cancel Booking/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Why/), 'Nobody comes along.');
    served['GET /api/user/bookings'] = [{ ...ahead, status: 'cancelled' }];
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel My Booking' }));
    await waitFor(() => expect(opener.isConnected).toBe(false));
    await focused(card);
  });
});

describe('an answer to an offer', () => {
  const ended = (state: OfferState) => conflict('This offer has ended already.', { state });

  it('that is refused says why also once the offer has gone, and the focus moves on', async () => {
    const { served } = open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [`POST /api/user/bookings/ahead/offers/${offer.id}`]: ended('withdrawn'),
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    const accept = await within(card).findByRole('button', { name: 'Accept Change' });
    served['GET /api/bookings/ahead/offers'] = offersOf(ahead, { ...offer, state: 'withdrawn' });
    await userEvent.click(accept);
    await waitFor(() => expect(accept.isConnected).toBe(false));
    expect(within(card).getByRole('alert').textContent).toContain('This offer has ended already.');
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading', { level: 2 })));
  });

  it('that was refused moves the focus nowhere once the offer ends by itself', async () => {
    const { served, store } = open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [`POST /api/user/bookings/ahead/offers/${offer.id}`]: conflict('The offered day has passed.', {
        reason: 'day_passed',
      }),
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    const accept = await within(card).findByRole('button', { name: 'Accept Change' });
    await userEvent.click(accept);
    await within(card).findByText('The offered day has passed. Please ask us for another one.');
    accept.blur();
    served['GET /api/bookings/ahead/offers'] = offersOf(ahead, { ...offer, state: 'expired' });
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    await waitFor(() => expect(accept.isConnected).toBe(false));
    expect(document.activeElement).toBe(document.body);
  });

  it('that is refused says why above the offer that stands there by now, until that is answered', async () => {
    const other: ChangeOffer = { ...offer, id: 9, after: { ...offer.after, numberOfTravelers: 6 } };
    const { served } = open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [`POST /api/user/bookings/ahead/offers/${offer.id}`]: ended('withdrawn'),
      [`POST /api/user/bookings/ahead/offers/${other.id}`]: () => new Promise(() => undefined),
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    const accept = await within(card).findByRole('button', { name: 'Accept Change' });
    served['GET /api/bookings/ahead/offers'] = offersOf(ahead, other, { ...offer, state: 'withdrawn' });
    await userEvent.click(accept);
    await within(card).findByText('6 guests');
    const alert = within(card).getByRole('alert');
    expect(alert.textContent).toContain('This offer has ended already.');
    expect(alert.textContent).toContain('Another change is proposed by now');
    const next = within(card).getByRole('button', { name: 'Accept Change' });
    expect(alert.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(next);
    expect(within(card).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Accept Change', 'accepted', 'Your Booking Is Changed'],
    ['Decline', 'declined', 'Your Booking Stays As It Was'],
  ] as const)(
    'by `%s` counts where it had arrived before and was not heard of',
    async (name, state, done) => {
      const { served } = open([ahead], {
        'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
        [`POST /api/user/bookings/ahead/offers/${offer.id}`]: ended(state),
      });
      const card = await screen.findByRole('article', { name: ahead.itemName });
      const button = await within(card).findByRole('button', { name });
      served['GET /api/bookings/ahead/offers'] = offersOf(ahead, { ...offer, state });
      await userEvent.click(button);
      expect(await within(card).findByText(done)).toBeTruthy();
      await waitFor(() => expect(button.isConnected).toBe(false));
      expect(within(card).queryByRole('alert')).toBeNull();
    },
  );

  it('whose own answer was lost is not called refused, and counts once its booking says so', async () => {
    const { served, store } = open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [`POST /api/user/bookings/ahead/offers/${offer.id}`]: () =>
        Promise.reject(new TypeError('Failed to fetch')),
    });
    const card = await screen.findByRole('article', { name: ahead.itemName });
    await userEvent.click(await within(card).findByRole('button', { name: 'Accept Change' }));
    const alert = await within(card).findByRole('alert');
    expect(alert.textContent).toMatch(/^We do not know whether this has arrived/);
    served['GET /api/bookings/ahead/offers'] = offersOf(ahead, { ...offer, state: 'accepted' });
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    expect(await within(card).findByText('Your Booking Is Changed')).toBeTruthy();
    expect(within(card).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Accept Change', 'Decline'],
    ['Decline', 'Accept Change'],
  ])('is on its way by `%s` alone', async (pressed, other) => {
    open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, offer),
      [`POST /api/user/bookings/ahead/offers/${offer.id}`]: () => new Promise(() => undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: pressed }));
    expect(screen.getByRole('button', { name: pressed }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: other }).getAttribute('aria-busy')).toBeNull();
    expect(screen.getByRole('button', { name: other })).toHaveProperty('disabled', true);
  });
});

it('what was chosen for a change is there again, the party and the reason, after its dialog was closed', async () => {
  open([pending]);
  const openDialog = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Change Booking/ }));
  const party = () => screen.findByLabelText<HTMLInputElement>(/^Number of travelers/);
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Increase' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'My sister comes, too.');
  const chosen = (await party()).value;
  expect(chosen).toBe('3');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog();
  expect((await party()).value).toBe(chosen);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why/ }).value).toBe(
    'My sister comes, too.',
  );
});

describe('a wish of the customer’s own that we could not do', () => {
  const refused: ChangeOffer = {
    ...offer,
    id: 8,
    offeredBy: 'customer',
    state: 'declined',
    words: 'The camp is full.',
  };
  const told = 'We could not make this change: your booking stays as it is';

  it('is told with our words where it is the newest', async () => {
    open([ahead], { 'GET /api/bookings/ahead/offers': offersOf(ahead, refused) });
    const note = (await screen.findByText(told)).closest('[role="status"]');
    expect(note?.textContent).toContain('3 guests (before: 2 guests)');
    expect(note?.textContent).toContain('“The camp is full.”');
  });

  it('is not told where an offer of ours came after it, or the customer declined ours', async () => {
    const { unmount } = open([ahead], {
      'GET /api/bookings/ahead/offers': offersOf(ahead, { ...offer, id: 9, state: 'declined' }, refused),
    });
    await screen.findByText(/^It begins in/);
    await act(async () => undefined);
    expect(screen.queryByText(told)).toBeNull();
    unmount();
  });
});

/** Opens a paid trip with these days (from today) whose departure nobody has recorded. */
const openUnnoted = (begins: number, ends: number) => {
  const booking = { ...ahead, status: 'paid' as const, preferredDate: addDays(today(), begins) };
  open([booking], {
    'GET /api/trip-status/ahead': trip({
      currentStatus: 'confirmed',
      startDate: booking.preferredDate,
      expectedEndDate: addDays(today(), ends),
    }),
  });
};

it('a trip whose days are over, though nobody noted its departure, is not about to begin', async () => {
  openUnnoted(-9, -1);
  expect(await screen.findByText('Its days are over')).toBeTruthy();
  expect(screen.getByText('Everything is paid.')).toBeTruthy();
  expect(screen.queryByText(/about to begin|to pack/)).toBeNull();
});

it('a trip that is paid is packed for until the day of its departure is over', async () => {
  open([{ ...ahead, status: 'paid', preferredDate: today() }]);
  expect(await screen.findByText('Everything is paid. All that is left is to pack.')).toBeTruthy();
});

it.each([
  ['on its second day', -1, 5],
  ['on its last day', -6, 0],
])('a trip whose departure nobody noted is under way by its dates %s', async (_, begins, ends) => {
  openUnnoted(begins, ends);
  expect(await screen.findByText('By its dates, your trip is under way')).toBeTruthy();
  expect(screen.queryByText('Its days are over')).toBeNull();
});

it('who has no bookings reads with which account they are signed in', async () => {
  open([]);
  expect(await screen.findByText(/^You are signed in as amina@example\.com\./)).toBeTruthy();
});

it('a line that breaks before anybody knows who is there sends nobody away', async () => {
  const { served, location } = open([ahead], {
    'GET /api/auth/user': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await screen.findByText('Whether you are signed in could not be found out')).toBeTruthy();
  expect(location().pathname).toBe('/dashboard');
  served['GET /api/auth/user'] = amina;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: ahead.itemName })).toBeTruthy();
});

describe('a wish of the customer’s own that nobody answered', () => {
  const lapsed: ChangeOffer = { ...offer, id: 8, offeredBy: 'customer', state: 'expired' };
  const told = 'The time for this wish is over: your booking stays as it is';

  it('is told where it is the newest', async () => {
    open([ahead], { 'GET /api/bookings/ahead/offers': offersOf(ahead, lapsed) });
    const note = (await screen.findByText(told)).closest('[role="status"]');
    expect(note?.textContent).toContain('3 guests (before: 2 guests)');
  });

  it.each([
    ['one came after it', [{ ...offer, id: 9, state: 'declined' } as const, lapsed]],
    ['it was ours', [{ ...lapsed, offeredBy: 'staff' } as const]],
    ['it was answered', [{ ...lapsed, state: 'declined' } as const]],
  ])('is not told where %s', async (_, offers) => {
    const { calls } = open([ahead], { 'GET /api/bookings/ahead/offers': offersOf(ahead, ...offers) });
    await screen.findByRole('article', { name: ahead.itemName });
    await waitFor(() => expect(calls.some(({ url }) => url === '/api/bookings/ahead/offers')).toBe(true));
    await act(async () => undefined); // renders the result
    expect(screen.queryByText(told)).toBeNull();
  });
});

describe('the journal of a cancelled trip', () => {
  const gone = booking('gone', { status: 'cancelled', assignedOperatorId: null });
  const NEWS = 'GET /api/trip-updates?bookingId=gone';

  it('is read by its traveler, with what is posted after the end', async () => {
    open([gone], { [NEWS]: [update(1, 'Your car to the airport comes at 10')] });
    await userEvent.click(await screen.findByText('The journal of this trip'));
    expect(await screen.findByRole('heading', { name: 'Your car to the airport comes at 10' })).toBeTruthy();
  });

  it('is not there where nothing was ever written', async () => {
    const { calls } = open([gone], { [NEWS]: [] });
    await waitFor(() => expect(calls.some(({ url }) => url.startsWith('/api/trip-updates'))).toBe(true));
    await act(async () => undefined); // renders the result
    expect(screen.queryByText('The journal of this trip')).toBeNull();
  });

  it('can be asked for again where it did not come', async () => {
    const { served } = open([gone], { [NEWS]: problem(503, 'Down.') });
    const failed = (await screen.findByText('The news of your trip could not be loaded')).closest('[role]');
    served[NEWS] = [update(1, 'Your car to the airport comes at 10')];
    await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The journal of this trip')).toBeTruthy();
  });
});

describe('a trip on the desk', () => {
  it('tells its day, its progress and the latest news, and the rest on request', async () => {
    const updates = [5, 4, 3, 2, 1].map((id) => update(id, `News ${id}`));
    open([now], { 'GET /api/trip-updates?bookingId=now': updates });
    expect(await screen.findByRole('heading', { name: 'Day 4 of 7' })).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('43');
    expect((await screen.findAllByText(/^News/)).map(({ textContent }) => textContent)).toEqual([
      'News 5',
      'News 4',
      'News 3',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 earlier updates' }));
    expect(screen.getAllByText(/^News/)).toHaveLength(5);
    expect(document.activeElement?.textContent).toBe('News 2');
    expect(screen.getByText('News 2').closest('[aria-live]')).toBeNull();
  });

  it('says aloud what is posted while one looks on, and nothing that stood there before', async () => {
    const { store, served } = open([now], {
      'GET /api/trip-updates?bookingId=now': [update(1, 'A cheetah')],
    });
    const list = (await screen.findByRole('heading', { name: 'A cheetah' })).closest('ol');
    const spoken = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(spoken()).not.toContain('A cheetah');
    const posted = [update(2, 'A leopard in the tree'), update(1, 'A cheetah')];
    serve({ ...served, 'GET /api/trip-updates?bookingId=now': posted });
    store.dispatch(api.util.invalidateTags(['TripUpdate']));
    await waitFor(() => expect(list?.textContent).toContain('A leopard in the tree'));
    expect(spoken()).toContain('A leopard in the tree');
    expect(spoken()).not.toContain('A cheetah');
  });

  it('says nothing aloud where news was withdrawn before it was heard', async () => {
    const { store, served } = open([now], {
      'GET /api/trip-updates?bookingId=now': [update(1, 'A cheetah')],
    });
    await screen.findByRole('heading', { name: 'A cheetah' });
    const withdrawn = update(2, '', { withdrawnAt: '2026-11-21T08:00:00.000Z' });
    serve({ ...served, 'GET /api/trip-updates?bookingId=now': [withdrawn, update(1, 'A cheetah')] });
    store.dispatch(api.util.invalidateTags(['TripUpdate']));
    await screen.findByRole('heading', { name: /^This update was withdrawn/ });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Milestone: ');
  });

  it('says by which clock it was: the safari’s, wherever it is read', async () => {
    open([now], { 'GET /api/trip-updates?bookingId=now': [update(1, 'A cheetah')] });
    expect((await screen.findByText('Nov 21, 2026, 4:00 AM GMT+3')).tagName).toBe('TIME');
  });

  it('grows by what is posted, without a reload', async () => {
    const { store, served } = open([now]);
    await screen.findByText('News of your trip appears here as soon as it is written.');
    serve({ ...served, 'GET /api/trip-updates?bookingId=now': [update(1, 'A leopard in the tree')] });
    store.dispatch(api.util.invalidateTags(['TripUpdate']));
    expect(await screen.findByRole('heading', { name: 'A leopard in the tree' })).toBeTruthy();
  });

  it('says when and why it was opened again', async () => {
    const reopened = { at: '2026-11-20T08:00:00.000Z', reason: 'The last day is still to come.' };
    open([now], { 'GET /api/trip-status/now': trip({ reopened }) });
    expect(await screen.findByText('We opened this trip again on Nov 20, 2026')).toBeTruthy();
    expect(screen.getByText(reopened.reason)).toBeTruthy();
  });

  it('says of its news what was edited since, and what was withdrawn', async () => {
    const at = '2026-11-21T08:00:00.000Z';
    const withdrawn = update(2, '', { withdrawnAt: at, editedAt: at });
    const edited = update(1, 'A cheetah', { editedAt: at });
    open([now], { 'GET /api/trip-updates?bookingId=now': [withdrawn, edited] });
    expect(
      await screen.findByRole('heading', { name: /^This update was withdrawn Nov 21, 2026/ }),
    ).toBeTruthy();
    expect(screen.getAllByText(/edited Nov 21, 2026/)).toHaveLength(1);
  });

  it('has none to follow before it is confirmed', async () => {
    const { calls } = open([pending]);
    await screen.findByText(/within 24 hours/);
    expect(calls.filter(({ url }) => url.startsWith('/api/trip-'))).toEqual([]);
  });

  it('asks for its news beside its state, and for those of one that is over when they are opened', async () => {
    const late = () => new Promise(() => undefined);
    const { calls } = open([now, over], {
      'GET /api/trip-status/now': late,
      'GET /api/trip-status/over': late,
    });
    const asked = () => calls.filter(({ url }) => url.startsWith('/api/trip-')).map(({ url }) => url);
    await waitFor(() => expect(asked()).toContain('/api/trip-status/over'));
    await waitFor(() => expect(asked()).toContain('/api/trip-updates?bookingId=now'));
    expect(asked()).not.toContain('/api/trip-updates?bookingId=over');
  });

  it('fails alone, with a retry, while the booking stays', async () => {
    open([now], { 'GET /api/trip-status/now': problem(503, 'Down.') });
    expect(await screen.findByText('Your trip could not be loaded')).toBeTruthy();
    expect(screen.getByRole('article', { name: now.itemName })).toBeTruthy();
  });

  it.each(['trip-status/now', 'trip-updates'])(
    'says in its reader’s language that %s did not come',
    async (call) => {
      open([now], { [`GET /api/${call}`]: problem(503, 'Down.') }, '/dashboard', 'sw');
      const alert = await screen.findByText(/^Huenda mtandao ni wa polepole/);
      expect(alert.closest('[role="alert"]')?.textContent).not.toMatch(/Please|connection/);
    },
  );
});

describe('a customer who waits for a first answer', () => {
  const HOUR = 3_600_000;
  const asked = (hours: number): Booking =>
    booking('pending', {
      status: 'pending',
      preferredDate: ahead.preferredDate,
      assignedOperatorId: null,
      assignedOperatorName: null,
      createdAt: new Date(Date.now() - hours * HOUR).toISOString(),
    });
  const message = (author: BookingMessage['author']): BookingMessage => ({
    id: 1,
    bookingId: 'pending',
    author,
    authorName: 'Neema',
    text: 'We look into it.',
    createdAt: new Date().toISOString(),
    read: false,
  });
  const MESSAGES = 'GET /api/bookings/pending/messages';
  const promise = /^We contact you within 24 hours of your request/;
  const apology =
    'You should have heard from us by now, and we are sorry. Write to us here, or call +255 27 555 0142.';

  it('is promised one within a day', async () => {
    const { calls } = open([asked(23)]);
    expect(await screen.findByText(promise)).toBeTruthy();
    expect(calls.filter(({ url }) => url.includes('/messages'))).toEqual([]);
  });

  it.each([
    ['nobody has written', []],
    ['they alone have written', [message('customer')]],
    ['the messages do not come', problem(503, 'Down.')],
  ])('reads an apology and the telephone number once the day is over and %s', async (_, messages) => {
    open([asked(24)], { [MESSAGES]: messages });
    expect(await screen.findByText(apology)).toBeTruthy();
    expect(screen.queryByText(promise)).toBeNull();
  });

  it('waits no more once the trip is confirmed, whoever runs it', async () => {
    open([{ ...asked(31), status: 'confirmed' }]);
    expect(await screen.findByText(/^Your trip is confirmed\./)).toBeTruthy();
    expect(screen.queryByText(apology)).toBeNull();
  });

  it.each([
    ['en', 'The day you asked for has passed, and we did not confirm your trip.'],
    ['sw', 'Siku uliyoomba imepita, na hatukuithibitisha safari yako.'],
  ] as const)('reads that the day has passed instead, once it has (%s)', async (language, passed) => {
    const lapsed = { ...asked(31), preferredDate: addDays(today(), -1) };
    open([lapsed], { [MESSAGES]: [] }, '/dashboard', language);
    expect(await screen.findByText((text) => text.startsWith(passed))).toBeTruthy();
    expect(screen.queryByText(apology)).toBeNull();
  });

  it('reads it without a telephone number where the brand has none', async () => {
    open([asked(31)], { [MESSAGES]: [], 'GET /api/brand': { ...defaultBrand, phone: '' } });
    expect(
      await screen.findByText('You should have heard from us by now, and we are sorry. Write to us here.'),
    ).toBeTruthy();
  });

  it('reads it in Swahili', async () => {
    open([asked(31)], { [MESSAGES]: [] }, '/dashboard', 'sw');
    expect(
      await screen.findByText(
        'Tulipaswa kuwa tumeshawasiliana nawe kufikia sasa, na tunaomba radhi. Tuandikie hapa, au tupigie +255 27 555 0142.',
      ),
    ).toBeTruthy();
  });

  const wish: ChangeOffer = { ...offer, offeredBy: 'customer' };
  it.each([
    ['a message', [message('staff')], []],
    ['an offer', [], [offer]],
    ['an answer to what they asked for', [], [{ ...wish, state: 'declined' as const }]],
  ])('reads it no more once the office has written %s', async (_, messages, offers) => {
    const one = asked(31);
    const { served, store } = open([one], { [MESSAGES]: [] });
    await screen.findByText(apology);
    served[MESSAGES] = messages;
    served['GET /api/bookings/pending/offers'] = offersOf(one, ...offers);
    act(() => void store.dispatch(api.util.invalidateTags(['Message', 'Booking'])));
    expect(await screen.findByText(/^We are in touch with you about this trip\./)).toBeTruthy();
    expect(screen.queryByText(apology)).toBeNull();
    expect(screen.queryByText(promise)).toBeNull();
  });

  it('reads no apology before it is known what the office has offered', async () => {
    const one = asked(31);
    let come: (offers: unknown) => void = () => undefined;
    const offers = new Promise((resolve) => (come = resolve));
    const theirs = message('customer');
    const answers = { [MESSAGES]: [theirs], 'GET /api/bookings/pending/offers': () => offers };
    const { store } = open([one], answers);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain(theirs.createdAt));
    act(() => void store.dispatch(api.util.invalidateTags([]))); // renders the store's state at once
    expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.queryByText(apology)).toBeNull();
    come(offersOf(one, offer));
    expect(await screen.findByText(/^We are in touch with you about this trip\./)).toBeTruthy();
  });

  it('is not answered by what they ask for themselves', async () => {
    const one = asked(31);
    open([one], { [MESSAGES]: [], 'GET /api/bookings/pending/offers': offersOf(one, wish) });
    expect(await screen.findByText(apology)).toBeTruthy();
  });
});

it.each([
  ['en', 'To pay once your trip is confirmed'],
  ['sw', 'Utakacholipa safari yako ikithibitishwa'],
])(
  'Payments asks for nothing, and loudly names no amount, before a trip is confirmed (%s)',
  async (language, label) => {
    open(
      [pending],
      { 'GET /api/bookings/pending/money': { ...money, bookingId: 'pending', invoices: [] } },
      '/dashboard?tab=payments',
      language,
    );
    const row = (await screen.findByText(label)).closest('div');
    expect(row?.textContent).toMatch(/\$\s?200$/);
    expect(row?.querySelector('strong')).toBeNull();
    expect(screen.queryByText(/^(Due|Kinachodaiwa)$/)).toBeNull();
  },
);

it('Payments says what is due, which invoice went where, and that the money is in trust', async () => {
  open([ahead], {}, '/dashboard?tab=payments');
  const card = await screen.findByRole('article', { name: ahead.itemName });
  expect(await within(card).findByText('Invoice 2026-000035 · $200')).toBeTruthy();
  expect(within(card).getByText('Sent to amina@example.com')).toBeTruthy();
  const file = within(card).getByRole('link', { name: 'Download Invoice 2026-000035 (PDF)' });
  expect(file.getAttribute('href')).toBe('/api/bookings/ahead/invoices/2026-000035.pdf');
  expect(within(card).getByText('Nov 3, 2026')).toBeTruthy();
  expect(within(card).queryByText(/^It asks for/)).toBeNull();
  expect(within(card).getByText('No payment has arrived yet.')).toBeTruthy();
  expect(within(card).getByText('Due').closest('div')?.textContent).toBe('Due$200');
  expect(screen.getByText(/goes into a client trust account/)).toBeTruthy();
});

it('Payments says of an invoice over another amount than the trip costs now what is due', async () => {
  const now = { ...money, totalPrice: '160.00', cost: '160.00', due: '160.00' };
  open([ahead], { 'GET /api/bookings/ahead/money': now }, '/dashboard?tab=payments');
  const card = await screen.findByRole('article', { name: ahead.itemName });
  expect(await within(card).findByText('Invoice 2026-000035 · $200')).toBeTruthy();
  expect(
    within(card).getByText('It asks for $200, but your trip costs $160 now, of which $160 is still due.'),
  ).toBeTruthy();
});

it('Payments says of such an invoice that nothing is due where all is paid', async () => {
  const now = { ...money, totalPrice: '160.00', cost: '160.00', paid: '200.00', due: '0.00' };
  open([ahead], { 'GET /api/bookings/ahead/money': now }, '/dashboard?tab=payments');
  expect(
    await screen.findByText('It asks for $200, but your trip costs $160 now. Nothing is due any more.'),
  ).toBeTruthy();
});

it('Payments says so of the invoice that stands, and of none that was taken back', async () => {
  const [standing] = money.invoices;
  const trip = { from: '2098-12-01', travelers: 7 };
  const creditNotes = [{ ...standing, number: '2026-000034', amount: '200.00', reason: '' }];
  const invoices = [
    { ...standing, trip },
    { ...standing, id: 99, number: '2026-000033', trip, creditNotes },
  ];
  open([ahead], { 'GET /api/bookings/ahead/money': { ...money, invoices } }, '/dashboard?tab=payments');
  expect(await screen.findAllByText(/^Invoice 2026-/)).toHaveLength(2);
  expect(screen.getAllByText(/^It says the days or the party that you booked before/)).toHaveLength(1);
});

it('Payments says of an invoice of other days or another party which trip it is now', async () => {
  const said =
    'It says the days or the party that you booked before. Your trip begins Jan 1, 2099, for 2 travelers, and its price is the same.';
  const says = (trip: Invoice['trip']) => ({
    'GET /api/bookings/ahead/money': { ...money, invoices: money.invoices.map((one) => ({ ...one, trip })) },
  });
  const { preferredDate: from, numberOfTravelers: travelers } = ahead;
  const { unmount } = open([ahead], says({ from, travelers }), '/dashboard?tab=payments');
  await screen.findByText('Invoice 2026-000035 · $200');
  expect(screen.queryByText(said)).toBeNull();
  unmount();
  open([ahead], says({ from: '2098-12-01', travelers }), '/dashboard?tab=payments');
  expect(await screen.findByText(said)).toBeTruthy();
});

it('Payments says of an invoice of other days and another amount what is due, and of no price that is the same', async () => {
  const invoices = money.invoices.map((one) => ({ ...one, trip: { from: '2098-12-01', travelers: 2 } }));
  const dearer = { ...money, cost: '300.00', due: '300.00', invoices };
  open([ahead], { 'GET /api/bookings/ahead/money': dearer }, '/dashboard?tab=payments');
  const said = 'It asks for $200, but your trip costs $300 now, of which $300 is still due.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(/^It says the days or the party/)).toBeNull();
});

it.each([
  ['en', 'This trip is cancelled: nothing more is due, whatever this invoice says.'],
  ['sw', 'Safari hii imefutwa: hudaiwi tena chochote, hata kama ankara hii inasema vinginevyo.'],
])(
  'Payments says of the invoice of a cancelled trip that nothing more is due (%s)',
  async (language, said) => {
    const ended = booking('ahead', { status: 'cancelled', assignedOperatorId: null });
    const now = { ...money, due: '0.00', cost: '0.00', refund: { amount: '0.00', state: 'none' } };
    open([ended], { 'GET /api/bookings/ahead/money': now }, '/dashboard?tab=payments', language);
    expect(await screen.findByText(said)).toBeTruthy();
  },
);

it.each([
  ['en', { state: 'none', refundedOn: null }, 'Refund'],
  ['en', { state: 'owed', refundedOn: null }, 'Refund, still to come'],
  ['en', { state: 'paid', refundedOn: '2026-11-20' }, 'Refund, sent back on Nov 20, 2026'],
  ['en', { state: 'paid' }, 'Refund, sent back'],
  ['sw', { state: 'owed', refundedOn: null }, 'Utakachorudishiwa'],
  ['sw', { state: 'paid', refundedOn: '2026-11-20' }, 'Ulichorudishiwa tarehe 20 Nov 2026'],
])(
  'Payments say of the refund of a cancelled trip how it stands (%s, %j)',
  async (language, stands, said) => {
    const ended = booking('ahead', { status: 'cancelled', assignedOperatorId: null });
    const now = {
      ...money,
      paid: '200.00',
      due: '0.00',
      cost: '50.00',
      refund: { amount: '150.00', ...stands },
    };
    open([ended], { 'GET /api/bookings/ahead/money': now }, '/dashboard?tab=payments', language);
    const card = await screen.findByRole('article', { name: ended.itemName });
    const label = await within(card).findByText(said);
    expect(label.closest('div')?.textContent).toMatch(/\$\s?150$/);
  },
);

it.each([
  ['200.00', 'Void: please do not pay by it any more.', '$200'],
  ['50.00', 'Of it $150 stands.', '$50'],
])(
  'Payments say of an invoice of which $%s was taken back why, and what stands',
  async (amount, stands, back) => {
    const note = {
      id: 3,
      number: 'CN-2026-000004',
      amount,
      issuedAt: '2026-11-05T09:00:00.000Z',
      reason: 'One fewer.',
    };
    const invoices = money.invoices.map((invoice) => ({ ...invoice, creditNotes: [note] }));
    open([ahead], { 'GET /api/bookings/ahead/money': { ...money, invoices } }, '/dashboard?tab=payments');
    const notes = within(await screen.findByRole('list', { name: /2026-000035/ }));
    expect(notes.getByText('One fewer.')).toBeTruthy();
    expect(notes.getByText((text) => text.includes(note.number) && text.includes(back))).toBeTruthy();
    expect(notes.getByText('Nov 5, 2026').tagName).toBe('TIME');
    const paper = notes.getByRole('link', { name: 'Download Credit Note CN-2026-000004 (PDF)' });
    expect(paper.getAttribute('href')).toContain(note.number);
    expect(screen.getByText(stands)).toBeTruthy();
  },
);

it.each([
  [{}, true],
  [{ paid: '200.00', due: '0.00' }, false],
])('Payments can be asked about while something is due (%j: %j)', async (account, isAsked) => {
  open([ahead], { 'GET /api/bookings/ahead/money': { ...money, ...account } }, '/dashboard?tab=payments');
  await screen.findByText('Invoice 2026-000035 · $200');
  const ways = screen.queryAllByRole('link', { name: `Ask About This Payment: ${ahead.itemName}` });
  const subjects = ways.map((way) => new URL(way.getAttribute('href') ?? '').searchParams.get('subject'));
  expect(subjects).toEqual(isAsked ? ['Payment for booking KS-AHEAD'] : []);
});

it('Payments are read of a service of the release before, which tells of no credit notes and nothing that went back', async () => {
  const { repayments: _, cost: __, invoiced: ___, ...former } = money;
  const invoices = money.invoices.map(({ creditNotes: ____, ...invoice }) => invoice);
  open([ahead], { 'GET /api/bookings/ahead/money': { ...former, invoices } }, '/dashboard?tab=payments');
  const card = await screen.findByRole('article', { name: ahead.itemName });
  expect(await within(card).findByText('Invoice 2026-000035 · $200')).toBeTruthy();
  expect(within(card).getByText('No payment has arrived yet.')).toBeTruthy();
});

it('Payments tells in plain words what was matched by mistake', async () => {
  const line = (id: number, facts: Partial<Payment>): Payment => ({
    id,
    bookingId: 'ahead',
    amount: '200.00',
    state: 'received',
    recordedAt: '2026-11-20T09:00:00.000Z',
    receivedOn: '2026-11-19',
    reference: '',
    voids: null,
    reason: '',
    ...facts,
  });
  const payments = [line(1, {}), line(2, { state: 'reconciled' }), line(3, { state: 'voided', voids: 2 })];
  open(
    [ahead],
    { 'GET /api/bookings/ahead/money': { ...money, paid: '200.00', due: '0.00', payments } },
    '/dashboard?tab=payments',
  );
  const card = await screen.findByRole('article', { name: ahead.itemName });
  const mistake = await within(card).findByText('Not matched after all · $200');
  expect(mistake.closest('li')?.querySelector('time')?.textContent).toBe('Nov 20, 2026');
  const received = within(card).getByText('Payment received · $200').closest('li');
  expect(received?.querySelector('time')?.textContent).toBe('Nov 19, 2026');
  expect(within(card).getByText(/^It was marked as matched by mistake\. Your payment counts/)).toBeTruthy();
  expect(within(card).queryByText(/Payment voided/)).toBeNull();
});

it('Payments tells what comes back of what was paid too much, and what went back', async () => {
  const back: Repayment = {
    id: 2,
    bookingId: 'ahead',
    amount: '30.00',
    state: 'repaid',
    recordedAt: '2026-11-22T09:00:00.000Z',
    repaidOn: '2026-11-21',
    reference: 'TRUST 9',
    voids: null,
    reason: '',
  };
  const repayments = [back, { ...back, id: 3, state: 'voided', voids: 2 } as const, { ...back, id: 4 }];
  open(
    [ahead],
    { 'GET /api/bookings/ahead/money': { ...money, paid: '220.00', due: '0.00', repayments } },
    '/dashboard?tab=payments',
  );
  const card = await screen.findByRole('article', { name: ahead.itemName });
  expect(await within(card).findAllByText('Sent back to you · $30')).toHaveLength(2);
  expect(within(card).getByText('Not sent back after all · $30')).toBeTruthy();
  expect(within(card).getByText(/noted as sent back on Nov 21, 2026 was an error/)).toBeTruthy();
  expect(within(card).getByText('Comes back to you').closest('div')?.textContent).toBe(
    'Comes back to you$20',
  );
});

describe('money that arrives for a cancelled trip', () => {
  const ended = booking('ahead', { status: 'cancelled', assignedOperatorId: null });
  const cancellation = {
    bookingId: 'ahead',
    by: 'customer',
    reason: 'Ill.',
    cancelledAt: '2026-11-18T09:00:00.000Z',
    termsVersion: '1',
    daysBefore: 30,
    keptPercent: 0,
    paid: '0.00',
    kept: '0.00',
    refund: '0.00',
    refundState: 'none',
    refundedOn: null,
    refundReference: null,
  };
  const told = (late?: LateMoney) => ({
    'GET /api/bookings/ahead/cancellation': {
      bookingId: 'ahead',
      terms: { version: '1', tiers: [] },
      costs: null,
      cancellation,
      ...(late && { late }),
    },
  });

  it.each([
    [
      { arrived: '80.00', owed: '30.00' },
      /^You [^.]+\. \$80 arrived after that; of it \$30 still comes back to you\.$/,
    ],
    [{ arrived: '80.00', owed: '0.00' }, /^You [^.]+\. \$80 arrived after that and went back to you\.$/],
    [{ arrived: '0.00', owed: '0.00' }, /Nothing is due on either side\.$/],
    [undefined, /Nothing is due on either side\.$/],
  ])('is told on the booking: %j', async (late, said) => {
    open([ended], told(late));
    expect((await screen.findByText(/^You cancelled this trip/)).textContent).toMatch(said);
  });

  it('is listed under Payments with what comes back, and that it came too late', async () => {
    const late: Payment = {
      id: 1,
      bookingId: 'ahead',
      amount: '80.00',
      state: 'received',
      recordedAt: '2026-11-20T09:00:00.000Z',
      receivedOn: '2026-11-19',
      reference: '',
      voids: null,
      reason: '',
      late: true,
    };
    const now = {
      ...money,
      paid: '80.00',
      due: '0.00',
      cost: '0.00',
      payments: [late],
      refund: { amount: '0.00', state: 'none' },
    };
    open([ended], { ...told(), 'GET /api/bookings/ahead/money': now }, '/dashboard?tab=payments');
    const card = await screen.findByRole('article', { name: ended.itemName });
    expect(await within(card).findByText('Payment received · $80')).toBeTruthy();
    expect(within(card).getByText(/arrived after the trip was cancelled, so it goes back/)).toBeTruthy();
    expect(within(card).getByText('Arrived since, comes back').closest('div')?.textContent).toMatch(/\$80$/);
  });
});

describe('My Reviews', () => {
  const at = '/dashboard?tab=reviews';
  const written = {
    id: 7,
    bookingId: 'over',
    overallRating: 4,
    title: 'The children found the lion first',
    reviewText: 'On a branch.',
    highlights: ['A lion in a tree'],
    recommendations: '',
    wouldRecommend: true,
    createdAt: '2026-01-08T10:00:00.000Z',
  };
  const fill = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^4 of 5/ }));
    await userEvent.type(screen.getByLabelText(/^Title/), written.title);
    await userEvent.type(screen.getByLabelText(/^Your review/), written.reviewText);
    await userEvent.type(screen.getByLabelText(/^Highlights.* 1$/), 'A lion in a tree');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Post Review' }));

  it('are for trips that are over', async () => {
    open([now], {}, at);
    expect(await screen.findByText('No trip to review yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See My Bookings' }));
    const opened = await screen.findByRole('tab', { name: 'My Bookings', selected: true });
    await waitFor(() => expect(document.activeElement).toBe(opened));
  });

  it('say of a trip also that one would not recommend it', async () => {
    open([over], { 'GET /api/customer-reviews': [{ ...written, wouldRecommend: false }] }, at);
    expect(await screen.findByText('Would not recommend it')).toBeTruthy();
  });

  it('say what is missing before anything is sent', async () => {
    const { calls } = open([over], { 'GET /api/customer-reviews': [] }, at);
    await screen.findByRole('button', { name: 'Post Review' });
    await send();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Choose 1 to 5 stars',
      'Enter a title',
      'Tell what the trip was like',
      'Choose yes or no',
    ]);
    const stars = screen.getByRole('radiogroup', { description: 'Choose 1 to 5 stars' });
    expect(stars.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(stars));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('are written once and read ever after', async () => {
    const answers: Answers = { 'GET /api/customer-reviews': [], 'POST /api/customer-reviews': written };
    const { calls, served } = open([over], answers, at);
    await fill();
    const more = serve({ ...served, 'GET /api/customer-reviews': [written] });
    await send();
    const posted = await screen.findByRole('heading', { name: written.title });
    await waitFor(() => expect(document.activeElement).toBe(posted));
    expect(screen.queryByRole('button', { name: 'Post Review' })).toBeNull();
    const { id: _, createdAt: __, ...sent } = written;
    expect([...calls, ...more].filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      sent,
    ]);
    expect(draftsOf({ customer: amina.id }).read('review:over')).toBeNull();
  });

  it('keep what was typed when the server refuses, and when one looks at another tab', async () => {
    const outage = problem(503, 'Not just now.');
    open([over], { 'GET /api/customer-reviews': [], 'POST /api/customer-reviews': outage }, at);
    await fill();
    await send();
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'My Bookings' }));
    await userEvent.click(screen.getByRole('tab', { name: 'My Reviews' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe(written.title);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 of 5/ }).checked).toBe(true);
  });

  it('say that one is not posted, where another tab had posted one, and show which stands', async () => {
    const { served } = open(
      [over],
      {
        'GET /api/customer-reviews': [],
        'POST /api/customer-reviews': () => {
          served['GET /api/customer-reviews'] = [{ ...written, title: 'Another title' }];
          const refusal = { status: 409, title: 'Refused', code: 'conflict', reason: 'reviewed_already' };
          const headers = { 'content-type': 'application/problem+json' };
          return new Response(JSON.stringify(refusal), { status: 409, headers });
        },
      },
      at,
    );
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Another title' })).toBeTruthy();
    const said = await screen.findByText('Your review was not posted');
    expect(screen.getByText('You have reviewed this trip already.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Post Review' })).toBeNull();
  });

  it('leave nothing kept of what was typed, once they were written in another tab', async () => {
    const { served, store } = open([over], { 'GET /api/customer-reviews': [] }, at);
    await fill();
    const draft = () => draftsOf({ customer: amina.id }).read('review:over');
    expect(draft()).toContain(written.title);
    served['GET /api/customer-reviews'] = [{ ...written, title: 'Another title' }];
    act(() => void store.dispatch(deskApi.util.invalidateTags(['Review'])));
    expect(await screen.findByRole('heading', { name: 'Another title' })).toBeTruthy();
    expect(draft()).toBeNull();
  });
});
