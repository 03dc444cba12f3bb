import { PORT } from '../product/container-addresses.js';
import type { ProductFile } from '../product/product-file.js';

/** The name of a part of the product, or of something outside it. */
export type Place = string;

/** Peers outside the product's namespace. */
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

/** The job that backs up Postgres and the bucket. */
export const BACKUP = 'backup';

const HTTP = [PORT];
const HTTPS = [443];
/** Submission ports: TLS from the start, and STARTTLS. */
const SMTP = [465, 587];
const TRACES = [4318];

/** The ports that each service needs outside: OpenID provider, bucket, mail server, operators' endpoints. */
const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  catalog: HTTPS,
  booking: SMTP,
  operators: [...HTTPS, ...SMTP],
  auth: [...HTTPS, ...SMTP],
};

/** The parts that only serve static files. */
export const fileServers = ({ remotes }: ProductFile): string[] => [
  'shell',
  'pictures',
  ...Object.values(remotes),
];

/** Every permitted connection between parts, and no other. */
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
    { from: 'postgres', to: AROUND.api, ports: [...HTTPS, 6443] }, // each instance reports its state there, and learns who leads
  ].filter(({ ports }) => ports.length > 0);
}
