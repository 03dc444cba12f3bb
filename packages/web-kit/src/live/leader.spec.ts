import { describe, expect, it, jest } from '@jest/globals';
import { runForLeader } from './leader';

/** A lock that is granted when the test says so. */
function aLock() {
  let grant: () => Promise<unknown> = () => Promise.reject(new Error('nobody has asked for it'));
  const request = (_: string, __: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      grant = () => hold().then(resolve);
    });
  return { locks: { request } as unknown as LockManager, grant: () => grant() };
}

describe('a tab that runs for leader', () => {
  it('leads from when it is granted the lock until it withdraws', async () => {
    const { locks, grant } = aLock();
    const end = jest.fn();
    const lead = jest.fn(() => end);
    const candidate = runForLeader(locks, 'live', lead);
    expect(lead).not.toHaveBeenCalled();
    const held = grant();
    expect(lead).toHaveBeenCalledTimes(1);
    candidate.withdraw();
    await held;
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not lead where it had withdrawn by the time that it was granted the lock, and gives it back', async () => {
    const { locks, grant } = aLock();
    const lead = jest.fn(() => () => undefined);
    runForLeader(locks, 'live', lead).withdraw();
    const held = grant();
    expect(lead).not.toHaveBeenCalled();
    await held;
  });
});
