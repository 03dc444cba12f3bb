import { expect, it } from '@jest/globals';
import { TRAVELERS } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyPrice, useParty } from './party-price';

function Chosen() {
  const [{ travelers, chosen }] = useParty();
  return <p>{chosen ? `${travelers} chosen` : `${travelers} usually`}</p>;
}

const open = (at = '/packages/3') => {
  serve({});
  return renderPage(
    <>
      <PartyPrice price="100.00" unit="per person" />
      <Chosen />
    </>,
    { at },
  );
};
const fewer = () => screen.findByRole('button', { name: 'One traveler fewer' });

it('two usually come, and two are chosen where somebody went back to them', async () => {
  const { location } = open();
  expect(await screen.findByText('2 usually')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One traveler more' }));
  expect(await screen.findByText('3 chosen')).toBeTruthy();
  await userEvent.click(await fewer());
  expect(await screen.findByText('2 chosen')).toBeTruthy();
  expect(location().search).toBe('?travelers=2');
});

it.each(['0', '99', 'many', '2.5'])('an address that says %s travelers says nothing', async (party) => {
  open(`/packages/3?travelers=${party}`);
  expect(await screen.findByText('2 usually')).toBeTruthy();
});

it('who goes down to one stays on the button, which does no more', async () => {
  open();
  const button = await fewer();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1 chosen')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1 chosen')).toBeTruthy();
});

it('who has gone up to the largest party gets no larger one, and no other price', async () => {
  open(`/packages/3?travelers=${TRAVELERS.max}`);
  const party = (await screen.findByText(/travelers$/)).parentElement;
  const said = party?.textContent;
  const button = screen.getByRole('button', { name: 'One traveler more' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(await screen.findByText(`${TRAVELERS.max} chosen`)).toBeTruthy();
  expect(party?.textContent).toBe(said);
});
