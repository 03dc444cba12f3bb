import { AROUND, arrowsOf, BACKUP, fileServers, type Place } from '../kubernetes/arrows.rules.js';
import type { ProductFile } from '../product/product-file.js';

/** A network across nodes: all its members can connect to each other, and to nobody else. */
export interface Overlay {
  readonly name: string;
  /** Names of the stack's services. */
  readonly members: readonly string[];
  /** It has no access to the outside. */
  readonly internal: boolean;
}

/** Each store consists of three services, each pinned to a node of its own. */
export const STORES = [1, 2, 3] as const;
const STORED: readonly Place[] = ['nats', 'postgres'];

/** Static files are public, so those who serve them may share a network. */
const SCREENS = 'screens';
/** Brings visitors in; on Kubernetes this is not part of the product, here it is in the stack. */
const BALANCER = 'balancer';
/** Peers that are not part of the stack; backups are a stack of their own, in svc-catalog's networks. */
const BESIDE: readonly Place[] = [AROUND.monitoring, AROUND.operators, AROUND.api, BACKUP];

export const membersOf = (place: Place): string[] => STORES.map((store) => `${place}-${store}`);

/** One network per permitted connection, since Docker's networks have no directions. */
export function overlaysOf(product: ProductFile): Overlay[] {
  const files = fileServers(product);
  const overlays = new Map<string, Overlay>([
    [AROUND.entrance, { name: AROUND.entrance, members: [BALANCER], internal: false }],
  ]);
  for (const { from, to } of arrowsOf(product)) {
    if (BESIDE.includes(from) || BESIDE.includes(to)) continue;
    const name = files.includes(to) ? SCREENS : from === to ? from : `${from}-${to}`;
    const members = new Set([...(overlays.get(name)?.members ?? []), ...servicesOf(from), ...servicesOf(to)]);
    overlays.set(name, { name, members: [...members], internal: to !== AROUND.internet });
  }
  return [...overlays.values()];
}

function servicesOf(place: Place): string[] {
  if (place === AROUND.internet) return [];
  if (place === AROUND.entrance) return [BALANCER];
  return STORED.includes(place) ? membersOf(place) : [place];
}
