import { logFailure, type RemoteModule, withTimeout } from '@safari/web-kit';
import { loadRemotePart } from './load-remote';

/** Between attempts, each twice as long as the one before. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const loading = new Map<string, Promise<RemoteModule>>();
const idOf = (remote: string, part: string) => `${remote}/${part}`;

/** The parts that the server drew: each stands there to be read, so that it is loaded again and again until it comes. */
export const drawnParts = {
  has: (remote: string, part: string): boolean => loading.has(idOf(remote, part)),
  /** Never fails. */
  load: (remote: string, part: string): Promise<RemoteModule> => {
    const id = idOf(remote, part);
    const running = loading.get(id) ?? persistently(remote, part);
    loading.set(id, running);
    return running;
  },
};

async function persistently(remote: string, part: string): Promise<RemoteModule> {
  for (let pause = PAUSE_MS, again = false; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS), again = true) {
    try {
      return await withTimeout(idOf(remote, part), loadRemotePart(remote, part, again));
    } catch (error) {
      logFailure(`${idOf(remote, part)} did not come`, error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
