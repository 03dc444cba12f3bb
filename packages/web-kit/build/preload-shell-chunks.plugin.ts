import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Adds to the shell’s page the chunks that federation reaches only by `import()` and does not name itself: they are needed at once. */
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
      const links = [...neededAtOnce(bundle, root)]
        .filter((file) => file.startsWith('assets/') && !html.includes(file))
        .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
      writeFileSync(page, html.replace('</head>', `${links.join('')}</head>`));
    },
  };
}

/** The shell's own entry and federation's modules, and all that these import; not what our code loads later. */
export function neededAtOnce(bundle: Rolldown.OutputBundle, root: string): Set<string> {
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(need);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && isAskedFor(chunk) && !isLater(chunk, root)) need(chunk.fileName);
  return needed;
}

/**
 * Federation's own modules are imported by a file that the plugin writes after bundling, so that Rolldown does not flag
 * them as entries.
 */
function isAskedFor({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry || isDynamicEntry || (facadeModuleId?.includes('virtual:mf') ?? false);
}

/** A file of ours that is loaded only when it is wanted, such as another language. */
function isLater({ facadeModuleId }: Rolldown.OutputChunk, root: string): boolean {
  const source = facadeModuleId ?? '';
  const isOurs = source.startsWith(join(root, 'src/')) || source.startsWith(resolve(root, '../packages'));
  return isOurs && !source.endsWith('/main.tsx');
}
