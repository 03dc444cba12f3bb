import type { CustomFetch } from 'openid-client';

/** Asks the issuer at `backChannel`; whatever it and its tokens say still has to name `issuer`. */
export function fetchBy(issuer: string, backChannel: string): CustomFetch {
  const from = new URL(issuer).origin;
  const to = new URL(backChannel).origin;
  return (url, options) => {
    const address = new URL(url);
    return fetch(address.origin === from ? to + address.pathname + address.search : url, options);
  };
}
