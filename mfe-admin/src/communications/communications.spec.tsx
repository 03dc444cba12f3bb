import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AvailabilityRequest,
  addDays,
  type Booking,
  type Communication,
  today,
} from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anAvailabilityRequest, anOperator } from '../testing/examples';
import { stale } from '../testing/stale';
import { Communications } from './communications';

const { id: bookingId } = aBooking;
const request = (id: number, operatorName: string, fields: Partial<AvailabilityRequest>) =>
  anAvailabilityRequest({ id, operatorId: id, operatorName, ...fields });
const priced = request(1, 'Nyota Tented Camps', {
  requestStatus: 'pricing_pending',
  quotedPrice: '990.00',
  notes: 'Half board',
  answerState: 'answered',
  answeredBy: 'Neema',
  answeredAt: '2026-11-20T10:00:00Z',
});
const agreed = request(2, 'Kasi Transfers', {
  requestStatus: 'confirmed',
  quotedPrice: '1500.00',
  answerState: 'answered',
  answeredBy: 'Juma',
  answeredAt: '2026-11-20T09:00:00Z',
});
const kasi = { ...anOperator, id: 2, name: 'Kasi Transfers' };
const waiting = request(3, 'Pwani Boats', {});
const posted: Communication = {
  id: 5,
  bookingId,
  operatorId: 3,
  operatorName: 'Pwani Boats',
  communicationType: 'api',
  direction: 'outbound',
  subject: 'Availability request',
  message: 'Are you free?',
  sentAt: '2026-11-20T08:00:00Z',
  status: 'pending',
  expectsAnswer: true,
  delivery: {
    state: 'queued',
    attempts: [{ at: '2026-11-20T08:00:01Z', reason: '503 busy' }],
    nextAttemptAt: '2026-11-20T08:00:06Z',
  },
};

beforeEach(newWindow);

function open(requests: AvailabilityRequest[], answers: Answers = {}, facts: Partial<Booking> = {}) {
  const served: Answers = {
    'GET /api/operator-communications': [posted],
    'GET /api/availability-requests': requests,
    'GET /api/operators': [anOperator],
    ...answers,
  };
  const calls = serve(served);
  const customer = { Entry: () => null, Messages: () => null };
  const { store, location } = renderPage(
    <UiProvider>
      <Communications booking={{ ...aBooking, ...facts }} customer={customer} />
    </UiProvider>,
    { at: `/bookings?chat=${bookingId}&operator=3` },
  );
  return { calls, served, store, location };
}
const offers = () => screen.findByRole('region', { name: 'Answers Side by Side' });
const rowOf = async (name: string) => {
  const row = within(await offers())
    .getByRole('rowheader', { name: new RegExp(name) })
    .closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

describe('several answers about one booking', () => {
  it('stand side by side, the lowest price first and marked', async () => {
    open([waiting, agreed, priced]);
    const table = await offers();
    const names = within(table)
      .getAllByRole('rowheader')
      .map((header) => within(header).getByRole('link').textContent);
    expect(names).toEqual(['Nyota Tented Camps', 'Kasi Transfers', 'Pwani Boats']);
    const cheapest = await rowOf('Nyota');
    for (const fact of ['$990', 'Lowest', 'Half board', 'Neema', 'Commission: 12.5%', 'Price quoted']) {
      expect(within(cheapest).getByText(fact)).toBeTruthy();
    }
    expect(within(table).getAllByText('Lowest')).toHaveLength(1);
    expect(within(table).getByRole('columnheader', { name: 'Quote for the group' })).toBeTruthy();
    expect(within(await rowOf('Pwani')).getByText('Open')).toBeTruthy();
    const gone = within(await rowOf('Kasi'));
    expect(gone.getByText('No longer in the network')).toBeTruthy();
    expect(gone.queryByRole('button', { name: 'Confirm Kasi Transfers' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm Kasi Transfers' })).toBeNull();
  });

  it('lead to `Confirm` of the one that is chosen, who is shown from then on', async () => {
    const { calls, location } = open([agreed, priced], {
      'GET /api/operators': [anOperator, kasi],
      [`POST /api/bookings/${bookingId}/assign-operator`]: aBooking,
    });
    const row = await rowOf('Kasi');
    await userEvent.click(within(row).getByRole('button', { name: 'Confirm Kasi Transfers' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ operatorId: 2 }),
    );
    await waitFor(() => expect(location().search).toBe(`?chat=${bookingId}&operator=2`));
  });

  it('confirm nobody for a day that has passed without a question', async () => {
    const { calls } = open(
      [agreed, priced],
      {
        'GET /api/operators': [anOperator, kasi],
        [`POST /api/bookings/${bookingId}/assign-operator`]: aBooking,
      },
      { preferredDate: addDays(today(), -1) },
    );
    const press = async () =>
      userEvent.click(within(await rowOf('Kasi')).getByRole('button', { name: 'Confirm Kasi Transfers' }));
    const posts = () => calls.filter(({ method }) => method === 'POST');
    await press();
    expect(
      await screen.findByText(/^Kasi Transfers for Amina Msafiri, KS-7F3K2Q: .* has passed\./),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(posts()).toEqual([]);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm All the Same' }));
    await waitFor(() => expect(posts().map(({ body }) => body)).toEqual([{ operatorId: 2 }]));
  });

  it('confirm nobody for another day than was seen, and say which day it is now', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const current = { ...aBooking, preferredDate: '2027-03-14', version: 2 };
    const { calls } = open([agreed, priced], {
      'GET /api/operators': [anOperator, kasi],
      [`POST /api/bookings/${bookingId}/assign-operator`]: stale(current),
    });
    await userEvent.click(
      within(await rowOf('Kasi')).getByRole('button', { name: 'Confirm Kasi Transfers' }),
    );
    expect(await screen.findByText(/it is for 3 travelers on Mar 14, 2027 now/)).toBeTruthy();
    expect(screen.getByText('The operator was not confirmed')).toBeTruthy();
    const [press] = calls.filter(({ method }) => method === 'POST');
    expect(press?.headers.get('if-match')).toBe('"1"');
  });

  it('lead to no operator where the booking is cancelled', async () => {
    open([agreed, priced], {}, { status: 'cancelled' });
    await offers();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it('are not compared before anybody has spoken', async () => {
    open([waiting, request(4, 'Asante Tours', {})]);
    expect(await screen.findByRole('log')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Answers Side by Side' })).toBeNull();
  });
});

describe('an availability request', () => {
  const bar = () => screen.findByRole('region', { name: 'Availability request' });
  const menu = async () =>
    userEvent.click(within(await bar()).getByRole('button', { name: 'Request to Pwani Boats' }));

  it('gets a fresh link, shown this once', async () => {
    const url = 'http://localhost:8080/answer/abc';
    const { calls } = open([waiting], {
      'POST /api/availability-requests/3/link': { url, request: waiting },
    });
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    const dialog = await screen.findByRole('dialog', { name: 'A link for Pwani Boats' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make New Link' }));
    expect(await within(dialog).findByDisplayValue(url)).toBeTruthy();
    const [made] = calls.filter(({ method }) => method === 'POST');
    expect(made?.headers.get('idempotency-key')).toBeNull();
  });

  it('notes that an operator has taken its yes back, in its words', async () => {
    const yes = { ...waiting, requestStatus: 'confirmed', answerState: 'answered' } as const;
    const { calls } = open([yes], {
      'POST /api/availability-requests/3/take-back': { ...yes, requestStatus: 'unavailable' },
    });
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Takes It Back…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Does Pwani Boats take it back?' });
    const note = () => userEvent.click(within(dialog).getByRole('button', { name: 'Note Their No' }));
    await note();
    expect(await within(dialog).findByText('Write down what they said.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Sold out after all.');
    await note();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { response: 'Sold out after all.' },
    ]);
  });

  describe('with which nothing can be done any more', () => {
    const yes = { ...waiting, requestStatus: 'confirmed', answerState: 'answered' } as const;
    const no = { ...yes, requestStatus: 'unavailable' } as const;
    const LIST = 'GET /api/availability-requests';
    const TAKE_BACK = 'POST /api/availability-requests/3/take-back';

    /** Opens the dialog at one of the request’s menus. */
    async function takeBack(place: () => Promise<HTMLElement>) {
      const menuOf = await within(await place()).findByRole('button', { name: 'Request to Pwani Boats' });
      await userEvent.click(menuOf);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Takes It Back…' }));
      await screen.findByRole('dialog', { name: 'Does Pwani Boats take it back?' });
    }
    const note = async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /What they said/ }), 'Sold out.');
      await userEvent.click(screen.getByRole('button', { name: 'Note Their No' }));
    };
    const isGone = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: 'Request to Pwani Boats' })).toBeNull());

    it('leaves the focus at its bar', async () => {
      const { served } = open([yes], { [TAKE_BACK]: () => (served[LIST] = [no]) });
      await takeBack(bar);
      await note();
      await isGone();
      const place = await bar();
      await waitFor(() => expect(document.activeElement).toBe(place));
    });

    it('leaves it there also where a colleague was faster, and its dialog is closed unsent', async () => {
      const { served, store } = open([yes]);
      await takeBack(bar);
      served[LIST] = [no];
      await act(async () => void store.dispatch(api.util.invalidateTags(['AvailabilityRequest'])));
      await screen.findAllByText('Unavailable');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await isGone();
      const place = await bar();
      await waitFor(() => expect(document.activeElement).toBe(place));
    });

    it('leaves it at the heading of the answers where it was one of several', async () => {
      const { served } = open([yes, agreed], { [TAKE_BACK]: () => (served[LIST] = [no, agreed]) });
      await takeBack(offers);
      await note();
      await isGone();
      const heading = within(await offers()).getByRole('heading');
      await waitFor(() => expect(document.activeElement).toBe(heading));
    });
  });

  it.each([
    ['its trip is over', { status: 'completed' }],
    ['its customer was erased', { customerEmail: '' }],
  ] as const)('has no answer to take back and no link to give where %s', async (_, facts) => {
    open([{ ...waiting, requestStatus: 'confirmed', answerState: 'answered' }], {}, facts);
    expect(within(await bar()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['Close', 'close', 'Close the request to Pwani Boats?'],
    ['Revoke', 'revoke', 'Revoke the link of Pwani Boats?'],
  ])('can be ended by %s, when staff are sure', async (label, action, sure) => {
    const { calls } = open([waiting], { [`POST /api/availability-requests/3/${action}`]: waiting });
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    const dialog = await screen.findByRole('alertdialog', { name: sure });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a message to an operator', () => {
  const box = (operator = 'Pwani Boats') =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Message to ${operator}` });

  /** Sends “Ready?”; the answer waits for `arrive`. */
  async function send() {
    let answer: (sent: Communication) => void = () => undefined;
    const coming = new Promise<Communication>((resolve) => void (answer = resolve));
    const { calls } = open([waiting], { 'POST /api/operator-communications': () => coming });
    await userEvent.type(await box(), 'Ready?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const isSent = () => screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy') === null;
    return {
      arrive: async () => {
        await act(async () => answer(posted));
        await waitFor(() => expect(isSent()).toBe(true));
      },
    };
  }

  it('leaves the box empty', async () => {
    const { arrive } = await send();
    await arrive();
    expect((await box()).value).toBe('');
  });

  it('takes nothing along that was typed while it was on its way', async () => {
    const { arrive } = await send();
    await userEvent.type(await box(), ' Steady?');
    await arrive();
    expect((await box()).value).toBe('Ready? Steady?');
  });

  it('whose answer was lost is not called unsent, and goes out under the same key however late it is tried again', async () => {
    const { calls } = open([waiting], {
      'POST /api/operator-communications': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await userEvent.type(await box(), 'Ready?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nobody knows whether this has arrived/);
    expect((await box()).value).toBe('Ready?');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const keys = () =>
      calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    await waitFor(() => expect(keys()).toHaveLength(2));
    clock.mockRestore();
    expect(keys()[0]).toHaveLength(32);
    expect(new Set(keys()).size).toBe(1);
  });

  it('that was refused is called so', async () => {
    open([waiting], { 'POST /api/operator-communications': problem(429, 'Not so fast.') });
    await userEvent.type(await box(), 'Ready?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The message was not sent/);
  });

  it('that is too long stays in its box, which says how long it may be', async () => {
    const { calls } = open([waiting], { 'POST /api/operator-communications': posted });
    await userEvent.click(await box());
    await userEvent.paste('R'.repeat(10_001));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const description = 'At most 10,000 characters, please: these are 10,001.';
    expect(await screen.findByRole('textbox', { description })).toBe(await box());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(await box(), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('waits half written while another operator is read', async () => {
    open([waiting, request(4, 'Asante Tours', {})]);
    await userEvent.type(await box(), 'Ready');
    await userEvent.click(screen.getByRole('button', { name: /^Asante Tours/ }));
    expect((await box('Asante Tours')).value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: /^Pwani Boats/ }));
    expect((await box()).value).toBe('Ready');
  });
});

describe('a message to an endpoint', () => {
  it('tells how often it was posted, what came back, and when it is tried again', async () => {
    open([waiting]);
    const log = await screen.findByRole('log');
    expect(within(log).getByText(/^On its way · 1 attempt · next /)).toBeTruthy();
    expect(within(log).getByText(/503 busy/)).toBeTruthy();
  });
});

describe('a message that nothing sends', () => {
  const untold: Communication = { ...posted, communicationType: 'manual', delivery: null, needsCall: true };
  const boats = { ...anOperator, id: 3, name: 'Pwani Boats', contactPhone: '+255 24 555-0109' };

  it('says whom to call, and is noted as told', async () => {
    const { calls, served } = open([waiting], {
      'GET /api/operator-communications': [untold],
      'GET /api/operators': [boats],
      'POST /api/operator-communications/5/told': { ...untold, status: 'sent', needsCall: false },
    });
    const log = await screen.findByRole('log', { name: 'Messages with Pwani Boats' });
    expect(within(log).getByText('Not told yet')).toBeTruthy();
    const phone = screen.getByRole('link', { name: '+255 24 555-0109' });
    expect(phone.getAttribute('href')).toBe('tel:+255245550109');
    served['GET /api/operator-communications'] = [{ ...untold, status: 'sent', needsCall: false }];
    await userEvent.click(screen.getByRole('button', { name: 'Told: Pwani Boats, Availability request' }));
    expect(await within(log).findByText('Sent')).toBeTruthy();
    expect(screen.queryByText('Not told yet: Availability request')).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(document.activeElement?.contains(log)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says so no more once its request is over', async () => {
    const { served, store } = open([waiting], { 'GET /api/operator-communications': [untold] });
    expect(await screen.findByText('Not told yet: Availability request')).toBeTruthy();
    served['GET /api/operator-communications'] = [{ ...untold, needsCall: false }];
    await act(async () => void store.dispatch(api.util.invalidateTags(['AvailabilityRequest'])));
    await waitFor(() => expect(screen.queryByText('Not told yet: Availability request')).toBeNull());
  });

  it('names no number that is unknown, and nothing of it where the release before does not tell', async () => {
    const { served, store } = open([waiting], { 'GET /api/operator-communications': [untold] });
    const log = await screen.findByRole('log', { name: 'Messages with Pwani Boats' });
    expect(screen.getByText(/^Nothing sends this\. Call Pwani Boats/).querySelector('a')).toBeNull();
    const { needsCall: _, ...former } = untold;
    served['GET /api/operator-communications'] = [former];
    await act(async () => void store.dispatch(api.util.invalidateTags(['Communication'])));
    expect(await within(log).findByText('Pending')).toBeTruthy();
    expect(screen.queryByText(/^Nothing sends this/)).toBeNull();
  });
});

it('a request that was closed unanswered is waited for no more', async () => {
  open([{ ...waiting, answerState: 'closed' }, agreed]);
  const row = await rowOf('Pwani');
  expect(within(row).getByText('Closed')).toBeTruthy();
  expect(within(row).queryByText('Pending')).toBeNull();
  const entry = screen.getByRole('button', { name: /^Pwani Boats/ });
  expect(within(entry).getByText('Closed')).toBeTruthy();
  expect(within(entry).queryByText('Pending')).toBeNull();
  await userEvent.click(entry);
  const bar = await screen.findByRole('region', { name: 'Availability request' });
  expect(bar.textContent).toBe('Availability requestClosed');
});
