import { basename, extname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bootScript } from './browser-script.ts';
import { neededAtOnce } from './preload-shell-chunks.plugin.ts';
import { type ManifestFiles, manifestFiles, type PartFiles } from './remote-manifest.ts';

const NO_FILES: PartFiles = { scripts: [], styles: [] };
/** Texts in another language, loaded for its readers only: `translations/sw.ts`, `translations/sw/art.ts`. */
const TRANSLATION = /\/translations\/([a-z]{2})(?:\/[\w-]+)?\.ts$/;

/**
 * Writes a front end's `manifest.json` and its server halves; in development it serves the manifest and the half that
 * describes its pages.
 * @param exposes as in the federation's configuration: names of components and their files
 */
export function manifest(name: string, exposes: Record<string, string>): Plugin {
  let root = '';
  return {
    name: 'safari:manifest',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const boot = await bootScript(root);
        const atOnce = neededAtOnce(bundle, root);
        const files = filesOfParts(exposes, bundle, atOnce);
        const there = new Set([...atOnce, ...allOf(files['App'])]);
        const built = await manifestFiles(root, {
          name,
          files,
          filesOf: (source) => filesOf(source, bundle, there),
          exposes,
          boot: boot?.name,
        });
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: built.manifest });
        for (const file of [built.server, built.screens, boot])
          if (file) this.emitFile({ type: 'asset', fileName: file.name, source: file.code });
      },
    },
    configureServer(server) {
      let cached: Promise<ManifestFiles> | undefined;
      server.watcher.on('all', () => {
        cached = undefined;
      });
      // in development no page is drawn on the server
      const parts = { name, files: mapped(exposes, () => NO_FILES) };
      server.middlewares.use((request, response, next) => {
        const file = /\/(manifest\.json|server-\w+\.cjs)$/.exec(request.url ?? '')?.[1];
        if (!file) return next();
        cached ??= manifestFiles(root, parts);
        cached.then(({ manifest, server }) => {
          if (file === 'manifest.json') response.setHeader('content-type', 'application/json').end(manifest);
          else if (file === server?.name) response.end(server.code);
          else response.writeHead(404).end();
        }, next);
      });
    },
  };
}

/**
 * The files that each exposed component needs before it can render: paths relative to the remote's root. The shell's
 * own manifest leaves out files that its page lists already, except the translations of its frame.
 */
function filesOfParts(
  exposes: Record<string, string>,
  bundle: Rolldown.OutputBundle,
  atOnce: ReadonlySet<string>,
): Record<string, PartFiles> {
  const { translations } = dependenciesOf(chunksOf(bundle, [...atOnce]), bundle);
  const ofPage = { ...NO_FILES, ...(translations && { translations }) };
  const chunks = chunksOf(bundle);
  // The entry, with federation's modules, is loaded before any exposed component.
  const runtime = chunks.filter(({ fileName }) => fileName === 'remoteEntry.js');
  return mapped(exposes, (file) => {
    const exposed = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file.slice(1)));
    return exposed.length > 0 ? dependenciesOf([...runtime, ...exposed], bundle) : ofPage;
  });
}

/**
 * The files that a source needs in addition to those already loaded.
 * @throws Error where no file of the build contains the source
 */
function filesOf(source: string, bundle: Rolldown.OutputBundle, there: ReadonlySet<string>): PartFiles {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(source));
  if (!chunk) throw new Error(`no file of the build holds ${source}`);
  return dependenciesOf([chunk], bundle, there);
}

const allOf = ({ scripts, translations = {} }: PartFiles = NO_FILES): string[] => [
  ...scripts,
  ...Object.values(translations).flat(),
];

const chunksOf = (bundle: Rolldown.OutputBundle, names = Object.keys(bundle)) =>
  names.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [file] : [];
  });

/** @param there files that are loaded already */
function dependenciesOf(
  roots: Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  there: ReadonlySet<string> = new Set(),
): PartFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const texts = new Map<string, Rolldown.OutputChunk[]>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName) || there.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    for (const next of chunksOf(bundle, chunk.imports)) visit(next);
    for (const later of chunksOf(bundle, chunk.dynamicImports)) {
      const [, language] = TRANSLATION.exec(later.facadeModuleId ?? '') ?? [];
      if (language) texts.set(language, [...(texts.get(language) ?? []), later]);
    }
  };
  roots.forEach(visit);
  const found = new Set([...there, ...scripts]);
  const translations = [...texts].map(
    ([language, chunks]) => [language, dependenciesOf(chunks, bundle, found).scripts] as const,
  );
  return {
    scripts: [...scripts],
    styles: [...styles],
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  };
}

/** By component name: `./ArtPreview` is `ArtPreview`. */
const mapped = <T>(exposes: Record<string, string>, map: (file: string) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [basename(name, extname(name)), map(file)]),
  );
