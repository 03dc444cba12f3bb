import { describe, expect, it } from '@jest/globals';
import { createStore } from '../store/store';
import { problem, serve } from '../testing';
import { api } from './api';
import { madeOf } from './made-of';

const things = api.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<string[], void>({ query: () => '/api/things', providesTags: ['Package'] }),
  }),
});
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    count: build.query<number, void>({
      queryFn: madeOf(things.endpoints.things, (all) => all.length),
      providesTags: ['Package'],
    }),
    longest: build.query<number, void>({
      queryFn: madeOf(things.endpoints.things, (all) => Math.max(...all.map(({ length }) => length))),
      providesTags: ['Package'],
    }),
  }),
});

describe('what is made of another answer', () => {
  it('costs one call, however much is made of it', async () => {
    const calls = serve({ 'GET /api/things': ['a hat', 'a stick'] });
    const store = createStore();
    const [count, longest] = await Promise.all([
      store.dispatch(endpoints.count.initiate()),
      store.dispatch(endpoints.longest.initiate()),
    ]);
    expect([count.data, longest.data]).toEqual([2, 7]);
    expect((await store.dispatch(things.endpoints.things.initiate())).data).toEqual(['a hat', 'a stick']);
    expect(calls).toHaveLength(1);
  });

  it('is derived again from one new answer after a change, also where the source itself is in use', async () => {
    const answers = { 'GET /api/things': ['a hat'] };
    const calls = serve(answers);
    const store = createStore();
    await store.dispatch(endpoints.count.initiate());
    await store.dispatch(things.endpoints.things.initiate());
    answers['GET /api/things'] = ['a hat', 'a stick'];
    store.dispatch(api.util.invalidateTags(['Package']));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(endpoints.count.select()(store.getState() as never).data).toBe(2);
    expect(calls).toHaveLength(2);
  });

  it('fails as that fails, and asks again', async () => {
    const answers: Record<string, unknown> = { 'GET /api/things': problem(503, 'Please wait.') };
    serve(answers);
    const store = createStore();
    const asked = store.dispatch(endpoints.count.initiate());
    expect((await asked).error).toMatchObject({ name: 'CallError', status: 503 });
    answers['GET /api/things'] = [];
    expect((await asked.refetch()).data).toBe(0);
  });
});
