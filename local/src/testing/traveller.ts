import { CookieJar } from './cookie-jar.js';

/** A client that calls the product as a browser does: with an origin, and with its cookies. */
export class Traveller {
  private readonly cookies = new CookieJar();

  constructor(private readonly origin: string) {}

  /** @throws if the answer is not a success */
  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const isFile = body instanceof Uint8Array;
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        origin: this.origin,
        cookie: this.cookies.header,
        ...(body !== undefined && { 'content-type': isFile ? 'image/png' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    this.cookies.keep(answer);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return (isJson ? JSON.parse(text) : text) as T;
  }
}
