// `npm run bench [-- bookings reads …]`: each measurement beside its reference in the same run. Each chapter is written
// to docs/performance.md as soon as it is measured.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chosenAmong } from '../local/bin/chosen.mjs';
import { writeScale } from './scale/scale.mjs';
import { startProduct } from './support/product.mjs';
import { asMarkdown, asText } from './support/report.mjs';

const NAMES = [
  'clicks',
  'first-screen',
  'office',
  'customer',
  'web',
  'reads',
  'calls',
  'bookings',
  'letters',
  'flame',
  'peers',
  'growth',
  'export',
  'processes',
  'idle-visitors',
  'sizes',
  'scale',
];
/** Computed from docs/performance.md: needs no running product. */
const RECKONED = 'scale';
const wanted = chosenAmong(NAMES, 'chapter');
const names = wanted.length > 0 ? wanted : NAMES;
const measured = names.filter((name) => name !== RECKONED);
if (measured.length === 0) {
  writeScale();
  process.exit(0);
}

const product = await startProduct({ profiled: measured.includes('flame') });
let failed = false;
const stop = () => void product.stop().then(() => process.exit(1));
process.once('SIGINT', stop).once('SIGTERM', stop);
const file = new URL('../docs/performance.md', import.meta.url);
try {
  for (const name of measured) {
    const { title, measure } = await import(`./${name}.mjs`);
    const chapter = { title, measured: await measure(product) };
    console.log(asText(chapter));
    writeFileSync(file, asMarkdown([chapter], existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }
  writeScale(); // its figures depend on these
  formatTables();
} catch (error) {
  console.error(error);
  failed = true;
} finally {
  await product.stop();
}
process.exit(failed ? 1 : 0);

/** Formats the tables as the linter expects. */
function formatTables() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'docs/performance.md', 'docs/scale.md'], {
    cwd: root,
  });
}
