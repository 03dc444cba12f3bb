import type { Server } from 'node:http';

/** Reads a setting from the environment. @throws if it is missing and has no default */
export function text(name: string, otherwise?: string): string {
  const value = process.env[name] || otherwise;
  if (value === undefined) throw new Error(`the setting ${name} is missing`);
  return value;
}

export function port(name: string): number {
  return Number(text(name));
}

export function listenOn(server: Server, number: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(number, host, resolve);
  });
}

export function stopOnSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
