import { describe, expect, it } from '@jest/globals';
import { type Begun, press, SHORTCUTS, type Shortcut, TIMEOUT_MS } from './shortcut.rules';

/** The shortcut of keys pressed in quick succession. */
function pressed(keys: readonly string[]): Shortcut | undefined {
  let begun: Begun | undefined;
  let shortcut: Shortcut | undefined;
  for (const key of keys) ({ begun, shortcut } = press(begun, key, 1_000));
  return shortcut;
}

describe('a shortcut', () => {
  const known = [
    ['/', { does: 'search' }],
    ['?', { does: 'help' }],
    ['j', { does: 'next' }],
    ['k', { does: 'previous' }],
    ['g d', { does: 'today', to: '/today' }],
    ['g b', { does: 'bookings', to: '/bookings' }],
    ['g c', { does: 'coordination', to: '/operator-coordination' }],
    ['g t', { does: 'trips', to: '/trip-tracking' }],
    ['g o', { does: 'operators', to: '/operators' }],
    ['g k', { does: 'capabilities', to: '/operator-capabilities' }],
    ['g p', { does: 'packages', to: '/package-management' }],
    ['g a', { does: 'attractions', to: '/attraction-management' }],
    ['g u', { does: 'guides', to: '/guide-management' }],
    ['g w', { does: 'artworks', to: '/artwork-management' }],
    ['g r', { does: 'artists', to: '/artist-management' }],
    ['g m', { does: 'people', to: '/people' }],
  ] as const;

  it.each(known)('%s does %j', (typed, what) => {
    const keys = typed.split(' ');
    expect(pressed(keys)).toEqual({ keys, ...what });
  });

  it('is one of these and no other', () => {
    expect(SHORTCUTS).toHaveLength(known.length);
  });
});

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
