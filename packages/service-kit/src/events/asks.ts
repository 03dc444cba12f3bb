import type { Msg, Subscription } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { AskData, AskSubject } from '@safari/contracts';
import { DecoratedMethods } from '../annotations/decorated-methods.js';
import { DomainError } from '../problems/domain-error.js';
import { Tracing } from '../tracing/tracing.js';
import { Broker } from './broker.js';
import { askSubject } from './broker-names.js';
import { carriedHeaders, placeIn } from './message-traces.js';
import { ON_ASK } from './on-ask.js';

export const ASK_TIMEOUTS = Symbol('ASK_TIMEOUTS');

/** How long an asker waits, in ms. */
export interface AskTimeouts {
  /** For the broker to be there. */
  brokerMs: number;
  /** For an answer. */
  answerMs: number;
  /** For another answer, after an empty one. */
  otherMs: number;
}

export const DEFAULT_ASK_TIMEOUTS: AskTimeouts = { brokerMs: 1_000, answerMs: 2_000, otherMs: 300 };

type AnyAnswerer = (ask: unknown) => Promise<unknown>;

/**
 * Asks other services over the broker, and answers what they ask this one. Every instance gets an ask, and the first
 * answer counts. No queue group, since it would go on choosing an instance whose connection has died silently, for
 * minutes.
 */
@Injectable()
export class Asks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Asks');
  private readonly subscriptions: Subscription[] = [];
  private stopped = false;

  constructor(
    private readonly broker: Broker,
    private readonly methods: DecoratedMethods,
    private readonly tracing: Tracing,
    @Inject(ASK_TIMEOUTS) private readonly timeouts: AskTimeouts,
  ) {}

  /** @throws DomainError `unavailable` where nobody answers in time */
  async ask<S extends AskSubject>(subject: S, ask: AskData[S]['ask']): Promise<AskData[S]['answer']> {
    try {
      if (!(await this.broker.answers(this.timeouts.brokerMs))) throw new Error('the broker is away');
      const connection = await this.broker.connect();
      const answers = await connection.requestMany(askSubject(subject), JSON.stringify(ask), {
        strategy: 'stall',
        maxWait: this.timeouts.answerMs,
        stall: this.timeouts.otherMs,
        headers: carriedHeaders(),
      });
      for await (const answer of answers) if (answer.data.length > 0) return answer.json();
      throw new Error('no instance could answer');
    } catch (error) {
      this.log.warn({ msg: `${subject} was not answered`, err: error });
      throw new DomainError(
        'unavailable',
        'A part of this is not to be had just now. Try again in a moment.',
      );
    }
  }

  onApplicationBootstrap(): void {
    const answerers = this.methods.by<AnyAnswerer>(ON_ASK) as ReadonlyMap<AskSubject, AnyAnswerer>;
    if (answerers.size > 0) void this.listen(answerers);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** The client keeps subscriptions over every reconnection. */
  private async listen(answerers: ReadonlyMap<AskSubject, AnyAnswerer>): Promise<void> {
    const connection = await this.broker.connect().catch(() => undefined); // the service is stopping
    if (!connection || this.stopped) return;
    for (const [subject, answer] of answerers) {
      this.subscriptions.push(
        connection.subscribe(askSubject(subject), {
          callback: (error, message) => {
            if (!error) void this.answerInItsTrace(subject, answer, message);
          },
        }),
      );
    }
  }

  private answerInItsTrace(subject: AskSubject, answer: AnyAnswerer, message: Msg): Promise<void> {
    return this.tracing.around(`answer ${subject}`, { kind: 'server', from: placeIn(message) }, () =>
      this.answer(subject, answer, message),
    );
  }

  /** An empty answer tells the asker to wait only a moment for another one. */
  private async answer(subject: AskSubject, answer: AnyAnswerer, message: Msg): Promise<void> {
    try {
      message.respond(JSON.stringify(await answer(message.json())));
    } catch (error) {
      this.log.warn({ msg: `${subject} could not be answered`, err: error });
      message.respond();
    }
  }
}
