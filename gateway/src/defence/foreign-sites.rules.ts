const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What signs out although it is a GET: a link on any page could lead there. */
const SIGN_OUT = '/auth/logout';
/** What signs in without a question where the provider knows the person: that is theirs to begin. */
const SIGN_IN = new Set(['/auth/google', '/auth/office']);

export interface RequestOrigin {
  method: string;
  /** without the query */
  path: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
  referer: string | undefined;
}

/**
 * Whether another site, not our own page, makes this browser send a request that changes something. Fetch Metadata
 * decides; browsers without it are judged by Origin or Referer, and what has none cannot be told from an attack.
 */
export function comesFromForeignSite(request: RequestOrigin, publicOrigin: string): boolean {
  const { method, path, secFetchSite, origin, referer } = request;
  if (path === SIGN_OUT) {
    if (secFetchSite !== undefined) return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
    return (origin ?? originOf(referer)) !== publicOrigin;
  }
  const foreign = secFetchSite === 'cross-site' || secFetchSite === 'same-site';
  if (SAFE.has(method)) return SIGN_IN.has(path) && foreign;
  if (secFetchSite !== undefined) return secFetchSite !== 'same-origin';
  return origin !== publicOrigin;
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
