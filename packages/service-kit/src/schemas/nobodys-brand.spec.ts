import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { PLACES } from './places.js';

const { root } = PLACES;
const FOLDERS = [
  ...readdirSync(root).filter((name) => /^(gateway|shell|svc-.+|mfe-.+)$/.test(name)),
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
];
const NAME = defaultBrand.name.split(' ')[0] ?? '';
/** The default brand's name, addresses, telephone and licences. */
const OURS = new RegExp(
  [NAME, defaultBrand.phone.replace('+', '\\+'), ...defaultBrand.registration.split(' · ')].join('|'),
  'i',
);
/** Its currency, in what people read. */
const DOLLARS = /(?<!US)\$\d|\bUSD\b|US dollars/;
/** Tests, examples, and the demonstration's own texts, in whose Swahili the name is the word for a summit. */
const NOT_SAID = /\.spec\.|(^|\/)testing\/|(^|\/)seed\//;

const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_SAID.test(name))
    .map((name) => ({
      name: `${folder}/src/${name}`,
      text: readFileSync(join(root, folder, 'src', name), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/(^|\s)\/\/.*$/gm, ''),
    }));

it.each(FOLDERS)('%s says no name, address, number or currency of the default brand', (folder) => {
  const sources = sourcesOf(folder);
  expect(sources).not.toEqual([]);
  const found = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
  expect(found(OURS)).toEqual(folder === 'packages/contracts' ? ['packages/contracts/src/brand.ts'] : []);
  const texts = sources.filter(({ name }) => /(translations\/|\.(words|texts|letter|pdf)\.)/.test(name));
  expect(texts.filter(({ text }) => DOLLARS.test(text)).map(({ name }) => name)).toEqual([]);
});
