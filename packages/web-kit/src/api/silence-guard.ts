/** The gateway answers within 30 s in any case; a connection that has been silent for this long is dead. */
const LONGEST_SILENCE_MS = 60_000;

/** Aborts one call when its connection goes silent; browsers would wait a quarter of an hour. */
export class SilenceGuard {
  private readonly controller = new AbortController();
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** @param asked aborts when the response is no longer needed */
  constructor(private readonly asked: AbortSignal) {
    asked.addEventListener('abort', this.drop);
    if (asked.aborted) this.drop();
    else this.heard();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Restarts the timer: data arrived. */
  heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(new Error('The line is dead.')), LONGEST_SILENCE_MS);
  }

  /** Stops the timer: the call is over. */
  leave(): void {
    clearTimeout(this.silence);
    this.asked.removeEventListener('abort', this.drop);
  }

  private readonly drop = () => this.end(this.asked.reason);

  private end(reason: unknown): void {
    this.controller.abort(reason);
  }
}
