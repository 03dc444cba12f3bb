import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anOperator } from '../../testing/examples';
import { BulkDialog } from './bulk-dialog';

const booking = (id: string): Booking => ({ ...aBooking, id, reference: `KS-${id}`, customerName: id });
const BOOKINGS = ['Amina', 'Jonas', 'Grace'].map(booking);
const OPERATORS = ['Acacia', 'Baobab', 'Cheetah', 'Duma', 'Embe', 'Faru'].map((name, index) => ({
  ...anOperator,
  id: index + 1,
  name,
}));
const requestsOf = (id: string) => `/api/availability-requests?bookingId=${id}`;

/** Opens the dialog; an operator who was asked has an open request from then on. */
async function open(answers: Answers = {}) {
  const served: Answers = { 'GET /api/capable-operators?capabilityType=package&itemId=4': OPERATORS };
  for (const { id } of BOOKINGS) {
    served[`GET /api/bookings/${id}`] = booking(id);
    served[`GET ${requestsOf(id)}`] = [];
    served[`POST /api/bookings/${id}/coordinate`] = ({ body }: { body: unknown }) => {
      const { operatorIds } = body as { operatorIds: number[] };
      served[`GET ${requestsOf(id)}`] = operatorIds.map((operatorId) => ({
        operatorId,
        answerState: 'open',
      }));
      return { communications: operatorIds.map(() => ({})), availabilityRequests: [], alreadyAsked: [] };
    };
  }
  Object.assign(served, answers);
  const calls = serve(served);
  renderPage(<BulkDialog action="ask" chosen={BOOKINGS} onClose={jest.fn()} />);
  await waitFor(() => expect(whom()).toEqual(Array(3).fill('Acacia, Baobab, and Cheetah')));
  await userEvent.click(screen.getByRole('button', { name: 'Ask About 3 Bookings' }));
  return { calls, posts: () => calls.filter(({ method }) => method === 'POST') };
}
/** The operators named for each booking. */
const whom = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => /(Acacia|Duma).*?(Cheetah|Faru)/.exec(row.textContent)?.[0] ?? row.textContent);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('asking about many bookings at once', () => {
  it('says of each whom it has asked, not whom it would ask next', async () => {
    await open();
    expect(await screen.findByText('3 asked, 0 refused')).toBeTruthy();
    await act(async () => new Promise((heard) => setTimeout(heard)));
    expect(whom()).toEqual(Array(3).fill('Acacia, Baobab, and Cheetah'));
  });

  it('says of one whose answer was lost that nobody knows', async () => {
    await open({ 'POST /api/bookings/Jonas/coordinate': new Response('', { status: 502 }) });
    expect(await screen.findByText('2 asked, 0 refused, 1 unknown')).toBeTruthy();
    expect(screen.getByText('Nobody knows whether this has arrived')).toBeTruthy();
  });

  it('knows of one about which nothing was sent that nobody was asked', async () => {
    const { posts } = await open({
      'GET /api/bookings/Jonas': () => Promise.reject(new TypeError('offline')),
    });
    expect(await screen.findByText('2 asked, 1 refused')).toBeTruthy();
    expect(screen.getByText(/^The server could not be reached. Nothing is lost/)).toBeTruthy();
    expect(posts()).toHaveLength(2);
  });

  it('reads of each booking who was asked once more when it is its turn, and once after it', async () => {
    const { calls } = await open();
    expect(await screen.findByText('3 asked, 0 refused')).toBeTruthy();
    await act(async () => new Promise((heard) => setTimeout(heard)));
    for (const { id } of BOOKINGS)
      expect(calls.filter(({ url }) => url === requestsOf(id)).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['Duma runs this trip.', { status: 'confirmed', assignedOperatorId: 4, assignedOperatorName: 'Duma' }],
    ['This booking is cancelled.', { status: 'cancelled' }],
  ])('asks nobody where meanwhile: %s', async (said, facts) => {
    const { posts } = await open({ 'GET /api/bookings/Jonas': { ...booking('Jonas'), ...facts } });
    expect(await screen.findByText('2 asked, 1 refused')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByText(said)).toBeTruthy();
    expect(posts().map(({ url }) => url)).toEqual([
      '/api/bookings/Amina/coordinate',
      '/api/bookings/Grace/coordinate',
    ]);
  });
});

describe('asking once more where the first answer was lost on its way', () => {
  const COORDINATE = '/api/bookings/Jonas/coordinate';
  const DONE = { communications: [{}, {}, {}], availabilityRequests: [], alreadyAsked: [] };
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Try 1 Again' }));

  /** The operators of Jonas' booking have been asked, but the answer is lost; later requests get `answers`. */
  async function lose(...answers: unknown[]) {
    let requests: unknown[] = [];
    const { posts } = await open({
      [`GET ${requestsOf('Jonas')}`]: () => requests,
      [`POST ${COORDINATE}`]: () => {
        if (requests.length > 0) return answers.shift();
        requests = [1, 2, 3].map((operatorId) => ({ operatorId, answerState: 'open' }));
        throw new TypeError('The line was cut.');
      },
    });
    expect(await screen.findByText('2 asked, 0 refused, 1 unknown')).toBeTruthy();
    const sent = posts().filter(({ url }) => url === COORDINATE);
    expect(sent.map(({ body }) => body)).toEqual([{ operatorIds: [1, 2, 3] }]);
    const said = ({ body, headers }: (typeof sent)[number]) => ({
      body,
      key: headers.get('idempotency-key'),
    });
    const first = sent.map(said);
    return {
      expectRepeats: (count: number) =>
        expect(
          posts()
            .filter(({ url }) => url === COORDINATE)
            .map(said),
        ).toEqual(Array(1 + count).fill(first[0])),
    };
  }

  it('sends the same under the same key, and names whom it has asked', async () => {
    const { expectRepeats } = await lose(DONE);
    await again();
    expect(await screen.findByText('3 asked, 0 refused')).toBeTruthy();
    expect(screen.queryByText('Operators were asked about it meanwhile.')).toBeNull();
    expect(whom()).toEqual(Array(3).fill('Acacia, Baobab, and Cheetah'));
    expectRepeats(1);
  });

  it('sends it until something is heard of it: who is held up has heard nothing', async () => {
    const { expectRepeats } = await lose(problem(429, 'Too many at once.'), DONE);
    await again();
    expect(await screen.findByText('Too many at once.')).toBeTruthy();
    await again();
    expect(await screen.findByText('3 asked, 0 refused')).toBeTruthy();
    expectRepeats(2);
  });

  it('looks anew once it is refused', async () => {
    const { expectRepeats } = await lose(problem(422, 'Acacia takes no bookings.'));
    await again();
    expect(await screen.findByText('Acacia takes no bookings.')).toBeTruthy();
    expect(screen.getByText('2 asked, 1 refused')).toBeTruthy();
    await again();
    expect(await screen.findByText('Operators were asked about it meanwhile.')).toBeTruthy();
    expectRepeats(1);
  });
});
