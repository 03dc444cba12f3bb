/** The server's answer to a change of an outdated version. */
export const stale = (current: unknown): Response =>
  new Response(
    JSON.stringify({ status: 412, title: 'Changed meanwhile', detail: 'Somebody changed this.', current }),
    { status: 412, headers: { 'content-type': 'application/problem+json' } },
  );
