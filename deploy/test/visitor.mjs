/** As much of a browser as a story about containers needs: cookies, and an origin that the gateway trusts. */
export class Visitor {
  #cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  /** @returns the answer's JSON. @throws where it is not a good one */
  async call(method, path, body) {
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        origin: this.origin,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }
}

/** Tries until it works. @throws what the last try threw */
export async function eventually(work, seconds) {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
