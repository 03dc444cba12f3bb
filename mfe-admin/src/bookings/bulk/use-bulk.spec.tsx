import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { useAdmin } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../../testing/examples';
import { stale } from '../../testing/stale';
import { BulkDialog } from './bulk-dialog';

const run = (id: string): Booking => ({ ...aBooking, id, status: 'confirmed', assignedOperatorId: 1 });
const baobab = { operatorId: 7, operatorName: 'Baobab Camps', quotedPrice: null };
const acacia = { operatorId: 8, operatorName: 'Acacia Lodge', quotedPrice: null };
const offered = (id: string, offers = [baobab]): Booking => ({
  ...aBooking,
  id,
  progress: exampleProgress({ offers }),
});

it('many invoices are each the first of their booking: one that a colleague sent meanwhile is not sent again', async () => {
  const meanwhile = 'Invoice 2026-000042 was sent meanwhile. It is not sent again.';
  const calls = serve({
    'POST /api/send-invoice': ({ body }: { body: unknown }) =>
      (body as { bookingId: string }).bookingId === 'a' ? problem(409, meanwhile) : { number: '2026-000043' },
  });
  renderPage(<BulkDialog action="invoice" chosen={[run('a'), run('b')]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send 2 Invoices' }));
  expect(await screen.findByText('1 sent, 1 refused')).toBeTruthy();
  expect(screen.getByText(meanwhile)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual(
    ['a', 'b'].map((bookingId) => ({ bookingId, emails: [aBooking.customerEmail], first: true })),
  );
});

it('many answers are each confirmed for the day that was seen: one whose day was moved meanwhile is told apart', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const moved = { ...offered('a'), preferredDate: '2027-03-14', version: 2 };
  const calls = serve({
    'GET /api/bookings/a': moved,
    'GET /api/bookings/b': offered('b'),
    'POST /api/bookings/a/assign-operator': stale(moved),
    'POST /api/bookings/b/assign-operator': { ...offered('b'), ...run('b') },
  });
  renderPage(<BulkDialog action="confirm" chosen={[offered('a'), offered('b')]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 Operators' }));
  expect(await screen.findByText('1 confirmed, 1 refused')).toBeTruthy();
  expect(screen.getByText(/it is for 3 travelers on Mar 14, 2027 now/)).toBeTruthy();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"']);
});

describe('an answer that was not confirmed, since its booking is not as it was seen', () => {
  const now = (facts: Partial<Booking> = {}) => ({
    ...offered('a'),
    customerPhone: '+1 555 0100',
    version: 2,
    ...facts,
  });

  /** The first press is refused; staff read the reason and press again. */
  async function again(then: Booking) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { progress: _, ...told } = now();
    const answers: Answers = {
      'GET /api/bookings/a': now(),
      'POST /api/bookings/a/assign-operator': ({ headers }: { headers: Headers }) =>
        headers.get('if-match') === `"${then.version}"` ? { ...then, ...run('a') } : stale(told),
    };
    const calls = serve(answers);
    renderPage(<BulkDialog action="confirm" chosen={[offered('a')]} onClose={jest.fn()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 1 Operator' }));
    expect(await screen.findByText(/Somebody changed KS-7F3K2Q meanwhile: it is PENDING now/)).toBeTruthy();
    answers['GET /api/bookings/a'] = then;
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
    return () =>
      calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('if-match'));
  }

  it('is confirmed as staff were told that it is, by the next press', async () => {
    const versions = await again(now());
    expect(await screen.findByText('1 confirmed, 0 refused')).toBeTruthy();
    expect(versions()).toEqual(['"1"', '"2"']);
  });

  it('is confirmed for no other day than they were told', async () => {
    const versions = await again(now({ preferredDate: '2027-03-14', version: 3 }));
    expect(await screen.findByText('0 confirmed, 1 refused')).toBeTruthy();
    expect(versions()).toEqual(['"1"', '"2"']);
  });

  it.each([
    [
      'its customer asks for a change',
      { offers: [baobab], changeAsked: true },
      /^Its customer asks for a change/,
    ],
    ['its operator has said no', { offers: [] }, 'Baobab Camps would not take it any more.'],
  ])('is not confirmed by it where %s', async (_, progress, why) => {
    const versions = await again(now({ progress: exampleProgress(progress) }));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(versions()).toEqual(['"1"']);
  });
});

it.each([
  ['has said no', [], 'Baobab Camps would not take it any more.'],
  ['is not the only one', [baobab, acacia], 'Other operators have said yes, too: choose one.'],
  ['has made room for another one', [acacia], 'Baobab Camps would not take it any more.'],
])(
  'many answers are confirmed, but not of an operator who %s since they were seen',
  async (_, offers, why) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = serve({
      'GET /api/bookings/a': offered('a', offers),
      'GET /api/bookings/b': offered('b'),
      'POST /api/bookings/a/assign-operator': { ...offered('a'), ...run('a') },
      'POST /api/bookings/b/assign-operator': { ...offered('b'), ...run('b') },
    });
    renderPage(<BulkDialog action="confirm" chosen={[offered('a'), offered('b')]} onClose={jest.fn()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 Operators' }));
    expect(await screen.findByText('1 confirmed, 1 refused')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ url }) => url)).toEqual(['/api/bookings/b/assign-operator']);
  },
);

it('many answers are confirmed, and of one that may have been, nobody knows it until it is heard of', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = () => Promise.reject(new TypeError('The line was cut.'));
  const answers: Answers = {
    'GET /api/bookings/a': offered('a'),
    'POST /api/bookings/a/assign-operator': lost,
  };
  const calls = serve(answers);
  renderPage(<BulkDialog action="confirm" chosen={[offered('a')]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 1 Operator' }));
  expect(await screen.findByText('0 confirmed, 0 refused, 1 unknown')).toBeTruthy();
  answers['GET /api/bookings/a'] = lost;
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
  expect(await screen.findByText('0 confirmed, 0 refused, 1 unknown')).toBeTruthy();
  Object.assign(answers, {
    'GET /api/bookings/a': { ...offered('a'), ...run('a'), version: 2 },
    'POST /api/bookings/a/assign-operator': { ...offered('a'), ...run('a') },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
  expect(await screen.findByText('1 confirmed, 0 refused')).toBeTruthy();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(new Set(posts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

describe('many answers are confirmed, while the session ends', () => {
  const staff = { name: 'Neema', role: 'owner', memberId: 'b9c4' };
  const SIGN_IN = 'Staff must sign in first.';
  const UNKNOWN = 'Nobody knows whether this has arrived';

  beforeEach(() => localStorage.setItem('adminAuthenticated', 'true'));
  afterEach(() => localStorage.clear());

  function Working() {
    const { member } = useAdmin();
    return (
      <>
        <p>{member?.name ?? 'nobody'}</p>
        <BulkDialog action="confirm" chosen={[offered('a'), offered('b')]} onClose={jest.fn()} />
      </>
    );
  }

  /** Opens the dialog for a member whose session can end and begin again. */
  async function open(first: unknown) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Answers = {
      'GET /api/auth/staff': staff,
      'GET /api/bookings/a': offered('a'),
      'GET /api/bookings/b': offered('b'),
      'POST /api/bookings/a/assign-operator': first,
      'POST /api/bookings/b/assign-operator': { ...offered('b'), ...run('b') },
    };
    const calls = serve(answers);
    renderPage(<Working />);
    await screen.findByText('Neema');
    const ends = () => {
      answers['GET /api/auth/staff'] = problem(401, SIGN_IN);
      return problem(401, SIGN_IN);
    };
    const comeBack = async () => {
      await screen.findByText('nobody');
      answers['GET /api/auth/staff'] = staff;
      act(() => {
        localStorage.setItem('adminAuthenticated', 'true');
        window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
      });
      await screen.findByText('Neema');
    };
    return { answers, calls, ends, comeBack };
  }

  it('and what was refused for it is said no more once they are back, and is confirmed by the next press', async () => {
    const { answers, ends, comeBack } = await open({ ...offered('a'), ...run('a') });
    answers['GET /api/bookings/b'] = ends;
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 Operators' }));
    await comeBack();
    expect(await screen.findByText('1 confirmed, 0 refused')).toBeTruthy();
    expect(screen.queryByText(SIGN_IN)).toBeNull();
    answers['GET /api/bookings/b'] = offered('b');
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
    expect(await screen.findByText('2 confirmed, 0 refused')).toBeTruthy();
  });

  it('and of what may have been done before, nobody knows it still', async () => {
    const lost = () => Promise.reject(new TypeError('The line was cut.'));
    const { answers, ends, comeBack } = await open(lost);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 Operators' }));
    expect(await screen.findByText('1 confirmed, 0 refused, 1 unknown')).toBeTruthy();
    answers['POST /api/bookings/a/assign-operator'] = ends;
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
    await comeBack();
    expect(await screen.findByText('1 confirmed, 0 refused, 1 unknown')).toBeTruthy();
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
  });
});

it('operators who may have been asked before the session ended are asked again, and nobody in their place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: Answers = {
    'GET /api/capable-operators?capabilityType=package&itemId=4': [anOperator],
    'GET /api/bookings/a': { ...aBooking, id: 'a' },
    'GET /api/availability-requests?bookingId=a': [],
    'POST /api/bookings/a/coordinate': () => Promise.reject(new TypeError('The line was cut.')),
  };
  const calls = serve(answers);
  const posts = () => calls.filter(({ method }) => method === 'POST');
  renderPage(<BulkDialog action="ask" chosen={[{ ...aBooking, id: 'a' }]} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask About 1 Booking' }));
  expect(await screen.findByText('0 asked, 0 refused, 1 unknown')).toBeTruthy();
  answers['POST /api/bookings/a/coordinate'] = problem(401, 'Staff must sign in first.');
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(await screen.findByText('0 asked, 0 refused, 1 unknown')).toBeTruthy();
  answers['GET /api/availability-requests?bookingId=a'] = [{ operatorId: 1, answerState: 'open' }];
  answers['POST /api/bookings/a/coordinate'] = {
    communications: [{}],
    availabilityRequests: [],
    alreadyAsked: [],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));
  expect(await screen.findByText('1 asked, 0 refused')).toBeTruthy();
});
