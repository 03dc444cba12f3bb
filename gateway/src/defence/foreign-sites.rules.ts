/** The methods that change nothing. */
export const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Paths below which nothing is for pages of other sites to show or read. */
const OURS_ALONE = /^\/(?:api|auth)\//;
/** Signs out although it is a GET: a link on any page could lead there. */
const SIGN_OUT = '/auth/logout';
/** Signs in, or confirms, without a prompt where the provider knows the person, so only they may start it. */
const SIGN_IN = new Set(['/auth/google', '/auth/office', '/auth/office/confirmation']);

export interface RequestOrigin {
  method: string;
  /** without the query */
  path: string;
  secFetchSite: string | undefined;
  /** what the answer is for: `document` for what the window shows, `image`, `iframe`, `empty` for what a script asks */
  secFetchDest: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
}

/** Whether a page of another site caused the request, as browsers with Fetch Metadata say. */
export const isFromOtherSite = (secFetchSite: string | undefined): boolean =>
  secFetchSite === 'cross-site' || secFetchSite === 'same-site';

/**
 * Whether another site makes this browser send a request that is for our own pages: one that changes something, or one
 * that the person does not see (a picture, a frame, a script's call). Following a link here is none. Fetch Metadata
 * decides; without it Origin does, for a sign-out also Referer, and a change with neither is refused like an attack.
 */
export function comesFromForeignSite(request: RequestOrigin, publicOrigin: string): boolean {
  const { method, path, secFetchSite, secFetchDest, origin, referer } = request;
  if (path === SIGN_OUT) {
    if (secFetchSite !== undefined) return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
    return (origin ?? originOf(referer)) !== publicOrigin;
  }
  if (SAFE.has(method)) {
    const isLink = secFetchDest === undefined || secFetchDest === 'document';
    return isFromOtherSite(secFetchSite) && OURS_ALONE.test(path) && (SIGN_IN.has(path) || !isLink);
  }
  if (secFetchSite !== undefined) return secFetchSite !== 'same-origin';
  return origin !== publicOrigin;
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
