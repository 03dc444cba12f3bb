import { buildChanged, compilerArgs } from './build/build.js';
import { readWorkspaces, type Workspace } from './build/workspaces.js';
import { Progress } from './console/progress.js';
import { EXIT, launch } from './processes/launch.js';
import { outerEnvironment } from './product/environment.js';
import { Product } from './product/product.js';
import { readProductFile } from './product/product-file.js';
import { ProgramStack } from './product/program-stack.js';
import { readyText } from './product/ready-text.js';
import { claimData, releaseData } from './settings/claim.js';
import { defaultData, root } from './settings/places.js';
import { requirePorts } from './settings/ports.js';
import { readSettings } from './settings/settings.js';

/** `npm run dev`: the same product as `npm start`, with live reload. */
export function dev(): Promise<never> {
  return launch(async (run) => {
    const { processes } = run;
    const progress = new Progress();
    const settings = readSettings(process.env);
    const data = defaultData;
    const product = new Product({ root, data, settings, processes, progress, live: true, durable: true });
    claimData(data, product.origin);
    run.atEnd(async () => releaseData(data));
    await requirePorts(settings.port);
    await buildChanged({ root, logs: product.logs, processes, progress }, isServedFromDist);
    const compiler = new ProgramStack({
      processes,
      logs: product.logs,
      say: (line) => progress.note(line),
      printLogs: true,
    });
    run.atEnd(() => compiler.stop());
    await compiler.start([watchingCompiler()]);
    run.atEnd(() => product.stop());
    await product.start();
    progress.note(readyText(product));
    return new Promise<never>(() => undefined);
  }, EXIT.done);
}

/** Vite serves shell and remotes from their sources instead. */
function isServedFromDist({ kind, folder }: Workspace): boolean {
  const frontEnds = ['shell', ...Object.values(readProductFile(root).remotes)];
  return kind === 'compiled' || (kind === 'own' && !frontEnds.includes(folder));
}

function watchingCompiler() {
  const folders = readWorkspaces(root)
    .filter(({ kind }) => kind === 'compiled')
    .map(({ folder }) => folder);
  return {
    name: 'compiler',
    command: process.execPath,
    args: [...compilerArgs(), '-b', '-w', '--preserveWatchOutput', ...folders],
    cwd: root,
    env: outerEnvironment(),
    ready: async () => true,
  };
}
