/** A service of a Swarm stack, with the keys that we use. */
export interface StackService {
  readonly image: string;
  readonly hostname?: string;
  readonly user?: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly configs?: readonly Mounted[];
  readonly secrets?: readonly Mounted[];
  readonly networks: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly ports?: readonly object[];
  readonly volumes: readonly object[];
  readonly read_only: true;
  readonly cap_drop: readonly ['ALL'];
  readonly logging: object;
  readonly healthcheck?: object;
  readonly stop_grace_period?: string;
  readonly deploy: object;
}

interface Mounted {
  readonly source: string;
  readonly target: string;
}

/** A read-only file system, no capabilities, and a log of limited size. */
export const LOCKED = {
  read_only: true,
  cap_drop: ['ALL'],
  logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
} as const;

/** An in-memory file system. */
export const memory = (target: string) => ({ type: 'tmpfs', target, tmpfs: { size: 64 * 1024 * 1024 } });

/** The file with one process's settings and secrets. */
export const OWN = '/run/secrets/settings.env';
export const ownSettings = (name: string): Mounted => ({ source: name, target: 'settings.env' });

/**
 * DNS round robin instead of a virtual IP: callers choose among the tasks' addresses, as everywhere in the product, so
 * nothing in between has to notice that one is down.
 */
export const BY_ADDRESS = { endpoint_mode: 'dnsrr' } as const;

export const RESTART = { restart_policy: { condition: 'any', delay: '2s' } } as const;

/**
 * One after another, the new one serving before the old one stops; a version that does not become healthy is rolled
 * back.
 */
export const START_FIRST = {
  update_config: {
    parallelism: 1,
    order: 'start-first',
    delay: '5s',
    monitor: '20s',
    failure_action: 'rollback',
  },
  rollback_config: { parallelism: 1, order: 'start-first' },
} as const;

/** For services of which two must not write to one folder, or listen on one port. */
export const STOP_FIRST = {
  update_config: { parallelism: 1, order: 'stop-first', monitor: '20s', failure_action: 'rollback' },
  rollback_config: { parallelism: 1, order: 'stop-first' },
} as const;
