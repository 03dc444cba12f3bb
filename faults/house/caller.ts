import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CookieJar } from '../../local/src/testing/cookie-jar.js';

export interface Answer<T> {
  status: number;
  body: T;
}

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 250;
const GIVES_UP_MS = 240_000;
/** Statuses that report an outage. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

export interface Intent {
  /** The idempotency key of all repetitions; null for a client without one. */
  key?: string | null;
  /** More statuses after which the request is repeated. */
  repeatedAt?: readonly number[];
}

/** A client that calls the product as a browser does: with an origin, and with its cookies. */
export class Caller {
  /** How often a request was repeated because it was not answered, or during an outage. */
  repeats = 0;
  /** Of these, those without an answer or during an outage (rather than for unknown rows). */
  unanswered = 0;
  private readonly cookies = new CookieJar();

  constructor(private readonly origin: string) {}

  /** Its cookie header. */
  get cookie(): string {
    return this.cookies.header;
  }

  /** Sends one request. @throws if there is no answer */
  async ask<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<Answer<T>> {
    const answer = await this.fetch(new URL(path, this.origin), {
      method,
      headers: {
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /**
   * Repeats a request until it is answered, always under the same idempotency key.
   * @throws Error for any answer that is neither a success nor an outage
   */
  async insist<T>(method: string, path: string, body?: unknown, intent: Intent = {}): Promise<T> {
    const { key = method === 'GET' ? null : randomUUID(), repeatedAt = [] } = intent;
    const end = Date.now() + GIVES_UP_MS;
    let last = 'nothing';
    while (Date.now() < end) {
      const answer = await this.ask<T>(method, path, body, key).catch((error: unknown) => {
        last = String(error);
        return undefined;
      });
      if (answer && answer.status < 300) return answer.body;
      if (answer) last = `${answer.status} ${JSON.stringify(answer.body)}`;
      if (answer && !AWAY.has(answer.status) && !repeatedAt.includes(answer.status)) break;
      this.repeats += 1;
      if (!answer || AWAY.has(answer.status)) this.unanswered += 1;
      await sleep(PAUSE_MS);
    }
    throw new Error(`${method} ${path} was answered: ${last}`);
  }

  /** Signs in at the OpenID provider under that name. */
  async signInAs(name: string): Promise<void> {
    const page = await this.follow(new URL('/auth/google?returnTo=/api/auth/user', this.origin));
    const form = /action="([^"]+)"/.exec(await page.answer.text())?.[1];
    if (!form) throw new Error(`the provider answered ${page.answer.status} and shows no form`);
    const user = await this.follow(new URL(form, page.url), {
      method: 'POST',
      body: new URLSearchParams({ name }),
    });
    if (user.answer.status !== 200) throw new Error(`signing in was answered ${user.answer.status}`);
    await user.answer.text();
  }

  private async follow(to: URL, request: RequestInit = {}): Promise<{ url: URL; answer: Response }> {
    let url = to;
    let answer = await this.fetch(url, request);
    for (let hops = 0; hops < 10 && answer.headers.has('location'); hops += 1) {
      await answer.text();
      url = new URL(answer.headers.get('location') ?? '', url);
      answer = await this.fetch(url);
    }
    return { url, answer };
  }

  private async fetch(url: URL, { headers, ...request }: RequestInit = {}): Promise<Response> {
    const answer = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        origin: url.origin,
        cookie: this.cookie,
        ...(headers as Record<string, string>),
      },
    });
    this.cookies.keep(answer);
    return answer;
  }
}
