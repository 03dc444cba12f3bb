/** After this long, a message replaces the loading state. */
const REMOTE_TIMEOUT_MS = 3_000;

export class RemoteTimeout extends Error {
  override name = 'RemoteTimeout';
  constructor(
    readonly id: string,
    /** Settles when the slow load does. */
    readonly late: Promise<unknown>,
  ) {
    super(`${id}: no answer in ${REMOTE_TIMEOUT_MS / 1000} s`);
  }
}

/** The loaded value; rejects with a `RemoteTimeout` after three seconds. */
export function withTimeout<T>(id: string, loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteTimeout(id, loading)), REMOTE_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
