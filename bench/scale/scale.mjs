import { readFileSync, writeFileSync } from 'node:fs';
import { scaleDocument } from './document.mjs';

const docs = (name) => new URL(`../../docs/${name}`, import.meta.url);

/** @returns docs/scale.md as it is, and recomputed from docs/performance.md */
export function readScale() {
  const written = readFileSync(docs('scale.md'), 'utf8');
  return { written, now: scaleDocument(written, readFileSync(docs('performance.md'), 'utf8')) };
}

export function writeScale() {
  writeFileSync(docs('scale.md'), readScale().now);
}
