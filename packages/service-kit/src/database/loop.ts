import { setTimeout as sleep } from 'node:timers/promises';
import { atPlace } from '../tracing/current-trace.js';
import { newTrace } from '../tracing/traceparent.js';
import type { CommitSignal, Work } from './commit-signal.js';

/** Runs work again and again: at once when woken, else after a pause; one run at a time, ends on `stop()`. Each run is a
 * trace of its own, for its log lines and for what it causes. */
export class Loop {
  private readonly stopping = new AbortController();
  private woken = false;
  private endPause: () => void = () => undefined;
  private stopListening: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    /** @returns whether there may be more to do at once */
    private readonly work: () => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
    /**
     * The least time between the starts of two runs: what wakes it meanwhile is done in one. A run after a pause starts
     * at once.
     */
    private readonly gatherMs = 0,
  ) {}

  /** Wakes it whenever work of this kind was committed. */
  startOn(commits: CommitSignal, work: Work): void {
    this.stopListening = commits.onCommit((left) => {
      if (left.has(work)) this.wake();
    });
    this.start();
  }

  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.woken = true;
    this.endPause();
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.stopListening();
    this.endPause();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const began = performance.now();
      this.woken = false;
      const more = await atPlace(newTrace(), () => this.runOnce());
      if (more) continue;
      if (!this.woken) await this.pause();
      await this.gather(began);
    }
  }

  private async runOnce(): Promise<boolean> {
    try {
      return await this.work();
    } catch (error) {
      this.onError(error);
      return false;
    }
  }

  private pause(): Promise<void> {
    if (this.stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.pauseMs);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async gather(since: number): Promise<void> {
    const left = since + this.gatherMs - performance.now();
    if (left <= 0) return;
    await sleep(left, undefined, { signal: this.stopping.signal }).catch(() => undefined); // it is asked to stop
  }
}
