import { expect, it } from '@jest/globals';
import { completeManifest } from './complete-manifest';
import { defineManifest } from './manifest';

const source = defineManifest({
  routes: [{ path: '/art', frame: 'public', indexed: true }],
  parts: [{ name: 'Preview', calls: [{ url: '/api/artworks' }] }],
});
const files = { scripts: ['remoteEntry.js'], styles: [] };

it('a manifest holds what the sources say and what the build knows, for every exposed part', () => {
  expect(completeManifest(source, { name: 'gallery', files: { App: files, Preview: files } })).toEqual({
    version: 1,
    name: 'gallery',
    routes: [{ path: '/art', frame: 'public', indexed: true }],
    navigation: [],
    parts: [
      { name: 'App', ...files },
      { name: 'Preview', calls: [{ url: '/api/artworks' }], ...files },
    ],
  });
});

it('names what a screen or a frame with a file of its own needs', () => {
  const later = { scripts: ['art.js'], styles: ['art.css'], translations: { sw: ['art-sw.js'] } };
  const built = { name: 'gallery', files: { App: files, Preview: files } };
  const { routes, frames } = completeManifest(source, {
    ...built,
    later: { screens: { '/art': later }, dialogs: {}, frames: { staff: later } },
  });
  expect(routes).toEqual([{ ...source.routes[0], files: later }]);
  expect(frames).toEqual({ staff: later });
  expect(() =>
    completeManifest(source, { ...built, later: { screens: { '/toys': later }, dialogs: {}, frames: {} } }),
  ).toThrow('/toys has a screen and no route');
});

it('names what a dialog with a file of its own needs, on every route whose query opens it', () => {
  const route = { path: '/art', frame: 'public', indexed: true } as const;
  const book = { query: 'book', calls: [{ url: '/api/terms' }] };
  const frame = { query: 'frame', calls: [] };
  const opened = { scripts: ['dialog.js'], styles: [] };
  const built = { name: 'gallery', files: { App: files, Preview: files } };
  const later = { screens: {}, dialogs: { book: opened }, frames: {} };
  const asking = { ...source, routes: [{ ...route, callsByQuery: [frame, book] }] };
  expect(completeManifest(asking, { ...built, later }).routes).toEqual([
    { ...route, callsByQuery: [frame, { ...book, files: opened }] },
  ]);
  expect(() => completeManifest(source, { ...built, later })).toThrow(
    '?book= opens a dialog, and no route says what it asks for',
  );
});

it('a manifest that nobody could use ends the build, with every fault', () => {
  const wrong = { ...source, routes: [{ path: 'art', frame: 'public', indexed: true }] } as const;
  expect(() => completeManifest(wrong, { name: 'gallery', files: { App: files } })).toThrow(
    'the manifest of gallery cannot be used: Preview is not exposed; routes[0].path is no path such as /art/:id',
  );
});
