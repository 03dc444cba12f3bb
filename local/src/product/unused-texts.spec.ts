import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import { readProductFile } from './product-file.js';

/** Keys that the code composes from variables only. */
const BY_KIND = /^(artist|artwork)\.translations$/;

it.each(['shell', ...Object.values(readProductFile(root).remotes)])('%s says all of its texts', (folder) => {
  const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
    .map((name) => ({ name, text: readFileSync(join(root, folder, 'src', name), 'utf8') }));
  // one key per line, unless the formatter could put all on one line
  const keys = files
    .filter(({ name }) => /^translations\/en\b/.test(name))
    .flatMap(({ text }) => [...text.matchAll(/(?:^ {2}|^export const \w+ = \{ )'?([\w.]+?)'?:/gm)])
    .map(([, key = '']) => key);
  const source = files.flatMap(({ name, text }) => (name.startsWith('translations/') ? [] : text)).join('\n');
  const composed = [...source.matchAll(/`((?:[\w.]|\$\{[^}]*\})*)`/g)]
    .map(([, key = '']) => key.replaceAll('.', '\\.').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && /\w/.test(parts.join('')))
    .map((parts) => new RegExp(`^${parts.join('.+')}$`));
  const isSaid = (key: string): boolean =>
    source.includes(`'${key}'`) || BY_KIND.test(key) || composed.some((pattern) => pattern.test(key));
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !isSaid(key) && !isSaid(key.replace(/_(one|other)$/, '')))).toEqual([]);
});
