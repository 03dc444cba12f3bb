import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AROUND, arrowsOf } from '../kubernetes/arrows.rules.js';
import { workloadsOf } from '../kubernetes/kubernetes.files.js';
import { type ProductFile, readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';
import { EXAMPLE, leftToSay, settingsOf } from '../testing/production-example.js';
import { membersOf, overlaysOf } from './overlays.rules.js';
import { type Stack, stackOf, swarmFiles } from './swarm.files.js';

const product = readProductFile(root);
const stack = stackOf(product);
const services = Object.entries(stack.services);
const larger: ProductFile = { ...product, services: { ...product.services, transfers: 'svc-transfers' } };
const networksOf = ({ networks }: Stack['services'][string]) =>
  Array.isArray(networks) ? (networks as string[]) : Object.keys(networks);

describe('what Swarm is told', () => {
  it('runs every service and remote of product.json more than once, the next one before the former ends', () => {
    for (const { name } of workloadsOf(product)) {
      const { deploy } = stack.services[name] as { deploy: { replicas: number } };
      expect(deploy.replicas).toBeGreaterThan(1);
      expect(deploy).toMatchObject({
        update_config: { parallelism: 1, order: 'start-first', failure_action: 'rollback' },
      });
    }
    expect(Object.keys(stackOf(larger).services)).toContain('svc-transfers');
  });

  it('names nothing that it does not have', () => {
    for (const [name, one] of services) {
      for (const network of networksOf(one)) expect(stack.networks).toHaveProperty([network]);
      for (const { source } of one.configs ?? []) expect(stack.configs).toHaveProperty([source]);
      for (const { source } of one.secrets ?? []) expect(stack.secrets).toHaveProperty([source]);
      expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(one.logging).toMatchObject({ options: { 'max-size': '20m', 'max-file': '5' } });
      expect([name, one.deploy]).toEqual([name, expect.objectContaining({ endpoint_mode: 'dnsrr' })]);
    }
    for (const { file } of Object.values(stack.configs) as { file: string }[]) {
      expect(existsSync(join(root, 'deploy/swarm', file))).toBe(true);
    }
  });

  it('holds no secret, and shows each process its own alone', () => {
    for (const secret of Object.values(stack.secrets)) expect(secret).toMatchObject({ external: true });
    for (const { name, kind } of workloadsOf(product)) {
      const { secrets = [], environment = {} } = stack.services[name] ?? {};
      const own = kind === 'files' ? [] : [{ source: name, target: 'settings.env' }];
      expect(secrets).toEqual(own);
      expect(Object.keys(environment).join()).not.toMatch(/URL|TOKEN|SECRET|KEY|HASH|PASSWORD/);
    }
  });

  it('gives each secret and each configuration a number of its own, so that a new one starts anew who mounts it alone', () => {
    const names = [...Object.values(stack.secrets), ...Object.values(stack.configs)].map(
      (one) => (one as { name: string }).name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['svc-booking-${SECRET_SVC_BOOKING:-1}', 'nats-${CONFIG_NATS:-1}']),
    );
    const numbers = names.map((name) => /\$\{(\w+):-1\}$/.exec(name)?.[1]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(names.length);
  });

  it('says of settings what the example explains, and all that it leaves to be filled in', () => {
    const told = settingsOf('deploy/swarm/settings.env');
    expect(settingsOf(EXAMPLE)).toEqual(expect.arrayContaining(told));
    expect(told).toEqual(expect.arrayContaining(leftToSay(workloadsOf(product))));
  });

  it('gives a service the time to migrate before it counts as dead, and everybody else what their image says', () => {
    for (const { name, kind } of workloadsOf(product)) {
      const told = kind === 'service' ? { start_period: '900s' } : undefined;
      expect([name, stack.services[name]?.healthcheck]).toEqual([name, told]);
    }
  });

  it('can be one kind after the other: what asks stays as it was until what it asks is new, and screens come last', () => {
    const parts = (kind: string) => workloadsOf(product).filter((part) => part.kind === kind);
    for (const [file, kind] of [
      ['gateway', 'gateway'],
      ['screens', 'files'],
    ] as const) {
      const written = swarmFiles(product).find(({ path }) => path.endsWith(`former/${file}.yml`));
      const laid = parse(written?.content ?? '') as Pick<Stack, 'services'>;
      expect(laid).toEqual({
        services: Object.fromEntries(
          // a hyphen in the word would start a default: `docker stack deploy` looks for `-` first
          parts(kind).map(({ name }) => [
            name,
            { image: `\${REGISTRY:-safari}/${name}:\${FORMER:?the version that runs}` },
          ]),
        ),
      });
    }
  });

  it('has every NATS write an event before it is acknowledged', () => {
    for (const name of membersOf('nats'))
      expect(stack.services[name]).toMatchObject({
        command: expect.arrayContaining(['--config=/etc/product/nats-durable.conf']),
        configs: [
          { source: 'nats', target: '/etc/product/nats.conf' },
          { source: 'nats-durable', target: '/etc/product/nats-durable.conf' },
        ],
      });
  });

  it('keeps each member of a store on a node of its own, and one of three Postgres in the lead', () => {
    for (const store of ['nats', 'postgres']) {
      const homes = membersOf(store).map((name) => stack.services[name]?.deploy);
      expect(homes).toMatchObject(
        [1, 2, 3].map((node) => ({ placement: { constraints: [`node.labels.store == ${node}`] } })),
      );
    }
    for (const member of [...membersOf('nats'), ...membersOf('postgres')]) {
      // an automatic rollback could bring back a former leader
      expect(stack.services[member]?.deploy).toMatchObject({ update_config: { failure_action: 'pause' } });
      expect(stack.services[member]?.deploy).not.toHaveProperty('rollback_config');
    }
    for (const primary of membersOf('postgres')) {
      const file = swarmFiles(product).find(({ path }) => path.endsWith(`primary/${primary}.yml`));
      const laid = parse(file?.content ?? '') as Pick<Stack, 'services'>;
      for (const { environment } of Object.values(laid.services))
        expect(environment).toEqual({ PRIMARY: primary });
      const leading = Object.entries(laid.services).filter(([, { networks }]) => networks !== undefined);
      expect(leading.map(([name]) => name)).toEqual([primary]);
    }
  });

  it.each([
    ['who leads', 'postgres-1', 'f|f', 'answers', true],
    ['who shall lead and follows still', 'postgres-1', 't|t', 'answers', false],
    ['who follows', 'postgres-2', 't|t', 'answers', true],
    ['who would follow and hears nothing of a leader that answers', 'postgres-2', 't|f', 'answers', false],
    ['who would follow a leader that is away', 'postgres-2', 't|f', 'is away', true],
    ['who leads beside the leader', 'postgres-2', 'f|f', 'answers', false],
    ['who does not answer', 'postgres-2', '', 'is away', false],
  ])('calls a Postgres healthy as what it shall be: %s', (_, self, says, leader, healthy) => {
    const { healthcheck } = stack.services[self] as { healthcheck: { test: [string, string] } };
    const [how, command] = healthcheck.test;
    const stubs = `psql() { echo '${says}'; }; pg_isready() { ${leader === 'answers'}; };`;
    const asked = spawnSync('sh', ['-c', stubs + command.replaceAll('$$', '$')], {
      env: { PRIMARY: 'postgres-1', SELF: self },
    });
    expect([how, asked.status === 0, String(asked.stderr)]).toEqual(['CMD-SHELL', healthy, '']);
  });
});

describe('who meets whom', () => {
  const overlays = overlaysOf(product);
  const meet = (one: string, other: string) =>
    overlays.some(({ members }) => members.includes(one) && members.includes(other));
  const leaves = (one: string) =>
    overlays.some(({ members, internal }) => members.includes(one) && !internal);

  it.each([
    ['balancer', 'gateway'],
    ['gateway', 'svc-booking'],
    ['gateway', 'mfe-admin'],
    ['gateway', 'nats-3'],
    ['svc-booking', 'postgres-2'],
    ['svc-booking', 'nats-1'],
    ['nats-1', 'nats-3'],
    ['postgres-1', 'postgres-2'],
  ])('%s meets %s', (one, other) => {
    expect(meet(one, other)).toBe(true);
  });

  it.each([
    ['balancer', 'svc-booking'],
    ['balancer', 'nats-1'],
    ['gateway', 'postgres-1'],
    ['svc-booking', 'svc-auth'],
    ['svc-booking', 'mfe-admin'],
    ['shell', 'nats-1'],
    ['pictures', 'postgres-1'],
    ['nats-1', 'postgres-1'],
  ])('%s does not meet %s', (one, other) => {
    expect(meet(one, other)).toBe(false);
  });

  it('lets out nobody but the services, and in nobody but at the balancer', () => {
    const out = services.map(([name]) => name).filter(leaves);
    const outside = arrowsOf(product).flatMap(({ from, to }) => (to === AROUND.internet ? [from] : []));
    expect(out).toEqual([
      'balancer',
      ...Object.values(product.services).filter((one) => outside.includes(one)),
    ]);
    const open = services.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name);
    expect(open).toEqual(['balancer']);
  });

  it('sends pages that are asked for without TLS on to it, and refuses calls', () => {
    expect(stack.services.balancer?.ports).toMatchObject([
      { published: 443, target: 8443, mode: 'host' },
      { published: 80, target: 8081, mode: 'host' },
    ]);
    const server = readFileSync(join(root, 'deploy/to-https.conf'), 'utf8');
    expect(server).toMatch(/listen 8081;[^]*\^\/\(api\|auth\)[^]*return 403;[^]*return 301 https:/);
  });
});
