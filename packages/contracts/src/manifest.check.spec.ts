import { describe, expect, it } from '@jest/globals';
import { manifestFaults } from './manifest.check.js';
import type { RemoteManifest } from './manifest.js';

const art: RemoteManifest = {
  version: 1,
  name: 'art',
  routes: [{ path: '/art/:id', frame: 'public', indexed: true, title: { en: 'Artwork' } }],
  navigation: [{ area: 'main', to: '/art?kind=new#top', text: { en: 'Art' }, order: 1 }],
  parts: [{ name: 'App', scripts: ['assets/app-1_x.js'], styles: [] }],
};
const [route] = art.routes;
const [part] = art.parts;
const [entry] = art.navigation;

describe('a manifest', () => {
  it('may say more than its readers know', () => {
    expect(manifestFaults({ ...art, colour: 'red' })).toEqual([]);
  });

  it.each([
    ['not made for us', '<!doctype html>', 'it is no object'],
    ['none at all', null, 'it is no object'],
    ['of an older version', { name: 'art' }, 'version is none of 1'],
    ['of a newer version', { ...art, version: 2 }, 'version is none of 1'],
    ['without routes', { ...art, routes: undefined }, 'routes is no list'],
    [
      'with a route that is no path',
      { ...art, routes: [{ ...route, path: 'art' }] },
      'routes[0].path is no path',
    ],
    [
      'with a frame nobody has',
      { ...art, routes: [{ ...route, frame: 'gold' }] },
      'routes[0].frame is none of public',
    ],
    [
      'without English',
      { ...art, routes: [{ ...route, title: { sw: 'Sanaa' } }] },
      'routes[0].title.en is no text',
    ],
    [
      'with a link to elsewhere',
      { ...art, navigation: [{ ...entry, to: '//evil.example' }] },
      'navigation[0].to is no path of this site',
    ],
    [
      'with a script link',
      { ...art, navigation: [{ ...entry, to: 'javascript:alert(1)' }] },
      'navigation[0].to is no path of this site',
    ],
    [
      'with files elsewhere',
      { ...art, parts: [{ ...part, scripts: ['../../auth/logout'] }] },
      'parts[0].scripts[0] is no file below',
    ],
    [
      'with absolute files',
      { ...art, parts: [{ ...part, styles: ['/evil.css'] }] },
      'parts[0].styles[0] is no file below',
    ],
    [
      'with files of a screen that are elsewhere',
      { ...art, routes: [{ ...route, files: { scripts: ['../evil.js'], styles: [] } }] },
      'routes[0].files.scripts[0] is no file below',
    ],
    [
      'with files of a frame that are elsewhere',
      { ...art, frames: { staff: { scripts: [], styles: ['/evil.css'] } } },
      'frames.staff.styles[0] is no file below',
    ],
    [
      'with texts that are elsewhere',
      { ...art, parts: [{ ...part, translations: { sw: ['https://evil.example/sw.js'] } }] },
      'parts[0].translations.sw[0] is no file below',
    ],
    [
      'with calls elsewhere',
      { ...art, parts: [{ ...part, calls: [{ url: '/auth/logout' }] }] },
      'parts[0].calls[0].url is no path below /api/',
    ],
    [
      'with a server half elsewhere',
      { ...art, server: 'https://evil.example/x.cjs' },
      'server is no file below',
    ],
  ])('%s is refused with where the fault stands', (_, manifest, sentence) => {
    expect(manifestFaults(manifest)).toEqual([expect.stringContaining(sentence)]);
  });
});
