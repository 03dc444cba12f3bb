import { staffPassword } from '../../local/dist/settings/sign-ins.js';
import { CookieJar } from '../../local/dist/testing/cookie-jar.js';

/** Makes a request like a browser: with cookies, following redirects. */
async function go(cookies, url, options = {}) {
  const headers = { ...options.headers, cookie: cookies.header };
  const answer = await fetch(url, { ...options, headers, redirect: 'manual' });
  cookies.keep(answer);
  const next = answer.headers.get('location');
  return next ? go(cookies, new URL(next, url).href) : { url, answer };
}

/** Signs in at the local provider. @returns the session's cookies */
export async function signIn(origin, name) {
  const cookies = new CookieJar();
  const { url, answer } = await go(cookies, `${origin}/auth/google?returnTo=/api/auth/user`);
  const [, form = ''] = /action="([^"]+)"/.exec(await answer.text()) ?? [];
  const body = new URLSearchParams({ name });
  const done = await go(cookies, new URL(form, url).href, { method: 'POST', body });
  if (!done.answer.ok) throw new Error(`${name} could not sign in: ${done.answer.status}`);
  return cookies.header;
}

/** Signs in as staff. @returns the session's cookies */
export async function signInStaff(origin) {
  const cookies = new CookieJar();
  const { answer } = await go(cookies, `${origin}/api/auth/admin-login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ password: staffPassword }),
  });
  if (!answer.ok) throw new Error(`the office could not sign in: ${answer.status}`);
  return cookies.header;
}

/** The identity token of whoever has these cookies, as the gateway would send it; expires after a minute. */
export async function identityOf({ services, keys }, cookie) {
  const session = (name) => new RegExp(`${name}=([^;]+)`).exec(cookie)?.[1];
  const answer = await fetch(`${services.auth}/internal/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gateway-secret': keys.gatewaySecret },
    body: JSON.stringify({ customer: session('safari_session'), staff: session('safari_staff') }),
  });
  return (await answer.json()).token;
}
