// `npm run bench [-- bookings reads …]`: each measurement beside its reference in the same run. What was measured is
// written into docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { prepare } from '../local/bin/prepare.mjs';

const NAMES = ['bookings', 'reads', 'growth', 'export', 'processes', 'idle-visitors'];
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : NAMES;

await prepare();
const { startProduct } = await import('./support/product.mjs');
const { asMarkdown, asText } = await import('./support/report.mjs');
const product = await startProduct();
let failed = false;
const stop = () => void product.stop().then(() => process.exit(1));
process.once('SIGINT', stop).once('SIGTERM', stop);
const chapters = [];
try {
  for (const name of names) {
    const { title, measure } = await import(`./${name}.mjs`);
    const lines = await measure(product);
    chapters.push({ title, lines });
    console.log(asText({ title, lines }));
  }
} catch (error) {
  console.error(error);
  failed = true;
} finally {
  await product.stop();
}
const file = new URL('../docs/performance.md', import.meta.url);
if (!failed) writeFileSync(file, asMarkdown(chapters, existsSync(file) ? readFileSync(file, 'utf8') : ''));
process.exit(failed ? 1 : 0);
