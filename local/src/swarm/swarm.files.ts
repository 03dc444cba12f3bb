import { stringify } from 'yaml';
import { workloadsOf } from '../kubernetes/kubernetes.files.js';
import type { Workload } from '../kubernetes/workload.js';
import type { ProductFile } from '../product/product-file.js';
import { balancer } from './balancer.js';
import { membersOf, overlaysOf } from './overlays.rules.js';
import { formerOverlay, partOf } from './parts.js';
import type { StackService } from './stack-service.js';
import { natsMembers, postgresMembers, primaryOverlay } from './stores.js';

const FOLDER = 'deploy/swarm';
const WRITTEN =
  '# Written by `npm run product` from product.json and local/src/swarm; a test says when it is old.\n';

/** Files without secrets, by their path beside the stack. */
const CONFIGS: Readonly<Record<string, string>> = {
  balancer: '../balancer.conf',
  entrance: '../entrance.conf',
  'to-https': '../to-https.conf',
  nats: '../nats.conf',
  'nats-durable': '../nats-durable.conf',
  'postgres-start': './postgres/start.sh',
  'postgres-replicator': './postgres/replicator.sh',
};

export interface Stack {
  readonly services: Readonly<Record<string, StackService>>;
  readonly networks: Readonly<Record<string, object>>;
  readonly volumes: Readonly<Record<string, object>>;
  readonly configs: Readonly<Record<string, object>>;
  readonly secrets: Readonly<Record<string, object>>;
}

/** All services of the stack, and all names that they use. */
export function stackOf(product: ProductFile): Stack {
  const overlays = overlaysOf(product);
  const met = (service: string) =>
    overlays.filter(({ members }) => members.includes(service)).map(({ name }) => name);
  const parts = workloadsOf(product);
  const services = {
    balancer: balancer(met('balancer')),
    ...Object.fromEntries(parts.map((part) => [part.name, partOf(part, met(part.name))])),
    ...natsMembers(met('nats-1')),
    ...postgresMembers(met('postgres-1')),
  };
  const secrets = new Set(
    Object.values(services).flatMap(({ secrets: own = [] }) => own.map(({ source }) => source)),
  );
  return {
    services,
    networks: named(
      overlays.map(({ name, internal }) => [name, { driver: 'overlay', ...(internal && { internal }) }]),
    ),
    volumes: named([...membersOf('nats'), ...membersOf('postgres')].map((name) => [name, {}])),
    configs: named(
      Object.entries(CONFIGS).map(([name, file]) => [name, { file, name: numbered(name, 'CONFIG') }]),
    ),
    secrets: named([...secrets].map((name) => [name, { external: true, name: numbered(name, 'SECRET') }])),
  };
}

/**
 * Numbers each name separately, since a service restarts when a mounted name changes:
 * `svc-booking-${SECRET_SVC_BOOKING:-1}`.
 */
const numbered = (name: string, kind: 'CONFIG' | 'SECRET') =>
  `${name}-\${${kind}_${name.toUpperCase().replaceAll('-', '_')}:-1}`;

const named = (entries: readonly (readonly [string, object])[]) => Object.fromEntries(entries);

/** The stack, an overlay for each Postgres that may lead, and overlays that keep callers at the previous version. */
export function swarmFiles(product: ProductFile): { path: string; content: string }[] {
  const asked = overlaysOf(product).filter(
    ({ name, members }) => name !== 'postgres' && members.includes('postgres-1'),
  );
  const whereAsked = asked.map(({ name }) => name);
  const ofKind = (kind: Workload['kind']) => workloadsOf(product).filter((part) => part.kind === kind);
  return [
    fileOf('stack.yml', stackOf(product)),
    ...membersOf('postgres').map((primary) =>
      fileOf(`primary/${primary}.yml`, primaryOverlay(primary, whereAsked)),
    ),
    fileOf('former/gateway.yml', formerOverlay(ofKind('gateway'))),
    fileOf('former/screens.yml', formerOverlay(ofKind('files'))),
  ];
}

const fileOf = (file: string, content: object) => ({
  path: `${FOLDER}/${file}`,
  content: WRITTEN + stringify(content, { aliasDuplicateObjects: false, lineWidth: 0 }),
});
