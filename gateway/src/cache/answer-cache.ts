interface Options<T> {
  /** how long an answer counts, in ms */
  ttlMs: number;
  /** how much longer an expired answer is returned while a new one is fetched in the background, in ms; by default 0 */
  staleMs?: number;
  maxEntries: number;
  /** By default every answer is. */
  isCacheable?: (answer: T) => boolean;
}

/**
 * Caches answers by key. Concurrent reads of a key share one fetch. An answer that is forgotten while it is being
 * fetched is returned to those who wait for it but not cached, since it may be outdated. When full, the least recently
 * used entry is evicted.
 */
export class AnswerCache<T> {
  private readonly cached = new Map<string, { answer: T; until: number }>();
  private readonly fetching = new Map<string, Promise<T>>();

  constructor(private readonly options: Options<T>) {}

  /** @throws what `fetch` throws, which is never cached */
  read(key: string, fetch: () => Promise<T>): Promise<T> {
    const cached = this.find(key);
    const now = Date.now();
    if (cached && cached.until > now) return Promise.resolve(cached.answer);
    const fetching = this.fetching.get(key) ?? this.fetch(key, fetch);
    if (!cached || cached.until + (this.options.staleMs ?? 0) <= now) return fetching;
    fetching.catch(() => undefined); // the stale answer is returned until a new one has come
    return Promise.resolve(cached.answer);
  }

  /** The cached answer, without fetching one. */
  getCached(key: string): T | undefined {
    const cached = this.find(key);
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

  /** Moves what it finds to the end, so that the map is in the order of last use. */
  private find(key: string): { answer: T; until: number } | undefined {
    const cached = this.cached.get(key);
    if (!cached) return undefined;
    this.cached.delete(key);
    this.cached.set(key, cached);
    return cached;
  }

  private fetch(key: string, fetch: () => Promise<T>): Promise<T> {
    const isCurrent = () => this.fetching.get(key) === fetching;
    const fetching: Promise<T> = fetch()
      .then((answer) => {
        if (isCurrent()) this.keep(key, answer);
        return answer;
      })
      .finally(() => {
        if (isCurrent()) this.fetching.delete(key);
      });
    this.fetching.set(key, fetching);
    return fetching;
  }

  private keep(key: string, answer: T): void {
    this.cached.delete(key); // no stale answer outlives a new one, not even one that is not cacheable
    if (!(this.options.isCacheable?.(answer) ?? true)) return;
    const [first] = this.cached.keys();
    if (first !== undefined && this.cached.size >= this.options.maxEntries) this.cached.delete(first);
    this.cached.set(key, { answer, until: Date.now() + this.options.ttlMs });
  }
}
