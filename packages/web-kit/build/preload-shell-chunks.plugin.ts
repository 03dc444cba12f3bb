import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Adds to the shell's page the chunks that federation reaches only by `import()`: they are needed at once. */
export function preloadShellChunks(): Plugin {
  let root = '';
  let dir = '';
  return {
    name: 'safari:preload-shell-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      dir = resolve(root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const page = join(dir, 'index.html');
      const html = readFileSync(page, 'utf8');
      const links = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter((chunk) => chunk.fileName.startsWith('assets/') && !html.includes(chunk.fileName))
        .filter((chunk) => !isLater(chunk, root))
        .map(({ fileName }) => `  <link rel="modulepreload" crossorigin href="/${fileName}">\n  `);
      writeFileSync(page, html.replace('</head>', `${links.join('')}</head>`));
    },
  };
}

/** The shell itself loads it only when it is needed, such as another language. */
function isLater({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk, root: string): boolean {
  const source = facadeModuleId ?? '';
  return isDynamicEntry && source.startsWith(join(root, 'src/')) && !source.endsWith('/main.tsx');
}
