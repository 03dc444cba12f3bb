import { staffPassword } from '../../local/dist/settings/sign-ins.js';

/** A browser's cookies, and nothing else of it. */
class Cookies {
  jar = new Map();

  keep(answer) {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.jar.set(name, value);
    }
    return answer;
  }

  get header() {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** As a browser goes: with cookies, by every redirection. */
  async go(url, options = {}) {
    const headers = { ...options.headers, cookie: this.header };
    const answer = this.keep(await fetch(url, { ...options, headers, redirect: 'manual' }));
    const next = answer.headers.get('location');
    return next ? this.go(new URL(next, url).href) : { url, answer };
  }
}

/** Signs somebody in at the local provider. @returns the cookies that say so */
export async function signIn(origin, name) {
  const cookies = new Cookies();
  const { url, answer } = await cookies.go(`${origin}/auth/google?returnTo=/api/auth/user`);
  const [, form = ''] = /action="([^"]+)"/.exec(await answer.text()) ?? [];
  const body = new URLSearchParams({ name });
  const done = await cookies.go(new URL(form, url).href, { method: 'POST', body });
  if (!done.answer.ok) throw new Error(`${name} could not sign in: ${done.answer.status}`);
  return cookies.header;
}

/** Signs the office in. @returns the cookies that say so */
export async function signInStaff(origin) {
  const cookies = new Cookies();
  const { answer } = await cookies.go(`${origin}/api/auth/admin-login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ password: staffPassword }),
  });
  if (!answer.ok) throw new Error(`the office could not sign in: ${answer.status}`);
  return cookies.header;
}

/** What the gateway would tell a service of whoever has these cookies; it holds for a minute. */
export async function identityOf({ services, keys }, cookie) {
  const session = (name) => new RegExp(`${name}=([^;]+)`).exec(cookie)?.[1];
  const answer = await fetch(`${services.auth}/internal/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gateway-secret': keys.gatewaySecret },
    body: JSON.stringify({ customer: session('safari_session'), staff: session('safari_staff') }),
  });
  return (await answer.json()).token;
}
