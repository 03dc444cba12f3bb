import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@safari/service-kit';
import { SignInQueue } from './sign-in.queue.js';

let queue: SignInQueue;
let served: string[];
let release: () => void;

/** Takes every place, so that further callers wait until {@link release}. */
beforeEach(() => {
  queue = new SignInQueue();
  served = [];
  const busy = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let one = 0; one < 2; one += 1) void queue.run({ network: 'busy', client: 'busy' }, () => busy);
});

/** @returns `served`, or `refused` where the turn never came */
const ask = async (network: string, name = network): Promise<string> => {
  try {
    await queue.run({ network, client: name }, async () => {
      served.push(name);
    });
    return 'served';
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'too_many') return 'refused';
    throw error;
  }
};
const crowd = (network: string, size: number) => Array.from({ length: size }, () => ask(network));

describe('the turn of whoever gives the staff password', () => {
  it('comes before all those who guess, though they came first and go on coming', async () => {
    for (let n = 0; n < 20; n += 1) queue.failed('guessing');
    const guesses = crowd('guessing', 30);
    const office = ask('clean');
    guesses.push(...crowd('guessing', 30));
    release();
    await Promise.all([office, ...guesses]);
    expect(served[0]).toBe('clean');
    expect(served).toHaveLength(61);
  });

  it('comes after a guess or two of its own still before those of networks that guess more', async () => {
    for (let n = 0; n < 20; n += 1) queue.failed('guessing');
    queue.failed('mistyped');
    const all = [...crowd('guessing', 10), ask('mistyped')];
    release();
    await Promise.all(all);
    expect(served[0]).toBe('mistyped');
  });

  it('goes round the networks, so that one with a thousand addresses waits as long as one with a single one', async () => {
    const all = [...crowd('a', 4), ...crowd('b', 2), ask('c')];
    release();
    await Promise.all(all);
    expect(served.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
    expect(served.slice(3, 5).toSorted()).toEqual(['a', 'b']);
    expect(served.slice(5)).toEqual(['a', 'a']);
  });

  it('comes first where staff came from, whatever else fails in that network', async () => {
    queue.succeeded({ network: 'shared', client: 'staff' });
    for (let n = 0; n < 20; n += 1) queue.failed('shared');
    const all = [...crowd('shared', 5), ask('clean'), ask('shared', 'staff')];
    release();
    await Promise.all(all);
    expect(served.slice(0, 2)).toEqual(['staff', 'clean']);
  });

  it('is refused to those who guess most where too many wait, and to nobody else', async () => {
    for (let n = 0; n < 20; n += 1) queue.failed('guessing');
    const clean = Array.from({ length: 60 }, (_, n) => ask(`clean-${n}`));
    const guesses = crowd('guessing', 80);
    release();
    const [answers, guessed] = await Promise.all([Promise.all(clean), Promise.all(guesses)]);
    expect(new Set(answers)).toEqual(new Set(['served']));
    expect(guessed.filter((answer) => answer === 'refused')).toHaveLength(40);
  });

  it('is refused to one of a crowd before whoever comes alone, while nobody has guessed wrongly yet', async () => {
    const office = ask('clean');
    const guesses = Array.from({ length: 60 }, (_, n) => crowd(`crowd-${n}`, 5)).flat();
    release();
    expect(await office).toBe('served');
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(201);
  });

  it('is a clean one again once somebody there knew the password', async () => {
    for (let n = 0; n < 20; n += 1) queue.failed('office');
    queue.failed('elsewhere');
    queue.succeeded({ network: 'office', client: 'somebody' });
    const all = [ask('elsewhere'), ask('office')];
    release();
    await Promise.all(all);
    expect(served).toEqual(['office', 'elsewhere']);
  });

  it('passes on when the work fails', async () => {
    release();
    const broken = queue.run({ network: 'a', client: 'a' }, () => Promise.reject(new Error('no hash')));
    await expect(broken).rejects.toThrow('no hash');
    expect(await ask('b')).toBe('served');
  });
});
