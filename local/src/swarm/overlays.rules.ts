import { AROUND, arrowsOf, BACKUP, fileServers, type Place } from '../kubernetes/arrows.rules.js';
import type { ProductFile } from '../product/product-file.js';

/** A network across nodes: who is in it meets everybody in it, and nobody else. */
export interface Overlay {
  readonly name: string;
  /** Names of services of the stack. */
  readonly members: readonly string[];
  /** Nothing leaves it. */
  readonly internal: boolean;
}

/** What keeps something on the disk is three services, each at home on a node of its own. */
export const STORES = [1, 2, 3] as const;
const STORED: readonly Place[] = ['nats', 'postgres'];

/** Files are for everybody, so those who hand them out may meet. */
const SCREENS = 'screens';
/** Brings visitors in; what Kubernetes has beside the product stands in the stack here. */
const BALANCER = 'balancer';
/** Whom nobody of the stack plays; a backup is a stack of its own, in svc-catalog's networks. */
const BESIDE: readonly Place[] = [AROUND.monitoring, AROUND.operators, AROUND.api, BACKUP];

export const membersOf = (place: Place): string[] => STORES.map((store) => `${place}-${store}`);

/** A network for each arrow of the design, since a network of Docker has no directions. */
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
