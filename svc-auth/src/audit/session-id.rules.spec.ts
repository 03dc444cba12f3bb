import { expect, it } from '@jest/globals';
import { SYSTEM, sessionIdOf, staffIdOf } from './session-id.rules.js';

const hash = `a1b2c3d4e5f6${'0'.repeat(52)}`;

it('a session is named by so much of its hash that nobody can sign in with it', () => {
  expect(sessionIdOf(hash)).toBe('a1b2c3d4e5f6');
});

it('staff are named by who they are, and by their session where only the shared password is known', () => {
  expect(staffIdOf({ hash, staffMemberId: 'm-7' })).toBe('m-7');
  expect(staffIdOf({ hash, staffMemberId: null })).toBe('a1b2c3d4e5f6');
});

it('what a command beside the service did is said of nobody who could sign in', () => {
  expect(SYSTEM).toBe('system');
});
