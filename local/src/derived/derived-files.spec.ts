import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import { derivedFiles } from './derived-files.js';

it.each(derivedFiles(root))(
  '$path says what the folders and product.json say; else run `npm run product`',
  ({ path, content }) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(content);
  },
);
