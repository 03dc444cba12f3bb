import { isIP } from 'node:net';
import { type AddressScope, addressScope } from '@safari/service-kit';

export interface EndpointLimits {
  /** Also allows endpoints on this machine and its network, and plain http; never in production. */
  allowPrivate: boolean;
}

/** Names that are never an operator's: this machine, its network's own names, and names without a dot. */
const LOCAL_NAME = /^(?:[^.]*|(?:.*\.)?(?:localhost|local|internal|intranet|lan|home\.arpa))$/;

/** Whether we may post to an address of that scope. */
export function mayReach(scope: AddressScope, { allowPrivate }: EndpointLimits): boolean {
  return scope === 'public' || (scope === 'private' && allowPrivate);
}

/**
 * Why nothing may be posted to an address, by its text alone; undefined when it may. URL parsing has normalized
 * decimal, octal and hexadecimal hosts before.
 */
export function endpointFault(endpoint: string, limits: EndpointLimits): string | undefined {
  if (!URL.canParse(endpoint)) return 'Enter an address such as https://partner.example/bookings.';
  const url = new URL(endpoint);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && limits.allowPrivate)) {
    return 'The address must begin with https://.';
  }
  if (url.username !== '' || url.password !== '') return 'The address must not contain a password.';
  const host = hostOf(url);
  if (isIP(host) !== 0) return mayReach(addressScope(host), limits) ? undefined : NOT_PUBLIC;
  return LOCAL_NAME.test(host) && !limits.allowPrivate ? NOT_PUBLIC : undefined;
}

export const NOT_PUBLIC = 'The address must lie on the public internet.';

/** The host as a resolver takes it: no brackets, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/[[\]]/g, '').replace(/\.+$/, '');
}
