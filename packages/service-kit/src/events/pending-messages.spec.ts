import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { JsMsg } from '@nats-io/jetstream';
import { ACK_WAIT_MS, PendingMessages } from './pending-messages.js';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A message that counts how often it is reported as in progress. */
function message() {
  const told = { words: 0, working: () => (told.words += 1) };
  return told;
}
const asJsMsg = (told: ReturnType<typeof message>) => told as unknown as JsMsg;

it('says of each that waits that it is being worked on, before the broker hands it to another', () => {
  const held = new PendingMessages();
  const waiting = [message(), message()];
  for (const one of waiting) held.take(asJsMsg(one));
  for (let turn = 1; turn <= 4; turn += 1) {
    jest.advanceTimersByTime(ACK_WAIT_MS - 1);
    for (const { words } of waiting) expect(words).toBeGreaterThanOrEqual(turn);
  }
  held.end();
});

it('says nothing of what is done, nor once it has ended', () => {
  const held = new PendingMessages();
  const [done, open] = [message(), message()];
  held.take(asJsMsg(done));
  held.take(asJsMsg(open));
  held.done([asJsMsg(done)]);
  jest.advanceTimersByTime(ACK_WAIT_MS);
  expect(done.words).toBe(0);
  const before = open.words;
  held.end();
  jest.advanceTimersByTime(ACK_WAIT_MS);
  expect(before).toBeGreaterThan(0);
  expect(open.words).toBe(before);
});

it('lets another have what it has not come to for half a minute', () => {
  const held = new PendingMessages();
  const late = message();
  held.take(asJsMsg(late));
  jest.advanceTimersByTime(40_000);
  const before = late.words;
  jest.advanceTimersByTime(40_000);
  expect(late.words).toBe(before);
  held.end();
});

it('gives all in their order, then ends, or throws what ended it', async () => {
  const read = async (held: PendingMessages) => {
    const given: JsMsg[] = [];
    for await (const one of held) given.push(one);
    return given;
  };
  const taken = [message(), message(), message()].map(asJsMsg);
  const held = new PendingMessages();
  for (const one of taken) held.take(one);
  held.end();
  expect(await read(held)).toEqual(taken);
  const gone = new PendingMessages();
  gone.end(new Error('the consumer is gone'));
  await expect(read(gone)).rejects.toThrow('the consumer is gone');
});
