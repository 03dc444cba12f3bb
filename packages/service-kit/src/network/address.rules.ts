import { BlockList, isIP } from 'node:net';

/**
 * Where an address leads: `public` to the internet, `private` to this machine or its own network, `never` to what no
 * message may reach (metadata services, multicast, broadcast, tunnels, documentation and reserved space).
 */
export type AddressScope = 'public' | 'private' | 'never';

/** Of `node:net`'s subnets; IPv6 is named where it is public, IPv4 where it is not. */
const PRIVATE_4 = subnets('ipv4', ['10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
const NEVER_4 = subnets('ipv4', [
  '0.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
const PRIVATE_6 = subnets('ipv6', ['::1/128', 'fc00::/7']);
const PUBLIC_6 = subnets('ipv6', ['2000::/3']);
/** Protocol assignments with Teredo, documentation, 6to4. */
const NEVER_6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** @param address an IPv4 or IPv6 address, as the resolver gives it; anything else is `never` */
export function addressScope(address: string): AddressScope {
  const plain = unmapped(address);
  if (isIP(plain) === 4) {
    if (NEVER_4.check(plain)) return 'never';
    return PRIVATE_4.check(plain) ? 'private' : 'public';
  }
  if (isIP(plain) !== 6 || plain.includes('%') || NEVER_6.check(plain, 'ipv6')) return 'never';
  if (PRIVATE_6.check(plain, 'ipv6')) return 'private';
  return PUBLIC_6.check(plain, 'ipv6') ? 'public' : 'never';
}

/** `::ffff:7f00:1` is `127.0.0.1`, mapped into IPv6. */
function unmapped(address: string): string {
  if (isIP(address) !== 6 || address.includes('%')) return address;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shortest);
  if (!mapped) return shortest;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function subnets(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
