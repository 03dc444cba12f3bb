import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ActiveTrip, addDays, today } from '@safari/contracts';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActiveTrip } from '../testing/examples';
import { stale } from '../testing/stale';
import { CompleteOver } from './complete-over';

const over = (id: string, facts: Partial<ActiveTrip['booking']> = {}): ActiveTrip => {
  const active = anActiveTrip(addDays(today(), -9), 3, id);
  const booking = { ...active.booking, reference: `KS-${id}`, status: 'paid' as const, ...facts };
  return { ...active, booking };
};
const AMINA = over('AMINA', { customerEmail: 'amina@example.com' });
const AGAIN = over('AGAIN', { customerEmail: 'amina@example.com' });
const JONAS = over('JONAS', { customerEmail: 'jonas@example.com' });
const UNPAID = over('GRACE', { status: 'confirmed' });
const ON_THE_ROAD = anActiveTrip(addDays(today(), -1), 3, 'road');

const put = (id: string) => `PUT /api/trip-status/${id}`;
const completed = ({ trip }: ActiveTrip) => ({ ...trip, completionPercentage: 100, version: 2 });
const line = (reference: string) => {
  const [item] = screen.getAllByRole('listitem').filter((each) => each.textContent.includes(reference));
  return item as HTMLElement;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(answers: Answers) {
  const calls = serve(answers);
  renderPage(<CompleteOver active={[AMINA, AGAIN, JONAS, UNPAID, ON_THE_ROAD]} />);
  await press('Complete Those That Are Over (3)');
  await screen.findByRole('dialog');
  return () =>
    calls
      .filter(({ method }) => method === 'PUT')
      .map(({ url, body, headers }) => [url.split('/').at(-1), body, headers.get('if-match')]);
}

describe('trips that are over', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('are completed together, once staff know how many customers hear of it, but those that nobody paid', async () => {
    const sent = await open(
      Object.fromEntries([AMINA, AGAIN, JONAS].map((one) => [put(one.booking.id), completed(one)])),
    );
    expect(screen.getByText(/ 2 customers get a letter/)).toBeTruthy();
    expect(within(line('KS-GRACE')).getByText(/no payment is recorded/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Complete KS-JONAS' }));
    expect(screen.getByText(/ 1 customer gets a letter/)).toBeTruthy();
    await press('Complete 2 Trips');
    expect(await screen.findByText('2 completed, 0 refused')).toBeTruthy();
    const end = { completionPercentage: 100, currentDay: 3 };
    expect(sent()).toEqual([
      ['AMINA', end, '"1"'],
      ['AGAIN', end, '"1"'],
    ]);
    expect(screen.queryByText(/KS-JONAS/)).toBeNull();
  });

  it('that were not completed are named with the reason, and tried again as they are now', async () => {
    const answers: Answers = {
      [put('AMINA')]: completed(AMINA),
      [put('AGAIN')]: problem(409, 'The booking is cancelled.'),
      [put('JONAS')]: stale({ ...JONAS.trip, completionPercentage: 50, currentDay: 2, version: 4 }),
    };
    const sent = await open(answers);
    await press('Complete 3 Trips');
    expect(await screen.findByText('1 completed, 2 refused')).toBeTruthy();
    expect(within(line('KS-AGAIN')).getByText('The booking is cancelled.')).toBeTruthy();
    expect(
      within(line('KS-JONAS')).getByText('Somebody changed it meanwhile: 50%, day 2 of 3.'),
    ).toBeTruthy();
    answers[put('JONAS')] = completed(JONAS);
    await press('Try 2 Again');
    expect(await screen.findByText('2 completed, 1 refused')).toBeTruthy();
    expect(sent().map((call) => [call[0], call[2]].join(' '))).toEqual([
      'AMINA "1"',
      'AGAIN "1"',
      'JONAS "1"',
      'AGAIN "1"',
      'JONAS "4"',
    ]);
  });

  it.each([
    ['a later day', 5],
    ['today', 0],
  ])('are not completed any more once somebody has moved their end to %s', async (_, days) => {
    const end = addDays(today(), days);
    const moved = { ...JONAS.trip, startDate: addDays(end, -2), expectedEndDate: end, version: 2 };
    const sent = await open({
      [put('AMINA')]: completed(AMINA),
      [put('AGAIN')]: completed(AGAIN),
      [put('JONAS')]: stale(moved),
    });
    await press('Complete 3 Trips');
    expect(await within(line('KS-JONAS')).findByText(/it ends on/)).toBeTruthy();
    await press('Try 1 Again');
    expect(await screen.findByText('2 completed, 1 refused')).toBeTruthy();
    expect(sent()).toHaveLength(3);
  });

  it('of which nobody knows whether they are completed are asked about again, and stay completed', async () => {
    const answers: Answers = {
      [put('AMINA')]: completed(AMINA),
      [put('AGAIN')]: completed(AGAIN),
      [put('JONAS')]: () => Promise.reject(new TypeError('The line was cut.')),
    };
    await open(answers);
    await press('Complete 3 Trips');
    expect(await screen.findByText('2 completed, 0 refused, 1 unknown')).toBeTruthy();
    answers[put('JONAS')] = completed(JONAS);
    await press('Try 1 Again');
    expect(await screen.findByText('3 completed, 0 refused')).toBeTruthy();
  });

  it('cannot be completed where none is chosen, and the button says so', async () => {
    await open({});
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Complete 0 Trips');
    const button = screen.getByRole('button', { name: 'Complete 0 Trips' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Choose at least one trip.');
  });
});
