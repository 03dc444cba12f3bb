import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { CommitSignal } from './commit-signal.js';
import { Loop } from './loop.js';

const HOUR_MS = 3_600_000;
const transaction = () => ({}) as EntityManager;

/** A worker for letters that counts how often it looked. */
async function letterWorker(gatherMs = 0) {
  const worker = { looked: 0 };
  const commits = new CommitSignal();
  const work = () => {
    worker.looked += 1;
    return Promise.resolve(false);
  };
  const loop = new Loop(work, HOUR_MS, () => undefined, gatherMs);
  loop.startOn(commits, 'letters');
  await sleep(5);
  expect(worker.looked).toBe(1);
  return { worker, commits, loop };
}

it('a worker looks at once when its own kind of work was committed, and not for any other', async () => {
  const { worker, commits, loop } = await letterWorker();
  const [other, own] = [transaction(), transaction()];
  commits.leave(other, 'events');
  commits.committed(other);
  commits.committed(transaction());
  commits.leave(own, 'events');
  commits.leave(own, 'letters');
  await sleep(5);
  expect(worker.looked).toBe(1);
  commits.committed(own);
  await sleep(5);
  expect(worker.looked).toBe(2);
  await loop.stop();
});

it('what is committed in quick succession is looked at together, and nothing is forgotten', async () => {
  const gatherMs = 1_000; // longer than a busy machine takes to come so far
  const { worker, commits, loop } = await letterWorker(gatherMs);
  for (let at = 0; at < 100; at += 1) {
    const tx = transaction();
    commits.leave(tx, 'letters');
    commits.committed(tx);
    await Promise.resolve();
  }
  while (worker.looked < 2) await sleep(5);
  await sleep(1.2 * gatherMs);
  expect(worker.looked).toBe(2);
  await loop.stop();
});
