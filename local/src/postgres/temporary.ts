import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** An embedded Postgres of its own, empty, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const processes = new ProcessGroup();
  const data = mkdtempSync(join(tmpdir(), 'safari-postgres-'));
  chmodSync(data, 0o755);
  const home = postgresHome(data);
  const cluster = await prepareCluster(processes, { home, password: 'test', logs: data, durable: false });
  const program = new Program({ processes, logs: data, say: (line) => console.error(line) }, cluster.program);
  await program.start();
  return {
    url: cluster.url,
    stop: async () => {
      await program.stop();
      await processes.stop();
      removeOutsideHome(data);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
