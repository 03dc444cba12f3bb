import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './routing-table.js';

describe('the owner of a call', () => {
  it.each([
    ['/api/bookings/01a1fdc4/messages', 'booking'],
    ['/api/bookings/01a1fdc4/messages/read', 'booking'],
    ['/api/message-counts', 'booking'],
    ['/api/bookings', 'booking'],
    ['/api/bookings/01a1fdc4/coordinate', 'operators'],
    ['/api/operator-communications', 'operators'],
  ])('of %s is %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  it.each(['/api/message-counts/all', '/api/messages', '/api/internal/identity', '/api/bookingsX'])(
    'of %s is nobody',
    (path) => {
      expect(ownerOf(path)).toBeUndefined();
    },
  );
});
