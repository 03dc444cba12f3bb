/** One call that the page made. */
export interface Asked {
  method: string;
  /** path and query */
  url: string;
  headers: Headers;
  credentials: RequestCredentials;
  /** the JSON body, where there was one */
  body: unknown;
}

/** Data becomes a 200 of JSON; a `Response`, or a function of the call giving either, is taken as it is. */
export type Answer = unknown;
export type Answers = Record<string, Answer>;

/**
 * Answers the page's calls in a test: `serve({ 'GET /api/packages': [] })`. Anything else is a 404 problem.
 * Returns the calls made so far, a list that grows. The answers may be changed while the test runs.
 */
export function serve(answers: Answers): Asked[] {
  const calls: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const asked: Asked = {
      method: request.method,
      url: `${pathname}${search}`,
      headers: request.headers,
      credentials: request.credentials,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(asked);
    const known = answers[`${asked.method} ${asked.url}`] ?? answers[`${asked.method} ${pathname}`];
    return toResponse(typeof known === 'function' ? await known(asked) : known);
  };
  return calls;
}

/** An `application/problem+json` answer. */
export function problem(status: number, detail: string, errors?: Record<string, string[]>): Response {
  const body = { status, title: detail, detail, code: 'refused', errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  if (answer === undefined) return problem(404, 'Nothing is served there.');
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
}
