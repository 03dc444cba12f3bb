import { describe, expect, it } from '@jest/globals';
import { comesFromForeignSite, type RequestOrigin } from './foreign-sites.rules.js';

const OURS = 'https://safari.example';
const THEIRS = 'https://evil.example';
const foreign = (facts: Partial<RequestOrigin>) =>
  comesFromForeignSite(
    {
      method: 'POST',
      path: '/api/bookings',
      secFetchSite: undefined,
      secFetchDest: undefined,
      origin: undefined,
      referer: undefined,
      ...facts,
    },
    OURS,
  );

describe('what changes something', () => {
  it('comes from our own page alone, as a browser says that knows of sites', () => {
    expect(foreign({ secFetchSite: 'same-origin' })).toBe(false);
    for (const secFetchSite of ['cross-site', 'same-site', 'none', ''])
      expect([secFetchSite, foreign({ secFetchSite, origin: OURS })]).toEqual([secFetchSite, true]);
  });

  it('of an older browser is judged by its origin, and refused without one', () => {
    expect(foreign({ origin: OURS })).toBe(false);
    expect(foreign({ origin: THEIRS })).toBe(true);
    expect(foreign({ referer: `${OURS}/my-bookings` })).toBe(true);
  });

  it('is no GET, HEAD or OPTIONS', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(foreign({ method, secFetchSite: 'cross-site', origin: THEIRS })).toBe(false);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'get'])
      expect(foreign({ method, secFetchSite: 'cross-site' })).toBe(true);
  });
});

describe('what another site asks behind somebody’s back', () => {
  const asks = (facts: Partial<RequestOrigin>) =>
    foreign({ method: 'GET', path: '/api/brand', secFetchSite: 'cross-site', ...facts });

  it.each(['image', 'iframe', 'empty', 'script'])('is no business of that site: %s', (secFetchDest) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of ['/api/brand', '/auth/google/callback'])
        for (const secFetchSite of ['cross-site', 'same-site'])
          expect(asks({ method, path, secFetchSite, secFetchDest })).toBe(true);
    expect(asks({ secFetchSite: 'same-origin', secFetchDest })).toBe(false);
    expect(asks({ path: '/pictures/lion.svg', secFetchDest })).toBe(false);
  });

  it('is no link that leads here', () => {
    for (const path of ['/api/reference', '/auth/google/callback'])
      expect(asks({ path, secFetchDest: 'document' })).toBe(false);
  });
});

describe('a link that signs out', () => {
  const link = (facts: Partial<RequestOrigin>) => foreign({ method: 'GET', path: '/auth/logout', ...facts });

  it('works on our pages and in the address bar, and not on another site', () => {
    for (const secFetchSite of ['same-origin', 'none']) expect(link({ secFetchSite })).toBe(false);
    for (const secFetchSite of ['cross-site', 'same-site', ''])
      expect(link({ secFetchSite, origin: OURS })).toBe(true);
  });

  it('of an older browser is judged by its origin, or else by the page that it stood on', () => {
    expect(link({ origin: OURS, referer: THEIRS })).toBe(false);
    expect(link({ referer: `${OURS}/my-bookings` })).toBe(false);
    expect(link({ referer: `${THEIRS}/?${OURS}` })).toBe(true);
    expect(link({ referer: 'no address' })).toBe(true);
    expect(link({})).toBe(true);
  });
});

describe.each(['/auth/google', '/auth/office', '/auth/office/confirmation'])(
  'a link to %s, which signs in,',
  (path) => {
    const link = (facts: Partial<RequestOrigin>) => foreign({ method: 'GET', path, ...facts });

    it('works on our pages, in the address bar and in browsers that do not know of sites, and not on another site', () => {
      for (const secFetchSite of ['same-origin', 'none', undefined])
        expect(link({ secFetchSite, origin: undefined })).toBe(false);
      for (const secFetchSite of ['cross-site', 'same-site']) expect(link({ secFetchSite })).toBe(true);
    });

    it('is the beginning alone: the provider is another site, and leads back', () => {
      expect(link({ path: `${path}/callback`, secFetchSite: 'cross-site' })).toBe(false);
    });
  },
);
