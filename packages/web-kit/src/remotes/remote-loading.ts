import type { RemoteModule } from './remotes.context';

/** After this long a message is shown in a remote's place. */
export const REMOTE_TIMEOUT_MS = 3_000;

export class RemoteTimeout extends Error {
  override name = 'RemoteTimeout';
  constructor(
    id: string,
    /** Settles when the slow load ends after all. */
    readonly late: Promise<RemoteModule>,
  ) {
    super(`${id}: no answer in ${REMOTE_TIMEOUT_MS / 1000} s`);
  }
}

/** The module, or a `RemoteTimeout` after three seconds. */
export function withTimeout(id: string, loading: Promise<RemoteModule>): Promise<RemoteModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteTimeout(id, loading)), REMOTE_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
