import { describe, expect, it } from '@jest/globals';
import { claimedTwice, routeAt } from './routes.js';

const ROUTES = ['*', '/art/:id', '/', '/art', '/art/new', '/artist/:name/:work'].map((path) => ({ path }));

describe('the route of a path', () => {
  it.each([
    ['/', '/', {}],
    ['', '/', {}],
    ['/art/', '/art', {}],
    ['/art/5', '/art/:id', { id: '5' }],
    ['/art/new', '/art/new', {}],
    ['/artist/A%2FB/3', '/artist/:name/:work', { name: 'A%2FB', work: '3' }],
    ['/artist/A', '*', {}],
    ['/art/%zz', '*', {}],
    ['/art/%E0%A4%A', '*', {}],
    ['/Art', '*', {}],
    ['//art', '*', {}],
    ['/art//', '/art', {}],
    ['/artist//3', '*', {}],
  ])('%j is %s', (path, route, params) => {
    expect(routeAt(ROUTES, path)).toEqual({ route: { path: route }, params });
  });

  it('is the most literal one, whatever the order in which they stand, read from the left', () => {
    const routes = ['/:page/new', '/art/:id', '/art/:id/:part', '*'].map((path) => ({ path }));
    for (const given of [routes, routes.toReversed()])
      expect(routeAt(given, '/art/new')?.route.path).toBe('/art/:id');
  });

  it('is none where nobody owns it', () => {
    expect(routeAt([{ path: '/art' }], '/nowhere')).toBeUndefined();
  });
});

it('no two own one path, by whatever names', () => {
  const owners = [
    { name: 'catalog', routes: [{ path: '/' }, { path: '/art/:id' }] },
    { name: 'gallery', routes: [{ path: '/art' }, { path: '/art/:artwork' }] },
  ];
  expect(claimedTwice(owners)).toEqual(['catalog and gallery both claim /art/:artwork']);
});
