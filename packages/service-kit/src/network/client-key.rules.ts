import { isIPv6 } from 'node:net';

/**
 * The key by which the sender at an address is counted: of an IPv6 address the network of 64 bits, since its holder has
 * all the others in it.
 */
export function clientKey(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The network that one holder has as a rule: of IPv4 256 addresses, of IPv6 what a provider gives to one household or
 * firm.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups !== 'string') return `${groups.slice(0, 3).join(':')}::/48`;
  return groups.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

/** The eight groups of an IPv6 address; any other text as it is. */
function groupsOf(address: string): string | string[] {
  if (!address.includes(':')) return address; // as most are, and looked at with every request
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back];
}
