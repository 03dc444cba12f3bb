/** When full, the oldest entry is forgotten, and its event has all its attempts again. */
const MAX_ENTRIES = 1_000;

/**
 * How often each event failed here for a reason of its own. The broker's count of deliveries would include those while
 * the database was away, and those to a process that died. A restarted process counts from zero.
 */
export class FailedAttempts {
  private readonly counts = new Map<string, number>();

  /** @returns how many it has failed by now */
  add(body: string): number {
    const count = (this.counts.get(body) ?? 0) + 1;
    this.counts.set(body, count);
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_ENTRIES && oldest !== undefined) this.counts.delete(oldest);
    return count;
  }

  forget(body: string): void {
    this.counts.delete(body);
  }
}
