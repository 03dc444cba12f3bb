import { PORT } from '../product/container-addresses.js';
import { labelsOf, type Resource } from './resource.js';

/** A placeholder that every overlay replaces. */
const HOST = 'safari.example';

/** Paths for programs: plain HTTP is refused there instead of redirected, so that the mistake is noticed. */
const CALLED = ['/api', '/auth'];

/**
 * The entrance for browsers, by the Gateway API: it terminates TLS and HTTP/2, redirects pages from HTTP to HTTPS, and
 * sets no time limit for live streams.
 */
export const entrance = (): Resource[] => [
  {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'Gateway',
    metadata: { name: 'entrance', labels: labelsOf('entrance') },
    spec: {
      gatewayClassName: 'entrance',
      listeners: [
        {
          name: 'https',
          protocol: 'HTTPS',
          port: 443,
          hostname: HOST,
          tls: { mode: 'Terminate', certificateRefs: [{ kind: 'Secret', name: 'entrance-tls' }] },
          allowedRoutes: { namespaces: { from: 'Same' } },
        },
        {
          name: 'http',
          protocol: 'HTTP',
          port: 80,
          hostname: HOST,
          allowedRoutes: { namespaces: { from: 'Same' } },
        },
      ],
    },
  },
  route('product', 'https', [
    {
      matches: below('/'),
      timeouts: { request: '0s', backendRequest: '0s' },
      backendRefs: [{ name: 'gateway', port: PORT }],
    },
  ]),
  route('to-https', 'http', [
    { matches: below(...CALLED) }, // a rule without a backend answers 500
    {
      matches: below('/'),
      filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }],
    },
  ]),
];

const below = (...paths: string[]) => paths.map((value) => ({ path: { type: 'PathPrefix', value } }));

const route = (name: string, listener: string, rules: object[]): Resource => ({
  apiVersion: 'gateway.networking.k8s.io/v1',
  kind: 'HTTPRoute',
  metadata: { name, labels: labelsOf('entrance') },
  spec: {
    parentRefs: [{ name: 'entrance', sectionName: listener }],
    hostnames: [HOST],
    rules,
  },
});
