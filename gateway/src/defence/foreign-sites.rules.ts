/** The methods that change nothing. */
export const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Below it is nothing that a page of another site could show or read. */
const OURS_ALONE = /^\/(?:api|auth)\//;
/** What signs out although it is a GET: a link on any page could lead there. */
const SIGN_OUT = '/auth/logout';
/** What signs in, or confirms, without a question where the provider knows the person: that is theirs to begin. */
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

/** Whether a page of another site made the browser ask, as browsers say that know of sites. */
export const isFromOtherSite = (secFetchSite: string | undefined): boolean =>
  secFetchSite === 'cross-site' || secFetchSite === 'same-site';

/**
 * Whether another site, not our own page, makes this browser send a request that is our pages' alone: one that changes
 * something, or one behind somebody's back (a picture, a frame, a script's call). A link that leads here is none. Fetch
 * Metadata decides; browsers without it are judged by Origin or Referer, and what has none cannot be told from an attack.
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
