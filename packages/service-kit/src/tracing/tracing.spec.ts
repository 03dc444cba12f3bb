import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { currentPlace, currentTraceparent } from './current-trace.js';
import { newTrace, toTraceparent } from './traceparent.js';
import { Tracing } from './tracing.js';

describe('where nobody collects spans', () => {
  const tracing = new Tracing();

  it('the trace that came goes on through all that is waited for, and ends with it', async () => {
    const came = newTrace();
    const seen = await tracing.around('book', { kind: 'server', from: came }, async () => {
      await sleep(1);
      return tracing.step('transaction', 'client', () => Promise.resolve(currentTraceparent()));
    });
    expect(seen).toBe(toTraceparent(came));
    expect(currentPlace()).toBeUndefined();
  });

  it('what begins by itself has ids of its own, beside whatever else is under way', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() =>
        tracing.around('hear', { kind: 'consumer', from: null }, async () => {
          await sleep(1);
          return currentPlace()?.traceId;
        }),
      ),
    );
    expect(one).toMatch(/^[\da-f]{32}$/);
    expect(other).not.toBe(one);
  });

  it('what fails fails as it did', async () => {
    const failing = tracing.around('book', { kind: 'server' }, () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
  });
});
