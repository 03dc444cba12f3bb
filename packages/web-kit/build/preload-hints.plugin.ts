import { basename, extname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a page needs before an exposed component can be drawn: paths relative to the remote's own root. */
export interface PreloadHint {
  scripts: string[];
  styles: string[];
}

/**
 * Writes `preload.json`, e.g. `{ "App": { "scripts": […], "styles": […] } }`: whoever serves a page can name these
 * files in it, so that they are fetched at once and not one after the other.
 */
export function preloadHints(exposes: Record<string, string>): Plugin {
  return {
    name: 'safari:preload-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Federation's own modules are asked for before any exposed one.
        const runtime = chunks.filter(
          ({ fileName }) => fileName === 'remoteEntry.js' || fileName.includes('localSharedImportMap'),
        );
        const hints: Record<string, PreloadHint> = {};
        for (const [name, file] of Object.entries(exposes)) {
          const exposed = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file.slice(1)));
          hints[basename(name, extname(name))] = hint([...runtime, ...exposed], bundle);
        }
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(hints) });
      },
    },
  };
}

function hint(roots: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): PreloadHint {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  roots.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
