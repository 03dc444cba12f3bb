import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Files, keepBeside, ownFiles } from './former-files.ts';

/** Leaves the files of the build before in this one, for pages that were opened with it. */
export function formerFiles(): Plugin {
  let folder = '';
  let former: Files = new Map();
  return {
    name: 'safari:former-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      former = ownFiles(folder); // the build begins with an empty folder
    },
    // after everything was written, compressed files among it
    closeBundle: { order: 'post', sequential: true, handler: () => keepBeside(folder, former) },
  };
}
