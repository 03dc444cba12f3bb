/** An address in full; undefined for what is none on the web (`javascript:`, `data:`). */
export function absolute(origin: string, address: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Whether a browser may be told to fetch it now: a file of this origin. */
export const isOurs = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);
