import { root } from '../settings/places.js';
import { overdueComponents } from './verify-components.js';

/** `npm run components:verify`: exits with 1 if a component is overdue, with 2 if that is unknown. */
export async function verify(): Promise<void> {
  try {
    const overdue = await overdueComponents(root, new Date().toISOString().slice(0, 10));
    for (const one of overdue) process.stdout.write(`${one}\n`);
    if (overdue.length === 0) process.stdout.write('Every component is within its time frame.\n');
    process.exitCode = overdue.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
