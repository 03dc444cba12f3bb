import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../api/api';
import { closeDrafts, openDrafts } from '../forms/drafts';
import { type Answers, newWindow, problem, renderPage, serve } from '../testing';
import type { MessagesOf } from './message.api';
import { useBookingMessages } from './use-booking-messages';
import { useMessageDraft } from './use-message-draft';

const OF: MessagesOf = { bookingId: 'north', as: 'staff' };
const MESSAGES = '/api/bookings/north/messages';

const message = (id: number, text: string, author: BookingMessage['author'] = 'staff') => ({
  id,
  bookingId: 'north',
  author,
  authorName: 'Neema',
  text,
  createdAt: '2026-11-20T09:00:00.000Z',
  read: true,
});

function Box() {
  const { data = [], isSuccess } = useBookingMessages(OF);
  const { text, setText, send, error } = useMessageDraft(OF);
  return (
    <>
      {isSuccess && <p>{data.length} messages</p>}
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => send(text.trim())}>
        Send
      </button>
      {error !== undefined && <p role="alert">{text}</p>}
    </>
  );
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function show(thread: unknown, post: unknown = lost) {
  const served: Answers = { [`GET ${MESSAGES}`]: thread, [`POST ${MESSAGES}`]: post };
  const calls = serve(served);
  const page = renderPage(<Box />);
  return {
    ...page,
    keys: () =>
      calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key')),
    become: (now: readonly object[]) => {
      served[`GET ${MESSAGES}`] = now;
      act(() => void page.store.dispatch(api.util.invalidateTags(['Message'])));
    },
  };
}

/** @param earlier the messages before, latest first */
async function open(earlier: readonly object[], post: unknown = lost) {
  const shown = show(earlier, post);
  await screen.findByText(`${earlier.length} messages`);
  return { ...shown, hear: (...latest: object[]) => shown.become([...latest, ...earlier]) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function write(text: string) {
  await userEvent.type(box(), text);
  await press();
}

beforeEach(newWindow);

describe('a message whose answer was lost', () => {
  it('has arrived where it is among the messages: its box is empty and nothing has failed', async () => {
    const { hear } = await open([message(1, 'Karibu!', 'customer')]);
    await write('Is there a hide?');
    await screen.findByRole('alert');
    hear(message(2, 'Is there a hide?'));
    await waitFor(() => expect(box().value).toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has not arrived where the same was written before, or by the other side', async () => {
    const { hear } = await open([message(1, 'Karibu!')]);
    await write('Karibu!');
    await screen.findByRole('alert');
    hear(message(2, 'Karibu!', 'customer'));
    await screen.findByRole('alert');
    expect(box().value).toBe('Karibu!');
  });

  it('may not have arrived where it was sent before the messages were there', async () => {
    const { become } = show(problem(503, 'Down.'));
    await write('Karibu!');
    await screen.findByRole('alert');
    become([message(1, 'Karibu!')]);
    await screen.findByText('1 messages');
    await act(async () => undefined); // renders the result
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(box().value).toBe('Karibu!');
  });

  it('leaves in the box what was typed since', async () => {
    const { hear } = await open([]);
    await write('Ready?');
    await screen.findByRole('alert');
    await userEvent.type(box(), ' Steady?');
    hear(message(1, 'Ready?'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(box().value).toBe('Ready? Steady?');
  });

  it('is sent under the same key when it is tried again, however late and over a reload', async () => {
    await openDrafts('staff', 'her own secret');
    const { keys, unmount } = await open([]);
    await write('Ready?');
    await screen.findByRole('alert');
    const [first] = keys();
    unmount();
    act(closeDrafts);
    await openDrafts('staff', 'her own secret');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const { keys: again } = await open([]);
    await press();
    await waitFor(() => expect(again()).toHaveLength(1));
    clock.mockRestore();
    expect(first).toHaveLength(32);
    expect(again()).toEqual([first]);
  });
});

it('a message that was refused stays in its box', async () => {
  const { hear } = await open([], problem(429, 'Not so fast.'));
  await write('Ready?');
  await screen.findByRole('alert');
  hear(message(1, 'Karibu!', 'customer'));
  await screen.findByRole('alert');
  expect(box().value).toBe('Ready?');
});

it('a message that arrived leaves its box, and the same again is another one', async () => {
  const { keys } = await open([], message(1, 'Ready?'));
  await write('Ready?');
  await waitFor(() => expect(box().value).toBe(''));
  await write('Ready?');
  await waitFor(() => expect(box().value).toBe(''));
  expect(new Set(keys()).size).toBe(2);
});
