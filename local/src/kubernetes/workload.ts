import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IService } from 'kubernetes-models/v1';
import { PORT } from '../product/container-addresses.js';
import { labelsOf, type Resource } from './resource.js';

/** How one part of the product is run. */
export interface Workload {
  readonly name: string;
  readonly kind: 'gateway' | 'service' | 'files';
  /** Names of its secrets besides those that all processes have; `production.env.example` explains them. */
  readonly secrets: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Size {
  /** Its CPU request, and its memory request and limit. */
  readonly cpu: string;
  readonly memory: string;
  readonly limit: string;
  readonly least: number;
  readonly most: number;
}

/** How long a terminating process still serves, until load balancers have noticed. */
export const STOP_GRACE_MS = 10_000;
export const TERMINATION_SECONDS = 45;
/** nginx stops accepting connections as soon as it is told to stop, so a preStop hook delays that. */
const HELD_OPEN_SECONDS = 5;
/** A migration that the job did not finish is done by the first process that starts. */
export const MIGRATES_WITHIN_S = 900;
const STARTS_WITHIN_S = 120;
const ASKED_EVERY_S = 2;

/** A bucket may give access to the node itself, without keys. */
const MAY_LACK = new Set(['PICTURES_S3_ACCESS_KEY', 'PICTURES_S3_SECRET_KEY']);

const SIZES: Readonly<Record<Workload['kind'], Size>> = {
  gateway: { cpu: '250m', memory: '320Mi', limit: '640Mi', least: 2, most: 8 },
  service: { cpu: '200m', memory: '192Mi', limit: '384Mi', least: 2, most: 6 },
  files: { cpu: '20m', memory: '24Mi', limit: '64Mi', least: 2, most: 2 },
};

export const sizeOf = (kind: Workload['kind']): Size => SIZES[kind];

/** All resources needed to run several instances of it. */
export function resourcesOf(workload: Workload): Resource[] {
  const { least, most } = SIZES[workload.kind];
  return [
    deployment(workload),
    service(workload),
    disruptionBudget(workload),
    ...(most > least ? [autoscaler(workload)] : []),
  ];
}

/** A job that runs once before a new version, so that its schema exists when the first process starts. */
export function migrationOf(workload: Workload): IJob & Resource {
  const labels = { ...labelsOf(workload.name), 'app.kubernetes.io/component': 'migration' };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: `${workload.name}-migration`, labels },
    spec: {
      backoffLimit: 6,
      template: {
        metadata: { labels },
        spec: {
          ...podOf(workload),
          restartPolicy: 'OnFailure',
          containers: [containerOf(workload, ['dist/bundle/main.js', '--migrate'])],
        },
      },
    },
  };
}

function deployment(workload: Workload): IDeployment & Resource {
  const { name, kind } = workload;
  const labels = { ...labelsOf(name), 'app.kubernetes.io/component': kind };
  const { least, most } = SIZES[kind];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      ...(most === least && { replicas: least }), // otherwise the autoscaler sets it
      revisionHistoryLimit: 5,
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels },
        spec: {
          ...podOf(workload),
          terminationGracePeriodSeconds: TERMINATION_SECONDS,
          topologySpreadConstraints: [
            spread(labels, 'topology.kubernetes.io/zone'),
            spread(labels, 'kubernetes.io/hostname'),
          ],
          containers: [{ ...containerOf(workload), ...probesOf(workload) }],
        },
      },
    },
  };
}

/** With few nodes, two instances on one node are better than none. */
const spread = (matchLabels: Record<string, string>, topologyKey: string) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'ScheduleAnyway' as const,
  labelSelector: { matchLabels },
});

/** As the `restricted` pod security profile requires. */
const podOf = ({ kind }: Workload) => ({
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: kind === 'files' ? 101 : 1000, // the users of the nginx and node images
    seccompProfile: { type: 'RuntimeDefault' as const },
  },
  volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }],
});

function containerOf(workload: Workload, args?: string[]) {
  const { name, kind } = workload;
  const { cpu, memory, limit } = SIZES[kind];
  return {
    name,
    image: `safari/${name}`,
    ...(args && { args }),
    ...(kind !== 'files' && environmentOf(workload)),
    ...(args === undefined && { ports: [{ name: 'http', containerPort: PORT }] }),
    resources: { requests: { cpu, memory }, limits: { memory: limit } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
    ...(kind === 'files' && { lifecycle: { preStop: { sleep: { seconds: HELD_OPEN_SECONDS } } } }),
  };
}

function environmentOf({ name, secrets, env = {} }: Workload) {
  const own = { STOP_GRACE_MS: String(STOP_GRACE_MS), ...env };
  return {
    envFrom: [{ configMapRef: { name: 'settings' } }],
    env: [
      ...Object.entries(own).map(([setting, value]) => ({ name: setting, value })),
      ...secrets.map((setting) => ({
        name: setting,
        valueFrom: { secretKeyRef: { name, key: setting, ...(MAY_LACK.has(setting) && { optional: true }) } },
      })),
    ],
  };
}

/**
 * A gateway is ready whenever it is alive: if it depended on the services, one that is down would take all gateways,
 * and so all services, offline. A service that cannot reach its database is not ready.
 */
function probesOf({ kind }: Workload) {
  const at = (path: string) => ({ httpGet: { path, port: 'http' } });
  return {
    startupProbe: {
      ...at('/healthz'),
      periodSeconds: ASKED_EVERY_S,
      failureThreshold: (kind === 'service' ? MIGRATES_WITHIN_S : STARTS_WITHIN_S) / ASKED_EVERY_S,
    },
    livenessProbe: { ...at('/healthz'), periodSeconds: 15, timeoutSeconds: 5, failureThreshold: 4 },
    readinessProbe: {
      ...at(kind === 'service' ? '/readyz' : '/healthz'),
      periodSeconds: 5,
      timeoutSeconds: 3,
      failureThreshold: 2,
    },
  };
}

const service = ({ name, kind }: Workload): IService & Resource => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    selector: { ...labelsOf(name), 'app.kubernetes.io/component': kind },
    ports: [{ name: 'http', port: PORT, targetPort: 'http', appProtocol: 'http' }],
  },
});

const disruptionBudget = ({ name, kind }: Workload): IPodDisruptionBudget & Resource => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    maxUnavailable: 1,
    unhealthyPodEvictionPolicy: 'AlwaysAllow',
    selector: { matchLabels: { ...labelsOf(name), 'app.kubernetes.io/component': kind } },
  },
});

/** Scales up quickly and down slowly, since load comes in waves. */
const autoscaler = ({ name, kind }: Workload): IHorizontalPodAutoscaler & Resource => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: SIZES[kind].least,
    maxReplicas: SIZES[kind].most,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});
