import { connect } from 'node:net';

/** Checks whether a GET on the address answers 200. */
export function answers(address: string): () => Promise<boolean> {
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
    await response.body?.cancel();
    return response.status === 200;
  };
}

/** Checks whether something listens on the loopback port. */
export function listens(port: number): () => Promise<boolean> {
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
}
