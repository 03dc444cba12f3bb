import { describe, expect, it } from '@jest/globals';
import { type BookingMessage, newestWaiting } from './messages.js';

const message = (id: number, author: BookingMessage['author'], read = false) =>
  ({ id, author, read }) as BookingMessage;

describe('what waits to be read', () => {
  it('is the newest that the other side wrote and one has not seen, in whatever order they stand', () => {
    const thread = [message(2, 'staff'), message(4, 'staff'), message(3, 'staff'), message(5, 'customer')];
    expect(newestWaiting(thread, 'customer')?.id).toBe(4);
    expect(newestWaiting(thread, 'staff')?.id).toBe(5);
  });

  it('is nothing of one’s own, and nothing that was seen', () => {
    expect(newestWaiting([message(1, 'customer'), message(2, 'staff', true)], 'customer')).toBeUndefined();
    expect(newestWaiting([], 'staff')).toBeUndefined();
  });
});
