import { describe, expect, it } from '@jest/globals';
import { screenAt } from '@safari/contracts';
import { callsOf, partsOf } from './first-needs.rules.js';
import { hintsOf } from './hints.rules.js';
import { placeAt } from './place.rules.js';
import { readPreloads } from './preloads.rules.js';

const STRANGER = { customer: false, staff: false };
const parts = (path: string, visitor = STRANGER) =>
  partsOf(screenAt(path), visitor).map(({ remote, part }) => `${remote}/${part}`);
const calls = (path: string, visitor = STRANGER) =>
  callsOf(screenAt(path), placeAt(screenAt(path), path, new URLSearchParams()), visitor);

describe('a page asks at once', () => {
  it('for the remotes that draw it, and none that it will not show', () => {
    expect(parts('/')).toEqual(['catalog/App', 'gallery/ArtPreview']);
    expect(parts('/art/5')).toEqual(['gallery/App']);
    expect(parts('/login')).toEqual([]);
    expect(parts('/nowhere')).toEqual([]);
    expect(parts('/adminlogin')).toEqual(['admin/App']);
    expect(parts('/bookings')).toEqual([]);
    expect(parts('/bookings', { customer: false, staff: true })).toEqual(['admin/App', 'admin/FrameTools']);
  });

  it('for the data of its screen, under the very addresses that its screen uses', () => {
    expect(calls('/art/5')).toContain('/api/artworks/5');
    expect(calls("/artist/Asha%20%26%20O'Neil")).toContain("/api/artist/Asha%20%26%20O'Neil/artworks");
    expect(calls('/art/red').join()).not.toContain('artworks');
    expect(calls('/my-bookings')).not.toContain('/api/user/bookings');
    expect(calls('/my-bookings', { customer: true, staff: false })).toContain('/api/user/bookings');
  });
});

describe('the hints', () => {
  it('have data fetched as our calls ask for it, and the remote before the picture', () => {
    const html = hintsOf({
      parts: [
        { scripts: ['/mfe/gallery/later.js'], styles: [], later: true },
        { scripts: ['/mfe/catalog/app.js'], styles: ['/mfe/catalog/app.css'], later: false },
      ],
      calls: ['/api/packages'],
      picture: { wide: '/wide.svg', portrait: '/portrait.svg' },
    });
    expect(html.split('\n').map((line) => line.trim())).toEqual([
      '<link rel="preload" as="fetch" crossorigin href="/remotes.json">',
      '<link rel="preload" as="style" crossorigin href="/mfe/catalog/app.css">',
      '<link rel="modulepreload" crossorigin href="/mfe/catalog/app.js">',
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/packages">',
      '<link rel="preload" as="image" href="/portrait.svg" media="(max-width: 47.99rem)" fetchpriority="high">',
      '<link rel="preload" as="image" href="/wide.svg" media="(min-width: 48rem)" fetchpriority="high">',
      '<link rel="modulepreload" crossorigin href="/mfe/gallery/later.js" fetchpriority="low">',
    ]);
  });

  it('name only files below the remote, whatever its list says', () => {
    const list = {
      App: {
        scripts: ['assets/app-1_x.js', '../../auth/logout', '/evil.js', 'https://evil.example/x.js', 7],
      },
    };
    expect(readPreloads(JSON.stringify(list), 'App')).toEqual({ scripts: ['assets/app-1_x.js'], styles: [] });
    for (const text of ['<!doctype html>', 'null', '[]', '{}', undefined])
      expect(readPreloads(text, 'App')).toEqual({ scripts: [], styles: [] });
  });
});
