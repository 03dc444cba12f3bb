/** What can be read in one way only, as nearly every address is: nothing encoded, no part that starts with a dot. */
const PLAIN = /^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)?$/;
/** How a client writes to a proxy. */
const ABSOLUTE = /^https?:\/\/[^/?#\\]*/i;
const UNRESERVED = /[\w.~-]/;
const NOT_ASCII = /[^\x21-\x7e]/;
const HIDDEN = /[\\\p{Cc}]/u;

/** An address as everybody behind the door reads it, or why it has none. */
export type Address = { url: string } | { fault: string };

/**
 * The one form of a request's address, on which the gateway decides and which the services hear: in origin form, what
 * needs no encoding not encoded. What others might read as a different path has none. A query is only text.
 * @param target as the client wrote it
 */
export function readAddress(target: string): Address {
  if (target.startsWith('/') && PLAIN.test(target)) return { url: target };
  const origin = ABSOLUTE.exec(target)?.[0] ?? '';
  const local = target.slice(origin.length);
  const url = origin !== '' && !local.startsWith('/') ? `/${local}` : local;
  if (!url.startsWith('/') || url.includes('#')) return { fault: 'This is not an address of ours.' };
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const read = readPath(path);
  return typeof read === 'string' ? { url: read + url.slice(path.length) } : read;
}

function readPath(path: string): string | { fault: string } {
  const normal = path.replace(/%([0-9a-f]{2})/gi, (triplet, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : triplet.toUpperCase();
  });
  const decoded = decode(normal);
  if (decoded === undefined || NOT_ASCII.test(normal)) return { fault: 'This address cannot be read.' };
  if (HIDDEN.test(decoded)) return { fault: 'This address has characters that no address of ours has.' };
  if (normal.includes('//')) return { fault: 'This address has an empty part.' };
  if (decoded.split('/').some((part) => part === '.' || part === '..')) {
    return { fault: 'This address leads out of itself.' };
  }
  return normal;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
