import { logFailure } from '../logs/log-failure';
import { withTimeout } from '../remotes/remote-loading';
import type { DraftSafe } from './draft-safe';

/** The unsent texts of one person in this window; nobody else sees them. */
export interface Drafts {
  read: (name: string) => string | null;
  /** @param text empty deletes the draft */
  write: (name: string, text: string) => void;
  /** Resolves once everything written so far is stored, if the browser can store it. */
  kept: () => Promise<void>;
  /** Returns the function that unsubscribes. */
  subscribe: (hear: () => void) => () => void;
}

/**
 * One person's drafts: in memory, and once their key is known, also encrypted in the window's session storage. Without
 * a key, or where the browser has no storage or cryptography, they last as long as the page.
 */
export class DraftBox implements Drafts {
  /** an empty text is a draft that was deleted here */
  private texts = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private secret: string | undefined;
  private safe: DraftSafe | undefined;
  private opening = Promise.resolve();
  private keeping = Promise.resolve();
  private version = 0;
  private keptVersion = 0;

  /** @param prefix of the storage keys of this kind of person */
  constructor(readonly prefix: string) {}

  read = (name: string): string | null => this.texts.get(name) || null;

  write = (name: string, text: string): void => {
    this.texts.set(name, text);
    this.keep();
    this.tell();
  };

  kept = (): Promise<void> => this.keeping;

  subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear);
    return () => void this.listeners.delete(hear);
  };

  /**
   * Decrypts this person's stored drafts; texts written meanwhile take precedence. Resolves once that is done, or after
   * three seconds; drafts that take longer still appear when they are decrypted.
   */
  open(secret: string): Promise<void> {
    if (this.secret === secret) return this.opening;
    if (this.secret !== undefined) this.close();
    this.secret = secret;
    const unlocking = this.unlock(secret).catch((error: unknown) => {
      logFailure('Drafts could not be opened', error);
      if (this.secret === secret) this.secret = undefined; // tried again when the server next says who this is
    });
    this.opening = withTimeout('drafts', unlocking).catch((late: unknown) =>
      logFailure('Drafts took too long to open', late),
    );
    return this.opening;
  }

  /** Drops texts and key from memory; the storage is left unchanged. */
  close(): void {
    this.secret = undefined;
    this.safe = undefined;
    this.texts.clear();
    this.tell();
  }

  private async unlock(secret: string): Promise<void> {
    const { draftSafe } = await import('./draft-safe');
    const safe = await draftSafe(this.prefix, secret);
    const stored = await storedIn(safe);
    if (this.secret !== secret) return;
    this.safe = safe;
    const isNewer = this.texts.size > 0;
    this.texts = new Map([...Object.entries(stored), ...this.texts]);
    if (isNewer) this.keep();
    this.tell();
  }

  private keep(): void {
    const version = ++this.version;
    const { opening } = this;
    this.keeping = this.keeping
      .then(() => opening)
      .then(() => this.lock(version))
      .catch((error: unknown) => logFailure('A draft could not be kept', error));
  }

  /** Texts that were written together are encrypted in one go. */
  private async lock(version: number): Promise<void> {
    const { safe, version: latest } = this;
    if (!safe || this.keptVersion >= version) return;
    const texts = [...this.texts].filter(([, text]) => text !== '');
    const locked = texts.length > 0 ? await safe.lock(JSON.stringify(Object.fromEntries(texts))) : undefined;
    if (this.safe !== safe) return; // signed out meanwhile
    if (locked === undefined) sessionStorage.removeItem(safe.storageKey);
    else sessionStorage.setItem(safe.storageKey, locked);
    this.keptVersion = latest;
  }

  private tell(): void {
    for (const hear of this.listeners) hear();
  }
}

async function storedIn(safe: DraftSafe): Promise<Record<string, string>> {
  try {
    const locked = sessionStorage.getItem(safe.storageKey);
    return locked === null ? {} : (JSON.parse(await safe.unlock(locked)) as Record<string, string>);
  } catch (error) {
    logFailure('Stored drafts could not be read', error); // storage is switched off, or its content is not ours
    return {};
  }
}
