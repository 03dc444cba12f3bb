import { expect, it } from '@jest/globals';
import { SharedRead } from './shared-read.js';

/** A fact, and reads of it that end when the test says so. */
function source() {
  const world = { fact: 1, reads: 0 };
  const ends: (() => void)[] = [];
  const read = () => {
    world.reads += 1;
    const seen = world.fact;
    return new Promise<number>((resolve) => ends.push(() => resolve(seen)));
  };
  const end = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { world, read, end };
}

it('however many ask at once, it is read once for the first of them and once for all who came meanwhile', async () => {
  const { world, read, end } = source();
  const shared = new SharedRead<number>();
  const asked = Array.from({ length: 50 }, () => shared.read('list', read));
  await end();
  await end();
  expect(await Promise.all(asked)).toEqual(asked.map(() => 1));
  expect(world.reads).toBe(2);
});

it('nobody hears what was true before they asked', async () => {
  const { world, read, end } = source();
  const shared = new SharedRead<number>();
  const before = shared.read('list', read);
  world.fact = 2;
  const after = shared.read('list', read);
  await end();
  await end();
  expect([await before, await after]).toEqual([1, 2]);
});

it('what fails is told to those who share it, and forgotten', async () => {
  const shared = new SharedRead<number>();
  const away = () => Promise.reject(new Error('away'));
  const both = [shared.read('list', away), shared.read('list', away)];
  for (const asked of both) await expect(asked).rejects.toThrow('away');
  expect(await shared.read('list', () => Promise.resolve(3))).toBe(3);
});

it('other lists wait for nobody', async () => {
  const { read } = source();
  const shared = new SharedRead<number>();
  void shared.read('slow', read);
  expect(await shared.read('other', () => Promise.resolve(1))).toBe(1);
});
