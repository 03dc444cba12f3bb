import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, latestStart, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { Toaster, UiProvider } from '@safari/ui';
import { draftsOf, useSession } from '@safari/web-kit';
import { setClockBy } from '@safari/web-kit/clock';
import { type Answer, type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Offer } from '../shared/offer';
import { BookingDialog } from './booking-dialog';
import { readDraft, readSentKey, saveDraft, saveSentKey } from './draft-store';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const meru: Offer = {
  bookingType: 'package',
  itemId: 22,
  name: 'Mount Meru',
  description: 'Up and down, slowly.',
  imageUrl: '/pictures/packages/mount-meru.svg',
  unitPrice: '890.00',
  priceUnit: 'person',
  duration: 4,
  location: 'Arusha',
  translations: [],
};
const crater: Offer = {
  ...meru,
  bookingType: 'attraction',
  itemId: 8,
  name: 'The Crater',
  duration: 'Half a day',
};
const cancellation = { version: '2026', tiers: [{ daysBefore: 0, keptPercent: 40 }] };
const drafts = draftsOf({ customer: amina.id });
const tomorrow = addDays(today(), 1);
const TYPED = {
  Phone: '+255 27 555 0171',
  'Preferred start date': tomorrow,
};

let served: Answers = {};
let calls: ReturnType<typeof serve> = [];
/** How many requests for this address were made since the dialog was opened. */
const asked = (address: string) =>
  calls.filter(({ method, url }) => method === 'GET' && url === address).length;

/** Opens the dialog for a signed-in customer. */
async function open({
  offer = meru,
  answer = { id: 'b1' } as Answer,
  typed = {},
  offered = true,
  more = {} as Answers,
  party = undefined as number | undefined,
} = {}) {
  served = {
    'GET /api/auth/user': amina,
    'GET /api/user/bookings': [],
    'GET /api/terms/cancellation': { cancellation },
    'POST /api/bookings': answer,
    ...more,
  };
  calls = serve(served);
  const onClose = jest.fn();
  const onPlaced = jest.fn();
  let change: (offer: Offer | undefined) => void = () => undefined;
  const SignedIn = () => {
    const [now, setNow] = useState(offered ? offer : undefined);
    change = (next) => act(() => setNow(next));
    const chosen = party === undefined ? {} : { party: { travelers: party, chosen: true } };
    return useSession().user ? (
      <BookingDialog offer={now} {...chosen} onClose={onClose} onPlaced={onPlaced} />
    ) : null;
  };
  const { unmount } = renderPage(
    <UiProvider>
      <SignedIn />
      <Toaster />
    </UiProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  type(dialog, typed);
  return {
    dialog,
    onClose,
    unmount,
    onPlaced,
    change: (next: Offer | undefined) => change(next),
    placed: () => calls.filter(({ method }) => method === 'POST'),
  };
}

const field = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
function type(dialog: HTMLElement, typed: Record<string, string>): void {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(field(dialog, label), { target: { value } });
}
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
const figures = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('region', { name: 'Booking summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const summary = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'Booking summary' }).textContent;
const terms = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'If you cancel' }).textContent;
const choice = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'Your choice' }).textContent;

beforeEach(newWindow);

it('a device that is a year ahead refuses no day that the server takes', async () => {
  const now = new Date(Date.now() - 365 * 86_400_000);
  const answered = () => new Response('[]', { headers: { date: now.toUTCString() } });
  const { dialog, placed } = await open({
    more: { 'GET /api/user/bookings': answered },
    typed: { ...TYPED, 'Preferred start date': addDays(today(now), 1) },
  });
  await waitFor(() => expect(field(dialog, 'Preferred start date').min).toBe(today(now)));
  await press(dialog, 'Book Now');
  await waitFor(() => expect(placed()).toHaveLength(1));
  setClockBy({ date: Date.now(), asked: Date.now(), came: Date.now() });
});

describe('the booking dialog', () => {
  it('is of a trip somewhere in Tanzania, where nobody has entered a place and how long it takes', async () => {
    const { dialog } = await open({ offer: { ...crater, location: '', duration: '' } });
    expect(choice(dialog)).toContain('The CraterTanzaniaUp and down');
  });

  it('shows what is about to be booked, where it is and how long it takes', async () => {
    const { dialog } = await open();
    expect(within(dialog).getByRole('heading', { name: 'Book Your Safari Package' })).toBeDefined();
    expect(choice(dialog)).toContain('Arusha, 4 days');
    expect(choice(dialog)).toContain('$890 price per person');
    expect(choice(dialog)).toContain('Up and down, slowly.');
    expect(figures(dialog)).toEqual(['$890', '1', '$890']);
    expect(summary(dialog)).toContain('Price per person$890Travelers1Total$890Nothing is charged now.');
    // shown beside the button, where the summary is out of view
    expect(dialog.querySelector('[data-total]')?.getAttribute('data-total')).toBe('Total $890');
    expect(within(dialog).queryByRole('status')).toBeNull(); // nothing was sent before
  });

  it('says that each traveler pays the price, whatever the card says that it is the price of', async () => {
    const perVehicle = {
      ...crater,
      priceUnit: 'vehicle',
    };
    const { dialog, change } = await open({ offer: perVehicle, party: 2 });
    expect(choice(dialog)).toContain('$890 per vehicle, for each traveler');
    expect(summary(dialog)).toContain('Price for each traveler$890Travelers2Total$1,780');
    expect(dialog.textContent).not.toMatch(/per person/i);
    change({ ...perVehicle, unitPrice: '900.00' });
    expect(await within(dialog).findByText(/the price for each traveler became \$900\./)).toBeDefined();
    change({ ...crater, priceUnit: ' Person ' });
    await waitFor(() => expect(choice(dialog)).toContain('$890 price per person'));
  });

  it('says what becomes of what is typed', async () => {
    const { dialog } = await open();
    for (const hint of [
      'Your plan and your receipts arrive here.',
      'With country code, so that we can call you.',
      'Optional. Diets, children’s ages, a birthday, a dream.',
    ])
      expect(dialog.textContent).toContain(hint);
  });

  it('shows an experience in its own words', async () => {
    const { dialog } = await open({ offer: crater });
    expect(within(dialog).getByRole('heading', { name: 'Book Your Experience' })).toBeDefined();
    expect(choice(dialog)).toContain('Arusha, Half a day');
  });

  it('says that it cannot be booked any more, and that nothing typed is lost', async () => {
    const { dialog } = await open({ offered: false });
    expect(dialog.textContent).toContain('This cannot be booked any more');
    expect(dialog.textContent).toContain('What you typed is kept');
  });

  it('knows who is signed in, and leaves alone what they have typed before', async () => {
    saveDraft(drafts, {
      ...readDraft(drafts),
      customerEmail: 'office@example.com',
      specialRequests: 'A cake.',
    });
    const { dialog } = await open();
    expect(field(dialog, 'Full name').value).toBe('Amina Msafiri');
    expect(field(dialog, 'Email').value).toBe('office@example.com');
    expect(field(dialog, 'Special requests').value).toBe('A cake.');
  });

  it('takes up what was typed before also where that comes late, and nothing in place of what is typed now', async () => {
    const { dialog } = await open({ party: 2 });
    const late = (specialRequests: string) =>
      act(() => saveDraft(drafts, { ...readDraft(drafts), specialRequests }, { travelers: 2, chosen: true }));
    expect(drafts.read('booking')).toBeNull(); // a form that nobody has touched
    late('A cake.');
    expect(field(dialog, 'Special requests').value).toBe('A cake.');
    expect(field(dialog, 'Full name').value).toBe('Amina Msafiri');
    type(dialog, { Phone: TYPED.Phone });
    expect(readDraft(drafts)).toMatchObject({ customerPhone: TYPED.Phone, specialRequests: 'A cake.' });
    late('Two cakes.');
    expect(field(dialog, 'Special requests').value).toBe('A cake.');
  });

  it('begins with the party that was chosen on the page behind it', async () => {
    const { dialog } = await open({ party: 4 });
    expect(field(dialog, 'Number of').value).toBe('4');
    expect(figures(dialog)).toEqual(['$890', '4', '$3,560']);
  });

  it('offers the days that the server takes, and says by which terms one could cancel on them', async () => {
    const { dialog, onPlaced, placed } = await open({ typed: { Phone: TYPED.Phone } });
    const day = field(dialog, 'Preferred start date');
    expect([day.min, day.max]).toEqual([today(), latestStart(today())]);
    expect(terms(dialog)).toContain('Choose a start date, and the days stand here.');
    expect(terms(dialog)).not.toContain('40%');
    type(dialog, { 'Preferred start date': tomorrow });
    await waitFor(() => expect(terms(dialog)).toContain('40%'));
    expect(terms(dialog)).not.toContain('Choose a start date');
    expect(terms(dialog)).not.toContain('These terms have changed');
    expect(terms(dialog)).toContain('By booking you accept these cancellation terms.');
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(placed().at(-1)?.body).toMatchObject({ termsVersion: '2026' });
  });

  it('has no terms accepted that could not be shown, and can ask for them again', async () => {
    const more: Answers = { 'GET /api/terms/cancellation': problem(503, 'Down.') };
    const { dialog, onPlaced, placed } = await open({ typed: TYPED, more });
    await within(dialog).findByText('These terms could not be loaded');
    expect(terms(dialog)).not.toContain('By booking you accept');
    await press(dialog, 'Book Now');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('These terms could not be'));
    expect(placed()).toEqual([]);

    served['GET /api/terms/cancellation'] = { cancellation };
    await press(dialog, 'Try Again');
    await waitFor(() => expect(terms(dialog)).toContain('40%'));
    expect(terms(dialog)).toContain('By booking you accept these cancellation terms.');
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(placed().at(-1)?.body).toMatchObject({ termsVersion: '2026' });
  });

  it('shows terms that come by a press alone before that counts as their acceptance', async () => {
    const more: Answers = { 'GET /api/terms/cancellation': problem(503, 'Down.') };
    const { dialog, onPlaced, placed } = await open({ typed: TYPED, more });
    await within(dialog).findByText('These terms could not be loaded');
    served['GET /api/terms/cancellation'] = { cancellation };
    await press(dialog, 'Book Now');
    const stopped = await within(dialog).findByText('Nothing is booked yet');
    await waitFor(() => expect(document.activeElement?.contains(stopped)).toBe(true));
    expect(terms(dialog)).toContain('40%');
    expect(placed()).toEqual([]);
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const { dialog, placed } = await open({ typed: { 'Full name': ' ', Email: 'amina', 'Number of': '21' } });
    await press(dialog, 'Book Now');
    const alerts = await within(dialog).findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Tell us your name',
      'Enter a valid email address',
      'Enter a telephone number.',
      'From 1 to 20 travelers',
      'Choose a start date',
    ]);
    expect(figures(dialog)).toEqual(['$890', '', '']);
    expect(placed()).toEqual([]);
  });

  it('says how much longer a wish is than it may be', async () => {
    const { dialog, placed } = await open({ typed: { ...TYPED, 'Special requests': 'a'.repeat(2001) } });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'At most 2,000 characters, please: these are 2,001.',
    );
    expect(placed()).toEqual([]);
  });

  it('takes no day that is over', async () => {
    const { dialog, placed } = await open({
      typed: { ...TYPED, 'Preferred start date': addDays(today(), -1) },
    });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'The start date cannot be before today.',
    );
    expect(placed()).toEqual([]);
  });

  it('puts what the server does not like beside its field', async () => {
    const answer = problem(400, 'Look at the fields.', { customerPhone: ['That is no number.'] });
    const { dialog } = await open({ typed: TYPED, answer });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('That is no number.');
  });

  it('is busy until the server has answered, then says that it is booked and closes', async () => {
    let answer: (booking: unknown) => void = () => undefined;
    const { dialog, onClose, onPlaced, placed } = await open({
      typed: { ...TYPED, 'Number of': '3', 'Special requests': ' A window seat. ' },
      answer: () => new Promise((resolve) => (answer = resolve)),
    });
    await press(dialog, 'Book Now');
    expect(await within(dialog).findByRole('button', { name: 'Submitting...' })).toBeDefined();
    expect(onPlaced).not.toHaveBeenCalled();
    answer({ id: 'b1' });
    expect(await screen.findByText('Booking Submitted!')).toBeDefined();
    expect(screen.getByText("We'll contact you within 24 hours to confirm your booking.")).toBeDefined();
    expect(onPlaced).toHaveBeenCalledWith({ booking: { id: 'b1' }, earlier: false });
    expect(onClose).not.toHaveBeenCalled();
    expect(placed().map(({ body }) => body)).toMatchObject([
      { numberOfTravelers: 3, specialRequests: 'A window seat.', totalPrice: '2670.00' },
    ]);
    expect(readDraft(drafts)).toMatchObject({ customerPhone: '', specialRequests: '' });
    expect(readSentKey(drafts, meru)).toBeUndefined();
    type(dialog, { Phone: '+255' }); // while it closes
    expect(readDraft(drafts)).toMatchObject({ customerPhone: '' });
  });

  it('says that it is booked also where it was closed before the answer came, and opens nothing', async () => {
    let answer: (booking: unknown) => void = () => undefined;
    const { dialog, change, onPlaced } = await open({
      typed: TYPED,
      answer: () => new Promise((resolve) => (answer = resolve)),
    });
    await press(dialog, 'Book Now');
    await within(dialog).findByRole('button', { name: 'Submitting...' });
    change(undefined);
    answer({ id: 'b1' });
    expect(await screen.findByText('Booking Submitted!')).toBeDefined();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(readDraft(drafts)).toMatchObject({ customerPhone: '' });
  });

  it('refuses a number that no telephone of its country has', async () => {
    const { dialog, placed } = await open({ typed: { ...TYPED, Phone: '+255 12' } });
    await waitFor(async () => {
      await press(dialog, 'Book Now');
      expect(within(dialog).getByRole('alert').textContent).toContain('number');
    });
    expect(placed()).toEqual([]);
  });

  it('keeps what was typed for another day when it is left', async () => {
    const { dialog, onClose } = await open({ typed: TYPED });
    await press(dialog, 'Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(readDraft(drafts)).toMatchObject({ customerPhone: TYPED.Phone, preferredDate: tomorrow });
  });
});

describe('the number of travelers', () => {
  it('may be empty while one types, and falls back to one once the field is left', async () => {
    const { dialog } = await open();
    const travelers = field(dialog, 'Number of');
    await userEvent.clear(travelers);
    expect(figures(dialog)).toEqual(['$890', '', '']);
    await userEvent.type(travelers, '3');
    expect(figures(dialog)).toEqual(['$890', '3', '$2,670']);
    await userEvent.clear(travelers);
    await userEvent.tab();
    expect(travelers.value).toBe('1');
    await press(dialog, 'Increase');
    expect(figures(dialog)).toEqual(['$890', '2', '$1,780']);
    await press(dialog, 'Decrease');
    expect(figures(dialog)).toEqual(['$890', '1', '$890']);
  });

  it('may be looked at again, and what is wrong with it is still said', async () => {
    const { dialog } = await open({ typed: { ...TYPED, 'Number of': '21' } });
    await press(dialog, 'Book Now');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('From 1 to 20 travelers');
    fireEvent.blur(field(dialog, 'Number of'));
    expect(within(dialog).getByRole('alert').textContent).toBe('From 1 to 20 travelers');
  });
});

describe('a party that does not fit into one group', () => {
  const hint = (dialog: HTMLElement) => /At most 12.*?together\./.exec(dialog.textContent ?? '')?.[0];

  it.each([
    ['12', undefined],
    ['13', 'At most 12 travel in one group: 13 travelers go in 2 groups, planned together.'],
    ['20', 'At most 12 travel in one group: 20 travelers go in 2 groups, planned together.'],
    ['21', undefined],
    ['', undefined],
  ])('of %p is told how a package takes it: %p', async (party, text) => {
    const { dialog } = await open({ typed: { 'Number of': party } });
    expect(hint(dialog)).toBe(text);
  });

  it('is told nothing of an experience, which has no groups', async () => {
    const { dialog } = await open({ offer: crater, typed: { 'Number of': '13' } });
    expect(hint(dialog)).toBeUndefined();
  });
});

describe('a booking that was sent and never answered', () => {
  const wish = { ...TYPED, 'Number of': '3' };
  const arrived = exampleBooking({
    itemId: meru.itemId,
    numberOfTravelers: 3,
    preferredDate: tomorrow,
    customerPhone: TYPED.Phone,
  });
  const lost: Answer = () => Promise.reject(new TypeError('no network'));
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('goes under one key until it is answered, also after a reload', async () => {
    const first = await open({ typed: wish, answer: lost });
    await press(first.dialog, 'Book Now');
    await screen.findAllByText('Booking Failed');
    first.unmount();
    const again = await open();
    expect(await within(again.dialog).findByText('Your booking has not arrived')).toBeDefined();
    expect(field(again.dialog, 'Number of').value).toBe('3');
    await press(again.dialog, 'Book Now');
    await waitFor(() => expect(again.onPlaced).toHaveBeenCalled());
    const [sent, resent] = [...first.placed(), ...again.placed()].map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(sent).toMatch(/^[0-9a-f]{32}$/);
    expect(resent).toBe(sent);
  });

  it('is shown once the page is there again, and books nothing', async () => {
    saveDraft(drafts, { ...readDraft(drafts), ...arrived, numberOfTravelers: '3' });
    saveSentKey(drafts, meru, 'k1');
    const { onPlaced, placed } = await open({ more: { 'GET /api/user/bookings/sent/k1': arrived } });
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ booking: arrived, earlier: true }));
    expect(placed()).toEqual([]);
    expect(readSentKey(drafts, meru)).toBeUndefined();
    expect(readDraft(drafts)).toMatchObject({ customerPhone: '' });
  });

  it('is shown where another wish is sent under its key, which stays typed', async () => {
    saveSentKey(drafts, meru, 'k1');
    const answers: Answers = {};
    const reused = Response.json(
      { status: 422, title: 'Reused', detail: 'Reused.', code: 'key_reused' },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    );
    const { dialog, onPlaced, placed } = await open({ typed: wish, answer: reused, more: answers });
    expect(await within(dialog).findByText('Your booking has not arrived')).toBeDefined();
    type(dialog, { 'Special requests': 'A cake.' });
    serve({ 'POST /api/bookings': reused, 'GET /api/user/bookings/sent/k1': arrived });
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith({ booking: arrived, earlier: true }));
    expect(placed()).toEqual([]);
    expect(readDraft(drafts)).toMatchObject({ specialRequests: 'A cake.' });
  });

  it.each([
    [400, undefined],
    [409, undefined],
    [499, undefined],
    [500, 'kept'],
    [503, 'kept'],
  ])('keeps a key after %i: %p', async (status, key) => {
    const { dialog } = await open({ typed: wish, answer: problem(status, 'No.') });
    await press(dialog, 'Book Now');
    await screen.findAllByText('Booking Failed');
    expect(readSentKey(drafts, meru) && 'kept').toBe(key);
  });

  it('keeps its key when it is sent again and refused: the first may have arrived', async () => {
    saveSentKey(drafts, meru, 'k1');
    const { dialog } = await open({ typed: wish, answer: problem(409, 'The trip is full.') });
    await within(dialog).findByText('Your booking has not arrived');
    await press(dialog, 'Book Now');
    await screen.findAllByText('Booking Failed');
    expect(readSentKey(drafts, meru)).toBe('k1');
    expect(await within(dialog).findByText('Not booked yet')).toBeDefined();
    expect(within(dialog).queryByText('Your booking has not arrived')).toBeNull();
  });

  it('is looked for, and may not be known', async () => {
    saveSentKey(drafts, meru, 'k1');
    let answer: (found: unknown) => void = () => undefined;
    const { dialog } = await open({
      more: { 'GET /api/user/bookings/sent/k1': () => new Promise((resolve) => (answer = resolve)) },
    });
    const toneOf = (title: HTMLElement) => title.closest('[data-tone]')?.getAttribute('data-tone');
    expect(toneOf(await within(dialog).findByText('Looking for your booking'))).toBe('info');
    expect(dialog.textContent).toContain('We look whether it has arrived.');
    answer(problem(503, 'Not now.'));
    const unknown = await within(dialog).findByText('We do not know whether your booking has arrived');
    expect(toneOf(unknown)).toBe('warning');
  });

  it('is looked for whenever the dialog opens', async () => {
    saveSentKey(drafts, meru, 'k1');
    const { change } = await open();
    const absent = 'Your booking has not arrived';
    await screen.findByText(absent);
    change(undefined);
    await waitFor(() => expect(screen.queryByText(absent)).toBeNull());
    change(meru);
    await screen.findByText(absent);
    expect(asked('/api/user/bookings/sent/k1')).toBe(2);
  });

  it('is asked about where it is not found and its twin is there, and goes under the same key', async () => {
    saveSentKey(drafts, meru, 'k1');
    const twin = exampleBooking({ itemId: meru.itemId, preferredDate: tomorrow, numberOfTravelers: 3 });
    const { dialog, placed } = await open({ typed: wish, more: { 'GET /api/user/bookings': [twin] } });
    await within(dialog).findByText('Your booking has not arrived');
    await press(dialog, 'Book Now');
    const question = await screen.findByRole('alertdialog', { name: 'You have asked for this already' });
    expect(placed()).toEqual([]);
    await press(question, 'Book It Once More');
    await waitFor(() => expect(placed().at(-1)?.headers.get('idempotency-key')).toBe('k1'));
  });

  it('is not asked about while nobody knows whether it arrived', async () => {
    saveSentKey(drafts, meru, 'k1');
    const twin = exampleBooking({ itemId: meru.itemId, preferredDate: tomorrow, numberOfTravelers: 3 });
    const { dialog, onPlaced } = await open({
      typed: wish,
      more: {
        'GET /api/user/bookings': [twin],
        'GET /api/user/bookings/sent/k1': problem(503, 'Not now.'),
      },
    });
    await within(dialog).findByText('We do not know whether your booking has arrived');
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
  });
});

it('the same trip, date and party are booked again only after a question', async () => {
  const twin = exampleBooking({ itemId: meru.itemId, preferredDate: tomorrow, numberOfTravelers: 1 });
  const { dialog, onPlaced, placed } = await open({
    typed: TYPED,
    more: { 'GET /api/user/bookings': [twin] },
  });
  const ask = async () => {
    await press(dialog, 'Book Now');
    return screen.findByRole('alertdialog', { name: 'You have asked for this already' });
  };
  const question = await ask();
  expect(question.textContent).toContain(
    `Your booking ${twin.reference} is for the same trip, date and party: ${twin.itemName}, `,
  );
  expect(question.textContent).toContain('1 guest. Would you like a second one?');
  expect(within(dialog).queryByText('Submitting...')).toBeNull();
  await press(question, 'Keep the One I Have');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(placed()).toEqual([]);
  await press(await ask(), 'Book It Once More');
  await waitFor(() => expect(onPlaced).toHaveBeenCalled());
  expect(placed()).toHaveLength(1);
});

it('the question waits for the bookings that there are, on however slow a line', async () => {
  const twin = exampleBooking({ itemId: meru.itemId, preferredDate: tomorrow, numberOfTravelers: 1 });
  let answer: (bookings: unknown) => void = () => undefined;
  const bookings = new Promise((resolve) => {
    answer = resolve;
  });
  const { dialog, placed } = await open({ typed: TYPED, more: { 'GET /api/user/bookings': () => bookings } });
  await press(dialog, 'Book Now');
  await within(dialog).findByRole('button', { name: 'Submitting...' });
  expect(placed()).toEqual([]);
  answer([twin]);
  await screen.findByRole('alertdialog', { name: 'You have asked for this already' });
  expect(placed()).toEqual([]);
});

it('the question goes by the bookings of now, though they were read before', async () => {
  const twin = exampleBooking({ itemId: meru.itemId, preferredDate: tomorrow, numberOfTravelers: 1 });
  const bookings: unknown[] = [];
  const { change } = await open({ more: { 'GET /api/user/bookings': () => bookings } });
  await waitFor(() => expect(asked('/api/user/bookings')).toBe(1));
  change(undefined);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mount Meru' })).toBeNull());
  bookings.push(twin); // in another tab
  change(meru);
  const dialog = await screen.findByRole('dialog');
  type(dialog, TYPED);
  await press(dialog, 'Book Now');
  expect(await screen.findByRole('alertdialog', { name: 'You have asked for this already' })).toBeDefined();
  expect(asked('/api/user/bookings')).toBe(2); // one request, shared by all who wait for it
});

it('bookings that cannot be read keep nobody from booking', async () => {
  const { dialog, onPlaced } = await open({
    typed: TYPED,
    more: { 'GET /api/user/bookings': problem(503, 'Not now.') },
  });
  await press(dialog, 'Book Now');
  await waitFor(() => expect(onPlaced).toHaveBeenCalled());
});

describe('an offer that changes while its dialog is open', () => {
  it('is said, and a press books nothing before it was accepted', async () => {
    const { dialog, change, placed, onPlaced } = await open({ typed: TYPED });
    change({ ...meru, unitPrice: '950.00', duration: 5 });
    expect(await within(dialog).findByText('This offer has changed')).toBeDefined();
    expect(dialog.textContent).toContain('Its length was 4 days and is now 5 days.');
    expect(figures(dialog)).toEqual(['$950', '1', '$950']);
    await press(dialog, 'Book Now');
    expect(within(dialog).queryByRole('button', { name: 'Accept the Change' })).toBeNull();
    expect(placed()).toEqual([]);
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(placed().map(({ body }) => body)).toMatchObject([{ totalPrice: '950.00' }]);
  });

  it('is said by what it was and is, whatever of it has changed, and has the focus once a press was stopped', async () => {
    const { dialog, change } = await open({ typed: TYPED, offer: crater });
    change({ ...crater, name: 'The Rim', location: 'Karatu', duration: 'A day' });
    expect(await within(dialog).findByText('This offer has changed')).toBeDefined();
    for (const text of [
      'Its name was The Crater and is now The Rim.',
      'Its place was Arusha and is now Karatu.',
      'Its length was Half a day and is now A day.',
    ])
      expect(dialog.textContent).toContain(text);
    const notice = () => within(dialog).getByText('This offer has changed').closest('[tabindex="-1"]');
    expect(notice()).not.toBe(document.activeElement);
    await press(dialog, 'Book Now');
    await waitFor(() => expect(notice()).toBe(document.activeElement));
  });

  it('is nothing to be said where it became what it was', async () => {
    const { dialog, change, onPlaced } = await open({ typed: TYPED });
    change({ ...meru, unitPrice: '950.00' });
    expect(await within(dialog).findByText('The price has changed')).toBeDefined();
    change({ ...meru });
    await waitFor(() => expect(within(dialog).queryByText('The price has changed')).toBeNull());
    await press(dialog, 'Book Now');
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
  });

  it('is accepted beside its notice, and said again when it changes again', async () => {
    const { dialog, change, placed } = await open({ typed: TYPED });
    change({ ...meru, unitPrice: '950.00' });
    await press(dialog, 'Accept the Change');
    expect(dialog.textContent).toContain('the price per person became $950.');
    const phone = field(dialog, 'Phone');
    act(() => phone.focus());
    change({ ...meru, unitPrice: '990.00' });
    expect(phone).toBe(document.activeElement); // the focus stays where somebody is typing
    await press(dialog, 'Book Now');
    expect(placed()).toEqual([]);
    expect(figures(dialog)).toEqual(['$990', '1', '$990']);
  });
});

describe('a booking that is refused', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // logged for developers
  });

  const TRY_AGAIN = 'There was an error submitting your booking. Please try again.';
  const refused = async (answer: Answer) => {
    const opened = await open({ typed: TYPED, answer });
    await press(opened.dialog, 'Book Now');
    const titles = await screen.findAllByText('Booking Failed');
    const variants = titles.map((title) => title.closest('[data-variant]')?.getAttribute('data-variant'));
    expect(variants).toContain('destructive');
    expect(screen.getAllByText(TRY_AGAIN)).not.toEqual([]);
    return opened;
  };

  it('is refused in the server’s words, and loses nothing that was typed', async () => {
    const { dialog, onClose } = await refused(problem(409, 'The trip is full.'));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(dialog.textContent).toContain('The trip is full.');
    expect(dialog.textContent).not.toContain('The price has changed');
    expect(onClose).not.toHaveBeenCalled();
    expect(field(dialog, 'Phone').value).toBe(TYPED.Phone);
    expect(readDraft(drafts)).toMatchObject({ customerPhone: TYPED.Phone });
  });

  it.each([
    ['says nothing at all', () => Promise.reject(new TypeError('no network')), ''],
    ['was given up', problem(504, 'Nobody answered in time.'), 'Nobody answered in time.'],
  ])('is not called refused where the server %s: the booking may have arrived', async (_, answer, words) => {
    const { dialog } = await refused(answer);
    await waitFor(() =>
      expect(dialog.textContent).toContain('We do not know whether your booking has arrived'),
    );
    expect(dialog.textContent).toContain(`it is booked once, however often it arrives.${words}`);
    expect(dialog.textContent).not.toContain('Not booked yet');
  });

  it('is refused in our words where the server says none', async () => {
    const { dialog } = await refused(new Response('', { status: 413 }));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(dialog.textContent).toContain(TRY_AGAIN);
  });

  it('for its price shows the new one and nothing else to be afraid of', async () => {
    const { dialog } = await refused(priceChanged({ unitPrice: '900.00' }));
    await waitFor(() => expect(dialog.textContent).toContain('The price has changed'));
    expect(dialog.textContent).toContain('the price per person became $900.');
    const notice = within(dialog).getByText('The price has changed').closest('[tabindex="-1"]');
    expect(notice).toBe(document.activeElement);
    expect(dialog.textContent).not.toContain('Not booked yet');
    expect(figures(dialog)).toEqual(['$900', '1', '$900']);
  });

  it('for its price goes by the catalogue again as soon as that shows another one', async () => {
    const { dialog, change } = await refused(priceChanged({ unitPrice: '900.00' }));
    await waitFor(() => expect(figures(dialog)).toEqual(['$900', '1', '$900']));
    change({ ...meru, unitPrice: '910.00' });
    await waitFor(() => expect(figures(dialog)).toEqual(['$910', '1', '$910']));
  });

  it('for its new price is booked by the next press', async () => {
    const { dialog, placed } = await refused(priceChanged({ unitPrice: '900.00' }));
    await waitFor(() => expect(dialog.textContent).toContain('The price has changed'));
    await press(dialog, 'Book Now');
    await waitFor(() => expect(placed()).toHaveLength(2));
    expect(placed().map(({ body }) => body)).toMatchObject([
      { totalPrice: '890.00' },
      { totalPrice: '900.00' },
    ]);
  });

  it('for its terms shows those of now, and the next press accepts them', async () => {
    const holds = { version: 'new', tiers: [{ daysBefore: 0, keptPercent: 33 }] };
    const { dialog, placed } = await refused(changed('terms_changed', { terms: holds }));
    await waitFor(() => expect(dialog.textContent).toContain('These terms have changed'));
    expect(terms(dialog)).toContain('Read what holds by now, and book again if it suits you.');
    expect(dialog.textContent).toContain('33%');
    const notice = within(dialog).getByText('These terms have changed').closest('[tabindex="-1"]');
    expect(notice).toBe(document.activeElement);
    expect(dialog.textContent).not.toContain('Not booked yet');
    await press(dialog, 'Book Now');
    await waitFor(() => expect(placed().at(-1)?.body).toMatchObject({ termsVersion: 'new' }));
  });

  it('for its terms, and then for something else, goes by the new terms all the same', async () => {
    const holds = { version: 'new', tiers: [{ daysBefore: 0, keptPercent: 33 }] };
    const answers = [changed('terms_changed', { terms: holds }), problem(409, 'The trip is full.')];
    const { dialog } = await refused(() => answers.shift());
    await waitFor(() => expect(dialog.textContent).toContain('These terms have changed'));
    await press(dialog, 'Book Now');
    await waitFor(() => expect(dialog.textContent).toContain('The trip is full.'));
    expect(dialog.textContent).toContain('These terms have changed');
    expect(dialog.textContent).toContain('33%');
  });

  it.each([
    ['does not name any', {}],
    ['names what are none', { terms: { version: 'new' } }],
    [
      'is about something else',
      { code: 'refused', terms: { version: 'new', tiers: [{ daysBefore: 0, keptPercent: 33 }] } },
    ],
  ])('shows no other terms where the problem %s', async (_, facts) => {
    const { dialog } = await refused(changed('terms_changed', facts));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(dialog.textContent).not.toContain('These terms have changed');
  });

  it.each([
    ['does not name one', {}],
    ['names what is none', { unitPrice: 900 }],
    ['is about something else', { code: 'refused', unitPrice: '900.00' }],
  ])('shows no other price where the problem %s', async (_, facts) => {
    const { dialog } = await refused(priceChanged(facts));
    await waitFor(() => expect(dialog.textContent).toContain('Not booked yet'));
    expect(figures(dialog)).toEqual(['$890', '1', '$890']);
  });
});

const priceChanged = (facts: Record<string, unknown>) => changed('price_changed', facts);

function changed(code: string, facts: Record<string, unknown>): Response {
  const body = { status: 409, title: 'Changed', detail: 'Changed.', code, ...facts };
  return Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });
}
