/** The public addresses of what the catalogue offers: paths from the root, encoded. */
export const HOME = '/';
export const GALLERY = '/art';
export const packageAddress = (id: number): string => `/?package=${id}`;
export const attractionAddress = (id: number): string => `/?attraction=${id}`;
export const artworkAddress = (id: number): string => `/art/${id}`;
export const artistAddress = (name: string): string => `/artist/${encodeURIComponent(name)}`;

/** An address in full; undefined for what is none on the web (`javascript:`, `data:`). */
export function absolute(origin: string, address: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Whether a browser may be told to fetch it now: a file of this origin. */
export const isOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);
