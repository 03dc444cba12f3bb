import type { CommitSignal } from './commit-signal.js';

/** Runs work again and again: at once when woken, else after a pause; one run at a time, ends on `stop()`. */
export class Loop {
  private stopped = false;
  private woken = false;
  private endPause: () => void = () => undefined;
  private stopListening: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    /** @returns whether there may be more to do at once */
    private readonly work: () => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** @param commits wakes it whenever something was committed */
  start(commits?: CommitSignal): void {
    if (commits) this.stopListening = commits.onCommit(() => this.wake());
    this.running = this.run();
  }

  wake(): void {
    this.woken = true;
    this.endPause();
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    this.endPause();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      let more = false;
      try {
        more = await this.work();
      } catch (error) {
        this.onError(error);
      }
      if (!more && !this.woken && !this.stopped) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.pauseMs);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
