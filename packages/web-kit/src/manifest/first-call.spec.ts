import { describe, expect, it } from '@jest/globals';
import { api } from '../api/api';
import { path } from '../api/base-query';
import { CALLS_OF_EVERY_PAGE } from './calls-of-every-page';
import { callOf, fromPath, numberFromPath } from './first-call';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    all: build.query<string[], void>({ query: () => '/api/works' }),
    one: build.query<string, number>({ query: (id) => path('/api/works', id) }),
    of: build.query<string[], string>({ query: (artist) => path('/api/artist', artist, 'works') }),
    some: build.query<string[], number>({ query: (limit) => ({ url: '/api/works', params: { limit } }) }),
    pages: build.infiniteQuery<string[], { tab: string }, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: () => undefined },
      query: ({ queryArg: { tab }, pageParam }) => pageParam ?? { url: '/api/pages', params: { tab } },
    }),
    checked: build.query<boolean, void>({
      queryFn: async (_, __, ___, call) => ({ data: Boolean(await call('/api/checked')) }),
    }),
  }),
});

describe('the call of an endpoint', () => {
  it('is what its own definition says', () => {
    expect(callOf(endpoints.all)).toEqual({ url: '/api/works' });
    expect(callOf(endpoints.some, 5)).toEqual({ url: '/api/works?limit=5' });
    expect(callOf(endpoints.pages, { tab: 'all' })).toEqual({ url: '/api/pages?tab=all' });
    expect(callOf(endpoints.checked)).toEqual({ url: '/api/checked' });
  });

  it('leaves open what the path of the page will say', () => {
    expect(callOf(endpoints.of, fromPath('artistName'))).toEqual({ url: '/api/artist/:artistName/works' });
    expect(callOf(endpoints.one, numberFromPath('id'))).toEqual({ url: '/api/works/:id', numbers: ['id'] });
  });

  it('of every page asks for the brand, and for who is signed in where somebody may be', () => {
    expect(CALLS_OF_EVERY_PAGE.map(({ url, session }) => [url, session])).toEqual([
      ['/api/auth/staff', 'staff'],
      ['/api/auth/user', 'customer'],
      ['/api/brand', undefined],
    ]);
  });
});
