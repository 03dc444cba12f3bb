import { beforeEach, expect, it, jest } from '@jest/globals';
import { type ChangeOffer, newTerms, type OfferState, termsOf } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { api } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { OfferNotice } from './offer-notice';

const at = `/api/bookings/${aBooking.id}/offers`;
const { preferredDate, numberOfTravelers, unitPrice } = aBooking;
const asked = (id: number, facts: Partial<ChangeOffer> = {}): ChangeOffer => ({
  id,
  offeredBy: 'customer',
  state: 'open',
  before: termsOf(aBooking),
  after: newTerms(preferredDate, numberOfTravelers + id, unitPrice, 'USD'),
  priceRule: 'kept',
  pricePercent: null,
  reason: `We would be ${numberOfTravelers + id}.`,
  offeredAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-27T20:59:59Z',
  answeredAt: null,
  words: '',
  ...facts,
});
const withOffers = (...offers: ChangeOffer[]) => ({
  version: 1,
  booking: aBooking,
  offers,
  priceToday: null,
});
const ended = (state: OfferState) =>
  new Response(
    JSON.stringify({ status: 409, title: 'Refused', detail: 'This offer has ended already.', state }),
    {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

function open(offers: unknown, answers: Answers = {}) {
  const served: Answers = { [`GET ${at}`]: offers, ...answers };
  const calls = serve(served);
  const { store } = renderPage(
    <main id="main" tabIndex={-1}>
      <OfferNotice booking={aBooking} />
      <Toaster />
    </main>,
  );
  /** The offers change on the server, and the page refetches them. */
  const become = async (...now: ChangeOffer[]) => {
    served[`GET ${at}`] = withOffers(...now);
    await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
  };
  return { calls, served, become };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a refused acceptance is told beside whatever is asked for by now', async () => {
  const { served } = open(withOffers(asked(1)));
  expect(await screen.findByText('“We would be 4.”')).toBeTruthy();
  served[`GET ${at}`] = withOffers(asked(2), asked(1, { state: 'withdrawn' }));
  served[`POST ${at}/1`] = ended('withdrawn');
  await press('Accept Change');
  expect(await screen.findByText('“We would be 5.”')).toBeTruthy();
  expect(screen.getByText('The change was not accepted')).toBeTruthy();
  expect(screen.getByText('This offer has ended already.')).toBeTruthy();
});

it('a refused acceptance is told where nothing is asked for any more', async () => {
  const { served } = open(withOffers(asked(1)));
  await screen.findByText('“We would be 4.”');
  served[`GET ${at}`] = withOffers(asked(1, { state: 'expired' }));
  served[`POST ${at}/1`] = ended('expired');
  await press('Accept Change');
  await waitFor(() => expect(screen.queryByText('“We would be 4.”')).toBeNull());
  expect(screen.getByText('The change was not accepted')).toBeTruthy();
});

it.each([
  ['Accept Change', 'accepted', asked(1), 'Change Accepted'],
  ['Withdraw Offer', 'withdrawn', asked(1, { offeredBy: 'staff' }), 'Offer Withdrawn'],
] as const)('%s whose answer was lost is done, and not refused', async (name, state, offer, said) => {
  const { served } = open(withOffers(offer), { [`POST ${at}/1`]: new Response('', { status: 502 }) });
  await press(name);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  served[`GET ${at}`] = withOffers({ ...offer, state });
  served[`POST ${at}/1`] = ended(state);
  await press(name);
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('“We would be 4.”')).toBeNull());
  expect(screen.queryByText('This offer has ended already.')).toBeNull();
});

it('whether a customer asks for a change is not silently unknown, and can be asked again', async () => {
  const { served } = open(problem(503, 'Down.'));
  expect(await screen.findByText('Whether Amina Msafiri asks for a change could not be loaded')).toBeTruthy();
  served[`GET ${at}`] = withOffers(asked(1));
  await press('Try Again');
  expect(await screen.findByText('Amina Msafiri asks for a change')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it.each([
  ['takes back', [asked(1, { state: 'withdrawn' })]],
  ['asks anew', [asked(2), asked(1, { state: 'withdrawn' })]],
] as const)(
  'the answer being written stays, and is not sent, where the customer %s the wish',
  async (_, now) => {
    const { calls, become } = open(withOffers(asked(1)));
    await press('Decline Change');
    await userEvent.type(await screen.findByRole('textbox', { name: /Answer/ }), 'The camp is full.');
    await become(...now);
    expect(await screen.findByText('What Amina Msafiri asked for is open no more.')).toBeTruthy();
    expect(screen.getByDisplayValue('The camp is full.')).toBeTruthy();
    const submit = within(screen.getByRole('dialog')).getByRole('button', {
      name: 'Decline Change',
      description: 'Read above what changed meanwhile.',
    });
    await userEvent.click(submit);
    expect(calls.some(({ method, url }) => method === 'POST' && url === `${at}/1`)).toBe(false);
  },
);

it('the answer being written stays, and is not told as sent, where a colleague declined in other words', async () => {
  const { become } = open(withOffers(asked(1)));
  await press('Decline Change');
  await userEvent.type(await screen.findByRole('textbox', { name: /Answer/ }), 'The camp is full.');
  await become(asked(1, { state: 'declined', words: 'The river is too high.' }));
  expect(await screen.findByText('What Amina Msafiri asked for is open no more.')).toBeTruthy();
  expect(screen.queryByText('Change Declined')).toBeNull();
  expect(screen.getByDisplayValue('The camp is full.')).toBeTruthy();
});

it('an answer that arrived and whose answer was lost is told as sent', async () => {
  const words = 'The camp is full.';
  const { served } = open(withOffers(asked(1)), {
    [`POST ${at}/1`]: new Response('', { status: 502 }),
  });
  await press('Decline Change');
  await userEvent.type(await screen.findByRole('textbox', { name: /Answer/ }), words);
  const decline = async () => userEvent.click(screen.getByRole('button', { name: 'Decline Change' }));
  await decline();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  served[`GET ${at}`] = withOffers(asked(1, { state: 'declined', words }));
  served[`POST ${at}/1`] = ended('declined');
  await decline();
  expect(await screen.findByText('Change Declined')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('This offer has ended already.')).toBeNull());
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['Accept Change', 'accepted', asked(1)],
  ['Withdraw Offer', 'withdrawn', asked(1, { offeredBy: 'staff' })],
] as const)('%s takes its button along, and leaves the focus on the page', async (name, state, offer) => {
  const { served } = open(withOffers(offer));
  served[`POST ${at}/1`] = () => (served[`GET ${at}`] = withOffers({ ...offer, state }));
  await press(name);
  await waitFor(() => expect(screen.queryByText('“We would be 4.”')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
