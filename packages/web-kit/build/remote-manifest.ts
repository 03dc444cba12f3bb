import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForServer, evaluate } from './server-bundle.ts';

/** A front end's manifest; beside it, the module that describes its pages on the server. */
const SOURCE = 'src/app/manifest.ts';
/** The screens and dialogs, and the shell's frames, that are loaded when they are first opened. */
const SCREENS = 'src/app/screens.ts';
const SERVER_HALF = 'src/app/pages.server.ts';
/** The shell's: draws whole pages, and provides the shared modules to the remotes' screens. */
const PAGE_RENDERER = 'src/app/screens.server.tsx';

/** The modules that the shell's server half provides to the remotes': as in the browser, there is one copy of each. */
const SHARED_ON_SERVER = ['react', 'react/jsx-runtime', 'react-dom', '@safari/web-kit', '@safari/ui'];

export interface PartFiles {
  scripts: string[];
  styles: string[];
  /** By language code. */
  translations?: Record<string, string[]>;
}

interface BuiltFile {
  name: string;
  code: string;
}

/** More files of a build. */
export interface ManifestFiles {
  manifest: string;
  server?: BuiltFile;
  screens?: BuiltFile;
}

export interface ManifestParts {
  name: string;
  /** The files that each exposed component needs in the browser; empty in development. */
  files: Record<string, PartFiles>;
  /** The files that a lazily loaded source needs in the browser; absent in development. */
  filesOf?: (source: string) => PartFiles;
  /** The exposed components' source files, where they are drawn on the server, too. */
  exposes?: Record<string, string>;
  /** The file name of the script that starts the others. */
  boot?: string | undefined;
}

/**
 * `manifest.json` of the front end in a folder, and its server halves if it has them: one describes its pages, one
 * draws its screens.
 * @throws Error naming every fault of the manifest
 */
export async function manifestFiles(
  root: string,
  { name, files, filesOf, exposes, boot }: ManifestParts,
): Promise<ManifestFiles> {
  const { complete, isDrawn, screens: laterScreens, dialogs, frames } = await sourceOf(root);
  const [server, screens] = await Promise.all([
    serverHalf(root),
    exposes ? screensHalf(root, isDrawn ? exposes : {}) : undefined,
  ]);
  const later = filesOf && {
    screens: await filesOfEach(laterScreens, filesOf),
    dialogs: await filesOfEach(dialogs, filesOf),
    frames: await filesOfEach(frames, filesOf),
  };
  const manifest = complete({ name, files, later, server: server?.name, screens: screens?.name, boot });
  return { manifest: JSON.stringify(manifest), ...(server && { server }), ...(screens && { screens }) };
}

/** By a route's path, a query parameter's name, or a frame's name. */
type ScreenFiles = Readonly<Record<string, { file: () => Promise<object> }>>;

interface Source {
  complete: (built: object) => unknown;
  isDrawn: boolean;
  screens: ScreenFiles;
  dialogs: ScreenFiles;
  frames: ScreenFiles;
}

async function filesOfEach(
  screens: ScreenFiles,
  filesOf: (source: string) => PartFiles,
): Promise<Record<string, PartFiles>> {
  const each = Object.entries(screens).map(async ([name, { file }]) => {
    const { default: source } = (await file()) as { default: string };
    return [name, filesOf(source)] as const;
  });
  return Object.fromEntries(await Promise.all(each));
}

async function sourceOf(root: string): Promise<Source> {
  const screens = join(root, SCREENS);
  const later = existsSync(screens)
    ? `import * as later from ${JSON.stringify(screens)};`
    : 'const later = {};';
  const code = `
    ${later}
    import { completeManifest } from '@safari/web-kit/manifest';
    import { manifest } from ${JSON.stringify(join(root, SOURCE))};
    export const complete = (built) => completeManifest(manifest, built);
    export const isDrawn = manifest.routes.some(({ drawn }) => drawn);
    export const screens = later.SCREEN_FILES ?? {};
    export const dialogs = later.DIALOG_FILES ?? {};
    export const frames = later.FRAME_FILES ?? {};`;
  const options = { selfContained: false, onlyNamesLater: true };
  return evaluate(await bundleForServer(root, code, options)) as unknown as Source;
}

async function serverHalf(root: string): Promise<BuiltFile | undefined> {
  const file = join(root, SERVER_HALF);
  if (!existsSync(file)) return undefined;
  const code = `export * from ${JSON.stringify(file)};`;
  return named('server', await bundleForServer(root, code, { selfContained: true }));
}

async function screensHalf(root: string, exposes: Record<string, string>): Promise<BuiltFile | undefined> {
  const page = join(root, PAGE_RENDERER);
  if (existsSync(page)) {
    const code = `export * from ${JSON.stringify(page)};`;
    return named('screens', await bundleForServer(root, code, { selfContained: true }));
  }
  const code = Object.values(exposes).map((file) => `export * from ${JSON.stringify(join(root, file))};`);
  if (code.length === 0) return undefined;
  const options = { selfContained: true, external: SHARED_ON_SERVER };
  return named('screens', await bundleForServer(root, code.join('\n'), options));
}

/** Its name contains its content's hash, so that a manifest never refers to the server half of another build. */
function named(kind: string, code: string): BuiltFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `${kind}-${hash}.cjs`, code };
}
