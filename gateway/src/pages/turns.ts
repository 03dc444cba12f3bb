/** A thread or a process that may end at any time. */
export interface Ending {
  readonly hasEnded: boolean;
}

interface TurnsOptions<T extends Ending> {
  readonly start: () => Promise<T>;
  /** Back-off of the caller during whose turn it ended, in ms. */
  readonly backoffMs: number;
  readonly onEnded: (who: string, error: unknown) => void;
}

/** How many may wait; further callers are refused. */
const MAX_WAITING = 200;

/** Gives one thread or process to one caller at a time, and starts it anew when it has ended. */
export class Turns<T extends Ending> {
  private readonly backedOffUntil = new Map<string, number>();
  private running: Promise<T> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly options: TurnsOptions<T>) {}

  /** Starts it ahead, so that nobody waits for that later; where it fails, the first turn tries again. */
  prepare(): void {
    this.started().catch(() => undefined);
  }

  /** What is running; undefined where nothing is. */
  current(): Promise<T | undefined> {
    return this.running?.catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** @param who is backed off if it ends during this turn @throws Error when too many wait, or `who` is backed off */
  async take<R>(who: string, work: (running: T) => Promise<R>): Promise<R> {
    if (this.waiting >= MAX_WAITING) throw new Error('too many wait');
    this.waiting += 1;
    const turn = this.last.then(() => this.next(who, work)).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async next<R>(who: string, work: (running: T) => Promise<R>): Promise<R> {
    if ((this.backedOffUntil.get(who) ?? 0) > Date.now()) throw new Error('it is backed off after a failure');
    const running = await this.started();
    try {
      return await work(running);
    } catch (error) {
      if (!running.hasEnded) throw error;
      this.running = undefined;
      this.backedOffUntil.set(who, Date.now() + this.options.backoffMs);
      this.options.onEnded(who, error);
      throw error;
    }
  }

  private started(): Promise<T> {
    this.running ??= this.options.start().catch((error: unknown) => {
      this.running = undefined;
      throw error;
    });
    return this.running;
  }
}
