import type { CustomFetch } from 'openid-client';

/** Sends requests for the issuer to `backChannel`; the metadata and tokens must still name `issuer`. */
export function fetchBy(issuer: string, backChannel: string): CustomFetch {
  const from = new URL(issuer).origin;
  const to = new URL(backChannel).origin;
  return (url, options) => {
    const address = new URL(url);
    return fetch(address.origin === from ? to + address.pathname + address.search : url, options);
  };
}
