/** An absolute web address; undefined for other schemes (`javascript:`, `data:`). */
export function absolute(origin: string, address: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Whether the page may preload it: a file of this origin. */
export const isOwnFile = (address: string): boolean => /^\/(?![/\\])\S*$/.test(address);
