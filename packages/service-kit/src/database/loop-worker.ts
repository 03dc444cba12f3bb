import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Loop } from './loop.js';

/** Does work beside the requests, again and again: begins with the application, and ends before it closes. */
export abstract class LoopWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly log: Logger;
  protected readonly loop: Loop;

  /**
   * @param pauseMs how long it rests where there is nothing to do and nothing wakes it
   * @param failing what its log says where the work fails
   */
  constructor(name: string, pauseMs: number, failing: string) {
    this.log = new Logger(name);
    this.loop = new Loop(
      () => this.work(),
      pauseMs,
      (error) => this.log.warn({ msg: failing, err: error }),
    );
  }

  /** @returns whether there may be more to do at once */
  protected abstract work(): Promise<boolean>;

  onApplicationBootstrap(): void | Promise<void> {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}
