import type { INetworkPolicy, INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1';
import { AROUND, type Arrow, type Place } from './arrows.rules.js';
import { labelsOf, type Resource } from './resource.js';

const inNamespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

/** The label that the Postgres operator gives its pods. */
const POSTGRES = { matchLabels: { 'cnpg.io/cluster': 'postgres' } };

/** How outside peers are selected; an overlay can replace these. */
const PEERS: Readonly<Record<string, INetworkPolicyPeer>> = {
  [AROUND.entrance]: inNamespace('entrance'),
  [AROUND.monitoring]: inNamespace('monitoring'),
  [AROUND.operators]: inNamespace('cnpg-system'),
  // usually a private address, which is unknown before there is a cluster
  [AROUND.api]: { ipBlock: { cidr: '0.0.0.0/0' } },
  // operators' endpoints are never private addresses
  [AROUND.internet]: {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
    },
  },
  postgres: { podSelector: POSTGRES },
};

const peerOf = (place: Place): INetworkPolicyPeer =>
  PEERS[place] ?? { podSelector: { matchLabels: labelsOf(place) } };

const selectorOf = (place: Place) => (place === 'postgres' ? POSTGRES : { matchLabels: labelsOf(place) });

const isOurs = (place: Place): boolean => place === 'postgres' || !(place in PEERS);

const tcp = (ports: readonly number[]) => ports.map((port) => ({ protocol: 'TCP', port }) as const);

/** Denies everything except the given connections and DNS. */
export function networkPolicies(arrows: readonly Arrow[]): Resource[] {
  const ours = [...new Set(arrows.flatMap(({ from, to }) => [from, to]).filter(isOurs))];
  return [denyAll(), askForNames(), ...ours.map((place) => policyOf(place, arrows))];
}

function policyOf(place: Place, arrows: readonly Arrow[]): Resource {
  const coming = arrows.filter(({ to }) => to === place);
  const going = arrows.filter(({ from }) => from === place);
  return policy(place, {
    podSelector: selectorOf(place),
    policyTypes: ['Ingress', 'Egress'],
    ingress: coming.map(({ from, ports }) => ({ from: [peerOf(from)], ports: tcp(ports) })),
    egress: going.map(({ to, ports }) => ({ to: [peerOf(to)], ports: tcp(ports) })),
  });
}

const denyAll = (): Resource =>
  policy('nobody', { podSelector: {}, policyTypes: ['Ingress', 'Egress'], ingress: [], egress: [] });

const askForNames = (): Resource =>
  policy('names', {
    podSelector: {},
    policyTypes: ['Egress'],
    egress: [
      {
        to: [inNamespace('kube-system')],
        ports: [
          { protocol: 'UDP', port: 53 },
          { protocol: 'TCP', port: 53 },
        ],
      },
    ],
  });

const policy = (name: string, spec: NonNullable<INetworkPolicy['spec']>): INetworkPolicy & Resource => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec,
});
