import { describe, expect, it, jest } from '@jest/globals';
import { problem, serve } from '../testing';
import { baseQuery, type Call, path } from './base-query';

const ask = (call: string | Call) =>
  baseQuery(call, { signal: new AbortController().signal } as Parameters<typeof baseQuery>[1], {});

describe('a call', () => {
  it('sends credentials, and a body as JSON with a JSON content type', async () => {
    const calls = serve({ 'PUT /api/things/1': {} });
    await ask({ url: '/api/things/1', method: 'PUT', body: { name: 'Kiboko' } });
    expect(calls[0]).toMatchObject({ credentials: 'include', body: { name: 'Kiboko' } });
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('that sends something says in which language letters are to follow', async () => {
    const calls = serve({ 'POST /api/things': {} });
    for (const lang of ['sw', '']) {
      document.documentElement.lang = lang;
      await ask({ url: '/api/things', method: 'POST', body: { name: 'Kiboko' } });
    }
    expect(calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['sw', 'en']);
  });

  it('builds its path from the parts of its key, each encoded', async () => {
    const calls = serve({});
    await ask(path('/api/artist', 'Asha & Sons', 'artworks'));
    await ask({ url: '/api/things', params: { search: 'a b', cursor: undefined } });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/artist/Asha%20%26%20Sons/artworks',
      '/api/things?search=a+b',
    ]);
  });

  it('raises a refusal as `status: body text`, and as the status text where the body is empty', async () => {
    serve({
      'GET /text': new Response('no such thing', { status: 404 }),
      'GET /empty': new Response('', { status: 503, statusText: 'Service Unavailable' }),
    });
    expect((await ask('/text')).error?.message).toBe('404: no such thing');
    expect((await ask('/empty')).error?.message).toBe('503: Service Unavailable');
  });

  it('keeps a problem, so that a form can show its reasons beside the fields', async () => {
    serve({ 'POST /api/things': problem(422, 'Please check the form.', { name: ['Too short.'] }) });
    const { error } = await ask({ url: '/api/things', method: 'POST', body: {} });
    expect(error?.problem).toMatchObject({
      detail: 'Please check the form.',
      errors: { name: ['Too short.'] },
    });
    expect(error?.message).toMatch(/^422: \{"status":422/);
  });

  it('tells what time it was at the server', async () => {
    const date = 'Tue, 14 Jul 2026 12:00:00 GMT';
    serve({ 'GET /said': new Response('{}', { headers: { date } }), 'GET /unsaid': {} });
    expect([(await ask('/said')).meta?.date, (await ask('/unsaid')).meta?.date]).toEqual([date, '']);
  });

  it('tells an outage from an answer', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask('/api/things')).error).toMatchObject({ status: 0, message: '0: Failed to fetch' });
  });

  it('is over when its line has been dead for a minute, before an answer or in the middle of it', async () => {
    jest.useFakeTimers();
    try {
      const ended = (signal: AbortSignal) =>
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      const lines: Record<string, (signal: AbortSignal) => Promise<Response>> = {
        '/never': ended,
        '/begun': async (signal) => {
          const response = new Response();
          return Object.assign(response, { text: () => ended(signal) });
        },
      };
      globalThis.fetch = (input) => {
        const { url, signal } = input as Request;
        return (lines[new URL(url).pathname] as (typeof lines)[string])(signal);
      };
      const asked = Promise.all([ask('/never'), ask('/begun')]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect((await asked).map(({ error, meta }) => [error?.status, error?.message, meta?.status])).toEqual([
        [0, '0: The line is dead.', undefined],
        [0, '0: The line is dead.', 200],
      ]);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('that deletes what is not there has come to what was wanted; anything else of that status is a refusal', async () => {
    const unknown = JSON.stringify({ status: 404, title: 'Not found', code: 'not_found' });
    serve({
      'DELETE /api/things/1': new Response(unknown, { status: 404 }),
      'GET /api/things/1': new Response(unknown, { status: 404 }),
      'DELETE /api/things/2': new Response('404 page not found', { status: 404 }),
      'DELETE /api/things/3': problem(409, 'It is used.'),
    });
    expect(await ask({ url: '/api/things/1', method: 'DELETE' })).toEqual({
      data: null,
      meta: { status: 404, date: '' },
    });
    const refused = await Promise.all([
      ask('/api/things/1'),
      ...[2, 3].map((id) => ask({ url: `/api/things/${id}`, method: 'DELETE' })),
    ]);
    expect(refused.map(({ error }) => error?.status)).toEqual([404, 404, 409]);
  });

  it('knows the next page of a list', async () => {
    const link = '<https://safari.example/api/things?cursor=7>; rel="next"';
    serve({ 'GET /api/things': new Response('[]', { headers: { link } }) });
    expect((await ask('/api/things')).meta?.next).toBe('https://safari.example/api/things?cursor=7');
  });

  it.each([
    ['"7"', 7],
    ['W/"12"', 12],
    ['"Tq3x"', undefined],
    [undefined, undefined],
  ])('knows by the tag %s that the version is %s', async (etag, version) => {
    serve({ 'GET /api/things': new Response('[]', { headers: etag === undefined ? {} : { etag } }) });
    expect((await ask('/api/things')).meta?.version).toBe(version);
  });
});

describe('one intent', () => {
  const place: Call = { url: '/api/things', method: 'POST', body: { name: 'Simba' } };
  const keys = (calls: ReturnType<typeof serve>) =>
    calls.map(({ headers }) => headers.get('idempotency-key'));

  it('keeps its key over failures until it succeeds; then the same request is a new intent', async () => {
    const answers: Record<string, unknown> = { 'POST /api/things': problem(503, 'Down.') };
    const calls = serve(answers);
    await ask(place);
    answers['POST /api/things'] = { id: 1 };
    await ask(place);
    await ask(place);
    const [first, repeated, next] = keys(calls);
    expect(first).toHaveLength(32);
    expect(repeated).toBe(first);
    expect(next).not.toBe(first);
  });

  it('keeps its key where the server has done it and the answer was lost on the way', async () => {
    const answers: Record<string, unknown> = { 'POST /api/things': new Response('{"id":', { status: 201 }) };
    const calls = serve(answers);
    expect((await ask(place)).error?.status).toBe(0);
    answers['POST /api/things'] = { id: 1 };
    expect((await ask(place)).data).toEqual({ id: 1 });
    const [first, repeated] = keys(calls);
    expect(repeated).toBe(first);
  });

  it('ends where the server says that what it had done was taken back since', async () => {
    const answers: Record<string, unknown> = { 'POST /api/things': problem(409, 'It is being done.') };
    const calls = serve(answers);
    await ask(place);
    const undone = { status: 409, title: 'No', detail: 'No', code: 'conflict', reason: 'undone' };
    answers['POST /api/things'] = Response.json(undone, { status: 409 });
    await ask(place);
    answers['POST /api/things'] = { id: 1 };
    await ask(place);
    const [first, repeated, next] = keys(calls);
    expect(repeated).toBe(first);
    expect(next).not.toBe(first);
  });

  it('is given up five minutes after it was last tried: the same call later is meant anew', async () => {
    const clock = jest.spyOn(Date, 'now');
    try {
      const calls = serve({ 'POST /api/things': problem(503, 'Down.') });
      for (const minute of [0, 4, 8, 13]) {
        clock.mockReturnValue(minute * 60_000);
        await ask(place);
      }
      const [first, second, third, later] = keys(calls);
      expect([second, third]).toEqual([first, first]);
      expect(later).toHaveLength(32);
      expect(later).not.toBe(first);
    } finally {
      clock.mockRestore();
    }
  });

  it('is the same for both presses of a double click, and another for another body', async () => {
    const calls = serve({ 'POST /api/things': { id: 1 } });
    await Promise.all([ask(place), ask(place), ask({ ...place, body: { name: 'Tembo' } })]);
    const [first, second, other] = keys(calls);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is also what is no POST and done once, and none any other change', async () => {
    const calls = serve({ 'PUT /api/things': problem(503, 'Down.') });
    const change: Call = { ...place, method: 'PUT' };
    for (const call of [{ ...change, once: true }, { ...change, once: true }, change]) await ask(call);
    const [first, repeated, other] = keys(calls);
    expect(first).toHaveLength(32);
    expect([repeated, other]).toEqual([first, null]);
  });

  it('takes the key that a form holds, and none where the call creates nothing', async () => {
    const calls = serve({ 'POST /api/things': {}, 'GET /api/things': [] });
    await ask({ ...place, idempotencyKey: 'mine' });
    await ask({ ...place, idempotencyKey: null });
    await ask('/api/things');
    expect(keys(calls)).toEqual(['mine', null, null]);
  });
});
