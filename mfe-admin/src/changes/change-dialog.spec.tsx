import { expect, it, jest } from '@jest/globals';
import { addDays, type BookingOffers, type ChangeOffer, newTerms, termsOf, today } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { useBookingOffersQuery } from '@safari/web-kit';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { stale } from '../testing/stale';
import { ChangeDialog } from './change-dialog';

const at = `/api/bookings/${aBooking.id}`;
const { preferredDate, numberOfTravelers, unitPrice } = aBooking;
const offer: ChangeOffer = {
  id: 1,
  offeredBy: 'staff',
  state: 'open',
  before: termsOf(aBooking),
  after: newTerms(preferredDate, numberOfTravelers + 1, unitPrice, 'USD'),
  priceRule: 'kept',
  pricePercent: null,
  reason: 'Your sister comes, too.',
  offeredAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-27T20:59:59Z',
  answeredAt: null,
  words: '',
};
const stored: BookingOffers = { version: 2, booking: aBooking, offers: [offer], priceToday: null };

const asked: ChangeOffer = { ...offer, id: 2, offeredBy: 'customer', reason: 'We would be three.' };
const show = () => {
  const onClose = jest.fn();
  renderPage(
    <>
      <Reader />
      <ChangeDialog bookingId={aBooking.id} onClose={onClose} />
      <Toaster />
    </>,
  );
  return onClose;
};
/** Another component of the page that shows the offers. */
function Reader() {
  const { data } = useBookingOffersQuery(aBooking.id);
  return <p>{data ? `Version ${data.version}` : 'Nothing yet'}</p>;
}
const fill = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['is not offered where the offer stays as it was', [offer], 'Booking Changed'],
  [
    'is offered anew where the answer names another offer',
    [
      { ...offer, id: 2 },
      { ...offer, state: 'withdrawn' },
    ],
    'Change Offered',
  ],
  ['is not offered where the newest is what the customer asks for', [asked], 'Booking Changed'],
])('a change %s', async (_, offers, said) => {
  serve({ [`GET ${at}/offers`]: stored, [`PUT ${at}`]: { ...stored, version: 3, offers } });
  const onClose = show();
  await fill(/Phone/, '+255 27 555 0199');
  await press('Save Change');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
});

it('a change back to what is booked takes the offer back, and offers nothing', async () => {
  const calls = serve({
    [`GET ${at}/offers`]: stored,
    [`PUT ${at}`]: { ...stored, version: 3, offers: [{ ...offer, state: 'withdrawn' }] },
  });
  show();
  await fill(/Travelers/, String(numberOfTravelers));
  await press('Save Change');
  expect(await screen.findByText('Booking Changed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ numberOfTravelers });
});

it.each([
  ['has asked for', [], [asked], 'We would be three.'],
  [
    'does not ask for any more',
    [asked],
    [{ ...asked, state: 'withdrawn' }],
    'What Amina Msafiri asked for is open no more.',
  ],
] as const)(
  'a change is not sent over what the customer %s meanwhile before staff have read it',
  async (_, before, now, said) => {
    const newer = { ...stored, version: 3, offers: [...now] };
    const answers = [stale(newer), { ...newer, version: 4, offers: [{ ...offer, id: 3 }] }];
    const calls = serve({
      [`GET ${at}/offers`]: { ...stored, offers: before },
      [`PUT ${at}`]: () => answers.shift(),
    });
    const sent = () =>
      calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'));
    show();
    await fill(/Travelers/, '5');
    await fill(/^Reason/, 'The camp has room for five.');
    await press('Save Change');
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.queryByText(/They saved these fields/)).toBeNull();
    expect(sent()).toEqual(['"2"']);
    await press('Go On With My Changes');
    await press('Save Change');
    expect(await screen.findByText('Change Offered')).toBeTruthy();
    expect(sent()).toEqual(['"2"', '"3"']);
  },
);

it('a change whose answer was lost is told as offered, once it is pressed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reason = 'The camp has room for five.';
  const after = newTerms(preferredDate, 5, unitPrice, 'USD');
  const now = { ...stored, version: 3, offers: [{ ...offer, id: 3, after, reason }] };
  const answers = [new Response('', { status: 502 }), stale(now)];
  serve({
    [`GET ${at}/offers`]: { ...stored, offers: [] },
    [`PUT ${at}`]: () => answers.shift(),
  });
  const onClose = show();
  await fill(/Travelers/, '5');
  await fill(/^Reason/, reason);
  await press('Save Change');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  await press('Save Change');
  expect(await screen.findByText('Change Offered')).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
});

it('a change keeps its key while its answer is lost; another one, and one that was refused, has a key of its own', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = () => new Response('', { status: 502 });
  const undone = {
    status: 409,
    title: 'Conflict',
    code: 'conflict',
    reason: 'undone',
    detail: 'Taken back since.',
  };
  const answers = [lost(), lost(), Response.json(undone, { status: 409 }), { ...stored, version: 3 }];
  const calls = serve({ [`GET ${at}/offers`]: stored, [`PUT ${at}`]: () => answers.shift() });
  const onClose = show();
  await fill(/Phone/, '+255 27 555 0199');
  await press('Save Change');
  await screen.findByText('Something went wrong. Please try again.');
  await fill(/Phone/, '+255 27 555 0198');
  for (const said of ['Something went wrong. Please try again.', 'Taken back since.']) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press('Save Change');
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    expect(await screen.findByText(said)).toBeTruthy();
  }
  await press('Save Change');
  expect(await screen.findByText('Booking Changed')).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
  const keys = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(4);
  const [first, second, again, anew] = keys;
  expect(again).toBe(second);
  expect(new Set([first, second, anew]).size).toBe(3);
  expect(keys).not.toContain(null);
});

it('a change that goes on from what a customer accepted meanwhile reckons with it', async () => {
  const after = newTerms(preferredDate, 4, '110.00', 'USD');
  const now: BookingOffers = {
    ...stored,
    version: 3,
    booking: { ...aBooking, ...after, version: 3 },
    offers: [{ ...offer, state: 'accepted', after }],
  };
  const answers = [stale(now), { ...now, version: 4 }];
  const calls = serve({
    [`GET ${at}/offers`]: {
      ...stored,
      offers: [{ ...offer, after, priceRule: 'percent', pricePercent: 10 }],
    },
    [`PUT ${at}`]: () => answers.shift(),
  });
  show();
  await fill(/Phone/, '+255 27 555 0199');
  await press('Save Change');
  await press('Go On With My Changes');
  expect(screen.getByText(/^Date, party and price stay/)).toBeTruthy();
  await press('Save Change');
  expect(await screen.findByText('Booking Changed')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    customerPhone: '+255 27 555 0199',
    numberOfTravelers: 4,
    unitPrice: '110.00',
    priceRule: 'kept',
    reason: '',
  });
});

it('a change whose price of today is another one by now shows that, and sends it once it is decided again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = {
    status: 409,
    title: 'Conflict',
    detail: 'The price is another one by now. Look at it and decide again.',
    code: 'price_changed',
    unitPrice: '1300.00',
    totalPrice: '2600.00',
  };
  const offered = { ...stored, version: 3, offers: [{ ...offer, id: 3 }] };
  const answers = [Response.json(refusal, { status: 409 }), offered];
  const calls = serve({
    [`GET ${at}/offers`]: { ...stored, offers: [], priceToday: '1250.00' },
    [`PUT ${at}`]: () => answers.shift(),
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /1,250/ }));
  await fill(/^Reason/, 'The camp is dearer now.');
  await press('Save Change');
  expect(await screen.findByText(/^The price is another one by now/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /1,300/ })).toHaveProperty('ariaChecked', 'true');
  await press('Save Change');
  expect(await screen.findByText('Change Offered')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toMatchObject([{ unitPrice: '1250.00' }, { unitPrice: '1300.00' }]);
});

it.each([
  ['cancelled', 'This booking is cancelled: date, party and price stay.'],
  ['completed', 'The trip is over: its date, party and price stay.'],
  ['in_progress', 'The trip has begun: its date, party and price stay.'],
])('a change of a booking that is %s says why no other trip is offered', async (status, said) => {
  const booking = { ...aBooking, status } as BookingOffers['booking'];
  serve({ [`GET ${at}/offers`]: { ...stored, booking, offers: [] } });
  show();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByLabelText(/Travelers/)).toBeNull();
});

it('a change opens with the newest state, also where an older one is known', async () => {
  let send: (answer: BookingOffers) => void = () => undefined;
  const answers: Answers = { [`GET ${at}/offers`]: stored };
  serve(answers);
  function Page() {
    const { refetch } = useBookingOffersQuery(aBooking.id);
    const [open, setOpen] = useState(false);
    const change = () => {
      void refetch();
      setOpen(true);
    };
    return open ? (
      <ChangeDialog bookingId={aBooking.id} onClose={jest.fn()} />
    ) : (
      <>
        <Reader />
        <button type="button" onClick={change}>
          Change
        </button>
      </>
    );
  }
  renderPage(<Page />);
  expect(await screen.findByText('Version 2')).toBeTruthy();
  answers[`GET ${at}/offers`] = () => new Promise((resolve) => (send = resolve));
  await press('Change');
  expect(screen.queryByRole('textbox', { name: /Phone/ })).toBeNull();
  const customerPhone = '+255 27 555 0123';
  await act(async () => send({ ...stored, version: 3, booking: { ...aBooking, customerPhone } }));
  expect(await screen.findByDisplayValue(customerPhone)).toBeTruthy();
});

it('a change of the date alone says that the total stays, and wants a reason as every offer does', async () => {
  serve({ [`GET ${at}/offers`]: { ...stored, offers: [] } });
  show();
  const needsReason = async () =>
    (await screen.findByLabelText(/^Reason/)).getAttribute('aria-required') === 'true';
  expect(await needsReason()).toBe(false);
  fireEvent.change(await screen.findByLabelText(/^Travel date/), {
    target: { value: addDays(today(), 40) },
  });
  expect(await screen.findByText(/^The total stays \$/)).toBeTruthy();
  expect(await needsReason()).toBe(true);
  await fill(/Travelers/, String(numberOfTravelers + 1));
  expect(await screen.findByText(/^The total becomes \$.* instead of \$/)).toBeTruthy();
});
