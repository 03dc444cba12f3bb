/** The door answers within 30 s, whatever happens behind it; a line that says nothing for so long is dead. */
const LONGEST_SILENCE_MS = 60_000;

/** The connection of one call; aborts the call when it goes silent. Browsers would wait for a quarter of an hour. */
export class SilenceGuard {
  private readonly controller = new AbortController();
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** @param asked aborts when nobody wants the answer any more */
  constructor(private readonly asked: AbortSignal) {
    asked.addEventListener('abort', this.drop);
    if (asked.aborted) this.drop();
    else this.heard();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something came: it may be silent for as long again. */
  heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(new Error('The line is dead.')), LONGEST_SILENCE_MS);
  }

  /** The call is over. */
  leave(): void {
    clearTimeout(this.silence);
    this.asked.removeEventListener('abort', this.drop);
  }

  private readonly drop = () => this.end(this.asked.reason);

  private end(reason: unknown): void {
    this.controller.abort(reason);
  }
}
