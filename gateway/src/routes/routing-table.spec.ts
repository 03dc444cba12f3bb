import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './routing-table.js';

const SERVICES = ['catalog', 'booking', 'operators', 'auth', 'toys'];

describe('the owner of a call', () => {
  it.each([
    ['/api/bookings/01a1fdc4/messages', 'booking'],
    ['/api/bookings/01a1fdc4/messages/read', 'booking'],
    ['/api/message-counts', 'booking'],
    ['/api/trip-updates', 'booking'],
    ['/api/trip-updates/7/versions', 'booking'],
    ['/api/bookings', 'booking'],
    ['/api/bookings/01a1fdc4/coordinate', 'operators'],
    ['/api/operator-communications', 'operators'],
    ['/api/operators/7', 'operators'],
    ['/api/booking/dead-letters', 'booking'],
    ['/api/auth/user', 'auth'],
    ['/auth/google', 'auth'],
    ['/api/toys', 'toys'],
    ['/api/toys/7/parts', 'toys'],
  ])('of %s is %s', (path, owner) => {
    expect(ownerOf(path, SERVICES)).toBe(owner);
  });

  it.each([
    '/api/message-counts/all',
    '/api/messages',
    '/api/internal/identity',
    '/api/bookingsX',
    '/api/toysX',
    '/api/constructor',
    '/toys',
    '/internal/identity',
  ])('of %s is nobody', (path) => {
    expect(ownerOf(path, SERVICES)).toBeUndefined();
  });
});
