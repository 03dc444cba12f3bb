import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Adds to the shell's page the chunks that federation reaches only by `import()`: they are needed at once. */
export function preloadShellChunks(): Plugin {
  let dir = '';
  return {
    name: 'safari:preload-shell-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      dir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8');
      const links = readdirSync(join(dir, 'assets'))
        .filter((file) => file.endsWith('.js') && !html.includes(file))
        .map((file) => `  <link rel="modulepreload" crossorigin href="/assets/${file}">\n  `);
      writeFileSync(page, html.replace('</head>', `${links.join('')}</head>`));
    },
  };
}
