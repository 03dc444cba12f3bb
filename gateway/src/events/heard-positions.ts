/** Processes of one service may be heard out of order: a position counts as missed only after this time. */
const LATE_MS = 5_000;
/** How many missing positions are remembered at most; a larger gap is not a matter of order. */
const MAX_LATE = 100;

interface Heard {
  highest: number;
  /** Missing positions below it, and since when a higher one is known, by `performance.now()`. */
  missed: Map<number, number>;
}

/**
 * Tracks the positions that services publish, each one higher than the last, whichever process of the service publishes
 * it: if one is missing, events may have been missed, too, although the connection to the broker looks healthy.
 */
export class HeardPositions {
  private readonly owners = new Map<string, Heard>();
  private waiting: NodeJS.Timeout | undefined;

  constructor(private readonly onMissed: () => void) {}

  hear(owner: string, position: number): void {
    const heard = this.owners.get(owner);
    if (!heard) {
      this.owners.set(owner, { highest: position, missed: new Map() });
      return;
    }
    heard.missed.delete(position);
    const first = Math.max(heard.highest + 1, position - MAX_LATE);
    for (let missed = first; missed < position; missed += 1) heard.missed.set(missed, performance.now());
    heard.highest = Math.max(heard.highest, position);
    this.lookAfter(LATE_MS);
  }

  /** After a gap that is known of: positions missed before it do not count any more. */
  beginAnew(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.owners.clear();
  }

  private look(): void {
    this.waiting = undefined;
    const [longest = 0] = this.waits().sort((one, other) => other - one);
    if (longest < LATE_MS) {
      this.lookAfter(LATE_MS - longest);
      return;
    }
    this.beginAnew();
    this.onMissed();
  }

  private lookAfter(ms: number): void {
    if (this.waits().length > 0) this.waiting ??= setTimeout(() => this.look(), ms).unref();
  }

  /** For how long each is missing, in ms. */
  private waits(): number[] {
    const now = performance.now();
    return [...this.owners.values()].flatMap(({ missed }) =>
      [...missed.values()].map((since) => now - since),
    );
  }
}
