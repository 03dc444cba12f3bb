import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../processes/command-of.js';
import type { ProcessGroup } from '../processes/process-group.js';
import { run } from '../processes/run.js';
import type { PostgresBinaries } from './binaries.js';
import type { PostgresHome } from './home.js';

/**
 * Stops a Postgres that a killed launcher left running on this cluster. A pid file that was copied with a folder, or
 * whose pid belongs to another program now, is only deleted.
 */
export async function clearLeftover(
  processes: ProcessGroup,
  home: PostgresHome,
  binaries: PostgresBinaries,
  logs: string,
): Promise<void> {
  const file = join(home.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid, folder] = readFileSync(file, 'utf8').split('\n');
  const ours =
    folder !== undefined && existsSync(folder) && realpathSync(folder) === realpathSync(home.cluster);
  if (!ours || !commandOf(Number(pid)).includes('postgres')) {
    rmSync(file);
    return;
  }
  const stop = (mode: string) =>
    run(
      processes,
      join(logs, 'pg_ctl.log'),
      binaries.pgCtl,
      ['stop', '-D', home.cluster, '-m', mode, '-w', '-t', '15'],
      { cwd: home.cluster, account: home.account },
    );
  await stop('fast').catch(() => stop('immediate'));
}
