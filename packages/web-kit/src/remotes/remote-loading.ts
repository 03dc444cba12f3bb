import type { RemoteModule } from './remotes.context';

/** A remote that has not answered after this long gives its place to a message. */
export const REMOTE_TIMEOUT = 3_000;

export class RemoteTimeout extends Error {
  override name = 'RemoteTimeout';
  constructor(
    id: string,
    /** Settles when the slow load ends after all. */
    readonly late: Promise<RemoteModule>,
  ) {
    super(`${id}: no answer in ${REMOTE_TIMEOUT / 1000} s`);
  }
}

/** The module, or a `RemoteTimeout` after three seconds. */
export function withinTimeout(id: string, loading: Promise<RemoteModule>): Promise<RemoteModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteTimeout(id, loading)), REMOTE_TIMEOUT);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
