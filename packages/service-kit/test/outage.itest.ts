import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Problem } from '@safari/contracts';
import { freePort } from '../src/testing/broker.js';
import {
  createDatabase,
  eventually,
  staff,
  startTestService,
  type TestDatabase,
  type TestService,
} from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

/** Stands between a service and its database, and can be cut. */
class Cable {
  private server: Server | undefined;
  private readonly ends = new Set<Socket>();

  private constructor(
    readonly port: number,
    private readonly target: URL,
  ) {}

  static async to(target: URL): Promise<Cable> {
    const cable = new Cable(await freePort(), target);
    await cable.mend();
    return cable;
  }

  async mend(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const end of [near, far]) {
        this.ends.add(end);
        end.on('error', () => end.destroy()).on('close', () => this.ends.delete(end));
      }
      near.pipe(far).pipe(near);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const end of this.ends) end.destroy();
    await closed;
  }
}

let database: TestDatabase;
let cable: Cable;
let service: TestService;
beforeAll(async () => {
  database = await createDatabase('toy');
  cable = await Cable.to(new URL(database.url));
  const through = new URL(database.url);
  through.hostname = '127.0.0.1';
  through.port = String(cable.port);
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
    DATABASE_URL: through.href,
  });
});
afterAll(async () => {
  await service.close();
  await cable.cut();
  await database.drop();
});

it('a service whose database is away says so with 503 and when to ask again, and serves as soon as it is back', async () => {
  const read = () => service.call<Problem>({ url: '/api/toy/dead-letters', as: staff });
  expect((await read()).status).toBe(200);
  await cable.cut();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await read()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': expect.stringContaining('problem+json') },
      body: { code: 'unavailable', detail: expect.stringContaining('try again') },
    });
  }
  expect((await service.call({ url: '/healthz' })).status).toBe(200);
  await cable.mend();
  await eventually('it serves again', async () => (await read()).status === 200);
});
