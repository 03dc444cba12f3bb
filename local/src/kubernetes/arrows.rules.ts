import { PORT } from '../product/container-addresses.js';
import type { ProductFile } from '../product/product-file.js';

/** Somebody of ours by their name, or one of those around us. */
export type Place = string;

/** Who is met outside of the product's namespace, or beside it. */
export const AROUND = {
  entrance: 'entrance',
  monitoring: 'monitoring',
  internet: 'internet',
  operators: 'operators of the cluster',
  api: 'the API of the cluster',
} as const;

export interface Arrow {
  readonly from: Place;
  readonly to: Place;
  readonly ports: readonly number[];
}

/** Who copies what Postgres and the bucket keep, when it is asked for. */
export const BACKUP = 'backup';

const HTTP = [PORT];
const HTTPS = [443];
/** Handed over with TLS from the start, or after a greeting. */
const SMTP = [465, 587];
const TRACES = [4318];

/** What a service reaches outside: its provider, its bucket, its letters, operators' endpoints. */
const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  catalog: HTTPS,
  booking: SMTP,
  operators: [...HTTPS, ...SMTP],
  auth: [...HTTPS, ...SMTP],
};

/** Whoever hands out files, and nothing else. */
export const fileServers = ({ remotes }: ProductFile): string[] => [
  'shell',
  'pictures',
  ...Object.values(remotes),
];

/** Every way that the design has, and no other. */
export function arrowsOf(product: ProductFile): Arrow[] {
  const { services } = product;
  const files = fileServers(product);
  const processes = ['gateway', ...Object.values(services)];
  const arrows = (from: readonly Place[], to: readonly Place[], ports: readonly number[]): Arrow[] =>
    from.flatMap((one) => to.map((other) => ({ from: one, to: other, ports })));
  return [
    ...arrows([AROUND.entrance], ['gateway'], HTTP),
    ...arrows(['gateway'], [...Object.values(services), ...files], HTTP),
    ...arrows(processes, ['nats'], [4222]),
    ...arrows([...Object.values(services), BACKUP], ['postgres'], [5432]),
    ...arrows([AROUND.monitoring], processes, HTTP),
    ...arrows(processes, [AROUND.monitoring], TRACES),
    ...Object.entries(services).flatMap(([name, folder]) =>
      arrows([folder], [AROUND.internet], OUTSIDE[name] ?? []),
    ),
    { from: BACKUP, to: AROUND.internet, ports: HTTPS },
    { from: 'nats', to: 'nats', ports: [4222, 6222] },
    { from: AROUND.monitoring, to: 'nats', ports: [7777] },
    { from: 'postgres', to: 'postgres', ports: [5432, 8000] },
    { from: AROUND.operators, to: 'postgres', ports: [5432, 8000] },
    { from: AROUND.monitoring, to: 'postgres', ports: [9187] },
    { from: 'postgres', to: AROUND.api, ports: [...HTTPS, 6443] }, // where each instance tells its state, and hears who leads
  ].filter(({ ports }) => ports.length > 0);
}
