import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { defaultBrand, type PageRequest } from '@safari/contracts';
import { type ServerHalf, ServerHalves } from '../src/pages/server-halves.js';

const request: PageRequest = {
  route: '/',
  params: {},
  query: {},
  origin: 'https://safari.example',
  brand: defaultBrand,
  language: 'en',
  data: {},
};
const half = (remote: string, code: string, file = `${remote}/1`): ServerHalf => ({ remote, file, code });
const good = half('good', `exports.describe = ({ data, route }) => route + (data.list ?? []).join();`);

let halves: ServerHalves;

beforeEach(() => {
  Logger.overrideLogger(false);
  halves = new ServerHalves();
});
afterEach(() => halves.onApplicationShutdown());

describe('the server half of a remote', () => {
  it('is handed what its manifest reads, and is taken anew with every deployment', async () => {
    expect(await halves.describe(good, request)).toBe('/');
    expect(await halves.describe(good, { ...request, data: { list: [1, 2] } })).toBe('/1,2');
    expect(await halves.describe(good, { ...request, data: { list: [3] } })).toBe('/3');
    expect(await halves.describe(good, request)).toBe('/');
    const next = half('good', `exports.describe = async () => 'new';`, 'good/2');
    expect(await halves.describe(next, request)).toBe('new');
  });

  it('learns nothing of the process that runs it', async () => {
    const nosy = half(
      'nosy',
      `exports.describe = () => [typeof process, typeof require, typeof fetch, typeof setTimeout];`,
    );
    expect(await halves.describe(nosy, request)).toEqual([
      'undefined',
      'undefined',
      'undefined',
      'undefined',
    ]);
  });

  it.each([
    ['throws', `exports.describe = () => { throw new Error('no facts') };`, 'no facts'],
    ['does not load', `not javascript`, 'it does not load: Unexpected identifier'],
    ['describes nothing', `exports.other = 1;`, undefined],
    [
      'answers what cannot be sent',
      `exports.describe = () => { const a = {}; a.a = a; return a };`,
      'circular',
    ],
    ['answers a book', `exports.describe = () => 'x'.repeat(2_000_000);`, 'too long'],
  ])('that %s costs its own answers only', async (_, code, fault) => {
    const asked = halves.describe(half('bad', code), request);
    if (fault === undefined) expect(await asked).toBeUndefined();
    else await expect(asked).rejects.toThrow(fault);
    expect(await halves.describe(good, request)).toBe('/');
  });

  it.each([
    ['never ends', `exports.describe = () => { for (;;); };`],
    ['never answers', `exports.describe = () => new Promise(() => {});`],
    [
      'fills the memory',
      `exports.describe = () => { const all = []; for (;;) all.push(new Array(1e6).fill(1)); };`,
    ],
  ])('that %s is ended and left alone for a while, and the others answer', async (_, code) => {
    const bad = half('bad', code);
    const asked = [halves.describe(bad, request), halves.describe(good, request)];
    await expect(asked[0]).rejects.toThrow();
    expect(await asked[1]).toBe('/');
    await expect(halves.describe(bad, request)).rejects.toThrow('it is backed off after a failure');
    expect(await halves.describe(half('bad', `exports.describe = () => 'mended';`, 'bad/2'), request)).toBe(
      'mended',
    );
  });

  it('cannot change what another half is made of', async () => {
    const vandal = half(
      'vandal',
      `Array.prototype.join = () => 'broken'; exports.describe = () => [1].join();`,
    );
    expect(await halves.describe(vandal, request)).toBe('broken');
    expect(await halves.describe(good, { ...request, data: { list: [1, 2] } })).toBe('/1,2');
  });
});
