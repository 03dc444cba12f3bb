import { loadTranslations, logFailure, type RemoteModule } from '@safari/web-kit';
import { loadRemotePart } from './load-remote';

/** Between attempts; doubled after each. */
const PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

const loading = new Map<string, Promise<RemoteModule>>();
const loadedParts = new Map<string, RemoteModule>();
const idOf = (remote: string, part: string) => `${remote}/${part}`;

/** The parts that the server drew: their HTML is visible, so each is loaded again and again until it arrives. */
export const drawnParts = {
  has: (remote: string, part: string): boolean => loading.has(idOf(remote, part)),
  /** The module, once it and its translations have loaded. */
  loaded: (remote: string, part: string): RemoteModule | undefined => loadedParts.get(idOf(remote, part)),
  /** Never rejects. */
  load: (remote: string, part: string): Promise<RemoteModule> => {
    const id = idOf(remote, part);
    const running = loading.get(id) ?? persistently(remote, part);
    loading.set(id, running);
    return running;
  },
};

async function persistently(remote: string, part: string): Promise<RemoteModule> {
  const id = idOf(remote, part);
  const attempts: Promise<RemoteModule | undefined>[] = []; // the first to succeed counts, even one that was late
  let module: RemoteModule | undefined;
  for (let pause = PAUSE_MS; !module; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const attempt = loadRemotePart(remote, part, attempts.length > 0);
    attempt.catch((error: unknown) => logFailure(`${id} failed to load`, error));
    attempts.push(attempt);
    const over = new Promise<undefined>((resolve) => setTimeout(resolve, pause));
    module = await Promise.any([...attempts, over]);
  }
  await loadTranslations(undefined, true);
  loadedParts.set(id, module);
  return module;
}
