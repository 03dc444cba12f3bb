import { parse } from 'yaml';
import type { ProductFile } from '../product/product-file.js';

/** The parts of a Compose service that the rules check. */
interface Container {
  readonly image?: string;
  readonly build?: { readonly target?: string; readonly args?: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly (string | Volume)[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
}

interface Volume {
  readonly source?: string;
  readonly target?: string;
  readonly read_only?: boolean;
  readonly volume?: { readonly subpath?: string };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Container>>;
}

/** @param yaml our own file, which repeats an alias once per container */
export const parseCompose = (yaml: string): ComposeFile =>
  parse(yaml, { merge: true, maxAliasCount: -1 }) as ComposeFile;

/** The rules for a service's container, with the text of each fault. */
const RULES: readonly (readonly [holds: (one: Container, folder: string) => boolean, fault: string])[] = [
  [({ image }, folder) => new RegExp(`/${folder}:`).test(image ?? ''), 'has no image of its own name'],
  [
    ({ build }, folder) => build?.target === 'server' && build.args?.WORKSPACE === folder,
    'is not built from its folder',
  ],
  [({ command }) => command?.[0] === '--env-file=/run/own/settings.env', 'does not read its settings'],
  [({ volumes = [] }, folder) => volumes.some((one) => isSettings(one, folder)), 'mounts no settings'],
  [
    ({ volumes = [] }, folder) => !volumes.some((one) => isSettings(one) && !isSettings(one, folder)),
    'mounts what another may know',
  ],
  [({ environment = {} }) => !('DATABASE_URL' in environment), 'has another role than the one made for it'],
  [({ environment = {} }) => !('NATS_URL' in environment), 'is another user of the broker than itself'],
  [
    ({ depends_on }) => depends_on?.prepare?.condition === 'service_completed_successfully',
    'does not wait for its role and schema',
  ],
  [
    ({ networks }) => networks?.includes('product') === true && networks.includes('database'),
    'does not meet the product and the database',
  ],
  [({ healthcheck }) => healthcheck === undefined, 'has another health check than its image'],
  [isLocked, 'is not locked'],
];

/** The rules for a remote's container, which only serves files. */
const REMOTE_RULES: typeof RULES = [
  [({ image }, folder) => new RegExp(`/${folder}:`).test(image ?? ''), 'has no image of its own name'],
  [
    ({ build }, folder) => build?.target === 'screen' && build.args?.WORKSPACE === folder,
    'is not built from its folder',
  ],
  [({ networks = [] }) => networks.join() === 'product', 'does not meet the product alone'],
  [isLocked, 'is not locked'],
];

/** Differences between `docker-compose.yml` and `product.json`, by name. */
export function composeFaults(compose: ComposeFile, { services, remotes }: ProductFile): string[] {
  return [
    ...listFaults(compose, 'service', 'svc-', Object.values(services), RULES),
    ...listFaults(compose, 'remote', 'mfe-', Object.values(remotes), REMOTE_RULES),
  ];
}

function listFaults(
  { services: containers }: ComposeFile,
  kind: string,
  prefix: string,
  folders: readonly string[],
  rules: typeof RULES,
): string[] {
  const strangers = Object.keys(containers).filter(
    (name) => name.startsWith(prefix) && !folders.includes(name),
  );
  return [
    ...strangers.map((name) => `${name} is no ${kind} of product.json`),
    ...folders.flatMap((folder) => {
      const container = containers[folder];
      if (!container) return [`${folder} is missing`];
      return rules.filter(([holds]) => !holds(container, folder)).map(([, fault]) => `${folder} ${fault}`);
    }),
  ];
}

/** Whether it can write only to declared places, has no root capabilities, and has a log of limited size. */
function isLocked({ read_only, cap_drop, logging }: Container): boolean {
  return (
    read_only === true && cap_drop?.includes('ALL') === true && logging?.options?.['max-size'] !== undefined
  );
}

/**
 * Whether a volume mounts a settings folder. @param folder must be this one; the short syntax would mount all of them
 */
function isSettings(volume: string | Volume, folder?: string): boolean {
  if (typeof volume === 'string') return folder === undefined && volume.startsWith('settings:');
  const { source, target, read_only, volume: part } = volume;
  if (source !== 'settings') return false;
  return folder === undefined || (target === '/run/own' && read_only === true && part?.subpath === folder);
}
