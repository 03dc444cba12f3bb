/** The cookies that somebody was given, as a browser keeps them. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** What the next request says of them. */
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
