import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { PageRequest } from '@safari/contracts';
import { Turns } from './turns.js';

/** A call that takes longer ends the thread, for it holds up the others. */
const TIMEOUT_MS = 1_000;
/** A busy machine starts a thread slowly. */
const START_TIMEOUT_MS = 10_000;
/** How long a half is not asked again after the thread had to be ended because of it. */
const BACKOFF_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** The file of a remote that describes its pages, under a name that changes with it. */
export interface ServerHalf {
  remote: string;
  file: string;
  code: string;
}

type Ask = 'describe' | 'addresses';
type HalfMessage = { ready: true } | { answer: string | undefined } | { fault: string };

/**
 * Runs the code by which remotes describe their pages: in one thread without our environment, one call at a time, each
 * with a time limit. Whatever a half does, only its own answers suffer.
 */
@Injectable()
export class ServerHalves implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('ServerHalves');
  private readonly turns = new Turns({
    start: () => RunningHalves.start(),
    backoffMs: BACKOFF_MS,
    onEnded: (half, error) => this.log.error({ msg: `the server half ${half} had to be ended`, err: error }),
  });

  onApplicationBootstrap(): void {
    this.turns.prepare();
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.turns.current())?.end();
  }

  /** The half's answer, not validated yet. @throws Error when none comes in time */
  describe(half: ServerHalf, { data, ...request }: PageRequest): Promise<unknown> {
    return this.ask(half, 'describe', data, request);
  }

  /** @throws Error as `describe` */
  addresses(half: ServerHalf, data: PageRequest['data']): Promise<unknown> {
    return this.ask(half, 'addresses', data, {});
  }

  private ask(half: ServerHalf, ask: Ask, data: PageRequest['data'], argument: object): Promise<unknown> {
    return this.turns.take(`${half.remote}/${half.file}`, (running) =>
      running.ask(half, ask, data, argument),
    );
  }
}

/** One thread with the halves and lists that it has been given. */
class RunningHalves {
  hasEnded = false;
  private readonly files = new Map<string, string>();
  private readonly lists = new Map<string, readonly unknown[]>();

  private constructor(private readonly worker: Worker) {
    worker.once('exit', () => (this.hasEnded = true));
    worker.on('error', () => (this.hasEnded = true)); // whoever asks hears of it
  }

  static async start(): Promise<RunningHalves> {
    const file = new URL('./half.worker.mjs', import.meta.url);
    const running = new RunningHalves(
      new Worker(file, { env: {}, argv: [], execArgv: [], resourceLimits: LIMITS }),
    );
    running.worker.unref();
    await running.next(START_TIMEOUT_MS);
    return running;
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  async ask({ remote, file, code }: ServerHalf, ask: Ask, data: PageRequest['data'], argument: object) {
    if (this.files.get(remote) !== file) this.worker.postMessage({ kind: 'half', remote, code });
    this.files.set(remote, file);
    this.worker.postMessage({ kind: 'call', remote, ask, argument, data: this.handOver(remote, data) });
    const message = await this.next(TIMEOUT_MS);
    if ('fault' in message) throw new Error(message.fault);
    if (!('answer' in message) || message.answer === undefined) return undefined;
    return JSON.parse(message.answer) as unknown;
  }

  /** A list is sent to the thread once, as long as it is the same; after that its key stands for it. */
  private handOver(remote: string, data: PageRequest['data']): Record<string, string> {
    const keys = Object.entries(data).map(([name, list]) => {
      const key = `${remote} ${name}`;
      if (this.lists.get(key) !== list) this.worker.postMessage({ kind: 'list', key, list });
      this.lists.set(key, list);
      return [name, key];
    });
    return Object.fromEntries(keys) as Record<string, string>;
  }

  /** The thread's next message; ends the thread when none comes in time. */
  private next(timeoutMs: number): Promise<HalfMessage> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        void this.end();
        reject(new Error(`no answer in ${timeoutMs} ms`));
      }, timeoutMs);
      const failed = (reason: unknown) =>
        settle(() => reject(reason instanceof Error ? reason : new Error('it ended')));
      const answered = (message: HalfMessage) => settle(() => resolve(message));
      const settle = (act: () => void) => {
        clearTimeout(late);
        worker.off('message', answered).off('error', failed).off('exit', failed);
        act();
      };
      worker.once('message', answered).once('error', failed).once('exit', failed);
    });
  }
}
