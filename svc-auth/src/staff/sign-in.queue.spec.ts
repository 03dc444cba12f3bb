import { expect, it } from '@jest/globals';
import { SignInQueue } from './sign-in.queue.js';

it('does one thing at a time, the newest first, and lets go who waited longest where too many wait', async () => {
  const queue = new SignInQueue(2);
  const done: string[] = [];
  let under = 0;
  const work = (name: string) =>
    queue.run(async () => {
      under += 1;
      expect(under).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      done.push(name);
    });
  const results = await Promise.allSettled(['first', 'second', 'third', 'fourth'].map(work));
  expect(done).toEqual(['first', 'fourth', 'third']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('goes on after work that failed', async () => {
  const queue = new SignInQueue(2);
  await expect(queue.run(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await queue.run(() => Promise.resolve('right'))).toBe('right');
});
