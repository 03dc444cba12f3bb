/** As much of a browser as a story about containers needs: cookies, and an origin that the gateway trusts. */
export class Visitor {
  #cookies = new Map();

  /**
   * @param origin as the product knows itself
   * @param address where it is asked, which may change
   */
  constructor(origin, address = origin, timeoutMs = 10_000) {
    this.origin = origin;
    this.address = address;
    this.timeoutMs = timeoutMs;
  }

  /** @returns the answer's JSON. @throws where it is not a good one */
  async call(method, path, body, headers = {}) {
    const answer = await this.ask(method, path, body, headers);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  /** @returns the answer, whatever it says */
  async ask(method, path, body, headers = {}) {
    const answer = await fetch(this.address + path, {
      method,
      headers: { ...this.#own(), ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    return answer;
  }

  /** A stream that ends when it is told to. @throws where it is not let in */
  async open(path, signal) {
    const answer = await fetch(this.address + path, { headers: this.#own(), signal });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }

  #own() {
    return {
      origin: this.origin,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
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
