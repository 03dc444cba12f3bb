import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LinkedOffer } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answer, type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferScreen } from './offer-screen';

const terms = {
  preferredDate: '2099-01-01',
  numberOfTravelers: 2,
  unitPrice: '100.00',
  totalPrice: '200.00',
};
const offer: LinkedOffer = {
  reference: 'KS-7F3K2Q',
  itemName: 'Mount Meru',
  state: 'open',
  before: terms,
  after: { ...terms, numberOfTravelers: 3, totalPrice: '300.00' },
  reason: 'The camp has one more tent.',
  expiresAt: '2098-11-27T20:59:59.000Z',
};

const PROBLEM = 'application/problem+json';
const ANSWER = 'POST /api/booking/change-offers/key';

const open = async (answer: Answer, linked = offer) => {
  const served: Answers = {
    'GET /api/auth/user': problem(401, 'Please sign in first.'),
    'GET /api/booking/change-offers/key': linked,
    [ANSWER]: answer,
  };
  serve(served);
  renderPage(
    <UiProvider>
      <Routes>
        <Route path="/offer/:token" element={<OfferScreen />} />
      </Routes>
    </UiProvider>,
    { at: '/offer/key' },
  );
  await screen.findByRole('heading', { name: 'Mount Meru' });
  return served;
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(newWindow);

it('a link says why we propose it, and waits for no answer any more once it has one', async () => {
  await open({ ...offer, state: 'accepted' });
  expect(screen.getByText(/The camp has one more tent\./)).toBeTruthy();
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts()).toEqual(['Jan 1, 2099', '3 guests (before: 2 guests)', '$300 (before: $200)']);
  await userEvent.click(button('Accept Change'));
  await screen.findByText('Your Booking Is Changed');
  expect(screen.queryByText(/Please answer by/)).toBeNull();
  expect(screen.getByRole('link', { name: 'My Bookings' }).getAttribute('href')).toBe('/my-bookings');
});

it('a refusal says why', async () => {
  const body = { status: 409, title: '', detail: '', code: 'conflict', state: 'withdrawn' };
  await open(new Response(JSON.stringify(body), { status: 409, headers: { 'content-type': PROBLEM } }));
  await userEvent.click(button('Accept Change'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/This offer has ended already\.$/);
});

it('a link is a key that goes into no other request', async () => {
  await open({});
  expect(document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe('no-referrer');
});

it('a link says whose day it is that an answer is waited for until', async () => {
  await open({});
  expect(screen.getByText(/Please answer by the end of Nov 27, 2098 in Tanzania \(UTC\+3\)\.$/)).toBeTruthy();
});

it.each([
  ['Accept Change', 'Decline', 'accepted', 'Your Booking Is Changed'],
  ['Decline', 'Accept Change', 'declined', 'Your Booking Stays As It Was'],
] as const)('`%s` alone is busy, and what came of it has the focus', async (pressed, other, state, title) => {
  let answer: (response: Response) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(button(pressed));
  expect(button(pressed).getAttribute('aria-busy')).toBe('true');
  expect(button(other).getAttribute('aria-busy')).toBeNull();
  expect(button(other)).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(button(pressed));
  await act(async () => answer(new Response(JSON.stringify({ ...offer, state }))));
  await screen.findByText(title);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(new RegExp(`^${title}`)));
});

it('an answer that came too late says so where the focus is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(problem(404, 'The offer was not found.'));
  await userEvent.click(button('Accept Change'));
  await screen.findByRole('heading', { name: 'There is nothing to decide here' });
  expect(document.activeElement?.textContent).toMatch(/^There is nothing to decide here/);
  expect(screen.getByText(/taken back or replaced.*a newer letter from us, use the link in it/)).toBeTruthy();
});

describe('an answer that was not heard of', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is not called refused', async () => {
    await open(lost);
    await userEvent.click(button('Accept Change'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^We do not know whether this has arrived/);
    expect(button('Accept Change')).toBeTruthy();
  });

  it.each([
    ['has perhaps arrived', offer, 'We do not know whether your first answer has arrived'],
    [
      'is nothing to be told of once the offer has run out, whose link would work no more without it',
      { ...offer, expiresAt: new Date().toISOString() },
      'There is nothing to decide here',
    ],
  ])('where the link works no more %s', async (_, linked, title) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const served = await open(lost, linked);
    await userEvent.click(button('Accept Change'));
    await screen.findByRole('alert');
    served[ANSWER] = problem(404, 'The offer was not found.');
    await userEvent.click(button('Decline'));
    await screen.findByRole('heading', { name: title });
    expect(document.activeElement?.textContent?.startsWith(title)).toBe(true);
  });
});
