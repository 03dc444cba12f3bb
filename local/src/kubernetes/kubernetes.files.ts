import { stringify } from 'yaml';
import { containerAddresses, PORT } from '../product/container-addresses.js';
import type { ProductFile } from '../product/product-file.js';
import { arrowsOf, fileServers } from './arrows.rules.js';
import { entrance } from './entrance.js';
import { networkPolicies } from './network.policies.js';
import { labelsOf, type Resource } from './resource.js';
import { migrationOf, resourcesOf, type Workload } from './workload.js';

const FOLDER = 'deploy/kubernetes';
const WRITTEN =
  '# Written by `npm run product` from product.json and local/src/kubernetes; a test says when it is old.\n';

/** The secrets of every process, by their names in `production.env.example`. */
const PROCESS = ['NATS_URL', 'METRICS_TOKEN'];
const SERVICE = [...PROCESS, 'DATABASE_URL', 'IDENTITY_PUBLIC_KEY'];
const OWN: Readonly<Record<string, readonly string[]>> = {
  catalog: ['PICTURES_S3_ACCESS_KEY', 'PICTURES_S3_SECRET_KEY'],
  booking: ['SMTP_URL'],
  operators: ['SMTP_URL', 'WEBHOOK_SECRET'],
  auth: [
    'SMTP_URL',
    'IDENTITY_PRIVATE_KEY',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'COOKIE_SECRET',
    'GATEWAY_SECRET',
    'DRAFT_SECRET',
    'STAFF_PASSWORD_HASH',
  ],
};

/** All workloads of the product. */
export function workloadsOf(product: ProductFile): Workload[] {
  const { services, remotes } = product;
  return [
    {
      name: 'gateway',
      kind: 'gateway',
      secrets: [...PROCESS, 'GATEWAY_SECRET'],
      env: {
        SERVICES: JSON.stringify(containerAddresses(services)),
        REMOTES: JSON.stringify(containerAddresses(remotes)),
        TARGET_SHELL: `http://shell:${PORT}`,
        PICTURES: `http://pictures:${PORT}`,
      },
    },
    ...Object.entries(services).map(
      ([name, folder]): Workload => ({
        name: folder,
        kind: 'service',
        secrets: [...SERVICE, ...(OWN[name] ?? [])],
      }),
    ),
    ...fileServers(product).map((name): Workload => ({ name, kind: 'files', secrets: [] })),
  ];
}

/** All resources of the product's namespace, by file. */
export function resourcesByFile(product: ProductFile): Readonly<Record<string, readonly Resource[]>> {
  const workloads = workloadsOf(product);
  const services = workloads.filter(({ kind }) => kind === 'service');
  return {
    'base/namespace.yaml': [namespace()],
    'base/workloads.yaml': workloads.flatMap(resourcesOf),
    'base/network.yaml': networkPolicies(arrowsOf(product)),
    'base/entrance.yaml': entrance(),
    'migrations/jobs.yaml': services.map(migrationOf),
  };
}

/** The files of {@link resourcesByFile}, with their paths in the repository. */
export const kubernetesFiles = (product: ProductFile): { path: string; content: string }[] => [
  ...Object.entries(resourcesByFile(product)).map(([file, resources]) => fileOf(file, resources)),
  fileOf('images/kustomization.yaml', [images(product)]),
];

const fileOf = (file: string, documents: readonly object[]) => ({
  path: `${FOLDER}/${file}`,
  content: WRITTEN + documents.map((one) => stringify(one, { aliasDuplicateObjects: false })).join('---\n'),
});

/** The image of each part; whoever deploys sets the version, of all or of one. */
const images = (product: ProductFile) => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  images: workloadsOf(product).map(({ name }) => ({
    name: `safari/${name}`,
    newName: `registry.example/safari/${name}`,
    newTag: 'local',
  })),
});

/** Enforces the strictest pod security profile. */
const namespace = (): Resource => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: 'safari',
    labels: { ...labelsOf('safari'), 'pod-security.kubernetes.io/enforce': 'restricted' },
  },
});
