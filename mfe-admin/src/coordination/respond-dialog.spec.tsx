import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import type { Communication } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anAvailabilityRequest, aQuestion } from '../testing/examples';
import { CoordinationScreen } from './coordination-screen';
import { RespondDialog } from './respond-dialog';

const communication = { id: 7, subject: 'Free?', message: 'Are you free?' } as Communication;

it('what an operator has said on the telephone is not lost by a slip, and nothing is asked where nothing was written', async () => {
  serve({});
  const onClose = jest.fn();
  renderPage(<RespondDialog communication={communication} operator="Nyota" party={3} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox', { name: /Response/ }), 'Two rooms.');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByDisplayValue('Two rooms.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('an answer without words is not sent, and the button says so', async () => {
  const calls = serve({});
  renderPage(<RespondDialog communication={communication} operator="Nyota" party={3} onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Response/ }), '  ');
  const send = screen.getByRole('button', { name: 'Send Response' });
  await userEvent.click(send);
  expect(send).toHaveFocus();
  expect(send).toHaveAccessibleDescription('Write down what the operator says.');
  expect(calls.map(({ url }) => url)).not.toContain('/api/operator-communications/7/respond');
});

it.each([
  ['0', 'Enter an amount such as 1250.00'],
  ['much', 'Enter an amount such as 1250.00'],
  ['1000000001', 'Enter at most $1,000,000,000'],
])('a quoted price of %s is refused before it is sent', async (price, fault) => {
  const calls = serve({});
  renderPage(<RespondDialog communication={communication} operator="Nyota" party={3} onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Response/ }), 'Two rooms.');
  await userEvent.type(screen.getByRole('textbox', { name: /Quoted price/ }), price);
  await userEvent.click(screen.getByRole('button', { name: 'Send Response' }));
  expect(screen.getByText(fault)).toBeTruthy();
  expect(calls.map(({ url }) => url)).not.toContain('/api/operator-communications/7/respond');
});

it('a price is asked for as the operator was asked for it: for all who were named in the request', async () => {
  serve({
    'GET /api/bookings?limit=10': [aBooking],
    'GET /api/operator-communications': [aQuestion],
    'GET /api/availability-requests': [anAvailabilityRequest({ operatorId: 1, numberOfPeople: 4 })],
  });
  renderPage(<CoordinationScreen />, { at: '/operator-coordination?respond=7' });
  const price = await screen.findByRole('textbox', { name: /Quoted price/ });
  await waitFor(() => expect(hintOf(price)).toMatch(/^For the whole group of 4, in US dollars, such as/));
});

it.each([
  [1, /^For one traveler, in US dollars, such as/],
  [undefined, /^For the whole group, in US dollars, such as/],
])('a price is asked for a party of %s in words that fit it', (party, words) => {
  serve({});
  renderPage(
    <RespondDialog communication={communication} operator="Nyota" party={party} onClose={jest.fn()} />,
  );
  expect(hintOf(screen.getByRole('textbox', { name: /Quoted price/ }))).toMatch(words);
});

const hintOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
