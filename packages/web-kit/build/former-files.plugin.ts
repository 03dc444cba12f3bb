import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Files, keepBeside, ownFiles } from './former-files.ts';

/** Keeps the previous build's files in this one, for pages that were opened before the release. */
export function formerFiles(): Plugin {
  let folder = '';
  let former: Files = new Map();
  return {
    name: 'safari:former-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      former = ownFiles(folder); // read first, since the build empties the folder
    },
    // after all files are written, including the compressed ones
    closeBundle: { order: 'post', sequential: true, handler: () => keepBeside(folder, former) },
  };
}
