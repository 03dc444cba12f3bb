/** One recorded call of the page. */
export interface RecordedCall {
  method: string;
  /** path and query */
  url: string;
  headers: Headers;
  credentials: RequestCredentials;
  /** the JSON body, where there was one */
  body: unknown;
}

/** Data are answered as 200 with JSON; a `Response` is sent as it is; a function gets the call and returns either. */
export type Answer = unknown;
export type Answers = Record<string, Answer>;

/**
 * Answers the page's calls in a test: `serve({ 'GET /api/packages': [] })`; any other call gets a 404 problem. Returns
 * the list of calls, which grows. The answers may be changed while the test runs.
 */
export function serve(answers: Answers): RecordedCall[] {
  const calls: RecordedCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call: RecordedCall = {
      method: request.method,
      url: `${pathname}${search}`,
      headers: request.headers,
      credentials: request.credentials,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.url}`] ?? answers[`${call.method} ${pathname}`];
    return toResponse(typeof answer === 'function' ? await answer(call) : answer);
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
