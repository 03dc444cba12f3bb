import { rmSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventType } from '@safari/contracts';
import { Broker, createService, loadConfig } from '@safari/service-kit/process';
import { startBroker, type TestBroker } from '@safari/service-kit/testing';
import { AppModule } from '../../src/app.module.js';
import { GatewayConfig } from '../../src/config.js';
import { EventFeed } from '../../src/events/event-feed.js';
import { type Defence, gateway } from '../../src/gateway.js';
import { buildFrontEnds, frontEndTargets } from './front-ends.js';
import { startUpstream, stopUpstream, type Upstream } from './upstream.js';

const OWNERS = ['catalog', 'booking', 'operators', 'auth'] as const;
type Owner = (typeof OWNERS)[number];

/** Services that answer what a test wants, and gateways before them. */
export interface House {
  services: Record<Owner, Upstream>;
  broker: TestBroker;
  /** A gateway's settings here. */
  settings: Record<string, string>;
  /** @param without the defences that this gateway lacks: what they are good for shows without them */
  open(settings?: Record<string, string>, without?: readonly Defence[]): Promise<Door>;
  close(): Promise<void>;
}

export interface Door {
  app: NestFastifyApplication;
  origin: string;
}

/** The headers of a customer who is signed in. */
export const AMINA = { cookie: 'safari_session=amina' };

/** svc-auth says of everybody that they are Amina, and has been asked nothing yet. */
export function knowAmina({ services: { auth } }: House): void {
  auth.asked.length = 0;
  auth.answer = () => ({
    body: { token: 'signed', identity: { customer: { id: 'amina', name: 'Amina', email: 'a@example.com' } } },
  });
}

/** Ends when a gateway hears the broker; as it begins to, it ends its streams and empties its caches. */
export async function untilHearing(app: NestFastifyApplication): Promise<void> {
  const connection = await app.get(Broker).connect();
  await connection.flush();
}

/** Ends when a gateway has heard the next event of this type, and all that listens there was told. */
export const untilHeard = (app: NestFastifyApplication, type: EventType): Promise<void> =>
  new Promise((resolve) => app.get(EventFeed).on(type, () => resolve()));

export async function startHouse(): Promise<House> {
  const broker = await startBroker();
  const upstreams = await Promise.all(OWNERS.map(startUpstream));
  const services = Object.fromEntries(OWNERS.map((owner, at) => [owner, upstreams[at]])) as House['services'];
  const folder = buildFrontEnds();
  const settings = {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: broker.urlFor('gateway'),
    GATEWAY_SECRET: 'a secret of the gateway of more than 32 letters',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    LOG_LEVEL: 'silent',
    PAGE_FACTS_TIMEOUT_MS: '20000', // no story depends on the machine's speed
    SERVICES: JSON.stringify(Object.fromEntries(OWNERS.map((owner) => [owner, services[owner].url]))),
    ...frontEndTargets(folder),
  };
  const doors: Door[] = [];
  return {
    services,
    broker,
    settings,
    open: async (other = {}, without = []) => {
      const config = loadConfig(GatewayConfig, { ...settings, ...other });
      const app = await createService(AppModule.forRoot(config), config, gateway(config, without));
      await app.listen(0, '127.0.0.1');
      const door = { app, origin: await app.getUrl() };
      doors.push(door);
      return door;
    },
    close: async () => {
      await Promise.all(doors.map(({ app }) => app.close()));
      upstreams.forEach(stopUpstream);
      await broker.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
