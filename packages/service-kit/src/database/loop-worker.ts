import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { inTime } from '../timeouts/timeout.js';
import type { CommitSignal, Work } from './commit-signal.js';
import { Loop } from './loop.js';

/** How long a stopping service waits for work outside that takes long; interrupted work is tried again later. */
const STOP_MS = 3_000;

/** Works in the background, again and again: from the start of the application until before it closes. */
export abstract class LoopWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly log: Logger;
  protected readonly loop: Loop;

  /**
   * @param pauseMs how long it waits when there is nothing to do and nothing wakes it
   * @param failing what its log says when the work fails
   * @param wokenBy the committed work that wakes it
   */
  constructor(
    name: string,
    pauseMs: number,
    failing: string,
    private readonly wokenBy?: { commits: CommitSignal; work: Work },
  ) {
    this.log = new Logger(name);
    this.loop = new Loop(
      () => this.work(),
      pauseMs,
      (error) => this.log.warn({ msg: failing, err: error }),
    );
  }

  /** @returns whether there may be more to do at once */
  protected abstract work(): Promise<boolean>;

  /** Interrupts what the current run waits for outside. */
  protected cutOff(): void | Promise<void> {}

  onApplicationBootstrap(): void | Promise<void> {
    if (this.wokenBy) this.loop.startOn(this.wokenBy.commits, this.wokenBy.work);
    else this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    const stopped = this.loop.stop();
    await inTime(STOP_MS, stopped, undefined);
    await this.cutOff();
    await stopped;
  }
}
