/** What the server answers to a change of a version that is not the newest. */
export const stale = (current: unknown): Response =>
  new Response(
    JSON.stringify({ status: 412, title: 'Changed meanwhile', detail: 'Somebody changed this.', current }),
    { status: 412, headers: { 'content-type': 'application/problem+json' } },
  );
