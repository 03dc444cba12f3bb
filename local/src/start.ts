import { join } from 'node:path';
import { buildChanged } from './build/build.js';
import { Progress } from './console/progress.js';
import { EXIT, launch } from './processes/launch.js';
import { Product } from './product/product.js';
import { readyText } from './product/ready-text.js';
import { claimData, releaseData } from './settings/claim.js';
import { defaultData, root } from './settings/places.js';
import { requirePorts } from './settings/ports.js';
import { readSettings } from './settings/settings.js';

/** `npm start`: builds what has changed, starts everything, and runs until told to stop. */
export function start(): Promise<never> {
  return launch(async (run) => {
    const { processes } = run;
    const progress = new Progress();
    const settings = readSettings(process.env);
    const data = defaultData;
    const product = new Product({ root, data, settings, processes, progress, live: false, durable: true });
    claimData(data, product.origin);
    run.atEnd(async () => releaseData(data));
    await requirePorts(settings.port);
    const built = await buildChanged({ root, logs: join(data, 'logs'), processes, progress });
    if (built.length === 0) progress.note('✓ Nothing to build');
    run.atEnd(() => product.stop());
    await product.start();
    progress.note(readyText(product));
    return new Promise<never>(() => undefined);
  }, EXIT.done);
}
