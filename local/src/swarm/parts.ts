import {
  MIGRATES_WITHIN_S,
  STOP_GRACE_MS,
  sizeOf,
  TERMINATION_SECONDS,
  type Workload,
} from '../kubernetes/workload.js';
import {
  BY_ADDRESS,
  LOCKED,
  memory,
  OWN,
  ownSettings,
  RESTART,
  START_FIRST,
  type StackService,
} from './stack-service.js';

/** Several instances of one part of the product. */
export function partOf(workload: Workload, networks: readonly string[]): StackService {
  const { name, kind } = workload;
  return {
    image: imageOf(name, 'VERSION:-local'),
    ...(kind !== 'files' && processOf(workload)),
    networks,
    volumes: [memory('/tmp')],
    ...LOCKED,
    // overrides the image's value; the first process of a version migrates before it answers
    ...(kind === 'service' && { healthcheck: { start_period: `${MIGRATES_WITHIN_S}s` } }),
    stop_grace_period: `${TERMINATION_SECONDS}s`,
    deploy: {
      ...BY_ADDRESS,
      replicas: sizeOf(kind).least,
      placement: { preferences: [{ spread: 'node.labels.zone' }] },
      ...START_FIRST,
      ...RESTART,
      resources: roomOf(kind),
    },
  };
}

/** An overlay on the stack that keeps these parts at the previous version while the parts they call are replaced. */
export const formerOverlay = (workloads: readonly Workload[]) => ({
  services: Object.fromEntries(
    // without a hyphen, which Docker would read as the start of a default
    workloads.map(({ name }) => [name, { image: imageOf(name, 'FORMER:?the version that runs') }]),
  ),
});

const imageOf = (name: string, version: string) => `\${REGISTRY:-safari}/${name}:\${${version}}`;

const processOf = ({ name, env = {} }: Workload) => ({
  command: [`--env-file=${OWN}`, 'dist/bundle/main.js'],
  env_file: ['settings.env'],
  environment: { STOP_GRACE_MS: String(STOP_GRACE_MS), ...env },
  secrets: [ownSettings(name)],
});

/** Kubernetes' resource limits in Docker's terms. */
function roomOf(kind: Workload['kind']) {
  const { cpu, memory: asked, limit } = sizeOf(kind);
  const inDocker = (size: string) => size.replace('Mi', 'M');
  return {
    limits: { memory: inDocker(limit) },
    reservations: { cpus: String(Number.parseInt(cpu, 10) / 1_000), memory: inDocker(asked) },
  };
}
