import { expect, it } from '@jest/globals';
import { isDiskFull } from './disk-full.js';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it.each([
  ['a file', failed('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }), true],
  ['a table', failed('could not extend file "base/16385/2606_fsm"', { code: '53100' }), true],
  ['an account’s share', failed('EDQUOT: quota, write', { code: 'EDQUOT', syscall: 'write' }), true],
  ['a program', failed('initdb ended with code 1:\ncould not write: No space left on device'), true],
  [
    'watching',
    failed('ENOSPC: System limit for number of file watchers reached', { code: 'ENOSPC', syscall: 'watch' }),
    false,
  ],
  ['another fault', failed('EACCES: permission denied, open', { code: 'EACCES', syscall: 'open' }), false],
  ['what is no error', 'ENOSPC', false],
])('knows a full disk by how %s failed', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

it('knows a full disk by its room where a program could not even write why it failed', () => {
  const fault = failed('postgres ended at once (exit code 1). The end of postgres.log:');
  expect(isDiskFull(fault, '.', () => 4096)).toBe(true);
  expect(isDiskFull(fault, '.')).toBe(false);
});
