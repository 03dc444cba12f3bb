/** What Swarm is told of one service, as far as ours say it. */
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

/** Nothing is written but where it is said, and what is said to the log is bounded. */
export const LOCKED = {
  read_only: true,
  cap_drop: ['ALL'],
  logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
} as const;

/** A folder in memory. */
export const memory = (target: string) => ({ type: 'tmpfs', target, tmpfs: { size: 64 * 1024 * 1024 } });

/** Where the settings of one process lie, with its secrets. */
export const OWN = '/run/secrets/settings.env';
export const ownSettings = (name: string): Mounted => ({ source: name, target: 'settings.env' });

/**
 * DNS round robin instead of a virtual IP: callers choose among the addresses of the tasks, as everywhere in the
 * product, and nothing in between has to notice that one is away.
 */
export const BY_ADDRESS = { endpoint_mode: 'dnsrr' } as const;

export const RESTART = { restart_policy: { condition: 'any', delay: '2s' } } as const;

/** One after the other, the next one serving before the former ends; a version that does not come up goes back by itself. */
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

/** Two must not write to one folder, or listen at one port. */
export const STOP_FIRST = {
  update_config: { parallelism: 1, order: 'stop-first', monitor: '20s', failure_action: 'rollback' },
  rollback_config: { parallelism: 1, order: 'stop-first' },
} as const;
