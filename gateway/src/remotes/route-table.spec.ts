import { describe, expect, it } from '@jest/globals';
import { MANIFESTS } from '../../test/support/front-ends.js';
import { RouteTable } from './route-table.js';

const { shell, catalog, gallery } = MANIFESTS;

describe('what all front ends say together', () => {
  it('names the owner of a path, and what its parameters say', () => {
    const table = new RouteTable(shell, [{ name: 'gallery', manifest: gallery }]);
    expect(table.at('/artist/A%2FB%20C')).toMatchObject({
      owner: { name: 'gallery' },
      route: { path: '/artist/:artistName' },
      params: { artistName: 'A/B C' },
    });
    expect(table.at('/login')).toMatchObject({ owner: { name: 'shell' } });
    expect(table.at('/nowhere')).toBeUndefined();
    expect(table.isComplete).toBe(true);
  });

  it('lacks only the remote that said nothing, and says that it does', () => {
    const table = new RouteTable(shell, [
      { name: 'catalog', manifest: catalog },
      { name: 'gallery', manifest: undefined },
    ]);
    expect(table.isComplete).toBe(false);
    expect(table.at('/')).toMatchObject({ owner: { name: 'catalog' } });
    expect(table.entries()).toMatchObject([
      { name: 'catalog', routes: [{ path: '/' }, { path: '/dashboard' }] },
      { name: 'gallery', entry: '/mfe/gallery/remoteEntry.js', unknown: true, routes: [] },
    ]);
  });

  it('leaves out whoever claims a path that is somebody’s already', () => {
    const thief = { ...gallery, name: 'thief', routes: [{ ...gallery.routes[1], path: '/art/:work' }] };
    const sly = { ...gallery, name: 'sly', routes: [{ ...gallery.routes[0], path: '/login' }] };
    const table = new RouteTable(shell, [
      { name: 'gallery', manifest: gallery },
      { name: 'thief', manifest: thief },
      { name: 'sly', manifest: sly },
    ]);
    expect(table.conflicts).toEqual([
      'gallery and thief both claim /art/:work',
      'shell and sly both claim /login',
    ]);
    expect(table.at('/art/5')).toMatchObject({ owner: { name: 'gallery' } });
    expect(table.entries().map(({ unknown }) => unknown)).toEqual([undefined, true, true]);
  });
});
