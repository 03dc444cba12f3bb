import { BY_ADDRESS, LOCKED, memory, RESTART, STOP_FIRST, type StackService } from './stack-service.js';

const at = (published: number, target: number) => ({ target, published, protocol: 'tcp', mode: 'host' });

/** Runs on every node, at the node's own ports, so that visitors can enter by any running node; terminates TLS. */
export const balancer = (networks: readonly string[]): StackService => ({
  image: 'nginxinc/nginx-unprivileged',
  entrypoint: ['nginx', '-c', '/etc/product/balancer.conf', '-g', 'daemon off;'],
  configs: [
    { source: 'balancer', target: '/etc/product/balancer.conf' },
    { source: 'entrance', target: '/etc/product/listen/entrance.conf' },
    { source: 'to-https', target: '/etc/product/servers/to-https.conf' },
  ],
  secrets: [
    { source: 'entrance-certificate', target: 'entrance.crt' },
    { source: 'entrance-key', target: 'entrance.key' },
  ],
  networks,
  ports: [at(443, 8443), at(80, 8081)],
  volumes: [memory('/tmp')],
  ...LOCKED,
  healthcheck: {
    // any answer counts: if there is no gateway left, another balancer would not help
    test: ['CMD', 'curl', '-sS', '-o', '/dev/null', 'http://127.0.0.1:8080/healthz'],
    interval: '5s',
    timeout: '5s',
    start_period: '30s',
    start_interval: '1s',
  },
  deploy: {
    mode: 'global',
    ...BY_ADDRESS,
    ...STOP_FIRST,
    ...RESTART,
    resources: { limits: { memory: '128M' } },
  },
});
