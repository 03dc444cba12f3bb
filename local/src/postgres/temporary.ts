import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launch } from '../processes/launch.js';
import { ProcessGroup } from '../processes/process-group.js';
import { Program } from '../processes/program.js';
import { prepareCluster } from './cluster.js';
import { postgresHome, removeOutsideHome } from './home.js';

export interface TemporaryPostgres {
  /** A superuser's address. */
  readonly url: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts an empty embedded Postgres on a free port.
 * @param run stops it at its end; without it, only `stop` does
 */
export async function startTemporaryPostgres(run?: Launch): Promise<TemporaryPostgres> {
  const processes = new ProcessGroup();
  const data = mkdtempSync(join(tmpdir(), 'safari-postgres-'));
  chmodSync(data, 0o755);
  let program: Program | undefined;
  const stop = async (): Promise<void> => {
    await program?.stop();
    await processes.stop();
    removeOutsideHome(data);
    rmSync(data, { recursive: true, force: true });
  };
  run?.atEnd(stop);
  const home = postgresHome(data);
  const cluster = await prepareCluster(processes, { home, password: 'test', logs: data, durable: false });
  program = new Program({ processes, logs: data, say: (line) => console.error(line) }, cluster.program);
  await program.start();
  return { url: cluster.url, stop };
}
