import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import type { AskData } from '@safari/contracts';
import { Asks, Broker, loadConfig, OnAsk, ServiceConfig, ServiceModule } from '../src/index.js';
import {
  startBroker,
  startTestService,
  TcpProxy,
  type TestBroker,
  type TestService,
} from '../src/testing/index.js';

const SUBJECT = 'booking.special-requests';
const NEVER_MS = 3_600_000;

@Injectable()
class Answerer {
  static failing: ReadonlySet<Answerer> = new Set();

  @OnAsk(SUBJECT)
  async of({ bookingId }: AskData[typeof SUBJECT]['ask']): Promise<AskData[typeof SUBJECT]['answer']> {
    if (Answerer.failing.has(this)) throw new Error('it cannot be read');
    return { specialRequests: `wishes of ${bookingId}` };
  }
}

@Module({})
class Instance {}

const instanceOf = (name: string, answering: boolean) => (settings: Record<string, string>) => ({
  module: Instance,
  imports: [
    ServiceModule.forRoot({
      name,
      config: loadConfig(ServiceConfig, settings),
      entities: [],
      migrations: [],
      brokerPingMs: NEVER_MS,
      askTimeouts: { brokerMs: 20_000, answerMs: 20_000, otherMs: 3_000 },
    }),
  ],
  providers: answering ? [Answerer] : [],
});

describe('what one service asks another', () => {
  let broker: TestBroker;
  let network: TcpProxy;
  /** The first one by way of the network. */
  let answering: TestService[];
  let asking: TestService;

  beforeEach(async () => {
    broker = await startBroker();
    network = await TcpProxy.to(broker.urlFor('svc-booking'));
    const answer = instanceOf('svc-booking', true);
    answering = [
      await startTestService('booking', answer, { NATS_URL: network.url }),
      await startTestService('booking', answer, { NATS_URL: broker.urlFor('svc-booking') }),
    ];
    asking = await startTestService('operators', instanceOf('svc-operators', false), {
      NATS_URL: broker.urlFor('svc-operators'),
    });
    for (const { app } of [...answering, asking]) await (await app.get(Broker).connect()).flush();
  });

  afterEach(async () => {
    Answerer.failing = new Set();
    network.reset();
    for (const service of [...answering, asking]) await service.close();
    await network.cut();
    await broker.remove();
  });

  const answerers = () => answering.map(({ app }) => app.get(Answerer));
  const askTwenty = () =>
    Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => asking.app.get(Asks).ask(SUBJECT, { bookingId: String(n) })),
    );
  const answers = Array.from({ length: 20 }, (_, n) => ({
    status: 'fulfilled',
    value: { specialRequests: `wishes of ${n}` },
  }));

  it('is answered although an instance’s connection to the broker has died without a word', async () => {
    network.freeze();
    expect(await askTwenty()).toEqual(answers);
  });

  it('is answered by who can, and refused where nobody can', async () => {
    const [first, second] = answerers();
    Answerer.failing = new Set(first && [first]);
    expect(await askTwenty()).toEqual(answers);
    Answerer.failing = new Set(first && second && [first, second]);
    const refused = await askTwenty();
    expect(refused.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual(
      refused.map(() => 'unavailable'),
    );
  });
});
