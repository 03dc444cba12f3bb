import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Adds preloads for chunks that are needed at once, but that federation reaches only by `import()`, to the shell's
 * page.
 */
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

/**
 * The shell's entry, federation's modules, and everything they import statically; not what our code loads on demand.
 */
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
 * Whether it is an entry. Federation's own modules count: the file that imports them is written after bundling, so
 * Rolldown does not flag them.
 */
function isAskedFor({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry || isDynamicEntry || (facadeModuleId?.includes('virtual:mf') ?? false);
}

/** Whether it is a file of ours that is loaded on demand, such as another language. */
function isLater({ facadeModuleId }: Rolldown.OutputChunk, root: string): boolean {
  const source = facadeModuleId ?? '';
  const isOurs = source.startsWith(join(root, 'src/')) || source.startsWith(resolve(root, '../packages'));
  return isOurs && !source.endsWith('/main.tsx');
}
