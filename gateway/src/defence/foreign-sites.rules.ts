const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestOrigin {
  method: string;
  /** without the query */
  path: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
}

/**
 * Whether another site, not our own page, makes this browser send an unsafe request. Fetch Metadata decides; browsers
 * without it are judged by Origin, and what has neither cannot be told from an attack.
 */
export function comesFromForeignSite(request: RequestOrigin, publicOrigin: string): boolean {
  const { method, path, secFetchSite, origin } = request;
  if (path === '/auth/logout') return secFetchSite === 'cross-site' || secFetchSite === 'same-site';
  if (SAFE.has(method)) return false;
  if (secFetchSite !== undefined) return secFetchSite !== 'same-origin';
  return origin !== publicOrigin;
}
