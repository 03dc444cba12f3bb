import { describe, expect, it } from '@jest/globals';
import { press, SHORTCUTS, TIMEOUT_MS } from './shortcut.rules';

describe('two keys, one after the other', () => {
  const [g] = [{ key: 'g', at: 1_000 }];

  it('belong together for a moment only', () => {
    expect(press(g, 'b', 1_000 + TIMEOUT_MS).shortcut).toMatchObject({ to: '/bookings' });
    expect(press(g, 'b', 1_001 + TIMEOUT_MS)).toEqual({});
  });

  it('are forgotten after any other key, and begin anew with the first', () => {
    expect(press(g, 'x', 1_100)).toEqual({});
    expect(press(g, 'g', 1_100)).toEqual({ begun: { key: 'g', at: 1_100 } });
    expect(press(g, '?', 1_100).shortcut).toMatchObject({ does: 'help' });
    expect(press(undefined, 'b', 1_100)).toEqual({});
  });

  it('are never two shortcuts at once', () => {
    const all = SHORTCUTS.map(({ keys }) => keys.join(' '));
    expect(new Set(all).size).toBe(all.length);
    for (const { keys } of SHORTCUTS) {
      if (keys.length > 1) expect(all).not.toContain(keys[0]);
    }
  });
});
