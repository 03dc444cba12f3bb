import type { RemoteEntry } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';

/** A list that takes longer counts as failed; it is still used when it arrives. */
const TIMEOUT_MS = 3_000;

export interface KnownRemotes {
  /** Undefined until the gateway has answered. */
  entries: readonly RemoteEntry[] | undefined;
  /** The gateway did not answer, or not in time. */
  failed: boolean;
}

/** The gateway's list of remotes, `/remotes.json`; requested once, and again only after a failure. */
export class RemoteList {
  private known: KnownRemotes = { entries: undefined, failed: false };
  private loading: Promise<readonly RemoteEntry[]> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param entries where they are known already, as in a test */
  constructor(entries?: readonly RemoteEntry[]) {
    if (entries) this.know(entries);
  }

  readonly get = (): KnownRemotes => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly load = (): Promise<readonly RemoteEntry[]> => {
    this.loading ??= this.ask();
    return this.loading;
  };

  /** Sets the entries that came with a drawn page. */
  readonly know = (entries: readonly RemoteEntry[]): void => {
    this.known = { entries, failed: false };
    this.loading = Promise.resolve(entries);
  };

  /** Requests the list again, for a remote that was missing from it. */
  readonly reload = (): void => {
    this.loading = undefined;
    this.load().catch((error: unknown) => logFailure('The list of remotes failed to load', error));
  };

  private async ask(): Promise<readonly RemoteEntry[]> {
    const late = setTimeout(() => this.set({ failed: this.known.entries === undefined }), TIMEOUT_MS);
    try {
      const response = await fetch('/remotes.json');
      if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
      const entries = (await response.json()) as RemoteEntry[];
      this.set({ entries, failed: false });
      return entries;
    } catch (error) {
      this.loading = undefined; // the next attempt asks again
      this.set({ failed: this.known.entries === undefined });
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  private set(changes: Partial<KnownRemotes>): void {
    this.known = { ...this.known, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** The list of this page. */
export const remoteList = new RemoteList();
