/** The profile of an artist, whose name may hold anything. */
export const artistPath = (artist: string): string => `/artist/${encodeURIComponent(artist)}`;

/** A letter in the visitor's own mail program. */
export function mailTo(address: string, subject: string, body = ''): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${address}?${parts.join('&')}`;
}

/** The artwork's number in an address such as `/art/5`; undefined where it holds none, as in `/art/red`. */
export function artworkId(parameter: string | undefined): number | undefined {
  const id = Number.parseInt(parameter ?? '', 10);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
