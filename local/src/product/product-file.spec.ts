import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import { readProductFile } from './product-file.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-product-file-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('lists remotes and services whose folders are there', () => {
  const { remotes, services } = readProductFile(root);
  const folders = [...Object.values(remotes), ...Object.values(services)];
  expect(folders.filter((one) => !existsSync(join(root, one, 'package.json')))).toEqual([]);
});

it.each([
  [[], 'it is no object'],
  [{ services: {} }, '"remotes" is no object'],
  [{ remotes: {}, services: { 'a;drop': 'svc-a' } }, '"a;drop" in "services" is no name'],
  [{ remotes: {}, services: { constructor: 'svc-a' } }, '"constructor" in "services" is no name'],
  [{ remotes: { art: '../art' }, services: {} }, '"art" in "remotes" names no folder'],
  [{ remotes: {}, services: { a: 'svc-a', b: 'svc-a' } }, 'svc-a stands twice in "services"'],
])('refuses %j with a sentence', (content, sentence) => {
  writeFileSync(join(folder, 'product.json'), JSON.stringify(content));
  expect(() => readProductFile(folder)).toThrow(sentence);
});
