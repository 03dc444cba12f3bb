/** Stores cookies as a browser does. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** The `cookie` header of the next request. */
  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep({ headers }: Pick<Response, 'headers'>): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.cookies.set(name, value);
    }
  }
}
