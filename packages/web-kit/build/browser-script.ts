import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A script file that a page loads before all others. */
export interface BrowserScript {
  name: string;
  code: string;
}

/** The shell's script that loads the others once a drawn page is shown; remotes have none. */
const BOOT = 'src/boot.ts';

export async function bootScript(root: string): Promise<BrowserScript | undefined> {
  const file = join(root, BOOT);
  if (!existsSync(file)) return undefined;
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: file, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output.output[0];
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `assets/boot-${hash}.js`, code };
}
