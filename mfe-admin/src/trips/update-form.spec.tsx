import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { draftsOf, openDrafts } from '@safari/web-kit';
import { choose, newWindow, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aTrip } from '../testing/examples';
import { UpdateForm } from './update-form';

const open = (booking = aBooking, trip = aTrip()) =>
  renderPage(
    <UiProvider>
      <UpdateForm booking={booking} trip={trip} />
    </UiProvider>,
  );

/** Posts “Two lions”; its answer waits for `arrive`. */
async function post() {
  let answer: (update: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => void (answer = resolve));
  const calls = serve({ 'POST /api/trip-updates': () => coming });
  const { unmount } = open();
  await choose(/Type/, 'Departure');
  await userEvent.type(field(/Title/), 'Two lions');
  await userEvent.click(screen.getByRole('button', { name: 'Post Update' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  return { arrive: () => act(async () => answer({})), leave: unmount };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isSent = () => waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
const button = () => screen.getByRole('button', { name: 'Post Update' });

beforeEach(newWindow);

describe('a trip update that is posted', () => {
  it('leaves the form for the next one', async () => {
    const { arrive } = await post();
    await arrive();
    await isSent();
    expect(field(/Title/).value).toBe('');
  });

  it('takes nothing along that was typed while it was on its way', async () => {
    const { arrive } = await post();
    await userEvent.type(field(/Description/), 'Under the fig tree');
    await arrive();
    await isSent();
    expect(field(/Title/).value).toBe('Two lions');
    expect(field(/Description/).value).toBe('Under the fig tree');
  });

  it('is written no more where the form is opened again, though it arrived after the form was left', async () => {
    const { arrive, leave } = await post();
    leave();
    open();
    expect(field(/Title/).value).toBe('Two lions');
    await arrive();
    await waitFor(() => expect(field(/Title/).value).toBe(''));
  });
});

describe('a trip update whose answer was lost', () => {
  it('is posted anew after it was withdrawn, once that was said', async () => {
    await openDrafts('staff', 'the office’s own secret');
    const undone = {
      status: 409,
      title: 'No',
      detail: 'It was taken back.',
      code: 'conflict',
      reason: 'undone',
    };
    const answers = [
      Promise.reject(new TypeError('Failed to fetch')),
      Response.json(undone, { status: 409 }),
      {},
    ];
    const calls = serve({ 'POST /api/trip-updates': () => answers.shift() });
    open();
    await choose(/Type/, 'Departure');
    await userEvent.type(field(/Title/), 'Two lions');
    await userEvent.click(button());
    await screen.findByRole('alert');
    await userEvent.click(button());
    expect(await screen.findByText('It was taken back.')).toBeTruthy();
    expect(field(/Title/).value).toBe('Two lions');
    await userEvent.click(button());
    await waitFor(() => expect(field(/Title/).value).toBe(''));
    const [first, again, anew] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
  });

  it('is posted under the same key when it is tried again, however late and over a reload', async () => {
    await openDrafts('staff', 'the office’s own secret');
    const calls = serve({ 'POST /api/trip-updates': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { unmount } = open();
    await choose(/Type/, 'Departure');
    await userEvent.type(field(/Title/), 'Two lions');
    await userEvent.click(button());
    await screen.findByRole('alert');
    unmount();
    await openDrafts('staff', 'a colleague’s');
    await openDrafts('staff', 'the office’s own secret');
    open();
    expect(field(/Title/).value).toBe('Two lions');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await userEvent.click(button());
    await waitFor(() => expect(calls).toHaveLength(2));
    clock.mockRestore();
    const [first, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toHaveLength(32);
    expect(again).toBe(first);
  });
});

const posts = (calls: { method: string }[]) => calls.filter(({ method }) => method === 'POST').length;

describe('an update that moves a trip', () => {
  const waits = (startDate: string) =>
    aTrip({ currentStatus: 'confirmed', completionPercentage: 0, startDate });
  const runs = aTrip({ startDate: addDays(today(), -1), expectedEndDate: addDays(today(), 2) });
  const post = async (type: 'Departure' | 'Completion', trip: ReturnType<typeof aTrip>) => {
    const calls = serve({ 'POST /api/trip-updates': {} });
    open(aBooking, trip);
    await choose(/Type/, type);
    await userEvent.type(field(/Title/), 'Off they go');
    await userEvent.click(button());
    return calls;
  };

  it.each([
    ['Departure', 'first', waits(addDays(today(), 60)), 'begins on', 'Begin Now'],
    ['Completion', 'last', runs, 'with .* ends on', 'Complete Now'],
  ] as const)(
    'by its %s before the %s day is asked about, naming the customer and the day, and posted only if it is meant',
    async (type, _, trip, when, now) => {
      const calls = await post(type, trip);
      expect(await screen.findByText(new RegExp(`^Amina Msafiri, KS-7F3K2Q: the trip ${when}`))).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await isSent();
      expect(posts(calls)).toBe(0);
      expect(field(/Title/).value).toBe('Off they go');
      await userEvent.click(button());
      await userEvent.click(await screen.findByRole('button', { name: now }));
      await waitFor(() => expect(posts(calls)).toBe(1));
    },
  );

  it('is posted at once on that day', async () => {
    const calls = await post('Departure', waits(today()));
    await waitFor(() => expect(posts(calls)).toBe(1));
  });
});

it('tells of a cancelled booking nothing that would move its trip', async () => {
  serve({});
  open({ ...aBooking, status: 'cancelled' });
  await userEvent.click(screen.getByRole('combobox', { name: /Type/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Arrival', 'Activity complete', 'Milestone', 'Issue']);
});

describe('a trip update that is half written', () => {
  it('is there again when its form is, for its trip alone', async () => {
    serve({});
    const { unmount } = open();
    await choose(/Type/, 'Departure');
    await userEvent.type(field(/Title/), 'Two lions');
    unmount();
    const other = open({ ...aBooking, id: 'another' });
    expect(field(/Title/).value).toBe('');
    other.unmount();
    open();
    expect(field(/Title/).value).toBe('Two lions');
    expect(screen.getByRole('combobox', { name: /Type/ }).textContent).toContain('Departure');
  });

  it('appears where the form was drawn before it was known who writes', async () => {
    serve({});
    await openDrafts('staff', 'her own secret');
    const { unmount } = open();
    await userEvent.type(field(/Title/), 'Two lions');
    await draftsOf('staff').kept();
    unmount();
    await openDrafts('staff', 'a colleague’s');
    open();
    expect(field(/Title/).value).toBe('');
    await act(() => openDrafts('staff', 'her own secret'));
    expect(field(/Title/).value).toBe('Two lions');
  });

  it('leaves nothing where all of it is taken away again', async () => {
    serve({});
    open();
    await userEvent.type(field(/Title/), 'T');
    expect(draftsOf('staff').read(`update:${aBooking.id}`)).toContain('T');
    await userEvent.clear(field(/Title/));
    expect(draftsOf('staff').read(`update:${aBooking.id}`)).toBeNull();
  });
});
