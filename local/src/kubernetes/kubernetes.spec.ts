import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as postgresql from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1';
import * as gatewayApi from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import type { INetworkPolicy, INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { type ProductFile, readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';
import { EXAMPLE, leftToSay, settingsOf } from '../testing/production-example.js';
import { BACKUP } from './arrows.rules.js';
import { kubernetesFiles, resourcesByFile, workloadsOf } from './kubernetes.files.js';
import { labelsOf, type Resource } from './resource.js';
import type { Workload } from './workload.js';

const product = readProductFile(root);
const resources = Object.values(resourcesByFile(product)).flat();

/** The published schemas of Kubernetes, its Gateway API and the Postgres operator, by kind. */
const PUBLISHED: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'gateway.networking.k8s.io/v1': gatewayApi,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
  'postgresql.cnpg.io/v1': postgresql,
};
type Published = new (resource: object) => { validate(): void };

/** @throws Error if the resource does not match the published schema */
function validate(resource: Resource): void {
  const kinds = PUBLISHED[resource.apiVersion] as Record<string, Published> | undefined;
  const Kind = kinds?.[resource.kind];
  if (!Kind) throw new Error(`no schema of ${resource.apiVersion} ${resource.kind}`);
  new Kind(resource).validate();
}

const ofKind = (kind: string) => resources.filter((one) => one.kind === kind);
const namesOf = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);

describe('what Kubernetes is told', () => {
  it('is as Kubernetes and its Gateway API publish it', () => {
    const texts = kubernetesFiles(product).filter(({ path }) => !path.endsWith('kustomization.yaml'));
    const read = texts.flatMap(({ content }) =>
      parseAllDocuments(content).map((one) => one.toJS() as Resource),
    );
    expect(read).toEqual(JSON.parse(JSON.stringify(resources)));
    for (const resource of read) expect(() => validate(resource)).not.toThrow();
  });

  it('would not pass with a port that is none', () => {
    const [deployment] = ofKind('Deployment');
    const broken = JSON.stringify(deployment).replace('"containerPort":8080', '"containerPort":"http"');
    expect(() => validate(JSON.parse(broken) as Resource)).toThrow('containerPort must be');
  });

  it('runs every service and remote of product.json more than once, with a budget', () => {
    const parts = workloadsOf(product).map(({ name }) => name);
    expect(parts).toEqual(
      expect.arrayContaining([
        ...Object.values(product.services),
        ...Object.values(product.remotes),
        'gateway',
      ]),
    );
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget']) expect(namesOf(kind)).toEqual(parts);
    expect(namesOf('HorizontalPodAutoscaler')).toEqual(['gateway', ...Object.values(product.services)]);
    expect(namesOf('Job')).toEqual(Object.values(product.services).map((name) => `${name}-migration`));
  });

  it('forgets no service that comes later', () => {
    const larger: ProductFile = { ...product, services: { ...product.services, transfers: 'svc-transfers' } };
    const all = Object.values(resourcesByFile(larger)).flat();
    const kinds = all.filter(({ metadata }) => metadata.name === 'svc-transfers').map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(
      ['Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'].sort(),
    );
  });

  it('has each pod run as nobody, with nothing to write to but its own folder', () => {
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('Job')] as apps.IDeployment[]) {
      const pod = spec?.template?.spec;
      expect(pod?.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod?.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources: room } of pod?.containers ?? []) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(room?.limits?.['memory']).toBeDefined();
      }
    }
  });

  it('asks each process what its kind can say, and gives it time to leave', () => {
    for (const { metadata, spec } of ofKind('Deployment') as apps.IDeployment[]) {
      const [container] = spec?.template?.spec?.containers ?? [];
      const isService = metadata?.name?.startsWith('svc-');
      expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
      expect(container?.readinessProbe?.httpGet?.path).toBe(isService ? '/readyz' : '/healthz');
      const grace = container?.env?.find(({ name }) => name === 'STOP_GRACE_MS')?.value ?? '0';
      expect(spec?.template?.spec?.terminationGracePeriodSeconds).toBeGreaterThan(Number(grace) / 1_000 + 30);
    }
  });

  it('gives a service the time to migrate, where nobody has waited for its job', () => {
    for (const { metadata, spec } of ofKind('Deployment') as apps.IDeployment[]) {
      const { startupProbe: probe } = spec?.template?.spec?.containers?.[0] ?? {};
      const seconds = (probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0);
      expect([metadata?.name, seconds]).toEqual([
        metadata?.name,
        metadata?.name?.startsWith('svc-') ? 900 : 120,
      ]);
    }
  });

  it('lets no server close its door before others have heard that it leaves', () => {
    for (const { metadata, spec } of ofKind('Deployment') as apps.IDeployment[]) {
      const [container] = spec?.template?.spec?.containers ?? [];
      const waits =
        Number(container?.env?.find(({ name }) => name === 'STOP_GRACE_MS')?.value ?? '0') / 1_000;
      const heldOpen = container?.lifecycle?.preStop?.sleep?.seconds ?? 0; // nginx stops accepting at once
      expect([metadata?.name, waits + heldOpen >= 5]).toEqual([metadata?.name, true]);
    }
  });

  it('holds no secret: each is named and lies elsewhere', () => {
    const secret = /URL$|TOKEN$|SECRET$|KEY$|HASH$|CLIENT_ID$/;
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('Job')] as apps.IDeployment[]) {
      for (const { env = [] } of spec?.template?.spec?.containers ?? []) {
        for (const { name, value } of env) if (secret.test(name)) expect(value).toBeUndefined();
      }
    }
  });

  it('sends pages on to https, and no call of the API', () => {
    const routes = ofKind('HTTPRoute') as gatewayApi.IHTTPRoute[];
    const redirects = routes.find(({ metadata }) => metadata?.name === 'to-https');
    const ways = (redirects?.spec.rules ?? []).flatMap(({ matches = [], ...rule }) =>
      matches.map(({ path }) => [path?.value, Object.keys(rule)]),
    );
    expect(Object.fromEntries(ways)).toEqual({ '/': ['filters'], '/api': [], '/auth': [] });
  });

  it('names settings that the example explains', () => {
    const names = workloadsOf(product).flatMap(({ secrets, env }) => [...secrets, ...Object.keys(env ?? {})]);
    expect(settingsOf(EXAMPLE)).toEqual(expect.arrayContaining(names));
  });
});

describe('what is deployed', () => {
  interface Kustomization {
    resources: string[];
    components?: string[];
    images?: { name: string }[];
  }
  const folder = join(root, 'deploy/kubernetes');
  const kustomization = (name: string) =>
    parse(readFileSync(join(folder, name, 'kustomization.yaml'), 'utf8')) as Kustomization;

  it('is every file of the base, and the images of all parts', () => {
    const written = Object.keys(resourcesByFile(product)).filter((file) => file.startsWith('base/'));
    expect(kustomization('base').resources.map((file) => `base/${file}`)).toEqual(written);
    expect(kustomization('production').resources).toContain('../base');
    for (const name of ['production', 'migrations'])
      expect(kustomization(name).components).toContain('../images');
    const parts = workloadsOf(product).map(({ name }) => ({ name: `safari/${name}` }));
    expect(kustomization('images').images).toMatchObject(parts);
  });

  it('can be one kind after the other, as the commands say it: what serves before what asks, and screens last', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const applied = [...readme.matchAll(/^kubectl apply -k deploy\/kubernetes\/production(?: -l (\S+))?$/gm)];
    const reached = applied.map(([, selector]) => {
      const without = selector?.split(',').map((one) => one.split('!=')) ?? [];
      return resources
        .filter(({ metadata: { labels = {} } }) =>
          without.every(([key = '', value]) => labels[key] !== value),
        )
        .map(({ kind, metadata: { name } }) => `${kind} ${name}`);
    });
    const all = resources.map(({ kind, metadata: { name } }) => `${kind} ${name}`);
    const deploymentsOf = (...kinds: Workload['kind'][]) =>
      workloadsOf(product).flatMap(({ name, kind }) => (kinds.includes(kind) ? [`Deployment ${name}`] : []));
    expect(reached.slice(-3)).toEqual([
      all.filter((one) => !deploymentsOf('gateway', 'files').includes(one)),
      all.filter((one) => !deploymentsOf('files').includes(one)),
      all,
    ]);
  });

  it('finds every folder and file that it names', () => {
    for (const name of ['base', 'production', 'migrations', 'postgres', 'backup']) {
      const { resources: named, components = [] } = kustomization(name);
      for (const one of [...named, ...components]) expect(existsSync(join(folder, name, one))).toBe(true);
    }
  });
});

describe('one installation', () => {
  interface Patch {
    target: { kind: string; name?: string };
    patch: string;
  }
  interface Operation {
    op: string;
    path: string;
    value: string;
  }
  const overlay = readFileSync(join(root, 'deploy/kubernetes/production/kustomization.yaml'), 'utf8');
  const { patches } = parse(overlay.replaceAll('safari.example', 'trips.example')) as { patches: Patch[] };

  it('says of settings what the example explains, and all that it leaves to be filled in', () => {
    const told = settingsOf('deploy/kubernetes/production/settings.env');
    expect(settingsOf(EXAMPLE)).toEqual(expect.arrayContaining(told));
    expect(told).toEqual(expect.arrayContaining(leftToSay(workloadsOf(product))));
  });

  it('believes no addresses that a node of the cluster could have: whoever names one as theirs would be uncounted', () => {
    const told = readFileSync(join(root, 'deploy/kubernetes/production/settings.env'), 'utf8');
    expect(told).toMatch(/^TRUST_PROXY=<.+>$/m); // the gateway refuses it until it is filled in
  });

  it('says its own host wherever the base has a stand-in', () => {
    expect(JSON.stringify(resources)).toContain('safari.example');
    const told = resources.map(patched);
    expect(JSON.stringify(told)).not.toContain('safari.example');
    for (const resource of told) expect(() => validate(resource)).not.toThrow();
  });

  /** Applies a patch as kustomize does. */
  function patched(resource: Resource): Resource {
    const changed = structuredClone(resource);
    const isMeant = ({ target: { kind, name } }: Patch) =>
      kind === resource.kind && (name === undefined || name === resource.metadata.name);
    for (const { patch } of patches.filter(isMeant))
      for (const operation of parse(patch) as Operation[]) replace(changed, operation);
    return changed;
  }

  function replace(resource: Resource, { op, path, value }: Operation): void {
    const steps = path.split('/').slice(1);
    const last = steps.pop() ?? '';
    let place = resource as unknown as Record<string, unknown>;
    for (const step of steps) place = place[step] as Record<string, unknown>;
    expect([op, path, place[last]]).toEqual(['replace', path, expect.anything()]);
    place[last] = value;
  }
});

describe('what stands beside the product', () => {
  const read = <Content>(file: string) =>
    parse(readFileSync(join(root, 'deploy/kubernetes', file), 'utf8')) as Content;

  it('is a Postgres as its operator publishes it, with a standby that has what was answered', () => {
    const cluster = read<postgresql.ICluster & Resource>('postgres/cluster.yaml');
    expect(() => validate(cluster)).not.toThrow();
    expect(() => validate({ ...cluster, spec: { ...cluster.spec, instances: 'three' } })).toThrow(
      'instances',
    );
    expect(cluster.spec.instances).toBe(3);
    expect(cluster.spec.postgresql?.synchronous).toMatchObject({ number: 1, dataDurability: 'required' });
  });

  it('is a backup as Kubernetes publishes it, which the policies let to Postgres', () => {
    const job = read<batch.ICronJob & Resource>('backup/cronjob.yaml');
    for (const resource of [job, read<Resource>('backup/volume.yaml')])
      expect(() => validate(resource)).not.toThrow();
    const { metadata, spec } = job.spec?.jobTemplate.spec?.template ?? {};
    expect(metadata?.labels).toEqual(labelsOf(BACKUP));
    expect(spec?.containers).toMatchObject([
      { securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } } },
    ]);
    expect(namesOf('NetworkPolicy')).toContain(BACKUP);
  });

  it('is a backup that ends before the next night, whatever it waits for', () => {
    const { spec } = read<batch.ICronJob>('backup/cronjob.yaml');
    expect(spec).toMatchObject({
      concurrencyPolicy: 'Forbid',
      jobTemplate: { spec: { activeDeadlineSeconds: 3_600 } },
    });
  });

  it('is a NATS that finds its users from where the chart has its configuration', () => {
    const { config, container, reloader } = read<NatsValues>('nats/values.yaml');
    const [users] = container.patch.map(({ value }) => value);
    const asked = posix.join('/etc/nats-config', config.merge.$include); // the path as the server and the reloader read it
    expect(asked).toBe(`${users?.mountPath}/users.conf`);
    expect(reloader).not.toHaveProperty('patch'); // the chart mounts it there as the server does below /etc
  });

  it('is a NATS that writes an event before it is acknowledged', () => {
    const { config } = read<NatsValues>('nats/values.yaml');
    expect(config.jetstream.merge).toEqual({ sync_interval: 'always' });
  });

  interface NatsValues {
    config: { merge: { $include: string }; jetstream: { merge: object } };
    container: { patch: { value: { mountPath: string } }[] };
    reloader: object;
  }
});

describe('who meets whom', () => {
  const policies = ofKind('NetworkPolicy') as (INetworkPolicy & Resource)[];
  const isOf = (place: string, selector: Record<string, string> = {}): boolean =>
    Object.values(selector).every((value) => value === place);
  const admits = (peers: readonly INetworkPolicyPeer[] | undefined, place: string): boolean =>
    (peers ?? []).some(({ podSelector, namespaceSelector, ipBlock }) => {
      if (podSelector) return isOf(place, podSelector.matchLabels);
      if (namespaceSelector) return isOf(place, namespaceSelector.matchLabels);
      return ipBlock !== undefined && (place === 'internet' || (place === API && !ipBlock.except));
    });
  const selecting = (place: string) =>
    policies.filter(({ spec }) => isOf(place, spec?.podSelector?.matchLabels));
  /** Kubernetes' own API has a private address, which is unknown before there is a cluster. */
  const API = 'the API of the cluster';
  const isOutside = (place: string) =>
    ['internet', API, 'entrance', 'monitoring', 'cnpg-system'].includes(place);

  /** Whether the policies allow a connection: both sides must allow it. */
  const meet = (from: string, to: string, port: number): boolean => {
    const open = (rule: { ports?: { port?: unknown }[] }) =>
      (rule.ports ?? []).some((one) => one.port === port);
    const leaves =
      isOutside(from) ||
      selecting(from).some(({ spec }) => spec?.egress?.some((rule) => open(rule) && admits(rule.to, to)));
    const enters =
      isOutside(to) ||
      selecting(to).some(({ spec }) => spec?.ingress?.some((rule) => open(rule) && admits(rule.from, from)));
    return leaves && enters;
  };

  it.each([
    ['entrance', 'gateway', 8080],
    ['gateway', 'svc-booking', 8080],
    ['gateway', 'mfe-admin', 8080],
    ['gateway', 'nats', 4222],
    ['svc-booking', 'postgres', 5432],
    ['svc-booking', 'nats', 4222],
    ['svc-operators', 'internet', 443],
    ['svc-booking', 'internet', 465],
    ['monitoring', 'svc-auth', 8080],
    ['nats', 'nats', 6222],
    ['postgres', 'postgres', 5432],
    ['postgres', API, 6443],
    ['postgres', API, 443],
    ['cnpg-system', 'postgres', 8000],
  ] as const)('%s reaches %s at %d', (from, to, port) => {
    expect(meet(from, to, port)).toBe(true);
  });

  it.each([
    ['entrance', 'svc-booking', 8080],
    ['internet', 'gateway', 8080],
    ['gateway', 'postgres', 5432],
    ['gateway', 'internet', 443],
    ['svc-booking', 'svc-auth', 8080],
    ['svc-booking', 'gateway', 8080],
    ['svc-booking', 'internet', 443],
    ['svc-operators', API, 443],
    ['mfe-admin', 'svc-auth', 8080],
    ['shell', 'nats', 4222],
    ['shell', 'internet', 443],
    ['pictures', 'postgres', 5432],
    ['nats', 'postgres', 5432],
    ['monitoring', 'postgres', 5432],
  ] as const)('%s does not reach %s at %d', (from, to, port) => {
    expect(meet(from, to, port)).toBe(false);
  });
});
