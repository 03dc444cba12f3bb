interface Options<T> {
  /** how long an answer counts, in ms */
  ttlMs: number;
  maxEntries: number;
  /** By default every answer is. */
  isCacheable?: (answer: T) => boolean;
}

/**
 * Answers by key. However many ask for one at once, it is fetched once; what is forgotten while it is being fetched is
 * given to those who asked and not cached, since it may be old already.
 */
export class AnswerCache<T> {
  private readonly cached = new Map<string, { answer: T; until: number }>();
  private readonly fetching = new Map<string, Promise<T>>();

  constructor(private readonly options: Options<T>) {}

  /** @throws what `fetch` throws, which is never cached */
  read(key: string, fetch: () => Promise<T>): Promise<T> {
    const cached = this.cached.get(key);
    if (cached && cached.until > Date.now()) return Promise.resolve(cached.answer);
    return this.fetching.get(key) ?? this.fetch(key, fetch);
  }

  /** What is cached now, without asking for it. */
  peek(key: string): T | undefined {
    const cached = this.cached.get(key);
    return cached && cached.until > Date.now() ? cached.answer : undefined;
  }

  forget(matches: (key: string) => boolean): void {
    for (const entries of [this.cached, this.fetching]) {
      for (const key of entries.keys()) if (matches(key)) entries.delete(key);
    }
  }

  clear(): void {
    this.cached.clear();
    this.fetching.clear();
  }

  private fetch(key: string, fetch: () => Promise<T>): Promise<T> {
    const isCurrent = () => this.fetching.get(key) === fetching;
    const fetching: Promise<T> = fetch()
      .then((answer) => {
        if (isCurrent() && (this.options.isCacheable?.(answer) ?? true)) this.store(key, answer);
        return answer;
      })
      .finally(() => {
        if (isCurrent()) this.fetching.delete(key);
      });
    this.fetching.set(key, fetching);
    return fetching;
  }

  private store(key: string, answer: T): void {
    if (this.cached.size >= this.options.maxEntries) this.cached.clear();
    this.cached.set(key, { answer, until: Date.now() + this.options.ttlMs });
  }
}
