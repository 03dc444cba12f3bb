import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { root } from '../settings/places.js';

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
const script = pathToFileURL(join(root, 'local/bin/node-version.mjs')).href;
const { isInRange } = (await import(script)) as { isInRange: (version: string, range: string) => boolean };

it.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.1', false],
  ['24.10.0', false],
  ['24.11.0', true],
  ['26.0.0-nightly20260401', true],
])('Node %s: %s', (version, expected) => {
  expect(isInRange(version, engines.node)).toBe(expected);
});

it('a range in words that are not understood is no range', () => {
  expect(() => isInRange('20.19.0', '20.x')).toThrow('20.x');
});

it('the README and the lock file say what package.json says', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, object> };
  expect(packages['']).toMatchObject({ engines });
  const [from20 = '', from22 = '', from24 = ''] = engines.node.match(/\d+\.\d+/g) ?? [];
  expect(text('README.md')).toContain(`Node ${from20}, ${from22}, ${from24} or newer`);
});
