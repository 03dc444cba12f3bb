/** The absolute URL of a web address; undefined for other schemes (`javascript:`, `data:`). */
export function absolute(origin: string, address: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Whether it is a path of this origin, which the page may preload. */
export const isOwnFile = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);
