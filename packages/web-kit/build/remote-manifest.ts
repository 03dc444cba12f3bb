import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleForServer, evaluate } from './server-bundle.ts';

/** A front end's manifest, and the module that describes its pages on the server. */
const SOURCE = 'src/app/manifest.ts';
const SERVER_HALF = 'src/app/pages.server.ts';

export interface PartFiles {
  scripts: string[];
  styles: string[];
}

/** Further files of a build: names and contents. */
export interface ManifestFiles {
  manifest: string;
  server?: { name: string; code: string };
}

/**
 * `manifest.json` of the front end in a folder, and its server half where it has one.
 * @param files what each exposed component needs; empty in development
 * @throws Error naming every fault of the manifest
 */
export async function manifestFiles(
  root: string,
  name: string,
  files: Record<string, PartFiles>,
): Promise<ManifestFiles> {
  const [complete, half] = await Promise.all([completer(root), serverHalf(root)]);
  const manifest = complete({ name, files, ...(half && { server: half.name }) });
  return { manifest: JSON.stringify(manifest), ...(half && { server: half }) };
}

async function completer(root: string): Promise<(built: object) => unknown> {
  const code = `
    import { completeManifest } from '@safari/web-kit/manifest';
    import { manifest } from ${JSON.stringify(join(root, SOURCE))};
    export const complete = (built) => completeManifest(manifest, built);`;
  const { complete } = evaluate(await bundleForServer(root, code, { selfContained: false }));
  return complete as (built: object) => unknown;
}

/** Named by its content's hash, so that a manifest never leads to the server half of another build. */
async function serverHalf(root: string): Promise<ManifestFiles['server']> {
  const file = join(root, SERVER_HALF);
  if (!existsSync(file)) return undefined;
  const code = await bundleForServer(root, `export * from ${JSON.stringify(file)};`, { selfContained: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name: `server-${hash}.cjs`, code };
}
