/** The read that runs, and the one that begins when it has ended. */
interface Turn<T> {
  now: Promise<T>;
  next?: Promise<T>;
}

/**
 * One read at a time for each key. Callers that come while one runs share the next: it begins after all of them have
 * come, so nobody gets what was true before they asked.
 */
export class SharedRead<T> {
  private readonly turns = new Map<string, Turn<T>>();

  /** @throws what `read` throws, to all who share it */
  read(key: string, read: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(key);
    if (!turn) return this.begin(key, read);
    turn.next ??= turn.now.then(
      () => this.begin(key, read),
      () => this.begin(key, read),
    );
    return turn.next;
  }

  private begin(key: string, read: () => Promise<T>): Promise<T> {
    const turn: Turn<T> = { now: read() };
    this.turns.set(key, turn);
    const end = () => {
      if (!turn.next && this.turns.get(key) === turn) this.turns.delete(key);
    };
    turn.now.then(end, end);
    return turn.now;
  }
}
