import { membersOf } from './overlays.rules.js';
import { BY_ADDRESS, LOCKED, memory, OWN, ownSettings, RESTART, type StackService } from './stack-service.js';

type Members = Readonly<Record<string, StackService>>;

/** Ten connections per service process, of which there may be several. */
const MOST_CONNECTIONS = '300';

/** Postgres' file with the superuser's password. */
const SUPERUSERS = '/run/secrets/postgres';

/** Whether a Postgres is a standby, and whether it receives the log. */
const FOLLOWS =
  "select pg_is_in_recovery(), exists (select from pg_stat_wal_receiver where status = 'streaming')";

/** Pins it to the node that has its volume. */
const atHome = (store: number) => ({
  replicas: 1,
  ...BY_ADDRESS,
  placement: { constraints: [`node.labels.store == ${store}`] },
  // No automatic rollback: the previous definition may name another leader.
  update_config: { parallelism: 1, order: 'stop-first', failure_action: 'pause' },
  ...RESTART,
});

const folder = (source: string, target: string) => ({ type: 'volume', source, target });

/** The common name under which callers find them. */
export const foundAs = (alias: string, networks: readonly string[]) =>
  Object.fromEntries(networks.map((network) => [network, { aliases: [alias] }]));

/**
 * Members of the broker's cluster. Each counts as healthy before it has found the others, since unhealthy ones cannot
 * be found.
 */
export function natsMembers(networks: readonly string[]): Members {
  const names = membersOf('nats');
  const routes = names.map((name) => `nats://${name}:6222`).join();
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        image: 'nats:2.12-alpine',
        hostname: name,
        entrypoint: ['sh', '-c', `set -a && . ${OWN} && exec nats-server "$$0" "$$@"`],
        command: [
          '--config=/etc/product/nats-durable.conf',
          '--jetstream',
          '--store_dir=/data',
          '--http_port=8222',
          `--server_name=${name}`,
          '--cluster_name=safari',
          '--cluster=nats://0.0.0.0:6222',
          `--routes=${routes}`,
          `--client_advertise=${name}:4222`,
        ],
        configs: [
          { source: 'nats', target: '/etc/product/nats.conf' },
          { source: 'nats-durable', target: '/etc/product/nats-durable.conf' },
        ],
        secrets: [ownSettings('nats')],
        networks: foundAs('nats', networks),
        volumes: [folder(name, '/data')],
        ...LOCKED,
        healthcheck: {
          test: [
            'CMD',
            'wget',
            '-q',
            '-O',
            '/dev/null',
            'http://127.0.0.1:8222/healthz?js-enabled-only=true',
          ],
          interval: '5s',
          start_period: '60s',
          start_interval: '1s',
        },
        deploy: atHome(at + 1),
      },
    ]),
  );
}

/**
 * One leader and two standbys; `primary/` says which one leads. A standby is healthy only while it receives the log.
 */
export function postgresMembers(networks: readonly string[]): Members {
  const names = membersOf('postgres');
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        image: 'postgres:17-alpine',
        hostname: name,
        user: 'postgres',
        entrypoint: ['sh', '/etc/product/start.sh'],
        command: ['-c', `max_connections=${MOST_CONNECTIONS}`],
        environment: {
          SELF: name,
          MEMBERS: names.join(' '),
          PGDATA: '/var/lib/postgresql/17',
          POSTGRES_PASSWORD_FILE: SUPERUSERS,
          POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8 --data-checksums',
        },
        configs: [
          { source: 'postgres-start', target: '/etc/product/start.sh' },
          { source: 'postgres-replicator', target: '/docker-entrypoint-initdb.d/replicator.sh' },
        ],
        secrets: [
          { source: 'postgres', target: 'postgres' },
          { source: 'replicator', target: 'replicator' },
        ],
        networks: Object.fromEntries(networks.map((network) => [network, {}])), // as a map, so that an overlay can add an alias
        volumes: [folder(name, '/var/lib/postgresql'), memory('/tmp'), memory('/var/run/postgresql')],
        ...LOCKED,
        healthcheck: {
          test: [
            // by TCP: while the data are being created, Postgres listens on its socket only
            'CMD-SHELL',
            `said=$$(psql --host=127.0.0.1 --username=postgres -Atqc "${FOLLOWS}"); ` +
              'if [ "$$PRIMARY" = "$$SELF" ]; then [ "$$said" = "f|f" ]; else [ "$$said" = "t|t" ] || ' +
              // while the leader is down, a standby is healthy although it receives nothing
              '{ [ "$$said" = "t|f" ] && ! pg_isready --quiet --timeout=2 --host="$$PRIMARY"; }; fi',
          ],
          interval: '5s',
          timeout: '5s',
          retries: 6,
          start_period: '900s', // copying the data may take long
          start_interval: '1s',
        },
        stop_grace_period: '30s',
        deploy: atHome(at + 1),
      },
    ]),
  );
}

/** An overlay on the stack: which one leads, is found as `postgres`, and is followed by the others. */
export const primaryOverlay = (primary: string, met: readonly string[]) => ({
  services: Object.fromEntries(
    membersOf('postgres').map((name) => [
      name,
      {
        environment: { PRIMARY: primary },
        ...(name === primary && { networks: foundAs('postgres', met) }),
      },
    ]),
  ),
});
