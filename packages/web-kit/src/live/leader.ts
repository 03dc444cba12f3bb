import { logFailure } from '../logs/log-failure';

export interface Candidate {
  /** Becomes the leader at once, in place of a tab that has gone silent. */
  takeOver: () => void;
  withdraw: () => void;
}

/**
 * Elects one leader among all tabs that use the same name; when it withdraws or closes, the next one leads.
 * @param lead starts the leader's work, and returns the function that ends it
 */
export function runForLeader(locks: LockManager, name: string, lead: () => () => void): Candidate {
  let waiting = new AbortController();
  let resign: (() => void) | undefined;
  let withdrawn = false;

  /** The lock is held until the returned promise settles. */
  const hold = () =>
    new Promise<void>((release) => {
      if (withdrawn) return release();
      const end = lead();
      resign = () => {
        resign = undefined;
        end();
        release();
      };
    });

  const ask = (options: LockOptions) => {
    locks.request(name, options, hold).catch((error: unknown) => {
      if (!isAbort(error)) {
        logFailure('The tabs of this browser cannot share a live stream', error);
        void hold();
      } else if (resign) {
        resign(); // another tab has stolen the lock
        queue();
      }
    });
  };
  const queue = () => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };

  queue();
  return {
    takeOver: () => {
      if (resign) return;
      waiting.abort();
      ask({ steal: true });
    },
    withdraw: () => {
      withdrawn = true;
      waiting.abort();
      resign?.();
    },
  };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
