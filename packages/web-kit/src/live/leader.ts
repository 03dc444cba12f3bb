import { logFailure } from '../logs/log-failure';

export interface Candidate {
  /** Leads at once, instead of a tab that has fallen silent. */
  takeOver: () => void;
  withdraw: () => void;
}

/**
 * Of all tabs that run for the same name one leads, until it withdraws or is gone: then the next.
 * @param lead begins what a leader does; what it returns ends that
 */
export function runForLeader(locks: LockManager, name: string, lead: () => () => void): Candidate {
  let waiting = new AbortController();
  let resign: (() => void) | undefined;
  let withdrawn = false;

  /** The lock is held until the promise that is given here is settled. */
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
        resign(); // another has taken over
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
