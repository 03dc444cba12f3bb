/** The path of an artist's page; a name may contain any character. */
export const artistPath = (artist: string): string => `/artist/${encodeURIComponent(artist)}`;

/** The id in an address such as `/art/5`; undefined where there is none, as in `/art/red`. */
export function artworkId(parameter: string | undefined): number | undefined {
  const id = Number.parseInt(parameter ?? '', 10);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
