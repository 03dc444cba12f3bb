import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PLACES } from './places.js';
import { servicesOf } from './product.file.js';

const table = readFileSync(join(PLACES.root, 'docs/letters.md'), 'utf8');
const files = Object.values(servicesOf(PLACES.root)).flatMap((service) =>
  readdirSync(join(PLACES.root, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.letter.ts'))
    .map((file) => join(service, 'src', file)),
);
const written = files.flatMap((file) =>
  [...readFileSync(join(PLACES.root, file), 'utf8').matchAll(/^export function (\w+Letter)\b/gm)].map(
    ([, name = '']) => ({ name, file }),
  ),
);

it('the table of who hears what names every letter that is written, and where', () => {
  expect(written.length).toBeGreaterThan(12);
  for (const { name, file } of written) {
    const row = table.split('\n').find((line) => line.includes(`\`${name}\``));
    expect({ name, row }).toMatchObject({ row: expect.any(String) });
    if (row?.startsWith('|')) expect(row).toContain(basename(file));
  }
});

it('and none that nobody writes', () => {
  const named = [...table.matchAll(/`(\w+Letter)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(written.map(({ name }) => name)));
  for (const [, file = ''] of table.matchAll(/`(svc-[\w/-]+\.letter\.ts)`/g)) expect(files).toContain(file);
});
