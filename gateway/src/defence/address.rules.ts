/**
 * An address that can be read in one way only, as nearly every one is: nothing encoded, no part that starts with a dot.
 */
const PLAIN = /^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?(?:\?[^#]*)?$/;
const UNRESERVED = /[\w.~-]/;
const NOT_ASCII = /[^\x21-\x7e]/;
/** Characters that RFC 3986, 3.3 does not allow in a path: others encode them before they read it. */
const NOT_OF_A_PATH = /[^\w.~!$&'()*+,;=:@/%-]/;
const HIDDEN = /[\\\p{Cc}]/u;

/** An address as everybody behind the door reads it, or why it has none. */
export type Address = { url: string } | { fault: string };

/**
 * The canonical form of a request's address, which the gateway decides by and passes on: in origin form, with nothing
 * encoded that needs no encoding. A path that others might read differently is refused. A query is only text.
 * @param target as the client wrote it
 */
export function readAddress(target: string): Address {
  if (!target.startsWith('/') || target.includes('#')) return { fault: 'This is not an address of ours.' };
  if (PLAIN.test(target)) return { url: target };
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const fault = faultOf(path);
  return fault === undefined ? { url: target } : { fault };
}

function faultOf(path: string): string | undefined {
  const decoded = decodedPath(path);
  if (decoded === undefined || NOT_ASCII.test(path)) return 'This address cannot be read.';
  if (hidesPlainCharacters(path)) return 'This address encodes what needs no encoding.';
  if (HIDDEN.test(decoded)) return 'This address has characters that no address of ours has.';
  if (NOT_OF_A_PATH.test(path)) return 'This address has characters that need to be encoded.';
  if (path.includes('//')) return 'This address has an empty part.';
  if (decoded.split('/').some((part) => part === '.' || part === '..'))
    return 'This address leads out of itself.';
  return undefined;
}

/** RFC 3986, 6.2.2.2: an encoded unreserved character means the same path, but another rule might not recognize it. */
function hidesPlainCharacters(path: string): boolean {
  const triplets = path.match(/%[0-9a-f]{2}/gi) ?? [];
  return triplets.some((triplet) =>
    UNRESERVED.test(String.fromCharCode(Number.parseInt(triplet.slice(1), 16))),
  );
}

/** Undefined where it cannot be decoded. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
