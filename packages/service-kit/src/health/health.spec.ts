import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Figures } from '../figures/figures.js';
import { HealthController } from './health.controller.js';

const TOKEN = 'a token of more than thirty-two letters';
const ask = (token: string | null, headers: Record<string, string> = {}, ip = '127.0.0.1') =>
  new HealthController([], new Figures(), token).metrics(
    { headers, ip } as unknown as FastifyRequest,
    { type: () => undefined } as unknown as FastifyReply,
  );

describe('figures', () => {
  it('are for our own network, without a token', async () => {
    expect(await ask(null)).toContain('process_cpu');
    await expect(ask(null, {}, '203.0.113.9')).rejects.toMatchObject({ kind: 'not_found' });
    await expect(ask(null, { 'x-forwarded-for': '127.0.0.1' })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('are for whoever knows the token, where one is set, and for nobody outside even then', async () => {
    const authorization = `Bearer ${TOKEN}`;
    expect(await ask(TOKEN, { authorization })).toContain('process_cpu');
    const wrongOnes: Record<string, string>[] = [
      {},
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: TOKEN },
    ];
    for (const wrong of wrongOnes) {
      await expect(ask(TOKEN, wrong)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    await expect(ask(TOKEN, { authorization }, '203.0.113.9')).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('readiness', () => {
  afterEach(() => void jest.useRealTimers());

  it('is looked at once for all who ask at a moment, and anew a moment later', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    let looks = 0;
    const postgres = { name: 'postgres', answers: () => Promise.resolve((looks += 1) === 1) };
    const health = new HealthController([postgres], new Figures());
    const reply = { code: () => reply } as unknown as FastifyReply;
    const all = await Promise.all(Array.from({ length: 100 }, () => health.ready(reply)));
    all.push(await health.ready(reply));
    expect([looks, new Set(all.map(({ status }) => status))]).toEqual([1, new Set(['ok'])]);
    jest.advanceTimersByTime(1_000);
    expect((await health.ready(reply)).status).toBe('unavailable');
  });
});
