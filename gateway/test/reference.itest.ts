import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem } from '@safari/contracts';
import { createService, loadConfig, type OpenApi } from '@safari/service-kit/process';
import { AppModule } from '../src/app.module.js';
import { GatewayConfig } from '../src/config.js';
import { hashOf } from '../src/drawing/drawn-page.rules.js';
import { gateway } from '../src/gateway.js';
import { ServiceDocuments } from '../src/reference/service-documents.js';
import { Services } from '../src/routes/services.js';
import { buildFrontEnds, frontEndTargets } from './support/front-ends.js';
import { startUpstream, stopUpstream, type Upstream } from './support/upstream.js';

let services: Upstream[];
let app: NestFastifyApplication;
let origin: string;
let folder: string;

const documentOf = (path: string): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'A service', version: '1' },
  servers: [{ url: '/' }],
  tags: [],
  paths: {
    [path]: {
      get: {
        operationId: `of${path}`,
        summary: 'Reads <what> it is',
        tags: ['catalog'],
        security: [{ staff: [] }],
        responses: { 200: { description: 'OK' } },
      },
    },
  },
  components: { schemas: {}, securitySchemes: {} },
});

const PATHS = ['/api/packages', '/api/bookings', '/api/operators', '/api/auth/user'];
const away = () => ({ status: 500, body: { title: 'no' } });

beforeAll(async () => {
  services = await Promise.all(PATHS.map(startUpstream));
  folder = buildFrontEnds();
  const [catalog, booking, operators, auth] = services.map(({ url }) => url);
  const config = loadConfig(GatewayConfig, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: 'nats://127.0.0.1:1',
    PUBLIC_ORIGIN: 'https://safari.example',
    LOG_LEVEL: 'silent',
    GATEWAY_SECRET: 'a secret of the gateway of more than 32 letters',
    SERVICES: JSON.stringify({ catalog, booking, operators, auth }),
    ...frontEndTargets(folder),
  });
  app = await createService(AppModule.forRoot(config), config, gateway(config));
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});

afterAll(async () => {
  await app.close();
  services.forEach(stopUpstream);
  rmSync(folder, { recursive: true, force: true });
});

const answer = () =>
  services.forEach((service, index) => {
    service.answer = () => ({ body: documentOf(PATHS[index] ?? '') });
  });
const read = (headers: Record<string, string> = {}) => fetch(`${origin}/api/openapi.json`, { headers });

describe('the description of all calls', () => {
  it('is not to be had while a service was never heard, and says which', async () => {
    answer();
    (services[1] as Upstream).answer = away;
    const refused = await read();
    expect(refused.status).toBe(503);
    expect(((await refused.json()) as Problem).detail).toContain('booking');
  });

  it('misses a service aloud once it had time to start', async () => {
    answer();
    (services[1] as Upstream).answer = away;
    const documents = new ServiceDocuments(app.get(Services));
    // these documents' own log: the gateway waits for its broker and for its documents meanwhile, and warns of both
    const { log } = documents as unknown as { log: Logger };
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const now = jest.spyOn(Date, 'now');
    const missed = () => warn.mock.calls.map(([line]) => (line as { msg: string }).msg);
    const began = Date.now();
    await expect(documents.read()).rejects.toThrow(/booking/);
    expect(missed()).toEqual([]);
    now.mockReturnValue(began + 60_000);
    await expect(documents.read()).rejects.toThrow(/booking/);
    expect(missed()).toEqual([expect.stringContaining('svc-booking did not provide')]);
    now.mockRestore();
    warn.mockRestore();
  });

  it('has the calls of all services and of the gateway itself', async () => {
    answer();
    const document = (await (await read()).json()) as OpenApi;
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([...PATHS, '/api/live', '/api/brand', '/healthz', '/api/docs', '/remotes.json']),
    );
    expect(document.components.securitySchemes).toMatchObject({
      customer: { in: 'cookie', name: '__Host-safari_session' },
      staff: { in: 'cookie', name: '__Host-safari_staff' },
    });
  });

  it('is known to a browser that has it, and kept while a service is away', async () => {
    answer();
    const etag = (await read()).headers.get('etag') ?? '';
    services.forEach((service) => {
      service.answer = away;
    });
    const again = await read({ 'if-none-match': etag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  it('is in the order of the services, whoever answers first', async () => {
    answer();
    const { tags } = (await (await read()).json()) as OpenApi;
    expect(tags.map(({ name }) => name)).toEqual(['catalog', 'booking', 'operators', 'auth', 'gateway']);
  });

  it('is a page without a script or anything that search engines keep', async () => {
    const page = await fetch(`${origin}/api/docs`);
    const html = await page.text();
    const [, style = ''] = /<style>([^<]+)</.exec(html) ?? [];
    expect(page.headers.get('content-security-policy')).toContain(hashOf(style));
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/<script|\s(style|on\w+)="/);
    expect(html).toContain('Reads &lt;what&gt; it is');
    expect(html).toContain('For staff');
  });

  it.each(['openapi.json', 'docs'])(
    'is kept as it goes over the wire, for all who read it: %s',
    async (name) => {
      answer();
      const ask = (encoding: string) =>
        fetch(`${origin}/api/${name}`, { headers: { 'accept-encoding': encoding } });
      const first = await ask('br');
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${origin}/api/${name}`, { headers: { 'if-none-match': etag } });
      expect([first.headers.get('content-encoding'), again.status]).toEqual(['br', 304]);
      expect((await ask('gzip')).headers.get('content-encoding')).toBe('gzip');
      expect(await (await ask('identity')).text()).toBe(await first.text());
    },
  );
});
